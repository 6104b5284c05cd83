#include "terminal/markets/look_up.h"

#include "rules/markets/specials.h"
#include "terminal/markets/describe_special.h"
#include "terminal/markets/labels.h"
#include "terminal/markets/ring.h"
#include "terminal/markets/table.h"
#include "terminal/search.h"
#include "terminal/text.h"

#include <algorithm>
#include <array>

namespace londinium {

using markets::Effect;
using markets::kAllKinds;
using markets::Kind;
using markets::Market;
using markets::MarketCard;
using markets::Special;
using markets::View;

namespace {

void market_details(Paper& paper, const MarketsPhrases& phrases, const View& view, Market market) {
    const auto say = [&](std::string_view id, std::initializer_list<Fill> fills) {
        paper.wrapped(phrases.say(id, fills), 2, 4);
    };
    paper.line(styled(Style::heading, phrases.name(market)));
    say("markets.details.sells", {{"kind", phrases.marked(view.shown.sells[index(market)])}});
    if (const std::string merchant = merchant_text(phrases, view.shown, market); !merchant.empty()) {
        say("markets.details.merchant", {{"pawn", merchant}});
    }
    say("markets.details.next", {{"market", phrases.name(phrases.edition().after(market))}});
    say("markets.details.layers", {{"tiles", layers_text(phrases, view.shown.stall(market))}});
    say("markets.details.crates", {{"crates", crates_text(phrases, view.shown, market)}});
    std::vector<std::string> cards;
    for (std::size_t i = 0; i < phrases.edition().specials.size(); ++i) {
        const markets::Face& face = phrases.edition().specials[i];
        if (face.market == market || face.second == market) cards.push_back(phrases.name(static_cast<Special>(i)));
    }
    say("markets.details.special-cards", {{"cards", phrases.row(cards)}});
    show_origins(paper, phrases, phrases.book().markets[index(market)]);
}

void kind_details(Paper& paper, const MarketsPhrases& phrases, const View& view, Kind kind) {
    const auto say = [&](std::string_view id, std::initializer_list<Fill> fills) {
        paper.wrapped(phrases.say(id, fills), 2, 4);
    };
    paper.line(phrases.marked(kind));
    for (const Market market : phrases.edition().ring) {
        if (view.shown.sells[index(market)] == kind) {
            say("markets.details.sold-at", {{"market", phrases.name(market)}});
        }
    }
    say("markets.details.stock", {{"n", view.shown.stocks[index(kind)]},
                                  {"own", view.shown.of(view.seat).hand[index(kind)]},
                                  {"rivals", rivals_goods(phrases, view, kind)}});
    std::vector<std::string> prizes;
    for (std::size_t i = 0; i < phrases.edition().market_cards.size(); ++i) {
        const markets::Prices& prices = phrases.edition().market_cards[i];
        if (((view.to_come >> i) & 1U) == 0 || prices.closed) continue;
        prizes.push_back(phrases.prize(prices.brings[index(kind)]));
    }
    std::ranges::sort(prizes);
    if (!prizes.empty()) say("markets.details.to-come", {{"prizes", phrases.row(prizes)}});
}

void market_card_details(Paper& paper, const MarketsPhrases& phrases, const View& view, MarketCard card) {
    paper.line(styled(Style::heading, phrases.say("markets.details.market-card", {{"id", phrases.book().id(card)}})));
    paper.wrapped(phrases.prices(card), 2, 4);
    const bool to_come = ((view.to_come >> index(card)) & 1U) != 0;
    std::string_view where = to_come ? "markets.details.card-to-come" : "markets.details.card-past";
    if (view.shown.now == card) where = "markets.details.card-now";
    if (to_come && view.shown.market_cards[0] == card) where = "markets.details.card-last";
    paper.wrapped(phrases.say(where), 2, 4);
    show_origins(paper, phrases, phrases.book().market_cards[index(card)]);
}

void player_details(Paper& paper, const MarketsPhrases& phrases, const View& view, Seat seat) {
    const auto say = [&](std::string_view id, std::initializer_list<Fill> fills) {
        paper.wrapped(phrases.say(id, fills), 2, 4);
    };
    paper.line(phrases.letter(seat) + " " + styled(Style::heading, phrases.name(seat)));
    const markets::Player& player = view.shown.of(seat);
    say("markets.details.player", {{"n", view.goods[index(seat)]},
                                   {"tiles", player.tiles},
                                   {"specials", player.special.size()},
                                   {"money", money_text(phrases, view, seat)}});
    std::vector<std::string> known;
    for (const Kind kind : kAllKinds) {
        if (player.hand[index(kind)] > 0) known.push_back(phrases.goods(kind, player.hand[index(kind)]));
    }
    if (!known.empty()) say("markets.details.known", {{"goods", phrases.row(known)}});
    std::vector<std::string> crates;
    for (const Market market : phrases.edition().ring) {
        const int n = view.shown.stall(market).crates(seat);
        if (n > 0)
            crates.push_back(phrases.say("markets.details.crates-at", {{"n", n}, {"market", phrases.name(market)}}));
    }
    if (!crates.empty()) say("markets.details.crates", {{"crates", phrases.list(crates)}});
    std::vector<std::string> kept;
    for (const Special card : markets::kept_by(phrases.edition(), view.shown, seat)) kept.push_back(phrases.name(card));
    if (!kept.empty()) {
        say("markets.special.kept", {{"player", phrases.name(seat)}, {"cards", phrases.row(kept)}});
    }
}

/// The cards one by one, for whoever names one exactly or with its market.
void offer_cards(Search& search, Paper& paper, const MarketsPhrases& phrases, const View& view) {
    for (std::size_t i = 0; i < phrases.book().specials.size(); ++i) {
        const auto card = static_cast<Special>(i);
        search.offer(phrases.book().id(card), phrases.name(card),
                     [&, card] { special_details(paper, phrases, view, card); });
    }
    for (std::size_t i = 0; i < phrases.book().market_cards.size(); ++i) {
        const auto card = static_cast<MarketCard>(i);
        search.offer(phrases.book().id(card), phrases.book().id(card),
                     [&, card] { market_card_details(paper, phrases, view, card); });
    }
}

} // namespace

bool look_up(Paper& paper, const MarketsPhrases& phrases, const View& view, std::string_view what) {
    Search search(what);
    for (const Effect effect : {Effect::advantage, Effect::restock_and_exchange, Effect::any_market, Effect::clientele,
                                Effect::monopoly, Effect::rich_offer, Effect::combined_offer}) {
        search.offer("", phrases.name(effect), [&, effect] { effect_details(paper, phrases, view, effect); });
    }
    for (const Market market : phrases.edition().ring) {
        search.offer(phrases.book().id(market), phrases.name(market),
                     [&, market] { market_details(paper, phrases, view, market); });
    }
    for (const Kind kind : kAllKinds) {
        search.offer(words(kind), phrases.name(kind), [&, kind] { kind_details(paper, phrases, view, kind); });
    }
    for (std::size_t s = 0; s < view.shown.players; ++s) {
        const Seat seat = seat_at(s);
        search.offer("", phrases.name(seat), [&, seat] { player_details(paper, phrases, view, seat); });
    }
    struct Term {
        std::string_view also; // another name for it
        std::string_view name;
        std::string_view text;
    };
    constexpr std::array<Term, 4> kTerms = {{{"", "pawn.builder", "markets.vocabulary.builder"},
                                             {"", "pawn.cashier", "markets.vocabulary.cashier"},
                                             {"", "pawn.buyer", "markets.vocabulary.buyer"},
                                             {"pawn.upper", "pawn.lower", "markets.vocabulary.assistant"}}};
    for (const Term& term : kTerms) {
        search.offer(term.also.empty() ? "" : plain(phrases.say(term.also)), phrases.say(term.name),
                     [&, term] { paper.wrapped(phrases.say(term.text), 0, 2); });
    }
    // Most special cards name a market: asked for Brixton, one means the place.
    if (!search.found_any()) offer_cards(search, paper, phrases, view);
    return search.answer(paper, phrases);
}

} // namespace londinium
