#pragma once

#include "base/random.h"
#include "players/info_set.h"
#include "players/mind.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <unordered_map>
#include <vector>

namespace londinium {

/// How much a search may think.
struct Effort {
    int iterations = 400; // on all threads together
    int sight = 0;        // how often the turn may pass to others before a position is judged
    int threads = 1;
    /// Asked now and then: true ends the search early. For who has a clock.
    std::function<bool()> enough = {};
};

/// What was found of one action.
template <class Rules>
struct Finding {
    typename Rules::Action action;
    float worth;  // to compare them by
    float win;    // the chance to win
    int visits;   // how often it was tried
    float chance; // with which it should be chosen; 1 for one of them unless the choice is sealed
};

/// Most tried first: what was found of it is the surest. That one is chosen.
template <class Rules>
void rank(std::vector<Finding<Rules>>& list) {
    std::stable_sort(list.begin(), list.end(), [](const Finding<Rules>& a, const Finding<Rules>& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.worth > b.worth;
    });
    for (Finding<Rules>& finding : list) finding.chance = 0;
    list.front().chance = 1;
}

/// Tree search over sampled worlds (information-set MCTS). Every iteration
/// takes a world that the view allows and walks down the tree of the seat's own
/// decisions, which are kept by what the seat knows there and by nothing else.
/// Where it leaves the tree it plays on by the mind's first look, as far as it
/// may see, and judges the position there. Whoever chooses by a first look does
/// so from what it knows, all else being drawn anew: so the tree cannot tell the
/// others the root's secrets, nor oneself the next card. The nth trial of each
/// choice at the root meets the same world and the same chances: what differs
/// then is the choice's doing. The same seed and number of iterations give the
/// same result.
template <class Rules>
class Search {
public:
    using State = typename Rules::State;
    using View = typename Rules::View;
    using Action = typename Rules::Action;
    using Actions = typename Rules::Actions;

    using Finding = londinium::Finding<Rules>;

    Search(const typename Rules::Book& book, const Mind<Rules>& mind, const Effort& effort, std::uint64_t seed)
        : book_(book), mind_(mind), effort_(effort), random_(seed) {}

    /// All choices of the seat asked, the best first. There must be one.
    std::vector<Finding> look(const View& view) {
        nodes_.clear();
        edges_.clear();
        trials_.clear();
        me_ = view.seat;
        const typename Rules::Worlds worlds = Rules::worlds(book_, view);
        const Node& root = expand_root(worlds);
        Random worlds_random(random_.next());
        for (int i = 0; i < effort_.iterations; ++i) {
            if (effort_.enough && i % kBetweenQuestions == 0 && effort_.enough()) break;
            if (decided(root, effort_.iterations - i)) break;
            const auto nth = static_cast<std::size_t>(edges_[pick(root)].visits);
            if (nth == trials_.size()) trials_.push_back({worlds.sample(worlds_random), worlds_random.next()});
            State world = trials_[nth].world;
            random_ = Random(trials_[nth].chances);
            iterate(world);
        }
        return findings(root);
    }

private:
    struct Edge {
        Action action;
        Worth promise;  // by the first look
        float doubt;    // that what is found there will be true
        float prior;    // how likely the choice seems
        Worth sum = {}; // of what was found
        int visits = 0;

        float worth() const { return mean(promise.all - doubt, sum.all); }
        float win() const { return mean(promise.win, sum.win); }

    private:
        float mean(float promised, float found) const {
            return (kPromiseWeight * promised + found) / (kPromiseWeight + static_cast<float>(visits));
        }
    };
    struct Node {
        std::size_t first = 0; // of its edges
        std::size_t count = 0; // 0: not looked at yet
        int visits = 0;
    };

    struct Trial {
        State world;
        std::uint64_t chances;
    };

    static constexpr int kBetweenQuestions = 16;
    static constexpr std::size_t kRootWorlds = 8;
    static constexpr float kPromiseWeight = 10; // trials that a first look counts for: a single one is mostly luck
    static constexpr float kPriorSpread = 0.03F;
    static constexpr float kCuriosity = 0.12F;
    static constexpr float kOthersSpread = 0.01F;
    static constexpr float kOwnSpread = 0.003F;

    const Node& expand_root(const typename Rules::Worlds& worlds) {
        std::array<State, kRootWorlds> drawn;
        for (State& world : drawn) world = worlds.sample(random_);
        Actions actions;
        choices(book_, drawn[0], me_, actions);
        Node& root = nodes_[info_set(drawn[0], me_)];
        expand(root, drawn, actions);
        return root;
    }

