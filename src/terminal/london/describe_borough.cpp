#include "terminal/london/describe_borough.h"

#include "rules/london/legal.h"
#include "terminal/london/describe_card.h"

#include <algorithm>

namespace londinium {

using london::Borough;
using london::BoroughSet;
using london::holds;
using london::Land;
using london::Power;

namespace {

std::vector<std::string> names_of(const LondonPhrases& phrases, BoroughSet set) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < phrases.edition().boroughs.size(); ++i) {
        const auto borough = static_cast<Borough>(i);
        if (holds(set, borough)) names.push_back(phrases.name(borough));
    }
    return names;
}

std::string neighbours_text(const LondonPhrases& phrases, const Land& land) {
    std::vector<std::string> names = names_of(phrases, land.land_neighbours);
    for (const std::string& name : names_of(phrases, land.bridge_neighbours)) {
        names.push_back(phrases.say("bank.by-bridge", {{"borough", name}}));
    }
    return phrases.row(names);
}

std::string where_text(const LondonPhrases& phrases, const Land& land) {
    const std::string bank = phrases.say(land.north ? "bank.north" : "bank.south");
    return land.riverside ? phrases.list({bank, phrases.say("bank.river")}) : bank;
}

void map_line(Paper& paper, const LondonPhrases& phrases, const london::State& shown, Borough borough, bool open) {
    const Land& land = phrases.edition()[borough];
    std::string owner = borough_owner(phrases, shown, borough);
    if (owner.empty() && open) owner = phrases.say("map.open");
    const std::string name = padded(phrases.name(borough), 31);
    const std::string river = phrases.say("map.river");
    paper.wrapped(phrases.say("map.line", {{"borough", name},
                                           {"cost", land.cost},
                                           {"cards", land.cards},
                                           {"prestige", land.end_prestige},
                                           {"river", padded(land.riverside ? river : "", columns(river))},
                                           {"owner", owner}}),
                  2, 4);
    const std::string next = phrases.say("map.next-to", {{"boroughs", neighbours_text(phrases, land)}});
    paper.wrapped(styled(Style::faint, next), 6, 8);
}

} // namespace

std::string active_text(const LondonPhrases& phrases, const Land& land) {
    return phrases.told({land.active_money, 0, land.active_poverty, land.active_prestige});
}

std::string borough_brief(const LondonPhrases& phrases, Borough borough) {
    const Land& land = phrases.edition()[borough];
    if (phrases.edition().map) {
        return phrases.say("land.brief-map",
                           {{"cost", land.cost}, {"cards", land.cards}, {"prestige", land.end_prestige}});
    }
    const std::string text = phrases.say(
        "land.brief-card",
        {{"cost", land.cost}, {"cards", land.cards}, {"prestige", land.prestige}, {"poverty", land.lose_poverty}});
    return text + abilities_text(phrases, land);
}

std::string abilities_text(const LondonPhrases& phrases, const Land& land) {
    std::string text;
    if (land.optional != Power::none) {
        text += phrases.say("land.power", {{"power", power_text(phrases, land.optional, land.peek)}});
    }
    if (land.has_active) text += phrases.say("land.active", {{"change", active_text(phrases, land)}});
    return text;
}

std::string borough_owner(const LondonPhrases& phrases, const london::State& shown, Borough borough) {
    for (std::size_t s = 0; s < shown.players; ++s) {
        if (!holds(shown.land_of(seat_at(s)), borough)) continue;
        const bool station = holds(shown.stations, borough);
        return station ? phrases.say("map.owner-underground", {{"player", phrases.name(seat_at(s))}})
                       : phrases.name(seat_at(s));
    }
    return {};
}

void borough_details(Paper& paper, const LondonPhrases& phrases, const london::State& shown, Borough borough) {
    const Land& land = phrases.edition()[borough];
    paper.line(styled(Style::heading, phrases.name(borough)) + " (" + where_text(phrases, land) + ")");
    const auto say = [&](std::string_view id, std::initializer_list<Fill> fills) {
        paper.wrapped(phrases.say(id, fills), 2, 4);
    };
    if (phrases.edition().map) {
        say("details.borough-map", {{"cost", land.cost}, {"cards", land.cards}, {"prestige", land.end_prestige}});
        say("map.next-to", {{"boroughs", neighbours_text(phrases, land)}});
    } else {
        say("details.borough-card",
            {{"cost", land.cost}, {"cards", land.cards}, {"prestige", land.prestige}, {"poverty", land.lose_poverty}});
        if (land.optional != Power::none) {
            say("details.borough-power", {{"power", power_text(phrases, land.optional, land.peek)}});
        }
        if (land.has_active) say("details.borough-active", {{"change", active_text(phrases, land)}});
    }
    const std::string owner = borough_owner(phrases, shown, borough);
    if (!owner.empty()) say("details.borough-owner", {{"player", owner}});
    show_origins(paper, phrases, phrases.book().boroughs[index(borough)]);
}

void show_map(Paper& paper, const LondonPhrases& phrases, const london::View& view) {
    const london::State& shown = view.shown;
    const bool map = phrases.edition().map;
    const BoroughSet open = shown.over() ? 0 : london::boroughs_for_sale(phrases.edition(), shown);
    for (const bool north : {true, false}) {
        paper.line(styled(Style::heading, phrases.say(north ? "map.north" : "map.south")));
        for (std::size_t i = 0; i < phrases.edition().boroughs.size(); ++i) {
            const auto borough = static_cast<Borough>(i);
            if (phrases.edition()[borough].north != north) continue;
            if (map) {
                map_line(paper, phrases, shown, borough, holds(open, borough));
                continue;
            }
            const std::string owner = borough_owner(phrases, shown, borough);
            const bool offered = std::ranges::find(shown.offer, borough) != shown.offer.end();
            const std::string where = !owner.empty() ? owner : phrases.say(offered ? "map.offered" : "map.covered");
            paper.wrapped(phrases.say("map.card-line", {{"borough", phrases.name(borough)},
                                                        {"where", where},
                                                        {"brief", borough_brief(phrases, borough)}}),
                          2, 4);
        }
    }
    paper.wrapped(phrases.say(map ? "map.legend" : "map.card-legend"));
}

} // namespace londinium
