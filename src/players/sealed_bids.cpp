#include "players/sealed_bids.h"

namespace londinium {

using namespace markets;

namespace {

constexpr float kFirstLookSpread = 0.01F;
constexpr float kRarest = 0.08F; // a bid less likely than this share of the likeliest is not made

/// The auction with everybody's bids in.
State settled(const MarketsBook& book, const State& world, const std::array<Action, kMostSeats>& bids) {
    State then = world;
    then.bids = {};
    then.bid_in = 0;
    for (std::size_t s = 0; s < world.players; ++s) apply(book.edition, then, seat_at(s), bids[s]);
    return then;
}

} // namespace

std::size_t SealedBids::place(Action action) {
    if (action.verb == Verb::bid_nothing) return 0;
    return index(action.kind()) * (kGoodsPerKind + 1) + action.count;
}

void SealedBids::mix(const Table& table, const Actions& actions, Worths<Markets>& chances) const {
    float all = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        chances[i] = std::max(0.0F, table.regret[place(actions[i])]);
        all += chances[i];
    }
    for (std::size_t i = 0; i < actions.size(); ++i) {
        chances[i] = all > 0 ? chances[i] / all : 1 / static_cast<float>(actions.size());
    }
}

Action SealedBids::draw(const Table& table, const Actions& actions) {
    Worths<Markets> chances;
    mix(table, actions, chances);
    float left = static_cast<float>(random_.unit());
    for (std::size_t i = 0; i < actions.size(); ++i) {
        left -= chances[i];
        if (left < 0) return actions[i];
    }
    return actions[actions.size() - 1];
}

Action SealedBids::first_look(const State& world, Seat seat, const Actions& actions) {
    FirstLook<Markets> look;
    mind_.weigh(std::span<const State>(&world, 1), seat, actions, Breadth::all, look);
    look.settle(actions.size());
    return actions[draw_by_worth<Markets>(actions, look.worths, kFirstLookSpread, random_)];
}

void SealedBids::regret(const State& world, Seat seat, const Bids& bids, Table& table) {
    Actions actions;
    legal(book_.edition, world, seat, actions);
    Worths<Markets> chances;
    Worths<Markets> worths;
    mix(table, actions, chances);
    FirstLook<Markets> look;
    mind_.weigh(std::span<const State>(&world, 1), seat, actions, Breadth::all, look);
    float mean = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        Bids other = bids;
        other[index(seat)] = actions[i];
        const Worth worth = mind_.worth(settled(book_, world, other), seat);
        worths[i] = worth.all - look.doubts[i];
        table.win[place(actions[i])] += worth.win;
        mean += chances[i] * worths[i];
    }
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const std::size_t at = place(actions[i]);
        // Old regrets that were none are forgotten: what became good shows soon.
        table.regret[at] = std::max(0.0F, table.regret[at] + worths[i] - mean);
        table.made[at] += chances[i] * (1 + table.rounds);
        table.worth[at] += worths[i];
    }
    table.rounds += 1;
}

std::vector<SealedBids::Finding> SealedBids::look(const View& view) {
    const Seat me = view.seat;
    const Worlds worlds = Markets::worlds(book_, view);
    std::array<Table, kMostSeats> tables{};
    Actions own;
    legal(book_.edition, view.shown, me, own);
    // An iteration of a tree judges once, one of these once for each bid.
    const int rounds = std::max(8, effort_.iterations / 8);
    for (int i = 0; i < rounds; ++i) {
        if (effort_.enough && effort_.enough()) break;
        State world = worlds.sample(random_);
        world.bids = {};
        world.bid_in = 0;
        Bids bids{};
        for (std::size_t s = 0; s < world.players; ++s) {
            Actions actions;
            legal(book_.edition, world, seat_at(s), actions);
            const bool by_regret = seat_at(s) == me || random_.below(2) == 0;
            bids[s] = by_regret ? draw(tables[s], actions) : first_look(world, seat_at(s), actions);
        }
        regret(world, me, bids, tables[index(me)]);
        const Seat other = seat_at((index(me) + 1 + random_.below(world.players - 1U)) % world.players);
        regret(world, other, bids, tables[index(other)]);
    }

    const Table& table = tables[index(me)];
    std::vector<Finding> list;
    float most = 0;
    float all = 0;
    for (const Action action : own) most = std::max(most, table.made[place(action)]);
    for (const Action action : own) {
        const std::size_t at = place(action);
        const float made = table.made[at] >= kRarest * most ? table.made[at] : 0;
        all += made;
        const float made_of = std::max(1.0F, table.rounds);
        list.push_back(
            {action, table.worth[at] / made_of, table.win[at] / made_of, static_cast<int>(table.rounds), made});
    }
    for (Finding& finding : list) finding.chance = all > 0 ? finding.chance / all : 1 / static_cast<float>(own.size());
    std::ranges::stable_sort(list, [](const Finding& a, const Finding& b) { return a.chance > b.chance; });
    return list;
}

} // namespace londinium
