#pragma once

#include "common/games.h"

#include "base/dealer.h"
#include "players/random_player.h"
#include "players/thumb_london.h"

#include <ostream>
#include <string>
#include <vector>

namespace londinium {

/// An edition and a number of players.
struct Table {
    int edition;
    std::size_t players;

    const LondonBook& book() const { return edition == 1 ? common::library().london1 : common::library().london2; }
};

inline void PrintTo(const Table& table, std::ostream* out) {
    *out << "london" << table.edition << " with " << table.players << " players";
}

inline std::vector<Table> all_tables() { return {{1, 2}, {1, 3}, {1, 4}, {2, 2}, {2, 3}, {2, 4}}; }

/// A test for each edition and number of players.
class AtEveryTable : public testing::TestWithParam<Table> {
protected:
    const LondonBook& book() const { return GetParam().book(); }
    std::size_t players() const { return GetParam().players; }

    london::State deal(int game) const {
        Dealer dealer("players " + std::to_string(game));
        return London::deal(book(), players(), dealer);
    }

    PlayerPtr<London> thumb() const { return PlayerPtr<London>(new ThumbLondon(book())); }
    PlayerPtr<London> random(int game) const {
        return PlayerPtr<London>(new RandomPlayer<London>(book(), static_cast<std::uint64_t>(game)));
    }
    /// One rule-of-thumb player among random ones; its seat changes from game
    /// to game.
    Seat seat_of_thumb(int game) const { return seat_at(static_cast<std::size_t>(game) % players()); }
    std::vector<PlayerPtr<London>> one_thumb(int game) const {
        std::vector<PlayerPtr<London>> seats;
        for (std::size_t s = 0; s < players(); ++s) {
            seats.push_back(seat_at(s) == seat_of_thumb(game) ? thumb() : random(10 * game + static_cast<int>(s)));
        }
        return seats;
    }
    std::vector<PlayerPtr<London>> only_thumbs() const {
        std::vector<PlayerPtr<London>> seats;
        for (std::size_t s = 0; s < players(); ++s) seats.push_back(thumb());
        return seats;
    }

    /// Plays a game out; look(state, view, action) sees every choice before it
    /// is carried out.
    template <class Look>
    london::State play(london::State state, const std::vector<PlayerPtr<London>>& seats, Look look) const {
        while (!state.over()) {
            const london::View view = London::observe(book(), state, state.seat);
            const london::Action action = seats[index(state.seat)]->choose(view);
            look(state, view, action);
            London::apply(book(), state, state.seat, action);
        }
        return state;
    }
    london::State play(const london::State& state, const std::vector<PlayerPtr<London>>& seats) const {
        return play(state, seats, [](const auto&, const auto&, auto) {});
    }

    testing::AssertionResult is_legal(const london::State& state, london::Action action) const {
        london::Actions legal;
        London::legal(book(), state, state.seat, legal);
        for (const london::Action other : legal) {
            if (other == action) return testing::AssertionSuccess();
        }
        return testing::AssertionFailure() << words(book(), action) << " at " << words(state.decision);
    }
};

} // namespace londinium
