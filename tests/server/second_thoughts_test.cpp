#include "server/person.h"
#include "server/program.h"
#include "server/thinking.h"
#include "table/open_ledger.h"
#include "table/table.h"

#include <gtest/gtest.h>

/// A computer player whose thought a move is taken back under.
namespace londinium {
namespace {

/// Walks through a table's log; false if a computer's move is not what `thumb`, to
/// whom a position is all that counts, chooses there.
::testing::AssertionResult all_by_thumb(const std::string& store, const std::string& id, int& moves) {
    const Result<Library> library = built_in_library();
    const Nets nets(*library);
    const std::unique_ptr<Ledger> ledger = std::move(*open_ledger(store));
    const Result<std::vector<std::string>> lines = ledger->read(id, 0);
    if (!lines) return ::testing::AssertionFailure() << lines.error().message;
    Table table = *Table::begin(*library, id, *read_event(lines->front()));
    for (std::size_t i = 1; i < lines->size(); ++i) {
        const Event event = *read_event((*lines)[i]);
        const auto* moved = std::get_if<Moved>(&event.what);
        if (moved != nullptr && table.sitting(moved->seat).kind == Sitting::Kind::computer) {
            const std::string best = think(*table.game(), moved->seat, "thumb", 0, nets)();
            if (best != moved->action) {
                return ::testing::AssertionFailure() << "line " << i << ": " << moved->action << ", not " << best;
            }
            ++moves;
        }
        if (const Outcome applied = table.apply(event); !applied) {
            return ::testing::AssertionFailure() << applied.error().message;
        }
    }
    return ::testing::AssertionSuccess();
}

// The person takes back what ends the turn and ends it otherwise, faster than the
// computer moves. In this deal an old thought would show.
TEST(Computers, ThinkAgainWhenAMoveIsTakenBackUnderThem) {
    const TemporaryFolder folder;
    const std::string store = folder.path("tables.db");
    Program program({store, {}});
    ASSERT_NE(program.port(), 0);
    const MadeTable table =
        make_table(program.port(), "london1", "you computer", {{"pace", "human"}, {"undo", "free"}, {"seed", "1669"}});
    {
        Person person(program.port(), table, table.tokens);
        Random random(2);
        for (int taken = 0; taken < 4;) {
            ASSERT_TRUE(person.wait_for_turn());
            ASSERT_EQ(code_of(person.move_at_random(random)), "");
            if (person.now["asked"] != 1) continue; // still mine
            ASSERT_EQ(code_of(person.ask({{"do", "undo"}, {"seat", 0}})), "");
            ASSERT_TRUE(person.wait_for_turn());
            ASSERT_EQ(code_of(person.move_at_random(random)), "");
            ++taken;
        }
        ASSERT_TRUE(person.wait_for_turn()) << "the computer plays on";
    }
    EXPECT_EQ(program.end(), 0);
    int moves = 0;
    EXPECT_TRUE(all_by_thumb(store, table.id, moves));
    EXPECT_GT(moves, 4);
}

} // namespace
} // namespace londinium
