#include "game/json_text.h"

#include <algorithm>

namespace londinium {

namespace {

bool is_plain(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }

} // namespace

void JsonText::value(std::string_view words) {
    if (!std::ranges::all_of(words, is_plain)) return raw(to_line(Json(words)));
    comma();
    text_ += '"';
    text_ += words;
    text_ += '"';
    first_ = false;
}

} // namespace londinium
