#include "terminal/london/look_up.h"

#include "terminal/london/describe_borough.h"
#include "terminal/london/describe_card.h"
#include "terminal/london/table.h"
#include "terminal/text.h"

#include <functional>

namespace londinium {

using london::Borough;
using london::Card;

namespace {

// More than this at once would not be read.
constexpr std::size_t kMostDetails = 3;

struct Found {
    std::string name;
    std::function<void()> explain;
};

/// Every one that matches; or only those that are called exactly so.
class Search {
public:
    explicit Search(std::string_view what) : what_(plain(what)) {}

    void offer(std::string_view id, const std::string& name, const std::function<void()>& explain) {
        const std::string simple = plain(name);
        if (what_ == id || what_ == simple) {
            exact_.push_back({name, explain});
        } else if (begins_in(simple, what_) || begins_in(plain(id), what_)) {
            near_.push_back({name, explain});
        }
    }
    const std::vector<Found>& found() const { return exact_.empty() ? near_ : exact_; }

private:
    /// Does a word of the text begin there?
    static bool begins_in(std::string_view text, std::string_view beginning) {
        for (std::size_t at = text.find(beginning); at != std::string_view::npos; at = text.find(beginning, at + 1)) {
            if (at == 0 || text[at - 1] == ' ' || text[at - 1] == '-') return true;
        }
        return false;
    }

    std::string what_;
    std::vector<Found> exact_;
    std::vector<Found> near_;
};

} // namespace

bool look_up(Paper& paper, const Phrases& phrases, const london::View& view, std::string_view what) {
    Search search(what);
    for (std::size_t i = 0; i < phrases.book().cards.size(); ++i) {
        const auto card = static_cast<Card>(i);
        search.offer(phrases.book().id(card), phrases.name(card), [&, card] { card_details(paper, phrases, card); });
    }
    for (std::size_t i = 0; i < phrases.book().boroughs.size(); ++i) {
        const auto borough = static_cast<Borough>(i);
        search.offer(phrases.book().id(borough), phrases.name(borough),
                     [&, borough] { borough_details(paper, phrases, view.shown, borough); });
    }
    for (std::size_t s = 0; s < view.shown.players; ++s) {
        const Seat seat = seat_at(s);
        search.offer("", phrases.name(seat), [&, seat] {
            show_means(paper, phrases, view, seat);
            show_city(paper, phrases, view, seat);
        });
    }
    const std::vector<Found>& found = search.found();
    if (found.empty()) return false;
    if (found.size() <= kMostDetails) {
        for (const Found& one : found) one.explain();
        return true;
    }
    std::vector<std::string> names;
    for (const Found& one : found) names.push_back(one.name);
    paper.wrapped(phrases.say("lookup.several", {{"names", phrases.list(names)}}));
    return true;
}

} // namespace londinium
