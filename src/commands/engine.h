#pragma once

#include "game/library.h"

namespace londinium {

/// `londinium engine`: the protocol on standard input and output.
int run_engine(const Library& library);

} // namespace londinium
