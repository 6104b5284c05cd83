#pragma once

// What each game's own rules say; see games.h.
#include "common/london_facts.h"
#include "common/markets_facts.h"
