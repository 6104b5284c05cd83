#include "common/markets_facts.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace londinium::common {

using namespace markets;

namespace {

using MarketsFacts = Facts<Markets>;

bool is_bid(Verb verb) { return verb == Verb::bid || verb == Verb::bid_nothing; }

/// Of the layer on top all three crates of a tile are visible, of the full one
/// below as many as the tiles on top leave (M4.1).
int crates(const Stall& stall, Seat seat) {
    const std::size_t on_top = stall.size() % 3;
    const std::size_t full = stall.size() - on_top;
    int visible = 0;
    for (std::size_t i = full; i < stall.size(); ++i) visible += stall[i] == seat ? 3 : 0;
    for (std::size_t i = full < 3 ? full : full - 3; i < full; ++i) {
        visible += stall[i] == seat ? 3 - static_cast<int>(on_top) : 0;
    }
    return visible;
}

/// What is to be expected of each seat after an action, and of the stocks.
struct Table {
    std::array<int, kMostSeats> money{};
    std::array<std::array<int, kKinds>, kMostSeats> hand{};
    std::array<int, kMostSeats> tiles{};
    std::array<std::vector<Special>, kMostSeats> special;
    std::array<std::vector<Seat>, kMarkets> stalls;
    std::array<int, kKinds> stocks{};

    explicit Table(const State& state) {
        for (std::size_t s = 0; s < state.players; ++s) {
            const Player& player = state.player[s];
            money[s] = player.money;
            std::ranges::copy(player.hand, hand[s].begin());
            tiles[s] = player.tiles + state.player[(s + 1) % state.players].handed;
            special[s].assign(player.special.begin(), player.special.end());
        }
        for (std::size_t m = 0; m < kMarkets; ++m) {
            for (std::size_t i = 0; i < state.stalls[m].size(); ++i) stalls[m].push_back(state.stalls[m][i]);
        }
        std::ranges::copy(state.stocks, stocks.begin());
    }

