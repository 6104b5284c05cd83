#include "game/data_edit.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

/// Every way in which a London data file can be wrong is refused, at its place
/// and with a sentence that says what to do.
namespace londinium {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

struct BadCell {
    std::string file; // without ".csv"
    std::string id;
    std::string column;
    std::string value;
    int offset; // of the fault in the cell
    std::string sentence;
};

void PrintTo(const BadCell& bad, std::ostream* out) {
    *out << bad.file << ' ' << bad.id << ' ' << bad.column << " '" << bad.value << "'";
}

class RefusedCell : public testing::TestWithParam<BadCell> {};

std::string moved(const std::string& place, int offset) {
    const std::size_t colon = place.rfind(':') + 1;
    return place.substr(0, colon) + std::to_string(std::stoi(place.substr(colon)) + offset);
}

TEST_P(RefusedCell, AtItsPlace) {
    const BadCell& bad = GetParam();
    EditedData data;
    const std::string place = data.set(bad.file + ".csv", bad.id, bad.column, bad.value);
    EXPECT_THAT(data.faults(), StartsWith(moved(place, bad.offset) + ": " + bad.sentence));
}

const std::string kCards1 = "london1_cards";
const std::string kCards2 = "london2_cards";
const std::string kBoroughs1 = "london1_boroughs";
const std::string kBoroughs2 = "london2_boroughs";

INSTANTIATE_TEST_SUITE_P(
    Words, RefusedCell,
    testing::Values(
        BadCell{kCards1, "hospital", "colour", "purple", 0,
                "'purple' is no colour; known are brown, blue, pink and grey"},
        BadCell{kCards1, "hospital", "colour", "bleu", 0, "'bleu' is no colour; did you mean 'blue'? Known are"},
        BadCell{kCards1, "hospital", "colour", "", 0, "'' is no colour; known are"},
        BadCell{kCards1, "hospital", "flips", "maybe", 0, "'maybe' is no value of flips; known are yes, no and never-"},
        BadCell{kCards1, "hospital", "activated", "spare-flip", 0,
                "'spare-flip' is no activated effect; did you mean 'spare-a-flip'? Known are money-per-brown,"},
        BadCell{kCards2, "hospital", "activated", "give-two-poverty", 0,
                "'give-two-poverty' is no activated effect"}, // the first edition's
        BadCell{kCards2, "hospital", "activated", "place-two-undergrounds", 0, "'place-two-undergrounds' is no"},
        BadCell{kCards1, "hospital", "ongoing", "loan-pays-13", 0,
                "'loan-pays-13' is no ongoing effect; did you mean 'loan-pays-12'?"},
        BadCell{kCards1, "hospital", "ongoing", "card-for-4", 0, "'card-for-4' is no ongoing effect"}, // a borough's
        BadCell{kCards1, "hospital", "ongoing", "peek-0", 0, "'peek-0' is no ongoing effect; did you mean 'peek-1'?"},
        BadCell{kCards1, "hospital", "ongoing", "peek-9", 0, "'peek-9' is no ongoing effect"},
        BadCell{kCards1, "hospital", "activation_cost", "gold", 0,
                "'gold' is no activation cost; expected none, card, blue-card or pounds from 1 to 99"},
        BadCell{kCards2, "hospital", "activation_cost", "blue-card", 0,
                "'blue-card' is no activation cost; expected none, card or pounds from 1 to 99"},
        BadCell{kCards1, "hospital", "activation_cost", "0", 0, "'0' is no activation cost"},
        BadCell{kCards1, "hospital", "activation_cost", "100", 0, "'100' is no activation cost"},
        BadCell{kBoroughs1, "city", "bank", "east", 0, "'east' is no bank of the river; known are north and south"},
        BadCell{kBoroughs1, "city", "riverside", "YES", 0, "'YES' is neither yes nor no"},
        BadCell{kBoroughs1, "city", "start", "", 0, "'' is neither yes nor no"},
        BadCell{kBoroughs2, "city", "optional", "any-colour-for-1", 0,
                "'any-colour-for-1' is no optional ability"}, // a card's
        BadCell{kBoroughs2, "city", "optional", "peek-12", 0, "'peek-12' is no optional ability; did you mean"}));

INSTANTIATE_TEST_SUITE_P(
    Numbers, RefusedCell,
    testing::Values(BadCell{kCards1, "hospital", "copies_a", "two", 0, "'two' is no whole number from 0 to 99"},
                    BadCell{kCards1, "hospital", "copies_b", "", 0, "'' is no whole number from 0 to 99"},
                    BadCell{kCards1, "hospital", "copies_c", "-1", 0, "'-1' is no whole number from 0 to 99"},
                    BadCell{kCards1, "hospital", "place_cost", "100", 0, "'100' is no whole number from 0 to 99"},
                    BadCell{kCards1, "hospital", "end_prestige", "3.5", 0, "'3.5' is no whole number"},
                    BadCell{kCards1, "hospital", "gain_money", "03", 0, "'03' is no whole number"},
                    BadCell{kCards1, "hospital", "gain_prestige", " 3", 0, "' 3' is no whole number"},
                    BadCell{kCards1, "hospital", "lose_poverty", "+3", 0, "'+3' is no whole number"},
                    BadCell{kCards1, "hospital", "gain_poverty", "99999999999999999999", 0,
                            "'99999999999999999999' is"},
                    BadCell{kBoroughs1, "city", "cost", "8 pounds", 0, "'8 pounds' is no whole number from 0 to 99"},
                    BadCell{kBoroughs1, "city", "cards", "10", 0, "'10' is no whole number from 0 to 9"},
                    BadCell{kBoroughs1, "city", "end_prestige", "x", 0, "'x' is no whole number from 0 to 99"},
                    BadCell{kBoroughs2, "city", "prestige", "x", 0, "'x' is no whole number from 0 to 99"},
                    BadCell{kBoroughs2, "city", "lose_poverty", "x", 0, "'x' is no whole number from 0 to 99"}));

INSTANTIATE_TEST_SUITE_P(
    Ids, RefusedCell,
    testing::Values(BadCell{kCards1, "hospital", "id", "", 0, "the id is missing"},
                    BadCell{kCards1, "hospital", "id", "Hospital", 0, "'Hospital' cannot be the id: up to 64 of the"},
                    BadCell{kCards1, "hospital", "id", "the hospital", 0, "'the hospital' cannot be the id"},
                    BadCell{kCards1, "hospital", "id", std::string(65, 'a'), 0,
                            "'" + std::string(65, 'a') + "' cannot"},
                    BadCell{kCards1, "hospital", "id", "bridge", 0, "'bridge' is the id of line 8 already"},
                    BadCell{kCards1, "hospital", "name", "", 0, "the name is missing"},
                    BadCell{kCards1, "hospital", "name", "\"Hos\npital\"", 1, "a line break inside a cell"}));

INSTANTIATE_TEST_SUITE_P(
    Columns, RefusedCell,
    testing::Values(BadCell{kCards1, "id", "colour", "color", 0,
                            "'color' is no column of this file; did you mean 'colour'? Known are id, name, colour,"},
                    BadCell{kCards1, "id", "colour", "name", 0, "the column 'name' is there twice"},
                    BadCell{kCards1, "id", "colour", "optional", 0, "'optional' is no column of this file"},
                    BadCell{kBoroughs1, "id", "cards", "active", 0, "'active' is no column of this file"},
                    BadCell{kBoroughs2, "id", "cards", "land_neighbours", 0,
                            "'land_neighbours' is no column of this"}));

INSTANTIATE_TEST_SUITE_P(
    WhatCardsCannotBe, RefusedCell,
    testing::Values(
        BadCell{kCards1, "paupers", "flips", "no", 0, "a grey card is a Pauper and must be never-placed"},
        BadCell{kCards1, "paupers", "activated", "prison", 0, "a grey card is a Pauper and has no effect"},
        BadCell{kCards1, "paupers", "activated", "action-draw-2", 0, "a grey card is a Pauper and has no effect"},
        BadCell{kCards1, "paupers", "ongoing", "peek-3", 0, "a card that is never placed has no ongoing effect"},
        BadCell{kCards1, "hospital", "activated", "action-draw-2", 0,
                "'action-draw-2' is for action cards, which are never-placed"},
        BadCell{kCards1, "wren", "ongoing", "draw-0-to-2", 0, "a card that is never placed has no ongoing effect"},
        BadCell{kCards1, "hospital", "flips", "never-placed", 0, "only grey cards and action cards are never-placed"}));

INSTANTIATE_TEST_SUITE_P(
    Neighbours, RefusedCell,
    testing::Values(BadCell{kBoroughs1, "greenwich", "land_neighbours", "deptford lewishem", 9,
                            "'lewishem' is no borough; did you mean 'lewisham'? Known are"},
                    BadCell{kBoroughs1, "greenwich", "land_neighbours", "deptford greenwich lewisham", 9,
                            "a borough is not its own neighbour"},
                    BadCell{kBoroughs1, "greenwich", "land_neighbours", "deptford lewisham deptford", 18,
                            "'deptford' is there twice"},
                    BadCell{kBoroughs1, "greenwich", "land_neighbours", "deptford lewisham city", 18,
                            "'city' does not have 'greenwich' among its neighbours by land"},
                    BadCell{kBoroughs1, "city", "bridge_neighbours", "southwark-and-bermondsey lambeth", 25,
                            "'lambeth' does not have 'city' among its neighbours by bridge"},
                    BadCell{kBoroughs1, "battersea", "bridge_neighbours", "fulham-and-chelsea lambeth", 19,
                            "'lambeth' is a neighbour by land already"}));

INSTANTIATE_TEST_SUITE_P(
    ActiveAbilities, RefusedCell,
    testing::Values(
        BadCell{kBoroughs2, "city", "active", "money", 0, "expected a word and a number, such as 'money 2; poverty 1'"},
        BadCell{kBoroughs2, "city", "active", "money 2;", 8, "expected a word and a number"},
        BadCell{kBoroughs2, "city", "active", "money 2; poverty 1 2", 9, "expected a word and a number"},
        BadCell{kBoroughs2, "city", "active", "money 2; povrty 1", 9,
                "'povrty' is no active ability; did you mean 'poverty'? Known are money, prestige and poverty"},
        BadCell{kBoroughs2, "city", "active", "money 2; money 1", 9, "'money' is there twice"},
        BadCell{kBoroughs2, "city", "active", "money -2", 0, "'-2' is no whole number from 1 to 99"},
        BadCell{kBoroughs2, "city", "active", "poverty -100", 0, "'-100' is no whole number from -99 to 99"},
        BadCell{kBoroughs2, "city", "active", "poverty 0", 0, "'0' is no whole number from -99 to 99, without 0"}));

INSTANTIATE_TEST_SUITE_P(
    Origins, RefusedCell,
    testing::Values(
        BadCell{kCards1, "hospital", "origin", "", 0,
                "'' is no origin; known are printed, rulebook and reconstruction"},
        BadCell{kCards1, "hospital", "origin", "prined", 0, "'prined' is no origin; did you mean 'printed'?"},
        BadCell{kCards1, "hospital", "origin", "printed: colour", 0, "'printed:' is no origin"},
        BadCell{kCards1, "hospital", "origin", "printed colour", 8, "expected ';' and then an exception"},
        BadCell{kCards1, "hospital", "origin", "printed; guess: colour", 9, "'guess' is no origin"},
        BadCell{kCards1, "hospital", "origin", "printed; rulebook colour", 18, "expected ':' and the columns"},
        BadCell{kCards1, "hospital", "origin", "printed; rulebook:", 18, "expected the names of the columns"},
        BadCell{kCards1, "hospital", "origin", "printed; rulebook: color", 19,
                "'color' is no column with an origin; did you mean 'colour'?"},
        BadCell{kCards1, "hospital", "origin", "printed; rulebook: id", 19, "'id' is no column with an origin"},
        BadCell{kCards1, "hospital", "origin", "printed; rulebook: colour; reconstruction: flips colour", 49,
                "'colour' is given an origin twice"}));

// Headers and lines

TEST(BadData, EmptyFile) {
    EditedData data;
    data.text("london1_cards.csv").clear();
    EXPECT_THAT(data.faults(), StartsWith("london1_cards.csv:1:1: the file is empty"));
}

TEST(BadData, MissingColumn) {
    EditedData data;
    std::string& text = data.text("london1_cards.csv");
    text = "id,colour\nhospital,blue\n";
    EXPECT_THAT(data.faults(), StartsWith("london1_cards.csv:1:4: the column 'name' is missing\n"
                                          "london1_cards.csv:1:4: the column 'copies_a' is missing\n"));
}

TEST(BadData, Semicolons) {
    EditedData data;
    std::ranges::replace(data.text("london2_boroughs.csv"), ',', ';');
    EXPECT_EQ(data.faults(),
              "london2_boroughs.csv:1:1: the columns are separated by semicolons; save the file with commas");
}

TEST(BadData, LinesOfAnotherLength) {
    EditedData data;
    data.replace("london1_cards.csv", "2,2,card,10,1,0,0,yes,,,printed,\n", "2,2,card,10\n");
    EXPECT_EQ(data.faults(), "london1_cards.csv:2:46: the line has 10 cells, but there are 18 columns");
    EditedData longer;
    longer.replace("london1_cards.csv", "2,2,card,10,1,0,0,yes,,,printed,\n", "2,2,card,10,1,0,0,yes,,,printed,,x\n");
    EXPECT_EQ(longer.faults(), "london1_cards.csv:2:70: the line has 19 cells, but there are 18 columns");
}

TEST(BadData, BrokenQuotes) {
    EditedData data;
    data.replace("london1_cards.csv", "Albert Dock", "\"Albert Dock");
    EXPECT_EQ(data.faults(), "london1_cards.csv:2:13: this quote is never closed");
}

TEST(BadData, TakesWhatSpreadsheetsMakeOfIt) {
    EditedData data;
    std::string& text = data.text("london2_cards.csv");
    std::string windows = "\xEF\xBB\xBF";
    for (const char c : text) windows += c == '\n' ? "\r\n" : std::string(1, c);
    text = windows + "\r\n";
    EXPECT_EQ(data.faults(), "none");
}

// Sums over the file

TEST(BadData, WrongTotals) {
    EditedData data;
    data.set("london1_cards.csv", "hospital", "copies_a", "2");
    data.set("london2_cards.csv", "hospital", "copies_b", "1");
    EXPECT_EQ(data.faults(),
              "london1_cards.csv:1:16: the copies add up to 26, but there are 25 cards with this letter\n"
              "london2_cards.csv:1:25: the copies add up to 45, but there are 46 cards with this letter");
}

TEST(BadData, WrongNumberOfBoroughs) {
    EditedData data;
    data.replace("london2_boroughs.csv", data.row("london2_boroughs.csv", "hackney"), "");
    EXPECT_EQ(data.faults(), "london2_boroughs.csv:1:1: 19 boroughs; there must be 20");
    data.text("london2_boroughs.csv") += "a,A,north,no,no,1,1,1,1,,,printed,\nb,B,north,no,no,1,1,1,1,,,printed,\n";
    EXPECT_EQ(data.faults(), "london2_boroughs.csv:1:1: 21 boroughs; there must be 20");
}

TEST(BadData, WrongNumberOfStartBoroughs) {
    EditedData data;
    data.set("london1_boroughs.csv", "hackney", "start", "yes");
    data.set("london2_boroughs.csv", "city", "start", "no");
    EXPECT_EQ(data.faults(), "london1_boroughs.csv:1:24: 4 boroughs are there at the start; there must be 3\n"
                             "london2_boroughs.csv:1:24: 2 boroughs are there at the start; there must be 3");
}

TEST(BadData, NoCity) {
    EditedData data;
    std::string& text = data.text("london1_boroughs.csv");
    for (std::size_t at = text.find("city"); at != std::string::npos; at = text.find("city"))
        text.replace(at, 4, "town");
    EXPECT_EQ(data.faults(), "london1_boroughs.csv:1:1: no borough has the id 'city', where the Underground begins");
}

TEST(BadData, NoOrTwoGreyCards) {
    EditedData none;
    none.set("london1_cards.csv", "paupers", "colour", "brown");
    none.set("london1_cards.csv", "paupers", "flips", "no");
    EXPECT_THAT(none.faults(), HasSubstr("london1_cards.csv:1:9: no card is grey; the Paupers must be"));
    EditedData two;
    const std::string place = two.set("london1_cards.csv", "wren", "colour", "grey");
    two.set("london1_cards.csv", "wren", "activated", "");
    EXPECT_EQ(two.faults(), place + ": a second grey card; only the Paupers are grey");
}

TEST(BadData, MoreThanTheEngineHasRoomFor) {
    EditedData placeable; // 95 of 96 are there already
    placeable.set("london1_cards.csv", "paupers", "copies_b", "2");
    placeable.set("london1_cards.csv", "hospital", "copies_b", "4");
    EXPECT_EQ(placeable.faults(),
              "london1_cards.csv:1:134: 97 copies of cards that can be placed; there is room for 96");

    EditedData again;
    again.set("london1_cards.csv", "sewers", "activated", "activate-again");
    again.set("london1_cards.csv", "whitehall", "copies_c", "2");
    again.set("london1_cards.csv", "workhouse", "copies_c", "0");
    EXPECT_EQ(again.faults(), "london1_cards.csv:1:148: 7 copies of cards with activate-again; there is room for 6");

    EditedData huguenots;
    huguenots.set("london1_cards.csv", "huguenots", "copies_c", "7");
    huguenots.set("london1_cards.csv", "sewers", "copies_c", "0");
    huguenots.set("london1_cards.csv", "underground", "copies_c", "3");
    EXPECT_EQ(huguenots.faults(),
              "london1_cards.csv:1:148: 10 copies of cards with action-draw-2; there is room for 9");
}

TEST(BadData, MoreCardsThanTheEngineHasRoomFor) {
    EditedData data;
    for (int i = 0; i < 60; ++i) {
        data.text("london1_cards.csv") += "zz" + std::to_string(i) + ",Z,brown,0,0,0,0,0,none,0,0,0,0,no,,,printed,\n";
    }
    EXPECT_THAT(data.faults(), HasSubstr(": 133 different cards; there is room for 128"));
}

} // namespace
} // namespace londinium
