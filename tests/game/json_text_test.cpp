#include "game/json_text.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

namespace londinium {
namespace {

TEST(JsonText, IsWhatALineOfTheSameJsonIs) {
    JsonText text;
    text.object([&] {
        text.key("nothing").null();
        text.key("flags").array([&] {
            text.value(true);
            text.value(false);
        });
        text.key("numbers").array([&] {
            text.value(std::uint8_t{65});
            text.value(std::numeric_limits<std::int64_t>::min());
            text.value(std::numeric_limits<std::uint64_t>::max());
        });
        text.key(2).value("words");
        text.key("empty").object([] {});
        text.key("none").list(std::vector<int>{}, [&](int item) { text.value(item); });
        text.key("some").list(std::vector{1, 2}, [&](int item) { text.object([&] { text.key("n").value(item); }); });
        text.key("written before").raw(R"({"a":[1]})");
    });
    const Json json{
        {"nothing", nullptr},
        {"flags", {true, false}},
        {"numbers", {65, std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::uint64_t>::max()}},
        {"2", "words"},
        {"empty", Json::object()},
        {"none", Json::array()},
        {"some", {{{"n", 1}}, {{"n", 2}}}},
        {"written before", {{"a", {1}}}}};
    EXPECT_EQ(text.text(), to_line(json));
    EXPECT_EQ(text.read(), json);
}

// Names and chat are what people make of them.
TEST(JsonText, WritesEveryLetterAsALineDoes) {
    for (int c = 0; c < 256; ++c) {
        const std::string word = "a" + std::string(1, static_cast<char>(c)) + "b";
        JsonText text;
        text.value(word);
        EXPECT_EQ(text.text(), to_line(Json(word))) << c;
    }
    for (const char* word : {"", "Zoë", "Тарас", "\xE2\x80\xA8", "\"quoted\" \\ </script>", "\xF0\x9F\x8E\xB2 \xC3"}) {
        JsonText text;
        text.value(word);
        EXPECT_EQ(text.text(), to_line(Json(word)));
    }
}

} // namespace
} // namespace londinium
