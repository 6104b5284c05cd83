#include "terminal/markets/describe_special.h"

#include "rules/markets/specials.h"

#include <algorithm>

namespace londinium {

using markets::Effect;
using markets::Face;
using markets::Special;
using markets::View;

namespace {

std::string_view brief_id(Effect effect) {
    switch (effect) {
    case Effect::advantage: return "special-does.advantage";
    case Effect::restock_and_exchange: return "special-does.restock-and-exchange";
    case Effect::any_market: return "special-does.any-market";
    case Effect::clientele: return "special-does.clientele";
    case Effect::monopoly: return "special-does.monopoly";
    case Effect::rich_offer: return "special-does.rich-offer";
    case Effect::combined_offer: return "special-does.combined-offer";
    }
    return "";
}

bool brings_money(Effect effect) {
    return effect == Effect::clientele || effect == Effect::monopoly || effect == Effect::rich_offer ||
           effect == Effect::combined_offer;
}

/// What holds for one card or all of its effect: when it may be played, and
/// whether it stays.
void show_rules(Paper& paper, const MarketsPhrases& phrases, const Face& face) {
    if (face.earliest_round > 1) {
        paper.wrapped(phrases.say("markets.details.earliest", {{"n", face.earliest_round}}), 2, 4);
    }
    paper.wrapped(phrases.say(face.kept ? "markets.details.kept" : "markets.details.gone"), 2, 4);
}

} // namespace

std::string special_brief(const MarketsPhrases& phrases, Special card) {
    return phrases.say(brief_id(phrases.edition()[card].effect));
}

std::string special_worth(const MarketsPhrases& phrases, const View& view, Special card) {
    const std::string brief = special_brief(phrases, card);
    if (!brings_money(phrases.edition()[card].effect) || view.shown.setting_up()) return brief;
    const int pays = markets::special_pays(phrases.edition(), view.shown, view.seat, card);
    return phrases.say("markets.special.now", {{"brief", brief}, {"money", phrases.pounds(pays)}});
}

void special_details(Paper& paper, const MarketsPhrases& phrases, const View& view, Special card) {
    const Face& face = phrases.edition()[card];
    paper.line(styled(Style::heading, phrases.name(card)));
    paper.wrapped(phrases.say("markets.details.does", {{"does", special_worth(phrases, view, card)}}), 2, 4);
    show_rules(paper, phrases, face);
    const auto played =
        std::ranges::count_if(view.shown.plays, [&](const markets::Play& play) { return play.card == card; });
    paper.wrapped(phrases.say("markets.details.copies", {{"n", face.copies}, {"played", played}}), 2, 4);
    show_origins(paper, phrases, phrases.book().specials[index(card)]);
}

void effect_details(Paper& paper, const MarketsPhrases& phrases, const View& view, Effect effect) {
    std::vector<Special> cards;
    for (std::size_t i = 0; i < phrases.edition().specials.size(); ++i) {
        if (phrases.edition().specials[i].effect == effect) cards.push_back(static_cast<Special>(i));
    }
    if (cards.size() == 1) {
        special_details(paper, phrases, view, cards[0]);
        return;
    }
    paper.line(styled(Style::heading, phrases.name(effect)));
    for (const Special card : cards) {
        paper.wrapped(phrases.say("markets.details.one",
                                  {{"card", phrases.name(card)}, {"does", special_worth(phrases, view, card)}}),
                      2, 6);
    }
    if (!cards.empty()) show_rules(paper, phrases, phrases.edition()[cards[0]]);
}

} // namespace londinium
