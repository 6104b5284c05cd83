#pragma once

#include "game/data_file.h"
#include "rules/london/edition.h"

#include <span>

/// The words of the London data files (data/README.md), and what they
/// stand for.
namespace londinium {

std::span<const Keyword<london::Colour>> colour_words();

/// `ongoing` of a card. peek-n is not among them: read it with read_power.
std::span<const Keyword<london::Power>> ongoing_words();
/// `optional` of a borough, peek-n not among them.
std::span<const Keyword<london::Power>> optional_words();
/// `activated` of a card: what an edition's rules know.
std::span<const Keyword<london::Effect>> effect_words(int edition);

/// An empty cell is Power::none. `peek` becomes the n of peek-n, or 0.
london::Power read_power(DataFile& file, std::size_t row, std::string_view column, std::string_view what,
                         std::span<const Keyword<london::Power>> known, std::uint8_t& peek);

} // namespace londinium
