#include "terminal/english/english.h"

#include <array>

namespace londinium {

namespace {

constexpr auto kMessages = std::to_array<Message>({
    {"markets.kind.coffee", "coffee"},
    {"markets.kind.porcelain", "porcelain"},
    {"markets.kind.silk", "silk"},
    {"markets.kind.soap", "soap"},
    {"markets.kind.general", "any kind"},
    {"name.short.portobello-market", "Portobello"},

    {"markets.pawn.builder", "Builder"},
    {"markets.pawn.buyer", "Buyer"},
    {"markets.pawn.cashier", "Cashier"},
    {"markets.pawn.lower", "Lower assistant"},
    {"markets.pawn.upper", "Upper assistant"},
    {"markets.pawn.used", "({pawn})"},
    {"markets.task.tile", "tile"},
    {"markets.task.money", "money"},
    {"markets.task.goods", "goods"},

    {"markets.heading.set-up", "Setting up · {player}"},
    {"markets.heading.round", "Round {n} of 12 · {phase} · {player}"},
    {"markets.heading.first", "First player: {player}"},
    {"markets.phase.actions", "actions"},
    {"markets.phase.restock", "restock"},
    {"markets.phase.auction", "auction"},
    {"markets.phase.prize", "special card"},
    {"markets.phase.event", "special cards"},

    {"markets.ring.no-crates", "no crates"},
    {"markets.ring.no-tiles", "no tiles yet"},
    {"markets.ring.layer", "layer {n}"},

    {"markets.track.now", "{pawn}: {task}, then {ahead}"},
    {"markets.track.upper", "upper"},
    {"markets.track.end", "nothing more"},
    {"markets.track.special-card", "{task} (special cards)"},
    {"markets.track.show-money", "{task} (money shown)"},

    {"markets.goods", "{n} {kind}"},
    {"markets.goods.none", "no goods"},
    {"markets.goods.on-sale", "On sale"},
    {"markets.goods.closed", "the markets are closed: no restock, no auctions in this round"},
    {"markets.goods.sold", "sold"},
    {"markets.goods.special", "special"},
    {"markets.goods.stock", "In stock"},
    {"markets.goods.cards", "goods"},
    {"markets.goods.tiles", "tiles"},
    {"markets.goods.specials", "special"},
    {"markets.goods.money", "money"},
    {"markets.money.secret", "secret"},
    {"markets.money.was", "£{n}?"},
    {"markets.purse", "You have {money} · {goods}"},

    {"markets.prize.special", "a special card"},
    {"markets.prize.closed", "closed: no restock and no auctions"},
    {"markets.prize.of", "{kind} {prize}"},

    {"markets.all.tiles", "All tiles, the lowest layer first"},
    {"markets.all.merchant", "   here: {pawn}"},
    {"markets.all.tracks", "The assistants, round by round"},
    {"markets.all.cards", "Market cards still to come, in an order nobody knows"},
    {"markets.all.last", "   (in the last round)"},
    {"markets.all.piles", "Piles of special cards: {sizes} cards."},

    {"markets.score.markets", "Cashier and assistants"},
    {"markets.score.auctions", "Auctions"},
    {"markets.score.specials", "Special cards"},
    {"markets.score.second-cards", "Second cards played, £3 each"},
    {"markets.score.cash", "£3 instead of a special card"},
    {"markets.score.at-start", "Money at the start"},
    {"markets.score.money", "Money"},
    {"markets.score.advantage", "Advantage (wins ties)"},
    {"markets.score.goods", "Goods cards in hand"},
    {"markets.score.yes", "yes"},
    {"markets.score.secret", "Money is secret; all of it was paid in the open, so whoever reads the log may count."},
    {"markets.score.was-shown",
     "Money is secret: £…? is what somebody had when all money was last shown. All of it was paid in the open, so "
     "whoever reads the log may count."},
    {"markets.score.winner", "The winner: {player}, with £{n}."},
    {"markets.score.shared", "The victory is shared: {player}, with £{n} each."},
    {"markets.score.tie-advantage",
     "{players} {count, plural, =2 {both} other {all}} have £{n}; the Advantage decides."},
    {"markets.score.tie-goods",
     "{players} {count, plural, =2 {both} other {all}} have £{n}; more goods cards in hand decide."},
    {"markets.score.tie-none", "Nobody has the Advantage, and they hold as many goods cards."},
});

} // namespace

std::span<const Message> english_markets_table() { return kMessages; }

} // namespace londinium
