#include "common/games.h"
#include "common/walk.h"
#include "table/at_table.h"
#include "table/cost.h"

namespace londinium::at_table {
namespace {

Json read(const std::string& cost) { return cost.empty() ? Json::object() : Json::parse(cost); }

template <class Which>
class Costs : public ::testing::Test {};
TYPED_TEST_SUITE(Costs, common::Games, common::GameNames);

// What is said of an action before it is done is what happens when it is.
TYPED_TEST(Costs, AreTrue) {
    common::in_random_games<TypeParam>([](auto& walk, auto) {
        using Rules = typename TypeParam::Rules;
        if (walk.random().below(40) != 0) return;
        const Result<Game> game = Game::load(library(), state_json(TypeParam::book(), walk.state()));
        RC_ASSERT(game.ok());
        const Seat seat = Rules::asked(walk.state());
        const auto purse = [&](const Game& at) {
            Json held = at.state()["seats"][index(seat)];
            held["goods"] = held["hand"]; // as the cost calls them
            return held;
        };
        for (const PricedAction& priced : priced_actions(*game, seat)) {
            Game after = *game;
            RC_ASSERT(after.apply(seat, priced.action).ok());
            const Json flat = read(priced.cost).flatten();
            for (const auto& item : flat.items()) {
                if (item.value().is_null()) continue; // nothing is known to change
                const Json::json_pointer place(item.key());
                const int change = purse(after)[place].template get<int>() - purse(*game)[place].template get<int>();
                if (change != item.value().template get<int>()) RC_FAIL(priced.action + ": " + item.key());
            }
        }
        RC_ASSERT(priced_actions(*game, seat).size() == game->actions().size());
    });
}

PricedAction find(const Game& game, std::string_view action) {
    for (const PricedAction& priced : priced_actions(game, game.asked())) {
        if (priced.action == action) return priced;
    }
    return {"there is no such action", {}, {}};
}
Json cost_of(const Game& game, std::string_view action) { return read(find(game, action).cost); }
std::string comes_to(const Game& game, std::string_view action) { return to_line(read(find(game, action).comes_to)); }

TEST(Costs, OfALoanAndOfStopping) {
    Result<Game> game = Game::deal(library(), "london2", 2, "Wren");
    EXPECT_EQ(to_line(cost_of(*game, "loan")), R"({"money":10,"loans":1})");
    EXPECT_EQ(to_line(cost_of(*game, "draw deck")), "{}");
    ASSERT_TRUE(game->apply(game->asked(), "draw deck").ok());
    ASSERT_TRUE(game->apply(game->asked(), "run").ok());
    // Seven cards in the hand, no borough and no stack: a cube for each card.
    const Json seat = game->state()["seats"][index(game->asked())];
    EXPECT_EQ(cost_of(*game, "done")["poverty"], seat["hand"].size());
}

/// The first player of a deal, at the action, with these cards in the city and in the hand; all others are out of the
/// game.
Game with_city(const std::vector<std::string>& city, const std::vector<std::string>& hand) {
    Result<Game> game = Game::deal(library(), "london2", 2, "Wren");
    EXPECT_TRUE(game->apply(game->asked(), "draw deck").ok());
    Json state = game->state();
    std::vector<std::string> others = state["deck"];
    const auto put_aside = [&](Json& cards) {
        for (const Json& card : cards) others.push_back(card);
        cards = Json::array();
    };
    put_aside(state["out"]);
    for (Json& seat : state["seats"]) put_aside(seat["hand"]);
    Json& seat = state["seats"][index(game->asked())];
    const auto take = [&](const std::string& card) {
        const auto found = std::ranges::find(others, card);
        EXPECT_NE(found, others.end()) << card;
        others.erase(found);
        return card;
    };
    for (const std::string& card : hand) seat["hand"].push_back(take(card));
    seat["stacks"] = Json::array();
    for (const std::string& card : city) {
        seat["stacks"].push_back({{"cards", Json::array({take(card)})},
                                  {"up", true},
                                  {"money", 0},
                                  {"placed", false},
                                  {"activated", false}});
    }
    state["deck"] = Json::array();
    state["out"] = others;
    Result<Game> loaded = Game::load(library(), state);
    EXPECT_TRUE(loaded.ok()) << loaded.error().message;
    return *loaded;
}

TEST(WhatItComesTo, OfARunIsAllThatAsksForNothingAndThePovertyOfStopping) {
    // Vintners bring £4 and Almshouses lift two; Great Exhibition would ask for a card and is left alone.
    const Game game = with_city({"vintners", "almshouses", "great-exhibition"}, {"paupers", "paupers"});
    EXPECT_EQ(cost_of(game, "run"), Json::object());
    EXPECT_EQ(comes_to(game, "run"), R"({"money":4,"poverty":5})"); // no cube to lift; three stacks, two cards
}

TEST(WhatItComesTo, OfBuildingIsThePriceTheCheapestWay) {
    Game game = with_city({}, {"st-pauls", "water-works", "water-works"});
    ASSERT_TRUE(game.apply(game.asked(), "develop").ok());
    // £10 for St Paul's, with £5 in the purse: a loan brings ten.
    EXPECT_EQ(comes_to(game, "place st-pauls"), R"({"loans":1})");
    EXPECT_EQ(comes_to(game, "place water-works"), R"({"money":-1})");
    EXPECT_EQ(comes_to(game, "loan"), "{}") << "a loan is complete in itself";
}

TEST(WhatItComesTo, OfAnActivationPaidWithACardIsWhatItBrings) {
    Game game = with_city({"great-exhibition"}, {"paupers", "paupers"});
    ASSERT_TRUE(game.apply(game.asked(), "run").ok());
    EXPECT_EQ(cost_of(game, "activate 1"), Json::object());
    EXPECT_EQ(comes_to(game, "activate 1"), R"({"prestige":5})");
}

} // namespace
} // namespace londinium::at_table
