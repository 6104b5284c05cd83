import { tick } from 'svelte';
import { motion, pace } from '../base/settings.svelte';
import type { Animator } from '../table/stage.svelte';
import type { MoveEntry } from '../table/table';
import { isKind, isMarket, readBid } from './view';

/// What happened, seen to happen: merchants walk one market on, goods, crates and coins fly from where they lay to
/// where they go. The table has changed already; these are only pictures, moved by transforms alone.
export function flights(root: () => HTMLElement | undefined): Animator {
    let stood = new Map<string, DOMRect>();
    return {
        before() {
            stood = motion() ? pawnsOf(root()) : new Map();
        },
        after(entry) {
            if (!motion()) return;
            void tick().then(() => {
                const table = root();
                if (!table) return;
                walk(table, stood);
                fly(table, entry);
            });
        },
    };
}

function pawnsOf(table: HTMLElement | undefined): Map<string, DOMRect> {
    const pawns = table?.querySelectorAll<HTMLElement>('[data-pawn]') ?? [];
    return new Map([...pawns].map((pawn) => [pawn.dataset.pawn!, pawn.getBoundingClientRect()]));
}

const length = () => Math.min(Math.max(pace(), 260), 1000);

function walk(table: HTMLElement, stood: Map<string, DOMRect>): void {
    for (const pawn of table.querySelectorAll<HTMLElement>('[data-pawn]')) {
        const from = stood.get(pawn.dataset.pawn!);
        const to = pawn.getBoundingClientRect();
        if (!from || Math.hypot(from.x - to.x, from.y - to.y) < 8) continue;
        pawn.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], {
            duration: length() * 1.2,
            easing: 'ease-in-out',
        });
    }
}

function fly(table: HTMLElement, { seat, action, bids }: MoveEntry): void {
    const at = (selector: string) => table.querySelector<HTMLElement>(selector);
    const player = at(`[data-seat="${seat}"]`);
    const [verb = '', a = '', b = ''] = action.split(' ');
    const market = isMarket(a)
        ? a
        : isMarket(b)
          ? b
          : (at(`[data-pawn="${verb}"]`)?.closest<HTMLElement>('[data-market]')?.dataset.market ?? '');
    const stall = at(`[data-market="${market}"]`);
    if (verb === 'take' && isKind(a)) send(at(`[data-stock="${a}"] .goods`), at(`[data-stock="${a}"]`), player);
    if (verb === 'give' && isKind(a)) send(at(`[data-stock="${a}"] .goods`), player, at(`[data-stock="${a}"]`));
    if (verb === 'tile' || verb === 'builder') send(crate(seat), player, stall);
    if (verb === 'cashier') send(coin(), stall, player);
    if (bids) setTimeout(() => sendBids(table, bids), Math.min(500, pace()) + length());
}

/// All cards offered go back to the stocks.
function sendBids(table: HTMLElement, bids: Record<string, string>): void {
    for (const [seat, text] of Object.entries(bids)) {
        const bid = readBid(text);
        const stock = bid && table.querySelector<HTMLElement>(`[data-stock="${bid.kind}"]`);
        const letter = table.querySelector<HTMLElement>(`[data-letter="${seat}"]`);
        for (let card = 0; bid && card < Math.min(bid.count, 4); ++card) {
            send(stock?.querySelector('.goods') ?? null, letter, stock ?? null, card * 90);
        }
    }
}

function crate(seat: number): Element {
    const made = document.createElement('div');
    made.style.cssText = `width:100%;height:100%;background:var(--seat-${seat});border:3px solid var(--crate);outline:1.5px solid var(--outline)`;
    return made;
}
function coin(): Element {
    const made = document.createElement('div');
    made.style.cssText =
        'width:100%;height:100%;border-radius:50%;background:var(--brass);border:2px solid var(--outline)';
    return made;
}

const size = 42;

function send(picture: Element | null, from: HTMLElement | null, to: HTMLElement | null, delay = 0): void {
    if (!picture || !from?.checkVisibility() || !to?.checkVisibility()) return;
    const flying = document.createElement('div');
    flying.className = 'flying-thing';
    flying.setAttribute('aria-hidden', 'true');
    flying.style.cssText = `position:fixed;left:0;top:0;width:${size}px;height:${size}px;z-index:65;pointer-events:none;will-change:transform;opacity:0`;
    flying.append(picture.isConnected ? picture.cloneNode(true) : picture);
    from.closest('.markets')?.append(flying);
    const middle = (place: HTMLElement): string => {
        const box = place.getBoundingClientRect();
        return `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size / 2}px)`;
    };
    const flight = flying.animate(
        [
            { transform: middle(from), opacity: 1 },
            { transform: `${middle(to)} scale(0.8)`, opacity: 1 },
        ],
        { duration: length() * 0.8, delay, easing: 'cubic-bezier(.3,.1,.2,1)' },
    );
    flight.onfinish = flight.oncancel = () => flying.remove();
}
