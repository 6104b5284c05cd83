#pragma once

#include "terminal/phrases.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// Looks for the things that are called so, or of which a word begins so:
/// "? hosp". Those called exactly so go before the others.
class Search {
public:
    explicit Search(std::string_view what);

    /// Something that can be explained. The id may be typed as well as the name.
    void offer(std::string_view id, const std::string& name, const std::function<void()>& explain);

    bool found_any() const { return !found().empty(); }
    /// Explains what was found: all of it if it is little, else only which
    /// there are. False if there is none.
    bool answer(Paper& paper, const Phrases& phrases) const;

private:
    struct Found {
        std::string name;
        std::function<void()> explain;
    };
    const std::vector<Found>& found() const { return exact_.empty() ? near_ : exact_; }

    std::string what_;
    std::vector<Found> exact_;
    std::vector<Found> near_;
};

} // namespace londinium