    void take(Seat seat, Kind kind, int cards) {
        hand[index(seat)][index(kind)] += cards;
        stocks[index(kind)] -= cards;
    }
    void lay(Seat owner, Market market, int most) {
        for (int i = 0; i < most && tiles[index(owner)] > 0; ++i) {
            --tiles[index(owner)];
            stalls[index(market)].push_back(owner);
        }
    }
};

int special_pays(const Edition& edition, const State& state, Seat seat, Special card) {
    const Face& face = edition[card];
    const auto at = [&](Market market) { return crates(state.stall(market), seat); };
    switch (face.effect) {
    case Effect::clientele: return std::max(3, at(face.market));
    case Effect::monopoly: return at(face.market) < 5 ? 0 : at(face.market) < 7 ? 4 : at(face.market) < 9 ? 8 : 12;
    case Effect::rich_offer: {
        int markets = 0;
        for (std::size_t m = 0; m < kMarkets; ++m) markets += at(static_cast<Market>(m)) > 0;
        return markets < 3 ? 0 : 3 * markets - 6;
    }
    case Effect::combined_offer: {
        const int both = std::min(at(face.market), at(face.second));
        return both < 3 ? 0 : both < 4 ? 6 : both < 5 ? 10 : 14;
    }
    default: return 0;
    }
}

void work(const State& state, Task task, Market market, int tiles, Table& table) {
    const Seat seat = state.seat;
    const int taken = std::max(3, crates(state.stall(market), seat));
    const Kind kind = state.sells[index(market)];
    switch (task) {
    case Task::tile: table.lay(seat, market, tiles); break;
    case Task::money: table.money[index(seat)] += taken; break;
    case Task::goods:
        if (kind != kGeneral) table.take(seat, kind, std::min<int>(taken, state.stocks[index(kind)]));
        break;
    }
}

/// All bids are in: the cards go back, the best of each kind share (M3.9, M3.10).
void settle(const Edition& edition, const State& state, std::array<Bid, kMostSeats> bids, Table& table) {
    for (const Kind kind : kAllKinds) {
        int most = 0;
        std::vector<std::size_t> best;
        for (std::size_t s = 0; s < state.players; ++s) {
            if (bids[s].kind != kind || bids[s].cards == 0) continue;
            table.take(seat_at(s), kind, -bids[s].cards);
            if (bids[s].cards > most) best.clear();
            most = std::max<int>(most, bids[s].cards);
            if (bids[s].cards == most) best.push_back(s);
        }
        if (best.empty() || edition[state.now].brings[index(kind)] == kSpecialPrize) continue;
        const auto has_advantage = [&](std::size_t s) { return state.player[s].advantage; };
        if (std::ranges::any_of(best, has_advantage))
            std::erase_if(best, [&](std::size_t s) { return !has_advantage(s); });
        const int share = edition[state.now].brings[index(kind)] / static_cast<int>(best.size());
        for (const std::size_t s : best) table.money[s] += share;
    }
}

Table expect(const Edition& edition, const State& state, Seat seat, Action action) {
    Table table(state);
    const std::size_t s = index(seat);
    switch (action.verb) {
    case Verb::tile: {
        const Seat right = seat_at((s + state.players - 1) % state.players);
        table.lay(state.round == 0 ? right : seat, action.market(), 1);
        break;
    }
    case Verb::builder: work(state, Task::tile, state.merchant_at(Pawn::builder), 2, table); break;
    case Verb::cashier: work(state, Task::money, state.merchant_at(Pawn::cashier), 0, table); break;
    case Verb::buyer: work(state, Task::goods, state.merchant_at(Pawn::buyer), 0, table); break;
    case Verb::assistant: {
        const bool lower = action.pawn == Pawn::lower;
        const Space& space = edition.spaces[state.assistants[lower ? 0 : 1] - std::size_t{1}];
        work(state, lower ? space.lower : space.upper, action.market(), 1, table);
        break;
    }
    case Verb::play:
        table.money[s] += special_pays(edition, state, seat, action.special()) - (state.played > 0 ? 3 : 0);
        table.special[s].erase(std::ranges::find(table.special[s], action.special()));
        break;
    case Verb::take: {
        const int stock = state.stocks[index(action.kind())];
        table.take(seat, action.kind(), state.decision == Decision::goods ? std::min<int>(state.due, stock) : 1);
        break;
    }
    case Verb::give: table.take(seat, action.kind(), -1); break;
    case Verb::bid:
    case Verb::bid_nothing:
        if (MarketsFacts::ends_secrecy(state, seat, action)) {
            auto bids = state.bids;
            bids[s] = action.verb == Verb::bid ? Bid{action.kind(), action.count} : Bid{};
            settle(edition, state, bids, table);
        }
        break;
    case Verb::prize_cash: table.money[s] += 3; break;
    case Verb::keep:
        table.special[s].push_back(action.special());
        std::ranges::sort(table.special[s]);
        break;
    default: break;
    }
    return table;
}

} // namespace

bool MarketsFacts::is_idle(Action action) {
    return action.verb == Verb::bid_nothing || action.verb == Verb::keep_hand || action.verb == Verb::prize_cash ||
           action.verb == Verb::done;
}

