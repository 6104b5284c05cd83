#pragma once

#include <string>
#include <string_view>

namespace londinium {

/// A file as text, with the name to call it by in errors.
struct SourceText {
    std::string name;
    std::string_view text;
};

} // namespace londinium
