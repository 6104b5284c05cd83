#pragma once

#include "base/embedded_file.h"

#include <span>

namespace londinium {

/// The nets of data/nets/, sorted by name. Written by cmake/embed.cmake.
std::span<const EmbeddedFile> embedded_nets();

} // namespace londinium
