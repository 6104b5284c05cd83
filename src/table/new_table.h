#pragma once

#include "table/event.h"

#include <string>
#include <vector>

namespace londinium {

/// A table about to be made: its name, the first event of its log, and the
/// tokens to hand out, which are kept nowhere.
struct NewTable {
    struct Handed {
        Seat seat;
        std::string token;
    };

    std::string id;
    Event made;
    std::vector<Handed> tokens; // for each seat of kind `you`
};

NewTable new_table(Settings settings, Time now);

} // namespace londinium
