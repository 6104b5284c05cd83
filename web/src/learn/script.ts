import type { GameId, Seat, TableWish, View } from '../table/table';
import type { Values } from '../words/message';

/// A lesson is a list of steps over a real game. What the computers do is not part of it: each step waits for a moment
/// that it knows by the view, so that a lesson goes on whatever they do.

export interface Moment {
    view: View;
    decision: string;
    /// The learner is asked, and may do these.
    mine: boolean;
    legal: string[];
    seat: Seat;
    /// How many moves the learner has made.
    moves: number;
}

export interface Step {
    /// `lessons.GAME.SAYS.title` and `lessons.GAME.SAYS`.
    says: string;
    rule?: string;
    /// It waits until this holds; without it, it comes at once.
    when?: (now: Moment) => boolean;
    /// Its moment is over and will not come again (the learner went another way): it is left out.
    past?: (now: Moment) => boolean;
    /// What is lit, of all that is legal. If nothing legal is among it, everything is. A step without it is read, and
    /// a button goes on.
    only?: (action: string, now: Moment) => boolean;
    /// When it is done; without it, after one move of the learner's.
    until?: (now: Moment) => boolean;
    /// It comes whenever its moment comes, once, between the others.
    aside?: boolean;
    values?: (now: Moment) => Values;
}

export interface Script {
    game: GameId;
    wish: (you: string, level: string, pace: 'human' | 'instant') => TableWish;
    steps: Step[];
}
