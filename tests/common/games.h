#pragma once

#include "game/game.h"
#include "game/library.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

/// The suite that every game passes. Written once, against the door that all
/// games share (game/london.h): a game joins with a struct and a place in the
/// list below. What only its own rules can say (where its pieces are, why its
/// money changes) it says in a Facts of its own.
namespace londinium::common {

inline const Library& library() {
    static const Result<Library> kLibrary = built_in_library();
    return *kLibrary;
}

struct London1 {
    using Rules = London;
    static constexpr std::string_view kName = "london1";
    static const LondonBook& book() { return library().london1; }
};

struct London2 {
    using Rules = London;
    static constexpr std::string_view kName = "london2";
    static const LondonBook& book() { return library().london2; }
};

struct LondonMarkets {
    using Rules = Markets;
    static constexpr std::string_view kName = "markets";
    static const MarketsBook& book() { return library().markets; }
};

using Games = ::testing::Types<London1, London2, LondonMarkets>;

template <class Which>
inline constexpr std::size_t kFewestPlayers = Which::Rules::kFewestPlayers;

/// For the names of the tests: "Legal/london2.…".
struct GameNames {
    template <class Which>
    static std::string GetName(int) {
        return std::string(Which::kName);
    }
};

/// What only a game's own rules can say. Tests that need a Facts which a game
/// does not have pass over that game.
template <class Rules>
struct Facts;

template <class Rules>
concept HasFacts = requires { sizeof(Facts<Rules>); };

} // namespace londinium::common
