#include "rules/markets/position.h"

#include <gtest/gtest.h>

namespace londinium::markets::testing {
namespace {

TEST(MarketsRules, M5_1_a_kept_card_lies_open_the_others_leave_the_game) {
    Position p;
    p.money(0, 3).special(0, "advantage").special(0, "clientele-covent-garden");
    p.says("play advantage").says("play clientele-covent-garden");
    EXPECT_EQ(p.kept_by(0), Words{"advantage"});
    EXPECT_EQ(p.gone(), Words{"clientele-covent-garden"});
    EXPECT_TRUE(p.specials_of(0).empty());
}

TEST(MarketsRules, M5_1_copies_give_one_option) {
    Position p;
    p.special(0, "any-market").special(0, "any-market").says("cashier");
    EXPECT_EQ(p.options(), (Words{"done", "play any-market"}));
}

TEST(MarketsRules, M5_2_advantage_wins_the_whole_amount_of_a_tie) {
    Position p;
    p.kept(2, "advantage").goods(0, Kind::coffee, 2).goods(2, Kind::coffee, 2).to_auction();
    p.bids({"bid coffee 2", "bid nothing", "bid coffee 2", "bid nothing"});
    EXPECT_EQ(p.money_of(2), 4);
    EXPECT_EQ(p.money_of(0), 0);
}

TEST(MarketsRules, M5_2_advantage_wins_the_special_card_of_a_tie) {
    Position p;
    p.kept(2, "advantage").goods(0, Kind::porcelain, 1).goods(2, Kind::porcelain, 1).to_auction();
    p.bids({"bid porcelain 1", "bid nothing", "bid porcelain 1", "bid nothing"});
    EXPECT_EQ(p.state.decision, Decision::pile);
    EXPECT_EQ(p.seat(), 2);
}

TEST(MarketsRules, M5_2_advantage_does_not_help_who_is_not_in_the_tie) {
    Position p;
    p.kept(2, "advantage").goods(0, Kind::coffee, 2).goods(1, Kind::coffee, 2).goods(2, Kind::coffee, 1).to_auction();
    p.bids({"bid coffee 2", "bid coffee 2", "bid coffee 1", "bid nothing"});
    EXPECT_EQ(p.money_of(0), 2);
    EXPECT_EQ(p.money_of(1), 2);
    EXPECT_EQ(p.money_of(2), 0);
}

TEST(MarketsRules, M5_2_advantage_in_hand_wins_nothing) {
    Position p;
    p.special(2, "advantage").goods(0, Kind::coffee, 2).goods(2, Kind::coffee, 2).to_auction();
    p.bids({"bid coffee 2", "bid nothing", "bid coffee 2", "bid nothing"});
    EXPECT_EQ(p.money_of(2), 2);
}

TEST(MarketsRules, M5_3_restock_and_exchange_works_in_the_round_it_is_played) {
    Position p;
    p.special(0, "restock-and-exchange").says("play restock-and-exchange");
    EXPECT_EQ(p.kept_by(0), Words{"restock-and-exchange"});
    p.to_restock();
    EXPECT_EQ(p.state.takes, 3);
    EXPECT_EQ(p.state.player[0].exchange_cards, 1);
}

TEST(MarketsRules, M5_4_any_market_places_a_tile_anywhere) {
    Position p;
    p.tiles(kBorough, {1, 2, 3, 1}).special(0, "any-market").says("play any-market");
    EXPECT_EQ(p.state.decision, Decision::tile);
    EXPECT_EQ(p.options(), (Words{"tile borough-market", "tile brixton-market", "tile covent-garden",
                                  "tile petticoat-lane", "tile portobello-market"}));
    p.says("tile borough-market");
    EXPECT_EQ(p.crates(0, kBorough), 3);
    EXPECT_EQ(p.tiles_of(0), 19);
    EXPECT_EQ(p.state.decision, Decision::act);
}

TEST(MarketsRules, M5_4_any_market_after_the_action_ends_the_turn) {
    Position p;
    p.special(0, "any-market").says("cashier").says("play any-market").says("tile brixton-market");
    EXPECT_EQ(p.crates(0, kBrixton), 3);
    EXPECT_EQ(p.seat(), 1);
}

TEST(MarketsRules, M5_4_any_market_without_tiles_does_nothing) {
    Position p;
    p.tiles_left(0, 0).special(0, "any-market").says("play any-market");
    EXPECT_EQ(p.state.decision, Decision::act);
    EXPECT_EQ(p.gone(), Words{"any-market"});
}

TEST(MarketsRules, M5_5_clientele_pays_as_the_cashier_on_its_market) {
    for (const auto& [id, market] : {std::pair{"clientele-borough-market", kBorough},
                                     {"clientele-brixton-market", kBrixton},
                                     {"clientele-covent-garden", kCoventGarden},
                                     {"clientele-petticoat-lane", kPetticoatLane},
                                     {"clientele-portobello-market", kPortobello}}) {
        Position p;
        p.tiles(market, {0, 0}).special(0, id).says(std::string("play ") + id);
        EXPECT_EQ(p.money_of(0), 6) << id;
        Position q;
        q.special(0, id).says(std::string("play ") + id);
        EXPECT_EQ(q.money_of(0), 3) << id;
    }
}

int monopoly_pays(std::string_view id, Market market, std::initializer_list<int> owners) {
    Position p;
    p.round(5).tiles(market, owners).special(0, id).says("play " + std::string(id));
    return p.money_of(0);
}

TEST(MarketsRules, M5_6_monopoly_pays_by_visible_crates) {
    const auto pays = [](std::initializer_list<int> owners) {
        return monopoly_pays("monopoly-brixton-market", kBrixton, owners);
    };
    EXPECT_EQ(pays({}), 0);
    EXPECT_EQ(pays({0}), 0);
    EXPECT_EQ(pays({0, 0, 1, 2}), 0);    // 4
    EXPECT_EQ(pays({0, 0, 1, 2, 0}), 4); // 5
    EXPECT_EQ(pays({0, 0, 1}), 4);       // 6
    EXPECT_EQ(pays({0, 0, 1, 0}), 8);    // 7
    EXPECT_EQ(pays({0, 0, 1, 0, 0}), 8); // 8
    EXPECT_EQ(pays({0, 0, 0}), 12);      // 9
}

TEST(MarketsRules, M5_6_each_monopoly_counts_its_own_market) {
    EXPECT_EQ(monopoly_pays("monopoly-borough-market", kBorough, {0, 0, 0}), 12);
    EXPECT_EQ(monopoly_pays("monopoly-covent-garden", kCoventGarden, {0, 0, 0}), 12);
    EXPECT_EQ(monopoly_pays("monopoly-petticoat-lane", kPetticoatLane, {0, 0, 0}), 12);
    EXPECT_EQ(monopoly_pays("monopoly-portobello-market", kPortobello, {0, 0, 0}), 12);
    EXPECT_EQ(monopoly_pays("monopoly-portobello-market", kBorough, {0, 0, 0}), 0);
}

TEST(MarketsRules, M5_6_monopoly_is_not_played_in_rounds_1_to_4) {
    for (int round = 1; round <= 5; ++round) {
        Position p;
        p.round(round).special(0, "monopoly-brixton-market");
        EXPECT_EQ(p.can("play monopoly-brixton-market"), round == 5);
    }
}

TEST(MarketsRules, M5_7_rich_offer_pays_by_markets_with_a_visible_crate) {
    constexpr std::array<Market, 5> kAll = {kBorough, kBrixton, kCoventGarden, kPetticoatLane, kPortobello};
    constexpr std::array<int, 6> kPays = {0, 0, 0, 3, 6, 9};
    for (std::size_t markets = 0; markets <= 5; ++markets) {
        Position p;
        p.round(5).special(0, "rich-offer").tiles(kBorough, {1});
        for (std::size_t i = 0; i < markets; ++i) p.tiles(kAll[i], {0});
        p.says("play rich-offer");
        EXPECT_EQ(p.money_of(0), kPays[markets]);
    }
}

TEST(MarketsRules, M5_7_rich_offer_counts_no_covered_crates) {
    Position p;
    p.round(5).special(0, "rich-offer");
    p.tiles(kBorough, {0}).tiles(kBrixton, {0}).tiles(kPortobello, {0, 1, 1, 1, 1, 1}).says("play rich-offer");
    EXPECT_EQ(p.money_of(0), 0);
}

TEST(MarketsRules, M5_7_rich_offer_is_not_played_in_rounds_1_to_4) {
    Position p;
    p.round(4).special(0, "rich-offer");
    EXPECT_FALSE(p.can("play rich-offer"));
    p.round(5);
    EXPECT_TRUE(p.can("play rich-offer"));
}

TEST(MarketsRules, M5_8_combined_offer_pays_by_the_lesser_of_its_two_markets) {
    const auto pays = [](std::initializer_list<int> borough, std::initializer_list<int> brixton) {
        Position p;
        p.round(5).special(0, "combined-offer-borough-market-brixton-market");
        p.tiles(kBorough, borough).tiles(kBrixton, brixton);
        p.says("play combined-offer-borough-market-brixton-market");
        return p.money_of(0);
    };
    EXPECT_EQ(pays({}, {0, 0, 0}), 0);
    EXPECT_EQ(pays({0, 0, 1, 1, 1}, {0, 0, 0}), 0); // 2
    EXPECT_EQ(pays({0}, {0, 0, 0}), 6);             // 3
    EXPECT_EQ(pays({0, 0, 1, 1}, {0, 0, 0}), 10);   // 4
    EXPECT_EQ(pays({0, 0, 1, 1, 0}, {0, 0}), 14);   // 5
    EXPECT_EQ(pays({0, 0, 0}, {0, 0, 0}), 14);      // 9
}

TEST(MarketsRules, M5_8_each_combined_offer_counts_its_own_two_markets) {
    const Edition& edition = standard_edition();
    int cards = 0;
    for (std::size_t i = 0; i < edition.specials.size(); ++i) {
        const Face& face = edition.specials[i];
        if (face.effect != Effect::combined_offer) continue;
        ++cards;
        Position p;
        p.tiles(face.market, {0}).tiles(face.second, {0});
        EXPECT_EQ(special_pays(edition, p.state, seat_at(0), static_cast<Special>(i)), 6);
        EXPECT_EQ(special_pays(edition, p.state, seat_at(1), static_cast<Special>(i)), 0);
        Position q;
        q.tiles(face.market, {0});
        EXPECT_EQ(special_pays(edition, q.state, seat_at(0), static_cast<Special>(i)), 0);
    }
    EXPECT_EQ(cards, 10);
}

TEST(MarketsRules, M5_8_combined_offer_is_not_played_in_rounds_1_to_4) {
    Position p;
    p.round(4).special(0, "combined-offer-portobello-market-covent-garden").says("builder");
    EXPECT_EQ(p.seat(), 1) << "nothing to play, nothing asked";
    Position q;
    q.round(5).special(0, "combined-offer-portobello-market-covent-garden");
    EXPECT_TRUE(q.can("play combined-offer-portobello-market-covent-garden"));
}

TEST(MarketsRules, M5_9_a_card_that_brings_nothing_may_be_played) {
    Position p;
    p.round(5).special(0, "monopoly-brixton-market").says("play monopoly-brixton-market");
    EXPECT_EQ(p.money_of(0), 0);
    EXPECT_EQ(p.gone(), Words{"monopoly-brixton-market"});
    EXPECT_EQ(p.state.played, 1);
}

} // namespace
} // namespace londinium::markets::testing
