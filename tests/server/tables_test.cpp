#include "server/person.h"
#include "server/program.h"
#include "table/fair_deal.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace londinium {
namespace {

/// One server for all tests of this file.
std::uint16_t port() {
    static TemporaryFolder folder;
    static Program program({folder.path("tables.db"), {"--no-limits", "--thinkers", "1"}});
    return program.port();
}

void play_to_the_end(Person& person) {
    Random random(5);
    while (person.wait_for_turn() && !person.is_over()) ASSERT_EQ(code_of(person.move_at_random(random)), "");
    ASSERT_TRUE(person.is_over());
}

class EachGame : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Games, EachGame, ::testing::Values("london1", "london2", "markets"),
                         [](const auto& game) { return std::string(game.param); });

TEST_P(EachGame, IsPlayedToItsEndAgainstTheComputerAndItsRecordHolds) {
    const MadeTable table = make_table(port(), GetParam(), "computer you computer");
    ASSERT_EQ(table.tokens.size(), 1U);
    EXPECT_EQ(get(port(), "/api/tables/" + table.id + "/record").status, 403) << "the deal is secret still";
    Person person(port(), table, table.tokens);
    const std::string commitment = [&] {
        Line line(port(), table.id);
        line.say({{"do", "hello"}});
        return line.await("table")["commitment"].get<std::string>();
    }();
    play_to_the_end(person);
    EXPECT_TRUE(person.now.contains("score"));
    EXPECT_EQ(commitment_to(person.now["seed"].get<std::string>()), commitment);

    const Reply record = get(port(), "/api/tables/" + table.id + "/record");
    ASSERT_EQ(record.status, 200);
    const Result<Library> library = built_in_library();
    const Result<Game> game = verify(*library, record.json());
    ASSERT_TRUE(game.ok()) << game.error().message;
    EXPECT_TRUE(game->over());

    const Json moment = post(port(), "/api/replay", {{"record", record.json()}, {"step", 7}, {"actions", true}}).json();
    EXPECT_EQ(moment["step"], 7);
    EXPECT_EQ(moment["steps"], game->steps());
    ASSERT_EQ(moment["actions"].size(), game->steps());
    // What each move changed is told again as it was told at the table.
    std::size_t step = 0;
    for (const Json& entry : person.log) {
        if (entry["kind"] != "move") continue;
        EXPECT_EQ(moment["actions"][step].value("changes", Json()), entry.value("changes", Json())) << entry;
        ++step;
    }
    EXPECT_EQ(step, game->steps());
}

TEST(Table, IsTheSameAfterAReloadInTheMiddleOfAnything) {
    const MadeTable table = make_table(port(), "london2", "you you");
    Person person(port(), table, table.tokens);
    Random random(7);
    for (int i = 0; i < 60; ++i) {
        ASSERT_EQ(code_of(person.move_at_random(random)), "");
        if (i % 10 != 0) continue;
        const Person again(port(), table, table.tokens);
        EXPECT_EQ(to_line(again.now), to_line(person.now));
        EXPECT_EQ(again.log, person.log);
        EXPECT_EQ(again.last_move, person.last_move);
    }
}

TEST(Table, IsJoinedByItsLinkAndBeginsWhenAllSit) {
    const MadeTable table = make_table(port(), "london1", "you open", {{"listed", true}});
    Person host(port(), table, table.tokens);
    EXPECT_EQ(host.summary["state"], "waiting");
    const Json listed = get(port(), "/api/tables").json();
    EXPECT_TRUE(std::ranges::any_of(listed["tables"], [&](const Json& one) { return one["table"] == table.id; }));

    const Reply sat = post(port(), "/api/tables/" + table.id + "/seats", {{"name", "Samuel"}});
    ASSERT_EQ(sat.status, 201) << sat.body;
    EXPECT_EQ(sat.json()["seat"], 1);
    ASSERT_TRUE(host.wait_for(2));
    EXPECT_EQ(host.summary["state"], "playing");
    EXPECT_EQ(host.summary["seats"][1]["name"], "Samuel");
    EXPECT_EQ(post(port(), "/api/tables/" + table.id + "/seats", {{"name", "Late"}}).status, 409);

    Person guest(port(), table, {sat.json()["token"].get<std::string>()});
    EXPECT_TRUE(guest.now["views"].contains("1"));
    EXPECT_FALSE(guest.now["views"].contains("0"));
    EXPECT_EQ(code_of(host.ask({{"do", "chat"}, {"seat", 0}, {"text", "Good evening <b>!"}})), "");
    ASSERT_TRUE(guest.wait_for(3));
    EXPECT_EQ(guest.log.back()["text"], "Good evening <b>!");
}

