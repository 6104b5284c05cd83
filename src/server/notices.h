#pragma once

#include "table/table.h"

#include <string>
#include <string_view>

namespace londinium {

/// What is sent to the address that a player left when it is their turn, as
/// docs/operating.md has it, with a sentence in the language they asked for.
/// `house` is the address of the page as people see it; empty if nobody said.
std::string turn_notice(const Table& table, Seat seat, std::string_view house);

} // namespace londinium
