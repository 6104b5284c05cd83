#include "common/games.h"
#include "common/walk.h"
#include "table/at_table.h"

#include <map>

namespace londinium::at_table {
namespace {

/// Two tables that differ in nothing but what some may not know give these the
/// same bytes: the messages, the log, the errors.
template <class Which>
class HiddenAtTheTable : public ::testing::Test {
protected:
    using GameRules = typename Which::Rules;
    using State = typename GameRules::State;

    static Table table_from(const State& state) {
        Made made;
        made.settings.game = Which::kName;
        made.seed = "of no meaning";
        for (std::size_t s = 0; s < state.players; ++s) {
            made.settings.seats.push_back({SeatKind::you, "P" + std::to_string(s), ""});
            made.tokens.push_back(hash_of(std::to_string(s)));
        }
        made.start = state_json(Which::book(), state);
        Result<Table> table = Table::begin(library(), "table", {at(0), made});
        RC_ASSERT(table.ok());
        return std::move(*table);
    }

    static State possible_for(const State& state, Seat seat, Random& random) {
        const auto view = GameRules::observe(Which::book(), state, seat);
        return GameRules::worlds(Which::book(), view).sample(random);
    }

    static bool look_alike(const State& a, const State& b, Seat eyes) {
        return common::same_bytes(GameRules::observe(Which::book(), a, eyes),
                                  GameRules::observe(Which::book(), b, eyes));
    }

    static std::string all_sent(const Table& table, Seat eyes) {
        const SeatSet held = eyes == kWatcher ? SeatSet{0} : only(eyes);
        const Reader reader{held, 1, at(9)};
        const std::string shared = summary(table, reader.here, reader.now);
        std::string text = table_message(table, reader);
        for (int number = 1; number <= table.last_number(); ++number)
            text += news_message(table, reader.held, number, shared) + *moment_message(table, reader.held, number);
        return text + now_message(table, reader.held);
    }

    /// What the seat is answered who says this.
    static std::string answer(const Table& table, Seat eyes, const std::string& action) {
        const Json message = {{"do", "move"}, {"seat", index(eyes)}, {"action", action}, {"after", 0}};
        const Result<Events> events = table.plan({only(eyes), message, at(2)});
        return events ? "done" : events.error().code + events.error().message;
    }

