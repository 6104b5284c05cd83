#include "table/at_table.h"
#include "table/fair_deal.h"

#include <gmock/gmock.h>

namespace londinium::at_table {
namespace {

using ::testing::HasSubstr;

constexpr const char* kThree = R"({"game":"london2","seed":"Wren","seats":
    [{"kind":"you","name":"Ada"},{"kind":"you","name":"Bea"},{"kind":"you","name":"Cat"}]})";

Json vote(int by, int away) { return {{"do", "vote"}, {"seat", by}, {"for", away}}; }

TEST(Votes, LetTheComputerSitInForWhoIsGone) {
    Evening evening(kThree);
    constexpr SeatSet kHere = 0b011;
    EXPECT_EQ(evening.say({0}, vote(0, 2), kHere), "");
    EXPECT_EQ(evening.table.sitting(seat_at(2)).kind, Sitting::Kind::person) << "one of two others is not enough";
    EXPECT_EQ(to_line(evening.now_of(1)["vote"]), R"({"seat":2,"level":"journeyman","for":[0]})");
    EXPECT_EQ(evening.say({0}, vote(0, 2), kHere), "") << "voting twice counts once";
    EXPECT_EQ(evening.table.sitting(seat_at(2)).kind, Sitting::Kind::person);
    EXPECT_EQ(evening.say({1}, vote(1, 2), kHere), "");
    EXPECT_EQ(evening.table.sitting(seat_at(2)).kind, Sitting::Kind::computer);
    EXPECT_TRUE(evening.table.sitting(seat_at(2)).for_person);
    EXPECT_EQ(evening.entry(-1)["what"], "computer");
    EXPECT_TRUE(evening.now_of(0)["vote"].is_null());
}

TEST(Votes, AreNotForWhoIsHere) {
    Evening evening(kThree);
    const int asked = evening.asked();
    const int other = (asked + 1) % 3;
    EXPECT_EQ(evening.say({other}, vote(other, asked), 0b111), "not-allowed");
    EXPECT_EQ(evening.say({other}, vote(other, other), 0b111), "not-allowed");
    EXPECT_EQ(evening.say({other}, vote(asked, other), 0b000), "not-your-seat");
    evening.now += std::chrono::minutes(3);
    EXPECT_EQ(evening.say({other}, vote(other, asked), 0b111), "") << "who lets the others wait is gone";
}

TEST(Votes, AreForALevelAndAnotherLevelBeginsAnew) {
    Evening evening(kThree);
    Json proposal = vote(0, 2);
    proposal["level"] = "master";
    EXPECT_EQ(evening.say({0}, proposal), "");
    proposal = vote(1, 2);
    proposal["level"] = "apprentice";
    EXPECT_EQ(evening.say({1}, proposal), "");
    EXPECT_EQ(evening.table.sitting(seat_at(2)).kind, Sitting::Kind::person) << "one for each is half of them for none";
    EXPECT_EQ(evening.say({0}, vote(0, 2)), "") << "no level: for what is proposed";
    EXPECT_EQ(evening.table.sitting(seat_at(2)).kind, Sitting::Kind::computer);
    EXPECT_EQ(evening.table.sitting(seat_at(2)).level, "apprentice");
    proposal["level"] = "emperor";
    EXPECT_EQ(evening.say({1}, proposal), "not-allowed");
    proposal["for"] = 0;
    EXPECT_EQ(evening.say({1}, proposal), "bad-request");
}

TEST(Votes, EndWhenThePlayerActs) {
    Evening evening(kThree);
    const int asked = evening.asked();
    EXPECT_EQ(evening.say({(asked + 1) % 3}, vote((asked + 1) % 3, asked)), "");
    EXPECT_EQ(evening.move(asked, "draw deck"), "");
    EXPECT_FALSE(evening.table.voting());
}

TEST(Seats, AreTakenBackFromTheComputer) {
    Evening evening(kThree);
    const int asked = evening.asked();
    EXPECT_EQ(evening.say(asked, R"({"do":"leave"})"), "");
    EXPECT_EQ(evening.table.computers_waiting(), only(seat_at(static_cast<std::size_t>(asked))));
    EXPECT_EQ(evening.move(asked, "draw deck"), "not-allowed");
    EXPECT_TRUE(evening.now_of(asked)["legal"].empty());
    EXPECT_EQ(evening.say((asked + 1) % 3, R"({"do":"return"})"), "not-allowed");
    Random random(1);
    evening.play_on(random); // the computer's move
    EXPECT_EQ(evening.say(asked, R"({"do":"return"})"), "");
    EXPECT_EQ(evening.entry(-1)["what"], "person");
    EXPECT_EQ(evening.table.computers_waiting(), 0);
    evening.play_on(random);
}

