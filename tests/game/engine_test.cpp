// One line in, one line out: what every answer has, whatever was asked.

#include "game/engine.h"

#include <gtest/gtest.h>

#include <string>

namespace londinium {
namespace {

const Library& shipped() {
    static const Library library = *built_in_library();
    return library;
}

class AnEngine : public testing::Test {
protected:
    Json ask(const std::string& line) { return Json::parse(engine_.answer(line)); }
    std::string code(const std::string& line) { return ask(line)["error"]["code"]; }

    Engine engine_{shipped()};
};

TEST_F(AnEngine, EchoesAnIdOfEveryType) {
    const std::string deal = R"("cmd":"new","game":"london1","players":2,"seed":"ids")";
    for (const char* id :
         {"7", "-1", "0.5", R"("a")", R"("")", "true", "null", "[]", R"([1,{"a":null}])", R"({"b":1,"a":[2]})"}) {
        const Json answer = ask("{\"id\":" + std::string(id) + "," + deal + "}");
        EXPECT_EQ(answer["ok"], true) << id;
        ASSERT_TRUE(answer.contains("id")) << id;
        EXPECT_EQ(answer["id"], Json::parse(id));

        const Json refused = ask("{\"id\":" + std::string(id) + ",\"cmd\":\"dance\"}");
        EXPECT_EQ(refused["ok"], false) << id;
        ASSERT_TRUE(refused.contains("id")) << id;
        EXPECT_EQ(refused["id"], Json::parse(id));
    }
    EXPECT_FALSE(ask("{" + deal + "}").contains("id"));
}

TEST_F(AnEngine, AnswersAnythingAndKeepsTheGame) {
    EXPECT_EQ(code(R"({"cmd":"legal"})"), "no-game");
    ASSERT_EQ(ask(R"({"cmd":"new","game":"markets","players":3,"seed":"kept"})")["ok"], true);
    const Json before = ask(R"({"cmd":"state"})");

    EXPECT_EQ(code(""), "bad-json");
    EXPECT_EQ(code(std::string(1, '\0')), "bad-json");
    EXPECT_EQ(code("{\"cmd\":\"leg\xff\"}"), "bad-json");
    EXPECT_EQ(code(R"({"cmd":"legal"} x)"), "bad-json");
    EXPECT_EQ(code(std::string(100'000, '[')), "bad-json");
    EXPECT_EQ(code(std::string(Engine::kLongestLine + 1, ' ')), "too-long");
    for (const char* line : {"[]", "null", "{}", R"({"cmd":3})", R"({"cmd":"apply"})", R"({"cmd":"view"})",
                             R"({"cmd":"view","seat":3})", R"({"cmd":"view","seat":"1"})", R"({"cmd":"load"})",
                             R"({"cmd":"new","game":"markets","players":2,"seed":""})",
                             R"({"cmd":"new","game":"london3","players":2,"seed":""})",
                             R"({"cmd":"new","game":"markets","players":99999999999999999999,"seed":""})"}) {
        EXPECT_EQ(code(line), "bad-request") << line;
    }
    EXPECT_EQ(code(R"({"cmd":"dance"})"), "unknown-command");
    EXPECT_EQ(code(R"({"cmd":"apply","action":"tile"})"), "illegal-action");
    EXPECT_EQ(code(R"({"cmd":"load","state":{}})"), "bad-state");
    EXPECT_EQ(code(R"({"cmd":"replay","record":{}})"), "bad-record");
    EXPECT_EQ(code(R"({"cmd":"score"})"), "not-over");
    EXPECT_EQ(code(R"({"cmd":"undo"})"), "nothing-to-undo");

    EXPECT_EQ(ask(R"({"cmd":"state"})"), before);
}

} // namespace
} // namespace londinium
