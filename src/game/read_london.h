#pragma once

#include "game/data_file.h"
#include "game/london_book.h"

#include <span>
#include <string_view>

/// The two halves of reading an edition of London. Each refuses in its file
/// what is wrong there; the book is of use only if nothing was.
namespace londinium {

std::span<const std::string_view> card_columns();
std::span<const std::string_view> borough_columns(int edition);

void read_cards(DataFile& file, LondonBook& book);
void read_boroughs(DataFile& file, LondonBook& book);

} // namespace londinium
