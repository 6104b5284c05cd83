/// The map of London: twenty boroughs, the Thames and four bridges, in a frame of 1000 by 800. Borders are cut once and
/// used by both sides, so that neighbours can never drift apart; the river is drawn over all of them last.

type Point = readonly [number, number];
export type Outline = Point[];

export const thames: Outline = [
    [-10, 436], [40, 462], [86, 506], [128, 560], [190, 594], [268, 592], [345, 566], [418, 534], [468, 492], [494, 442],
    [530, 404], [592, 390], [664, 400], [732, 410], [788, 396], [834, 414], [858, 462], [884, 506], [922, 500], [944, 452],
    [966, 408], [1010, 384],
];
export const bridges: Outline = [[652, 398], [488, 455], [352, 563], [208, 597]];

// Where three boroughs meet, where borders reach the river, and corners of the rim.
const at: Record<string, Point> = {
    cwm: [502, 318], cmp: [505, 256], cpi: [602, 244], cih: [712, 252], chb: [760, 288], hmp: [484, 158], wmd: [404, 312],
    wdk: [326, 336], wkf: [362, 438], khf: [172, 438], bwl: [414, 688], lsc: [578, 540], scd: [700, 566], cdl: [722, 640],
    dlg: [846, 622],
    hf: [131, 563], fw: [423, 531], wc: [522, 409], cb: [752, 406], wb: [262, 593], bl: [461, 499], ls: [566, 393],
    sd: [806, 399], dg: [880, 503],
    n0: [26, 453], n1: [34, 318], hk: [158, 286], kd: [252, 246], dm: [340, 176], mh: [356, 132], n2: [352, 58],
    hp: [480, 52], pi: [598, 40], ih: [738, 44], n3: [878, 92], kb: [912, 252], n4: [968, 262], n5: [974, 401],
    s0: [71, 489], s1: [92, 716], wl: [420, 762], lc: [556, 770], cl: [690, 772], lg: [862, 766], s2: [978, 728], s3: [992, 391],
};

// Corners clockwise; a number is a point of the Thames.
const corners: Record<string, (string | number)[]> = {
    hammersmith: ['n0', 'n1', 'hk', 'khf', 'hf', 3, 2, 1],
    kensington: ['hk', 'kd', 'wdk', 'wkf', 'khf'],
    'fulham-and-chelsea': ['khf', 'wkf', 'fw', 7, 6, 5, 4, 'hf'],
    paddington: ['kd', 'dm', 'wmd', 'wdk'],
    westminster: ['wdk', 'wmd', 'cwm', 'wc', 9, 8, 'fw', 'wkf'],
    'st-marylebone': ['dm', 'mh', 'hmp', 'cmp', 'cwm', 'wmd'],
    hampstead: ['mh', 'n2', 'hp', 'hmp'],
    'st-pancras': ['hp', 'pi', 'cpi', 'cmp', 'hmp'],
    'islington-and-stoke-newington': ['pi', 'ih', 'cih', 'cpi'],
    hackney: ['ih', 'n3', 'kb', 'chb', 'cih'],
    'bethnal-green-stepney-and-poplar': ['chb', 'kb', 'n4', 'n5', 20, 19, 18, 17, 16, 15, 14, 'cb'],
    city: ['cwm', 'cmp', 'cpi', 'cih', 'chb', 'cb', 13, 12, 11, 10, 'wc'],
    wandsworth: ['s0', 2, 3, 4, 'wb', 'bwl', 'wl', 's1'],
    battersea: ['wb', 5, 6, 7, 'bl', 'bwl'],
    lambeth: ['bl', 8, 9, 10, 'ls', 'lsc', 'lc', 'wl', 'bwl'],
    'southwark-and-bermondsey': ['ls', 11, 12, 13, 14, 'sd', 'scd', 'lsc'],
    camberwell: ['lsc', 'scd', 'cdl', 'cl', 'lc'],
    deptford: ['sd', 15, 16, 'dg', 'dlg', 'cdl', 'scd'],
    lewisham: ['cdl', 'dlg', 'lg', 'cl'],
    greenwich: ['dg', 17, 18, 19, 20, 's3', 's2', 'lg', 'dlg'],
};

/// Where name and figures stand.
export const centres: Record<string, Point> = {
    hammersmith: [96, 384], kensington: [248, 348], 'fulham-and-chelsea': [266, 496], paddington: [318, 240],
    westminster: [414, 380], 'st-marylebone': [425, 206], hampstead: [414, 88], 'st-pancras': [541, 136],
    'islington-and-stoke-newington': [666, 134], hackney: [808, 166], 'bethnal-green-stepney-and-poplar': [868, 326],
    city: [646, 308], wandsworth: [164, 662], battersea: [350, 624], lambeth: [496, 632],
    'southwark-and-bermondsey': [662, 490], camberwell: [634, 660], deptford: [786, 540], lewisham: [778, 700],
    greenwich: [922, 630],
};

/// Where a station of the Underground stands, clear of name and figures.
export const rings: Record<string, Point> = {
    hammersmith: [98, 442], kensington: [276, 408], 'fulham-and-chelsea': [352, 498], paddington: [346, 292],
    westminster: [456, 440], 'st-marylebone': [460, 266], hampstead: [448, 136], 'st-pancras': [552, 204],
    'islington-and-stoke-newington': [660, 206], hackney: [826, 228], 'bethnal-green-stepney-and-poplar': [846, 388],
    city: [576, 338], wandsworth: [256, 690], battersea: [424, 588], lambeth: [512, 560],
    'southwark-and-bermondsey': [738, 456], camberwell: [640, 594], deptford: [756, 596], lewisham: [806, 650],
    greenwich: [912, 562],
};

