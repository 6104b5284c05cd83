#include "terminal/english/english.h"

#include <array>

namespace londinium {

namespace {

constexpr auto kMessages = std::to_array<Message>({
    {"colour.brown", "brown"},
    {"colour.blue", "blue"},
    {"colour.pink", "pink"},
    {"colour.grey", "grey"},

    // Cards that share a name on the table
    {"name.card.school-a-blue", "School"},
    {"name.card.school-a-brown", "School"},
    {"name.card.school-c-blue", "School (C)"},
    {"name.card.train-station-north", "Train Station (north)"},
    {"name.card.train-station-south", "Train Station (south)"},

    // What activating costs and brings
    {"cost.card", "a card"},
    {"cost.blue-card", "a blue card"},
    {"cost.money", "£{n}"},
    {"gain.money", "£{n}"},
    {"gain.prestige", "{n} prestige"},
    {"gain.less-poverty", "−{n} poverty"},
    {"gain.poverty", "+{n} poverty"},
    {"brief.for", "{cost} → {gain}"},
    {"brief.flips", "{does}; flips"},
    {"brief.nothing", "no effect, only its prestige"},
    {"brief.does-nothing", "brings nothing; only to begin the run"},
    {"brief.pauper", "cannot be built"},
    {"brief.action", "to use when you develop: {does}"},
    {"brief.power-and-run", "{power}. Run: {run}"},
    {"card.line", "{card}: {brief}"},
    {"card.line-worth", "{card} ({worth}): {brief}"},
    {"card.price", "costs £{n}"},
    {"card.prestige", "{n} prestige at the end"},

    // Works as long as it shows
    {"power.loan-pays-12", "your loans pay £12"},
    {"power.free-placement", "building it takes no second card"},
    {"power.draw-0-to-2", "start your turns by drawing 0, 1 or 2 cards"},
    {"power.any-colour-for-1", "for £1 the card you give up may be of any colour"},
    {"power.collect-on-placement", "gathers £1 for each other card you build"},
    {"power.swap-with-display", "once a turn, swap a hand card with the board"},
    {"power.peek", "before drawing, look at the deck's top {n}"},
    {"power.any-colour-once", "once a turn the card you give up may be of any colour"},
    {"power.card-for-4", "once a run, sell a card for £4"},
    {"power.pauper-to-work", "once a run, give up Paupers for −1 poverty"},
    {"power.repay-for-12", "repaying a loan costs only £12"},
    {"power.spare-a-flip", "once a run, a card that would flip stays face up"},

    // Happens when it is activated or used
    {"effect.money-per-brown", "£1 for each brown card showing"},
    {"effect.prestige-per-non-brown", "1 prestige for each card showing that is not brown"},
    {"effect.prestige-per-blue", "1 prestige for each blue card showing"},
    {"effect.money-per-borough", "£1 for each of your boroughs"},
    {"effect.2-per-river-borough", "£2 for each of your boroughs on the river"},
    {"effect.2-per-north-borough", "£2 for each of your boroughs north of the river"},
    {"effect.2-per-south-borough", "£2 for each of your boroughs south of the river"},
    {"effect.prestige-per-river-borough", "1 prestige for each of your boroughs on the river"},
    {"effect.prison", "give up to 3 cards, each for −1 poverty"},
    {"effect.prison-prestige", "give up to 3 cards, each for −1 poverty and 1 prestige"},
    {"effect.workhouse", "give up any Paupers, each for £1 and −1 poverty"},
    {"effect.take-collected", "the money on it"},
    {"effect.coffee-house", "build a card from the board on top of it"},
    {"effect.spare-a-flip", "flips in place of another card"},
    {"effect.hand-brings-no-poverty", "your hand brings no poverty in this run"},
    {"effect.activate-again", "another activated card works once more, free"},
    {"effect.give-two-poverty", "a rival gets 2 poverty"},
    {"effect.pass-one-poverty", "1 of your poverty goes to a rival"},
    {"effect.take-2-from-each", "£2 from each rival"},
    {"effect.others-pay-per-borough", "each rival pays £1 per borough"},
    {"effect.place-two-undergrounds", "build 2 Underground stations"},
    {"effect.action-draw-2", "draw 2 cards"},
    {"effect.action-place-2-free", "build 2 cards without a second card each"},

    // Boroughs
    {"borough.brief-map",
     "£{cost}: draw {cards, plural, one {# card} other {# cards}}, {prestige} prestige at the end"},
    {"borough.brief-card",
     "£{cost}: {prestige} prestige, −{poverty} poverty, draw {cards, plural, one {# card} other {# cards}}"},
    {"borough.power", "; {power}"},
    {"borough.active", "; each run: {change}"},
    {"borough.north", "north of the Thames"},
    {"borough.south", "south of the Thames"},
    {"borough.river", "on the river"},
    {"borough.by-bridge", "{borough} (bridge)"},

    // The details of a card or borough
    {"details.pauper",
     "Cannot be built. Each one in your hand is poverty when you run and at the end; get rid of them as the "
     "card that activates another, in a prison, in the Workhouse, or by a School."},
    {"details.action", "An action card: it is never built. Use it when you develop: {does}; then it leaves the game. "
                       "Or give it up like any {colour} "
                       "card."},
    {"details.build", "To build: £{cost} and another {colour} card from your hand."},
    {"details.build-alone", "To build: £{cost}, and no second card."},
    {"details.prestige", "At the end: {n} prestige, even covered or face down."},
    {"details.power", "As long as it lies face up on top: {power}."},
    {"details.hospital",
     "In a run: when another of your cards would be turned face down, turn this one down instead. It is never "
     "activated itself."},
    {"details.nothing", "Activating it brings nothing."},
    {"details.run", "When activated in a run: {gain}."},
    {"details.run-cost", "Activating costs {cost}."},
    {"details.flips", "Then it is turned face down, and must be covered before its place is of use again."},
    {"details.stays", "It stays face up, and works again in your next run."},
    {"details.copies", "{n, plural, one {# copy} other {# copies}} in the game (deck A {a}, B {b}, C {c})."},
    {"details.borough-map",
     "£{cost} to build there, draw {cards, plural, one {# card} other {# cards}}; {prestige} prestige at "
     "the end, and 2 more with an Underground station."},
    {"details.borough-card",
     "£{cost}; then at once {prestige} prestige, −{poverty} poverty, draw {cards, plural, one {# card} other "
     "{# cards}}."},
    {"details.borough-power", "As long as it is your latest borough: {power}."},
    {"details.borough-active", "As long as it is your latest borough, in each run: {change}."},
    {"details.borough-owner", "Owned by {player}."},

    // Where the values come from
    {"origin.printed", "Read off the printed component: {values}."},
    {"origin.rulebook", "Said in the rulebook: {values}."},
    {"origin.reconstruction", "A reconstruction, to be corrected by whoever owns the game: {values}."},
    {"origin.all", "all values"},
    {"origin.note", "Note: {note}"},
    {"column.name", "name"},
    {"column.colour", "colour"},
    {"column.copies_a", "copies in A"},
    {"column.copies_b", "copies in B"},
    {"column.copies_c", "copies in C"},
    {"column.place_cost", "cost"},
    {"column.end_prestige", "prestige at the end"},
    {"column.activation_cost", "cost of activating"},
    {"column.gain_money", "money"},
    {"column.gain_prestige", "prestige"},
    {"column.lose_poverty", "less poverty"},
    {"column.gain_poverty", "more poverty"},
    {"column.flips", "flips or not"},
    {"column.ongoing", "ongoing effect"},
    {"column.activated", "activated effect"},
    {"column.bank", "bank"},
    {"column.riverside", "riverside"},
    {"column.start", "starting place"},
    {"column.cost", "cost"},
    {"column.cards", "cards"},
    {"column.prestige", "prestige"},
    {"column.optional", "ability"},
    {"column.active", "effect in a run"},
    {"column.land_neighbours", "neighbours"},
    {"column.bridge_neighbours", "bridges"},
});

} // namespace

std::span<const Message> english_cards() { return kMessages; }

} // namespace londinium
