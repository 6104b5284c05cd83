#include "terminal/english/english.h"

#include <array>

namespace londinium {

namespace {

constexpr auto kMessages = std::to_array<Message>({
    {"heading.turn", "Turn {turn} · {player}"},
    {"heading.last-turns",
     "The deck is empty: {n, plural, =1 {this is the last turn of the game} other {# more turns, this one "
     "included, and the game ends}}."},
    {"deck.left", "Deck: {n} of {letter}, {all} in all"},
    {"deck.empty", "Deck: empty"},

    {"board.label", "Board"},
    {"board.top", "top"},
    {"board.bottom", "bottom"},
    {"board.empty-row", "empty ({n} spaces)"},
    {"board.free-spaces", " · {n, plural, one {# space} other {# spaces}} free"},

    {"land.label", "Boroughs"},
    {"land.map", "{n, plural, =0 {none of 20 is built on yet} other {# of 20 are built on}} (map shows them all)"},
    {"land.no-offer", "none left"},
    {"land.underground", "{borough} (U)"},
    {"land.rival", "Boroughs: {boroughs}"},
    {"land.own", "Boroughs ({n}): {boroughs}"},
    {"land.latest", "Latest borough: {borough}{works}"},
    {"land.earlier", ". Before it: {boroughs}"},

    {"stack.down", "face down"},
    {"stack.hidden", "face down"},
    {"stack.face-down", "face down"},
    {"stack.height", " ({n} high)"},
    {"stack.high", "{n} high"},
    {"stack.money", " [£{n} on it]"},
    {"stack.activated", "activated · {brief}"},
    {"city.own", "Your city {n, plural, =0 {is still empty} one {(# stack)} other {(# stacks)}}"},
    {"city.of", "The city of {player} {n, plural, =0 {is still empty} one {(# stack)} other {(# stacks)}}"},
    {"city.columns", "what it does"},
    {"city.none", "nothing yet"},
    {"city.rival", "Built: {stacks}"},

    {"hand.own", "Your hand {n, plural, =0 {is empty} one {(# card)} other {(# cards)}}"},
    {"hand.cost", "cost"},
    {"hand.prestige", "end"},
    {"hand.size", " · {n, plural, one {# card} other {# cards}} in hand"},
    {"hand.known", " (known: {cards})"},
    {"hand.names", "Your hand ({n}): {cards}"},

    {"purse.rival", "£{money} · {loans, plural, =0 {no loans} one {# loan} other {# loans}} · {poverty} poverty · "
                    "{prestige} prestige"},
    {"purse.own", "You have £{money} · {loans, plural, =0 {no loans} one {# loan} other {# loans}} · {poverty} poverty "
                  "(now worth {cost}) · "
                  "{prestige} prestige"},

    {"run.sum-loans",
     "{stacks, plural, one {# stack} other {# stacks}} + {loans, plural, one {# loan} other {# loans}} + {hand, "
     "plural, one {# card} other {# cards}} in hand"},
    {"run.sum-land",
     "{stacks, plural, one {# stack} other {# stacks}} + {hand, plural, one {# card} other {# cards}} in hand − "
     "{boroughs, plural, one {# borough} other {# boroughs}}"},

    {"change.money", "{sign}£{n}"},
    {"change.prestige", "{sign}{n} prestige"},
    {"change.poverty", "{sign}{n} poverty"},
    {"change.loans", "{sign}{n, plural, one {# loan} other {# loans}}"},
    {"list.comma", ", "},
    {"list.and", " and "},
    {"list.dot", " · "},
    {"list.times", " ×{n}"},
    {"list.range", "{from} to {to}"},

    {"map.north", "North of the Thames"},
    {"map.south", "South of the Thames"},
    {"map.open", "open to buy"},
    {"map.owner-underground", "{player}, Underground"},
    {"map.line", "{borough} £{cost}  {cards} cards  {prestige} prestige  {river}  {owner}"},
    {"map.river", "river"},
    {"map.next-to", "Next to {boroughs}"},
    {"map.legend",
     "£: what it costs. Cards: drawn at once. Prestige: counted at the end, 2 more with an Underground station."},
    {"map.card-line", "{borough} [{where}] {brief}"},
    {"map.offered", "on offer"},
    {"map.covered", "not yet turned up"},
    {"map.card-legend",
     "Three boroughs are on offer at a time. Their land matters to cards that count boroughs by bank or river."},

    {"score.if-now", "If the game ended now:"},
    {"score.prestige", "Prestige won during the game"},
    {"score.hand", "Poverty, and 1 for each hand card"},
    {"score.cards", "City cards, covered ones too"},
    {"score.repaid", "Loans repaid now, £15 each"},
    {"score.pounds", "Money left"},
    {"score.money", "1 prestige for each £3"},
    {"score.boroughs", "Boroughs"},
    {"score.undergrounds", "Underground stations there, 2 each"},
    {"score.loans", "Loans not repaid, −7 each"},
    {"score.forgiven", "Poverty forgiven to everybody"},
    {"score.poverty-left", "Poverty left"},
    {"score.poverty", "What it costs"},
    {"score.total", "Total"},
    {"score.winner", "The winner: {player}, with {n} prestige."},
    {"score.shared", "The victory is shared: {player}, with {n} prestige each."},
    {"score.tie-poverty", "{players} {count, plural, =2 {both} other {all}} have {n}; less poverty decides."},
    {"score.tie-boroughs",
     "{players} {count, plural, =2 {both} other {all}} have {n} and equal poverty; more boroughs decide."},
    {"score.tie-card", "{players} {count, plural, =2 {both} other {all}} have {n}, equal poverty and as many boroughs; "
                       "the best single card decides."},
    {"score.tie-none", "Poverty, boroughs and best card are equal, too."},
    {"score.idle-end", "Nobody has taken a card from the deck for {n} turns, so the game ends here."},

    {"lookup.several", "Which one do you mean? {names}"},
});

} // namespace

std::span<const Message> english_table() { return kMessages; }

} // namespace londinium
