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

/// The one that nets listen to. At the markets nobody has found a better one yet.
inline ThumbLondon seasoned_thumb(const LondonBook& book) {
    return {book, london::thumb::seasoned_habits_for(book.edition.number)};
}
inline ThumbMarkets seasoned_thumb(const MarketsBook& book) { return ThumbMarkets(book); }

} // namespace londinium
