#include "game/json_reader.h"
#include "game/london_json.h"
#include "game/london_possible.h"
#include "game/london_words.h"
#include "rules/london/board.h"
#include "rules/london/city.h"
#include "rules/london/hand.h"

#include <algorithm>
#include <cstring>

namespace londinium {

using namespace london;

namespace {

constexpr int kMost = 1'000'000; // of money and the like: far above any game, far below overflow

/// Reads a state down the page of docs/protocol.md. Whether the pieces fit
/// together is asked afterwards, by whats_impossible().
class StateReader {
public:
    StateReader(const LondonBook& book, const Json& json) : book_(book), root_(json) {
        std::memset(&state_, 0, sizeof state_);
    }

    Result<State> read();

private:
    template <class Entries>
    static std::optional<std::size_t> find(const Entries& entries, std::string_view id) {
        const auto at = std::lower_bound(entries.begin(), entries.end(), id,
                                         [](const Entry& entry, std::string_view name) { return entry.id < name; });
        if (at == entries.end() || at->id != id) return std::nullopt;
        return static_cast<std::size_t>(at - entries.begin());
    }

    Card card(const JsonReader& at) const {
        const std::string_view id = at.text();
        const auto found = find(book_.cards, id);
        if (!found && !at.failed()) at.fail("no card is called '" + std::string(id) + "'");
        return static_cast<Card>(found.value_or(0));
    }
    Borough borough(const JsonReader& at) const { return borough(at, at.text()); }
    Borough borough(const JsonReader& at, std::string_view id) const {
        const auto found = find(book_.boroughs, id);
        if (!found && !at.failed()) at.fail("no borough is called '" + std::string(id) + "'");
        return static_cast<Borough>(found.value_or(0));
    }
    Seat seat(const JsonReader& at) const {
        return seat_at(static_cast<std::size_t>(at.number(0, state_.players - 1)));
    }

    /// Calls take(item) for each item of a list that has room for `most`.
    template <class Take>
    void each(const JsonReader& list, std::size_t most, Take take) const {
        const std::size_t size = list.size();
        if (size > most) list.fail("at most " + std::to_string(most) + " items have room here");
        for (std::size_t i = 0; i < size && !list.failed(); ++i) take(list[i]);
    }

    void read_table();
    void read_seat(const JsonReader& at, Seat seat);
    void read_stack(const JsonReader& at, Seat seat);
    void read_buildings();
    void read_turn();
    void read_frames();
    void read_knowledge();
    void read_known(const JsonReader& at, Seat owner, SeatSet to);
    void check_out();

    int number(std::string_view name, int most, int otherwise) const {
        return root_.has(name) ? root_.member(name).number_or_flag(0, most) : otherwise;
    }
    bool flag(std::string_view name) const { return root_.has(name) && root_.member(name).flag(); }

