#include "terminal/london/table.h"

#include "rules/london/city.h"
#include "rules/london/hand.h"
#include "rules/london/scoring.h"
#include "terminal/london/describe_borough.h"
#include "terminal/london/describe_card.h"

#include <algorithm>

namespace londinium {

using london::Borough;
using london::Card;
using london::kUnknownCard;
using london::Row;
using london::Stack;
using london::State;
using london::View;

namespace {

/// How far names stand from the left in the lines "Board     …".
constexpr std::size_t kLabel = 10;

/// Columns of the tables of hand and city.
constexpr std::size_t kName = 24;
constexpr std::size_t kBriefAt = 40;

void labelled(Paper& paper, std::string_view label, std::string_view text) {
    paper.wrapped(padded(styled(Style::heading, label), kLabel) + std::string(text), 0, kLabel);
}

std::string deck_text(const LondonPhrases& phrases, const State& shown) {
    const std::size_t left = shown.deck.size();
    if (left == 0) return phrases.say("deck.empty");
    const auto& sizes = phrases.edition().letter_sizes;
    const std::size_t letter = london::letter_at_depth(phrases.edition(), shown, 0);
    std::size_t below = 0;
    for (std::size_t i = letter + 1; i < london::kLetters; ++i) below += sizes[i];
    return phrases.say(
        "deck.left", {{"letter", std::string(1, static_cast<char>('A' + letter))}, {"n", left - below}, {"all", left}});
}

std::string stack_text(const LondonPhrases& phrases, const View& view, Seat seat, std::size_t i) {
    const Stack& stack = view.shown.stacks[seat][i];
    std::string text = stack.up ? phrases.marked(stack.top) : phrases.say("stack.down");
    if (stack.covered > 0) text += phrases.say("stack.height", {{"n", stack.covered + 1}});
    if (stack.money > 0) text += phrases.say("stack.money", {{"n", stack.money}});
    return text;
}

std::string purse_text(const LondonPhrases& phrases, const State& shown, Seat seat) {
    const london::Player& player = shown.of(seat);
    return phrases.say(
        "purse.rival",
        {{"money", player.money}, {"loans", player.loans}, {"poverty", player.poverty}, {"prestige", player.prestige}});
}

std::string known_hand(const LondonPhrases& phrases, const View& view, Seat seat) {
    std::vector<std::string> known;
    for (const london::KnownCard& held : view.shown.hand_of(seat)) {
        if (held.card != kUnknownCard) known.push_back(phrases.name(held.card));
    }
    return known.empty() ? "" : phrases.say("hand.known", {{"cards", phrases.list(known)}});
}

/// The seat's boroughs, the latest first.
std::vector<std::string> land_names(const LondonPhrases& phrases, const State& shown, Seat seat) {
    std::vector<std::string> names;
    for (const Borough borough : shown.boroughs[seat]) {
        const bool station = london::holds(shown.stations, borough);
        names.push_back(station ? phrases.say("land.underground", {{"borough", phrases.name(borough)}})
                                : phrases.name(borough));
    }
    std::ranges::reverse(names);
    return names;
}

/// 2E: only the topmost borough works (L7.2), so it is told apart.
std::string owned_land(const LondonPhrases& phrases, const State& shown, Seat seat) {
    std::vector<std::string> names = land_names(phrases, shown, seat);
    const london::Land* land = london::topmost(phrases.edition(), shown, seat);
    if (land == nullptr) return phrases.say("land.own", {{"n", names.size()}, {"boroughs", phrases.row(names)}});
    std::string text = phrases.say("land.latest", {{"borough", names[0]}, {"works", abilities_text(phrases, *land)}});
    names.erase(names.begin());
    if (!names.empty()) text += phrases.say("land.earlier", {{"boroughs", phrases.row(names)}});
    return text;
}

/// One line of the tables of hand and city: left part, name, cost, prestige,
/// and what the card does.
void card_row(Paper& paper, std::string_view left, std::string_view name, std::string_view cost,
              std::string_view prestige, std::string_view brief) {
    std::string text(left);
    text += padded(name, kName) + padded_before(cost, 4) + padded_before(prestige, 5);
    paper.wrapped(padded(text, kBriefAt) + std::string(brief), 0, kBriefAt);
}

} // namespace

bool top_is_hidden(const LondonPhrases& phrases, const View& view, Seat seat, std::size_t stack) {
    return phrases.edition().covered_cards_hidden && seat != view.seat && !view.shown.over() &&
           !view.shown.stacks[seat][stack].up;
}

void show_heading(Paper& paper, const LondonPhrases& phrases, const View& view) {
    const State& shown = view.shown;
    paper.rule(phrases.say("heading.turn", {{"turn", shown.turn}, {"player", phrases.name(shown.seat)}}),
               deck_text(phrases, shown));
    if (!shown.is_ending) return;
    paper.wrapped(styled(Style::warning, phrases.say("heading.last-turns", {{"n", shown.last_turns}})));
}

void show_board(Paper& paper, const LondonPhrases& phrases, const View& view) {
    const std::size_t spaces = london::row_spaces(view.shown.players);
    for (const Row row : {Row::top, Row::bottom}) {
        std::vector<std::string> cards;
        for (const Card card : view.shown.row(row)) cards.push_back(phrases.marked(card));
        const std::size_t free = spaces - cards.size();
        std::string text = phrases.row(cards);
        if (free > 0) {
            text += phrases.say(cards.empty() ? "board.empty-row" : "board.free-spaces", {{"n", free}});
        }
        labelled(paper, row == Row::top ? phrases.say("board.label") : "",
                 padded(phrases.say(row == Row::top ? "board.top" : "board.bottom"), 8) + text);
    }
}

void show_land(Paper& paper, const LondonPhrases& phrases, const View& view) {
    const State& shown = view.shown;
    std::string label = phrases.say("land.label");
    if (phrases.edition().map) {
        labelled(paper, label, phrases.say("land.map", {{"n", shown.boroughs.total()}}));
        return;
    }
    if (shown.offer.empty()) labelled(paper, label, phrases.say("land.no-offer"));
    for (const Borough borough : shown.offer) {
        labelled(paper, label, phrases.name(borough) + " " + borough_brief(phrases, borough));
        label.clear();
    }
}

void show_means(Paper& paper, const LondonPhrases& phrases, const View& view, Seat seat) {
    std::string line = purse_text(phrases, view.shown, seat);
    line += phrases.say("hand.size", {{"n", view.shown.hand_of(seat).size()}});
    if (seat != view.seat) line += known_hand(phrases, view, seat);
    const std::string& name = phrases.name(seat);
    const std::size_t label = std::max(kLabel, columns(name) + 2);
    paper.wrapped(padded(styled(Style::heading, name), label) + line, 0, kLabel);
}

void show_player(Paper& paper, const LondonPhrases& phrases, const View& view, Seat seat) {
    const State& shown = view.shown;
    show_means(paper, phrases, view, seat);
    std::vector<std::string> stacks;
    for (std::size_t i = 0; i < shown.stacks.count(seat); ++i) stacks.push_back(stack_text(phrases, view, seat, i));
    const std::string city = stacks.empty() ? phrases.say("city.none") : phrases.row(stacks);
    paper.wrapped(phrases.say("city.rival", {{"n", stacks.size()}, {"stacks", city}}), kLabel, kLabel);
    if (!shown.boroughs[seat].empty()) {
        paper.wrapped(phrases.say("land.rival", {{"boroughs", phrases.row(land_names(phrases, shown, seat))}}), kLabel,
                      kLabel);
    }
}

void show_city(Paper& paper, const LondonPhrases& phrases, const View& view, Seat seat) {
    const State& shown = view.shown;
    const auto stacks = shown.stacks[seat];
    const bool own = seat == view.seat;
    const std::string head =
        phrases.say(own ? "city.own" : "city.of", {{"n", stacks.size()}, {"player", phrases.name(seat)}});
    paper.line(stacks.empty() ? styled(Style::heading, head)
                              : padded(styled(Style::heading, head), kBriefAt) +
                                    styled(Style::faint, phrases.say("city.columns")));
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        const Stack& stack = stacks[i];
        std::string name =
            top_is_hidden(phrases, view, seat, i) ? phrases.say("stack.hidden") : phrases.marked(stack.top);
        std::string brief = stack.up ? card_brief(phrases, stack.top) : phrases.say("stack.face-down");
        if (stack.money > 0) brief += phrases.say("stack.money", {{"n", stack.money}});
        if (stack.activated && stack.up) brief = phrases.say("stack.activated", {{"brief", brief}});
        const std::string height = stack.covered > 0 ? phrases.say("stack.high", {{"n", stack.covered + 1}}) : "";
        card_row(paper, padded_before(styled(Style::number, std::to_string(i + 1)), 3) + " ", name, "", height,
                 stack.up ? brief : styled(Style::faint, brief));
    }
    if (!shown.boroughs[seat].empty()) {
        paper.wrapped(owned_land(phrases, shown, seat), 0, 4);
    }
}

