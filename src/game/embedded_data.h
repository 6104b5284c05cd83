#pragma once

#include "base/embedded_file.h"

#include <span>

namespace londinium {

/// The tables of data/, sorted by name. Written by cmake/embed.cmake.
std::span<const EmbeddedFile> embedded_data();

} // namespace londinium
