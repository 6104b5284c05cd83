#include "common/games.h"

#include "learn/school.h"
#include "learn/verdict.h"

#include <gtest/gtest.h>

/// Learning, and saying who is stronger.
namespace londinium {
namespace {

Inputs one_input(std::size_t number) {
    Inputs inputs;
    inputs.clear();
    inputs.mark(number);
    return inputs;
}

Net::Outputs outputs(float win, float margin) { return {win, 1 - win, 0, 0, margin}; }

TEST(Notes, TruthIsMixedFromTheEndAndFromWhatWasSaidLater) {
    Notes notes;
    notes.begin(2);
    notes.add(one_input(0), outputs(0.5F, 0), 1);
    notes.add(one_input(1), outputs(0.6F, 0), 0.5F);
    notes.add(one_input(2), outputs(0.7F, 0), 1);
    notes.finish(outputs(1, 0.4F));
    EXPECT_FLOAT_EQ(notes.moments()[2].truth[0], 1);
    EXPECT_FLOAT_EQ(notes.moments()[1].truth[0], 1);
    // Half of what the next moment became, half of what was said there.
    EXPECT_FLOAT_EQ(notes.moments()[0].truth[0], 0.8F);
    EXPECT_FLOAT_EQ(notes.moments()[0].truth[kMostSeats], 0.2F);
}

TEST(Notes, AMistakeTellsNothingOfWhatCameBefore) {
    Notes notes;
    notes.begin(2);
    notes.add(one_input(0), outputs(0.5F, 0), 1);
    notes.add(one_input(1), outputs(0.9F, 0), 1);
    notes.distrust_last();
    notes.add(one_input(2), outputs(0.1F, 0), 1);
    notes.finish(outputs(0, 0));
    EXPECT_FLOAT_EQ(notes.moments()[2].truth[0], 0);
    EXPECT_FLOAT_EQ(notes.moments()[1].truth[0], 0.9F);
    EXPECT_FLOAT_EQ(notes.moments()[0].truth[0], 0.9F);
}

TEST(Teacher, MakesANetSayWhatIsTrue) {
    Net net(2);
    Random random(1);
    for (auto& row : net.rows) {
        for (float& w : row) w = static_cast<float>(random.unit() - 0.5);
    }
    for (auto& row : net.output_rows) {
        for (float& w : row) w = static_cast<float>(random.unit() - 0.5);
    }
    const auto lesson = [](std::size_t number, const Net::Outputs& truth) {
        return Lesson{{{static_cast<std::uint16_t>(number), 1}}, truth, 2};
    };
    Teacher teacher(net);
    for (int i = 0; i < 300; ++i) {
        teacher.study(lesson(0, outputs(1, 0.5F)));
        teacher.study(lesson(1, outputs(0, -0.5F)));
        teacher.change(0.01F);
    }
    EXPECT_GT(net.judge(one_input(0), seat_at(0), 2).win[0], 0.95F);
    EXPECT_LT(net.judge(one_input(1), seat_at(0), 2).win[0], 0.05F);
    EXPECT_NEAR(net.judge(one_input(0), seat_at(0), 2).margin, 0.5, 0.1);
}

template <class Which>
class InSchool : public testing::Test {};
TYPED_TEST_SUITE(InSchool, common::Games, common::GameNames);

/// Five hundred games are little, but enough to be less surprised than at first.
TYPED_TEST(InSchool, ANetIsLessAndLessSurprised) {
    using Rules = typename TypeParam::Rules;
    Judge<Rules> judge(TypeParam::book());
    School<Rules> school(judge, 0, 4000, 1);
    const auto terms = [&](int count) { // one alone is much a matter of luck
        Mistakes mistakes;
        for (int i = 0; i < count; ++i) mistakes.add(school.term());
        return mistakes;
    };
    const Mistakes first = terms(4);
    terms(8);
    const Mistakes last = terms(4);
    EXPECT_LT(last.surprise / last.moments, first.surprise / first.moments);
}

TEST(Memory, KeepsTheShareAskedForAndForgetsTheOldest) {
    Notes notes;
    notes.begin(2);
    for (std::size_t i = 0; i < 1000; ++i) notes.add(one_input(i % 7), outputs(0.5F, 0), 1);
    notes.finish(outputs(1, 0));
    Random random(1);
    Memory memory(100);
    const std::size_t kept = memory.keep(notes, 0.5, random);
    EXPECT_GT(kept, 430U);
    EXPECT_LT(kept, 570U);
    Notes later;
    later.begin(3);
    for (std::size_t i = 0; i < 100; ++i) later.add(one_input(7), outputs(0.5F, 0), 1);
    later.finish(outputs(0, 0));
    EXPECT_EQ(memory.keep(later, 1, random), 100U);
    for (int i = 0; i < 50; ++i) {
        const Lesson& lesson = memory.any(random);
        EXPECT_EQ(lesson.players, 3U);
        ASSERT_EQ(lesson.inputs.size(), 1U);
        EXPECT_EQ(lesson.inputs[0].number, 7);
    }
}

TEST(Verdict, KnowsHowSureItIs) {
    Verdict few(0.5);
    Verdict many(0.5);
    for (int i = 0; i < 400; ++i) {
        many.add(i % 4 == 0 ? 0 : 1);
        if (i < 16) few.add(i % 4 == 0 ? 0 : 1);
    }
    EXPECT_DOUBLE_EQ(many.rate(), 0.75);
    EXPECT_NEAR(many.uncertainty(), 0.0424, 0.001);
    EXPECT_GT(few.uncertainty(), 4 * many.uncertainty());
    EXPECT_NEAR(many.elo(), 190.8, 0.1);
    EXPECT_LT(many.elo_low(), many.elo());
    EXPECT_GT(many.elo_high(), many.elo());
}

TEST(Verdict, EqualsAreEqualAtEveryTable) {
    Verdict three(1.0 / 3);
    for (int i = 0; i < 300; ++i) three.add(i % 3 == 0 ? 1 : 0);
    EXPECT_NEAR(three.elo(), 0, 1e-6);
}

TEST(Verdict, ASequentialTestEndsOnTheRightSide) {
    Verdict strong(0.5);
    Verdict weak(0.5);
    for (int i = 0; i < 400; ++i) {
        strong.add(i % 10 < 7 ? 1 : 0);
        weak.add(i % 2);
    }
    EXPECT_GT(strong.log_likelihood_ratio(0.5, 0.6), kSure);
    EXPECT_LT(weak.log_likelihood_ratio(0.5, 0.65), -kSure);
    EXPECT_EQ(Verdict(0.5).log_likelihood_ratio(0.5, 0.6), 0);
}

} // namespace
} // namespace londinium
