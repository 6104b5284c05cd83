/// Where one is, by the part of the address after '#': `#/table/ID?seat=1` is at ['table', 'ID'] with {seat: '1'}.

interface Route {
    path: string[];
    query: Record<string, string>;
}

export const route = $state<Route>(read());

function read(): Route {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
    return {
        path: path.split('/').filter(Boolean).map(decodeURIComponent),
        query: Object.fromEntries(new URLSearchParams(query)),
    };
}

window.addEventListener('hashchange', () => Object.assign(route, read()));

export function address(path: string[], query: Record<string, string> = {}): string {
    const asked = new URLSearchParams(query).toString();
    return '#/' + path.map(encodeURIComponent).join('/') + (asked ? `?${asked}` : '');
}

/// Elsewhere, without a step back to where one was.
export function replace(path: string[], query: Record<string, string> = {}): void {
    history.replaceState(null, '', address(path, query));
    Object.assign(route, read());
}

export function go(path: string[], query: Record<string, string> = {}): void {
    location.hash = address(path, query);
}