void show_hand(Paper& paper, const LondonPhrases& phrases, const View& view) {
    const std::vector<Card> cards = in_reading_order(phrases.edition(), view.shown.hand_of(view.seat));
    const std::string head = phrases.say("hand.own", {{"n", cards.size()}});
    if (cards.empty()) {
        paper.line(styled(Style::heading, head));
        return;
    }
    card_row(paper, "", padded(styled(Style::heading, head), kName + 4), styled(Style::faint, phrases.say("hand.cost")),
             styled(Style::faint, phrases.say("hand.prestige")), styled(Style::faint, phrases.say("city.columns")));
    for (std::size_t i = 0; i < cards.size();) {
        const auto copies = static_cast<std::size_t>(std::ranges::count(cards, cards[i]));
        const london::Face& face = phrases.edition()[cards[i]];
        std::string name = phrases.marked(cards[i]);
        if (copies > 1) name += phrases.say("list.times", {{"n", copies}});
        const bool built = face.placeable;
        card_row(paper, "    ", name, built ? phrases.say("cost.money", {{"n", face.place_cost}}) : "–",
                 built ? std::to_string(face.end_prestige) : "–", card_brief(phrases, cards[i]));
        i += copies;
    }
}

void show_hand_names(Paper& paper, const LondonPhrases& phrases, const View& view) {
    std::vector<std::string> names;
    for (const Card card : in_reading_order(phrases.edition(), view.shown.hand_of(view.seat))) {
        names.push_back(phrases.marked(card));
    }
    paper.wrapped(phrases.say("hand.names", {{"n", names.size()}, {"cards", phrases.row(names)}}), 0, 4);
}

std::string run_sum(const LondonPhrases& phrases, const State& shown, Seat seat) {
    const std::size_t hand = shown.now.no_hand_poverty ? 0 : shown.hand_of(seat).size();
    return phrases.say(phrases.edition().loans_bring_poverty ? "run.sum-loans" : "run.sum-land",
                       {{"stacks", shown.stacks.count(seat)},
                        {"loans", shown.of(seat).loans},
                        {"hand", hand},
                        {"boroughs", shown.boroughs.count(seat)}});
}

void show_purse(Paper& paper, const LondonPhrases& phrases, const View& view) {
    const State& shown = view.shown;
    const london::Score now = london::score(phrases.edition(), shown);
    const london::Player& player = shown.of(view.seat);
    const std::string text = phrases.say("purse.own", {{"money", player.money},
                                                       {"loans", player.loans},
                                                       {"poverty", player.poverty},
                                                       {"cost", Phrases::number(now.lines[index(view.seat)].poverty)},
                                                       {"prestige", player.prestige}});
    paper.wrapped(styled(Style::heading, text), 0, 4);
}

} // namespace londinium
