#include "players/thumb_london.h"

#include "players/thumb_london_reasons.h"
#include "players/thumb_london_weigh.h"

#include <algorithm>
#include <array>
#include <functional>

namespace londinium {

using london::Actions;

namespace {

using Worths = std::array<double, Actions::capacity()>;

} // namespace

london::Action ThumbLondon::choose(const london::View& view) {
    Actions actions;
    London::legal(book_, view, actions);
    if (actions.size() == 1) return actions[0];
    Worths worths;
    london::thumb::Weighing(book_.edition, view, habits_).weigh(actions, worths);
    std::size_t best = 0;
    for (std::size_t i = 1; i < actions.size(); ++i) {
        if (worths[i] > worths[best]) best = i;
    }
    return actions[best];
}

std::vector<double> ThumbLondon::worths(const london::View& view, const Actions& actions) const {
    std::vector<double> list(actions.size());
    london::thumb::Weighing(book_.edition, view, habits_).weigh(actions, list);
    return list;
}

std::vector<ThumbLondon::Opinion> ThumbLondon::opinions(const london::View& view, const Words& words) const {
    Actions actions;
    London::legal(book_, view, actions);
    Worths worths;
    const london::thumb::Weighing weighing(book_.edition, view, habits_);
    weighing.weigh(actions, worths);
    std::vector<Opinion> list;
    list.reserve(actions.size());
    for (std::size_t i = 0; i < actions.size(); ++i) {
        list.push_back({actions[i], worths[i], london::thumb::reason(book_, weighing, actions[i], words)});
    }
    // The same order of equals as in choose().
    std::ranges::stable_sort(list, std::ranges::greater(), &Opinion::worth);
    return list;
}

} // namespace londinium
