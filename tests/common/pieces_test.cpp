#include "common/facts.h"
#include "common/walk.h"

/// Every piece is somewhere, once, and nothing changes without a reason.
namespace londinium::common {
namespace {

template <class Which>
class Pieces : public ::testing::Test {};
TYPED_TEST_SUITE(Pieces, Games, GameNames);

TYPED_TEST(Pieces, EachIsInOnePlace) {
    using Rules = typename TypeParam::Rules;
    if constexpr (HasFacts<Rules>) {
        const auto check = [](const auto& walk) {
            const std::string fault = Facts<Rules>::misplaced(TypeParam::book(), walk.state());
            if (!fault.empty()) RC_FAIL(fault);
        };
        in_random_games<TypeParam>(20, [&](const auto& walk, auto) { check(walk); }, check);
    }
}

TYPED_TEST(Pieces, EveryChangeIsExplained) {
    using Rules = typename TypeParam::Rules;
    if constexpr (HasFacts<Rules>) {
        in_random_games<TypeParam>([](const auto& walk, auto step) {
            auto after = walk.state();
            Rules::apply(TypeParam::book(), after, step.seat, step.action);
            const std::string fault =
                Facts<Rules>::unexplained(TypeParam::book(), walk.state(), step.seat, step.action, after);
            if (!fault.empty()) {
                RC_LOG() << Rules::decision(walk.state()) << ": " << words_of<TypeParam>(step);
                RC_FAIL(fault);
            }
        });
    }
}

} // namespace
} // namespace londinium::common
