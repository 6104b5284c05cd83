#pragma once

#include "terminal/london/phrases.h"
#include "terminal/narrator.h"

namespace londinium {

/// Tells London, both editions.
class LondonNarrator : public Narrator {
public:
    LondonNarrator(const Words& words, const LondonBook& book, std::vector<std::string> names)
        : phrases_(words, book, std::move(names)) {}

    std::string title() const override;
    std::string_view key() const override { return "london"; }
    void introduce(Paper& paper) const override;
    void show(Paper& paper, const Game& game, Seat eyes, bool all) const override;
    std::string question(const Game& game, Seat eyes) const override;
    std::vector<Choice> choices(const Game& game, Seat eyes) const override;
    std::string only_choice(const Game& game, Seat eyes) const override;
    void tell(Paper& paper, const Game& game, std::size_t from, std::optional<Seat> eyes) const override;
    int turn(const Game& game) const override;
    void tell_from_turn(Paper& paper, const Game& game, int turn, Seat eyes) const override;
    int turns_in_round(const Game& game) const override { return static_cast<int>(game.players()); }
    void show_public(Paper& paper, const Game& game) const override;
    void rules(Paper& paper) const override;
    void vocabulary(Paper& paper) const override;
    bool explain(Paper& paper, const Game& game, Seat eyes, std::string_view what) const override;
    void map(Paper& paper, const Game& game, Seat eyes) const override;
    void score_now(Paper& paper, const Game& game, Seat eyes) const override;
    void final_score(Paper& paper, const Game& game) const override;

private:
    london::View view(const Game& game, Seat eyes) const;
    std::string_view edition_key() const { return phrases_.edition().number == 1 ? "1" : "2"; }
    void show_all(Paper& paper, const london::View& view) const;
    void show_own(Paper& paper, const london::View& view) const;

    LondonPhrases phrases_;
};

} // namespace londinium
