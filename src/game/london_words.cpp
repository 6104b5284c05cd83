#include "game/london_words.h"

#include <array>

namespace londinium {

using london::Action;
using london::Decision;
using london::Row;
using london::Verb;

namespace {

constexpr std::array<std::string_view, 20> kDecisions = {
    "turn",   "seen",      "back",   "action", "draw",   "develop", "spend", "where", "run",   "pay",
    "prison", "workhouse", "coffee", "again",  "victim", "station", "flip",  "end",   "limit", "over"};
static_assert(kDecisions.size() == static_cast<std::size_t>(Decision::over) + 1);

} // namespace

std::string_view words(Decision decision) { return kDecisions[static_cast<std::size_t>(decision)]; }

std::optional<Decision> decision_called(std::string_view name) {
    for (std::size_t i = 0; i < kDecisions.size(); ++i) {
        if (kDecisions[i] == name) return static_cast<Decision>(i);
    }
    return std::nullopt;
}

std::string_view words(Row row) { return row == Row::top ? "top" : "bottom"; }

std::string words(const LondonBook& book, Action action) {
    const auto card = [&] { return book.id(action.card()); };
    const auto row_card = [&] { return std::string(words(action.row)) + " " + card(); };
    const auto stack = [&] { return std::to_string(action.stack() + 1); };
    switch (action.verb) {
    case Verb::repay: return "repay";
    case Verb::loan: return "loan";
    case Verb::swap: return "swap " + book.id(action.given_card()) + " for " + row_card();
    case Verb::peek: return "peek";
    case Verb::draw_deck: return "draw deck";
    case Verb::draw_row: return "draw " + row_card();
    case Verb::draw_none: return "draw none";
    case Verb::take: return "take " + card();
    case Verb::back: return "back " + card();
    case Verb::develop: return "develop";
    case Verb::buy: return "buy " + book.id(action.borough());
    case Verb::run: return "run";
    case Verb::draw_three: return "draw three";
    case Verb::place: return "place " + card();
    case Verb::use: return "use " + card();
    case Verb::done: return "done";
    case Verb::spend: return "spend " + card();
    case Verb::on_new: return "new";
    case Verb::on: return "on " + stack();
    case Verb::activate: return "activate " + stack();
    case Verb::borough: return "borough";
    case Verb::sell: return "sell " + card();
    case Verb::employ: return "employ";
    case Verb::take_row: return "take " + row_card();
    case Verb::player: return "player " + std::to_string(index(action.seat()));
    case Verb::station: return "station " + book.id(action.borough());
    case Verb::flip: return "flip";
    case Verb::flip_stack: return "flip " + stack();
    case Verb::spare: return "spare";
    case Verb::discard: return "discard " + card();
    }
    return {};
}

std::string words_for_others(const LondonBook& book, Action action) {
    if (action.verb == Verb::take) return "take";
    if (action.verb == Verb::back) return "back";
    return words(book, action);
}

} // namespace londinium
