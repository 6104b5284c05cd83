#pragma once

#include "base/result.h"
#include "players/judge.h"

#include <memory>
#include <string>
#include <string_view>

namespace londinium {

/// What a net's file says of it besides its weights.
struct NetRecord {
    std::string game;
    std::string data;     // the version of the card data it learnt from
    std::string training; // how it was made: command, games, how well it did
    float caution = 0;    // Judge::caution
};

/// The text of a net's file: the record, then a line for each input with its
/// name and its weights, sixteen bits each, in base 64.
std::string write_net(const Net& net, const std::vector<std::string>& names, const NetRecord& record);

/// Reads weights into a net. Inputs are found by their names: what the file
/// does not know weighs nothing, what only the file knows is left out, so that
/// a net outlives a corrected card.
Result<NetRecord> read_net(std::string_view text, const std::vector<std::string>& names, Net& net);

template <class Rules>
using JudgePtr = std::shared_ptr<const Judge<Rules>>;

/// The judge with the net that was built into the program. Each has its own
/// copy: who makes many players for one book keeps the judge and shares it.
template <class Rules>
Result<JudgePtr<Rules>> built_in_judge(const typename Rules::Book& book);

/// The judge with a net from a file, to try one before it is built in.
template <class Rules>
Result<JudgePtr<Rules>> judge_from_file(const typename Rules::Book& book, const std::string& file);

} // namespace londinium
