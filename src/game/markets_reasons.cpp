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

std::string why_no_play(const MarketsBook& book, const State& state, std::string_view id, const Words& words) {
    if (!is_id(book.specials, id)) return words("why.no-special", {{"said", id}});
    for (const Special card : state.of(state.seat).special) {
        if (book.id(card) != id) continue;
        if (state.round < book.edition[card].earliest_round) {
            return words("why.too-early", {{"said", id}, {"n", book.edition[card].earliest_round}});
        }
        return words(state.played >= kMostPlayed ? "why.two-specials" : "why.second-special");
    }
    return words("why.special-not-held", {{"said", id}});
}

std::string why_no_bid(const State& state, Seat seat, std::string_view text, const Words& words) {
    const std::string_view kind_word = text.substr(0, text.find(' '));
    const auto kind = kind_called(kind_word);
    if (!kind) return words("why.no-kind", {{"said", kind_word}});
    const std::string name = words("kind." + std::string(kind_word));
    if (holds(state.closed, *kind)) return words("why.kind-closed", {{"kind", name}});
    return words("why.bid-size", {{"n", state.of(seat).hand[index(*kind)]}, {"kind", name}});
}

} // namespace

std::string why_not(const MarketsBook& book, const State& state, Seat seat, std::string_view action,
                    const Words& words) {
    const std::size_t space = action.find(' ');
    const std::string_view verb = action.substr(0, space);
    const std::string_view rest = space == std::string_view::npos ? std::string_view{} : action.substr(space + 1);
    if (!takes(state.decision, verb)) {
        // Of the words of the protocol, which are English.
        return "'" + std::string(verb) + "' does not answer the decision '" +
               std::string(londinium::words(state.decision)) + "', which takes: " + std::string(forms(state.decision));
    }
    if (verb == "play") return why_no_play(book, state, rest, words);
    if (verb == "bid") return why_no_bid(state, seat, rest, words);
    if (verb == "tile") {
        return is_id(book.markets, rest) ? words("why.three-tiles") : words("why.no-market", {{"said", rest}});
    }
    if (verb == "builder" || verb == "cashier" || verb == "buyer") {
        return words("why.used", {{"pawn", words("pawn." + std::string(verb))}});
    }
    if (verb == "assistant") return words("why.assistant");
    if (verb == "take") return words("why.stock");
    if (verb == "give") return words("why.give");
    if (verb == "pile") return words("why.pile");
    if (verb == "keep") return words("why.keep");
    return words("why.how", {{"form", forms(state.decision)}});
}

} // namespace londinium
