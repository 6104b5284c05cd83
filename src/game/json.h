#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace londinium {

/// JSON that keeps members in the order in which they were written.
using Json = nlohmann::ordered_json;

/// One line of text. Never fails: bytes that are no UTF-8 are replaced.
inline std::string to_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

} // namespace londinium
