#include "terminal/english/english.h"

#include <array>

namespace londinium {

namespace {

constexpr auto kMessages = std::to_array<Message>({
    {"markets.ask.set-up-tile",
     "Setting up: where do you put the {n, plural, one {last} other {next}} tile of {player}, on your right?"},
    {"markets.ask.tile", "Where do you lay the tile?"},
    {"markets.ask.act", "Your action: a merchant or assistant that nobody has used in this round."},
    {"markets.ask.after", "Your action is done: play a special card, or end your turn."},
    {"markets.ask.goods", "Which goods do you take? {n, plural, one {# card is} other {# cards are}} due."},
    {"markets.ask.restock", "Restock: take a goods card ({n, plural, one {the last one} other {# to go}})."},
    {"markets.ask.exchange", "You may give one goods card back and take another one."},
    {"markets.ask.bid", "The auction: what do you offer, face down? Offers are gone, won or not."},
    {"markets.ask.bids-in", " (In already: {players}.)"},
    {"markets.ask.how-many", "How many {kind} cards do you offer? The others: {rivals}."},
    {"markets.ask.prize", "You have won a special card. It is the last round: it cannot be played any more."},
    {"markets.ask.pile", "You have won a special card: which pile do you look through, to keep one card of it?"},
    {"markets.ask.event-pile",
     "The lower assistant brings everybody a special card: which pile do you look through, to keep one card of it? "
     "The next player must take another pile."},
    {"markets.ask.keep", "You look through pile {pile}. Which card do you keep?"},

    {"markets.rival.holds", "{player} {most}"},
    {"markets.rival.may-hold", "{player} {least}–{most}"},

    {"markets.choice.crates", "{player} {from}→{to}"},
    {"markets.choice.pawn", "{pawn}, {market}: {brings}"},
    {"markets.choice.tiles", "lay {n, plural, one {a tile} other {# tiles}} (crates {crates})"},
    {"markets.choice.no-tiles", "nothing, you have no tiles left"},
    {"markets.choice.money", "{money} for {n} crates"},
    {"markets.choice.least-money",
     "{money}, the least there is, for {n, plural, =0 {no crates} one {# crate} other {# crates}}"},
    {"markets.choice.goods", "{goods} (you hold {n})"},
    {"markets.choice.any-goods", "{n} goods of one kind, as you choose"},
    {"markets.choice.goods-and-others", "{goods}, then the stock is empty: {n} of another kind"},
    {"markets.choice.no-goods", "nothing, all stocks are empty"},
    {"markets.choice.set-up-tile", "{market} (sells {kind}), crates {crates}"},
    {"markets.choice.tile", "{market}, crates {crates}"},
    {"markets.choice.play", "Play {card}: {does}"},
    {"markets.choice.second", " [£{n} for a second card]"},
    {"markets.choice.done", "End your turn"},
    {"markets.choice.take-due", "{goods} (you hold {n}, in stock {stock})"},
    {"markets.choice.take", "{goods}: you hold {n}; the auction pays {prize}"},
    {"markets.choice.give", "Give back {goods} (you hold {n})"},
    {"markets.choice.keep-hand", "Keep your cards"},
    {"markets.choice.bid-group", "{kind} for {prize}: you hold {n}; the others {rivals}…"},
    {"markets.choice.bid",
     "Offer {goods} for {prize}; {left, plural, =0 {none is} one {# is} other {# are}} left to you"},
    {"markets.choice.bid-nothing", "Offer nothing"},
    {"markets.choice.prize-pile", "Look through a pile and keep a card, for nothing"},
    {"markets.choice.prize-cash", "Take £{n} instead"},
    {"markets.choice.pile", "Pile {pile}: {n, plural, one {# card} other {# cards}}, never seen by you"},
    {"markets.choice.pile-seen",
     "Pile {pile}: {n, plural, one {# card} other {# cards}}, when you last looked among them {cards}"},
    {"markets.choice.keep", "{card}: {does}"},
});

} // namespace

std::span<const Message> english_markets_choices() { return kMessages; }

} // namespace londinium
