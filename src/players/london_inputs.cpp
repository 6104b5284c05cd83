#include "players/london_inputs.h"

#include <algorithm>
#include <bit>

namespace londinium {

using namespace london;

namespace {

constexpr std::array<std::string_view, kMostSeats> kSlots = {"me", "next", "second", "third"};

enum Fact : std::size_t {
    kMoney,
    kPurse, // money up to £10
    kLoans,
    kPoverty,
    kHandSize,
    kScore,
    kPrestige,
    kLandCount,
    kNorth,
    kSouth,
    kRiver,
    kStacks,
    kDown,
    kBrown,
    kBlue,
    kPink,
    kRunMoney,
    kRunPrestige,
    kRunRelief,
    kRunPoverty,
    kRunAfter, // poverty after it
    kRunCards,
    kStations,
    kSteadyMoney,
    kSteadyPrestige,
    kSteadyRelief,
    kEngineMoney, // the same in all turns to come
    kEnginePrestige,
    kEngineRelief,
    kFacts,
};
constexpr std::array<std::string_view, kFacts> kFactWords = {
    "money",        "purse",    "loans",        "poverty",         "hand",          "score",        "prestige",
    "boroughs",     "north",    "south",        "river",           "stacks",        "turned down",  "brown",
    "blue",         "pink",     "run money",    "run prestige",    "run relief",    "run poverty",  "poverty after run",
    "run cards",    "stations", "steady money", "steady prestige", "steady relief", "engine money", "engine prestige",
    "engine relief"};

constexpr std::array<std::string_view, 13> kPowerWords = {
    "none", "loan pays 12", "free placement", "draw 0 to 2",    "any colour for 1", "collect",     "swap",
    "peek", "any colour",   "card for 4",     "pauper to work", "repay for 12",     "spare a flip"};

enum Against : std::size_t { kLead, kAhead, kBehind, kMorePoverty, kLessPoverty, kAgainst };
constexpr std::array<std::string_view, kAgainst> kAgainstWords = {"lead", "ahead", "behind", "more poverty",
                                                                  "less poverty"};

int count(BoroughSet set) { return std::popcount(set); }

} // namespace

LondonInputs::LondonInputs(const LondonBook& book, const thumb::Habits& habits)
    : book_(book), edition_(book.edition), habits_(habits) {
    name_players();
    name_time();
    name_cards();
    name_estimates();
}

void LondonInputs::name_players() {
    for (std::size_t slot = 0; slot < kMostSeats; ++slot) {
        player_[slot] = names_.add_each(kSlots[slot], kFactWords);
        powers_[slot] = names_.add_each(std::string(kSlots[slot]) + " power", kPowerWords);
    }
    against_ = names_.add_each("against the best", kAgainstWords);
}

/// From what shows only: cards that were activated in this turn are done.
LondonInputs::Run LondonInputs::forecast(const State& state, Seat seat) const {
    Run run;
    int brown = 0;
    int blue = 0;
    int others = 0;
    const auto stacks = state.stacks[seat];
    for (const Stack& stack : stacks) {
        if (!stack.up) continue;
        const Colour colour = edition_[stack.top].colour;
        brown += colour == Colour::brown;
        blue += colour == Colour::blue;
        others += colour != Colour::brown;
    }
    const BoroughSet land = state.land_of(seat);
    bool hand_is_free = false;
    for (const Stack& stack : stacks) {
        if (!stack.up || stack.activated) continue;
        const Face& face = edition_[stack.top];
        const Run before = run;
        run.money += face.gain_money - face.activation_money;
        run.prestige += face.gain_prestige;
        run.relief += face.lose_poverty;
        run.poverty += face.gain_poverty;
        run.cards += face.activation_card != CardCost::none;
        switch (face.effect) {
        case Effect::money_per_brown: run.money += brown; break;
        case Effect::prestige_per_non_brown: run.prestige += others; break;
        case Effect::prestige_per_blue: run.prestige += blue; break;
        case Effect::money_per_borough: run.money += count(land); break;
        case Effect::two_per_river_borough: run.money += 2 * count(land & edition_.riverside); break;
        case Effect::two_per_north_borough: run.money += 2 * count(land & edition_.north); break;
        case Effect::two_per_south_borough: run.money += 2 * count(land & ~edition_.north); break;
        case Effect::prestige_per_river_borough: run.prestige += count(land & edition_.riverside); break;
        case Effect::prison_prestige: run.prestige += 2; [[fallthrough]];
        case Effect::prison: run.relief += 2; break;
        case Effect::take_collected: run.money += stack.money; break;
        case Effect::pass_one_poverty: run.relief += 1; break;
        case Effect::take_2_from_each: run.money += 2 * (state.players - 1); break;
        case Effect::hand_brings_no_poverty: hand_is_free = true; break;
        default: break;
        }
        if (face.flips) continue;
        run.steady_money += run.money - before.money;
        run.steady_prestige += run.prestige - before.prestige;
        run.steady_relief += run.relief - before.relief;
    }
    if (const Land* top = topmost(edition_, state, seat)) {
        run.money += top->active_money;
        run.prestige += top->active_prestige;
        run.poverty += top->active_poverty;
    }
    const int hand = hand_is_free ? 0 : static_cast<int>(state.hand_of(seat).size());
    run.poverty += static_cast<int>(stacks.size()) + hand;
    if (edition_.loans_bring_poverty) run.poverty += state.of(seat).loans;
    if (edition_.land_relieves_poverty) run.poverty -= count(land);
    return run;
}

/// By how fast the deck has shrunk so far; at first by how fast decks do.
float LondonInputs::turns_left(const State& state) const {
    constexpr float kUsual = 1.7F; // cards in a turn
    constexpr float kBelieved = 8; // turns that must be seen to doubt it
    if (state.is_ending) return 0;
    const float deck = static_cast<float>(state.deck.size());
    const float dealt = static_cast<float>(edition_.deck_size() - std::size_t{kStartHand} * state.players);
    const float pace = (kUsual * kBelieved + dealt - deck) / (kBelieved + static_cast<float>(state.turn - 1));
    return deck / (std::max(0.5F, pace) * static_cast<float>(state.players));
}

LondonInputs::Standing LondonInputs::stand(const State& state, Seat seat) const {
    Standing standing;
    standing.score = score(edition_, state);
    standing.turns = turns_left(state);
    int best = INT32_MIN;
    int least = INT32_MAX;
    for (std::size_t s = 0; s < state.players; ++s) {
        standing.run[s] = forecast(state, seat_at(s));
        standing.burden[s] = state.player[s].poverty + static_cast<int>(state.hand[s].size());
        if (seat_at(s) == seat) continue;
        best = std::max(best, standing.score.lines[s].total());
        least = std::min(least, standing.burden[s]);
    }
    standing.lead = standing.score.lines[index(seat)].total() - best;
    standing.excess = standing.burden[index(seat)] - least;
    return standing;
}

void LondonInputs::fill_player(const State& state, Seat seat, std::size_t slot, const Standing& standing,
                               Inputs& inputs) const {
    const std::size_t first = player_[slot];
    const Player& player = state.of(seat);
    const Run& run = standing.run[index(seat)];
    inputs.set(first + kMoney, player.money, 20);
    inputs.set(first + kPurse, std::min(player.money, 10), 10);
    inputs.set(first + kLoans, player.loans, 3);
    inputs.set(first + kPoverty, player.poverty, 10);
    inputs.set(first + kHandSize, state.hand_of(seat).size(), 6);
    inputs.set(first + kScore, standing.score.lines[index(seat)].total(), 50);
    inputs.set(first + kPrestige, player.prestige, 30);
    const BoroughSet land = state.land_of(seat);
    inputs.set(first + kLandCount, count(land), 4);
    inputs.set(first + kNorth, count(land & edition_.north), 4);
    inputs.set(first + kSouth, count(land & ~edition_.north), 4);
    inputs.set(first + kRiver, count(land & edition_.riverside), 4);
    inputs.set(first + kStations, count(land & state.stations), 4);

    std::array<int, kColours> showing{};
    int down = 0;
    for (const Stack& stack : state.stacks[seat]) {
        down += !stack.up;
        showing[static_cast<std::size_t>(edition_[stack.top].colour)] += stack.up;
    }
    inputs.set(first + kStacks, state.stacks.count(seat), 8);
    inputs.set(first + kDown, down, 6);
    inputs.set(first + kBrown, showing[0], 4);
    inputs.set(first + kBlue, showing[1], 4);
    inputs.set(first + kPink, showing[2], 4);

    inputs.set(first + kRunMoney, run.money, 20);
    inputs.set(first + kRunPrestige, run.prestige, 8);
    inputs.set(first + kRunRelief, run.relief, 6);
    inputs.set(first + kRunPoverty, run.poverty, 10);
    inputs.set(first + kRunAfter, std::max(0, player.poverty + run.poverty - run.relief), 10);
    inputs.set(first + kRunCards, run.cards, 3);
    inputs.set(first + kSteadyMoney, run.steady_money, 10);
    inputs.set(first + kSteadyPrestige, run.steady_prestige, 5);
    inputs.set(first + kSteadyRelief, run.steady_relief, 5);
    inputs.set(first + kEngineMoney, standing.turns * static_cast<float>(run.steady_money) / 100);
    inputs.set(first + kEnginePrestige, standing.turns * static_cast<float>(run.steady_prestige) / 50);
    inputs.set(first + kEngineRelief, standing.turns * static_cast<float>(run.steady_relief) / 50);
    const std::uint32_t powers = state.powers[index(seat)];
    for (std::size_t power = 1; power < kPowerWords.size(); ++power) {
        inputs.set(powers_[slot] + power, static_cast<int>((powers >> power) & 1U), 1);
    }
    if (slot > 0) return;
    inputs.set(against_ + kLead, standing.lead, 30);
    inputs.set(against_ + kAhead, std::max(0, standing.lead), 10);
    inputs.set(against_ + kBehind, std::max(0, -standing.lead), 10);
    inputs.set(against_ + kMorePoverty, std::max(0, standing.excess), 8);
    inputs.set(against_ + kLessPoverty, std::max(0, -standing.excess), 8);
}

void LondonInputs::fill(const State& state, Seat seat, Inputs& inputs) const {
    inputs.clear();
    const Standing standing = stand(state, seat);
    for (std::size_t i = 0; i < state.players; ++i) {
        fill_player(state, seat_at((index(seat) + i) % state.players), i, standing, inputs);
    }
    fill_time(state, seat, standing, inputs);
    fill_turn(state, seat, standing, inputs);
    fill_city(state, seat, inputs);
    fill_land(state, seat, inputs);
    fill_estimates(state, seat, standing, inputs);
}

} // namespace londinium
