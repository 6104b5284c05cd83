#include "game/markets_words.h"

#include <array>

namespace londinium {

using markets::Action;
using markets::Bid;
using markets::Decision;
using markets::Kind;
using markets::Pawn;
using markets::Verb;

namespace {

constexpr std::array<std::string_view, 11> kDecisions = {"tile", "act",   "after", "goods", "restock", "exchange",
                                                         "bid",  "prize", "pile",  "keep",  "over"};
static_assert(kDecisions.size() == static_cast<std::size_t>(Decision::over) + 1);
constexpr std::array<std::string_view, 5> kKindWords = {"coffee", "porcelain", "silk", "soap", "general"};
constexpr std::array<std::string_view, 5> kPawnWords = {"builder", "buyer", "cashier", "lower", "upper"};

} // namespace

std::string_view words(Decision decision) { return kDecisions[static_cast<std::size_t>(decision)]; }

std::optional<Decision> markets_decision_called(std::string_view name) {
    for (std::size_t i = 0; i < kDecisions.size(); ++i) {
        if (kDecisions[i] == name) return static_cast<Decision>(i);
    }
    return std::nullopt;
}

std::string_view words(Kind kind) { return kKindWords[index(kind)]; }

std::optional<Kind> kind_called(std::string_view name) {
    for (const Kind kind : markets::kAllKinds) {
        if (words(kind) == name) return kind;
    }
    return std::nullopt;
}

std::string_view words(Pawn pawn) { return kPawnWords[static_cast<std::size_t>(pawn)]; }

std::string words(Bid bid) {
    return bid.cards == 0 ? "nothing" : std::string(words(bid.kind)) + " " + std::to_string(bid.cards);
}

std::string words(const MarketsBook& book, Action action) {
    const auto kind = [&] { return std::string(words(action.kind())); };
    switch (action.verb) {
    case Verb::tile: return "tile " + book.id(action.market());
    case Verb::builder: return "builder";
    case Verb::cashier: return "cashier";
    case Verb::buyer: return "buyer";
    case Verb::assistant: return "assistant " + std::string(words(action.pawn)) + " " + book.id(action.market());
    case Verb::play: return "play " + book.id(action.special());
    case Verb::done: return "done";
    case Verb::take: return "take " + kind();
    case Verb::give: return "give " + kind();
    case Verb::keep_hand: return "keep";
    case Verb::bid: return "bid " + words(Bid{action.kind(), action.count});
    case Verb::bid_nothing: return "bid nothing";
    case Verb::prize_pile: return "pile";
    case Verb::prize_cash: return "cash";
    case Verb::pile: return "pile " + std::to_string(action.pile_number() + 1);
    case Verb::keep: return "keep " + book.id(action.special());
    }
    return {};
}

std::string words_for_others(const MarketsBook& book, Action action) {
    switch (action.verb) {
    case Verb::bid:
    case Verb::bid_nothing: return "bid";
    case Verb::keep: return "keep a special card";
    default: return words(book, action);
    }
}

std::string_view market_of_merchant(const MarketsBook& book, const markets::State& state, markets::Action action) {
    using markets::Pawn;
    using markets::Verb;
    switch (action.verb) {
    case Verb::builder: return book.id(state.merchant_at(Pawn::builder));
    case Verb::cashier: return book.id(state.merchant_at(Pawn::cashier));
    case Verb::buyer: return book.id(state.merchant_at(Pawn::buyer));
    default: return {};
    }
}

} // namespace londinium
