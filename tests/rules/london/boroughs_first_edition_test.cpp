#include "rules/london/printed_boroughs.h"

#include <gmock/gmock.h>

#include <deque>
#include <ostream>
#include <set>

/// Every borough of the first edition, bought and counted, against what is
/// printed on the map, written down a second time and not read from data/.
namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAreArray;
using enum Bank;
using enum Shore;

struct Borough1 {
    std::string id;
    Bank bank;
    Shore shore;
    int cost;
    int cards;
    int end_prestige;
    Names land;
    Names bridges;
};

void PrintTo(const Borough1& borough, std::ostream* out) { *out << borough.id; }

// id, bank, shore, cost, cards, prestige at the end, neighbours by land, by a bridge
const std::vector<Borough1> kFirstEdition = {
    {"city",
     north,
     river,
     8,
     4,
     6,
     {"westminster", "st-marylebone", "st-pancras", "islington-and-stoke-newington", "hackney",
      "bethnal-green-stepney-and-poplar"},
     {"southwark-and-bermondsey"}},
    {"westminster",
     north,
     river,
     8,
     2,
     6,
     {"city", "st-marylebone", "paddington", "kensington", "fulham-and-chelsea"},
     {"lambeth"}},
    {"st-marylebone", north, inland, 5, 3, 4, {"city", "westminster", "paddington", "hampstead", "st-pancras"}, {}},
    {"st-pancras", north, inland, 5, 3, 4, {"city", "st-marylebone", "hampstead", "islington-and-stoke-newington"}, {}},
    {"islington-and-stoke-newington", north, inland, 4, 4, 3, {"city", "st-pancras", "hackney"}, {}},
    {"hackney",
     north,
     inland,
     3,
     5,
     2,
     {"city", "islington-and-stoke-newington", "bethnal-green-stepney-and-poplar"},
     {}},
    {"bethnal-green-stepney-and-poplar", north, river, 3, 5, 3, {"city", "hackney"}, {}},
    {"hampstead", north, inland, 7, 2, 5, {"st-marylebone", "st-pancras"}, {}},
    {"paddington", north, inland, 5, 3, 4, {"westminster", "st-marylebone", "kensington"}, {}},
    {"kensington", north, inland, 7, 2, 5, {"westminster", "paddington", "hammersmith", "fulham-and-chelsea"}, {}},
    {"hammersmith", north, river, 6, 3, 4, {"kensington", "fulham-and-chelsea"}, {}},
    {"fulham-and-chelsea",
     north,
     river,
     7,
     2,
     5,
     {"westminster", "kensington", "hammersmith"},
     {"battersea", "wandsworth"}},
    {"southwark-and-bermondsey", south, river, 5, 4, 4, {"lambeth", "camberwell", "deptford"}, {"city"}},
    {"lambeth",
     south,
     river,
     4,
     4,
     3,
     {"southwark-and-bermondsey", "camberwell", "battersea", "wandsworth"},
     {"westminster"}},
    {"battersea", south, river, 4, 4, 3, {"lambeth", "wandsworth"}, {"fulham-and-chelsea"}},
    {"wandsworth", south, river, 4, 3, 3, {"lambeth", "battersea"}, {"fulham-and-chelsea"}},
    {"camberwell", south, inland, 4, 4, 3, {"lambeth", "southwark-and-bermondsey", "deptford", "lewisham"}, {}},
    {"deptford", south, river, 3, 5, 2, {"southwark-and-bermondsey", "camberwell", "lewisham", "greenwich"}, {}},
    {"lewisham", south, inland, 3, 5, 2, {"camberwell", "deptford", "greenwich"}, {}},
    {"greenwich", south, river, 3, 5, 2, {"deptford", "lewisham"}, {}},
};

const Borough1& printed(const std::string& id) {
    return *std::find_if(kFirstEdition.begin(), kFirstEdition.end(), [&](const Borough1& b) { return b.id == id; });
}

