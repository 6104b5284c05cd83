#pragma once

#include "base/result.h"
#include "game/library.h"

#include <string>

namespace londinium {

/// The data that the program works with: the files of a directory, or what is
/// built in if the directory is an empty text.
Result<Library> load_library(const std::string& directory);

} // namespace londinium
