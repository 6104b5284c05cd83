#include "rules/markets/position.h"

#include <gtest/gtest.h>

namespace londinium::markets::testing {
namespace {

/// Round 1 with m9, which has no special card: coffee 2, porcelain 1, silk 3, soap 4.
Position auction_of_money() {
    Position p;
    p.card("m9");
    return p;
}

TEST(MarketsRules, M3_9_everyone_offers_any_number_of_one_kind_or_nothing) {
    Position p;
    p.goods(0, Kind::coffee, 2).goods(0, Kind::soap, 1).to_auction();
    EXPECT_EQ(p.options(), (Words{"bid coffee 1", "bid coffee 2", "bid nothing", "bid soap 1"}));
}

TEST(MarketsRules, M3_9_bids_are_asked_in_turn_order_from_the_first_player) {
    Position p;
    p.first(2).to_auction();
    EXPECT_EQ(p.seat(), 2);
    p.says("bid nothing");
    EXPECT_EQ(p.seat(), 3);
    p.says("bid nothing");
    EXPECT_EQ(p.seat(), 0);
}

TEST(MarketsRules, M3_9_a_bid_may_be_given_out_of_turn_and_again_until_all_are_in) {
    Position p;
    p.goods(3, Kind::coffee, 3).to_auction().bids_for(3, "bid coffee 1");
    EXPECT_EQ(p.seat(), 0);
    p.bids_for(3, "bid coffee 2").says("bid nothing").says("bid nothing");
    EXPECT_EQ(p.seat(), 2);
    EXPECT_EQ(p.goods_of(3, Kind::coffee), 3) << "cards bid stay in hand until all are in";
    p.says("bid nothing");
    EXPECT_EQ(p.goods_of(3, Kind::coffee), 1);
    EXPECT_EQ(p.money_of(3), 4);
}

TEST(MarketsRules, M3_9_only_the_seat_asked_may_act_outside_the_auction) {
    Position p;
    EXPECT_TRUE(p.options_for(1).empty());
}

TEST(MarketsRules, M3_9_all_cards_offered_go_back_won_or_not) {
    Position p = auction_of_money();
    p.goods(0, Kind::soap, 3).goods(1, Kind::soap, 2).goods(2, Kind::silk, 1).to_auction();
    p.bids({"bid soap 3", "bid soap 2", "bid silk 1", "bid nothing"});
    EXPECT_EQ(p.stock_of(Kind::soap), 18);
    EXPECT_EQ(p.stock_of(Kind::silk), 18);
    EXPECT_EQ(p.money_of(0), 4);
    EXPECT_EQ(p.money_of(1), 0);
    EXPECT_EQ(p.money_of(2), 3);
}

TEST(MarketsRules, M3_9_each_kind_bid_for_is_closed_and_all_are_asked_again) {
    Position p = auction_of_money();
    p.goods(0, Kind::soap, 5).goods(0, Kind::silk, 1).to_auction();
    p.bids({"bid soap 1", "bid nothing", "bid nothing", "bid nothing"});
    EXPECT_EQ(p.state.closed, only(Kind::soap));
    EXPECT_EQ(p.state.decision, Decision::bid);
    EXPECT_EQ(p.seat(), 0);
    EXPECT_EQ(p.options(), (Words{"bid nothing", "bid silk 1"}));
}

TEST(MarketsRules, M3_9_the_auctions_end_when_all_offer_nothing) {
    Position p = auction_of_money();
    p.goods(0, Kind::soap, 5).to_auction().nobody_bids();
    EXPECT_EQ(p.state.round, 2);
}

TEST(MarketsRules, M3_9_the_auctions_end_when_all_kinds_are_closed) {
    Position p = auction_of_money();
    p.goods(0, Kind::soap, 1).goods(1, Kind::silk, 1).goods(2, Kind::coffee, 1).goods(3, Kind::porcelain, 2);
    p.to_auction().bids({"bid soap 1", "bid silk 1", "bid coffee 1", "bid porcelain 1"});
    EXPECT_EQ(p.state.round, 2);
}

TEST(MarketsRules, M3_9_two_special_cards_are_chosen_in_turn_order_from_the_first_player) {
    Edition edition = standard_edition();
    edition.market_cards[index(market_card("m1"))].brings = {kSpecialPrize, kSpecialPrize, 2, 1};
    Position p;
    p.first(3).goods(0, Kind::coffee, 1).goods(3, Kind::porcelain, 1);
    p.to_auction();
    const auto bid = [&](int seat, Action action) { apply(edition, p.state, Position::seat_of(seat), action); };
    bid(3, Action::bid(Kind::porcelain, 1));
    bid(0, Action::bid(Kind::coffee, 1));
    bid(1, Action::plain(Verb::bid_nothing));
    bid(2, Action::plain(Verb::bid_nothing));
    EXPECT_EQ(p.state.decision, Decision::pile);
    EXPECT_EQ(p.seat(), 3);
    p.says("pile 1").says(p.options()[0]);
    EXPECT_EQ(p.state.decision, Decision::pile);
    EXPECT_EQ(p.seat(), 0);
    EXPECT_TRUE(p.can("pile 1")) << "the same pile may be chosen";
    p.says("pile 1").says(p.options()[0]);
    EXPECT_EQ(p.state.decision, Decision::bid);
}

TEST(MarketsRules, M3_10_ties_share_rounded_down) {
    Position p;
    p.card("m10"); // coffee 3
    p.goods(0, Kind::coffee, 2).goods(2, Kind::coffee, 2).goods(3, Kind::coffee, 1).to_auction();
    p.bids({"bid coffee 2", "bid nothing", "bid coffee 2", "bid coffee 1"});
    EXPECT_EQ(p.money_of(0), 1);
    EXPECT_EQ(p.money_of(2), 1);
    EXPECT_EQ(p.money_of(3), 0);
    EXPECT_EQ(p.state.closed, only(Kind::coffee));
}

TEST(MarketsRules, M3_10_nobody_gets_a_special_card_in_a_tie_but_the_kind_is_closed) {
    Position p;
    p.goods(0, Kind::porcelain, 1).goods(1, Kind::porcelain, 1).to_auction();
    p.bids({"bid porcelain 1", "bid porcelain 1", "bid nothing", "bid nothing"});
    EXPECT_EQ(p.state.decision, Decision::bid);
    EXPECT_EQ(p.state.closed, only(Kind::porcelain));
    EXPECT_TRUE(p.specials_of(0).empty());
}

TEST(MarketsRules, M3_11_a_special_card_is_chosen_from_one_pile_looked_through) {
    Position p;
    p.goods(1, Kind::porcelain, 1).to_auction();
    p.bids({"bid nothing", "bid porcelain 1", "bid nothing", "bid nothing"});
    EXPECT_EQ(p.seat(), 1);
    EXPECT_EQ(p.options(), (Words{"pile 1", "pile 2", "pile 3", "pile 4"}));
    p.says("pile 1");
    EXPECT_EQ(p.state.decision, Decision::keep);
    EXPECT_EQ(p.options().size(), 8U);
    p.says("keep advantage");
    EXPECT_EQ(p.specials_of(1), Words{"advantage"});
    EXPECT_EQ(p.state.piles[0].size(), 7U);
    EXPECT_EQ(p.state.decision, Decision::bid);
}

TEST(MarketsRules, M3_11_only_piles_with_cards_can_be_chosen) {
    Position p;
    p.only_pile(3).goods(0, Kind::porcelain, 1).to_auction();
    p.bids({"bid porcelain 1", "bid nothing", "bid nothing", "bid nothing"});
    EXPECT_EQ(p.options(), Words{"pile 3"});
}

TEST(MarketsRules, M3_11_without_any_pile_the_winner_gets_none) {
    Position p;
    p.only_pile(0).goods(0, Kind::porcelain, 1).to_auction();
    p.bids({"bid porcelain 1", "bid nothing", "bid nothing", "bid nothing"});
    EXPECT_EQ(p.state.decision, Decision::bid);
    EXPECT_TRUE(p.state.prizes.empty());
}

TEST(MarketsRules, M3_11_in_round_12_the_winner_may_take_3_pounds_instead) {
    Position p;
    p.round(12).goods(0, Kind::porcelain, 1).to_auction();
    p.bids({"bid porcelain 1", "bid nothing", "bid nothing", "bid nothing"});
    EXPECT_EQ(p.state.decision, Decision::prize);
    EXPECT_EQ(p.options(), (Words{"cash", "pile"}));
    p.says("cash");
    EXPECT_EQ(p.money_of(0), 3);
    EXPECT_EQ(p.state.decision, Decision::bid);
}

TEST(MarketsRules, M3_11_in_round_12_the_choice_is_made_before_looking) {
    Position p;
    p.round(12).goods(0, Kind::porcelain, 1).to_auction();
    p.bids({"bid porcelain 1", "bid nothing", "bid nothing", "bid nothing"}).says("pile").says("pile 1");
    EXPECT_FALSE(p.can("cash"));
    p.says("keep advantage");
    EXPECT_EQ(p.money_of(0), 0);
}

TEST(MarketsRules, M3_12_a_closed_kind_or_cards_not_in_hand_are_no_options) {
    Position p = auction_of_money();
    p.goods(0, Kind::soap, 2).goods(1, Kind::soap, 2).to_auction();
    EXPECT_FALSE(p.can("bid soap 3"));
    EXPECT_FALSE(p.can("bid silk 1"));
    p.bids({"bid soap 1", "bid soap 1", "bid nothing", "bid nothing"});
    EXPECT_EQ(p.options(), Words{"bid nothing"});
}

} // namespace
} // namespace londinium::markets::testing
