#include "rules/london/board.h"

#include "rules/london/hand.h"

namespace londinium::london {

void add(BoardRow& row, Card card) {
    std::size_t i = 0;
    while (i < row.size() && row[i] < card) ++i;
    row.insert(i, card);
}

void remove(BoardRow& row, Card card) {
    std::size_t i = 0;
    while (row[i] != card) ++i;
    row.erase(i);
}

void discard(const Edition& edition, State& state, Card card) {
    const std::size_t spaces = row_spaces(state.players);
    BoardRow& top = state.row(Row::top);
    BoardRow& bottom = state.row(Row::bottom);
    if (top.size() == spaces && bottom.size() == spaces) {
        // The row that leaves is nowhere afterwards, which is what "left the
        // game" means here; the other one takes its place.
        if (edition.bottom_row_leaves) {
            bottom = top;
            top = BoardRow{};
        } else {
            top = bottom;
            bottom = BoardRow{};
        }
    }
    add(top.size() < spaces ? top : bottom, card);
}

void spend(const Edition& edition, State& state, Seat seat, Card card) {
    remove(state.hand_of(seat), card);
    discard(edition, state, card);
}

} // namespace londinium::london
