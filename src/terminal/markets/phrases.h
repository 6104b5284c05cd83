#pragma once

#include "game/markets.h"
#include "terminal/phrases.h"

#include <array>

namespace londinium {

/// The pieces that texts about a London Markets table are made of: names of
/// goods, markets and special cards, and a letter for each player's crates.
class MarketsPhrases : public Phrases {
public:
    MarketsPhrases(const Words& words, const MarketsBook& book, std::vector<std::string> names);

    const MarketsBook& book() const { return book_; }
    const markets::Edition& edition() const { return book_.edition; }

    using Phrases::name;
    std::string name(markets::Market market) const;
    /// To stand above a narrow column.
    std::string short_name(markets::Market market) const;
    /// "Clientele (Brixton Market)".
    std::string name(markets::Special card) const;
    std::string name(markets::Effect effect) const;
    std::string name(markets::Pawn pawn) const;
    std::string name(markets::Task task) const;
    /// Also kGeneral, "any kind".
    std::string name(markets::Kind kind) const;

    /// In the kind's colour, behind its sign and not to be torn apart:
    /// "■ coffee".
    std::string marked(markets::Kind kind) const;
    /// Without the sign.
    std::string coloured(markets::Kind kind) const;
    /// "3 ■ coffee".
    std::string goods(markets::Kind kind, int cards) const;

    std::string pounds(int pounds) const { return say("cost.money", {{"n", pounds}}); }
    /// What the best offer of a kind brings: "£4", "a special card".
    std::string prize(std::uint8_t brings) const;
    /// What is on sale by a market card: "■ coffee £4 · …".
    std::string prices(markets::MarketCard card) const;

    /// The letter that stands for a player on the tiles; no two have the same.
    std::string letter(Seat seat) const;
    /// In the player's colour.
    std::string in_colour(Seat seat, std::string_view text) const;

private:
    const MarketsBook& book_;
    std::array<std::string, kMostSeats> letters_;
};

} // namespace londinium
