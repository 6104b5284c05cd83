#include "terminal/at_terminal.h"

#include "terminal/markets/choices.h"
#include "terminal/markets/look_up.h"
#include "terminal/markets/ring.h"
#include "terminal/markets/table.h"

#include <gmock/gmock.h>

namespace londinium {
namespace {

using markets::Kind;
using markets::Market;
using markets::Pawn;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// A game between Ann, Mr Pepys and Pip in round 5, with tiles and goods put
/// there by hand, as Ann sees it.
class MarketsTable : public testing::Test {
protected:
    MarketsTable() : phrases_(english(), book(), {"Ann", "Mr Pepys", "Pip"}) {
        const Game game = *Game::deal(library(), "markets", 3, "stall");
        state_ = std::get<Play<Markets>>(game.play()).state;
        for (std::size_t s = 0; s < 3; ++s) state_.player[s].handed = 0;
        state_.round = 5;
        state_.assistants = {5, 0};
        state_.first = state_.seat = seat_at(0);
        state_.decision = markets::Decision::act;
        state_.now = market_card("m1"); // soap £1, porcelain special, silk £2, coffee £4
        state_.sells = {Kind::coffee, Kind::soap, markets::kGeneral, Kind::porcelain, Kind::silk};
        stand(Pawn::builder, 0);
        stand(Pawn::cashier, 1);
        stand(Pawn::buyer, 2);
    }

    static const MarketsBook& book() { return library().markets; }
    static markets::MarketCard market_card(std::string_view id) {
        for (std::size_t i = 0; i < book().market_cards.size(); ++i) {
            if (book().market_cards[i].id == id) return static_cast<markets::MarketCard>(i);
        }
        return markets::kUnknownMarketCard;
    }
    static markets::Special special(std::string_view id) {
        for (std::size_t i = 0; i < book().specials.size(); ++i) {
            if (book().specials[i].id == id) return static_cast<markets::Special>(i);
        }
        return markets::kUnknownSpecial;
    }
    /// By place in the ring: 0 is Portobello Market.
    static Market at(std::size_t place) { return book().edition.ring[place]; }
    void stand(Pawn merchant, std::size_t place) { state_.merchants[static_cast<std::size_t>(merchant)] = at(place); }
    void lay(std::size_t place, std::initializer_list<std::size_t> owners) {
        for (const std::size_t owner : owners) state_.stall(at(place)).lay(seat_at(owner));
    }
    void hold(std::size_t seat, const markets::ByKind& goods, const markets::ByKind& known) {
        state_.player[seat].hand = goods;
        state_.player[seat].known = known;
    }
    markets::View view() const { return Markets::observe(book(), state_, seat_at(0)); }

    template <class Show>
    std::string shown(Show show) const {
        Page page;
        Paper paper(page, {});
        show(paper);
        return page.str();
    }
    std::string ring() const {
        return shown([&](Paper& paper) { show_ring(paper, phrases_, view()); });
    }
    std::string goods() const {
        return shown([&](Paper& paper) { show_goods(paper, phrases_, view()); });
    }
    std::string looked_up(std::string_view what) const {
        return flat(shown([&](Paper& paper) { look_up(paper, phrases_, view(), what); }));
    }
    std::vector<std::string> labels() const {
        std::vector<std::string> labels;
        for (const Choice& choice : markets_choices(phrases_, view())) {
            Page page;
            Paper(page, {}).wrapped(choice.label); // without its colours
            labels.push_back(flat(page.str()));
        }
        return labels;
    }

