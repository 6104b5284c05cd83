#pragma once

#include "players/sealed_bids.h"

#include <thread>

namespace londinium {

/// What one thread finds for the seat of a view: by a tree, or where the choice
/// is sealed by regret matching.
inline std::vector<Finding<London>> ponder_alone(const LondonBook& book, const Mind<London>& mind,
                                                 const london::View& view, const Effort& effort, std::uint64_t seed) {
    return Search<London>(book, mind, effort, seed).look(view);
}
inline std::vector<Finding<Markets>> ponder_alone(const MarketsBook& book, const Mind<Markets>& mind,
                                                  const markets::View& view, const Effort& effort, std::uint64_t seed) {
    if (sealed(view.shown)) return SealedBids(book, mind, effort, seed).look(view);
    return Search<Markets>(book, mind, effort, seed).look(view);
}

/// What several found, put together: of each action the mean, weighed by visits.
template <class Rules>
std::vector<Finding<Rules>> together(const std::vector<std::vector<Finding<Rules>>>& heads, bool mixed) {
    std::vector<Finding<Rules>> list = heads.front();
    for (Finding<Rules>& sum : list) {
        float weight = static_cast<float>(sum.visits + 1);
        sum.worth *= weight;
        sum.win *= weight;
        for (std::size_t i = 1; i < heads.size(); ++i) {
            const auto other = std::find_if(heads[i].begin(), heads[i].end(),
                                            [&](const Finding<Rules>& each) { return each.action == sum.action; });
            const float more = static_cast<float>(other->visits + 1);
            sum.worth += more * other->worth;
            sum.win += more * other->win;
            sum.visits += other->visits;
            sum.chance += other->chance;
            weight += more;
        }
        sum.worth /= weight;
        sum.win /= weight;
        sum.chance /= static_cast<float>(heads.size());
    }
    if (!mixed) rank(list);
    return list;
}

/// What a search finds for the seat of a view. Several threads each grow a tree of
/// their own: the same seed, iterations and threads give the same result.
template <class Rules>
std::vector<Finding<Rules>> ponder(const typename Rules::Book& book, const Mind<Rules>& mind,
                                   const typename Rules::View& view, const Effort& effort, std::uint64_t seed) {
    if (effort.threads <= 1) return ponder_alone(book, mind, view, effort, seed);
    const std::size_t count = static_cast<std::size_t>(effort.threads);
    Effort share = effort;
    share.iterations = (effort.iterations + effort.threads - 1) / effort.threads;
    std::vector<std::vector<Finding<Rules>>> heads(count);
    const auto think = [&](std::size_t i) { heads[i] = ponder_alone(book, mind, view, share, seed + i); };
#ifdef __wasm__ // no threads in a browser's module: one after the other finds the same
    for (std::size_t i = 0; i < count; ++i) think(i);
#else
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < count; ++i) threads.emplace_back(think, i);
    }
#endif
    return together<Rules>(heads, sealed(view.shown));
}

} // namespace londinium
