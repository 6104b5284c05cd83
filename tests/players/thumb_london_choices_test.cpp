#include "players/seated.h"

#include "rules/london/city.h"
#include "rules/london/hand.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstring>

/// What the rule-of-thumb player does in plain positions.
namespace londinium {
namespace {

using london::Card;
using london::Decision;
using london::State;
using testing::HasSubstr;
using testing::StartsWith;

using Names = std::vector<std::string>;

/// Seat 0 of a game for two that is under way, its hand and city empty.
class Scene {
public:
    explicit Scene(int edition) : book_(Table{edition, 2}.book()) {
        Dealer dealer("scene");
        state_ = London::deal(book_, 2, dealer);
        std::memset(&state_.hand[0], 0, sizeof state_.hand[0]);
        state_.seat = kMe;
        state_.decision = Decision::action;
        state_.now.drawn = 1;
        deck(50);
    }

    Scene& hand(const Names& cards) {
        for (const std::string& id : cards) london::add(state_.hand[0], card(id), 0);
        return *this;
    }
    Scene& city(const std::string& id, bool up = true) {
        london::lay_new(book_.edition, state_, kMe, card(id));
        state_.stacks[kMe].back().up = up;
        state_.stacks[kMe].back().placed = false;
        london::gather_powers(book_.edition, state_, kMe);
        return *this;
    }
    Scene& money(int pounds) {
        state_.player[0].money = pounds;
        return *this;
    }
    Scene& loans(int loans) {
        state_.player[0].loans = loans;
        return *this;
    }
    Scene& poverty(int own, int other) {
        state_.player[0].poverty = own;
        state_.player[1].poverty = other;
        return *this;
    }
    Scene& deck(std::size_t cards) {
        while (state_.deck.size() > cards) state_.deck.pop_back();
        return *this;
    }
    /// All boroughs are the other player's.
    Scene& no_land() {
        std::memset(&state_.offer, 0, sizeof state_.offer);
        std::memset(&state_.land_deck, 0, sizeof state_.land_deck);
        for (std::size_t i = 0; i < book_.boroughs.size(); ++i) {
            state_.boroughs.push_back(seat_at(1), static_cast<london::Borough>(i));
        }
        return *this;
    }
    Scene& last_turn() {
        deck(0);
        state_.is_ending = true;
        state_.last_turns = 1;
        return *this;
    }
    Scene& at(Decision decision) {
        state_.decision = decision;
        state_.now.drawn = 0;
        return *this;
    }
    Scene& play(const std::string& action) {
        london::Actions legal;
        London::legal(book_, state_, kMe, legal);
        const auto found = std::ranges::find_if(legal, [&](london::Action a) { return words(book_, a) == action; });
        EXPECT_NE(found, legal.end()) << action;
        if (found != legal.end()) London::apply(book_, state_, kMe, *found);
        return *this;
    }

    std::string choice() const { return words(book_, opinions().front().action); }
    ThumbLondon::Opinion opinion(const std::string& action) const {
        for (const auto& opinion : opinions()) {
            if (words(book_, opinion.action) == action) return opinion;
        }
        ADD_FAILURE() << action << " is not legal";
        return {};
    }

private:
    static constexpr Seat kMe{0};

    Card card(const std::string& id) const {
        const auto found = std::ranges::find(book_.cards, id, &Entry::id);
        EXPECT_NE(found, book_.cards.end()) << id;
        return static_cast<Card>(found - book_.cards.begin());
    }
    std::vector<ThumbLondon::Opinion> opinions() const {
        return ThumbLondon(book_).opinions(London::observe(book_, state_, kMe));
    }

