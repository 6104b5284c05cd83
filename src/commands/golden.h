#pragma once

#include "game/library.h"

#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// A golden record: one whole game, played by chance from a fixed seed, with
/// what each seat sees at every step. The tests play it again and compare, so
/// that whatever changes in rules, words or views shows as a line of a file.
struct GoldenGame {
    std::string_view game;
    int players;

    std::string file_name() const; // "london2-3p.jsonl"
};

/// All games with all numbers of players.
const std::vector<GoldenGame>& golden_games();

/// The record, a JSON object on each line. The first has every view in full.
/// Each of the others has who did what, under `all` the members that changed
/// in all views alike, and under a seat's number those that changed otherwise
/// in its own. Of a list of objects (seats, stacks) only the items that changed
/// are there, by their place. The last two lines have the score and the record
/// of the game.
std::vector<std::string> golden_lines(const Library& library, const GoldenGame& golden);

/// `londinium golden`: writes all of them into a directory. Returns what the
/// program ends with.
int run_golden(const Library& library, const std::string& directory);

} // namespace londinium
