#include "game/london_keywords.h"

#include <array>

namespace londinium {

using london::Colour;
using london::Effect;
using london::Power;

namespace {

constexpr std::array<Keyword<Colour>, london::kColours> kColourWords = {{
    {"brown", Colour::brown},
    {"blue", Colour::blue},
    {"pink", Colour::pink},
    {"grey", Colour::grey},
}};

constexpr std::array<Keyword<Power>, 6> kOngoingWords = {{
    {"loan-pays-12", Power::loan_pays_12},
    {"free-placement", Power::free_placement},
    {"draw-0-to-2", Power::draw_0_to_2},
    {"any-colour-for-1", Power::any_colour_for_1},
    {"collect-on-placement", Power::collect_on_placement},
    {"swap-with-display", Power::swap_with_display},
}};

constexpr std::array<Keyword<Power>, 7> kOptionalWords = {{
    {"any-colour-once", Power::any_colour_once},
    {"card-for-4", Power::card_for_4},
    {"pauper-to-work", Power::pauper_to_work},
    {"repay-for-12", Power::repay_for_12},
    {"spare-a-flip", Power::spare_a_flip},
    {"draw-0-to-2", Power::draw_0_to_2},
    {"swap-with-display", Power::swap_with_display},
}};

constexpr std::array<Keyword<Effect>, 24> kEffectWords = {{
    {"", Effect::none},
    {"money-per-brown", Effect::money_per_brown},
    {"prestige-per-non-brown", Effect::prestige_per_non_brown},
    {"prestige-per-blue", Effect::prestige_per_blue},
    {"money-per-borough", Effect::money_per_borough},
    {"2-per-river-borough", Effect::two_per_river_borough},
    {"2-per-north-borough", Effect::two_per_north_borough},
    {"2-per-south-borough", Effect::two_per_south_borough},
    {"prestige-per-river-borough", Effect::prestige_per_river_borough},
    {"prison", Effect::prison},
    {"prison-prestige", Effect::prison_prestige},
    {"workhouse", Effect::workhouse},
    {"take-collected", Effect::take_collected},
    {"coffee-house", Effect::coffee_house},
    {"spare-a-flip", Effect::spare_a_flip},
    {"hand-brings-no-poverty", Effect::hand_brings_no_poverty},
    {"activate-again", Effect::activate_again},
    {"action-draw-2", Effect::action_draw_2},
    {"action-place-2-free", Effect::action_place_2_free},
    // The first edition's own (L9.17, L9.18)
    {"give-two-poverty", Effect::give_two_poverty},
    {"pass-one-poverty", Effect::pass_one_poverty},
    {"take-2-from-each", Effect::take_2_from_each},
    {"others-pay-per-borough", Effect::others_pay_per_borough},
    {"place-two-undergrounds", Effect::place_two_undergrounds},
}};
constexpr std::size_t kFirstEditionOnly = 5;

} // namespace

std::span<const Keyword<Colour>> colour_words() { return kColourWords; }

std::span<const Keyword<Power>> ongoing_words() { return kOngoingWords; }

std::span<const Keyword<Power>> optional_words() { return kOptionalWords; }

std::span<const Keyword<Effect>> effect_words(int edition) {
    const std::span<const Keyword<Effect>> all = kEffectWords;
    return edition == 1 ? all : all.first(all.size() - kFirstEditionOnly);
}

Power read_power(DataFile& file, std::size_t row, std::string_view column, std::string_view what,
                 std::span<const Keyword<Power>> known, std::uint8_t& peek) {
    static_assert(london::kMostPeek == 8, "the words below end with peek-8");
    constexpr std::array<std::string_view, 8> kPeeks = {"peek-1", "peek-2", "peek-3", "peek-4",
                                                        "peek-5", "peek-6", "peek-7", "peek-8"};
    peek = 0;
    const std::string& text = file.text(row, column);
    if (text.empty()) return Power::none;
    std::vector<std::string_view> words;
    for (const Keyword<Power>& keyword : known) {
        if (keyword.word == text) return keyword.value;
        words.push_back(keyword.word);
    }
    for (std::size_t n = 1; n <= kPeeks.size(); ++n) {
        if (kPeeks[n - 1] == text) {
            peek = static_cast<std::uint8_t>(n);
            return Power::peek;
        }
        words.push_back(kPeeks[n - 1]);
    }
    file.refuse(file.cell(row, column), unknown_word(text, what, words));
    return Power::none;
}

} // namespace londinium