    const LondonBook& book_;
    State state_;
};

class ThumbChoices : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Editions, ThumbChoices, testing::Values(1, 2));

TEST_P(ThumbChoices, ASmallHandAndAFullCityAreRun) {
    Scene scene(GetParam());
    scene.no_land().money(2).poverty(4, 4).hand({"paupers"});
    for (const char* id : {"covent-garden", "albert-dock", "regent-street", "silk-weaving"}) scene.city(id);
    EXPECT_EQ(scene.choice(), "run");
    EXPECT_THAT(scene.opinion("run").reason, StartsWith("run now: +£24, +5 prestige, removes 1 poverty"));
}

TEST_P(ThumbChoices, AFullHandAndASpentCityAreNot) {
    Scene scene(GetParam());
    scene.no_land().money(9).hand(
        {"covent-garden", "albert-dock", "regent-street", "silk-weaving", "lords", "hospital"});
    for (const char* id : {"grocers", "salters", "vintners", "mercers"}) scene.city(id, false);
    if (GetParam() == 2) {
        EXPECT_LT(scene.opinion("run").worth, -4);
    }
    EXPECT_EQ(scene.choice(), "develop");
}

TEST_P(ThumbChoices, ASpentCardIsCovered) {
    Scene scene(GetParam());
    scene.money(9).hand({"silk-weaving", "grocers"}).city("covent-garden").city("salters", false);
    scene.play("develop").play("place silk-weaving").play("spend grocers");
    EXPECT_EQ(scene.choice(), "on 2");
    EXPECT_EQ(scene.opinion("on 2").reason, "covers Salters, which is spent");
    EXPECT_EQ(scene.opinion("new").reason, "one more stack, one more poverty in each run");
}

TEST_P(ThumbChoices, ThePauperIsSpentFirst) {
    Scene scene(GetParam());
    scene.hand({"covent-garden", "paupers", "silk-weaving"}).city("albert-dock").play("run").play("activate 1");
    EXPECT_EQ(scene.choice(), "spend paupers");
}

TEST_P(ThumbChoices, WhatCountsOthersIsRunBeforeTheyFlip) {
    Scene scene(GetParam());
    scene.city("covent-garden").city("silk-weaving").city("furniture-makers").city("watch-makers").city("bridge");
    EXPECT_EQ(scene.play("run").choice(), "activate 5");
}

TEST_P(ThumbChoices, OnTheLastTurnTheHandIsPutDown) {
    Scene scene(GetParam());
    scene.last_turn().money(6).poverty(6, 6).hand({"great-fire-monument", "bridge", "silk-weaving", "watch-makers"});
    EXPECT_EQ(scene.choice(), "develop");
    EXPECT_LT(scene.opinion("draw three").worth, 0);
    scene.play("develop").play("place great-fire-monument").play("spend bridge").play("new");
    EXPECT_THAT(scene.choice(), StartsWith("place "));
}

TEST_P(ThumbChoices, OnTheLastTurnLoansCountSeven) {
    // £14 and a loan: one pound more pays it off.
    Scene scene(GetParam());
    scene.last_turn().money(14).loans(1).city("grand-hotel").city("stock-exchange");
    scene.play("run");
    EXPECT_GT(scene.opinion("activate 1").worth, 2);
}

TEST_P(ThumbChoices, ANeedlessLoanIsWorthNothing) {
    Scene scene(GetParam());
    EXPECT_LT(scene.money(20).opinion("loan").worth, 0);
}

TEST(ThumbChoicesOfTheSecondEdition, ALoanIsRepaidByTheRich) {
    EXPECT_EQ(Scene(2).money(80).loans(1).at(Decision::turn).choice(), "repay");
    EXPECT_NE(Scene(2).money(15).loans(1).at(Decision::turn).choice(), "repay");
}

TEST(ThumbChoicesOfTheSecondEdition, LandRelievesThePoor) {
    Scene scene(2);
    scene.money(20).poverty(12, 3);
    EXPECT_THAT(scene.choice(), StartsWith("buy "));
    EXPECT_THAT(scene.opinion("buy southwark-and-bermondsey").reason, HasSubstr("removes 2 poverty"));
}

} // namespace
} // namespace londinium
