#pragma once

#include "game/london.h"
#include "terminal/paper.h"
#include "terminal/words.h"

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

/// The pieces that all texts about a London table are made of: names of cards,
/// boroughs and players, and what changed.
class Phrases {
public:
    Phrases(const Words& words, const LondonBook& book, std::vector<std::string> names)
        : words_(words), book_(book), names_(std::move(names)) {}

    const LondonBook& book() const { return book_; }
    const london::Edition& edition() const { return book_.edition; }
    const std::vector<std::string>& names() const { return names_; }

    std::string say(std::string_view id, std::initializer_list<Fill> fills = {}) const { return words_(id, fills); }
    bool has(std::string_view id) const { return words_.has(id); }

    std::string name(london::Card card) const;
    std::string name(london::Borough borough) const;
    const std::string& name(Seat seat) const { return names_[index(seat)]; }
    std::string colour(london::Colour colour) const;

    /// The colour's sign and the name, in that colour and not to be torn apart:
    /// "■ Salters".
    std::string marked(london::Card card) const;
    std::string sign(london::Colour colour) const;

    /// "+£4, −2 poverty"; empty if nothing changed.
    std::string told(const Change& change) const;
    /// "+3" or "−3", and "0".
    static std::string with_sign(int number);
    /// With a proper minus: "−7".
    static std::string number(int number);

    /// "a, b, c", with the language's own comma.
    std::string list(const std::vector<std::string>& items) const;
    /// "a · b · c ×2": names, which may hold commas; the same one only once.
    std::string row(const std::vector<std::string>& names) const;

private:
    const Words& words_;
    const LondonBook& book_;
    std::vector<std::string> names_;
};

/// A hand as it is shown: by colour, Paupers last.
std::vector<london::Card> in_reading_order(const london::Edition& edition, const london::Hand& hand);

} // namespace londinium