    static std::string play(Table& table, Seat seat, const std::string& action) {
        const Json message = {{"do", "move"}, {"seat", index(seat)}, {"action", action}, {"after", 0}};
        const Result<Events> events = table.plan({only(seat), message, at(2)});
        if (!events) return events.error().code;
        for (const Event& event : *events) RC_ASSERT(table.apply(event).ok());
        return "";
    }
};
TYPED_TEST_SUITE(HiddenAtTheTable, common::Games, common::GameNames);

TYPED_TEST(HiddenAtTheTable, NoMessageTellsASeatOrAWatcherMoreThanItMayKnow) {
    using Rules = typename TypeParam::Rules;
    const auto compare = [](auto& walk, auto step, Seat eyes) {
        auto world = walk.state();
        if (eyes == kWatcher) { // hide from everybody: change what each in turn cannot see
            for (std::size_t s = 0; s < walk.players(); ++s) {
                world = TestFixture::possible_for(world, seat_at(s), walk.random());
            }
        } else {
            world = TestFixture::possible_for(world, eyes, walk.random());
        }
        Table truth_table = TestFixture::table_from(walk.state());
        Table other_table = TestFixture::table_from(world);
        RC_ASSERT(TestFixture::all_sent(truth_table, eyes) == TestFixture::all_sent(other_table, eyes));

        const std::string action = words(TypeParam::book(), step.action);
        if (eyes != kWatcher) {
            for (const std::string& said : {action, std::string("fly"), std::string("draw deck")}) {
                RC_ASSERT(TestFixture::answer(truth_table, eyes, said) == TestFixture::answer(other_table, eyes, said));
            }
        }
        RC_ASSERT(TestFixture::play(truth_table, step.seat, action) == "");
        if (TestFixture::play(other_table, step.seat, action) != "") return; // nobody could do that there
        const auto& truth_play = *std::get_if<Play<Rules>>(&truth_table.game()->play());
        const auto& other_play = *std::get_if<Play<Rules>>(&other_table.game()->play());
        // What came to light may be told; if nothing did, nothing may be.
        if (!TestFixture::look_alike(truth_play.state, other_play.state, eyes)) return;
        if (truth_table.phase() == Table::Phase::over) return; // the deal is open
        RC_ASSERT(TestFixture::all_sent(truth_table, eyes) == TestFixture::all_sent(other_table, eyes));
    };
    common::in_random_games<TypeParam>([&](auto& walk, auto step) {
        if (walk.random().below(250) != 0) return;
        for (std::size_t s = 0; s < walk.players(); ++s) compare(walk, step, seat_at(s));
        compare(walk, step, kWatcher);
    });
}

// Actions that the log tells the others in the same words: whichever it was, the
// others are sent the same bytes.
TYPED_TEST(HiddenAtTheTable, WhatTheLogKeepsBackNoMessageTells) {
    using Rules = typename TypeParam::Rules;
    common::in_random_games<TypeParam>([](auto& walk, auto) {
        const Seat mover = Rules::asked(walk.state());
        typename Rules::Actions legal;
        Rules::legal(TypeParam::book(), walk.state(), mover, legal);
        std::map<std::string, std::vector<std::string>> told;
        for (const auto action : legal) {
            const std::string own = words(TypeParam::book(), action);
            const std::string others = words_for_others(TypeParam::book(), action);
            if (own != others) told[others].push_back(own);
        }
        if (told.empty() || walk.random().below(40) != 0) return;
        const Table before = TestFixture::table_from(walk.state());
        for (const auto& [others, actions] : told) {
            if (actions.size() < 2) continue;
            Table first = before;
            Table second = before;
            RC_ASSERT(TestFixture::play(first, mover, actions.front()) == "");
            RC_ASSERT(TestFixture::play(second, mover, actions.back()) == "");
            const auto& first_play = *std::get_if<Play<Rules>>(&first.game()->play());
            const auto& second_play = *std::get_if<Play<Rules>>(&second.game()->play());
            for (std::size_t s = 0; s <= walk.players(); ++s) {
                const Seat eyes = s == walk.players() ? kWatcher : seat_at(s);
                if (eyes == mover || first.phase() == Table::Phase::over) continue;
                // The last bid unveils all: that may be seen.
                if (!TestFixture::look_alike(first_play.state, second_play.state, eyes)) continue;
                RC_ASSERT(TestFixture::all_sent(first, eyes) == TestFixture::all_sent(second, eyes));
            }
        }
    });
}

/// A table of London Markets where the first bids are awaited.
Evening at_the_auction() {
    Evening evening(R"({"game":"markets","seed":"Pepys","seats":
        [{"kind":"you","name":"Ada"},{"kind":"you","name":"Bea"},{"kind":"you","name":"Cat"}]})");
    Random random(3);
    while (evening.table.game()->decision() != "bid") evening.play_on(random);
    return evening;
}

TEST(SealedBids, LookTheSameToTheOthersWhateverWasBid) {
    const Evening before = at_the_auction();
    const std::vector<std::string> bids = before.table.game()->actions(seat_at(1));
    ASSERT_GT(bids.size(), 3U);
    std::map<SeatSet, std::string> first;
    for (const std::string& bid : bids) {
        Evening evening = before;
        ASSERT_EQ(evening.move(1, bid), "");
        for (const SeatSet held : {SeatSet{0}, SeatSet{1}, SeatSet{4}, SeatSet{5}}) {
            const Reader reader{held, 0, evening.now};
            const std::string sent = table_message(evening.table, reader) +
                                     news_message(evening.table, reader.held, evening.table.last_number(), "{}");
            EXPECT_EQ(first.try_emplace(held, sent).first->second, sent) << bid;
        }
        EXPECT_EQ(evening.entry(-1)["action"], "bid");
        EXPECT_EQ(evening.entry(-1, only(seat_at(1)))["action"], bid);
    }
}

TEST(SealedBids, ComeInAnyOrderAndAreUnveiledTogether) {
    Evening evening = at_the_auction();
    const int before = evening.last_move();
    EXPECT_EQ(evening.move_after(2, "bid nothing", before), "");
    EXPECT_EQ(evening.move_after(0, "bid nothing", before), "") << "the bids of others make it not stale";
    EXPECT_FALSE(evening.entry(-1).contains("bids"));
    EXPECT_EQ(to_line(evening.now_watched()["waiting"]), "[1]");
    EXPECT_EQ(evening.move_after(0, "bid nothing", before), "stale") << "the same message, sent twice";
    EXPECT_EQ(evening.move_after(1, "bid nothing", before + 99), "stale") << "nobody has seen what is to come";
    const std::string bid = evening.table.game()->actions(seat_at(1)).front();
    EXPECT_EQ(evening.move_after(1, bid, before), "");
    EXPECT_EQ(evening.entry(-1)["bids"]["1"], bid.substr(4));
    EXPECT_EQ(evening.entry(-1)["bids"]["0"], "nothing");
    EXPECT_EQ(evening.move_after(2, "bid nothing", before), "stale") << "this auction is over";
}

TEST(SealedBids, GivenAgainAreNobodyElsesBusiness) {
    Evening evening = at_the_auction();
    EXPECT_EQ(evening.move(1, "bid nothing"), "");
    const std::string others = table_message(evening.table, {5, 0, evening.now});
    const int entries = evening.table.last_number();
    const std::string bid = evening.table.game()->actions(seat_at(1)).back();
    ASSERT_NE(bid, "bid nothing");
    evening.now += Millis(5000);
    EXPECT_EQ(evening.move(1, bid), "");
    EXPECT_EQ(evening.table.last_number(), entries);
    EXPECT_EQ(table_message(evening.table, {5, 0, evening.now}), others);
    EXPECT_EQ(evening.now_of(1)["views"]["1"]["bids"]["1"], bid.substr(4));
    const std::size_t written = evening.log.size();
    EXPECT_EQ(evening.move(1, bid), "");
    EXPECT_EQ(evening.log.size(), written) << "it is so already";
}

// Who changes a bid must not end by it what others are about, nor make it
// harder for them to go back.
TEST(SealedBids, GivenAgainChangeNothingOfWhatOthersAskFor) {
    Evening evening = at_the_auction();
    const int before = evening.last_move();
    ASSERT_EQ(evening.move(1, "bid nothing"), "");
    ASSERT_EQ(evening.move(2, "bid nothing"), "");
    ASSERT_EQ(evening.now_of(2)["undo"]["2"], "free");
    const Json undo{{"do", "undo"}, {"seat", 2}, {"to", before}};
    ASSERT_EQ(evening.say({2}, undo), "");
    ASSERT_FALSE(evening.now_of(2)["asking"].is_null()) << "somebody else has bid since";
    ASSERT_EQ(evening.say({2}, {{"do", "vote"}, {"seat", 2}, {"for", 1}}), "");
    const std::string others = table_message(evening.table, {5, 0, evening.now});

    const std::string bid = evening.table.game()->actions(seat_at(1)).back();
    ASSERT_NE(bid, "bid nothing");
    ASSERT_EQ(evening.move(1, bid), "");
    EXPECT_EQ(table_message(evening.table, {5, 0, evening.now}), others);
    EXPECT_EQ(evening.now_of(1)["views"]["1"]["bids"]["1"], bid.substr(4));

    // Cat's bid is taken back; Bea's is what she made of it.
    EXPECT_EQ(evening.say(2, R"({"do":"undo"})"), "");
    EXPECT_EQ(evening.entry(-1)["kind"], "undo");
    EXPECT_EQ(evening.now_of(1)["views"]["1"]["bids"]["1"], bid.substr(4));
    EXPECT_EQ(to_line(evening.now_watched()["waiting"]), "[0,2]");
    const Result<Table> again = Table::replay(library(), evening.table.id(), evening.log);
    ASSERT_TRUE(again.ok()) << again.error().message;
    EXPECT_EQ(all_shown(*again, evening.now), all_shown(evening.table, evening.now));
}

TEST(Watchers, SeeNoHandAndHaveNothingToDo) {
    Evening evening(R"({"game":"london2","seed":"Pepys","seats":
        [{"kind":"you","name":"Ada"},{"kind":"you","name":"Bea"}]})");
    const Json now = evening.now_watched();
    ASSERT_EQ(now["views"].size(), 1U);
    const Json& view = now["views"]["watch"];
    EXPECT_FALSE(view.contains("you"));
    for (const Json& seat : view["seats"]) {
        for (const Json& card : seat["hand"]) EXPECT_TRUE(card.is_null());
    }
    EXPECT_TRUE(now["legal"].empty());
    EXPECT_FALSE(now.contains("seed"));
    EXPECT_EQ(table_message(evening.table, {0, 0, at(1)}).find("Pepys"), std::string::npos) << "the seed is secret";
}

} // namespace
} // namespace londinium::at_table
