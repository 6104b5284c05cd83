#pragma once

#include "players/london_inputs.h"
#include "players/markets_inputs.h"
#include "players/net.h"
#include "players/thumb_of.h"

#include <algorithm>
#include <bit>

namespace londinium {

/// What a game is to the net besides its rules: which facts it is told, and in
/// which unit the margin is counted.
template <class Rules>
struct NetGame;
template <>
struct NetGame<London> {
    using Facts = LondonInputs;
    static constexpr float kMarginUnit = 100; // prestige
    /// Judge::caution at the beginning and at the end of a net's schooling.
    static constexpr double kFirstCaution = 0.1;
    static constexpr double kLastCaution = 0.02;
    /// Inputs that already tell who is ahead: a net begins with these.
    static constexpr std::string_view kLead = "estimated lead: ";
    static Facts facts(const LondonBook& book, const ThumbLondon& thumb) { return {book, thumb.habits()}; }
};
template <>
struct NetGame<Markets> {
    using Facts = MarketsInputs;
    static constexpr float kMarginUnit = 25; // pounds
    static constexpr double kFirstCaution = 0.03;
    static constexpr double kLastCaution = 0.002;
    static constexpr std::string_view kLead = "lead: ";
    static Facts facts(const MarketsBook& book, const ThumbMarkets&) { return Facts(book); }
};

/// By how much a seat is ahead of the best other in a final score: prestige or
/// pounds.
template <class Final>
int lead_of(const Final& final, Seat seat, std::size_t players) {
    int best = INT32_MIN;
    for (std::size_t s = 0; s < players; ++s) {
        if (seat_at(s) != seat) best = std::max(best, final.lines[s].total());
    }
    return final.lines[index(seat)].total() - best;
}

/// How a game that is over ended, as a net would say it: the victory shared
/// among the winners, the seat's margin over the best other.
template <class Rules>
Judgement outcome(const typename Rules::Book& book, const typename Rules::State& state, Seat seat) {
    const auto final = score(book.edition, state);
    Judgement judgement{};
    const float share = 1.0F / static_cast<float>(std::popcount(final.winners));
    for (std::size_t s = 0; s < state.players; ++s) {
        if (holds(final.winners, seat_at(s))) judgement.win[s] = share;
    }
    const auto lead = static_cast<float>(lead_of(final, seat, state.players));
    judgement.margin = std::clamp(lead / NetGame<Rules>::kMarginUnit, -2.0F, 2.0F);
    return judgement;
}

/// A net that knows its game: it judges states from the place of any seat,
/// looking at nothing that this seat may not know. (What a state knows more is
/// for the rules to go on with.)
template <class Rules>
class Judge {
public:
    using Thumb = typename ThumbOf<Rules>::Type;

    explicit Judge(const typename Rules::Book& b)
        : book(b), thumb(seasoned_thumb(b)), facts(NetGame<Rules>::facts(b, thumb)), net(facts.names().size()) {}
    /// One with other habits in its ear, for who looks for better ones.
    Judge(const Judge& other, const london::thumb::Habits& habits)
        requires std::is_same_v<Rules, London>
        : caution(other.caution), book(other.book), thumb(book, habits), facts(book, habits), net(other.net) {}

    Judgement operator()(const typename Rules::State& state, Seat seat) const {
        if (Rules::over(state)) return outcome<Rules>(book, state, seat);
        Inputs inputs;
        facts.fill(state, seat, inputs);
        return net.judge(inputs, seat, state.players);
    }

    /// How much less an action is worth for each prestige or pound that the rule
    /// of thumb finds it worse, in chance to win. The less a net has seen, the
    /// more it should be careful.
    float caution = 0.1F;

    const typename Rules::Book& book;
    Thumb thumb; // the rule of thumb that it listens to
    typename NetGame<Rules>::Facts facts;
    Net net;
};

} // namespace londinium
