import type { Picking } from './picking.svelte';

/// A card of one's hand is let go somewhere. Onto the city: build it there. Onto the board: give it up, or swap it for what
/// lies there.
export function dropped(picking: Picking, card: string, place: string | null): void {
    if (!place) return;
    const can = (action: string) => picking.stage.legal.some((each) => each.action === action);
    const board = /^board:(\w+):(\S+)$/.exec(place);
    if (board && can(`swap ${card} for ${board[1]} ${board[2]}`)) return picking.play(`swap ${card} for ${board[1]} ${board[2]}`);
    if (place === 'board' || board) {
        const verb = ['spend', 'discard', 'sell'].find((each) => can(`${each} ${card}`));
        if (verb) picking.play(`${verb} ${card}`);
        return;
    }
    const where = place.startsWith('stack:') ? `on ${place.slice(6)}` : place === 'plot' || place === 'city' ? 'new' : null;
    if (!where) return;
    if (can(`place ${card}`)) picking.playAll([`place ${card}`, where]);
    else if (can(`use ${card}`)) picking.play(`use ${card}`);
    else if (can('develop')) picking.playAll(['develop', `place ${card}`, where]);
}
