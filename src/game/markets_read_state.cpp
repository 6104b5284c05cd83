#include "game/json_reader.h"
#include "game/markets_json.h"
#include "game/markets_possible.h"
#include "game/markets_words.h"
#include "rules/markets/goods.h"
#include "rules/markets/specials.h"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace londinium {

using namespace markets;

namespace {

constexpr int kMostMoney = 1'000'000;

/// Reads a state down the page of docs/protocol.md. Whether the pieces fit
/// together is asked afterwards, by whats_impossible().
class StateReader {
public:
    StateReader(const MarketsBook& book, const Json& json) : book_(book), root_(json) {
        std::memset(&state_, 0, sizeof state_);
    }

    Result<State> read();

private:
    template <class Id>
    static Id find(const std::vector<Entry>& entries, std::string_view kind, const JsonReader& at,
                   std::string_view id) {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (entries[i].id == id) return static_cast<Id>(i);
        }
        if (!at.failed()) at.fail("no " + std::string(kind) + " is called '" + std::string(id) + "'");
        return Id{};
    }
    Special special(const JsonReader& at) const { return find<Special>(book_.specials, "special card", at, at.text()); }
    MarketCard market_card(const JsonReader& at) const {
        return find<MarketCard>(book_.market_cards, "market card", at, at.text());
    }
    Market market(const JsonReader& at) const { return find<Market>(book_.markets, "market", at, at.text()); }
    static Kind kind(const JsonReader& at, std::string_view name) {
        const auto found = kind_called(name);
        if (!found && !at.failed()) at.fail("no kind of goods is called '" + std::string(name) + "'");
        return found.value_or(Kind{});
    }
    Seat seat(const JsonReader& at) const {
        return seat_at(static_cast<std::size_t>(at.number(0, state_.players - 1)));
    }

    template <class Take>
    void each(const JsonReader& list, std::size_t most, Take take) const {
        const std::size_t size = list.size();
        if (size > most) list.fail("at most " + std::to_string(most) + " items have room here");
        for (std::size_t i = 0; i < size && !list.failed(); ++i) take(list[i]);
    }
    int number(std::string_view name, int most, int otherwise) const {
        return root_.has(name) && !root_.member(name).is_null() ? root_.member(name).number_or_flag(0, most)
                                                                : otherwise;
    }
    bool flag(std::string_view name) const { return root_.has(name) && root_.member(name).flag(); }
    ByKind by_kind(const JsonReader& at) const;
    Bid bid(const JsonReader& at) const;

    void read_round();
    void read_board();
    void read_pawns();
    void read_seat(const JsonReader& at, Seat owner);
    void read_middle();
    void read_bids();
    void read_history();
    void plays_from_the_table();
    void check_table_against_plays();
    void read_memory();

    const MarketsBook& book_;
    JsonReader root_;
    State state_;
};

ByKind StateReader::by_kind(const JsonReader& at) const {
    ByKind counts{};
    if (!at.json().is_object()) {
        at.fail("an object of kinds and numbers is wanted here");
        return counts;
    }
    for (const auto& item : at.json().items()) {
        counts[index(kind(at, item.key()))] = static_cast<std::uint8_t>(at.member(item.key()).number(0, kGoodsPerKind));
        if (at.failed()) break;
    }
    return counts;
}

Bid StateReader::bid(const JsonReader& at) const {
    const std::string_view text = at.text();
    if (text == "nothing") return {};
    const std::size_t space = text.find(' ');
    const std::string_view count = space == std::string_view::npos ? std::string_view{} : text.substr(space + 1);
    int cards = 0;
    const auto read = std::from_chars(count.data(), count.data() + count.size(), cards);
    if (read.ec != std::errc{} || read.ptr != count.data() + count.size() || cards < 1 || cards > kGoodsPerKind) {
        at.fail("a bid is a kind and a number from 1, or nothing");
        return {};
    }
    return {kind(at, text.substr(0, space)), static_cast<std::uint8_t>(cards)};
}

void StateReader::read_round() {
    if (root_.need("game").text() != game_name(book_)) root_.fail("'game' is not markets");
    state_.players = static_cast<std::uint8_t>(root_.need("players").number(3, kMostSeats));
    if (root_.failed()) return;
    state_.first = seat(root_.need("first"));
    state_.round = static_cast<std::uint8_t>(root_.need("round").number(0, kRounds));
    const std::string_view decision = root_.need("decision").text();
    if (const auto known = markets_decision_called(decision)) {
        state_.decision = *known;
    } else {
        root_.fail("no decision is called '" + std::string(decision) + "'");
    }
    if (state_.over()) {
        if (root_.has("seat") && !root_.member("seat").is_null())
            root_.fail("'seat' must be null when the game is over");
    } else {
        state_.seat = seat(root_.need("seat"));
    }
    each(root_.need("market_cards"), kRounds,
         [&](const JsonReader& at) { state_.market_cards.push_back(market_card(at)); });
    std::ranges::reverse(state_.market_cards);
    const JsonReader now = root_.need("now");
    state_.now = now.is_null() ? kUnknownMarketCard : market_card(now);
    if (root_.has("closed")) {
        each(root_.member("closed"), kKinds, [&](const JsonReader& at) { state_.closed |= only(kind(at, at.text())); });
    }
}

