#include "terminal/london/phrases.h"

#include "game/names.h"
#include "rules/london/city.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace londinium {

using london::Colour;

namespace {

constexpr std::array<Style, london::kColours> kStyles = {Style::brown, Style::blue, Style::pink, Style::grey};
constexpr std::array<std::string_view, london::kColours> kColourWords = {"brown", "blue", "pink", "grey"};
// Told apart without colours, too.
constexpr std::array<std::string_view, london::kColours> kSigns = {"■", "●", "▲", "○"};

} // namespace

std::string_view colour_word(Colour colour) { return kColourWords[static_cast<std::size_t>(colour)]; }

Change change_between(const london::State& before, const london::State& after, Seat seat) {
    const london::Player& was = before.of(seat);
    const london::Player& is = after.of(seat);
    const int loans = is.loans - was.loans;
    const int borrowed = loans > 0 ? loans * london::loan_pays(london::Powers(before, seat)) : 0;
    return {is.money - was.money - borrowed, loans, is.poverty - was.poverty, is.prestige - was.prestige};
}

std::string LondonPhrases::name(london::Card card) const { return card_name(book_, card, words()); }

std::string LondonPhrases::name(london::Borough borough) const { return borough_name(book_, borough, words()); }

std::string LondonPhrases::colour(Colour colour) const { return say("colour." + std::string(colour_word(colour))); }

std::string LondonPhrases::sign(Colour colour) const {
    return styled(kStyles[static_cast<std::size_t>(colour)], kSigns[static_cast<std::size_t>(colour)]);
}

std::string LondonPhrases::marked(london::Card card) const {
    const auto colour = static_cast<std::size_t>(edition()[card].colour);
    return styled(kStyles[colour], std::string(kSigns[colour]) + "\u00A0" + name(card));
}

std::string LondonPhrases::told(const Change& change) const {
    std::vector<std::string> parts;
    const auto add = [&](std::string_view id, int by) {
        if (by == 0) return;
        parts.push_back(say(id, {{"sign", by < 0 ? "−" : "+"}, {"n", std::abs(by)}}));
    };
    add("change.money", change.money);
    add("change.prestige", change.prestige);
    add("change.poverty", change.poverty);
    add("change.loans", change.loans);
    return list(parts);
}

std::vector<london::Card> in_reading_order(const london::Edition& edition, const london::Hand& hand) {
    std::vector<london::Card> cards;
    for (const london::KnownCard& held : hand) cards.push_back(held.card);
    std::ranges::stable_sort(cards, {}, [&](london::Card card) { return edition[card].colour; });
    return cards;
}

} // namespace londinium
