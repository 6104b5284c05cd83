#include "players/markets_inputs.h"

#include "rules/markets/goods.h"
#include "rules/markets/specials.h"

#include <algorithm>

namespace londinium {

using namespace markets;

namespace {

constexpr std::array<std::string_view, kMostSeats> kSlots = {"me", "next", "second", "third"};

enum Fact : std::size_t {
    kMoney,
    kGoods,
    kTiles,
    kSpecials,
    kExchanges,
    kAdvantage,
    kBestCrates,
    kSecondCrates,
    kThirdCrates,
    kFourthCrates,
    kFifthCrates,
    kTaking, // above the least, at all markets
    kFacts,
};
constexpr std::array<std::string_view, kFacts> kFactWords = {"money",
                                                             "goods",
                                                             "tiles",
                                                             "special cards",
                                                             "restock-and-exchange",
                                                             "advantage",
                                                             "crates, best",
                                                             "crates, second",
                                                             "crates, third",
                                                             "crates, fourth",
                                                             "crates, fifth",
                                                             "takes above the least"};

/// A pawn's market in this round, the next and the one after.
enum PawnFact : std::size_t { kUnused, kNow, kThen, kLater, kOthersNow, kOthersThen, kPawnFacts };
constexpr std::array<std::string_view, kPawnFacts> kPawnFactWords = {
    "unused", "I take now", "I take then", "I take later", "others take now", "others take then"};
constexpr std::array<std::string_view, 5> kPawnWords = {"builder", "buyer", "cashier", "lower", "upper"};

} // namespace

MarketsInputs::MarketsInputs(const MarketsBook& book) : book_(book), edition_(book.edition) {
    name_players();
    name_goods();
    name_round();
}

void MarketsInputs::name_players() {
    for (std::size_t slot = 0; slot < kMostSeats; ++slot) player_[slot] = names_.add_each(kSlots[slot], kFactWords);
    pawns_ = names_.list().size();
    for (const std::string_view pawn : kPawnWords) names_.add_each(pawn, kPawnFactWords);
}

void MarketsInputs::fill_player(const State& state, Seat seat, std::size_t slot, Inputs& inputs) const {
    const std::size_t first = player_[slot];
    const Player& player = state.of(seat);
    inputs.set(first + kMoney, player.money, 50);
    inputs.set(first + kGoods, goods_in_hand(player), 10);
    inputs.set(first + kTiles, int{player.tiles}, 20);
    inputs.set(first + kSpecials, player.special.size(), 3);
    inputs.set(first + kExchanges, int{player.exchange_cards}, 1);
    inputs.set(first + kAdvantage, player.advantage, 1);
    std::array<int, kMarkets> crates{};
    int taking = 0;
    for (std::size_t i = 0; i < kMarkets; ++i) {
        crates[i] = state.stalls[i].crates(seat);
        taking += std::max(0, crates[i] - kLeastTaken);
        for (std::size_t k = i; k > 0 && crates[k] > crates[k - 1]; --k) std::swap(crates[k], crates[k - 1]);
    }
    for (std::size_t i = 0; i < kMarkets; ++i) inputs.set(first + kBestCrates + i, crates[i], 6);
    inputs.set(first + kTaking, taking, 8);
}

void MarketsInputs::fill_pawns(const State& state, Seat seat, Inputs& inputs) const {
    if (state.setting_up()) return;
    const auto others_take = [&](Market market) {
        int most = 0;
        for (std::size_t s = 0; s < state.players; ++s) {
            if (seat_at(s) != seat) most = std::max(most, taken_at(state, seat_at(s), market));
        }
        return most;
    };
    for (const Pawn pawn : {Pawn::builder, Pawn::buyer, Pawn::cashier}) {
        const std::size_t first = pawns_ + static_cast<std::size_t>(pawn) * kPawnFacts;
        const bool unused = !state.is_used(pawn);
        const Market now = state.merchant_at(pawn);
        const Market then = edition_.after(now);
        const Market later = edition_.after(then);
        inputs.set(first + kUnused, unused, 1);
        inputs.set(first + kNow, unused ? taken_at(state, seat, now) : 0, 6);
        inputs.set(first + kThen, taken_at(state, seat, then), 6);
        inputs.set(first + kLater, taken_at(state, seat, later), 6);
        inputs.set(first + kOthersNow, unused ? others_take(now) : 0, 6);
        inputs.set(first + kOthersThen, others_take(then), 6);
    }
    for (const Pawn pawn : {Pawn::lower, Pawn::upper}) {
        if (state.assistants[pawn == Pawn::lower ? 0 : 1] == 0 || state.is_used(pawn)) continue;
        const std::size_t first = pawns_ + static_cast<std::size_t>(pawn) * kPawnFacts;
        int best = 0;
        for (std::size_t i = 0; i < kMarkets; ++i) {
            const Market market = static_cast<Market>(i);
            if (!state.has_merchant(market)) best = std::max(best, taken_at(state, seat, market));
        }
        const Space& space = edition_.space(state.assistants[pawn == Pawn::lower ? 0 : 1]);
        const Task task = pawn == Pawn::lower ? space.lower : space.upper;
        inputs.mark(first + kUnused);
        // An assistant that lays tiles, earns or buys: three inputs for its best.
        inputs.set(first + kNow + static_cast<std::size_t>(task), best, 6);
    }
}

void MarketsInputs::fill(const State& state, Seat seat, Inputs& inputs) const {
    inputs.clear();
    for (std::size_t i = 0; i < state.players; ++i) {
        fill_player(state, seat_at((index(seat) + i) % state.players), i, inputs);
    }
    fill_pawns(state, seat, inputs);
    fill_goods(state, seat, inputs);
    fill_specials(state, seat, inputs);
    fill_round(state, seat, inputs);
}

} // namespace londinium
