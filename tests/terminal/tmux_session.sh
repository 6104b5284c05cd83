#!/usr/bin/env bash
# Plays in a real terminal: tmux types, and looks at what is on the screen.
#   tmux_session.sh PROGRAM
set -euo pipefail
program=$(realpath "$1")
folder=$(mktemp -d)
# A server of our own, so that nobody's sessions are touched.
terminal() { tmux -S "$folder/socket" "$@"; }
window=wide
trap 'terminal kill-server 2>/dev/null; rm -rf "$folder"' EXIT

fail() {
    printf 'FAILED: %s\nThe screen was:\n%s\n' "$1" "$(screen)"
    exit 1
}
screen() { terminal capture-pane -p -t "$window"; }
type_line() {
    [[ -z $1 ]] || terminal send-keys -t "$window" -l -- "$1"
    terminal send-keys -t "$window" Enter
}
# see TEXT: waits until it is on the screen.
see() {
    for ((i = 0; i < 300; ++i)); do
        [[ $(screen) == *"$1"* ]] && return
        sleep 0.1
    done
    fail "'$1' did not come"
}

terminal -f /dev/null new-session -d -s wide -x 100 -y 60 \
    "env -u NO_COLOR TERM=screen-256color '$program' play --language en --seed terminal --record '$folder/game.json'; echo ended with \$?; exec sh"
see 'Which game?'
type_line ''
see 'How many players'
type_line 2
see 'Who plays against you?'
type_line ''
see 'Your name?'
type_line 'Zoë'
see "Press Enter to begin."
type_line ''
see 'London, second edition'
see 'Your turn begins'
[[ $(screen) == *'Zoë'* ]] || fail 'the name is not shown'
[[ $(terminal capture-pane -p -e -t "$window") == *$'\033['* ]] || fail 'a terminal has colours'

type_line nonsense
see "‘nonsense’ is nothing you can do now"
type_line 1
see 'Now choose your one action'
type_line undo
see 'Taken back'
see 'Your turn begins'
type_line '? hospital'
see 'turn this one down instead'
type_line loan
see 'Zoë: took a loan of £10'

terminal send-keys -t "$window" C-c
see 'Stopped.'
see "londinium play --record $folder/game.json"
see 'ended with 130'
[[ -s $folder/game.json ]] || fail 'the record is not there'

# On it goes, narrower and without colours.
window=narrow
terminal new-session -d -s narrow -x 60 -y 60 \
    "NO_COLOR=1 '$program' play --language en --record '$folder/game.json'; echo ended with \$?; exec sh"
see 'Your turn begins'
[[ $(terminal capture-pane -p -e -t "$window") != *$'\033[3'[0-9]m* ]] || fail 'NO_COLOR is not obeyed'
terminal send-keys -t "$window" C-d
see 'The input has ended, so the game stops here.'
see 'ended with 0'

# London Markets on a small screen, from the menu to the end of the game.
window=small
terminal new-session -d -s small -x 80 -y 24 \
    "env -u NO_COLOR TERM=screen-256color '$program' play --language en --seed stalls --record '$folder/markets.json'; echo ended with \$?; exec cat"
see 'Which game?'
type_line 3
see 'How many players, from 3 to 4'
type_line 4
see 'Who plays against you'
type_line ''
see 'Your name?'
type_line 'Zoë'
see 'Press Enter to begin.'
type_line ''
see 'Setting up: where do you put the next tile of'
type_line 1
type_line 1
type_line 1
see 'Your action:'
for text in 'Round 1 of 12' 'Portobello' 'On sale' 'Z Zoë' $'\n>'; do
    [[ $(screen) == *"$text"* ]] || fail "'$text' does not fit on a screen of 80 by 24"
done
# The first choice is always there; further answers are harmless when all is over.
for ((i = 0; i < 100; ++i)); do
    page=$(terminal capture-pane -p -S -100 -t "$window")
    [[ $page != *'ended with'* ]] || break
    for ((j = 0; j < 10; ++j)); do type_line 1; done
    sleep 0.1
done
for text in 'The game is over' 'Cashier and assistants' 'Auctions' 'with £' 'The whole game is kept in' 'ended with 0'; do
    [[ $page == *"$text"* ]] || fail "'$text' was not said at the end"
done
[[ $(<"$folder/markets.json") == *'"markets"'* ]] || fail 'the record is not that of a game of London Markets'
echo 'A real terminal: all is well'
