#include "terminal/narrator.h"

#include "terminal/london/narrator.h"

namespace londinium {

std::unique_ptr<Narrator> make_narrator(const Words& words, const Game& game, std::vector<std::string> names) {
    const auto* london = std::get_if<Play<London>>(&game.play());
    if (london == nullptr) return nullptr;
    return std::make_unique<LondonNarrator>(words, *london->book, std::move(names));
}

} // namespace londinium
