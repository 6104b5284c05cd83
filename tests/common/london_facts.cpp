#include "common/london_facts.h"

#include "rules/london/city.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <map>
#include <set>

namespace londinium::common {

using namespace london;

namespace {

using LondonFacts = Facts<London>;

/// How many copies of each card the data files name.
std::map<std::string, int> all_cards(const LondonBook& book) {
    std::map<std::string, int> all;
    for (const Entry& entry : book.cards) {
        for (const Value& value : entry.values) {
            if (value.column.starts_with("copies_")) all[entry.id] += std::stoi(value.text);
        }
    }
    return all;
}

struct Count {
    std::map<std::string, int> pieces;

    void one(const Json& json) {
        if (!json.is_null()) ++pieces[json.get<std::string>()];
    }
    void list(const Json& json) {
        for (const Json& item : json) one(item);
    }
};

// --- What the printed numbers and words of an action bring

struct Numbers {
    int pays = 0;  // before anything is gained
    int gains = 0; // pounds
    int loans = 0; // taken freely or repaid
    int prestige = 0;
    int loses = 0;   // poverty, down to none
    int suffers = 0; // poverty, after that
};
using Expected = std::array<Numbers, kMostSeats>;

const Stack& stack_of(const State& state, std::size_t stack) { return state.stacks[state.seat][stack]; }

bool shows(const Edition& edition, const State& state, Seat seat, Power power) {
    for (const Stack& stack : state.stacks[seat]) {
        if (stack.up && edition[stack.top].power == power) return true;
    }
    return !edition.map && state.boroughs.count(seat) > 0 && edition[state.boroughs[seat].back()].optional == power;
}

int count_tops(const Edition& edition, const State& state, auto counts) {
    int tops = 0;
    for (const Stack& stack : state.stacks[state.seat]) tops += stack.up && counts(edition[stack.top].colour);
    return tops;
}

int count_boroughs(const Edition& edition, const State& state, Seat seat, auto counts) {
    int boroughs = 0;
    for (const Borough borough : state.boroughs[seat]) boroughs += counts(edition[borough]);
    return boroughs;
}

void activation(const Edition& edition, const State& state, std::size_t stack, Expected& expected) {
    const Face& face = edition[stack_of(state, stack).top];
    Numbers& own = expected[index(state.seat)];
    own.gains += face.gain_money;
    own.prestige += face.gain_prestige;
    own.loses += face.lose_poverty;
    own.suffers += face.gain_poverty;
    const auto boroughs = [&](auto counts) { return count_boroughs(edition, state, state.seat, counts); };
    switch (face.effect) {
    case Effect::money_per_brown:
        own.gains += count_tops(edition, state, [](Colour c) { return c == Colour::brown; });
        break;
    case Effect::prestige_per_non_brown:
        own.prestige += count_tops(edition, state, [](Colour c) { return c != Colour::brown; });
        break;
    case Effect::prestige_per_blue:
        own.prestige += count_tops(edition, state, [](Colour c) { return c == Colour::blue; });
        break;
    case Effect::money_per_borough: own.gains += boroughs([](const Land&) { return true; }); break;
    case Effect::two_per_river_borough: own.gains += 2 * boroughs([](const Land& l) { return l.riverside; }); break;
    case Effect::two_per_north_borough: own.gains += 2 * boroughs([](const Land& l) { return l.north; }); break;
    case Effect::two_per_south_borough: own.gains += 2 * boroughs([](const Land& l) { return !l.north; }); break;
    case Effect::prestige_per_river_borough: own.prestige += boroughs([](const Land& l) { return l.riverside; }); break;
    case Effect::take_collected: own.gains += stack_of(state, stack).money; break;
    case Effect::take_2_from_each:
        for (std::size_t s = 0; s < state.players; ++s) {
            if (seat_at(s) == state.seat) continue;
            expected[s].pays += 2;
            own.gains += 2;
        }
        break;
    case Effect::others_pay_per_borough:
        for (std::size_t s = 0; s < state.players; ++s) {
            if (seat_at(s) != state.seat) expected[s].pays += static_cast<int>(state.boroughs.count(seat_at(s)));
        }
        break;
    default: break;
    }
}

void spending(const Edition& edition, const State& state, Card card, Expected& expected) {
    Numbers& own = expected[index(state.seat)];
    switch (state.decision) {
    case Decision::spend: {
        const Face& placing = edition[state.now.placing];
        const bool free = edition[card].colour == placing.colour ||
                          (shows(edition, state, state.seat, Power::any_colour_once) && !state.now.any_colour_used);
        own.pays += placing.place_cost + (free ? 0 : 1);
        break;
    }
    case Decision::pay: activation(edition, state, state.frames.back().stack, expected); break;
    case Decision::workhouse:
        own.gains += 1;
        own.loses += 1;
        break;
    case Decision::prison:
        own.prestige += edition[stack_of(state, state.frames.back().stack).top].effect == Effect::prison_prestige;
        own.loses += 1;
        break;
    default: break;
    }
}

Expected expect(const Edition& edition, const State& state, Action action) {
    Expected expected{};
    Numbers& own = expected[index(state.seat)];
    switch (action.verb) {
    case Verb::repay:
        own.pays += shows(edition, state, state.seat, Power::repay_for_12) ? 12 : 15;
        own.loans -= 1;
        break;
    case Verb::loan: own.loans += 1; break;
    case Verb::buy:
        own.pays += edition[action.borough()].cost;
        if (!edition.map) {
            own.prestige += edition[action.borough()].prestige;
            own.loses += edition[action.borough()].lose_poverty;
        }
        break;
    case Verb::place:
        if (state.now.free > 0 || edition[action.card()].power == Power::free_placement) {
            own.pays += edition[action.card()].place_cost;
        }
        break;
    case Verb::spend: spending(edition, state, action.card(), expected); break;
    case Verb::activate: {
        const Face& face = edition[stack_of(state, action.stack()).top];
        const bool repeated = state.decision == Decision::again;
        if (!repeated) own.pays += face.activation_money;
        if (repeated || face.activation_card == CardCost::none) activation(edition, state, action.stack(), expected);
        break;
    }
    case Verb::borough: {
        const Land& land = edition[state.boroughs[state.seat].back()];
        own.gains += land.active_money;
        own.prestige += land.active_prestige;
        (land.active_poverty < 0 ? own.loses : own.suffers) += std::abs(land.active_poverty);
        break;
    }
    case Verb::sell: own.gains += 4; break;
    case Verb::employ: own.loses += 1; break;
    case Verb::take_row: own.pays += edition[action.card()].place_cost; break;
    case Verb::station:
        if (state.stations != 0 && (edition[action.borough()].land_neighbours & state.stations) == 0) own.pays += 3;
        break;
    case Verb::player:
        if (edition[stack_of(state, state.frames.back().stack).top].effect == Effect::give_two_poverty) {
            expected[action.what].suffers += 2;
        } else {
            own.loses += 1;
            expected[action.what].suffers += 1;
        }
        break;
    case Verb::done:
        if (state.decision == Decision::run) {
            const int stacks = static_cast<int>(state.stacks.count(state.seat));
            const int hand = state.now.no_hand_poverty ? 0 : static_cast<int>(state.hand_of(state.seat).size());
            const int other =
                edition.map ? -static_cast<int>(state.boroughs.count(state.seat)) : state.of(state.seat).loans;
            const int all = stacks + hand + other;
            (all < 0 ? own.loses : own.suffers) += std::abs(all);
        }
        break;
    default: break;
    }
    return expected;
}

std::string check_numbers(const Edition& edition, const State& before, Action action, const State& after) {
    const Expected expected = expect(edition, before, action);
    for (std::size_t s = 0; s < before.players; ++s) {
        const Player& was = before.player[s];
        const Player& is = after.player[s];
        const Numbers& due = expected[s];
        const int loan = shows(edition, before, seat_at(s), Power::loan_pays_12) ? 12 : 10;
        const int missing = std::max(0, due.pays - was.money);
        const int forced = (missing + loan - 1) / loan; // the fewest that cover it (L5.2)
        const int borrowed = forced + std::max(0, due.loans);
        const auto differs = [&](const char* what, int wanted, int found) {
            return std::string(what) + " of seat " + std::to_string(s) + " should be " + std::to_string(wanted) +
                   ", is " + std::to_string(found);
        };
        const int money = was.money + borrowed * loan - due.pays + due.gains;
        if (is.money != money) return differs("money", money, is.money);
        if (is.money < 0) return differs("money", 0, is.money);
        if (is.loans != was.loans + forced + due.loans)
            return differs("loans", was.loans + forced + due.loans, is.loans);
        if (is.prestige != was.prestige + due.prestige) {
            return differs("prestige", was.prestige + due.prestige, is.prestige);
        }
        const int poverty = std::max(0, was.poverty - due.loses) + due.suffers;
        if (is.poverty != poverty) return differs("poverty", poverty, is.poverty);
    }
    return {};
}

// --- Cards

bool goes_to_the_board(Verb verb) {
    return verb == Verb::spend || verb == Verb::sell || verb == Verb::employ || verb == Verb::discard;
}

/// A card leaves the game with its row when another must be placed on a full
/// board (L4.2), or when it is used (L6.8). It never returns (L4.3).
std::string check_out(const LondonBook& book, const State& before, Action action, const State& after) {
    CardCounts wanted = out_of_the_game(book.edition, before);
    if (action.verb == Verb::use) ++wanted[index(action.card())];
    const std::size_t spaces = before.players + std::size_t{1};
    if (goes_to_the_board(action.verb) && before.rows[0].size() == spaces && before.rows[1].size() == spaces) {
        for (const Card card : before.row(book.edition.number == 2 ? Row::bottom : Row::top)) ++wanted[index(card)];
    }
    const CardCounts found = out_of_the_game(book.edition, after);
    for (std::size_t i = 0; i < book.cards.size(); ++i) {
        if (wanted[i] != found[i]) {
            return std::to_string(found[i]) + " copies of " + book.cards[i].id + " are out of the game, not " +
                   std::to_string(wanted[i]);
        }
    }
    return {};
}

std::vector<Card> cards_of(const Hand& hand) {
    std::vector<Card> cards;
    for (const KnownCard& held : hand) cards.push_back(held.card);
    return cards;
}

/// What belongs to a player changes only on that player's own turn.
std::string check_others(const State& before, const State& after) {
    for (std::size_t s = 0; s < before.players; ++s) {
        const Seat seat = seat_at(s);
        if (seat == before.seat) continue;
        const auto stacks = [seat](const State& state) { return std::as_bytes(state.stacks[seat]); };
        const auto boroughs = [seat](const State& state) { return state.boroughs[seat]; };
        if (cards_of(before.hand[s]) != cards_of(after.hand[s])) return "the hand of seat " + std::to_string(s);
        if (!std::ranges::equal(stacks(before), stacks(after))) return "the city of seat " + std::to_string(s);
        if (!std::ranges::equal(boroughs(before), boroughs(after))) return "the boroughs of seat " + std::to_string(s);
    }
    return {};
}

/// Money on cards (L9.6): a pound for each other card placed, until the card
/// is covered or its money taken.
std::string check_collected(const Edition& edition, const State& before, Action action, const State& after) {
    const bool placed = action.verb == Verb::on_new || action.verb == Verb::on || action.verb == Verb::take_row;
    const std::size_t covering = action.verb == Verb::on         ? action.stack()
                                 : action.verb == Verb::take_row ? before.frames.back().stack
                                                                 : std::size_t{999};
    const std::size_t under_way = action.verb == Verb::activate      ? action.stack()
                                  : before.decision == Decision::pay ? before.frames.back().stack
                                                                     : std::size_t{999};
    const auto was = before.stacks[before.seat];
    const auto is = after.stacks[before.seat];
    for (std::size_t i = 0; i < was.size(); ++i) {
        int money = was[i].money;
        if (placed && was[i].up && edition[was[i].top].power == Power::collect_on_placement) ++money;
        if (i == covering) money = 0;
        const Face& face = edition[was[i].top];
        const bool paid_for = face.activation_card == CardCost::none || before.decision != Decision::run;
        if (i == under_way && face.effect == Effect::take_collected && paid_for) money = 0;
        if (is[i].money != money) return "the money on stack " + std::to_string(i + 1);
    }
    for (std::size_t i = was.size(); i < is.size(); ++i) {
        if (is[i].money != 0) return "the money on a new stack";
    }
    return {};
}

int copies_with(const Edition& edition, auto which) {
    int copies = 0;
    for (const Face& face : edition.cards) {
        if (which(face)) copies += face.all_copies();
    }
    return copies;
}

int steps_of_turn(const Edition& edition, int hand, int stacks, int loans) {
    const auto with = [&](Effect effect) {
        return copies_with(edition, [effect](const Face& face) { return face.effect == effect; });
    };
    const int before = loans + kMostFreeLoans + 1;            // repay each, borrow up to the cap, one swap
    const int draw = 1 + 2 + 1 + static_cast<int>(kMostPeek); // peek, two draws, draw none, all back
    const int held = hand + 2;
    // Each card held or drawn by action cards is placed (two steps), spent or
    // used (one); each draw of an action card is a step.
    const int drawn = 2 * with(Effect::action_draw_2);
    const int develop = 2 * (held + drawn) + drawn + 1;
    int buy = 3; // as many as draw three
    for (const Land& land : edition.boroughs) buy = std::max<int>(buy, land.cards);
    // Each showing card once, and what coffee houses lay, and what Whitehall
    // repeats: activate, one choice of its own and its end, two stations, a
    // flip. Each card held is spent once. Borough and done.
    const int activations = stacks + with(Effect::coffee_house) + with(Effect::activate_again);
    const int run = 5 * activations + held + 2;
    const int end = 1 + held + drawn; // done, discards
    return before + draw + 1 + std::max({develop, buy, run}) + end;
}

} // namespace

bool LondonFacts::is_idle(Action action) {
    return action.verb == Verb::loan || action.verb == Verb::swap || action.verb == Verb::draw_three ||
           action.verb == Verb::done;
}

std::string LondonFacts::misplaced(const Book& book, const State& state) {
    State again = state;
    for (std::size_t s = 0; s < state.players; ++s) gather_powers(book.edition, again, seat_at(s));
    if (again.powers != state.powers) return "the powers kept are not those that show";
    const Json json = state_json(book, state);
    Count cards;
    Count boroughs;
    for (const char* list : {"deck", "top", "bottom", "out", "seen"}) cards.list(json[list]);
    cards.one(json["placing"]);
    for (const char* list : {"offer", "borough_deck"}) boroughs.list(json[list]);
    for (const Json& seat : json["seats"]) {
        cards.list(seat["hand"]);
        for (const Json& stack : seat["stacks"]) cards.list(stack["cards"]);
        boroughs.list(seat["boroughs"]);
    }
    if (cards.pieces != all_cards(book)) {
        for (const auto& [id, copies] : all_cards(book)) {
            if (cards.pieces[id] != copies) return id + " is there " + std::to_string(cards.pieces[id]) + " times";
        }
        return "there is a card that the data do not know";
    }
    for (const auto& [id, count] : boroughs.pieces) {
        if (count != 1) return id + " is there " + std::to_string(count) + " times";
    }
    if (!book.edition.map && boroughs.pieces.size() != book.boroughs.size()) return "a borough is nowhere";
    return {};
}

std::string LondonFacts::unexplained(const Book& book, const State& before, Seat, Action action, const State& after) {
    for (const std::string& fault :
         {check_numbers(book.edition, before, action, after), check_out(book, before, action, after),
          check_others(before, after), check_collected(book.edition, before, action, after)}) {
        if (!fault.empty()) return fault;
    }
    return {};
}

bool LondonFacts::reveals(const Book& book, const State& state, Seat eyes, Seat, Action action) {
    if (action.verb == Verb::buy) return !state.land_deck.empty();
    if (state.seat == eyes) return action.verb == Verb::draw_deck || action.verb == Verb::peek;
    // Taking the last of the cards seen tells that none goes back.
    if (action.verb == Verb::take && state.seen.size() == 1) return true;
    // Whether a Workhouse goes on tells whether there is a Pauper in the hand.
    for (const Stack& stack : state.stacks[state.seat]) {
        if (book.edition[stack.top].effect == Effect::workhouse) return true;
    }
    return false;
}

/// Before the deck is empty every turn takes a card from it or is idle. The
/// cards left by the deal allow so many turns of the first sort, each after at
/// most kIdleTurns - 1 of the second: the kIdleTurns-th ends the game (L10.2),
/// where one turn with a card would have stood. Then one turn for each other
/// player (L10.1).
int LondonFacts::most_turns(const Book& book, std::size_t players) {
    const int cards = static_cast<int>(book.edition.deck_size()) - kStartHand * static_cast<int>(players);
    return cards * kIdleTurns + static_cast<int>(players) - 1;
}

int LondonFacts::most_steps_in_turn(const Book& book, const State& at_start) {
    return steps_of_turn(book.edition, static_cast<int>(at_start.hand_of(at_start.seat).size()),
                         static_cast<int>(at_start.stacks.count(at_start.seat)), at_start.of(at_start.seat).loans);
}

/// The same for any turn, with all that can be built in one city. Repaying is
/// counted apart: each takes back a loan, and no step brings anybody more than
/// two (nothing costs above £20).
int LondonFacts::most_steps(const Book& book, std::size_t players) {
    const int others = steps_of_turn(book.edition, kHandLimit, static_cast<int>(kMostPlaceable), 0);
    return most_turns(book, players) * others * (1 + 2 * static_cast<int>(players));
}

} // namespace londinium::common