TEST(Seats, ThatTheComputerSitsInForDoNothingButReturn) {
    Evening evening(kThree);
    const int asked = evening.asked();
    ASSERT_EQ(evening.move(asked, "loan"), "");
    ASSERT_EQ(evening.now_of(asked)["undo"][std::to_string(asked)], "free");
    ASSERT_EQ(evening.say(asked, R"({"do":"leave"})"), "");
    EXPECT_EQ(evening.say(asked, R"({"do":"undo"})"), "not-allowed");
    EXPECT_EQ(evening.say({asked}, vote(asked, (asked + 1) % 3)), "not-allowed");
    const auto loan = evening.table.plan_computer_move(evening.table.game()->asked(), "loan", evening.now);
    ASSERT_EQ(evening.take(*loan), "");
    ASSERT_EQ(evening.say(asked, R"({"do":"return"})"), "");
    EXPECT_EQ(evening.now_of(asked)["undo"][std::to_string(asked)], "ask") << "it was not this person's move";
}

TEST(Seats, AreSatInForByTheLevelOfTheTableUntilTheEnd) {
    Evening evening(R"({"game":"london2","stand_in":"apprentice","seats":
        [{"kind":"you","name":"Ada"},{"kind":"computer","level":"thumb"}]})");
    EXPECT_EQ(evening.summary()["seats"][0]["here"], false);
    EXPECT_EQ(evening.summary()["seats"][1]["here"], true) << "a computer always is";
    ASSERT_EQ(evening.say(0, R"({"do":"leave"})"), "");
    EXPECT_EQ(evening.table.sitting(seat_at(0)).level, "apprentice");
    Random random(21);
    while (evening.play_on(random)) {
    }
    EXPECT_EQ(evening.say(0, R"({"do":"return"})"), "not-allowed") << "the game is over";
    EXPECT_EQ(evening.say(0, R"({"do":"leave"})"), "not-allowed");
}

TEST(Seats, AreFreeAgainWhenLeftBeforeTheGame) {
    Evening evening(R"({"game":"london2","seats":[{"kind":"you","name":"Ada"},{"kind":"open"}]})");
    const std::string token = evening.tokens[0];
    EXPECT_EQ(evening.say(0, R"({"do":"leave"})"), "");
    EXPECT_EQ(evening.table.sitting(seat_at(0)).kind, Sitting::Kind::free);
    EXPECT_EQ(evening.table.held_by(std::vector{hash_of(token)}), 0) << "the old token holds nothing";
    EXPECT_EQ(evening.sit("Bea", 0), "");
    EXPECT_EQ(evening.sit("Cat"), "");
    EXPECT_EQ(evening.table.phase(), Table::Phase::playing);
}

TEST(Chat, IsLimitedAndNamesTheSpeaker) {
    Evening evening(kThree);
    EXPECT_EQ(evening.say(1, R"({"do":"chat","text":"Guten Abend, добрий вечір"})"), "");
    EXPECT_EQ(evening.entry(-1)["name"], "Bea");
    EXPECT_EQ(evening.entry(-1)["seat"], 1);
    EXPECT_EQ(evening.say({}, {{"do", "chat"}, {"text", "hello"}, {"name", "Dan"}}), "");
    EXPECT_EQ(evening.entry(-1)["name"], "Dan");
    EXPECT_TRUE(evening.entry(-1)["seat"].is_null());
    EXPECT_EQ(evening.say({0}, {{"do", "chat"}, {"seat", 1}, {"text", "I am Bea"}}), "not-your-seat");
    std::string five_hundred;
    for (int i = 0; i < 500; ++i) five_hundred += "ї";
    EXPECT_EQ(evening.say({}, {{"do", "chat"}, {"text", five_hundred}}), "");
    EXPECT_EQ(evening.say({}, {{"do", "chat"}, {"text", five_hundred + "!"}}), "too-long");
    for (const char* strange : {"\x1b[2J", "\u0085", "\u202eereh saw adA", "\u2066x", "\u2028"}) {
        EXPECT_EQ(evening.say({}, {{"do", "chat"}, {"text", strange}}), "bad-request") << strange;
    }
    for (const char* nothing : {"", " \n ", "\u200b\u200d", "\u00a0\u3000", "\u2800\ufeff"}) {
        EXPECT_EQ(evening.say({}, {{"do", "chat"}, {"text", nothing}}), "bad-request") << nothing;
    }
    EXPECT_EQ(evening.say({}, {{"do", "chat"}, {"text", "👩‍👧 l’été\u202f!\nґанок"}}), "")
        << "all of this is text";
    EXPECT_EQ(evening.say({}, {{"do", "chat"}, {"text", 5}}), "bad-request");
}