    MarketsPhrases phrases_;
    markets::State state_;
};

TEST_F(MarketsTable, ShowsTheCratesFromAboveLayerAcrossLayer) {
    lay(0, {0, 1});             // rows, the third still free
    lay(1, {0, 1, 2, 1});       // a tile of the second layer lies across the first
    lay(2, {0, 1, 2, 1, 1, 1}); // and three hide it
    state_.used = 1U << static_cast<unsigned>(Pawn::builder);
    EXPECT_THAT(ring(), StartsWith("Portobello      Covent Garden   Petticoat Lane  Borough Market  Brixton Market\n"));
    EXPECT_THAT(ring(), HasSubstr("A A A silk      P A A any kind  P P P porcelain · · · coffee    · · · soap\n"
                                  "P P P (Builder) P P P Cashier   P P P Buyer     · · ·           · · ·\n"
                                  "· · · layer 1   P I I layer 2   P P P layer 2   · · ·           · · ·\n"
                                  "A3 P3           A2 P5 I2        P9              no crates       no crates\n"));
}

TEST_F(MarketsTable, GivesEachPlayerALetterOfTheirOwn) {
    EXPECT_THAT(goods(), HasSubstr("\nA Ann"));
    EXPECT_THAT(goods(), HasSubstr("\nP Mr Pepys"));
    EXPECT_THAT(goods(), HasSubstr("\nI Pip")) << "P is taken";
}

TEST_F(MarketsTable, ShowsOfOtherHandsOnlyWhatEverybodySaw) {
    hold(0, {3, 1, 0, 4}, {});
    hold(1, {2, 2, 0, 3}, {2, 0, 0, 0});
    hold(2, {0, 0, 5, 0}, {0, 0, 5, 0});
    state_.player[1].money = 77;
    EXPECT_THAT(goods(), testing::ContainsRegex("A Ann +3 +1 +0 +4 +8 +17 +0 +£0\n"));
    EXPECT_THAT(goods(), testing::ContainsRegex("P Mr Pepys +2\\+ +\\? +\\? +\\? +7 +17 +0 +secret\n"));
    EXPECT_THAT(goods(), testing::ContainsRegex("I Pip +0 +0 +5 +0 +5 +17 +0 +secret\n"));
    EXPECT_THAT(goods(), Not(HasSubstr("77")));
}

TEST_F(MarketsTable, ShowsMoneyAsItWasLastShown) {
    state_.money_shown = true;
    state_.shown_money = {5, 21, 8, 0};
    state_.player[1].money = 77;
    EXPECT_THAT(goods(), HasSubstr("£21?\n"));
    EXPECT_THAT(goods(), Not(HasSubstr("77")));
}

TEST_F(MarketsTable, SaysWhatIsOnSaleAndWhatIsSold) {
    state_.closed = markets::only(Kind::silk);
    EXPECT_THAT(goods(), testing::ContainsRegex("On sale +£4 +special +sold +£1\n"));
    state_.closed = 0;
    state_.now = market_card("closed-1");
    EXPECT_THAT(goods(), HasSubstr("the markets are closed"));
}

TEST_F(MarketsTable, SaysBeforehandWhatEachPawnBrings) {
    lay(0, {0, 1, 2}); // the builder's
    lay(1, {0, 0});    // the cashier's: six crates
    lay(3, {0, 2});    // free for the lower assistant, who takes money on space 5
    const std::vector<std::string> said = labels();
    EXPECT_THAT(said, ElementsAre("Builder, Portobello Market: lay 2 tiles (crates A\u00A03→7, P\u00A03→1, I\u00A03→1)",
                                  "Cashier, Covent Garden: £6 for 6 crates",
                                  "Buyer, Petticoat Lane: 3 ●\u00A0porcelain (you hold " +
                                      std::to_string(state_.player[0].hand[1]) + ")",
                                  "Lower assistant, Borough Market: £3 for 3 crates",
                                  "Lower assistant, Brixton Market: £3, the least there is, for no crates"));
}

TEST_F(MarketsTable, SaysWhatASpecialCardWouldBringNow) {
    lay(1, {0, 0});
    state_.player[0].special.push_back(special("monopoly-covent-garden"));
    EXPECT_THAT(labels().back(), HasSubstr("Play Monopoly (Covent Garden): crates in sight there: 5–6 £4"));
    EXPECT_THAT(labels().back(), HasSubstr("[now £4]"));
    state_.acted = true;
    state_.played = 1;
    state_.player[0].money = 3;
    state_.decision = markets::Decision::after;
    EXPECT_THAT(labels().front(), HasSubstr("[£3 for a second card]"));
}

TEST_F(MarketsTable, LooksThingsUpByTheirNamesAndBeginnings) {
    EXPECT_THAT(looked_up("brixton"), HasSubstr("Brixton Market Sells"));
    EXPECT_THAT(looked_up("clientele"), HasSubstr("Clientele (Brixton Market): £1 for each"));
    EXPECT_THAT(looked_up("monopoly-covent-garden"), HasSubstr("Not before round 5."));
    EXPECT_THAT(looked_up("monopoly (covent garden)"), HasSubstr("A reconstruction"));
    EXPECT_THAT(looked_up("silk"), HasSubstr("Bought on Portobello Market"));
    EXPECT_THAT(looked_up("m1"), HasSubstr("Market card m1"));
    EXPECT_THAT(looked_up("m1"), HasSubstr("It lies open in this round."));
    EXPECT_THAT(looked_up("pepys"), HasSubstr("goods cards"));
    EXPECT_THAT(looked_up("lower"), HasSubstr("Assistant: goes to any market"));
    EXPECT_EQ(looked_up("hospital"), "");
}

TEST_F(MarketsTable, FitsOntoEightyColumnsWithLongNames) {
    const MarketsPhrases longer(english(), book(),
                                {"Bartholomew Fairweather", "Wilhelmina Longstocking", "Maximilian of Bohemia"});
    lay(1, {0, 1, 2, 1});
    const std::string page = shown([&](Paper& paper) {
        show_heading(paper, longer, view());
        show_ring(paper, longer, view());
        show_goods(paper, longer, view());
        show_everything(paper, longer, view());
    });
    std::istringstream text(page);
    for (std::string line; std::getline(text, line);) EXPECT_LE(columns(line), 80U) << line;
}

} // namespace
} // namespace londinium
