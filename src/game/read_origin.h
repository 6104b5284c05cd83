#pragma once

#include "game/origin.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// What an `origin` cell says of the columns, in their order; or what is wrong
/// with it, and where.
struct Origins {
    std::vector<Origin> of_columns;
    std::string fault; // empty: none
    std::size_t offset = 0;
};

/// Reads "reconstruction; rulebook: colour place_cost; printed: flips": where
/// all values of the row come from, then the exceptions.
Origins read_origins(std::string_view text, std::span<const std::string_view> columns);

std::string_view word(Origin origin);

} // namespace londinium
