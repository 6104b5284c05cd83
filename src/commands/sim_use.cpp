#include "commands/sim_use.h"

#include <fmt/format.h>

namespace londinium {

void add_owners(Json& json, const Fortunes& owners, std::size_t players) {
    const bool any = owners.score.count > 0;
    json["owners"] = owners.score.count;
    json["owners_win_rate"] = any ? Json(owners.win_rate()) : Json();
    json["owners_ahead"] = any ? Json(owners.mean_ahead(players)) : Json();
}

std::string owners_text(const Fortunes& owners, std::size_t players) {
    if (owners.score.count == 0) return fmt::format("{:>8}{:>8}", "-", "-");
    return fmt::format("{:>7.1f}%{:>+8.1f}", 100 * owners.win_rate(), owners.mean_ahead(players));
}

} // namespace londinium
