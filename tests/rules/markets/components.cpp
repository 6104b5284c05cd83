#include "rules/markets/position.h"

#include <algorithm>
#include <cstdlib>

namespace londinium::markets::testing {
namespace {

struct Named {
    std::string id;
    Face face;
};

struct NamedPrices {
    std::string id;
    Prices prices;
};

constexpr std::array<std::string_view, kKinds> kKindIds = {"coffee", "porcelain", "silk", "soap"};
constexpr std::array<std::string_view, kMarkets> kMarketIds = {"borough-market", "brixton-market", "covent-garden",
                                                               "petticoat-lane", "portobello-market"};
constexpr std::array<Market, kMarkets> kRing = {kPortobello, kCoventGarden, kPetticoatLane, kBorough, kBrixton};

std::string id_of(Market market) { return std::string(kMarketIds[index(market)]); }

const std::vector<NamedPrices>& market_cards() {
    static const std::vector<NamedPrices> cards = [] {
        constexpr std::uint8_t s = kSpecialPrize;
        // coffee, porcelain, silk, soap
        std::vector<NamedPrices> list = {
            {"m1", {false, {4, s, 2, 1}}},  {"m2", {false, {2, 4, 1, s}}}, {"m3", {false, {s, 1, 4, 2}}},
            {"m4", {false, {1, 2, s, 4}}},  {"m5", {false, {1, s, 4, 2}}}, {"m6", {false, {4, 1, 2, s}}},
            {"m7", {false, {s, 2, 1, 4}}},  {"m8", {false, {2, 4, s, 1}}}, {"m9", {false, {2, 1, 3, 4}}},
            {"m10", {false, {3, 4, 2, 1}}}, {"closed-1", {true, {}}},      {"closed-2", {true, {}}},
        };
        std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
        return list;
    }();
    return cards;
}

const std::vector<Named>& specials() {
    static const std::vector<Named> cards = [] {
        const Market none = kUnknownMarket;
        std::vector<Named> list = {
            {"advantage", {Effect::advantage, none, none, 1, true, 1}},
            {"restock-and-exchange", {Effect::restock_and_exchange, none, none, 3, true, 1}},
            {"any-market", {Effect::any_market, none, none, 4, false, 1}},
            {"rich-offer", {Effect::rich_offer, none, none, 2, false, 5}},
        };
        for (std::size_t i = 0; i < kMarkets; ++i) {
            const Market market = kRing[i];
            list.push_back({"clientele-" + id_of(market), {Effect::clientele, market, none, 1, false, 1}});
            list.push_back({"monopoly-" + id_of(market), {Effect::monopoly, market, none, 1, false, 5}});
            for (std::size_t j = i + 1; j < kMarkets; ++j) {
                list.push_back({"combined-offer-" + id_of(market) + "-" + id_of(kRing[j]),
                                {Effect::combined_offer, market, kRing[j], 1, false, 5}});
            }
        }
        std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
        return list;
    }();
    return cards;
}

Edition build_edition() {
    Edition edition{};
    for (const NamedPrices& card : market_cards()) edition.market_cards.push_back(card.prices);
    for (const Named& card : specials()) edition.specials.push_back(card.face);
    edition.ring = kRing;
    for (std::size_t i = 0; i < kRounds; ++i) {
        constexpr std::array<Task, 3> kLower = {Task::tile, Task::money, Task::goods};
        constexpr std::array<Task, 3> kUpper = {Task::goods, Task::tile, Task::money};
        edition.spaces[i] = {kLower[i % 3], kUpper[i % 3], Event::none};
    }
    edition.spaces[3].event = edition.spaces[7].event = Event::special_card;
    edition.spaces[4].event = edition.spaces[8].event = Event::show_money;
    complete(edition);
    return edition;
}

template <class List>
std::size_t find(const List& list, std::string_view id) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].id == id) return i;
    }
    std::abort(); // a misspelt test
}

} // namespace

const Edition& standard_edition() {
    static const Edition edition = build_edition();
    return edition;
}

Special special(std::string_view id) { return static_cast<Special>(find(specials(), id)); }
MarketCard market_card(std::string_view id) { return static_cast<MarketCard>(find(market_cards(), id)); }

std::string words(Action action) {
    const auto market = [&] { return id_of(action.market()); };
    const auto kind = [&] { return std::string(kKindIds[index(action.kind())]); };
    const auto card = [&] { return specials()[index(action.special())].id; };
    switch (action.verb) {
    case Verb::tile: return "tile " + market();
    case Verb::builder: return "builder";
    case Verb::cashier: return "cashier";
    case Verb::buyer: return "buyer";
    case Verb::assistant: return (action.pawn == Pawn::lower ? "assistant lower " : "assistant upper ") + market();
    case Verb::play: return "play " + card();
    case Verb::done: return "done";
    case Verb::take: return "take " + kind();
    case Verb::give: return "give " + kind();
    case Verb::keep_hand: return "keep";
    case Verb::bid: return "bid " + kind() + " " + std::to_string(action.count);
    case Verb::bid_nothing: return "bid nothing";
    case Verb::prize_pile: return "pile";
    case Verb::prize_cash: return "cash";
    case Verb::pile: return "pile " + std::to_string(action.pile_number() + 1);
    case Verb::keep: return "keep " + card();
    }
    return {};
}

std::vector<std::string> words(const Actions& actions) {
    std::vector<std::string> list;
    for (const Action action : actions) list.push_back(words(action));
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace londinium::markets::testing