    void expand(Node& node, std::span<const State> worlds, const Actions& actions) {
        FirstLook<Rules> look;
        mind_.weigh(worlds, me_, actions, Breadth::all, look);
        node.first = edges_.size();
        node.count = actions.size();
        for (std::size_t i = 0; i < actions.size(); ++i)
            edges_.push_back({actions[i], {look.worths[i], look.wins[i]}, look.doubts[i], 0});
        look.settle(actions.size());
        const float most = look.worths[best_of<Rules>(actions, look.worths)];
        float all = 0;
        for (std::size_t i = 0; i < actions.size(); ++i) {
            Edge& edge = edges_[node.first + i];
            edge.prior = exponential((look.worths[i] - most) / kPriorSpread);
            all += edge.prior;
        }
        for (std::size_t i = 0; i < actions.size(); ++i) edges_[node.first + i].prior /= all;
    }

    /// Can no other choice be tried as often as the one in front any more?
    bool decided(const Node& root, int left) const {
        int most = 0;
        int second = 0;
        for (std::size_t i = root.first; i < root.first + root.count; ++i) {
            second = std::max(second, std::min(most, edges_[i].visits));
            most = std::max(most, edges_[i].visits);
        }
        return most - second > left;
    }

    std::size_t pick(const Node& node) const {
        const float reach = kCuriosity * std::sqrt(static_cast<float>(node.visits + 1));
        std::size_t best = node.first;
        float most = -1e30F;
        for (std::size_t i = node.first; i < node.first + node.count; ++i) {
            const Edge& edge = edges_[i];
            const float score = edge.worth() + reach * edge.prior / static_cast<float>(1 + edge.visits);
            if (score <= most) continue;
            most = score;
            best = i;
        }
        return best;
    }

    void iterate(State& world) {
        path_.clear();
        const Worth found = walk(world);
        for (const auto& [node, edge] : path_) {
            ++node->visits;
            ++edges_[edge].visits;
            edges_[edge].sum.all += found.all;
            edges_[edge].sum.win += found.win;
        }
    }

    /// Down the tree and on from there; what the position at the end is worth.
    Worth walk(State& world) {
        int passed = 0;
        bool mine = true;
        bool in_tree = true;
        while (!Rules::over(world)) {
            const Seat seat = Rules::asked(world);
            if (seat != me_ && mine && passed++ >= effort_.sight) break;
            mine = seat == me_;
            Actions actions;
            choices(book_, world, seat, actions);
            if (actions.size() == 1) {
                Rules::apply(book_, world, seat, actions[0]);
                continue;
            }
            if (mine && in_tree) in_tree = path_.empty() || !sealed(world);
            Node* node = mine && in_tree ? find_node(world) : nullptr;
            if (mine) in_tree = node != nullptr;
            if (node == nullptr) {
                Rules::apply(book_, world, seat, by_first_look(world, seat, actions));
                continue;
            }
            if (node->count == 0) expand(*node, std::span<const State>(&world, 1), actions);
            const std::size_t edge = pick(*node);
            path_.push_back({node, edge});
            Rules::apply(book_, world, seat, edges_[edge].action);
        }
        return mind_.worth(world, me_);
    }

    /// The place of an own decision in the tree. One that was not there before
    /// is put there, and nothing is returned: the walk leaves the tree.
    Node* find_node(const State& world) {
        const auto [place, is_new] = nodes_.try_emplace(info_set(world, me_));
        return is_new ? nullptr : &place->second;
    }

    /// What a seat would choose at once. What it may turn up is drawn anew from
    /// what the seat knows; a mind looks at nothing else that is hidden.
    Action by_first_look(const State& world, Seat seat, const Actions& actions) {
        const bool reveal = std::ranges::any_of(actions, [&](Action action) { return reveals(world, action); });
        const State seen = reveal ? Rules::worlds(book_, Rules::observe(book_, world, seat)).sample(random_) : world;
        FirstLook<Rules> look;
        mind_.weigh(std::span<const State>(&seen, 1), seat, actions, Breadth::likely, look);
        look.settle(actions.size());
        return actions[draw_by_worth<Rules>(actions, look.worths, seat == me_ ? kOwnSpread : kOthersSpread, random_)];
    }

    std::vector<Finding> findings(const Node& root) const {
        std::vector<Finding> list;
        for (std::size_t i = root.first; i < root.first + root.count; ++i) {
            const Edge& edge = edges_[i];
            list.push_back({edge.action, edge.worth(), edge.win(), edge.visits, 0});
        }
        rank(list);
        return list;
    }

    struct Step {
        Node* node; // they stay where they are when others are added
        std::size_t edge;
    };

    const typename Rules::Book& book_;
    const Mind<Rules>& mind_;
    Effort effort_;
    Random random_;
    Seat me_{};
    std::unordered_map<std::uint64_t, Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<Step> path_;
    std::vector<Trial> trials_;
};

} // namespace londinium
