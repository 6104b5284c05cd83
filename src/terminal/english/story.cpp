#include "terminal/english/english.h"

#include <array>

namespace londinium {

namespace {

// Clauses without a subject: they stand behind the player's name and a colon.
constexpr auto kMessages = std::to_array<Message>({
    {"story.turn", "{player}: {text}."},
    {"story.join", "; "},
    {"story.changes", " ({changes})"},
    {"story.other", "{player} {change}"},
    {"story.deck-empty", "The deck is empty: every other player has one more turn, then the game ends."},
    {"story.repaid", "repaid a loan"},
    {"story.borrowed", "took a loan of £{n}"},
    {"story.swapped", "put {given} on the board and took {card}"},
    {"story.peeked", "looked at the top {n, plural, one {card} other {# cards}} of the deck"},
    {"story.drew", "drew {cards}"},
    {"story.drew-unseen", "drew {n, plural, one {a card} other {# cards}} from the deck"},
    {"story.took", "took {card} from the board"},
    {"story.drew-none", "drew no more"},
    {"story.put-back", "put {card} back"},
    {"story.put-back-unseen", "put {n, plural, one {a card} other {# cards}} back"},
    {"story.bought", "bought {borough}"},
    {"story.runs", "ran the city"},
    {"story.draws-three", "chose to draw three"},
    {"story.used", "used {card}"},
    {"story.ran", "finished the run"},
    {"story.paid", "gave up {card} for {for}"},
    {"story.spent", "gave up {card} in {in}"},
    {"story.built-new", "built {card} in a new place"},
    {"story.built-on", "built {card} on {under}"},
    {"story.built-on-hidden", "built {card} on stack {n}"},
    {"story.given-up", ", giving up {card}"},
    {"story.activated", "activated {card}"},
    {"story.activated-again", "activated {card} once more"},
    {"story.borough", "{borough}"},
    {"story.sold", "sold {card}"},
    {"story.employed", "gave up Paupers"},
    {"story.coffee", "built {card} from the board"},
    {"story.victim", "chose {player}"},
    {"story.station", "built an Underground station in {borough}"},
    {"story.flipped", "turned {card} face down"},
    {"story.flipped-instead", "turned {card} face down instead of {other}"},
    {"story.spared", "kept {card} face up by {borough}"},
    {"story.discarded", "discarded {card}"},
});

} // namespace

std::span<const Message> english_story() { return kMessages; }

} // namespace londinium
