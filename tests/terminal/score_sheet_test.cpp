#include "terminal/london/score_sheet.h"

#include "terminal/at_terminal.h"

#include <cstring>
#include <gmock/gmock.h>

namespace londinium {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The end of a game between Ann and Ben, with nothing on the table yet.
class TheEnd : public testing::Test {
protected:
    explicit TheEnd(const LondonBook& book = library().london2) : phrases_(english(), book, {"Ann", "Ben"}) {
        std::memset(&view_, 0, sizeof view_);
        view_.shown.players = 2;
        view_.shown.decision = london::Decision::over;
    }

    london::Player& ann() { return view_.shown.player[0]; }
    london::Player& ben() { return view_.shown.player[1]; }
    void give_borough(std::size_t seat) {
        view_.shown.boroughs.push_back(seat_at(seat), next_borough_);
        next_borough_ = static_cast<london::Borough>(index(next_borough_) + 1);
    }
    void build(std::size_t seat, std::string_view id) {
        london::Stack stack{};
        stack.up = true;
        for (std::size_t i = 0; i < phrases_.book().cards.size(); ++i) {
            if (phrases_.book().cards[i].id == id) stack.top = static_cast<london::Card>(i);
        }
        view_.shown.stacks.push_back(seat_at(seat), stack);
    }

    std::string winner() {
        Page page;
        Paper paper(page, {});
        show_winner(paper, phrases_, view_);
        return flat(page.str());
    }
    std::string sheet() {
        Page page;
        Paper paper(page, {});
        show_score_sheet(paper, phrases_, view_);
        return page.str();
    }

    LondonPhrases phrases_;
    london::View view_;
    london::Borough next_borough_{0};
};

class TheEndOfTheFirstEdition : public TheEnd {
protected:
    TheEndOfTheFirstEdition() : TheEnd(library().london1) {}
};

TEST_F(TheEnd, IsWonByTheMostPrestige) {
    ann().prestige = 12;
    ben().prestige = 13;
    EXPECT_EQ(winner(), "The winner: Ben, with 13 prestige.");
}

TEST_F(TheEnd, IsSharedIfNothingBreaksATie) {
    ann().prestige = ben().prestige = 5;
    EXPECT_EQ(
        winner(),
        "The victory is shared: Ann and Ben, with 5 prestige each. Poverty, boroughs and best card are equal, too.");
}

TEST_F(TheEnd, ATieIsBrokenByLessPoverty) {
    ann().prestige = 11;
    ann().poverty = 1; // costs 1
    ben().prestige = 10;
    EXPECT_THAT(winner(),
                HasSubstr("The winner: Ben, with 10 prestige. Ann and Ben both have 10; less poverty decides."));
}

TEST_F(TheEnd, ThenByMoreBoroughs) {
    ann().prestige = ben().prestige = 5;
    give_borough(0);
    EXPECT_THAT(winner(), HasSubstr("The winner: Ann, with 5 prestige."));
    EXPECT_THAT(winner(), HasSubstr("more boroughs decide"));
}

TEST_F(TheEnd, ThenByTheBestSingleCard) {
    build(0, "hospital"); // 3
    ann().prestige = 2;
    build(1, "nelsons-column"); // 5
    EXPECT_THAT(winner(), HasSubstr("The winner: Ben, with 5 prestige."));
    EXPECT_THAT(winner(), HasSubstr("the best single card decides"));
}

TEST_F(TheEnd, IsReckonedLineByLineInTheOrderOfTheRules) {
    ann() = {31, 2, 8, 20};
    ben() = {2, 1, 3, 10};
    build(0, "hospital");
    EXPECT_EQ(sheet(), "                                           Ann       Ben\n"
                       "Prestige won during the game                20        10\n"
                       "Poverty, and 1 for each hand card          8+0       3+0\n"
                       "City cards, covered ones too                 3         0\n"
                       "Loans repaid now, £15 each                   2         0\n"
                       "Money left                                  £1        £2\n"
                       "1 prestige for each £3                       0         0\n"
                       "Loans not repaid, −7 each                    0        −7\n"
                       "Poverty everybody sheds                     −3        −3\n"
                       "Poverty left                                 5         0\n"
                       "What it costs                               −5         0\n"
                       "Total                                       18         3\n");
}

TEST_F(TheEndOfTheFirstEdition, CountsBoroughsAndTheUnderground) {
    give_borough(0); // Battersea, 3 prestige
    view_.shown.stations = 1;
    EXPECT_THAT(sheet(), HasSubstr("Boroughs                                     3         0\n"
                                   "Underground stations there, 2 each           2         0\n"));
    EXPECT_LT(sheet().find("Loans repaid"), sheet().find("Poverty, and 1"));
}

} // namespace
} // namespace londinium
