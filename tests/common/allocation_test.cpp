#include "common/facts.h"
#include "common/walk.h"

#include <cstdlib>
#include <new>

/// Search plays by the million games: the rules take no memory from the heap.
/// All of this program's allocations are counted here.
namespace {

thread_local long g_allocations = 0;

void* counted(std::size_t size) {
    ++g_allocations;
    if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
    std::abort();
}

} // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace londinium::common {
namespace {

template <class Which>
class Allocation : public ::testing::Test {};
TYPED_TEST_SUITE(Allocation, Games, GameNames);

TEST(Allocations, AreCounted) {
    const long before = g_allocations;
    const auto number = std::make_unique<int>(1);
    EXPECT_EQ(g_allocations, before + *number);
}

TYPED_TEST(Allocation, NoneWhilePlaying) {
    using Rules = typename TypeParam::Rules;
    for (std::size_t players = kFewestPlayers<TypeParam>; players <= kMostSeats; ++players) {
        for (std::uint64_t game = 0; game < 12; ++game) {
            Walk<TypeParam> walk(players, 100 * players + game, static_cast<Manner>(game % 3));
            const auto& book = TypeParam::book();
            Random random(game);
            const long before = g_allocations;
            while (!walk.over()) {
                for (std::size_t s = 0; s < players; ++s) {
                    const auto view = Rules::observe(book, walk.state(), seat_at(s));
                    const auto world = Rules::worlds(book, view).sample(random);
                    typename Rules::Actions actions;
                    if (Rules::may_act(world, seat_at(s))) Rules::legal(book, view, actions);
                }
                walk.apply(walk.choose()); // legal and apply
            }
            ASSERT_EQ(g_allocations, before) << players << " players, game " << game;
        }
    }
}

} // namespace
} // namespace londinium::common
