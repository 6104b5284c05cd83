#include "game/london_reasons.h"

#include "game/london_words.h"

namespace londinium {
std::string why_not(const LondonBook& book, const london::State& state, std::string_view action) {
    (void)book;
    return "'" + std::string(action) + "' is not among the legal actions at the decision '" + std::string(words(state.decision)) + "'";
}
} // namespace londinium
