#pragma once

#include "rules/london/state.h"

namespace londinium::london {

/// The two rows of discarded cards (section 4).

using BoardRow = FixedVector<Card, 5>;

void add(BoardRow& row, Card card);
void remove(BoardRow& row, Card card);

/// Puts a spent or discarded card on the board (L4.1, L4.2).
void discard(const Edition& edition, State& state, Card card);

/// A card of the hand goes to the board.
void spend(const Edition& edition, State& state, Seat seat, Card card);

/// Calls visit(row, card) once for each different card of each row.
template <class Visit>
void for_each_on_board(const State& state, Visit visit) {
    for (const Row r : {Row::top, Row::bottom}) {
        const BoardRow& row = state.row(r);
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i == 0 || row[i] != row[i - 1]) visit(r, row[i]);
        }
    }
}

} // namespace londinium::london
