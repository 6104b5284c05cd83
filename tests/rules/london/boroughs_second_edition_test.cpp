#include "rules/london/printed_boroughs.h"

#include <gmock/gmock.h>

#include <ostream>

/// Every borough of the second edition, bought and used, against what is
/// printed on it, written down a second time and not read from data/.
namespace londinium::london {
namespace {

using testing::ElementsAre;
using enum Bank;
using enum Shore;

struct Borough2 {
    std::string id;
    Bank bank;
    Shore shore;
    int cost;
    int cards;
    int prestige;
    int lose_poverty;
    std::string optional;
    int active_money;
    int active_prestige;
    int active_poverty;
};

void PrintTo(const Borough2& borough, std::ostream* out) { *out << borough.id; }

// id, bank, shore, cost, cards, prestige, less poverty, optional ability, active: £, prestige, poverty
// clang-format off
const std::vector<Borough2> kSecondEdition = {
    {"city",                             north, river,  8, 3, 5, 1, ""                 , 3, 0, 0},
    {"westminster",                      north, river,  8, 1, 6, 1, "draw-0-to-2",       0, 0, 0},
    {"st-marylebone",                    north, inland, 5, 2, 3, 2, ""                 , 0, 0, 0},
    {"st-pancras",                       north, inland, 5, 2, 3, 1, ""                 , 2, 0, 0},
    {"islington-and-stoke-newington",    north, inland, 4, 3, 2, 2, "swap-with-display", 0, 0, 0},
    {"hackney",                          north, inland, 3, 4, 1, 2, ""                 , 0, 0, 0},
    {"bethnal-green-stepney-and-poplar", north, river,  3, 4, 2, 1, ""                 , 2, 0, 1},
    {"hampstead",                        north, inland, 7, 1, 5, 1, ""                 , 0, 0, -1},
    {"paddington",                       north, inland, 5, 2, 3, 1, "card-for-4",        0, 0, 0},
    {"kensington",                       north, inland, 7, 1, 4, 1, ""                 , 0, 1, 0},
    {"hammersmith",                      north, river,  6, 2, 4, 1, ""                 , 1, 0, 0},
    {"fulham-and-chelsea",               north, river,  7, 1, 5, 2, ""                 , 0, 0, 0},
    {"southwark-and-bermondsey",         south, river,  5, 3, 3, 2, "any-colour-once",   0, 0, 1},
    {"lambeth",                          south, river,  4, 3, 2, 2, "repay-for-12",      0, 0, 0},
    {"battersea",                        south, river,  4, 3, 2, 3, ""                 , 0, 0, 0},
    {"wandsworth",                       south, river,  4, 2, 2, 1, "spare-a-flip",      0, 0, 2},
    {"camberwell",                       south, inland, 4, 3, 2, 3, "pauper-to-work",    0, 0, 0},
    {"deptford",                         south, river,  3, 4, 1, 2, ""                 , 2, 0, 1},
    {"lewisham",                         south, inland, 3, 3, 1, 5, ""                 , 0, 0, 0},
    {"greenwich",                        south, river,  3, 3, 1, 3, "peek-2",            0, 0, 0},
};
// clang-format on

class EveryBorough2 : public testing::TestWithParam<Borough2> {};
INSTANTIATE_TEST_SUITE_P(London2, EveryBorough2, testing::ValuesIn(kSecondEdition), borough_name<Borough2>);

TEST_P(EveryBorough2, brings_when_bought_what_is_printed_on_it) {
    Position p(london2);
    p.offer({GetParam().id}).money(0, 10).poverty(0, 10).play("buy " + GetParam().id);
    EXPECT_EQ(p.money_of(0), 10 - GetParam().cost);
    EXPECT_EQ(p.prestige_of(0), GetParam().prestige);
    EXPECT_EQ(p.poverty_of(0), 10 - GetParam().lose_poverty);
    EXPECT_THAT(p.boroughs_of(0), ElementsAre(GetParam().id));
    while (p.decision() == "draw") p.play("draw deck");
    EXPECT_EQ(p.cards_of(0), static_cast<std::size_t>(GetParam().cards));
}

TEST_P(EveryBorough2, lies_on_its_bank_and_shore) {
    Position p(london2);
    p.boroughs(0, {GetParam().id}).city(0, {"train-station-north", "train-station-south", "steamboats"});
    p.hand(0, {"paupers", "paupers"}).play("run");
    EXPECT_THAT(pounds_of_three_stacks(p),
                ElementsAre(GetParam().bank == north ? 2 : 0, GetParam().bank == south ? 2 : 0,
                            GetParam().shore == river ? 2 : 0));
}

TEST_P(EveryBorough2, has_its_active_ability_in_a_run) {
    Position p(london2);
    p.boroughs(0, {GetParam().id}).poverty(0, 5).play("run");
    const bool is_active =
        GetParam().active_money != 0 || GetParam().active_prestige != 0 || GetParam().active_poverty != 0;
    ASSERT_EQ(bool(p.allows("borough")), is_active);
    ASSERT_EQ(bool(p.allows("done")), !is_active);
    if (!is_active) return;
    p.play("borough");
    EXPECT_EQ(p.money_of(0), GetParam().active_money);
    EXPECT_EQ(p.prestige_of(0), GetParam().active_prestige);
    EXPECT_EQ(p.poverty_of(0), 5 + GetParam().active_poverty);
}

/// Whether a player with this topmost borough has the ability.
bool has_ability(const std::string& borough, const std::string& ability) {
    Position p(london2);
    p.boroughs(0, {borough});
    if (ability == "draw-0-to-2") return bool(p.at("turn").allows("draw none"));
    if (ability == "repay-for-12") return bool(p.loans(0, 1).money(0, 12).at("turn").allows("repay"));
    if (ability == "any-colour-once") return bool(p.hand(0, {"grocers", "paupers"}).allows("develop"));
    if (ability == "pauper-to-work") return bool(p.hand(0, {"paupers"}).play("run").allows("employ"));
    if (ability == "card-for-4") return bool(p.hand(0, {"grocers"}).play("run").allows("sell grocers"));
    if (ability == "spare-a-flip") return p.city(0, {"grocers"}).play("run", "activate 1").decision() == "flip";
    if (ability == "swap-with-display") {
        return bool(p.hand(0, {"grocers"}).board_top({"hospital"}).allows("swap grocers for top hospital"));
    }
    return p.deck({"lords", "wren", "sewers"}).at("turn").allows("peek") && p.play("peek").legal("take").size() == 2;
}

TEST_P(EveryBorough2, has_its_optional_ability_and_no_other) {
    for (const char* const ability : {"draw-0-to-2", "swap-with-display", "card-for-4", "any-colour-once",
                                      "repay-for-12", "spare-a-flip", "pauper-to-work", "peek-2"}) {
        EXPECT_EQ(has_ability(GetParam().id, ability), GetParam().optional == ability) << ability;
    }
}

} // namespace
} // namespace londinium::london