TEST(Move, ThatIsStaleOrRepeatedIsAnsweredWithWhatHappenedAndNeverDoneTwice) {
    const MadeTable table = make_table(port(), "london2", "you you");
    Person one(port(), table, table.tokens);
    Person other(port(), table, table.tokens);
    const auto [seat, actions] = one.choices().front();
    const Json move{{"do", "move"}, {"seat", seat}, {"action", actions.front()}, {"after", one.last_move}};
    EXPECT_EQ(code_of(one.ask(move)), "");
    EXPECT_EQ(code_of(one.ask(move)), "stale") << "the same again";
    EXPECT_EQ(other.number, 1);
    EXPECT_EQ(code_of(other.ask(move)), "stale");
    EXPECT_EQ(other.number, 2) << "what it had not seen came before the answer";
    EXPECT_EQ(one.log, other.log);
}

TEST(Undo, IsAnEntryThatEverybodySees) {
    const MadeTable table = make_table(port(), "london2", "you you", {{"undo", "free"}});
    Person person(port(), table, table.tokens);
    Person watcher(port(), table, {});
    const std::string before = to_line(person.now);
    const int seat = person.choices().front().first;
    ASSERT_EQ(code_of(person.move(seat, "draw deck")), "");
    ASSERT_EQ(code_of(person.ask({{"do", "undo"}, {"seat", seat}})), "");
    EXPECT_EQ(to_line(person.now), before);
    ASSERT_TRUE(watcher.wait_for(3));
    EXPECT_EQ(watcher.log.back()["kind"], "undo");
}

TEST(Look, ShowsEachWhatTheySawThen) {
    const MadeTable table = make_table(port(), "london2", "you you", {{"undo", "free"}});
    Person person(port(), table, {table.tokens[0]});
    Person other(port(), table, {table.tokens[1]});
    Person watcher(port(), table, {});
    std::map<int, Json> seen[3];
    const std::array<Person*, 3> all{&person, &other, &watcher};
    Random random(7);
    for (int moves = 0; moves < 25; ++moves) {
        Person& asked = person.choices().empty() ? other : person;
        ASSERT_EQ(code_of(asked.move_at_random(random)), "");
        for (std::size_t p = 0; p < all.size(); ++p) {
            ASSERT_TRUE(all[p]->wait_for(asked.number));
            seen[p][asked.number] = all[p]->now["views"];
        }
    }
    for (std::size_t p = 0; p < all.size(); ++p) {
        for (const auto& [number, views] : seen[p]) {
            const Json moment = all[p]->ask({{"do", "look"}, {"number", number}});
            ASSERT_EQ(moment["is"], "moment") << to_line(moment);
            EXPECT_EQ(moment["number"], number);
            EXPECT_EQ(to_line(moment["views"]), to_line(views)) << "after entry " << number << ", reader " << p;
        }
    }
}

TEST(Look, KnowsNoOtherMomentsAndNoneBeforeTheGame) {
    const MadeTable table = make_table(port(), "london2", "you open");
    Person person(port(), table, table.tokens);
    EXPECT_EQ(code_of(person.ask({{"do", "look"}, {"number", 1}})), "not-allowed");
    EXPECT_EQ(code_of(person.ask({{"do", "look"}, {"number", 0}})), "bad-request");
    EXPECT_EQ(code_of(person.ask({{"do", "look"}, {"number", 99}})), "bad-request");
    EXPECT_EQ(code_of(person.ask({{"do", "look"}})), "bad-request");
}

TEST(Hint, IsAStrongPlayersInTheLanguageOfWhoAsks) {
    const MadeTable table = make_table(port(), "london2", "you you");
    Person person(port(), table, table.tokens);
    const int seat = person.choices().front().first;
    const Json english = person.ask({{"do", "hint"}, {"seat", seat}});
    const Json french = person.ask({{"do", "hint"}, {"seat", seat}, {"language", "fr"}});
    ASSERT_EQ(french["is"], "hint") << to_line(french);
    EXPECT_EQ(french["measure"], "percent") << "a search says how likely one wins";
    // Which is found the best may hang on the time there was; what is said of an action does not.
    int common = 0;
    for (const Json& one : english["options"]) {
        for (const Json& other : french["options"]) {
            if (one["action"] != other["action"]) continue;
            EXPECT_NE(one["reason"], other["reason"]);
            ++common;
        }
    }
    EXPECT_GT(common, 0) << to_line(english) << to_line(french);
}

TEST(Hint, IsForWhoIsAskedAndOnlyWhereTheTableAllowsIt) {
    const MadeTable table = make_table(port(), "london2", "you you");
    Person person(port(), table, table.tokens);
    const int seat = person.choices().front().first;
    EXPECT_EQ(code_of(person.ask({{"do", "hint"}, {"seat", 1 - seat}})), "not-allowed");
    Person stranger(port(), table, {});
    EXPECT_EQ(code_of(stranger.ask({{"do", "hint"}, {"seat", seat}})), "not-your-seat");
    const MadeTable without = make_table(port(), "london2", "you you", {{"hints", false}});
    Person there(port(), without, without.tokens);
    EXPECT_EQ(code_of(there.ask({{"do", "hint"}, {"seat", there.choices().front().first}})), "not-allowed");
}

