#include "game/data_edit.h"
#include "game/read_origin.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace londinium {
namespace {

using london::CardCost;
using london::Colour;
using london::Effect;
using london::Face;
using london::Land;
using london::Power;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

const Library& shipped() {
    static const Library library = *built_in_library();
    return library;
}

std::size_t place_of(const std::vector<Entry>& entries, std::string_view id) {
    const auto found = std::ranges::find(entries, id, &Entry::id);
    EXPECT_NE(found, entries.end()) << id;
    return static_cast<std::size_t>(found - entries.begin());
}

const Face& card(const LondonBook& book, std::string_view id) { return book.edition.cards[place_of(book.cards, id)]; }

const Land& borough(const LondonBook& book, std::string_view id) {
    return book.edition.boroughs[place_of(book.boroughs, id)];
}

Origin origin_of(const std::vector<Entry>& entries, std::string_view id, std::string_view column) {
    const Entry& entry = entries[place_of(entries, id)];
    return std::ranges::find(entry.values, column, &Value::column)->origin;
}

// What is shipped

TEST(LondonData, IsReadInTheOrderOfIds) {
    for (const LondonBook* book : {&shipped().london1, &shipped().london2}) {
        EXPECT_TRUE(std::ranges::is_sorted(book->cards, {}, &Entry::id));
        EXPECT_TRUE(std::ranges::is_sorted(book->boroughs, {}, &Entry::id));
        EXPECT_EQ(book->cards.size(), book->edition.cards.size());
        EXPECT_EQ(book->boroughs.size(), book->edition.boroughs.size());
    }
}

TEST(LondonData, HasThePrintedTotals) {
    const LondonBook& first = shipped().london1;
    EXPECT_EQ(first.edition.cards.size(), 73U);
    EXPECT_THAT(first.edition.letter_sizes, ElementsAre(25, 50, 35));
    EXPECT_EQ(first.edition.deck_size(), 110U);
    const LondonBook& second = shipped().london2;
    EXPECT_EQ(second.edition.cards.size(), 68U);
    EXPECT_THAT(second.edition.letter_sizes, ElementsAre(25, 46, 30));
    EXPECT_EQ(second.edition.deck_size(), 101U);
    EXPECT_EQ(first.id(first.edition.pauper), "paupers");
    EXPECT_EQ(second.id(second.edition.pauper), "paupers");
    EXPECT_EQ(first.id(first.edition.city), "city");
    for (const LondonBook* book : {&first, &second}) {
        EXPECT_EQ(book->edition[book->edition.pauper].all_copies(), 11);
        EXPECT_EQ(book->boroughs.size(), 20U);
        int actions = 0;
        for (const Face& face : book->edition.cards) actions += face.is_action() ? face.all_copies() : 0;
        EXPECT_EQ(actions, 4);
    }
}

TEST(LondonData, HasTheMapOfTheFirstEdition) {
    int borders = 0;
    int bridges = 0;
    for (const Land& land : shipped().london1.edition.boroughs) {
        borders += std::popcount(land.land_neighbours);
        bridges += std::popcount(land.bridge_neighbours);
    }
    EXPECT_EQ(borders, 2 * 33);
    EXPECT_EQ(bridges, 2 * 4);
}

TEST(LondonData, KnowsTheHospital) {
    for (const LondonBook* book : {&shipped().london1, &shipped().london2}) {
        const Face& hospital = card(*book, "hospital");
        EXPECT_EQ(hospital.colour, Colour::blue);
        EXPECT_EQ(hospital.place_cost, 2);
        EXPECT_EQ(hospital.end_prestige, 3);
        EXPECT_EQ(hospital.effect, Effect::spare_a_flip);
        EXPECT_THAT(hospital.copies, ElementsAre(1, 2, 0));
        EXPECT_TRUE(hospital.flips);
        EXPECT_TRUE(hospital.placeable);
    }
}

TEST(LondonData, KnowsWhatActivationsCost) {
    const LondonBook& first = shipped().london1;
    EXPECT_EQ(card(first, "woolwich-arsenal").activation_money, 7);
    EXPECT_EQ(card(first, "woolwich-arsenal").gain_prestige, 5);
    EXPECT_EQ(card(first, "woolwich-arsenal").activation_card, CardCost::none);
    EXPECT_EQ(card(first, "east-india-company").activation_card, CardCost::any_card);
    EXPECT_EQ(card(first, "east-india-company").activation_money, 0);
    EXPECT_EQ(card(first, "great-exhibition").activation_card, CardCost::blue_card);
    EXPECT_EQ(card(shipped().london2, "great-exhibition").activation_card, CardCost::any_card);
}

TEST(LondonData, KnowsPowersAndEffects) {
    const LondonBook& second = shipped().london2;
    EXPECT_EQ(card(second, "university-of-london").power, Power::peek);
    EXPECT_EQ(card(second, "university-of-london").peek, 3);
    EXPECT_EQ(card(second, "bank-of-england").power, Power::loan_pays_12);
    EXPECT_EQ(card(second, "bank-of-england").peek, 0);
    EXPECT_EQ(card(second, "wren").effect, Effect::action_place_2_free);
    EXPECT_FALSE(card(second, "wren").placeable);
    EXPECT_EQ(card(second, "town-houses").effect, Effect::prestige_per_blue);
    EXPECT_EQ(card(shipped().london1, "town-houses").effect, Effect::prestige_per_non_brown);
    EXPECT_EQ(card(shipped().london1, "underground").effect, Effect::place_two_undergrounds);
}

TEST(LondonData, KnowsBoroughs) {
    const LondonBook& first = shipped().london1;
    const Land& city = borough(first, "city");
    EXPECT_EQ(city.cost, 8);
    EXPECT_EQ(city.cards, 4);
    EXPECT_EQ(city.end_prestige, 6);
    EXPECT_TRUE(city.start && city.north && city.riverside);
    EXPECT_EQ(first.id(static_cast<london::Borough>(std::countr_zero(city.bridge_neighbours))),
              "southwark-and-bermondsey");

    const LondonBook& second = shipped().london2;
    EXPECT_EQ(borough(second, "city").cost, 8);
    EXPECT_EQ(borough(second, "greenwich").optional, Power::peek);
    EXPECT_EQ(borough(second, "greenwich").peek, 2);
    EXPECT_FALSE(borough(second, "greenwich").has_active);
    EXPECT_EQ(borough(second, "hampstead").active_poverty, -1);
    const Land& deptford = borough(second, "deptford");
    EXPECT_TRUE(deptford.has_active);
    EXPECT_EQ(deptford.active_money, 2);
    EXPECT_EQ(deptford.active_poverty, 1);
    EXPECT_EQ(deptford.active_prestige, 0);
    // The rulebook's picture of Wandsworth
    const Land& wandsworth = borough(second, "wandsworth");
    EXPECT_EQ(wandsworth.cards, 2);
    EXPECT_EQ(wandsworth.prestige, 2);
    EXPECT_EQ(wandsworth.lose_poverty, 1);
    EXPECT_EQ(wandsworth.active_poverty, 2);
}

TEST(LondonData, SaysWhereValuesComeFrom) {
    const LondonBook& first = shipped().london1;
    const LondonBook& second = shipped().london2;
    EXPECT_EQ(origin_of(first.cards, "hospital", "end_prestige"), Origin::printed);
    EXPECT_EQ(origin_of(second.cards, "hospital", "place_cost"), Origin::rulebook);
    EXPECT_EQ(origin_of(second.cards, "hospital", "end_prestige"), Origin::reconstruction);
    EXPECT_EQ(origin_of(second.boroughs, "wandsworth", "active"), Origin::rulebook);
    EXPECT_EQ(origin_of(second.boroughs, "wandsworth", "optional"), Origin::reconstruction);
    EXPECT_THAT(second.boroughs[place_of(second.boroughs, "hammersmith")].note, HasSubstr("costs more than Lewisham"));
    EXPECT_EQ(first.boroughs[place_of(first.boroughs, "bethnal-green-stepney-and-poplar")].name,
              "Bethnal Green, Stepney & Poplar");
}

TEST(LondonData, AllOfTheFirstEditionIsPrinted) {
    for (const auto* entries : {&shipped().london1.cards, &shipped().london1.boroughs}) {
        for (const Entry& entry : *entries) {
            for (const Value& value : entry.values) EXPECT_EQ(value.origin, Origin::printed) << entry.id;
        }
    }
}

// Versions

std::string version_after(const std::string& file, std::string_view id, std::string_view column,
                          std::string_view value) {
    EditedData data;
    data.set(file, id, column, value);
    const Result<Library> library = data.read();
    EXPECT_TRUE(library) << library.error().message;
    return library ? library->london1.data_version + library->london2.data_version : "";
}

TEST(DataVersion, ChangesWithWhatTheRulesUse) {
    const std::string before = shipped().london1.data_version + shipped().london2.data_version;
    EXPECT_EQ(before.size(), 24U);
    EXPECT_NE(version_after("london1_cards.csv", "hospital", "place_cost", "3"), before);
    EXPECT_NE(version_after("london2_cards.csv", "hospital", "activated", "prison"), before);
    EXPECT_NE(version_after("london2_boroughs.csv", "deptford", "active", "money 2; poverty 2"), before);
    EXPECT_NE(version_after("london1_boroughs.csv", "city", "cost", "9"), before);
}

TEST(DataVersion, StaysWithNamesOriginsNotesAndOrder) {
    const std::string before = shipped().london1.data_version + shipped().london2.data_version;
    EXPECT_EQ(version_after("london1_cards.csv", "hospital", "name", "Saint Thomas"), before);
    EXPECT_EQ(version_after("london2_cards.csv", "hospital", "origin", "printed"), before);
    EXPECT_EQ(version_after("london2_cards.csv", "hospital", "note", "\"checked, twice\""), before);
    EXPECT_EQ(version_after("london2_boroughs.csv", "deptford", "active", "poverty 1;money 2"), before);
    EXPECT_EQ(version_after("london1_boroughs.csv", "hackney", "land_neighbours",
                            "bethnal-green-stepney-and-poplar city islington-and-stoke-newington"),
              before);
    EditedData data;
    const std::string row = data.row("london1_cards.csv", "hospital");
    data.replace("london1_cards.csv", row, "");
    data.text("london1_cards.csv") += row;
    EXPECT_EQ(data.read()->london1.data_version, shipped().london1.data_version);
}

TEST(DataVersion, IsItsOwnForEachEdition) {
    EditedData data;
    data.set("london2_cards.csv", "hospital", "place_cost", "3");
    EXPECT_EQ(data.read()->london1.data_version, shipped().london1.data_version);
}

// The library

TEST(Library, NeedsAllFiles) {
    EditedData data;
    data.remove("london2_boroughs.csv");
    EXPECT_EQ(data.faults(), "london2_boroughs.csv: the file is missing");
}

TEST(Library, SaysAllThatIsWrong) {
    EditedData data;
    const std::string first = data.set("london1_cards.csv", "hospital", "colour", "purple");
    const std::string second = data.set("london1_boroughs.csv", "city", "cost", "x");
    const std::string third = data.set("london2_cards.csv", "wren", "flips", "maybe");
    const std::string faults = data.faults();
    EXPECT_THAT(faults, StartsWith(first + ": "));
    EXPECT_THAT(faults, HasSubstr('\n' + second + ": "));
    EXPECT_THAT(faults, HasSubstr('\n' + third + ": "));
    EXPECT_EQ(std::ranges::count(faults, '\n'), 2);
}

TEST(Library, StopsListingAfterTwentyFaults) {
    EditedData data;
    std::string& text = data.text("london1_cards.csv");
    for (std::size_t at = text.find(",none,"); at != std::string::npos; at = text.find(",none,", at)) {
        text.replace(at, 6, ",gold,");
    }
    EXPECT_EQ(std::ranges::count(data.faults(), '\n'), 20);
    EXPECT_THAT(data.faults(), testing::EndsWith(" more faults like these"));
}

TEST(Origins, AreADefaultAndExceptions) {
    constexpr std::array<std::string_view, 3> kColumns = {"name", "cost", "cards"};
    EXPECT_THAT(read_origins("printed", kColumns).of_columns,
                ElementsAre(Origin::printed, Origin::printed, Origin::printed));
    EXPECT_THAT(read_origins("reconstruction; rulebook: name cards; printed: cost", kColumns).of_columns,
                ElementsAre(Origin::rulebook, Origin::printed, Origin::rulebook));
    EXPECT_THAT(read_origins(" printed ;rulebook:cost", kColumns).of_columns,
                ElementsAre(Origin::printed, Origin::rulebook, Origin::printed));
}

} // namespace
} // namespace londinium
