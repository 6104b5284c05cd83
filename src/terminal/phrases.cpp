#include "terminal/phrases.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace londinium {

std::string Phrases::number(int number) { return (number < 0 ? "−" : "") + std::to_string(std::abs(number)); }

std::string Phrases::with_sign(int number) { return (number > 0 ? "+" : "") + Phrases::number(number); }

std::string Phrases::list(const std::vector<std::string>& items) const {
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "" : say("list.comma")) + item;
    return text;
}

std::string Phrases::row(const std::vector<std::string>& items) const {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto here = items.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::find(items.begin(), here, *here) != here) continue; // counted before
        const auto copies = std::ranges::count(items, *here);
        text += (text.empty() ? "" : say("list.dot")) + *here;
        if (copies > 1) text += say("list.times", {{"n", copies}});
    }
    return text;
}

std::string Phrases::named(SeatSet seats) const {
    std::vector<std::string> chosen;
    for (std::size_t s = 0; s < names_.size(); ++s) {
        if (holds(seats, seat_at(s))) chosen.push_back(names_[s]);
    }
    std::string text;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (i > 0) text += say(i + 1 == chosen.size() ? "list.and" : "list.comma");
        text += chosen[i];
    }
    return text;
}

void show_origins(Paper& paper, const Phrases& phrases, const Entry& entry) {
    constexpr std::array<std::string_view, 3> kHeads = {"origin.printed", "origin.rulebook", "origin.reconstruction"};
    std::array<std::vector<std::string>, 3> by_origin;
    for (const Value& value : entry.values) {
        const std::string id = "column." + value.column;
        by_origin[static_cast<std::size_t>(value.origin)].push_back(phrases.has(id) ? phrases.say(id) : value.column);
    }
    for (std::size_t i = 0; i < kHeads.size(); ++i) {
        if (by_origin[i].empty()) continue;
        const bool all = by_origin[i].size() == entry.values.size();
        const std::string what = all ? phrases.say("origin.all") : phrases.list(by_origin[i]);
        paper.wrapped(phrases.say(kHeads[i], {{"values", what}}), 2, 4);
    }
    if (!entry.note.empty()) paper.wrapped(phrases.say("origin.note", {{"note", entry.note}}), 2, 4);
}

} // namespace londinium
