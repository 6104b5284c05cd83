#include "players/roster.h"

#include "players/random_player.h"
#include "players/thumb_london.h"
#include "players/thumb_markets.h"

namespace londinium {

const std::vector<std::string>& player_names() {
    static const std::vector<std::string> kNames = {"random", "thumb"};
    return kNames;
}

namespace {

Error unknown_player(std::string_view name) {
    std::string known;
    for (const std::string& other : player_names()) known += (known.empty() ? "" : ", ") + other;
    return {"unknown-player", "no player is called '" + std::string(name) + "'; there are " + known};
}

} // namespace

template <>
Result<PlayerPtr<London>> make_player<London>(std::string_view name, const LondonBook& book, std::uint64_t seed) {
    if (name == "random") return PlayerPtr<London>(new RandomPlayer<London>(book, seed));
    if (name == "thumb") return PlayerPtr<London>(new ThumbLondon(book));
    return unknown_player(name);
}

template <>
Result<PlayerPtr<Markets>> make_player<Markets>(std::string_view name, const MarketsBook& book, std::uint64_t seed) {
    if (name == "random") return PlayerPtr<Markets>(new RandomPlayer<Markets>(book, seed));
    if (name == "thumb") return PlayerPtr<Markets>(new ThumbMarkets(book));
    return unknown_player(name);
}

} // namespace londinium
