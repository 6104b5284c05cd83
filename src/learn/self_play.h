#pragma once

#include "base/dealer.h"
#include "learn/notes.h"
#include "players/net_player.h"
#include "players/thumb_of.h"

namespace londinium {

/// How a game to learn from is played.
struct Schooling {
    bool by_thumb = false;    // the rule of thumb plays all seats, with some mistakes
    float mistakes = 0.01F;   // chance of any action, for the sake of variety
    float tries = 0.05F;      // the same where cards are drawn or dropped: it shows what each is worth
    float spread = 0.01F;     // of the net's choices
    float thumb_seats = 0.4F; // chance that a seat is the rule of thumb's
    float trust = 0.9F;       // in what comes after the others' turns (lambda)
};

/// Is it about one card, drawn or dropped? Much of a game is, and little hangs on
/// each: only who tries all of them can tell which are worth having.
inline bool of_one_card(const london::State& state) {
    using london::Decision;
    return state.decision == Decision::turn || state.decision == Decision::draw || state.decision == Decision::limit;
}
inline bool of_one_card(const markets::State&) { return false; }

/// Plays one game by the net and takes notes for each of its seats. Everything
/// about it follows from the number.
template <class Rules>
class SelfPlay {
public:
    explicit SelfPlay(const Judge<Rules>& judge) : judge_(judge) {}

    /// Returns the seats that have notes to learn from.
    SeatSet play(std::size_t players, std::uint64_t number, const Schooling& schooling) {
        Dealer dealer("school " + std::to_string(number));
        Random random(number * 2 + 1);
        auto state = Rules::deal(judge_.book, players, dealer);
        auto thumb = seasoned_thumb(judge_.book);
        SeatSet by_net = 0;
        for (std::size_t s = 0; s < players; ++s) {
            notes[s].begin(players);
            if (!schooling.by_thumb && random.unit() >= schooling.thumb_seats) by_net |= only(seat_at(s));
        }
        if (by_net == 0 && !schooling.by_thumb)
            by_net = only(seat_at(random.below(static_cast<std::uint32_t>(players))));
        const SeatSet learning = schooling.by_thumb ? all_seats(players) : by_net;

        while (!Rules::over(state)) {
            const Seat seat = Rules::asked(state);
            const auto view = Rules::observe(judge_.book, state, seat);
            typename Rules::Actions actions;
            choices(judge_.book, view.shown, seat, actions);
            bool mistake = false;
            auto action = actions[0];
            if (actions.size() > 1) {
                const bool of_one = of_one_card(state);
                const bool any = random.unit() < static_cast<double>(of_one ? schooling.tries : schooling.mistakes);
                mistake = any && !of_one;
                if (any) {
                    action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
                } else if (holds(by_net, seat)) {
                    action = actions[choose(view, actions, schooling.spread, random)];
                } else {
                    action = thumb.choose(view);
                }
            }
            if (mistake && holds(learning, seat)) distrust(seat);
            note_bid(state, seat, action, learning);
            Rules::apply(judge_.book, state, seat, action);
            if (Rules::over(state)) break;
            // After each own action, and whenever somebody else's turn is over.
            const bool passed = Rules::asked(state) != seat;
            if (holds(learning, seat)) note(state, seat, passed ? schooling.trust : 1);
            for (std::size_t s = 0; passed && s < players; ++s) {
                if (seat_at(s) != seat && holds(learning, seat_at(s))) note(state, seat_at(s), 1);
            }
        }
        for (std::size_t s = 0; s < players; ++s) {
            if (!holds(learning, seat_at(s))) continue;
            notes[s].finish(as_outputs(outcome<Rules>(judge_.book, state, seat_at(s)), seat_at(s), players));
        }
        return learning;
    }

    std::array<Notes, kMostSeats> notes;

private:
    std::size_t choose(const typename Rules::View& view, const typename Rules::Actions& actions, float spread,
                       Random& random) const {
        const auto possible = Rules::worlds(judge_.book, view);
        std::array<typename Rules::State, 2> worlds;
        for (auto& world : worlds) world = possible.sample(random);
        FirstLook<Rules> look;
        look_ahead<Rules>(judge_, worlds, view.seat, actions, Breadth::all, look);
        look.settle(actions.size());
        return draw_by_worth<Rules>(actions, look.worths, spread, random);
    }

    void note(const typename Rules::State& state, Seat seat, float trust) {
        Inputs inputs;
        judge_.facts.fill(state, seat, inputs);
        const Net::Outputs said = judge_.net.outputs(judge_.net.hidden(inputs), state.players);
        notes[index(seat)].add(inputs, said, trust);
    }

    /// What follows a mistake tells nothing of what came before it.
    void distrust(Seat seat) { notes[index(seat)].distrust_last(); }

    /// A sealed bid is judged before the others' bids are known.
    void note_bid(const typename Rules::State& state, Seat seat, typename Rules::Action action, SeatSet learning) {
        if (!sealed(state) || !holds(learning, seat)) return;
        auto then = state;
        foresee(judge_.book, then, seat, action);
        note(then, seat, 1);
    }

    const Judge<Rules>& judge_;
};

} // namespace londinium
