import own from '../emblems/own.json';
import london from 'virtual:emblems/london';
import signs from 'virtual:emblems/signs';

/// The inside of an SVG of 512 by 512 for each card. The drawings are from game-icons.net (CC BY 3.0), by Delapouite,
/// Lorc and others (see docs/credits.md), but for five of our own.
export const emblem = (card: string): string => (own as Record<string, string>)[card] ?? london[card] ?? '';

/// The sign of a kind of cards, and a few others.
export const sign = (name: string): string => signs[name] ?? '';
