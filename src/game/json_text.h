#pragma once

#include "game/json.h"

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>
#include <utility>

namespace londinium {

/// JSON written down as it is told, letter for letter what to_line() makes of
/// the same value. For what is written thousands of times a second and read by
/// nobody here: to build a Json first costs ten times as much.
///
///     JsonText text;
///     text.object([&] {
///         text.key("money").value(7);
///         text.key("hand").list(cards, [&](Card card) { text.value(name(card)); });
///     });
///
/// Whoever writes sees to it that members have keys and that keys have values.
class JsonText {
public:
    /// With room for so many letters, if it is known that it will be many.
    explicit JsonText(std::size_t room = 0) { text_.reserve(room); }

    /// The name of a member, plain letters; its value is what is written next.
    JsonText& key(std::string_view name) {
        comma();
        text_ += '"';
        text_ += name;
        text_ += "\":";
        first_ = true;
        return *this;
    }
    JsonText& key(std::size_t number) {
        comma();
        text_ += '"';
        digits(number);
        text_ += "\":";
        first_ = true;
        return *this;
    }

    template <class Members>
    void object(Members members) {
        between('{', '}', std::move(members));
    }
    template <class Items>
    void array(Items items) {
        between('[', ']', std::move(items));
    }
    /// An array with what `write` writes for each item of the list.
    template <class List, class Write>
    void list(const List& items, Write write) {
        between('[', ']', [&] {
            for (const auto& item : items) write(item);
        });
    }

    void null() { raw("null"); }
    template <std::same_as<bool> Flag>
    void value(Flag flag) {
        raw(flag ? "true" : "false");
    }
    template <std::integral Number>
        requires(!std::same_as<Number, bool>)
    void value(Number number) {
        comma();
        digits(number);
        first_ = false;
    }
    void value(std::string_view words);
    void value(const char* words) { value(std::string_view(words)); }
    void value(const std::string& words) { value(std::string_view(words)); }
    /// What is JSON already.
    void raw(std::string_view json) {
        comma();
        text_ += json;
        first_ = false;
    }

    const std::string& text() const { return text_; }
    std::string take() { return std::exchange(text_, {}); }
    /// The same for who wants to look into it.
    Json read() const { return Json::parse(text_, nullptr, false); }

private:
    void comma() {
        if (!first_) text_ += ',';
    }
    template <class Inside>
    void between(char open, char close, Inside inside) {
        comma();
        text_ += open;
        first_ = true;
        inside();
        text_ += close;
        first_ = false;
    }
    void digits(std::integral auto number) {
        char some[24];
        const auto [end, error] = std::to_chars(some, some + sizeof some, number);
        text_.append(some, end);
    }

    std::string text_;
    bool first_ = true; // nothing stands before the next value that it must be kept apart from
};

} // namespace londinium
