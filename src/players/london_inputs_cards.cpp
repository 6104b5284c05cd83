#include "players/london_inputs.h"

#include <algorithm>

/// Cards and boroughs for the net: each by itself, and by what is printed on it.
namespace londinium {

using namespace london;

namespace {

enum HandSum : std::size_t {
    kBrown,
    kBlue,
    kPink,
    kPaupers,
    kPairs,
    kPaired, // what the better halves promise
    kEndPrestige,
    kGains,
    kPlaceCost,
    kActionCards,
    kHandSums,
};
constexpr std::array<std::string_view, kHandSums> kHandSumWords = {
    "brown", "blue",        "pink", "paupers", "pairs", "promise of pairs", "end prestige", "money to be gained",
    "cost",  "action cards"};

/// The board by what it offers. Not by its cards: who takes one would be told of
/// it twice, and by the smaller effect, which is the less certain one.
enum BoardSum : std::size_t { kBoardCards, kBoardPaupers, kBoardBest, kBoardSecond, kBoardSums };
constexpr std::array<std::string_view, kBoardSums> kBoardSumWords = {"cards", "paupers", "best", "second"};

/// What a card is roughly worth once it is placed, in prestige.
float promise_of(const Face& face) {
    if (!face.placeable) return 0;
    float promise = face.end_prestige;
    promise += static_cast<float>(face.gain_prestige) * (face.flips ? 1.0F : 2.5F);
    promise += static_cast<float>(face.gain_money) / 3 * (face.flips ? 1.0F : 2.5F);
    promise += static_cast<float>(face.lose_poverty) * (face.flips ? 1.0F : 2.5F);
    if (face.effect != Effect::none) promise += 2;
    if (face.power != Power::none) promise += 1;
    return promise - static_cast<float>(face.place_cost + face.activation_money) / 3;
}

} // namespace

void LondonInputs::name_cards() {
    for (const Face& face : edition_.cards) promise_.push_back(promise_of(face));
    placing_ = names_.add_each("being placed", book_.cards);
    hand_ = names_.add_each("in my hand", book_.cards);
    hand_sums_ = names_.add_each("my hand", kHandSumWords);
    city_ = names_.add_each("showing in my city", book_.cards);
    other_city_ = names_.add_each("showing in another city", book_.cards);
    board_ = names_.add_each("board", kBoardSumWords);
    land_ = names_.add_each("my land", book_.boroughs);
    top_land_ = names_.add_each("my topmost borough", book_.boroughs);
    other_land_ = names_.add_each("topmost borough of another", book_.boroughs);
    offer_ = names_.add_each("on offer", book_.boroughs);
}

/// Returns what the hand promises.
float LondonInputs::fill_hand(const State& state, Seat seat, Inputs& inputs) const {
    std::array<FixedVector<float, Hand::capacity()>, kColours> by_colour{};
    int end_prestige = 0;
    int gains = 0;
    int cost = 0;
    int actions = 0;
    const Hand& hand = state.hand_of(seat);
    for (std::size_t i = 0; i < hand.size();) {
        const Card card = hand[i].card;
        const Face& face = edition_[card];
        std::size_t copies = 0;
        auto& same = by_colour[static_cast<std::size_t>(face.colour)];
        for (; i < hand.size() && hand[i].card == card; ++i, ++copies) {
            std::size_t place = same.size();
            while (place > 0 && same[place - 1] < promise_[index(card)]) --place;
            same.insert(place, promise_[index(card)]);
            end_prestige += face.end_prestige;
            gains += face.gain_money;
            cost += face.place_cost;
            actions += face.is_action();
        }
        inputs.set(hand_ + index(card), copies, 1);
    }
    float promise = 0;
    std::size_t pairs = 0;
    for (const Colour colour : {Colour::brown, Colour::blue, Colour::pink}) {
        const auto& same = by_colour[static_cast<std::size_t>(colour)];
        for (std::size_t i = 0; i < same.size() / 2; ++i) promise += std::max(0.0F, same[i]);
        pairs += same.size() / 2;
        inputs.set(hand_sums_ + kBrown + static_cast<std::size_t>(colour), same.size(), 3);
    }
    promise /= 10;
    inputs.set(hand_sums_ + kPaupers, by_colour[static_cast<std::size_t>(Colour::grey)].size(), 2);
    inputs.set(hand_sums_ + kPairs, pairs, 3);
    inputs.set(hand_sums_ + kPaired, promise);
    inputs.set(hand_sums_ + kEndPrestige, end_prestige, 10);
    inputs.set(hand_sums_ + kGains, gains, 20);
    inputs.set(hand_sums_ + kPlaceCost, cost, 20);
    inputs.set(hand_sums_ + kActionCards, actions, 1);
    return promise;
}

void LondonInputs::fill_city(const State& state, Seat seat, Inputs& inputs) const {
    for (std::size_t s = 0; s < state.players; ++s) {
        const std::size_t first = seat_at(s) == seat ? city_ : other_city_;
        for (const Stack& stack : state.stacks[seat_at(s)]) inputs.set(first + index(stack.top), stack.up, 1);
    }
    std::size_t cards = 0;
    int paupers = 0;
    float best = 0;
    float second = 0;
    for (const auto& row : state.rows) {
        cards += row.size();
        for (const Card card : row) {
            paupers += edition_[card].is_pauper();
            const float promise = promise_[index(card)];
            second = std::max(second, std::min(best, promise));
            best = std::max(best, promise);
        }
    }
    inputs.set(board_ + kBoardCards, cards, 6);
    inputs.set(board_ + kBoardPaupers, paupers, 3);
    inputs.set(board_ + kBoardBest, best / 5);
    inputs.set(board_ + kBoardSecond, second / 5);
}

void LondonInputs::fill_land(const State& state, Seat seat, Inputs& inputs) const {
    for (const Borough borough : state.boroughs[seat]) inputs.mark(land_ + index(borough));
    for (const Borough borough : state.offer) inputs.mark(offer_ + index(borough));
    if (edition_.map) return;
    for (std::size_t s = 0; s < state.players; ++s) {
        const auto pile = state.boroughs[seat_at(s)];
        if (pile.empty()) continue;
        inputs.mark((seat_at(s) == seat ? top_land_ : other_land_) + index(pile.back()));
    }
}

} // namespace londinium
