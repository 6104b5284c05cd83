#include "terminal/markets/ledger.h"

namespace londinium {

using markets::State;
using markets::Verb;

namespace {

void enter(Ledger& ledger, const State& before, Verb verb, int money) {
    switch (verb) {
    case Verb::bid:
    case Verb::bid_nothing: ledger.auctions += money; break;
    case Verb::prize_cash: ledger.cash += money; break;
    case Verb::play: {
        const int paid = before.played > 0 ? markets::kSecondCardCosts : 0;
        ledger.second_cards -= paid;
        ledger.specials += money + paid;
        break;
    }
    default: ledger.markets += money; break;
    }
}

} // namespace

std::array<Ledger, kMostSeats> ledgers_of(const Play<Markets>& play) {
    std::array<Ledger, kMostSeats> ledgers{};
    const State& start = play.before.empty() ? play.state : play.before[0];
    for (std::size_t s = 0; s < start.players; ++s) ledgers[s].at_start = start.player[s].money;
    for (std::size_t i = 0; i < play.steps.size(); ++i) {
        const State& before = play.before[i];
        const State& after = i + 1 < play.before.size() ? play.before[i + 1] : play.state;
        for (std::size_t s = 0; s < before.players; ++s) {
            const int money = after.player[s].money - before.player[s].money;
            const bool own = play.steps[i].seat == seat_at(s);
            if (own || money != 0) enter(ledgers[s], before, play.steps[i].action.verb, money);
        }
    }
    return ledgers;
}

} // namespace londinium
