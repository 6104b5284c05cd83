#include "rules/markets/auction.h"
#include "terminal/markets/story.h"

#include <algorithm>
#include <bit>

namespace londinium {

using markets::Bid;
using markets::kAllKinds;
using markets::Kind;
using markets::State;

namespace {

std::string offers(const MarketsPhrases& phrases, const State& before, const State& after) {
    std::vector<std::string> parts;
    Seat seat = before.first;
    for (std::size_t i = 0; i < before.players; ++i, seat = next_seat(seat, before.players)) {
        const Bid& bid = after.last_bids[index(seat)];
        const std::string offered =
            bid.cards == 0 ? phrases.say("markets.story.nothing") : phrases.goods(bid.kind, bid.cards);
        parts.push_back(phrases.say("markets.story.offered", {{"player", phrases.name(seat)}, {"goods", offered}}));
    }
    return phrases.list(parts);
}

/// Who offered most of a kind; none if nobody offered any.
SeatSet most_of(const State& after, Kind kind) {
    int most = 1;
    SeatSet best = 0;
    for (std::size_t s = 0; s < after.players; ++s) {
        const Bid& bid = after.last_bids[s];
        if (bid.kind != kind || bid.cards < most) continue;
        if (bid.cards > most) best = 0;
        most = bid.cards;
        best = static_cast<SeatSet>(best | only(seat_at(s)));
    }
    return best;
}

std::string outcome(const MarketsPhrases& phrases, const State& before, Kind kind, SeatSet best) {
    const std::uint8_t brings = phrases.edition()[before.now].brings[index(kind)];
    const SeatSet winners = markets::break_tie(before, best);
    const int sharing = std::popcount(winners);
    const bool special = brings == markets::kSpecialPrize;
    std::string_view id = "markets.story.wins";
    if (sharing > 1) id = special ? "markets.story.nobody-wins" : "markets.story.share";
    std::string text = phrases.say(id, {{"players", phrases.named(winners)},
                                        {"kind", phrases.marked(kind)},
                                        {"prize", phrases.prize(brings)},
                                        {"each", special ? 0 : brings / sharing}});
    if (winners != best) text += phrases.say("markets.story.by-advantage");
    return text;
}

} // namespace

std::string auction_text(const MarketsPhrases& phrases, const State& before, const State& after) {
    std::vector<std::string> outcomes;
    for (const Kind kind : kAllKinds) {
        if (const SeatSet best = most_of(after, kind); best != 0) {
            outcomes.push_back(outcome(phrases, before, kind, best));
        }
    }
    if (outcomes.empty()) return phrases.say("markets.story.nobody-bids");
    std::string text = phrases.say("markets.story.auction", {{"offers", offers(phrases, before, after)}});
    for (const std::string& one : outcomes) text += " " + one;
    return text;
}

} // namespace londinium
