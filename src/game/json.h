#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace londinium {

/// JSON that keeps members in the order in which they were written.
using Json = nlohmann::ordered_json;

/// An object with room for so many members. Without it each growth copies
/// whatever is in it, since the library's keys cannot be moved.
inline Json object_of(std::size_t members) {
    Json json = Json::object();
    json.get_ref<Json::object_t&>().reserve(members);
    return json;
}

/// Reads a text that a stranger may have written. What is no JSON, or has
/// brackets nested so deep that to copy it would be dangerous, is_discarded().
Json parse_json(std::string_view text);

/// One line of text. Never fails: bytes that are no UTF-8 are replaced.
inline std::string to_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

} // namespace londinium
