import type { Player } from './players';
import type { Assistant, MarketsData, MarketsView } from './view';

/// The two tracks of the assistants as one calendar, which a desk shows whole and a phone in short.
export interface CalendarProps {
    view: MarketsView;
    data: MarketsData;
    players: readonly Player[];
    senders: Partial<Record<Assistant, number>>;
    choosable: Assistant[];
    chosen: Assistant | null;
    choose: (assistant: Assistant) => void;
}

/// A round: what each assistant does in it, and what happens when the lower one arrives.
export interface Line extends Record<Assistant, string> {
    space: number;
    event: string;
}

export const linesOf = (data: MarketsData): Line[] =>
    data.tracks.map((row) => ({
        space: Number(row.space),
        lower: row.lower_track_3_and_4_players,
        upper: row.upper_track_4_players_only,
        event: row.event_on_arrival_of_the_lower_assistant,
    }));

/// The assistants that are in the game.
export const assistantsOf = (view: MarketsView): Assistant[] => (view.assistants.upper === undefined ? ['lower'] : ['lower', 'upper']);