/// Between two neighbours: the middle of their border, or the bridge that leads from one to the other.
export function between(a: string, b: string): Point {
    const shared = corners[a]!.filter((corner) => corners[b]!.includes(corner)).map(pointOf);
    if (shared.length >= 2) return [(shared[0]![0] + shared[1]![0]) / 2, (shared[0]![1] + shared[1]![1]) / 2];
    const way = ([x, y]: Point) => [a, b].reduce((sum, id) => sum + Math.hypot(rings[id]![0] - x, rings[id]![1] - y), 0);
    return bridges.reduce((best, bridge) => (way(bridge) < way(best) ? bridge : best));
}

// ---- Borders ----

/// Numbers that look random and are the same each time.
function dice(seed: number): () => number {
    let state = seed >>> 0;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 4294967296;
    };
}

const pointOf = (corner: string | number): Point => (typeof corner === 'number' ? thames[corner]! : at[corner]!);

// A border bends a little, the same way whichever side asks.
function bend(from: string | number, to: string | number): Outline {
    if (typeof from === 'number' || typeof to === 'number') return [];
    const [first, second] = from < to ? [from, to] : [to, from];
    const [a, b] = [pointOf(first), pointOf(second)];
    const [x, y] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(x, y);
    const next = dice([...`${first}-${second}`].reduce((sum, c) => sum * 31 + c.charCodeAt(0), 7));
    next();
    const count = Math.floor(length / 24);
    const points: Point[] = [];
    for (let i = 1; i < count; i++) {
        const t = i / count;
        const off = (next() - 0.5) * 9 * Math.min(1, 4 * t * (1 - t));
        points.push([a[0] + x * t - (y / length) * off, a[1] + y * t + (x / length) * off]);
    }
    return first === from ? points : points.reverse();
}

function outline(id: string): Outline {
    const around = corners[id]!;
    return around.flatMap((corner, i) => [pointOf(corner), ...bend(corner, around[(i + 1) % around.length]!)]);
}

export const outlines: Record<string, Outline> = Object.fromEntries(Object.keys(corners).map((id) => [id, outline(id)]));
export const boroughIds = Object.keys(corners);

export const path = (points: Outline): string =>
    `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/// The river as a soft line through its points.
export const river: string = (() => {
    let d = `M${thames[0]!.join(' ')}`;
    for (let i = 0; i + 1 < thames.length; i++) {
        const [a, b, c, e] = [thames[Math.max(i - 1, 0)]!, thames[i]!, thames[i + 1]!, thames[Math.min(i + 2, thames.length - 1)]!];
        const [x1, y1] = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
        const [x2, y2] = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
        d += `C${x1.toFixed(1)} ${y1.toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)} ${c.join(' ')}`;
    }
    return d;
})();

/// The angle of the river at a bridge, in degrees.
export function flowAt([x, y]: Point): number {
    let best = 0;
    let nearest = Infinity;
    for (let i = 0; i + 1 < thames.length; i++) {
        const [a, b] = [thames[i]!, thames[i + 1]!];
        const distance = Math.hypot((a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y);
        if (distance < nearest) {
            nearest = distance;
            best = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
        }
    }
    return best;
}

// ---- Streets: each borough is cut again and again into blocks, smaller near the City ----

const middle = (points: Outline): Point => [
    points.reduce((sum, p) => sum + p[0], 0) / points.length,
    points.reduce((sum, p) => sum + p[1], 0) / points.length,
];

function area(points: Outline): number {
    let sum = 0;
    points.forEach(([x, y], i) => {
        const [u, v] = points[(i + 1) % points.length]!;
        sum += x * v - u * y;
    });
    return Math.abs(sum / 2);
}

// The part of an outline on one side of the line through p with the normal n.
function cut(points: Outline, p: Point, n: Point): Outline {
    const side = (q: Point) => (q[0] - p[0]) * n[0] + (q[1] - p[1]) * n[1];
    const kept: Point[] = [];
    points.forEach((a, i) => {
        const b = points[(i + 1) % points.length]!;
        const [sa, sb] = [side(a), side(b)];
        if (sa >= 0) kept.push(a);
        if (sa * sb < 0) {
            const t = sa / (sa - sb);
            kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
        }
    });
    return kept;
}

function split(points: Outline, smallest: number, next: () => number, blocks: Outline[]): void {
    if (points.length < 3) return;
    const size = area(points);
    const centre = middle(points);
    if (size < smallest * (0.7 + 0.9 * next())) {
        if (size > smallest * 0.18)
            blocks.push(points.map(([x, y]) => [centre[0] + (x - centre[0]) * 0.86, centre[1] + (y - centre[1]) * 0.86]));
        return;
    }
    const far = points.reduce((best, p) => (Math.hypot(p[0] - centre[0], p[1] - centre[1]) > Math.hypot(best[0] - centre[0], best[1] - centre[1]) ? p : best));
    const angle = Math.atan2(far[1] - centre[1], far[0] - centre[0]) + (next() - 0.5) * 0.2;
    const normal: Point = [Math.cos(angle), Math.sin(angle)];
    split(cut(points, centre, normal), smallest, next, blocks);
    split(cut(points, centre, [-normal[0], -normal[1]]), smallest, next, blocks);
}

/// All blocks of a borough as one path.
export function streets(id: string): string {
    const [x, y] = centres[id]!;
    const away = Math.hypot(x - 640, y - 330);
    const blocks: Outline[] = [];
    const shape = outlines[id]!;
    const centre = middle(shape);
    const inside = shape.map(([px, py]) => [centre[0] + (px - centre[0]) * 0.94, centre[1] + (py - centre[1]) * 0.94] as const);
    split(inside, 110 + away * 1.1, dice(id.length * 7919 + id.charCodeAt(1)), blocks);
    return blocks.map(path).join('');
}
