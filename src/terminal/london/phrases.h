#pragma once

#include "game/london.h"
#include "terminal/phrases.h"

#include <string>
#include <vector>

namespace londinium {

/// What a step did to one player's four counters. Money that loans brought in
/// is not in `money`: a price stays what it was.
struct Change {
    int money = 0;
    int loans = 0;
    int poverty = 0;
    int prestige = 0;

    bool nothing() const { return money == 0 && loans == 0 && poverty == 0 && prestige == 0; }
};

Change change_between(const london::State& before, const london::State& after, Seat seat);

/// The pieces that texts about a London table are made of: names of cards and
/// boroughs, and what changed.
class LondonPhrases : public Phrases {
public:
    LondonPhrases(const Words& words, const LondonBook& book, std::vector<std::string> names)
        : Phrases(words, std::move(names)), book_(book) {}

    const LondonBook& book() const { return book_; }
    const london::Edition& edition() const { return book_.edition; }

    using Phrases::name;
    std::string name(london::Card card) const;
    std::string name(london::Borough borough) const;
    std::string colour(london::Colour colour) const;

    /// The colour's sign and the name, in that colour and not to be torn apart:
    /// "■ Salters".
    std::string marked(london::Card card) const;
    std::string sign(london::Colour colour) const;

    /// "+£4, −2 poverty"; empty if nothing changed.
    std::string told(const Change& change) const;

private:
    const LondonBook& book_;
};

/// A colour as messages choose by it: "brown".
std::string_view colour_word(london::Colour colour);

/// A hand as it is shown: by colour, Paupers last.
std::vector<london::Card> in_reading_order(const london::Edition& edition, const london::Hand& hand);

} // namespace londinium
