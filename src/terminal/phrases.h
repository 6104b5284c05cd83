#pragma once

#include "base/seat.h"
#include "game/origin.h"
#include "terminal/paper.h"
#include "words/words.h"

#include <string>
#include <vector>

namespace londinium {

/// The pieces that texts about any table are made of: the players' names,
/// lists, numbers with their signs. Each game adds the names of its own things.
class Phrases {
public:
    Phrases(const Words& words, std::vector<std::string> names) : words_(words), names_(std::move(names)) {}

    const Words& words() const { return words_; }
    const std::vector<std::string>& names() const { return names_; }
    const std::string& name(Seat seat) const { return names_[index(seat)]; }

    std::string say(std::string_view id, std::initializer_list<Fill> fills = {}) const { return words_(id, fills); }
    bool has(std::string_view id) const { return words_.has(id); }

    /// "+3" or "−3", and "0".
    static std::string with_sign(int number);
    /// With a proper minus: "−7".
    static std::string number(int number);

    /// "a, b, c", with the language's own comma.
    std::string list(const std::vector<std::string>& items) const;
    /// "a · b · c ×2": names, which may hold commas; the same one only once.
    std::string row(const std::vector<std::string>& items) const;
    /// "Ann, Ben and Cat".
    std::string named(SeatSet seats) const;

private:
    const Words& words_;
    std::vector<std::string> names_;
};

/// "Read off the printed card: …": what is known how surely.
void show_origins(Paper& paper, const Phrases& phrases, const Entry& entry);

} // namespace londinium
