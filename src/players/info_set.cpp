#include "players/info_set.h"

#include <cstring>

namespace londinium {
namespace {

/// Mixes the bytes of a flat value, eight at a time.
template <class T>
std::uint64_t hash_bytes(const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
    std::uint64_t hash = 0x9e3779b97f4a7c15ULL;
    std::size_t i = 0;
    for (; i + 8 <= sizeof value; i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes + i, 8);
        hash = (hash ^ word) * 0xbf58476d1ce4e5b9ULL;
        hash ^= hash >> 29;
    }
    for (; i < sizeof value; ++i) hash = (hash ^ bytes[i]) * 0x100000001b3ULL;
    return hash ^ (hash >> 32);
}

/// Leaves nothing of a list but its length.
template <class List, class Item>
void blank(List& list, Item unknown) {
    for (auto& item : list) item = unknown;
}

} // namespace

std::uint64_t info_set(const london::State& world, Seat seat) {
    london::State known = world;
    for (std::size_t s = 0; s < world.players; ++s) {
        for (london::KnownCard& held : known.hand[s]) {
            held = {seat_at(s) == seat ? held.card : london::kUnknownCard, 0};
        }
    }
    if (world.seat != seat) blank(known.seen, london::KnownCard{london::kUnknownCard, 0});
    known.now.taken = {};
    blank(known.deck, london::kUnknownCard);
    blank(known.land_deck, london::kUnknownBorough);
    known.deck_known = {};
    return hash_bytes(known);
}

std::uint64_t info_set(const markets::State& world, Seat seat) {
    markets::State known = world;
    for (std::size_t s = 0; s < world.players; ++s) {
        if (seat_at(s) == seat) continue;
        known.player[s].hand = known.player[s].known;
        blank(known.player[s].special, markets::kUnknownSpecial);
        known.bids[s] = {};
    }
    for (markets::Pick& pick : known.picks) {
        if (pick.seat != seat) pick.card = markets::kUnknownSpecial;
    }
    for (std::size_t i = 0; i < markets::kPiles; ++i) {
        if (world.looking != i + 1 || world.seat != seat) blank(known.piles[i], markets::kUnknownSpecial);
    }
    for (std::size_t i = 1; i < known.market_cards.size(); ++i) known.market_cards[i] = markets::kUnknownMarketCard;
    if (known.setting_up()) known.merchants = {};
    return hash_bytes(known);
}

} // namespace londinium
