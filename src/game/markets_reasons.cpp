#include "game/markets_reasons.h"

#include "game/markets_words.h"
#include "rules/markets/specials.h"

#include <algorithm>
#include <array>
#include <vector>

namespace londinium {

using namespace markets;

namespace {

/// How each decision is answered, for whoever said something else.
struct Grammar {
    Decision decision;
    std::string_view forms;
};
constexpr std::array<Grammar, 10> kGrammar = {{
    {Decision::tile, "tile MARKET"},
    {Decision::act, "builder, cashier, buyer, assistant lower MARKET, assistant upper MARKET, play SPECIAL"},
    {Decision::after, "play SPECIAL, done"},
    {Decision::goods, "take KIND"},
    {Decision::restock, "take KIND"},
    {Decision::exchange, "give KIND, keep"},
    {Decision::bid, "bid KIND NUMBER, bid nothing"},
    {Decision::prize, "pile, cash"},
    {Decision::pile, "pile NUMBER"},
    {Decision::keep, "keep SPECIAL"},
}};

std::string_view forms(Decision decision) {
    for (const Grammar& line : kGrammar) {
        if (line.decision == decision) return line.forms;
    }
    return {};
}

bool takes(Decision decision, std::string_view verb) {
    std::string_view rest = forms(decision);
    while (!rest.empty()) {
        const std::size_t comma = rest.find(", ");
        const std::string_view form = rest.substr(0, comma);
        if (form.substr(0, form.find(' ')) == verb) return true;
        rest = comma == std::string_view::npos ? std::string_view{} : rest.substr(comma + 2);
    }
    return false;
}

bool is_id(const std::vector<Entry>& entries, std::string_view id) {
    return std::ranges::find(entries, id, &Entry::id) != entries.end();
}

std::string why_no_play(const MarketsBook& book, const State& state, std::string_view id) {
    if (!is_id(book.specials, id)) return "no special card is called '" + std::string(id) + "'";
    for (const Special card : state.of(state.seat).special) {
        if (book.id(card) != id) continue;
        if (state.round < book.edition[card].earliest_round) {
            return std::string(id) + " is not played before round " + std::to_string(book.edition[card].earliest_round);
        }
        return state.played >= kMostPlayed ? "two special cards in a round are the most"
                                           : "a second special card costs £3, which you do not have";
    }
    return "you hold no " + std::string(id);
}

std::string why_no_bid(const State& state, Seat seat, std::string_view text) {
    const std::string_view kind_word = text.substr(0, text.find(' '));
    const auto kind = kind_called(kind_word);
    if (!kind) return "no kind of goods is called '" + std::string(kind_word) + "'";
    if (holds(state.closed, *kind)) return std::string(kind_word) + " is closed in this round";
    return "you can bid from 1 to " + std::to_string(state.of(seat).hand[index(*kind)]) + " " + std::string(kind_word);
}

} // namespace

std::string why_not(const MarketsBook& book, const State& state, Seat seat, std::string_view action) {
    const std::size_t space = action.find(' ');
    const std::string_view verb = action.substr(0, space);
    const std::string_view rest = space == std::string_view::npos ? std::string_view{} : action.substr(space + 1);
    if (!takes(state.decision, verb)) {
        return "'" + std::string(verb) + "' does not answer the decision '" + std::string(words(state.decision)) +
               "', which takes: " + std::string(forms(state.decision));
    }
    if (verb == "play") return why_no_play(book, state, rest);
    if (verb == "bid") return why_no_bid(state, seat, rest);
    if (verb == "tile") {
        return is_id(book.markets, rest) ? "in the set-up a market takes 3 tiles at most"
                                         : "no market is called '" + std::string(rest) + "'";
    }
    if (verb == "builder" || verb == "cashier" || verb == "buyer") {
        return "the " + std::string(verb) + " was used in this round already";
    }
    if (verb == "assistant") return "an assistant not yet used goes to a market without a merchant";
    if (verb == "take") return "that stock has no cards, or there is no such kind";
    if (verb == "give") return "you hold no card of that kind";
    if (verb == "pile") return "choose a pile that has cards and that nobody has chosen in this event";
    if (verb == "keep") return "that card is not in the pile";
    return "say it like this: " + std::string(forms(state.decision));
}

} // namespace londinium
