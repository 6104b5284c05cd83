#pragma once

#include "game/json.h"

#include <string_view>

namespace londinium {

/// The server's log: a JSON object a line, on standard error, from any thread.
/// It never holds a token, a name, a chat, a seed, an address of a webhook or
/// a move: only which table, which number, how long, and what went wrong.
void note(std::string_view level, std::string_view what, const Json& with = Json::object());

} // namespace londinium
