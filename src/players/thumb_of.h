#pragma once

#include "players/thumb_london.h"
#include "players/thumb_markets.h"

namespace londinium {

/// The rule of thumb of a game.
template <class Rules>
struct ThumbOf;
template <>
struct ThumbOf<London> {
    using Type = ThumbLondon;
};
template <>
struct ThumbOf<Markets> {
    using Type = ThumbMarkets;
};

} // namespace londinium
