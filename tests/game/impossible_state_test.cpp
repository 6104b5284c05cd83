// A state that cannot be is refused with what is wrong with it.

#include "game/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace londinium {
namespace {

using testing::HasSubstr;

const Library& shipped() {
    static const Library library = *built_in_library();
    return library;
}

Json dealt(std::string_view game, int players) { return Game::deal(shipped(), game, players, "possible")->state(); }

std::string fault(const Json& state) {
    const Result<Game> game = Game::load(shipped(), state);
    return game ? "" : game.error().message;
}

/// Two players of the first edition, one of them with these cards in the city.
Json city_of(const std::vector<std::string>& cards, const std::string& decision) {
    Json state = {{"game", "london1"},       {"players", 2},         {"seat", 0},
                  {"decision", decision},    {"deck", {"sewers"}},   {"top", Json::array()},
                  {"bottom", Json::array()}, {"last_turns", nullptr}};
    const Json nobody = {{"money", 5},
                         {"loans", 0},
                         {"poverty", 0},
                         {"prestige", 0},
                         {"hand", Json::array()},
                         {"stacks", Json::array()},
                         {"boroughs", Json::array()}};
    state["seats"] = {nobody, nobody};
    for (const std::string& card : cards) state["seats"][0]["stacks"].push_back({{"cards", {card}}});
    return state;
}

TEST(L6_1, DevelopWithNothingToPlayCannotBe) {
    Json state = city_of({}, "develop");
    state["seats"][0]["hand"] = {"mercers", "sewers"};
    EXPECT_THAT(fault(state), HasSubstr("nothing could be done"));
    state["seats"][0]["hand"] = {"mercers", "grocers"};
    EXPECT_EQ(fault(state), "");
}

TEST(L8_1, FirstEditionRunWithNothingToActivateCannotBe) {
    EXPECT_THAT(fault(city_of({"hospital"}, "run")), HasSubstr("nothing could be done"));
    EXPECT_EQ(fault(city_of({"hospital", "mercers"}, "run")), "");
    EXPECT_EQ(fault(city_of({"hospital", "st-pauls"}, "run")), ""); // a blank card comes first (L8.7)
}

TEST(L9_8, SeenComesAfterAPeek) {
    Json state = city_of({"university-of-london"}, "seen");
    state["top"] = {"grocers"};
    EXPECT_THAT(fault(state), HasSubstr("no card was peeked at"));
    state["seen"] = {"paupers"};
    EXPECT_EQ(fault(state), "");
}

TEST(L9_19, FreePlacementsAreWrensTwoWhileDeveloping) {
    Json state = city_of({"mercers"}, "develop");
    state["seats"][0]["hand"] = {"grocers"};
    state["played"] = 1;
    state["free"] = 2;
    EXPECT_EQ(fault(state), "");
    state["free"] = 3;
    EXPECT_THAT(fault(state), HasSubstr("'free'"));
    state["free"] = 1;
    state["decision"] = "run";
    EXPECT_THAT(fault(state), HasSubstr("'free'"));
}

TEST(L3_6, NoActionDrawsMoreThanItSays) {
    Json state = city_of({}, "draw");
    state["draws_left"] = 5; // Hackney
    EXPECT_EQ(fault(state), "");
    state["draws_left"] = 6;
    EXPECT_THAT(fault(state), HasSubstr("so many"));
    state["draws_left"] = 3;
    state["draws_then"] = "develop";
    EXPECT_THAT(fault(state), HasSubstr("so many"));
}

TEST(M3_8, NobodyTakesMoreThanTheirRestockCards) {
    Json state = dealt("markets", 3);
    state["round"] = 1;
    state["now"] = "m1";
    state["market_cards"] = {"m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "closed-1", "closed-2", "m10"};
    state["handed"] = {0, 0, 0};
    state["tile_for"] = nullptr;
    state["tiles"]["covent-garden"] = {0, 1, 2};
    state["tiles"]["brixton-market"] = {0, 1, 2};
    state["tiles"]["borough-market"] = {0, 1, 2};
    state["used"] = {"builder", "buyer", "cashier"};
    state["decision"] = "restock";
    state["takes"] = 2;
    EXPECT_EQ(fault(state), "");
    state["takes"] = 3;
    EXPECT_THAT(fault(state), HasSubstr("not so many cards to take"));
}

} // namespace
} // namespace londinium
