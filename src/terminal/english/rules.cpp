#include "terminal/english/english.h"

#include <array>

namespace londinium {

namespace {

constexpr auto kMessages = std::to_array<Message>({
    {"london.title", "London, {edition, select, 1 {first} other {second}} edition"},
    {"london.aim",
     "1666: London has burnt down, and you build it anew. Whoever has the most prestige at the end wins. But a "
     "city that grows makes people poor, and poverty costs prestige at the end: the more you have, the dearer "
     "each one is."},
    {"london.turn",
     "In your turn you draw a card, then take one action: build cards (develop), buy land, run the city, or draw "
     "three cards. Running the city brings money and prestige from the cards you built, but then poverty for "
     "each stack of cards{edition, select, 1 {} other {, each loan}} and each card in your hand. So run with a "
     "small hand."},
    {"london.signs", "Cards: {brown} brown, {blue} blue, {pink} pink, {grey} grey (Paupers, who cannot be built). "
                     "A card that flips is turned face down once it has worked."},

    {"rules.aim", "THE AIM is the most prestige when the deck has run out."},
    {"rules.turn",
     "YOUR TURN: {edition, select, 1 {} other {repay loans if you like (£15 each), }}draw one card, take one action, "
     "then discard down to 9 cards. You always draw either from the deck or from the board, where cards lie that "
     "players gave up."},
    {"rules.develop",
     "DEVELOP: build as many cards as you like. Each costs its £ and one other card of the same colour from your "
     "hand, which goes to the board. Put it in a new place, or on top of an older card: covered cards do "
     "nothing, but still count at the end."},
    {"rules.land",
     "BUY LAND: {edition, select, 1 {build in an empty borough next to one that is built on (the first in City, "
     "Westminster or Southwark & Bermondsey). Pay its price and draw its cards; its prestige counts at the end, "
     "and each of your boroughs makes a run bring 1 poverty less} other {take one of the three boroughs on offer. "
     "Pay its price, gain its prestige, lose poverty, draw its cards. Only the abilities of your latest borough "
     "work}}."},
    {"rules.run",
     "RUN THE CITY: activate your face-up cards in any order, each once{edition, select, 1 {, at least one} other "
     "{}}. Most flip: they are turned face down and only count at the end, until you build over them. Then you "
     "get 1 poverty for each stack{edition, select, 1 { and each card in hand, less 1 for each borough} other {, "
     "each loan and each card in hand}}."},
    {"rules.draw", "DRAW THREE CARDS: always possible."},
    {"rules.loan",
     "LOANS: if you cannot pay, you borrow £10 at a time by itself; the choice says so. Each costs £15 to repay{"
     "edition, select, 1 { at the end} other {, at the start of a turn or at the end}}, or 7 prestige."},
    {"rules.poverty",
     "POVERTY: at the end each hand card is 1 more, then everybody sheds as much as the player with the least "
     "has. What is left costs 1 for 1 or 2, 2 for 3, 3 for 4, 5 for 5, 7 for 6, 9 for 7, … 15 for 10, and 3 "
     "for each one more."},
    {"rules.end",
     "THE END: when the deck is empty at the end of a turn, all others have one more turn. Then cards built{edition, "
     "select, 1 {, boroughs} other {}} and money (£3 a point) count, unpaid loans and poverty are taken off. Ties: "
     "less poverty, then more boroughs, then the best single card."},

    {"term.city",
     "City: the cards you built, in stacks. Only the top card of a stack works, and only if it is face up."},
    {"term.board",
     "Board: two rows of cards that were given up, open to everybody. When both are full, {edition, select, 1 {the "
     "top row leaves the game and the bottom row moves up} other {the bottom row leaves the game and the top row "
     "moves down}}."},
    {"term.hand", "Hand: your cards, which the others do not see; at most 9 at the end of your turn."},
    {"term.borough",
     "Borough: land. {edition, select, 1 {Yours make running the city cheaper in poverty} other {It takes poverty "
     "away when you buy it}}; some cards count boroughs, or those north or south of the river, or on it."},
    {"term.flip", "Flips: after it is activated the card is turned face down and works no more."},
    {"term.spend", "Give up: put a card of your hand on the board, as the price of something."},
    {"term.prestige",
     "Prestige: what you win by. Some cards bring it in a run; the number behind a card's price counts at the end."},
    {"term.poverty",
     "Poverty: what you lose by. Some cards and {edition, select, 1 {running with few cards} other {boroughs}} take "
     "it away; below 0 it cannot fall."},
    {"term.paupers", "Paupers: grey cards that cannot be built. Some cards let you give them up."},
});

} // namespace

std::span<const Message> english_rules() { return kMessages; }

} // namespace londinium