void StateReader::read_board() {
    const JsonReader sells = root_.need("sells");
    const JsonReader tiles = root_.need("tiles");
    for (std::size_t i = 0; i < kMarkets && !root_.failed(); ++i) {
        const std::string& id = book_.markets[i].id;
        const JsonReader offer = sells.need(id);
        state_.sells[i] = offer.json() == "general" ? kGeneral : kind(offer, offer.text());
        if (!tiles.has(id)) continue;
        each(tiles.member(id), kMostTiles, [&](const JsonReader& at) { state_.stalls[i].lay(seat(at)); });
    }
    state_.stocks = by_kind(root_.need("stocks"));
    const JsonReader piles = root_.need("piles");
    if (piles.size() != kPiles) piles.fail("four piles are wanted here");
    for (std::size_t i = 0; i < kPiles && !root_.failed(); ++i) {
        each(piles[i], kMostInPile, [&](const JsonReader& at) { insert_sorted(state_.piles[i], special(at)); });
    }
}

void StateReader::read_pawns() {
    const JsonReader merchants = root_.need("merchants");
    for (const Pawn pawn : {Pawn::builder, Pawn::cashier, Pawn::buyer}) {
        state_.merchants[static_cast<std::size_t>(pawn)] = market(merchants.need(words(pawn)));
    }
    const JsonReader assistants = root_.need("assistants");
    state_.assistants[0] = static_cast<std::uint8_t>(assistants.need("lower").number(1, kRounds));
    if (has_upper_assistant(state_.players)) {
        state_.assistants[1] = static_cast<std::uint8_t>(assistants.need("upper").number(1, kRounds));
    }
    if (!root_.has("used")) return;
    each(root_.member("used"), 5, [&](const JsonReader& at) {
        for (const Pawn pawn : {Pawn::builder, Pawn::buyer, Pawn::cashier, Pawn::lower, Pawn::upper}) {
            if (words(pawn) != at.text()) continue;
            state_.used = static_cast<std::uint8_t>(state_.used | (1U << static_cast<unsigned>(pawn)));
            return;
        }
        at.fail("no merchant or assistant is called so");
    });
}

void StateReader::read_seat(const JsonReader& at, Seat owner) {
    Player& player = state_.of(owner);
    player.money = at.need("money").number(0, kMostMoney);
    player.hand = by_kind(at.need("hand"));
    player.tiles = static_cast<std::uint8_t>(at.need("tiles").number(0, kTilesEach));
    if (at.has("special")) {
        each(at.member("special"), kMostSpecials,
             [&](const JsonReader& card) { insert_sorted(player.special, special(card)); });
    }
}

void StateReader::read_middle() {
    state_.acted = flag("acted");
    state_.played = static_cast<std::uint8_t>(number("played", kMostPlayed, 0));
    state_.due = static_cast<std::uint8_t>(number("due", 9, 0));
    state_.takes = static_cast<std::uint8_t>(number("takes", 40, 0));
    state_.exchanges = static_cast<std::uint8_t>(number("exchanges", 40, 0));
    state_.exchanging = root_.has("exchanging") ? flag("exchanging") : state_.decision == Decision::exchange;
    state_.looking = static_cast<std::uint8_t>(number("looking", kPiles, 0));
    if (root_.has("prizes")) {
        each(root_.member("prizes"), kMostSeats, [&](const JsonReader& at) { state_.prizes.push_back(seat(at)); });
    }
    if (root_.has("picked")) {
        each(root_.member("picked"), kPiles, [&](const JsonReader& at) {
            state_.picked = static_cast<PileSet>(state_.picked | (1U << (at.number(1, kPiles) - 1)));
        });
    }
    if (root_.has("handed")) {
        const JsonReader handed = root_.member("handed");
        if (handed.size() != state_.players) handed.fail("a number for each seat is wanted here");
        for (std::size_t s = 0; s < state_.players && !root_.failed(); ++s) {
            state_.player[s].handed = static_cast<std::uint8_t>(handed[s].number(0, kTilesHanded));
        }
    } else if (state_.setting_up()) {
        root_.fail("'handed' is missing");
    }
}

void StateReader::read_bids() {
    if (!root_.has("bids")) return;
    const JsonReader bids = root_.member("bids");
    for (std::size_t s = 0; s < state_.players; ++s) {
        const std::string name = std::to_string(s);
        if (!bids.has(name)) continue;
        state_.bids[s] = bid(bids.member(name));
        state_.bid_in |= only(seat_at(s));
    }
    if (!bids.json().is_object()) bids.fail("an object of seats and bids is wanted here");
}

