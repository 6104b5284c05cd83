#include "table/new_table.h"

#include <utility>

namespace londinium {

NewTable new_table(Settings settings, Time now) {
    NewTable table{new_table_id(), {now, {}}, {}};
    Made made;
    made.seed = settings.seed ? *settings.seed : new_seed();
    for (std::size_t s = 0; s < settings.seats.size(); ++s) {
        made.tokens.emplace_back();
        if (settings.seats[s].kind != SeatKind::you) continue;
        table.tokens.push_back({seat_at(s), new_token()});
        made.tokens.back() = hash_of(table.tokens.back().token);
    }
    made.settings = std::move(settings);
    table.made.what = std::move(made);
    return table;
}

} // namespace londinium
