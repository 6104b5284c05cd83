#pragma once

#include "players/judge.h"

#include <span>

namespace londinium {

/// Carries out an action as far as its player can foresee it in one world. A
/// sealed bid is put down and left there: what the others bid is not known.
inline void foresee(const LondonBook& book, london::State& state, Seat, london::Action action) {
    london::apply(book.edition, state, action);
}
inline void foresee(const MarketsBook& book, markets::State& state, Seat seat, markets::Action action) {
    if (state.decision != markets::Decision::bid) {
        markets::apply(book.edition, state, seat, action);
        return;
    }
    const bool nothing = action.verb == markets::Verb::bid_nothing;
    state.bids[index(seat)] = nothing ? markets::Bid{} : markets::Bid{action.kind(), action.count};
    state.bid_in |= only(seat);
    state.seat = next_seat(seat, state.players);
}

/// Does the action turn up something that was hidden? Then one world is not
/// enough to tell what it is worth.
inline bool reveals(const london::State&, london::Action action) {
    using london::Verb;
    return action.verb == Verb::draw_deck || action.verb == Verb::peek || action.verb == Verb::buy;
}
inline bool reveals(const markets::State& state, markets::Action) { return state.decision != markets::Decision::bid; }

/// A sealed choice is best a mixed one: who always bids the same is read.
inline bool sealed(const london::State&) { return false; }
inline bool sealed(const markets::State& state) { return state.decision == markets::Decision::bid; }

/// How much more the rule of thumb is heard than elsewhere. A net sees what a card
/// is worth in a hand only dimly, and tends to take what lies open, which keeps the
/// game going for the others, too.
inline float more_care(const LondonBook& book, const london::State& state) {
    constexpr float kFirstEdition = 3;
    constexpr float kSecondEdition = 10;
    if (state.decision != london::Decision::turn && state.decision != london::Decision::draw) return 1;
    return book.edition.number == 1 ? kFirstEdition : kSecondEdition;
}
inline float more_care(const MarketsBook&, const markets::State&) { return 1; }

template <class Rules>
using Worths = std::array<float, Rules::Actions::capacity()>;

/// By how much each action is worse than the best, as the rule of thumb sees it:
/// prestige or pounds, 0 for the best, never more than kMostBehind.
inline constexpr float kMostBehind = 15;
template <class Rules>
void behind_best(const typename Rules::Book& book, const typename ThumbOf<Rules>::Type& thumb,
                 const typename Rules::State& world, Seat seat, const typename Rules::Actions& actions,
                 Worths<Rules>& behind) {
    const auto list = thumb.worths(Rules::observe(book, world, seat), actions);
    double best = -1e9;
    for (const double worth : list) best = std::max(best, worth);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        behind[i] = std::min(kMostBehind, static_cast<float>(best - list[i]));
    }
}

/// What one look ahead says of each action.
template <class Rules>
struct FirstLook {
    Worths<Rules> worths; // of the states they lead to
    Worths<Rules> wins;   // the chances to win there
    Worths<Rules> doubts; // what to take off where the rule of thumb finds an action bad

    /// Takes the doubts off: what to choose by.
    void settle(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) worths[i] -= doubts[i];
    }
};

/// How many actions a look is for: all of them, or, where it is one of many
/// looks on the way to a later position, the few that the rule of thumb finds
/// likely. That takes less than half the time, and nobody was seen to play worse.
enum class Breadth : unsigned char { all, likely };
inline constexpr std::size_t kLikely = 3;
inline constexpr float kPassedOver = -1000; // what an action is worth that was not looked at

/// How far behind the best an action may be to be looked at.
template <class Rules>
float furthest(const typename Rules::Actions& actions, const Worths<Rules>& behind, Breadth breadth) {
    if (breadth == Breadth::all || actions.size() <= kLikely) return kMostBehind;
    Worths<Rules> sorted;
    const auto end = std::copy_n(behind.begin(), actions.size(), sorted.begin());
    std::nth_element(sorted.begin(), sorted.begin() + (kLikely - 1), end);
    return sorted[kLikely - 1];
}

/// Looks once ahead: what each action is worth to the seat asked, by the state
/// it leads to. What turns up is averaged over the worlds given.
template <class Rules>
void look_ahead(const Judge<Rules>& judge, std::span<const typename Rules::State> worlds, Seat seat,
                const typename Rules::Actions& actions, Breadth breadth, FirstLook<Rules>& look) {
    constexpr float kHopeless = 0.12F; // a doubt that nothing makes up for
    const float caution = judge.caution * more_care(judge.book, worlds[0]);
    behind_best<Rules>(judge.book, judge.thumb, worlds[0], seat, actions, look.doubts);
    const float bar = furthest<Rules>(actions, look.doubts, breadth);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const bool hopeless = breadth == Breadth::likely && look.doubts[i] * caution > kHopeless;
        if (look.doubts[i] > bar || hopeless) {
            look.worths[i] = kPassedOver;
            look.wins[i] = 0;
            continue;
        }
        const std::size_t looks = reveals(worlds[0], actions[i]) ? worlds.size() : 1;
        Worth sum;
        for (std::size_t w = 0; w < looks; ++w) {
            typename Rules::State then = worlds[w];
            foresee(judge.book, then, seat, actions[i]);
            const Worth worth = judge(then, seat).worth(seat);
            sum.all += worth.all;
            sum.win += worth.win;
        }
        look.worths[i] = sum.all / static_cast<float>(looks);
        look.wins[i] = sum.win / static_cast<float>(looks);
        look.doubts[i] *= caution;
    }
}

template <class Rules>
std::size_t best_of(const typename Rules::Actions& actions, const Worths<Rules>& worths) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < actions.size(); ++i) {
        if (worths[i] > worths[best]) best = i;
    }
    return best;
}

/// One of the actions, the likelier the more it is worth: `spread` is the
/// difference that makes one e times as likely as another.
template <class Rules>
std::size_t draw_by_worth(const typename Rules::Actions& actions, const Worths<Rules>& worths, float spread,
                          Random& random) {
    const float most = worths[best_of<Rules>(actions, worths)];
    std::array<float, Rules::Actions::capacity()> shares;
    float all = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        shares[i] = exponential((worths[i] - most) / spread);
        all += shares[i];
    }
    float left = static_cast<float>(random.unit()) * all;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        left -= shares[i];
        if (left < 0) return i;
    }
    return best_of<Rules>(actions, worths);
}

} // namespace londinium
