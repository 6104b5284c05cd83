#include "players/thumb_london.h"

namespace londinium {

london::Action ThumbLondon::choose(const london::View& view) { return opinions(view).front().action; }

std::vector<ThumbLondon::Opinion> ThumbLondon::opinions(const london::View& view) const {
    london::Actions actions;
    London::legal(book_, view, actions);
    std::vector<Opinion> list;
    for (const london::Action action : actions) list.push_back({action, 0, ""});
    return list;
}

} // namespace londinium