std::set<std::string> neighbours(const std::string& id) {
    std::set<std::string> all(printed(id).land.begin(), printed(id).land.end());
    all.insert(printed(id).bridges.begin(), printed(id).bridges.end());
    return all;
}

/// The fewest boroughs that lead from a starting one to this one, which is the last.
Names way_to(const std::string& id) {
    std::deque<Names> ways = {{"city"}, {"westminster"}, {"southwark-and-bermondsey"}};
    while (ways.front().back() != id) {
        for (const std::string& next : neighbours(ways.front().back())) {
            ways.push_back(ways.front());
            ways.back().push_back(next);
        }
        ways.pop_front();
    }
    return ways.front();
}

class EveryBorough1 : public testing::TestWithParam<Borough1> {};
INSTANTIATE_TEST_SUITE_P(London1, EveryBorough1, testing::ValuesIn(kFirstEdition), borough_name<Borough1>);

TEST_P(EveryBorough1, brings_when_bought_and_at_the_end_what_is_printed_on_it) {
    Position p(london1);
    Names way = way_to(GetParam().id);
    way.pop_back();
    p.boroughs(1, way).money(0, 10).play("buy " + GetParam().id);
    EXPECT_EQ(p.money_of(0), 10 - GetParam().cost);
    while (p.decision() == "draw") p.play("draw deck");
    EXPECT_EQ(p.cards_of(0), static_cast<std::size_t>(GetParam().cards));
    EXPECT_EQ(p.score(0).boroughs, GetParam().end_prestige);
}

TEST_P(EveryBorough1, lies_on_its_bank_and_shore) {
    Position p(london1);
    Names way = way_to(GetParam().id);
    way.pop_back();
    p.boroughs(1, way).boroughs(0, {GetParam().id});
    p.city(0, {"train-station-north", "train-station-south", "steamboats"}).hand(0, {"paupers", "paupers"});
    p.play("run");
    EXPECT_THAT(pounds_of_three_stacks(p),
                ElementsAre(GetParam().bank == north ? 2 : 0, GetParam().bank == south ? 2 : 0,
                            GetParam().shore == river ? 2 : 0));
}

TEST_P(EveryBorough1, is_next_to_its_neighbours_and_to_no_other) {
    const Names way = way_to(GetParam().id);
    std::set<std::string> expected;
    for (const std::string& built : way) {
        for (const std::string& next : neighbours(built)) expected.insert("buy " + next);
    }
    for (const std::string& built : way) expected.erase("buy " + built);
    EXPECT_THAT(Position(london1).boroughs(0, way).legal("buy"), UnorderedElementsAreArray(expected));
}

TEST_P(EveryBorough1, has_its_borders_and_bridges) {
    const Position p(london1);
    const auto ids = [&](BoroughSet set) {
        Names list;
        for (std::size_t i = 0; i < p.book().boroughs.size(); ++i) {
            if (holds(set, static_cast<Borough>(i))) list.push_back(p.book().boroughs[i].id);
        }
        return list;
    };
    for (std::size_t i = 0; i < p.book().boroughs.size(); ++i) {
        if (p.book().boroughs[i].id != GetParam().id) continue;
        EXPECT_THAT(ids(p.edition().boroughs[i].land_neighbours), UnorderedElementsAreArray(GetParam().land));
        EXPECT_THAT(ids(p.edition().boroughs[i].bridge_neighbours), UnorderedElementsAreArray(GetParam().bridges));
    }
}

TEST(London, L7_3_the_map_has_33_land_borders_and_4_bridges) {
    std::size_t land = 0;
    std::size_t bridges = 0;
    for (const Borough1& borough : kFirstEdition) {
        land += borough.land.size();
        bridges += borough.bridges.size();
        for (const std::string& next : neighbours(borough.id)) EXPECT_EQ(neighbours(next).count(borough.id), 1U);
    }
    EXPECT_EQ(land, 2 * 33U);
    EXPECT_EQ(bridges, 2 * 4U);
}

} // namespace
} // namespace londinium::london