std::string MarketsFacts::misplaced(const Book& book, const State& state) {
    const Json json = state_json(book, state);
    for (const char* kind : {"coffee", "porcelain", "silk", "soap"}) {
        int cards = json["stocks"][kind].get<int>();
        for (const Json& seat : json["seats"]) cards += seat["hand"][kind].get<int>();
        if (cards != 18) return std::to_string(cards) + " cards of " + kind;
    }
    std::map<std::string, int> specials;
    const auto count = [&](const Json& list) {
        for (const Json& card : list) ++specials[card.get<std::string>()];
    };
    for (const Json& pile : json["piles"]) count(pile);
    count(json["gone"]);
    for (const Json& seat : json["seats"]) {
        count(seat["special"]);
        count(seat["kept"]);
    }
    for (std::size_t i = 0; i < book.specials.size(); ++i) {
        const int copies = specials[book.specials[i].id];
        if (copies != book.edition.specials[i].copies) return std::to_string(copies) + " of " + book.specials[i].id;
    }
    for (std::size_t s = 0; s < state.players; ++s) {
        int tiles = json["seats"][s]["tiles"].get<int>() + json["handed"][(s + 1) % state.players].get<int>();
        for (const Json& market : json["tiles"]) tiles += static_cast<int>(std::ranges::count(market, Json(s)));
        if (tiles != 20) return std::to_string(tiles) + " tiles of seat " + std::to_string(s);
    }
    return {};
}

std::string MarketsFacts::unexplained(const Book& book, const State& before, Seat seat, Action action,
                                      const State& after) {
    const Table wanted = expect(book.edition, before, seat, action);
    const Table found(after);
    for (std::size_t s = 0; s < before.players; ++s) {
        const std::string whose = " of seat " + std::to_string(s);
        if (found.money[s] != wanted.money[s] || found.money[s] < 0) {
            return "money" + whose + " should be " + std::to_string(wanted.money[s]) + ", is " +
                   std::to_string(found.money[s]);
        }
        if (found.hand[s] != wanted.hand[s]) return "goods" + whose;
        if (found.tiles[s] != wanted.tiles[s]) return "tiles" + whose;
        if (found.special[s] != wanted.special[s]) return "special cards" + whose;
    }
    if (found.stalls != wanted.stalls) return "tiles on the markets";
    if (found.stocks != wanted.stocks) return "stocks";
    return {};
}

bool MarketsFacts::ends_secrecy(const State& state, Seat seat, Action action) {
    return is_bid(action.verb) && (state.bid_in | londinium::only(seat)) == all_seats(state.players);
}

/// A new round turns up a market card, the first one shows the merchants, the
/// last bid opens all; and whether another player is asked for a special card
/// tells whether there is one to play.
bool MarketsFacts::reveals(const Book& book, const State& state, Seat eyes, Seat seat, Action action) {
    if (ends_secrecy(state, seat, action)) return true;
    if (seat == eyes ? action.verb == Verb::pile : !state.of(seat).special.empty()) return true;
    State after = state;
    markets::apply(book.edition, after, seat, action);
    return after.round != state.round;
}

int MarketsFacts::most_turns(const Book&, std::size_t) { return static_cast<int>(kRounds); }

/// Bids given again are not counted: they could go on for ever.
int MarketsFacts::most_steps_in_turn(const Book& book, const State& at_start) {
    const int players = at_start.players;
    if (at_start.round == 0) return players * kTilesHanded;
    int exchanges = 0;
    for (const Face& face : book.edition.specials) {
        if (face.effect == Effect::restock_and_exchange) exchanges += face.copies;
    }
    // Each player: a pawn, two special cards with a tile each, a choice from
    // each stock, done.
    const int actions = players * (1 + 2 * 2 + static_cast<int>(kKinds) + 1);
    const int restock = 2 * players + exchanges * (1 + 2); // one more to take; give and take
    // Each auction closes a kind or is the last; each kind may bring a special
    // card: prize or cash, pile, keep.
    const int auctions = players * (static_cast<int>(kKinds) + 1) + 3 * static_cast<int>(kKinds);
    const int event = 2 * players; // pile and keep
    return actions + restock + auctions + event;
}

int MarketsFacts::most_steps(const Book& book, std::size_t players) {
    State any{};
    any.players = static_cast<std::uint8_t>(players);
    const int set_up = most_steps_in_turn(book, any);
    any.round = 1;
    return set_up + static_cast<int>(kRounds) * most_steps_in_turn(book, any);
}

} // namespace londinium::common
