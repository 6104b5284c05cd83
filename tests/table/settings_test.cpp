#include "table/at_table.h"

#include <gmock/gmock.h>

namespace londinium::at_table {
namespace {

using ::testing::HasSubstr;

std::string refusal(std::string_view text) {
    const Result<Settings> settings = read_settings(parse(text));
    return settings ? "taken" : settings.error().code + ": " + settings.error().message;
}

TEST(Settings, NeedAGameAndItsSeats) {
    EXPECT_THAT(refusal("[]"), HasSubstr("'game' and 'seats'"));
    EXPECT_THAT(refusal("{}"), HasSubstr("'game' is missing"));
    EXPECT_THAT(refusal(R"({"game":"london3","seats":[]})"), HasSubstr("game: 'london3' is no game"));
    EXPECT_THAT(refusal(R"({"game":"london2"})"), HasSubstr("'seats' is missing"));
    EXPECT_THAT(refusal(R"({"game":"london2","seats":[{"kind":"open"}]})"), HasSubstr("2 to 4 players"));
    EXPECT_THAT(refusal(R"({"game":"markets","seats":[{"kind":"open"},{"kind":"open"}]})"),
                HasSubstr("3 to 4 players"));
}

TEST(Settings, SayWhichSeatIsWrong) {
    const auto seat = [](const std::string& text) {
        return refusal(R"({"game":"london2","seats":[{"kind":"open"},)" + text + "]}");
    };
    EXPECT_THAT(seat(R"({"kind":"opne"})"),
                HasSubstr("seats[1].kind: 'opne' is no kind of seat; did you mean 'open'?"));
    EXPECT_THAT(seat(R"({"kind":"you"})"), HasSubstr("seats[1]: 'name' is missing"));
    EXPECT_THAT(seat(R"({"kind":"you","name":"  "})"), HasSubstr("seats[1].name: a name is wanted"));
    EXPECT_THAT(seat(R"({"kind":"you","name":"\u200b"})"), HasSubstr("seats[1].name: a name is wanted"));
    EXPECT_THAT(seat(R"({"kind":"you","name":"\u202eadA"})"), HasSubstr("seats[1].name: this text has control"));
    EXPECT_THAT(seat(R"({"kind":"you","name":"a\nb"})"), HasSubstr("one line"));
    EXPECT_THAT(seat(R"({"kind":"you","name":")" + std::string(41, 'x') + "\"}"), HasSubstr("at most 40"));
    EXPECT_THAT(seat(R"({"kind":"computer","level":"genius"})"), HasSubstr("'genius' is no level"));
    EXPECT_THAT(seat("5"), HasSubstr("bad-request"));
}

TEST(Settings, OfAnOldLogAreTakenThoughTheyWouldNotBeToday) {
    for (const char* seats : {R"([{"kind":"you","name":"\u202eadA"},{"kind":"open"}])",
                              R"([{"kind":"computer","level":"genius"},{"kind":"open"}])"}) {
        const Json json = parse(R"({"game":"london2","seed":"\u2066","seats":)" + std::string(seats) + "}");
        EXPECT_FALSE(read_settings(json).ok()) << seats;
        EXPECT_TRUE(read_old_settings(json).ok()) << seats;
    }
}

TEST(Settings, HaveAPlaceForNothingElse) {
    const auto with = [](const std::string& text) {
        return refusal(R"({"game":"london2","seats":[{"kind":"open"},{"kind":"open"}],)" + text + "}");
    };
    EXPECT_EQ(with(R"("undo":"free","pace":"instant","clock":{"kind":"none"},"listed":true,"hints":false)"), "taken");
    EXPECT_THAT(with(R"("undo":"never")"), HasSubstr("undo: 'never' is no rule for undo"));
    EXPECT_THAT(with(R"("pace":1)"), HasSubstr("pace: a text is wanted"));
    EXPECT_THAT(with(R"("clock":{"kind":"move"})"), HasSubstr("'seconds' is missing"));
    EXPECT_THAT(with(R"("clock":{"kind":"move","seconds":1})"), HasSubstr("a number from 5"));
    EXPECT_THAT(with(R"("stand_in":"genius")"), HasSubstr("'genius' is no level"));
    EXPECT_THAT(with(R"("listed":"yes")"), HasSubstr("true or false"));
    EXPECT_THAT(with(R"("seed":"")"), HasSubstr("seed: a text of 1 to 200"));
}

TEST(Settings, TakeForGrantedWhatFitsTheCompany) {
    const auto alone = read_settings(
        parse(R"({"game":"london2","seats":[{"kind":"you","name":"A"},{"kind":"computer","level":"thumb"}]})"));
    EXPECT_EQ(alone->undo, UndoRule::free);
    EXPECT_EQ(alone->seats[1].name, "Hooke") << "a computer player has a name, too";
    const auto two = read_settings(parse(R"({"game":"london2","seats":[{"kind":"you","name":"A"},{"kind":"open"}]})"));
    EXPECT_EQ(two->undo, UndoRule::consent);
    EXPECT_FALSE(two->listed);
    EXPECT_TRUE(two->hints);
    EXPECT_EQ(two->clock.kind, ClockKind::none);
}

/// One event of each kind, and a table's life in which it makes sense.
std::vector<std::string> one_of_each() {
    Evening evening(R"({"game":"london2","seed":"Wren","undo":"consent","seats":
        [{"kind":"you","name":"Ada"},{"kind":"open"},{"kind":"open"}]})");
    evening.sit("Bea");
    evening.say(1, R"({"do":"leave"})");
    evening.sit("Bea");
    evening.sit("Cat");
    const int asked = evening.asked();
    const int other = (asked + 1) % 3;
    const int third = (asked + 2) % 3;
    evening.move(asked, "loan");
    evening.say(asked, R"({"do":"undo"})");
    evening.move(asked, "draw deck");
    evening.say(asked, R"({"do":"undo"})");
    evening.say(other, R"({"do":"agree"})");
    evening.say(third, R"({"do":"refuse"})");
    evening.say({other}, {{"do", "vote"}, {"seat", other}, {"for", asked}});
    evening.say({third}, {{"do", "vote"}, {"seat", third}, {"for", asked}});
    evening.say(asked, R"({"do":"return"})");
    evening.say(asked, R"({"do":"chat","text":"Here I am"})");
    evening.say({}, {{"do", "chat"}, {"text", "Hello"}});
    evening.say(asked, R"({"do":"notify","url":"https://example.org"})");
    evening.take({{evening.now, Rematched{"another"}}});
    return evening.log;
}

TEST(Log, LinesAreReadAsTheyWereWritten) {
    std::vector<bool> kinds(std::variant_size_v<Event::What>);
    for (const std::string& line : one_of_each()) {
        const Result<Event> event = read_event(line);
        ASSERT_TRUE(event.ok()) << line;
        kinds[event->what.index()] = true;
        EXPECT_EQ(to_line(*event), line);
    }
    EXPECT_THAT(kinds, ::testing::Each(true));
}

/// The text with one value in it, at any depth, replaced by each of some that
/// do not belong there.
std::vector<std::string> spoiled(const Json& whole) {
    const Json strange[] = {nullptr,
                            -1,
                            7,
                            4'000'000'000'000'000'000,
                            1e300,
                            true,
                            "",
                            "x",
                            "\xF0\x9F\x8E\xB2 ї",
                            Json::array(),
                            Json::object(),
                            Json::array({0})};
    std::vector<std::string> texts;
    const Json flat = whole.flatten();
    std::vector<std::string> paths;
    for (const auto& item : flat.items()) {
        for (std::string path = item.key(); !path.empty(); path.resize(path.rfind('/'))) paths.push_back(path);
    }
    for (const std::string& path : paths) {
        for (const Json& value : strange) {
            Json other = whole;
            other[Json::json_pointer(path)] = value;
            texts.push_back(to_line(other));
        }
    }
    return texts;
}

TEST(Log, ALineThatCannotBeIsRefusedAndNeverACrash) {
    const std::vector<std::string> lines = one_of_each();
    int refused = 0;
    int all = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (const std::string& text : spoiled(parse(lines[i]))) {
            std::vector<std::string> log(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(i));
            log.push_back(text);
            const Result<Table> table = Table::replay(library(), "spoiled", log);
            ++all;
            if (table) {
                static_cast<void>(all_shown(*table, at(5)));
            } else {
                ++refused;
                EXPECT_EQ(table.error().code, "bad-log");
            }
        }
    }
    EXPECT_GT(refused, all / 2) << "of " << all;
}

TEST(Messages, WithAnythingInThemAreAnswered) {
    Evening evening(R"({"game":"london2","seed":"Wren","seats":
        [{"kind":"you","name":"Ada"},{"kind":"you","name":"Bea"},{"kind":"you","name":"Cat"}]})");
    Random random(1);
    for (int i = 0; i < 25; ++i) evening.play_on(random);
    const int asked = evening.asked();
    const Json messages[] = {
        {{"do", "move"},
         {"seat", asked},
         {"action", evening.table.game()->actions()[0]},
         {"after", evening.last_move()}},
        {{"do", "undo"}, {"seat", asked}, {"to", 3}},
        {{"do", "vote"}, {"seat", 0}, {"for", 1}},
        {{"do", "chat"}, {"seat", 0}, {"text", "hm"}, {"name", "x"}},
        {{"do", "notify"}, {"seat", 0}, {"url", "https://example.org"}},
        {{"do", "leave"}, {"seat", 2}},
    };
    for (const Json& message : messages) {
        for (const std::string& text : spoiled(message)) {
            Evening other = evening;
            other.say({0, 1, 2}, parse(text));
            static_cast<void>(all_shown(other.table, at(5)));
        }
    }
}

} // namespace
} // namespace londinium::at_table
