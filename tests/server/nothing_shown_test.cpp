#include "game/library.h"
#include "server/person.h"
#include "server/program.h"
#include "table/event.h"
#include "table/sqlite_ledger.h"
#include "table/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <regex>
#include <utility>

namespace londinium {
namespace {

const Library& library() {
    static const Result<Library> kLibrary = built_in_library();
    return *kLibrary;
}

/// Times differ from one run to the next, and the names of the two tables.
std::string without_times(std::string text) {
    static const std::regex kTimes(R"(("at"|"made"|"moved"):\d+)");
    static const std::regex kTable(R"("table":"[a-z]+")");
    return std::regex_replace(std::regex_replace(text, kTimes, "$1:0"), kTable, R"("table":"")");
}

const std::string kTruth = "truthtruthtruth";
const std::string kOther = "otherotherother";

/// A table that begins with this state, in a store; everybody's token is the
/// number of the seat.
struct Computers {
    SeatSet seats = 0;
    const char* level = "";
    Pace pace = Pace::human;
};
void keep_table(Ledger& ledger, const std::string& id, const Game& game, const std::string& name,
                const Computers& computers = {}) {
    Made made;
    made.settings.game = name;
    made.settings.pace = computers.pace;
    made.seed = "of no meaning";
    for (std::size_t s = 0; s < game.players(); ++s) {
        const bool computer = holds(computers.seats, seat_at(s));
        made.settings.seats.push_back(
            {computer ? SeatKind::computer : SeatKind::you, "P" + std::to_string(s), computer ? computers.level : ""});
        made.tokens.push_back(computer ? TokenHash() : hash_of(std::to_string(s)));
    }
    made.start = game.state();
    const Event first{time_from(1'700'000'000'000), made};
    const Result<Table> table = Table::begin(library(), id, first);
    ASSERT_TRUE(table.ok()) << table.error().message;
    ASSERT_EQ(create(ledger, id, standing_of(*table), {to_line(first)}), "");
}

/// Another game that this pair of eyes cannot tell from the first.
template <class Rules>
Result<Game> another_world(const Play<Rules>& play, Seat eyes, Random& random) {
    const auto view = Rules::observe(*play.book, play.state, eyes);
    return Game::load(library(), state_json(*play.book, Rules::worlds(*play.book, view).sample(random)));
}

/// Everything that was sent to one line until it has an answer to a message of
/// its own that changes nothing.
class Ear {
public:
    Ear(std::uint16_t port, const std::string& table, const std::vector<std::string>& tokens) : line_(port, table) {
        line_.say({{"do", "hello"}, {"tokens", tokens}});
        std::optional<std::string> text = line_.hear();
        for (; text && !text->starts_with(R"({"is":"here")"); text = line_.hear()) sent_ += without_times(*text) + "\n";
    }
    Line& line() { return line_; }
    std::string all_sent() {
        std::string sent = std::exchange(sent_, {});
        line_.say({{"do", "undo"}, {"id", "end"}, {"seat", 99}});
        while (const std::optional<std::string> text = line_.hear()) {
            // Who comes and goes is not of the game, and comes when it comes.
            if (text->starts_with(R"({"is":"here")")) continue;
            sent += without_times(*text) + "\n";
            if (text->find(R"("id":"end")") != std::string::npos) break;
        }
        return sent;
    }

private:
    Line line_;
    std::string sent_; // on entering
};

/// Counts the actions after which both sent the same.
void compare_tables(const std::string& name, Seat eyes, bool watches, std::uint64_t seed, int& compared) {
    Random random(seed);
    Result<Game> truth = Game::deal(library(), name, 3, "seed " + std::to_string(seed));
    ASSERT_TRUE(truth.ok());
    const auto step = [&](Game& game) {
        const std::vector<std::string> actions = game.actions();
        return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    };
    for (std::uint32_t i = 40 + random.below(60); i > 0 && !truth->over(); --i) {
        ASSERT_TRUE(truth->apply(truth->asked(), step(*truth)).ok());
    }
    if (truth->over()) return;
    Result<Game> other = std::visit([&](const auto& play) { return another_world(play, eyes, random); }, truth->play());
    ASSERT_TRUE(other.ok()) << other.error().message;
    for (std::size_t s = 0; watches && s < 3; ++s) { // hidden from every seat in turn
        other = std::visit([&](const auto& play) { return another_world(play, seat_at(s), random); }, other->play());
        ASSERT_TRUE(other.ok());
    }

    const TemporaryFolder folder;
    {
        Result<std::unique_ptr<Ledger>> ledger = open_sqlite_ledger(folder.path("tables.db"));
        ASSERT_TRUE(ledger.ok());
        keep_table(**ledger, kTruth, *truth, name);
        keep_table(**ledger, kOther, *other, name);
    }
    const Program program({folder.path("tables.db"), {"--no-limits"}});
    const std::vector<std::string> own =
        watches ? std::vector<std::string>{} : std::vector{std::to_string(index(eyes))};
    Ear truth_ear(program.port(), kTruth, own);
    Ear other_ear(program.port(), kOther, own);
    Person truth_players(program.port(), {kTruth, {}}, {"0", "1", "2"});
    Person other_players(program.port(), {kOther, {}}, {"0", "1", "2"});
    ASSERT_EQ(truth_ear.all_sent(), other_ear.all_sent()) << "on entering";

    for (int i = 0; i < 12 && !truth->over(); ++i) {
        const Seat seat = truth->asked();
        const std::string action = step(*truth);
        if (other->over() || other->asked() != seat || !other->apply(seat, action).ok()) break; // not possible there
        ASSERT_TRUE(truth->apply(seat, action).ok());
        for (Ear* ear : {&truth_ear, &other_ear}) {
            // What cannot be done is refused in the same words.
            for (const std::string& wrong : {action, std::string("fly"), std::string("draw deck")}) {
                if (!watches && eyes == seat) continue;
                ear->line().say({{"do", "move"}, {"id", 1}, {"seat", index(eyes)}, {"action", wrong}, {"after", 1}});
            }
        }
        ASSERT_EQ(truth_ear.all_sent(), other_ear.all_sent()) << "refusals";
        ASSERT_EQ(code_of(truth_players.move(static_cast<int>(index(seat)), action)), "");
        ASSERT_EQ(code_of(other_players.move(static_cast<int>(index(seat)), action)), "");
        const std::string from_truth = truth_ear.all_sent();
        const std::string from_other = other_ear.all_sent();
        const Seat who = watches ? kWatcher : eyes;
        if (truth->over() || to_line(truth->view(who)) != to_line(other->view(who))) break; // it came to light
        ASSERT_EQ(from_truth, from_other) << name << " after " << action;
        ++compared;
    }
}

TEST(TwoDeals, ThatASeatCannotTellApartSendItTheSameBytes) {
    std::uint64_t seed = 1;
    for (const char* game : {"london1", "london2", "markets"}) {
        int compared = 0;
        for (const Seat eyes : {seat_at(0), seat_at(2), seat_at(0), seat_at(2)}) {
            compare_tables(game, eyes, false, ++seed, compared);
        }
        EXPECT_GE(compared, 10) << game << ": too little to say anything";
    }
}

TEST(TwoDeals, ThatNobodyElseCouldTellApartSendAWatcherTheSameBytes) {
    std::uint64_t seed = 100;
    for (const char* game : {"london1", "london2", "markets"}) {
        int compared = 0;
        for (int i = 0; i < 6; ++i) compare_tables(game, seat_at(1), true, ++seed, compared);
        EXPECT_GE(compared, 4) << game << ": too little to say anything";
    }
}

/// London Markets, and everybody is to bid.
Game at_an_auction() {
    Result<Game> game = Game::deal(library(), "markets", 3, "Pepys");
    Random random(4);
    while (game->decision() != "bid") {
        const std::vector<std::string> actions = game->actions();
        EXPECT_TRUE(game->apply(game->asked(), actions[random.below(static_cast<std::uint32_t>(actions.size()))]).ok());
    }
    return *game;
}

/// Of the bid nothing may show by words, by size, by the number or the order of
/// messages. (Nor by time: whatever is bid, one event is planned, written and
/// told in the same steps, and only the bidder's own messages hold it.)
TEST(SealedBids, TellTheOthersNothingByWordsSizeNumberOrOrderOfMessages) {
    const Game game = at_an_auction();
    // Every bid there is, "nothing" among them; and some that were thought over.
    std::vector<std::vector<std::string>> ways;
    for (const std::string& bid : game.actions(seat_at(1))) ways.push_back({bid});
    ASSERT_GE(ways.size(), 4U);
    ASSERT_TRUE(std::ranges::any_of(ways, [](const auto& way) { return way[0] == "bid nothing"; }));
    ways.push_back({ways[1][0], ways[2][0], ways[0][0]});
    ways.push_back({ways[0][0], ways[0][0]});

    const TemporaryFolder folder;
    const auto id = [](std::size_t way) { return "auction" + std::string(1, static_cast<char>('a' + way)); };
    {
        Result<std::unique_ptr<Ledger>> ledger = open_sqlite_ledger(folder.path("tables.db"));
        for (std::size_t way = 0; way < ways.size(); ++way) keep_table(**ledger, id(way), game, "markets");
    }
    const Program program({folder.path("tables.db"), {"--no-limits"}});
    std::map<std::string, std::string> first;
    for (std::size_t way = 0; way < ways.size(); ++way) {
        Ear watcher(program.port(), id(way), {});
        Ear other(program.port(), id(way), {"2"});
        Person bidder(program.port(), {id(way), {}}, {"1"});
        static_cast<void>(watcher.all_sent());
        static_cast<void>(other.all_sent());
        // The other talks before, between and after: where the bid comes in is seen by all, and nothing else.
        const auto talk = [&] {
            other.line().say({{"do", "chat"}, {"id", "chat"}, {"seat", 2}, {"text", "Well?"}});
            return other.all_sent();
        };
        std::string heard = talk();
        for (const std::string& bid : ways[way]) ASSERT_EQ(code_of(bidder.move(1, bid)), "");
        heard += talk();
        const std::string seen = watcher.all_sent();
        EXPECT_NE(seen.find("\"action\":\"bid\""), std::string::npos);
        EXPECT_EQ(first.try_emplace("watcher", seen).first->second, seen) << ways[way].back();
        EXPECT_EQ(first.try_emplace("other", heard).first->second, heard) << ways[way].back();
        // Who comes later, or comes back, learns no more.
        Ear late(program.port(), id(way), {"2"});
        const std::string whole = late.all_sent();
        EXPECT_EQ(first.try_emplace("late", whole).first->second, whole) << ways[way].back();
    }
}

TEST(SealedBids, GivenAgainAreShownToWhoGaveThemAlone) {
    const Game game = at_an_auction();
    const TemporaryFolder folder;
    {
        Result<std::unique_ptr<Ledger>> ledger = open_sqlite_ledger(folder.path("tables.db"));
        keep_table(**ledger, kTruth, game, "markets");
    }
    const Program program({folder.path("tables.db"), {"--no-limits"}});
    Person bidder(program.port(), {kTruth, {}}, {"1"});
    Line second(program.port(), kTruth); // the same player with another device
    second.say({{"do", "hello"}, {"tokens", {"1"}}});
    ASSERT_TRUE(second.await("table").is_object());
    for (const std::string& bid : {game.actions(seat_at(1)).back(), game.actions(seat_at(1)).front()}) {
        ASSERT_EQ(code_of(bidder.move(1, bid)), "");
        EXPECT_EQ(bidder.now["views"]["1"]["bids"]["1"], bid.substr(4));
    }
    EXPECT_EQ(second.await("now")["now"]["views"]["1"]["bids"]["1"], game.actions(seat_at(1)).front().substr(4));
}

/// A game of London Markets one action before an auction in which somebody else
/// has nothing to bid: that action, and who that is.
struct BeforeTheAuction {
    Game game;
    std::string action;
    Seat poor;
};
std::optional<BeforeTheAuction> before_a_poor_auction(Random& random) {
    Result<Game> game = Game::deal(library(), "markets", 3, "seed " + std::to_string(random.below(1000)));
    while (!game->over()) {
        const std::vector<std::string> actions = game->actions();
        const std::string action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        const Game before = *game;
        const Seat mover = game->asked();
        if (!game->apply(mover, action).ok()) return std::nullopt;
        if (before.decision() == "bid" || game->decision() != "bid") continue;
        for (std::size_t s = 0; s < 3; ++s) {
            if (seat_at(s) != mover && game->actions(seat_at(s)).size() == 1) return {{before, action, seat_at(s)}};
        }
    }
    return std::nullopt;
}

struct Bidder {
    const char* name;
    const char* level;
    Pace pace;
    long milliseconds; // at the least
};
class PaceOfBids : public ::testing::TestWithParam<Bidder> {};
INSTANTIATE_TEST_SUITE_P(Paces, PaceOfBids,
                         ::testing::Values(Bidder{"human", "thumb", Pace::human, 700},
                                           Bidder{"instant", "thumb", Pace::instant, 100},
                                           Bidder{"instant_search", "architect", Pace::instant, 500}),
                         [](const auto& bidder) { return bidder.param.name; });

/// That nothing is shown by the time of others, which take longer to think, is
/// the business of pauses.h.
TEST_P(PaceOfBids, OfAComputerThatHasNothingToBidIsThatOfOthers) {
    Random random(1);
    std::optional<BeforeTheAuction> before;
    for (int game = 0; game < 1000 && !before; ++game) before = before_a_poor_auction(random);
    ASSERT_TRUE(before);
    const TemporaryFolder folder;
    {
        Result<std::unique_ptr<Ledger>> ledger = open_sqlite_ledger(folder.path("tables.db"));
        keep_table(**ledger, kTruth, before->game, "markets", {only(before->poor), GetParam().level, GetParam().pace});
    }
    const Program program({folder.path("tables.db"), {"--no-limits"}});
    Person person(program.port(), {kTruth, {}}, {"0", "1", "2"});
    const int opened = person.number + 1;
    ASSERT_EQ(code_of(person.move(person.now["asked"].get<int>(), before->action)), "");
    ASSERT_TRUE(person.wait_for(opened + 1));
    const auto at = [&](int number) { return person.log[static_cast<std::size_t>(number - 1)]["at"].get<long>(); };
    EXPECT_EQ(person.log.back()["seat"], index(before->poor));
    EXPECT_EQ(person.log.back()["action"], "bid");
    EXPECT_GE(at(opened + 1) - at(opened), GetParam().milliseconds);
}

} // namespace
} // namespace londinium