TEST(Chat, OfWatchersLeavesThePlayersSomething) {
    Evening evening(kThree);
    int said = 0;
    while (said < 2'000 && evening.say({}, {{"do", "chat"}, {"text", "hear me"}}).empty()) ++said;
    EXPECT_EQ(said, 500);
    EXPECT_EQ(evening.say(1, R"({"do":"chat","text":"hush"})"), "");
    while (said < 3'000 && evening.say(1, R"({"do":"chat","text":"la"})").empty()) ++said;
    EXPECT_EQ(said, 1'999);
}

TEST(Notices, GoToAnAddressThatNobodyElseSees) {
    Evening evening(kThree);
    const int entries = evening.table.last_number();
    EXPECT_EQ(evening.say(1, R"({"do":"notify","url":"https://example.org/bell?key=secret"})"), "");
    EXPECT_EQ(evening.table.sitting(seat_at(1)).notify, "https://example.org/bell?key=secret");
    EXPECT_EQ(evening.table.last_number(), entries);
    EXPECT_EQ(all_shown(evening.table, evening.now).find("secret"), std::string::npos);
    EXPECT_EQ(evening.say(1, R"({"do":"notify","url":"file:///etc/passwd"})"), "bad-request");
    EXPECT_EQ(evening.say(1, R"({"do":"notify","url":"https://a b"})"), "bad-request");
    EXPECT_EQ(evening.say(1, R"({"do":"notify","url":"https://example.org","language":"tlh"})"), "bad-request");
    EXPECT_EQ(evening.say(1, R"({"do":"notify","url":"https://example.org","language":3})"), "bad-request");
    EXPECT_EQ(evening.say(1, R"({"do":"notify","url":"https://example.org","language":"uk"})"), "");
    EXPECT_EQ(evening.table.sitting(seat_at(1)).notify_in, Language::ukrainian);
    const Json longest{{"do", "notify"}, {"seat", 1}, {"url", "https://" + std::string(493, 'x')}};
    EXPECT_EQ(evening.say({1}, longest), "too-long");
    EXPECT_EQ(evening.say(1, R"({"do":"notify","url":""})"), "");
    EXPECT_EQ(evening.table.sitting(seat_at(1)).notify, "");
}

TEST(Messages, ThatAreNoneAreRefused) {
    Evening evening(kThree);
    for (const char* message :
         {"[]", "5", "{}", R"({"do":5})", R"({"do":"dance","seat":0})", R"({"do":"move"})",
          R"({"do":"move","seat":"0"})", R"({"do":"move","seat":9})", R"({"do":"move","seat":0,"action":[],"after":0})",
          R"({"do":"move","seat":0,"action":"draw deck"})",
          R"({"do":"move","seat":0,"action":"draw deck","after":1e99})", R"({"do":"vote","seat":0,"for":7})",
          R"({"do":"undo","seat":0,"to":"1"})"}) {
        EXPECT_EQ(evening.say({0, 1, 2}, parse(message)), "bad-request") << message;
    }
    EXPECT_EQ(evening.log.size(), 1U);
}

TEST(Log, IsFullAtSomeTime) {
    Evening evening(kThree);
    const auto notify = [&](int n) {
        return evening.say({1}, {{"do", "notify"}, {"seat", 1}, {"url", "https://example.org/" + std::to_string(n)}});
    };
    int events = 1;
    while (events < 60'000 && notify(events).empty()) ++events;
    EXPECT_EQ(events, 50'000);
    EXPECT_EQ(notify(0), "too-many");
    EXPECT_EQ(evening.move(evening.asked(), "draw deck"), "too-many");
}

/// Two people and the computer, who have played to the end.
Evening played_out() {
    Evening evening(R"({"game":"london2","seed":"Wren","seats":
        [{"kind":"you","name":"Ada"},{"kind":"computer","level":"thumb"},{"kind":"you","name":"Bea"}]})");
    Random random(21);
    while (evening.play_on(random)) {
    }
    return evening;
}

TEST(Rematch, IsATableWithTheSamePeopleAndTokens) {
    Evening evening = played_out();
    const Json message = {{"do", "rematch"}, {"seat", 0}};
    EXPECT_EQ(evening.table.plan_rematch({0, message, evening.now}, "seed").error().code, "not-your-seat");
    const Result<Made> made = evening.table.plan_rematch({1, message, evening.now}, "another seed");
    ASSERT_TRUE(made.ok());
    const Result<Table> next = Table::begin(library(), "next", {evening.now, *made});
    ASSERT_TRUE(next.ok());
    EXPECT_EQ(next->phase(), Table::Phase::playing);
    EXPECT_EQ(next->held_by(std::vector{hash_of(evening.tokens[0])}), only(seat_at(0)));
    EXPECT_EQ(next->held_by(std::vector{hash_of(evening.tokens[1])}), only(seat_at(2)));
    EXPECT_EQ(next->sitting(seat_at(1)).level, "thumb");
    EXPECT_FALSE(next->settings().seed) << "nobody knows this deal";
    EXPECT_NE(next->commitment(), evening.table.commitment());
    EXPECT_EQ(evening.take({{evening.now, Rematched{"next"}}}), "");
    EXPECT_EQ(evening.entry(-1)["table"], "next");
    EXPECT_EQ(evening.summary()["rematch"], "next");
    EXPECT_EQ(evening.table.plan_rematch({1, message, evening.now}, "third").error().code, "not-allowed");
}

TEST(Rematch, WaitsForTheEnd) {
    Evening evening(kThree);
    const Json message = {{"do", "rematch"}, {"seat", 0}};
    EXPECT_EQ(evening.table.plan_rematch({1, message, evening.now}, "seed").error().code, "not-allowed");
}

TEST(FairDeal, IsShownBeforeAndProvedAfterwards) {
    Evening evening = played_out();
    const Json shown = parse(table_message(evening.table, {0, 0, evening.now}));
    EXPECT_EQ(shown["commitment"], commitment_to(shown["now"]["seed"].get<std::string>()));
    const Result<Json> record = evening.table.record();
    ASSERT_TRUE(record.ok());
    const Result<Game> verified = verify(library(), *record);
    ASSERT_TRUE(verified.ok()) << verified.error().message;
    EXPECT_TRUE(verified->over());

    Json another_seed = *record;
    another_seed["seed"] = "another";
    EXPECT_THAT(verify(library(), another_seed).error().message, HasSubstr("not the one"));
    Json another_game = *record;
    another_game["actions"].erase(another_game["actions"].size() - 1);
    EXPECT_THAT(verify(library(), another_game).error().message, HasSubstr("another end"));
    Json no_word = *record;
    no_word.erase("commitment");
    EXPECT_THAT(verify(library(), no_word).error().message, HasSubstr("commitment"));
}

TEST(FairDeal, KeepsTheRecordUntilTheEnd) {
    Evening evening(kThree);
    EXPECT_EQ(evening.table.record().error().code, "not-allowed");
    EXPECT_FALSE(evening.table.shown_seed());
}

TEST(FairDeal, TwoTablesAreNeverDealtAlike) {
    constexpr const char* kSettings =
        R"({"game":"london2","seats":[{"kind":"you","name":"A"},{"kind":"you","name":"B"}]})";
    const Evening one(kSettings);
    const Evening other(kSettings);
    EXPECT_NE(one.table.id(), other.table.id());
    EXPECT_NE(one.table.commitment(), other.table.commitment());
    EXPECT_FALSE(one.summary().contains("seed_chosen"));
    EXPECT_TRUE(Evening(kThree).summary().contains("seed_chosen"));
}

} // namespace
} // namespace londinium::at_table