    const LondonBook& book_;
    JsonReader root_;
    State state_;
};

void StateReader::read_table() {
    const std::string_view game = root_.need("game").text();
    if (game != game_name(book_)) root_.fail("'game' is not " + std::string(game_name(book_)));
    state_.players = static_cast<std::uint8_t>(root_.need("players").number(2, kMostSeats));
    if (root_.failed()) return;

    const std::string_view decision = root_.need("decision").text();
    if (const auto known = decision_called(decision)) {
        state_.decision = *known;
    } else {
        root_.fail("no decision is called '" + std::string(decision) + "'");
    }
    if (root_.has("first")) state_.first = seat(root_.member("first"));
    if (state_.over()) {
        if (root_.has("seat") && !root_.member("seat").is_null())
            root_.fail("'seat' must be null when the game is over");
    } else {
        state_.seat = seat(root_.need("seat"));
    }
    state_.turn = static_cast<std::uint16_t>(root_.has("turn") ? root_.member("turn").number(1, 60'000) : 1);
    state_.idle_turns = static_cast<std::uint8_t>(number("idle_turns", kIdleTurns, 0));
    if (root_.has("last_turns") && !root_.member("last_turns").is_null()) {
        state_.is_ending = true;
        state_.last_turns = static_cast<std::uint8_t>(root_.member("last_turns").number(0, state_.players - 1));
    }

    each(root_.need("deck"), kMostCards, [&](const JsonReader& at) { state_.deck.push_back(card(at)); });
    std::ranges::reverse(state_.deck);
    for (const Row row : {Row::top, Row::bottom}) {
        each(root_.need(words(row)), row_spaces(state_.players),
             [&](const JsonReader& at) { add(state_.row(row), card(at)); });
    }
    const auto must_be_empty = [&](std::string_view name) {
        if (root_.has(name) && !root_.member(name).json().empty()) root_.member(name).fail("this edition has none");
    };
    for (const std::string_view name : {"offer", "borough_deck"}) {
        if (book_.edition.map) must_be_empty(name);
    }
    for (const std::string_view name : {"buildings", "stations"}) {
        if (!book_.edition.map) must_be_empty(name);
    }
    if (!book_.edition.map) {
        each(root_.need("offer"), kOffer, [&](const JsonReader& at) { state_.offer.push_back(borough(at)); });
        std::ranges::sort(state_.offer);
        each(root_.need("borough_deck"), kMostBoroughs,
             [&](const JsonReader& at) { state_.land_deck.push_back(borough(at)); });
        std::ranges::reverse(state_.land_deck);
    } else if (root_.has("stations")) {
        each(root_.member("stations"), kMostBoroughs, [&](const JsonReader& at) {
            const BoroughSet station = only(borough(at));
            if (state_.stations & station) at.fail("this borough has two markers");
            state_.stations |= station;
        });
    }
}

void StateReader::read_stack(const JsonReader& at, Seat seat) {
    const JsonReader list = at.need("cards");
    const std::size_t size = list.size();
    if (size == 0) list.fail("a stack has at least one card");
    if (state_.stacks.total() + state_.covered.size() + size > kMostPlaceable)
        list.fail("so many cards cannot be built");
    if (at.failed()) return;
    for (std::size_t i = 0; i + 1 < size; ++i) state_.covered.push_back(card(list[i]));
    Stack stack{};
    stack.top = card(list[size - 1]);
    stack.covered = static_cast<std::uint8_t>(size - 1);
    stack.up = !at.has("up") || at.member("up").flag();
    stack.money = static_cast<std::uint8_t>(at.has("money") ? at.member("money").number(0, 100) : 0);
    stack.placed = at.has("placed") && at.member("placed").flag();
    stack.activated = at.has("activated") && at.member("activated").flag();
    state_.stacks.push_back(seat, stack);
}

void StateReader::read_seat(const JsonReader& at, Seat seat) {
    Player& player = state_.of(seat);
    player.money = at.need("money").number(0, kMost);
    player.loans = at.need("loans").number(0, kMost);
    player.poverty = at.need("poverty").number(0, kMost);
    player.prestige = at.need("prestige").number(0, kMost);
    each(at.need("hand"), Hand::capacity(), [&](const JsonReader& c) { add(state_.hand_of(seat), card(c), 0); });
    each(at.need("stacks"), kMostPlaceable, [&](const JsonReader& s) { read_stack(s, seat); });
    if (!at.has("boroughs")) return;
    each(at.member("boroughs"), kMostBoroughs - state_.boroughs.total(),
         [&](const JsonReader& b) { state_.boroughs.push_back(seat, borough(b)); });
}

/// First edition: the map says the same as the seats' boroughs, and is enough
/// where these are left out.
void StateReader::read_buildings() {
    if (!book_.edition.map || !root_.has("buildings")) return;
    const JsonReader map = root_.member("buildings");
    if (!map.json().is_object()) {
        map.fail("an object of boroughs and seats is wanted here");
        return;
    }
    std::size_t count = 0;
    for (const auto& item : map.json().items()) {
        const Borough where = borough(map, item.key());
        const Seat owner = seat(map.member(item.key()));
        if (map.failed()) return;
        ++count;
        if (holds(state_.land_of(owner), where)) continue;
        if (root_.member("seats")[index(owner)].has("boroughs") || holds(state_.built(), where) ||
            state_.boroughs.total() == kMostBoroughs) {
            map.fail("the map and the seats' boroughs do not agree on " + item.key());
            return;
        }
        state_.boroughs.push_back(owner, where);
    }
    if (count != state_.boroughs.total()) map.fail("the map and the seats' boroughs do not agree");
}

void StateReader::read_turn() {
    ThisTurn& now = state_.now;
    int placed = 0;
    int activated = 0;
    for (const Stack& stack : state_.stacks[state_.seat]) {
        placed += stack.placed;
        activated += stack.activated;
    }
    now.borrowed = flag("borrowed");
    now.swapped = flag("swapped");
    now.any_colour_used = flag("any_colour_used");
    now.borough_done = flag("borough_done");
    now.sold = flag("sold");
    now.employed = flag("employed");
    now.spared = flag("spared");
    now.no_hand_poverty = flag("no_hand_poverty");
    now.took_from_deck = flag("took_from_deck");
    now.drawn = static_cast<std::uint8_t>(number("drawn", 2, 0));
    now.played = static_cast<std::uint8_t>(number("played", 200, state_.decision == Decision::develop ? placed : 0));
    now.free = static_cast<std::uint8_t>(number("free", 20, 0));
    now.activations = static_cast<std::uint8_t>(number("activations", 200, activated));
    if (root_.has("placing") && !root_.member("placing").is_null()) {
        now.is_placing = true;
        now.placing = card(root_.member("placing"));
    }
    now.draws_left = static_cast<std::uint8_t>(number("draws_left", 9, 0));
    if (state_.decision == Decision::draw) {
        now.draws_then = now.played > 0 ? Decision::develop : Decision::end;
        if (root_.has("draws_then") && !root_.member("draws_then").is_null()) {
            const std::string_view then = root_.member("draws_then").text();
            if (then != "develop" && then != "end") root_.member("draws_then").fail("develop or end is wanted here");
            now.draws_then = then == "develop" ? Decision::develop : Decision::end;
        }
    }
    if (root_.has("seen")) {
        each(root_.member("seen"), kMostPeek, [&](const JsonReader& at) { state_.seen.push_back({card(at), 0}); });
        std::ranges::sort(state_.seen, {}, &KnownCard::card);
    }
}

void StateReader::read_frames() {
    if (!root_.has("frames")) return;
    each(root_.member("frames"), kMostFrames, [&](const JsonReader& at) {
        const int stacks = static_cast<int>(state_.stacks.count(state_.seat));
        if (stacks == 0) at.fail("this player has no stacks");
        const int stack = at.need("stack").number(1, std::max(stacks, 1));
        const int left = at.has("left") && !at.member("left").is_null() ? at.member("left").number(0, 3) : 0;
        state_.frames.push_back({static_cast<std::uint8_t>(stack - 1), static_cast<std::uint8_t>(left)});
    });
}

void StateReader::read_known(const JsonReader& at, Seat owner, SeatSet to) {
    Hand& hand = state_.hand_of(owner);
    each(at, Hand::capacity(), [&](const JsonReader& item) {
        const Card known = card(item);
        if (item.failed()) return;
        if (learn(hand, known, to) != 0) item.fail("the hand has not so many of this card");
    });
}

void StateReader::read_knowledge() {
    if (root_.has("known")) {
        const JsonReader known = root_.member("known");
        if (known.size() != state_.players) known.fail("one entry for each seat is wanted here");
        for (std::size_t s = 0; s < state_.players && !known.failed(); ++s) {
            const Seat owner = seat_at(s);
            const JsonReader of = known[s];
            if (of.has("all")) read_known(of.member("all"), owner, open_to_all(state_, owner));
            for (std::size_t o = 0; o < state_.players && !known.failed(); ++o) {
                const std::string name = std::to_string(o);
                if (!of.has(name)) continue;
                if (o == s) of.fail("a player's own hand needs no entry");
                read_known(of.member(name), owner, only(seat_at(o)));
            }
        }
    }
    if (root_.has("deck_known")) {
        const JsonReader known = root_.member("deck_known");
        if (known.size() != state_.players) known.fail("one list for each seat is wanted here");
        for (std::size_t s = 0; s < state_.players && !known.failed(); ++s) {
            std::size_t depth = 0;
            each(known[s], std::min(kMostPeek, state_.deck.size()), [&](const JsonReader& at) {
                if (!at.is_null()) {
                    const bool same = card(at) == state_.deck[state_.deck.size() - 1 - depth];
                    if (!at.failed() && !same) at.fail("another card lies there in the deck");
                    state_.deck_known[depth] |= only(seat_at(s));
                }
                ++depth;
            });
        }
    }
    if (root_.has("seen_known")) {
        std::size_t i = 0;
        each(root_.member("seen_known"), state_.seen.size(), [&](const JsonReader& at) {
            each(at, kMostSeats, [&](const JsonReader& who) { state_.seen[i].known_to |= only(seat(who)); });
            ++i;
        });
    }
    if (root_.has("taken") && !root_.member("taken").is_null()) {
        const JsonReader taken = root_.member("taken");
        state_.now.taken.card = card(taken.need("card"));
        each(taken.need("known_to"), kMostSeats,
             [&](const JsonReader& who) { state_.now.taken.known_to |= only(seat(who)); });
        const bool possible = state_.decision == Decision::seen &&
                              has(state_.hand_of(state_.seat), state_.now.taken.card) &&
                              state_.now.taken.known_to != 0 && !holds(state_.now.taken.known_to, state_.seat);
        if (!possible) taken.fail("no card was just taken from those seen, known to others");
    }
    state_.loose = static_cast<std::uint8_t>(number("loose", kMostPeek, 0));
}

/// What left the game need not be said, but if it is it must be the rest.
void StateReader::check_out() {
    if (!root_.has("out")) return;
    CardCounts left = out_of_the_game(book_.edition, state_);
    std::size_t total = 0;
    for (const std::uint8_t copies : left) total += copies;
    const JsonReader out = root_.member("out");
    each(out, kMostCards, [&](const JsonReader& at) {
        const Card gone = card(at);
        if (at.failed()) return;
        if (left[index(gone)] == 0) at.fail("there are more copies of " + book_.id(gone) + " than the game has");
        --left[index(gone)];
        --total;
    });
    if (out.failed() || total == 0) return;
    for (std::size_t i = 0; i < book_.cards.size(); ++i) {
        if (left[i] > 0) out.fail("a copy of " + book_.cards[i].id + " is nowhere");
    }
}

Result<State> StateReader::read() {
    if (!root_.json().is_object()) return Error{"bad-state", "a state is a JSON object"};
    read_table();
    if (!root_.failed()) {
        const JsonReader seats = root_.need("seats");
        if (seats.size() != state_.players) seats.fail("as many seats as players are wanted here");
        for (std::size_t s = 0; s < state_.players && !root_.failed(); ++s) read_seat(seats[s], seat_at(s));
    }
    if (!root_.failed()) read_buildings();
    for (std::size_t s = 0; s < state_.players; ++s) gather_powers(book_.edition, state_, seat_at(s));
    if (!root_.failed()) read_turn();
    if (!root_.failed()) read_frames();
    if (!root_.failed()) read_knowledge();
    if (!root_.failed()) {
        if (const auto impossible = whats_impossible(book_, state_)) root_.fail(*impossible);
    }
    if (!root_.failed()) check_out();
    if (root_.failed()) return Error{"bad-state", "this state cannot be: " + root_.fault()};
    return state_;
}

} // namespace

Result<State> read_state(const LondonBook& book, const Json& json) { return StateReader(book, json).read(); }

} // namespace londinium
