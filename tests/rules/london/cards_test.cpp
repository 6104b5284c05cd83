#include "rules/london/printed_cards.h"

#include <gmock/gmock.h>

/// Every card of both editions against what is printed on it. What cards do
/// in words is in cards_with_words_*_test.cpp.
namespace londinium::london {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using enum PrintedColour;
using enum PrintedCost;
using enum PrintedFlip;

/// A card of the colour that costs nothing to place and is not this one.
std::string another(PrintedColour colour, const std::string& id) {
    const auto either = [&](const char* one, const char* other) { return std::string(id == one ? other : one); };
    if (colour == brown) return either("grocers", "vintners");
    if (colour == blue) return either("lords", "street-lights");
    return either("woolwich-arsenal", "brixton-prison");
}

class EveryCard : public testing::TestWithParam<CardCase> {
protected:
    const PrintedCard& card() const { return GetParam().card; }
    Position position() const { return Position(GetParam().edition); }
};
INSTANTIATE_TEST_SUITE_P(London1, EveryCard, testing::ValuesIn(printed_cards(london1)), card_name);
INSTANTIATE_TEST_SUITE_P(London2, EveryCard, testing::ValuesIn(printed_cards(london2)), card_name);

TEST_P(EveryCard, has_its_copies_of_each_letter) {
    const Position p = position();
    for (std::size_t i = 0; i < p.book().cards.size(); ++i) {
        if (p.book().cards[i].id != card().id) continue;
        EXPECT_THAT(p.edition().cards[i].copies, ElementsAre(card().copies_a, card().copies_b, card().copies_c));
        return;
    }
    ADD_FAILURE() << "there is no such card";
}

TEST_P(EveryCard, is_placed_for_its_pounds_and_a_card_of_its_colour_or_never) {
    Position p = position();
    p.hand(0, {card().id, another(brown, card().id), another(blue, card().id), another(pink, card().id)});
    if (!card().is_placed()) {
        EXPECT_FALSE(p.allows("place " + card().id));
        return;
    }
    p.money(0, 20).play("develop", "place " + card().id);
    if (card().id != "coffee-house") {
        EXPECT_THAT(p.legal(), ElementsAre("spend " + another(card().colour, card().id)));
        p.play(p.legal().front());
    }
    p.play("new");
    EXPECT_EQ(p.money_of(0), 20 - card().place_cost);
    EXPECT_THAT(p.city_of(0), ElementsAre(card().id));
}

TEST_P(EveryCard, can_be_spent_for_its_colour_only) {
    for (const PrintedColour colour : {brown, blue, pink}) {
        Position p = position();
        const std::string placed = another(colour, card().id);
        p.hand(0, {placed, card().id});
        const bool pays = colour == card().colour;
        if (!pays) {
            EXPECT_FALSE(p.allows("develop") && p.play("develop").allows("place " + placed));
        } else {
            p.play("develop", "place " + placed, "spend " + card().id);
            EXPECT_THAT(p.board_top(), ElementsAre(card().id));
        }
    }
}

TEST_P(EveryCard, is_worth_its_end_prestige_in_the_display) {
    if (!card().is_placed()) return;
    EXPECT_EQ(position().city(0, {card().id}).score(0).cards, card().end_prestige);
    EXPECT_EQ(position().city(0, {"sewers on " + card().id}).score(0).cards, card().end_prestige) << "covered";
}

// --- Cards that bring numbers and nothing else

class PlainCard : public EveryCard {};

std::vector<CardCase> plain_cards(EditionNumber edition) {
    std::vector<CardCase> cards = printed_cards(edition);
    std::erase_if(cards, [](const CardCase& each) { return !each.card.words.empty() || !each.card.brings_numbers(); });
    return cards;
}
INSTANTIATE_TEST_SUITE_P(London1, PlainCard, testing::ValuesIn(plain_cards(london1)), card_name);
INSTANTIATE_TEST_SUITE_P(London2, PlainCard, testing::ValuesIn(plain_cards(london2)), card_name);

TEST_P(PlainCard, brings_its_numbers_for_its_cost) {
    Position p = position();
    p.city(0, {card().id}).hand(0, {"paupers", "hospital", "bridge"}).money(0, 20).poverty(0, 10);
    p.play("run", "activate 1");
    EXPECT_EQ(p.decision(), card().activation_card == no_card ? "run" : "pay");
    if (card().activation_card == any_card) {
        EXPECT_THAT(p.legal(), ElementsAre("spend bridge", "spend hospital", "spend paupers"));
        p.play("spend paupers");
    } else if (card().activation_card == blue_card) {
        EXPECT_THAT(p.legal(), ElementsAre("spend hospital"));
        p.play("spend hospital");
    }
    EXPECT_EQ(p.money_of(0), 20 - card().activation_pounds + card().gain_money);
    EXPECT_EQ(p.prestige_of(0), card().gain_prestige);
    EXPECT_EQ(p.poverty_of(0), 10 - card().lose_poverty + card().gain_poverty);
    EXPECT_EQ(p.cards_of(0), card().activation_card == no_card ? 3U : 2U);
    EXPECT_THAT(p.city_of(0), ElementsAre(card().flip == flips ? card().id + ", face down" : card().id));
}

TEST_P(PlainCard, is_not_activated_without_its_cost) {
    Position p = position();
    p.city(0, {card().id, "shops"}).play("run");
    const bool needs_a_card = card().activation_card != no_card;
    EXPECT_EQ(bool(p.allows("activate 1")), !needs_a_card);
}

// --- Cards that bring nothing when activated

TEST(London, L8_7_the_cards_that_do_nothing_by_their_print) {
    for (const EditionNumber edition : {london1, london2}) {
        Names nothing;
        for (const CardCase& each : printed_cards(edition)) {
            if (each.card.is_placed() && each.card.words.empty() && !each.card.brings_numbers()) {
                nothing.push_back(each.card.id);
                Position p(edition);
                p.city(0, {"grand-hotel", each.card.id}).play("run", "activate 1");
                EXPECT_THAT(p.legal("activate"), IsEmpty()) << each.card.id;
            }
        }
        EXPECT_THAT(nothing,
                    ElementsAre("bank-of-england", "buckingham-palace", "great-fire-monument", "nelsons-column",
                                "parliament", "st-pauls", "school-a-blue", "school-a-brown", "university-of-london"));
    }
}

TEST(London, the_editions_have_73_and_68_faces_on_110_and_101_cards) {
    const auto count = [](EditionNumber edition) {
        int cards = 0;
        for (const CardCase& each : printed_cards(edition)) {
            cards += each.card.copies_a + each.card.copies_b + each.card.copies_c;
        }
        return cards;
    };
    EXPECT_EQ(Position(london1).book().cards.size(), 73U);
    EXPECT_EQ(Position(london2).book().cards.size(), 68U);
    EXPECT_EQ(printed_cards(london1).size(), 73U);
    EXPECT_EQ(printed_cards(london2).size(), 68U);
    EXPECT_EQ(count(london1), 110);
    EXPECT_EQ(count(london2), 101);
    EXPECT_EQ(Position(london1).deck().size(), 110U);
    EXPECT_EQ(Position(london2).deck().size(), 101U);
}

} // namespace
} // namespace londinium::london
