#include "terminal/london/look_up.h"

#include "terminal/london/describe_borough.h"
#include "terminal/london/describe_card.h"
#include "terminal/london/table.h"
#include "terminal/search.h"

namespace londinium {

using london::Borough;
using london::Card;

bool look_up(Paper& paper, const LondonPhrases& phrases, const london::View& view, std::string_view what) {
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
    return search.answer(paper, phrases);
}

} // namespace londinium
