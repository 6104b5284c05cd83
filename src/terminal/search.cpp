#include "terminal/search.h"

#include "terminal/text.h"

namespace londinium {

namespace {

// More than this at once would not be read.
constexpr std::size_t kMostDetails = 3;

/// Does a word of the text begin there?
bool begins_in(std::string_view text, std::string_view beginning) {
    for (std::size_t at = text.find(beginning); at != std::string_view::npos; at = text.find(beginning, at + 1)) {
        if (at == 0 || text[at - 1] == ' ' || text[at - 1] == '-') return true;
    }
    return false;
}

} // namespace

Search::Search(std::string_view what) : what_(plain(what)) {}

void Search::offer(std::string_view id, const std::string& name, const std::function<void()>& explain) {
    const std::string simple = plain(name);
    if (what_ == id || what_ == simple) {
        exact_.push_back({name, explain});
    } else if (begins_in(simple, what_) || begins_in(plain(id), what_)) {
        near_.push_back({name, explain});
    }
}

bool Search::answer(Paper& paper, const Phrases& phrases) const {
    if (found().empty()) return false;
    if (found().size() <= kMostDetails) {
        for (const Found& one : found()) one.explain();
        return true;
    }
    std::vector<std::string> names;
    for (const Found& one : found()) names.push_back(one.name);
    paper.wrapped(phrases.say("lookup.several", {{"names", phrases.row(names)}}));
    return true;
}

} // namespace londinium
