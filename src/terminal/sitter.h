#pragma once

#include <string>
#include <vector>

namespace londinium {

/// Who sits in a seat: a person at this terminal, or a player of the roster.
struct Sitter {
    std::string name;
    std::string player; // empty: a person

    bool is_person() const { return player.empty(); }
};

/// The names, by seat.
inline std::vector<std::string> names_of(const std::vector<Sitter>& sitters) {
    std::vector<std::string> names;
    names.reserve(sitters.size());
    for (const Sitter& sitter : sitters) names.push_back(sitter.name);
    return names;
}

} // namespace londinium
