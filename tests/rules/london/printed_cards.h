#pragma once

#include "rules/london/position.h"

#include <string>
#include <vector>

/// What is printed on each card, written down a second time: from the
/// components, not from data/, which it checks.
namespace londinium::london {

enum class PrintedColour { brown, blue, pink, grey };
enum class PrintedCost { no_card, any_card, blue_card };
enum class PrintedFlip { stays, flips, never_placed };

struct PrintedCard {
    std::string id;
    PrintedColour colour;
    int copies_a;
    int copies_b;
    int copies_c;
    int place_cost;
    int end_prestige;
    int activation_pounds;
    PrintedCost activation_card;
    int gain_money;
    int gain_prestige;
    int lose_poverty;
    int gain_poverty;
    PrintedFlip flip;
    std::string words; // its activated effect, if it has one

    bool is_placed() const { return flip != PrintedFlip::never_placed; }
    bool brings_numbers() const { return gain_money + gain_prestige + lose_poverty + gain_poverty > 0; }
};

struct CardCase {
    EditionNumber edition;
    PrintedCard card;
};

/// All cards of an edition, in the order of their ids.
std::vector<CardCase> printed_cards(EditionNumber edition);

/// Names a test by its card.
std::string card_name(const testing::TestParamInfo<CardCase>& info);
void PrintTo(const CardCase& card, std::ostream* out);

} // namespace londinium::london
