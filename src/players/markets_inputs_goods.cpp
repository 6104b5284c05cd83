#include "players/markets_inputs.h"

#include "rules/markets/goods.h"
#include "rules/markets/specials.h"

#include <algorithm>

/// Goods, bids, special cards and the round, for the net.
namespace londinium {

using namespace markets;

namespace {

/// The kinds are all alike but for what they bring in this round: they are told
/// in that order, a special card first, what is not on sale last.
constexpr std::array<std::string_view, kKinds> kRanks = {"dearest kind", "second kind", "third kind", "cheapest kind"};

enum GoodsFact : std::size_t {
    kOnSale,
    kBrings,
    kSpecial,
    kMine,
    kMineOnSale,
    kLead, // over what the others are known or likely to hold
    kOthers,
    kStock,
    kGoodsFacts,
};
constexpr std::array<std::string_view, kGoodsFacts> kGoodsFactWords = {
    "on sale", "brings", "brings a special card", "mine", "mine on sale", "lead", "another may have", "stock"};

constexpr std::size_t kMostBid = 7;
constexpr std::array<std::string_view, kMostBid + 1> kBidWords = {"nothing", "1", "2", "3", "4", "5", "6", "more"};

enum SpecialSum : std::size_t { kPays, kPaysMost, kSpecialSums };
constexpr std::array<std::string_view, kSpecialSums> kSpecialSumWords = {"pay", "the best pays"};

constexpr std::array<std::string_view, kRounds + 1> kRoundWords = {"set-up", "1", "2", "3",  "4",  "5", "6",
                                                                   "7",      "8", "9", "10", "11", "12"};
enum RoundFact : std::size_t {
    kClosed,
    kActionsOver,
    kAuctionsOver,
    kAuctionsLeft,
    kFirst,
    kActionLeft,
    kPlayed,
    kDue,
    kTakes,
    kFourPlayers,
    kLeadMoney,
    kRoundFacts,
};
constexpr std::array<std::string_view, kRoundFacts> kRoundFactWords = {
    "market closed", "actions over", "auctions over", "auctions left", "I am first",   "my action to come",
    "cards played",  "goods due",    "goods to take", "four players",  "lead in money"};

enum Changing : std::size_t { kItself, kMoney, kHand, kSpecialHand, kCrates, kChanging };
constexpr std::array<std::string_view, kChanging> kChangingWords = {"phase", "lead", "goods", "special cards",
                                                                    "takes above the least"};
constexpr std::array<std::string_view, 11> kDecisionWords = {"tile", "act",   "after", "goods", "restock", "exchange",
                                                             "bid",  "prize", "pile",  "keep",  "over"};

bool actions_over(const State& state) {
    return state.decision == Decision::restock || state.decision == Decision::exchange ||
           state.decision == Decision::bid || state.decision == Decision::prize || state.closed != 0;
}

} // namespace

void MarketsInputs::name_goods() {
    goods_ = names_.list().size();
    for (const std::string_view rank : kRanks) names_.add_each(rank, kGoodsFactWords);
    bids_ = names_.list().size();
    for (const std::string_view rank : kRanks) names_.add_each(std::string("my bid, ") + std::string(rank), kBidWords);
    specials_ = names_.add_each("special card in my hand", book_.specials);
    special_sums_ = names_.add_each("my special cards", kSpecialSumWords);
}

void MarketsInputs::name_round() {
    rounds_ = names_.add_each("round", kRoundWords);
    round_facts_ = names_.add_each("in this round", kRoundFactWords);
    phases_ = names_.list().size();
    for (const std::string_view what : kChangingWords) names_.add_each(what, kPhaseWords);
    constexpr std::array<std::string_view, kMostSeats> kWho = {"me", "next", "second", "third"};
    to_move_ = names_.add_each("to move", kWho);
    decision_ = names_.add_each("I am asked", kDecisionWords);
}

void MarketsInputs::fill_goods(const State& state, Seat seat, Inputs& inputs) const {
    const bool open = !state.setting_up() && state.now != kUnknownMarketCard && !edition_[state.now].closed;
    const Player& me = state.of(seat);
    std::array<Kind, kKinds> order = kAllKinds;
    const auto rank = [&](Kind kind) {
        const int brings = open && !holds(state.closed, kind) ? edition_[state.now].brings[index(kind)] + 1 : 0;
        return brings * 32 + me.hand[index(kind)];
    };
    for (std::size_t i = 1; i < kKinds; ++i) {
        for (std::size_t k = i; k > 0 && rank(order[k]) > rank(order[k - 1]); --k) std::swap(order[k], order[k - 1]);
    }
    for (std::size_t i = 0; i < kKinds; ++i) {
        const Kind kind = order[i];
        const std::size_t first = goods_ + i * kGoodsFacts;
        const bool on_sale = open && !holds(state.closed, kind);
        const int brings = on_sale ? edition_[state.now].brings[index(kind)] : 0;
        inputs.set(first + kOnSale, on_sale, 1);
        inputs.set(first + kBrings, brings == kSpecialPrize ? 0 : brings, 4);
        inputs.set(first + kSpecial, brings == kSpecialPrize, 1);
        const bool has_bid = state.has_bid(seat) && state.bids[index(seat)].kind == kind;
        const int bid = has_bid ? state.bids[index(seat)].cards : 0;
        const int mine = me.hand[index(kind)] - bid;
        inputs.set(first + kMine, mine, 5);
        inputs.set(first + kMineOnSale, on_sale ? mine : 0, 5);
        inputs.set(first + kStock, int{state.stocks[index(kind)]}, 10);

        // What nobody saw of this kind is spread over the other hands.
        int unseen = kGoodsPerKind - state.stocks[index(kind)] - me.hand[index(kind)];
        float most = 0;
        for (std::size_t s = 0; s < state.players; ++s) {
            if (seat_at(s) != seat) unseen -= state.player[s].known[index(kind)];
        }
        for (std::size_t s = 0; s < state.players; ++s) {
            if (seat_at(s) == seat) continue;
            const float hidden = static_cast<float>(unseen) / static_cast<float>(state.players - 1);
            most = std::max(most, static_cast<float>(state.player[s].known[index(kind)]) + hidden);
        }
        inputs.set(first + kOthers, most / 5);
        const float lead = (static_cast<float>(mine) - most) / 3;
        inputs.set(first + kLead, on_sale ? std::clamp(lead, -1.5F, 1.5F) : 0);
        if (bid > 0)
            inputs.mark(bids_ + i * (kMostBid + 1) + std::min<std::size_t>(kMostBid, static_cast<std::size_t>(bid)));
    }
    if (state.has_bid(seat) && state.bids[index(seat)].cards == 0) inputs.mark(bids_);
}

void MarketsInputs::fill_specials(const State& state, Seat seat, Inputs& inputs) const {
    int pays = 0;
    int most = 0;
    for (const Special card : state.of(seat).special) {
        inputs.mark(specials_ + index(card));
        const int now = special_pays(edition_, state, seat, card);
        pays += now;
        most = std::max(most, now);
    }
    inputs.set(special_sums_ + kPays, pays, 8);
    inputs.set(special_sums_ + kPaysMost, most, 8);
}

void MarketsInputs::fill_round(const State& state, Seat seat, Inputs& inputs) const {
    inputs.mark(rounds_ + state.round);
    const Player& me = state.of(seat);
    int best = 0;
    int auctions = 0;
    int above = 0;
    for (std::size_t s = 0; s < state.players; ++s) {
        if (seat_at(s) != seat) best = std::max(best, state.player[s].money);
    }
    for (const MarketCard card : state.market_cards) auctions += !edition_[card].closed;
    for (const Stall& stall : state.stalls) above += std::max(0, stall.crates(seat) - kLeastTaken);
    const float lead = static_cast<float>(me.money - best) / 20;
    const bool over = actions_over(state);
    inputs.set(round_facts_ + kClosed, state.now != kUnknownMarketCard && edition_[state.now].closed, 1);
    inputs.set(round_facts_ + kActionsOver, over, 1);
    inputs.set(round_facts_ + kAuctionsOver, state.closed == kEveryKind, 1);
    inputs.set(round_facts_ + kAuctionsLeft, auctions, 10);
    inputs.set(round_facts_ + kFirst, state.first == seat, 1);
    const std::size_t mine = (index(seat) + state.players - index(state.first)) % state.players;
    const std::size_t asked = (index(state.seat) + state.players - index(state.first)) % state.players;
    inputs.set(round_facts_ + kActionLeft, !over && (mine > asked || (mine == asked && !state.acted)), 1);
    inputs.set(round_facts_ + kFourPlayers, state.players == 4, 1);
    inputs.set(round_facts_ + kLeadMoney, lead);

    const Phases phases(static_cast<float>(state.round) / static_cast<float>(kRounds));
    const auto set = [&](Changing what, float value) { phases.set(inputs, phases_ + what * kPhases, value); };
    set(kItself, 1);
    set(kMoney, lead);
    set(kHand, static_cast<float>(goods_in_hand(me)) / 10);
    set(kSpecialHand, static_cast<float>(me.special.size()) / 3);
    set(kCrates, static_cast<float>(above) / 8);

    if (state.over()) return;
    inputs.mark(to_move_ + (index(state.seat) + state.players - index(seat)) % state.players);
    if (state.seat != seat) return;
    inputs.mark(decision_ + static_cast<std::size_t>(state.decision));
    inputs.set(round_facts_ + kPlayed, int{state.played}, 1);
    inputs.set(round_facts_ + kDue, int{state.due}, 4);
    inputs.set(round_facts_ + kTakes, int{state.takes}, 2);
}

} // namespace londinium
