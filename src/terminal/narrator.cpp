#include "terminal/narrator.h"

#include "terminal/london/narrator.h"
#include "terminal/markets/narrator.h"

namespace londinium {

namespace {

std::unique_ptr<Narrator> narrator_of(const Words& words, const Play<London>& play, std::vector<std::string> names) {
    return std::make_unique<LondonNarrator>(words, *play.book, std::move(names));
}

std::unique_ptr<Narrator> narrator_of(const Words& words, const Play<Markets>& play, std::vector<std::string> names) {
    return std::make_unique<MarketsNarrator>(words, *play.book, std::move(names));
}

} // namespace

std::unique_ptr<Narrator> make_narrator(const Words& words, const Game& game, std::vector<std::string> names) {
    return std::visit([&](const auto& play) { return narrator_of(words, play, std::move(names)); }, game.play());
}

} // namespace londinium
