#include "players/roster.h"

#include "players/levels.h"
#include "players/make_mind.h"
#include "players/net_player.h"
#include "players/random_player.h"
#include "players/search_player.h"

namespace londinium {

const std::vector<std::string>& player_names() {
    static const std::vector<std::string> kNames = [] {
        std::vector<std::string> names = {"random", "thumb"};
        for (const Level& level : levels()) names.emplace_back(level.name);
        return names;
    }();
    return kNames;
}

namespace {

Error unknown_player(std::string_view name) {
    std::string known;
    for (const std::string& other : player_names()) known += (known.empty() ? "" : ", ") + other;
    return {"unknown-player", "no player is called '" + std::string(name) + "'; there are " + known};
}

template <class Rules>
Result<PlayerPtr<Rules>> make_thinker(const Level& level, const typename Rules::Book& book, std::uint64_t seed,
                                      const JudgePtr<Rules>& shared) {
    if (level.iterations.in(book) == 0) {
        const Result<JudgePtr<Rules>> judge = judge_for<Rules>(level, book, shared);
        if (!judge) return judge.error();
        return PlayerPtr<Rules>(new NetPlayer<Rules>(*judge, level.spread.in(book), seed));
    }
    Result<std::unique_ptr<Mind<Rules>>> mind = make_mind<Rules>(level, book, shared);
    if (!mind) return mind.error();
    return PlayerPtr<Rules>(new SearchPlayer<Rules>(book, std::move(*mind), level, seed));
}

template <class Rules>
Result<PlayerPtr<Rules>> make(std::string_view name, const typename Rules::Book& book, std::uint64_t seed,
                              const JudgePtr<Rules>& shared) {
    if (name == "random") return PlayerPtr<Rules>(new RandomPlayer<Rules>(book, seed));
    if (name == "thumb") return PlayerPtr<Rules>(new typename ThumbOf<Rules>::Type(book));
    if (find_level(name.substr(0, name.find_first_of(":@"))) == nullptr) return unknown_player(name);
    const Result<Level> level = read_level(name);
    if (!level) return level.error();
    return make_thinker<Rules>(*level, book, seed, shared);
}

} // namespace

template <>
Result<PlayerPtr<London>> make_player<London>(std::string_view name, const LondonBook& book, std::uint64_t seed,
                                              const JudgePtr<London>& shared) {
    return make<London>(name, book, seed, shared);
}

template <>
Result<PlayerPtr<Markets>> make_player<Markets>(std::string_view name, const MarketsBook& book, std::uint64_t seed,
                                                const JudgePtr<Markets>& shared) {
    return make<Markets>(name, book, seed, shared);
}

} // namespace londinium
