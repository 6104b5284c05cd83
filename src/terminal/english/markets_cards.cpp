#include "terminal/english/english.h"

#include <array>

namespace londinium {

namespace {

constexpr auto kMessages = std::to_array<Message>({
    {"markets.special.advantage", "Advantage"},
    {"markets.special.restock-and-exchange", "Restock and exchange"},
    {"markets.special.any-market", "Any market"},
    {"markets.special.clientele", "Clientele"},
    {"markets.special.monopoly", "Monopoly"},
    {"markets.special.rich-offer", "Rich offer"},
    {"markets.special.combined-offer", "Combined offer"},
    {"markets.special.at", "{card} ({market})"},
    {"markets.special.at-two", "{card} ({market} and {second})"},
    {"markets.special.now", "{brief} [now {money}]"},
    {"markets.special.not-yet", "{card} (from round {n})"},
    {"markets.special.own", "Your special cards: {cards}"},
    {"markets.special.kept", "Kept by {player}: {cards}"},

    {"markets.brief.advantage", "from now on you win every tie, in auctions and at the end"},
    {"markets.brief.restock-and-exchange", "in each restock one more goods card, and one exchange"},
    {"markets.brief.any-market", "lay one tile on any market"},
    {"markets.brief.clientele", "£1 for each of your crates in sight there, at least £3"},
    {"markets.brief.monopoly", "crates in sight there: 5–6 £4, 7–8 £8, 9 £12"},
    {"markets.brief.rich-offer", "crates in sight on 3 markets £3, on 4 £6, on 5 £9"},
    {"markets.brief.combined-offer", "crates in sight on each: 3 £6, 4 £10, 5 £14"},

    {"markets.details.does", "A special card: {does}."},
    {"markets.details.one", "{card}: {does}"},
    {"markets.details.earliest", "Not before round {n}."},
    {"markets.details.kept", "Once played it lies open before its player, and works to the end."},
    {"markets.details.gone", "Once played it leaves the game."},
    {"markets.details.copies",
     "{n, plural, one {# copy} other {# copies}} in the game, {played, plural, =0 {none} other {#}} played so far."},
    {"markets.details.sells", "Sells {kind} in this game."},
    {"markets.details.merchant", "Here stands the {pawn}: no assistant can come."},
    {"markets.details.next", "Merchants walk on from here to {market}."},
    {"markets.details.layers", "Tiles, the lowest layer first: {tiles}"},
    {"markets.details.crates", "Crates in sight: {crates}"},
    {"markets.details.crates-at", "{n} on {market}"},
    {"markets.details.special-cards", "Special cards about it: {cards}"},
    {"markets.details.sold-at", "Bought on {market}, and on the market for any kind."},
    {"markets.details.stock", "In stock: {n}. You hold {own}; {rivals}."},
    {"markets.details.to-come", "Market cards still to come pay: {prizes}"},
    {"markets.details.market-card", "Market card {id}"},
    {"markets.details.card-now", "It lies open in this round."},
    {"markets.details.card-to-come", "Still to come, nobody knows when."},
    {"markets.details.card-last", "Still to come, in the last round."},
    {"markets.details.card-past", "It was there already."},
    {"markets.details.player",
     "{n, plural, one {# goods card} other {# goods cards}} · {tiles, plural, one {# tile} other {# tiles}} left · "
     "{specials, plural, one {# special card} other {# special cards}} · money: {money}"},
    {"markets.details.known", "Known to hold: {goods}"},

    {"column.ring_place", "place in the ring"},
    {"column.soap", "soap"},
    {"column.porcelain", "porcelain"},
    {"column.silk", "silk"},
    {"column.coffee", "coffee"},
    {"column.type", "what it does"},
    {"column.market", "market"},
    {"column.second_market", "second market"},
    {"column.copies", "copies"},
    {"column.kept", "kept or not"},
    {"column.earliest_round", "first round"},
});

} // namespace

std::span<const Message> english_markets_cards() { return kMessages; }

} // namespace londinium
