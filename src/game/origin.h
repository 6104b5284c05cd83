#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace londinium {

/// Where a value of the data comes from, the surest first.
enum class Origin : std::uint8_t {
    printed,        // read off a printed component
    rulebook,       // said in a rulebook
    reconstruction, // a reasoned guess, until an owner of the game corrects it
};

/// One value of a data file as it stands there, for `londinium data` and for
/// the details of a card on the page.
struct Value {
    std::string column;
    std::string text;
    Origin origin;
};

/// What a data file says of one card or borough, besides what the rules use.
struct Entry {
    std::string id;
    std::string name;
    std::string note; // partial facts that fit no column; may be empty
    std::vector<Value> values;
};

} // namespace londinium
