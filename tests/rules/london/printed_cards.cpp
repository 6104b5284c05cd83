#include "rules/london/printed_cards.h"

#include <algorithm>
#include <ostream>

namespace londinium::london {
namespace {

using enum PrintedColour;
using enum PrintedCost;
using enum PrintedFlip;

// id, colour, copies in A, B, C, cost to place, end prestige, activation cost in £ and cards,
// gains: £, prestige, less poverty, more poverty; what happens to it; activated effect in words
// clang-format off
const std::vector<PrintedCard> kFirstEdition = {
    {"albert-dock",            brown, 0, 1, 0,  2, 2, 0, any_card,  10, 1, 0, 0, flips,        ""},
    {"albert-hall",            blue,  0, 0, 1,  5, 3, 0, no_card,    0, 2, 0, 0, flips,        ""},
    {"almshouses",             brown, 1, 0, 0,  0, 0, 0, no_card,    0, 0, 2, 0, flips,        ""},
    {"bank-of-england",        brown, 0, 1, 0,  0, 2, 0, no_card,    0, 0, 0, 0, stays,        ""},
    {"billingsgate-market",    brown, 0, 0, 1,  0, 0, 0, no_card,    8, 0, 0, 0, flips,        ""},
    {"brewing",                brown, 0, 2, 0,  2, 1, 0, any_card,   9, 0, 0, 0, flips,        ""},
    {"bridge",                 pink,  0, 2, 0,  2, 2, 0, no_card,    0, 0, 0, 0, stays,        "money-per-brown"},
    {"british-museum",         blue,  0, 1, 0,  4, 2, 0, no_card,    0, 1, 1, 0, stays,        ""},
    {"brixton-prison",         pink,  0, 1, 0,  0, 0, 0, no_card,    0, 0, 0, 0, flips,        "prison"},
    {"buckingham-palace",      blue,  0, 1, 0, 10, 7, 0, no_card,    0, 0, 0, 0, stays,        ""},
    {"coffee-house",           brown, 2, 0, 0,  0, 0, 0, no_card,    0, 0, 0, 0, stays,        "coffee-house"},
    {"covent-garden",          brown, 1, 0, 0,  0, 0, 0, no_card,    5, 2, 0, 0, flips,        ""},
    {"east-india-company",     brown, 1, 0, 0,  4, 2, 0, any_card,  12, 0, 0, 0, flips,        ""},
    {"fire-brigade",           pink,  0, 1, 0,  0, 0, 0, no_card,    0, 2, 0, 0, flips,        "others-pay-per-borough"},
    {"fishmongers",            brown, 1, 0, 0,  0, 0, 0, no_card,    5, 0, 0, 0, flips,        ""},
    {"fleet-street",           pink,  0, 1, 0,  0, 0, 0, no_card,    5, 0, 0, 0, flips,        "give-two-poverty"},
    {"furniture-makers",       brown, 0, 2, 0,  0, 1, 0, no_card,    6, 0, 0, 0, flips,        ""},
    {"grand-hotel",            brown, 0, 0, 1,  0, 0, 0, no_card,    4, 0, 0, 0, stays,        ""},
    {"great-exhibition",       pink,  0, 0, 1,  3, 0, 0, blue_card,  0, 5, 0, 0, flips,        ""},
    {"great-fire-monument",    pink,  1, 0, 0,  5, 4, 0, no_card,    0, 0, 0, 0, stays,        ""},
    {"grocers",                brown, 1, 0, 0,  0, 0, 0, no_card,    4, 0, 0, 0, flips,        ""},
    {"haberdashers",           brown, 1, 0, 0,  0, 0, 0, no_card,    4, 0, 0, 0, flips,        ""},
    {"highgate-cemetery",      pink,  0, 1, 0,  4, 2, 0, no_card,    0, 0, 2, 0, flips,        ""},
    {"hospital",               blue,  1, 2, 0,  2, 3, 0, no_card,    0, 0, 0, 0, flips,        "spare-a-flip"},
    {"huguenots",              brown, 1, 0, 0,  0, 0, 0, no_card,    0, 0, 0, 0, never_placed, "action-draw-2"},
    {"jewish-refugees",        brown, 0, 0, 2,  0, 0, 0, no_card,    0, 0, 0, 0, never_placed, "action-draw-2"},
    {"kew-gardens",            blue,  0, 1, 0,  7, 4, 0, no_card,    0, 0, 1, 0, stays,        ""},
    {"leather-industry",       brown, 0, 2, 0,  0, 1, 0, no_card,    7, 0, 0, 1, flips,        ""},
    {"lloyds-of-london",       brown, 0, 1, 0,  0, 2, 0, no_card,    0, 0, 0, 0, flips,        "take-2-from-each"},
    {"lords",                  blue,  0, 1, 0,  0, 1, 0, no_card,    0, 1, 1, 0, stays,        ""},
    {"mercers",                brown, 1, 0, 0,  0, 0, 0, no_card,    5, 0, 0, 0, flips,        ""},
    {"millbank-prison",        pink,  0, 1, 0,  5, 0, 0, no_card,    0, 0, 0, 0, flips,        "prison-prestige"},
    {"natural-history-museum", blue,  0, 0, 1,  6, 1, 0, no_card,    0, 2, 1, 0, stays,        ""},
    {"nelsons-column",         blue,  0, 1, 0,  8, 5, 0, no_card,    0, 0, 0, 0, stays,        ""},
    {"omnibus",                brown, 0, 2, 0,  0, 0, 0, no_card,    0, 0, 0, 0, stays,        "money-per-borough"},
    {"oxford-street",          brown, 0, 1, 0,  4, 0, 0, no_card,    8, 2, 1, 0, flips,        ""},
    {"parliament",             pink,  0, 0, 1,  9, 5, 0, no_card,    0, 0, 0, 0, stays,        ""},
    {"paupers",                grey,  2, 4, 5,  0, 0, 0, no_card,    0, 0, 0, 0, never_placed, ""},
    {"police-force",           pink,  0, 1, 0,  2, 0, 0, no_card,    0, 2, 0, 0, flips,        "pass-one-poverty"},
    {"public-houses",          brown, 0, 0, 1,  0, 0, 0, no_card,    0, 0, 0, 0, stays,        "hand-brings-no-poverty"},
    {"regent-street",          pink,  0, 1, 0,  2, 2, 0, no_card,    3, 2, 1, 0, flips,        ""},
    {"royal-victoria-dock",    brown, 0, 1, 0,  2, 2, 0, any_card,  10, 1, 0, 0, flips,        ""},
    {"st-pauls",               blue,  1, 0, 0, 10, 6, 0, no_card,    0, 0, 0, 0, stays,        ""},
    {"salters",                brown, 1, 0, 0,  0, 0, 0, no_card,    4, 0, 0, 0, flips,        ""},
    {"sewers",                 blue,  0, 0, 5,  4, 0, 0, no_card,    0, 0, 3, 0, flips,        ""},
    {"school-a-blue",          blue,  1, 0, 0,  2, 2, 0, no_card,    0, 0, 0, 0, stays,        ""},
    {"school-a-brown",         brown, 1, 0, 0,  2, 2, 0, no_card,    0, 0, 0, 0, stays,        ""},
    {"school-c-blue",          blue,  0, 0, 1,  2, 2, 0, no_card,    0, 0, 1, 0, stays,        ""},
    {"ship-building",          brown, 0, 2, 0,  2, 1, 0, any_card,   6, 2, 0, 0, flips,        ""},
    {"shops",                  brown, 0, 2, 2,  0, 0, 0, no_card,    0, 2, 1, 0, flips,        "take-collected"},
    {"silk-weaving",           brown, 0, 1, 0,  0, 1, 0, no_card,    6, 0, 0, 0, flips,        ""},
    {"smithfield-market",      brown, 0, 0, 1,  0, 0, 0, no_card,    8, 0, 1, 0, flips,        ""},
    {"steamboats",             brown, 0, 2, 0,  0, 0, 0, no_card,    0, 0, 0, 0, flips,        "2-per-river-borough"},
    {"stock-exchange",         brown, 0, 1, 0,  2, 1, 0, no_card,    2, 0, 0, 0, stays,        ""},
    {"street-lights",          blue,  0, 2, 0,  0, 0, 4, no_card,    0, 1, 2, 0, stays,        ""},
    {"thames-embankment",      pink,  0, 0, 1,  8, 4, 0, no_card,    0, 0, 1, 0, flips,        ""},
    {"theatre-royal",          blue,  1, 0, 0,  0, 0, 0, no_card,    2, 2, 0, 0, flips,        ""},
    {"tower-bridge",           pink,  0, 0, 1,  6, 4, 0, no_card,    0, 0, 0, 0, stays,        "money-per-brown"},
    {"town-houses",            blue,  0, 2, 0,  4, 0, 0, no_card,    0, 0, 0, 0, flips,        "prestige-per-non-brown"},
    {"train-station-north",    brown, 0, 0, 2,  3, 3, 0, any_card,   0, 0, 1, 0, flips,        "2-per-north-borough"},
    {"train-station-south",    brown, 0, 0, 1,  3, 3, 0, any_card,   0, 0, 1, 0, flips,        "2-per-south-borough"},
    {"underground",            pink,  0, 0, 5,  7, 0, 0, any_card,   0, 4, 0, 0, flips,        "place-two-undergrounds"},
    {"university-of-london",   blue,  0, 1, 0,  5, 3, 0, no_card,    0, 0, 0, 0, stays,        ""},
    {"vauxhall-gardens",       brown, 1, 0, 0,  0, 0, 0, no_card,    2, 2, 1, 0, flips,        ""},
    {"vintners",               brown, 1, 0, 0,  0, 0, 0, no_card,    4, 0, 0, 0, flips,        ""},
    {"watch-makers",           brown, 0, 1, 0,  0, 1, 0, no_card,    6, 0, 0, 0, flips,        ""},
    {"water-works",            blue,  2, 0, 0,  1, 1, 0, no_card,    0, 0, 2, 0, flips,        ""},
    {"west-india-docks",       brown, 0, 1, 0,  0, 2, 0, any_card,   7, 0, 0, 0, flips,        ""},
    {"whitehall",              pink,  0, 0, 1,  4, 1, 0, no_card,    0, 0, 0, 0, flips,        "activate-again"},
    {"woolwich-arsenal",       pink,  1, 0, 0,  0, 0, 7, no_card,    0, 5, 0, 0, flips,        ""},
    {"workers-houses",         brown, 0, 2, 0,  0, 0, 0, no_card,    0, 0, 2, 0, flips,        ""},
    {"workhouse",              pink,  0, 0, 1,  0, 2, 0, no_card,    0, 0, 0, 0, flips,        "workhouse"},
    {"wren",                   blue,  1, 0, 0,  0, 0, 0, no_card,    0, 0, 0, 0, never_placed, "action-place-2-free"},
};

/// The second edition has the same cards without these,
const std::vector<std::string> kLeftOut = {"fire-brigade", "fleet-street", "lloyds-of-london", "police-force", "underground"};

/// and with these as they are here.
const std::vector<PrintedCard> kChanged = {
    {"great-exhibition",  pink, 0, 0, 1, 3, 0, 0, any_card, 0, 5, 0, 0, flips, ""},
    {"thames-embankment", pink, 0, 0, 1, 8, 4, 0, no_card,  0, 0, 0, 0, flips, "prestige-per-river-borough"},
    {"town-houses",       blue, 0, 2, 0, 4, 0, 0, no_card,  0, 0, 0, 0, flips, "prestige-per-blue"},
    {"vauxhall-gardens",  blue, 1, 0, 0, 0, 0, 0, no_card,  2, 2, 1, 0, flips, ""},
};
// clang-format on

} // namespace

std::vector<CardCase> printed_cards(EditionNumber edition) {
    std::vector<CardCase> cases;
    for (const PrintedCard& first : kFirstEdition) {
        if (edition == london1) {
            cases.push_back({london1, first});
            continue;
        }
        if (std::find(kLeftOut.begin(), kLeftOut.end(), first.id) != kLeftOut.end()) continue;
        const auto changed = std::find_if(kChanged.begin(), kChanged.end(),
                                          [&](const PrintedCard& card) { return card.id == first.id; });
        cases.push_back({london2, changed == kChanged.end() ? first : *changed});
    }
    return cases;
}

std::string card_name(const testing::TestParamInfo<CardCase>& info) {
    std::string name = info.param.card.id;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

void PrintTo(const CardCase& card, std::ostream* out) { *out << card.card.id; }

} // namespace londinium::london
