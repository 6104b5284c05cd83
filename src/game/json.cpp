#include "game/json.h"

namespace londinium {

namespace {
constexpr int kDeepest = 64; // levels of brackets: a state has five
}

Json parse_json(std::string_view text) {
    int depth = 0;
    bool in_text = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_text) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                in_text = false;
        } else if (c == '"') {
            in_text = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kDeepest) return Json::value_t::discarded;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return Json::parse(text, nullptr, false);
}

} // namespace londinium