TEST(Hint, IsThereForEveryBidderWhileBidsComeIn) {
    const MadeTable table = make_table(port(), "markets", "you you you");
    Person person(port(), table, table.tokens);
    Random random(4);
    while (person.now["decision"] != "bid") ASSERT_EQ(code_of(person.move_at_random(random)), "");
    for (int seat = 0; seat < 3; ++seat) {
        const Json hint = person.ask({{"do", "hint"}, {"seat", seat}});
        ASSERT_EQ(hint["is"], "hint") << to_line(hint);
        const Json& legal = person.now["legal"][std::to_string(seat)];
        for (const Json& option : hint["options"]) {
            EXPECT_TRUE(std::ranges::any_of(legal, [&](const Json& one) { return one["action"] == option["action"]; }));
        }
    }
}

TEST(Rematch, SeatsTheSamePeopleWithTheSameTokens) {
    const MadeTable table = make_table(port(), "markets", "you computer computer");
    Person person(port(), table, table.tokens);
    EXPECT_EQ(code_of(person.ask({{"do", "rematch"}, {"seat", 0}})), "not-allowed") << "not before the end";
    play_to_the_end(person);
    while (person.log.back()["kind"] != "over" && person.hear()) {
    }
    // However often it is asked for at once, one table is made.
    const auto tables_made = [] {
        const std::string metrics = get(port(), "/metrics").body;
        return std::stoi(metrics.substr(metrics.find("\nlondinium_tables_made_total ") + 29));
    };
    const int before = tables_made();
    for (int i = 0; i < 20; ++i) person.line.say({{"do", "rematch"}, {"seat", 0}});
    while (person.log.back()["kind"] != "rematch") ASSERT_TRUE(person.hear());
    EXPECT_EQ(tables_made(), before + 1);
    const MadeTable next{person.log.back()["table"], table.tokens};
    Person again(port(), next, next.tokens);
    EXPECT_EQ(again.summary["state"], "playing");
    EXPECT_TRUE(again.now["views"].contains("0"));
    EXPECT_EQ(code_of(person.ask({{"do", "rematch"}, {"seat", 0}})), "not-allowed") << "one is enough";
}

TEST(Computers, PlayAloneAndAreWatched) {
    const MadeTable table = make_table(port(), "london1", "computer computer");
    Person watcher(port(), table, {});
    while (!watcher.is_over()) ASSERT_TRUE(watcher.hear());
    EXPECT_TRUE(watcher.now.contains("score"));
}

TEST(Computers, TakeTheirTimeUnlessAskedNotTo) {
    const MadeTable table = make_table(port(), "london2", "computer computer", {{"pace", "human"}});
    Person watcher(port(), table, {});
    const int first = watcher.number;
    ASSERT_TRUE(watcher.wait_for(first + 3));
    const auto at = [&](int number) { return watcher.log[static_cast<std::size_t>(number - 1)]["at"].get<long>(); };
    EXPECT_GE(at(first + 3) - at(first + 1), 600) << "two moves in less than six tenths of a second";
}

TEST(Presence, IsToldToEverybody) {
    const MadeTable table = make_table(port(), "london2", "you you");
    Line first(port(), table.id);
    first.say({{"do", "hello"}, {"tokens", {table.tokens[0]}}});
    EXPECT_EQ(first.await("here")["seats"], Json({true, false}));
    {
        Line second(port(), table.id);
        second.say({{"do", "hello"}, {"tokens", {table.tokens[1]}}});
        EXPECT_EQ(first.await("here")["seats"], Json({true, true}));
        Line third(port(), table.id);
        third.say({{"do", "hello"}});
        EXPECT_EQ(first.await("here")["watchers"], 1);
    }
    Json here = first.await("here");
    while (here.is_object() && (here["seats"] != Json({true, false}) || here["watchers"] != 0))
        here = first.await("here");
    EXPECT_EQ(here["watchers"], 0);
}

TEST(Games, AreListedWithTheirDataAsItStandsInTheFiles) {
    const Json games = get(port(), "/api/games").json();
    ASSERT_EQ(games["games"].size(), 3U);
    EXPECT_EQ(games["games"][2]["id"], "markets");
    EXPECT_EQ(games["games"][2]["fewest"], 3);
    const Json rows = get(port(), "/api/games/london2").json();
    EXPECT_GT(rows["cards"].size(), 50U);
    const auto city = std::ranges::find_if(rows["boroughs"], [](const Json& row) { return row["id"] == "city"; });
    ASSERT_NE(city, rows["boroughs"].end());
    EXPECT_EQ((*city)["cost"], "8");
    EXPECT_EQ((*city)["origin"], "reconstruction; rulebook: name start");
    EXPECT_EQ(get(port(), "/api/games/markets").json()["tracks"].size(), 12U);
    EXPECT_EQ(get(port(), "/api/games/chess").status, 404);
}

} // namespace
} // namespace londinium
