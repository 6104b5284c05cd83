#pragma once

#include <string>

namespace londinium {

/// What was said on the command line about a game in the terminal. What was
/// not said (empty or 0) is asked for.
struct PlayOptions {
    std::string language;  // a code or locale ("fr", "uk_UA.UTF-8"); English if it is none of ours
    std::string game;      // "london2", "london1", "markets"
    int players = 0;       // how many, computers included
    std::string opponents; // names of the roster with commas; the last one is repeated
    int seat = 1;          // of the (first) person, counted from 1
    std::string seed;      // the same text deals the same game; empty: a new deal
    std::string name;      // of the person; with commas for several
    int hot_seat = 0;      // how many persons share this terminal; 0: one
    std::string record;    // a file to save in, and to continue from
    bool watch = false;    // computer players only
};

} // namespace londinium
