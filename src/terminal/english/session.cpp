#include "terminal/english/english.h"

#include <array>

namespace londinium {

namespace {

constexpr auto kMessages = std::to_array<Message>({
    {"setup.which-game", "Which game?"},
    {"setup.game.london2", "London, second edition: quicker, with borough cards"},
    {"setup.game.london1", "London, first edition: with the map of London and the Underground"},
    {"setup.game.markets", "London Markets: stalls, merchants and sealed bids, for 3 or 4"},
    {"setup.how-many", "How many players, from {from} to {to}, you included?"},
    {"setup.which-rivals",
     "Who plays against you{n, plural, one {} other { (one name for all # of them, or several with commas)}}?"},
    {"setup.name", "Your name?"},
    {"setup.name-of", "The name of person {n}?"},
    {"setup.you", "You"},
    {"setup.person", "Player {n}"},
    {"setup.proposed", " [Enter: {answer}]"},
    {"setup.say-number", "Please type a number from {from} to {to}, or just Enter."},
    {"setup.unknown-game", "There is no game called '{game}'; there are {games}."},
    {"setup.players-wrong", "This game is for {from} to {to} players."},
    {"setup.unknown-rival", "No player is called '{name}'; there are {names}."},
    {"setup.too-many-rivals", "There is room for {n, plural, one {# opponent} other {# opponents}} only."},
    {"setup.too-many-persons", "More people share this terminal than the {n} who play."},
    {"setup.seat-wrong", "Seats are counted from 1 to {n}."},
    {"player.thumb", "{name}: plays by rules of thumb"},
    {"player.random", "{name}: does anything that is allowed"},
    {"rival.1", "Mr Pepys"},
    {"rival.2", "Nell Gwyn"},
    {"rival.3", "Dr Hooke"},
    {"rival.4", "Mrs Behn"},

    {"welcome.rival", "Against you: {name} ({player})."},
    {"welcome.how",
     "Answer with a number. ? explains the rules, ? and a name a card; hint advises, undo takes back, Enter shows the "
     "table, quit leaves."},
    {"welcome.enter", "Press Enter to begin."},
    {"menu.back", "Back"},

    {"session.done-for-you", "Done for you, as there was no other choice: {what}."},
    {"session.done-times", "{what}{n, plural, =1 {} =2 {, twice} other {, # times}}"},
    {"session.pass-on", "Your turn is over. Press Enter, and pass the keyboard to {player}."},
    {"session.hand-over", "It is for {player} now. Everybody else looks away; {player} presses Enter."},
    {"session.no-such-number", "That is no choice here. Type {numbers}, or ? for help."},
    {"session.several", "'{said}' could be: {candidates}. Type more of it, or a number."},
    {"session.not-understood", "'{said}' is nothing you can do now. Type the number of a choice, or ? for help."},
    {"session.not-possible", "'{said}' cannot be done: {why}. Type the number of a choice, or ? for help."},
    {"session.nothing-to-undo", "There is nothing to take back: this is your first decision."},
    {"session.undone", "Taken back: you decide anew."},
    {"session.save-where", "Save where? Type save and a file name."},
    {"session.save-exists", "{file} is there already, and is not touched. Choose another name."},
    {"session.saved", "Saved in {file}, which is kept up to date from now on."},
    {"session.watch", "Enter: the next round. end: all the rest. quit: leave. > "},
    {"session.over", "The game is over"},

    {"help.title", "{game}: the rules in short"},
    {"help.vocabulary", "What the words mean"},
    {"help.asides", "WHAT YOU CAN TYPE"},
    {"help.number",
     "a number     one of the choices; or its beginning in words, like {game, select, markets {cashier, bid "
     "silk 2} other {buy city, develop}}"},
    {"help.words", "? words      what the words of the game mean"},
    {"help.card",
     "{game, select, markets {? clientele  what a card, market, kind of goods or player} other {? hospital   "
     "what a card, borough or player}} is about, and how sure its values are"},
    {"help.hint", "hint         what the computer would do in your place"},
    {"help.undo", "undo         back to your previous decision; the others' moves since then are taken back too"},
    {"help.log",
     "log          what happened since the start; log 4: in the last 4 {game, select, markets {rounds} other "
     "{turns}}"},
    {"help.score",
     "score        what {game, select, markets {is known of everybody's money} other {everybody would score "
     "now}}"},
    {"help.map",
     "map          all {game, select, markets {tiles, tracks and cards to come} other {boroughs}}; Enter: the "
     "whole table again"},
    {"help.save", "save FILE    keep the game in a file"},
    {"help.quit", "quit         leave"},
    {"help.unknown", "Nothing here is called '{what}'. Try ? and the name of a card, {game, select, markets {market} "
                     "other {borough}} or "
                     "player, ? words, or just ?."},

    {"hint.title", "The computer would, the best first:"},
    {"hint.line", "{choice} ({reason})"},
    {"hint.none", "No advice: {why}."},
    {"log.title", "What happened"},
    {"log.nothing", "Nothing yet."},
    {"log.how", "Type log, or log and a number of {game, select, markets {rounds} other {turns}}, like log 4."},

    {"goodbye.end-of-input", "The input has ended, so the game stops here."},
    {"goodbye.interrupt", "Stopped."},
    {"goodbye.not-saved", "This game was not saved. (save FILE keeps one; so does starting with --record FILE.)"},
    {"goodbye.saved", "Saved. To go on with this game:"},
    {"goodbye.command", "  londinium play --record {file}"},
    {"goodbye.was-over", "This game is over. For a new one, name another file than {file}."},
    {"goodbye.seed", "The same deal again: --seed {seed}"},
    {"goodbye.recorded", "The whole game is kept in {file}."},
    {"goodbye.save", "Keep the record of this game? A file name, or Enter for no:"},
    {"goodbye.again", "Another game? [y/N]"},
    {"goodbye.yes", "y"},

    {"error.file-unreadable", "{file} cannot be read: {why}."},
    {"error.file-unwritable", "{file} cannot be written: {why}. The game is not being saved."},
    {"error.file-no-record", "{file} is no record of a game, and is not touched. Choose another name."},
    {"error.bad-record", "{file} cannot be continued: {why}."},
});

} // namespace

std::span<const Message> english_session() { return kMessages; }

} // namespace londinium
