#pragma once

#include "base/embedded_file.h"

#include <span>

namespace londinium {

/// The files of data/words/ that the program says something of, in all
/// languages. Written by cmake/embed.cmake.
std::span<const EmbeddedFile> embedded_words();

} // namespace londinium