/// Who picked and played which special cards, in order. Left out, only what
/// lies on the table is known.
void StateReader::read_history() {
    if (root_.has("picks")) {
        each(root_.member("picks"), kMostSpecials, [&](const JsonReader& at) {
            state_.picks.push_back({seat(at.need("seat")),
                                    static_cast<std::uint8_t>(at.need("pile").number(1, kPiles) - 1),
                                    special(at.need("card"))});
        });
    }
    if (!root_.has("plays")) {
        plays_from_the_table();
        return;
    }
    each(root_.member("plays"), kMostSpecials, [&](const JsonReader& at) {
        const JsonReader who = at.need("seat");
        const Seat by = who.is_null() ? kNobody : seat(who);
        const Special card = special(at.need("card"));
        const int picks = at.has("picks") ? at.member("picks").number(0, static_cast<int>(state_.picks.size())) : 0;
        if (at.failed()) return;
        if (by == kNobody && book_.edition[card].kept) at.fail("a kept card is somebody's");
        record_play(book_.edition, state_, {by, card, static_cast<std::uint8_t>(picks)});
    });
    check_table_against_plays();
}

void StateReader::plays_from_the_table() {
    const auto picks = static_cast<std::uint8_t>(state_.picks.size());
    const auto put = [&](const JsonReader& list, Seat by, bool kept) {
        each(list, kMostSpecials, [&](const JsonReader& at) {
            const Special card = special(at);
            if (at.failed()) return;
            if (book_.edition[card].kept != kept) at.fail("this card does not belong here");
            if (state_.plays.full()) at.fail("so many special cards there are not");
            if (!at.failed()) record_play(book_.edition, state_, {by, card, picks});
        });
    };
    for (std::size_t s = 0; s < state_.players && !root_.failed(); ++s) {
        const JsonReader at = root_.member("seats")[s];
        if (at.has("kept")) put(at.member("kept"), seat_at(s), true);
    }
    if (root_.has("gone")) put(root_.member("gone"), kNobody, false);
}

void StateReader::check_table_against_plays() {
    const auto same = [&](const JsonReader& at, const SpecialList& cards) {
        SpecialList listed{};
        each(at, kMostSpecials, [&](const JsonReader& card) { insert_sorted(listed, special(card)); });
        if (!at.failed() && !std::ranges::equal(listed, cards)) {
            at.fail("'plays' tells otherwise");
        }
    };
    if (root_.has("gone")) same(root_.member("gone"), gone(book_.edition, state_));
    for (std::size_t s = 0; s < state_.players && !root_.failed(); ++s) {
        const JsonReader at = root_.member("seats")[s];
        if (at.has("kept")) same(at.member("kept"), kept_by(book_.edition, state_, seat_at(s)));
    }
}

void StateReader::read_memory() {
    if (root_.has("last_bids") && !root_.member("last_bids").is_null()) {
        state_.bids_revealed = true;
        for (std::size_t s = 0; s < state_.players && !root_.failed(); ++s) {
            state_.last_bids[s] = bid(root_.member("last_bids").need(std::to_string(s)));
        }
    }
    if (root_.has("shown") && !root_.member("shown").is_null()) {
        state_.money_shown = true;
        const JsonReader shown = root_.member("shown");
        if (shown.size() != state_.players) shown.fail("a sum for each seat is wanted here");
        for (std::size_t s = 0; s < state_.players && !root_.failed(); ++s) {
            state_.shown_money[s] = shown[s].number(0, kMostMoney);
        }
    }
    for (const bool known : {true, false}) {
        const std::string_view name = known ? "known" : "betrayed";
        if (!root_.has(name)) continue;
        const JsonReader list = root_.member(name);
        if (list.size() != state_.players) list.fail("an entry for each seat is wanted here");
        for (std::size_t s = 0; s < state_.players && !root_.failed(); ++s) {
            (known ? state_.player[s].known : state_.player[s].betrayed) = by_kind(list[s]);
        }
    }
}

Result<State> StateReader::read() {
    if (!root_.json().is_object()) return Error{"bad-state", "a state is a JSON object"};
    read_round();
    if (!root_.failed()) read_board();
    if (!root_.failed()) read_pawns();
    if (!root_.failed()) {
        const JsonReader seats = root_.need("seats");
        if (seats.size() != state_.players) seats.fail("as many seats as players are wanted here");
        for (std::size_t s = 0; s < state_.players && !root_.failed(); ++s) read_seat(seats[s], seat_at(s));
    }
    if (!root_.failed()) read_middle();
    if (!root_.failed()) read_bids();
    if (!root_.failed()) read_history();
    if (!root_.failed()) read_memory();
    if (!root_.failed()) {
        if (const auto impossible = whats_impossible(book_, state_)) root_.fail(*impossible);
    }
    if (root_.failed()) return Error{"bad-state", "this state cannot be: " + root_.fault()};
    return state_;
}

} // namespace

Result<State> read_state(const MarketsBook& book, const Json& json) { return StateReader(book, json).read(); }

} // namespace londinium
