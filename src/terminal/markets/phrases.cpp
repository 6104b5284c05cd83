#include "terminal/markets/phrases.h"

#include "base/utf8.h"
#include "game/names.h"
#include "terminal/text.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace londinium {

using markets::Effect;
using markets::Kind;
using markets::Market;
using markets::Pawn;
using markets::Special;
using markets::Task;

namespace {

constexpr std::array<std::string_view, markets::kKinds + 1> kKindIds = {"kind.coffee", "kind.porcelain", "kind.silk",
                                                                        "kind.soap", "kind.general"};
constexpr std::array<Style, markets::kKinds + 1> kKindStyles = {Style::brown, Style::blue, Style::pink, Style::grey,
                                                                Style::heading};
// Told apart without colours, too.
constexpr std::array<std::string_view, markets::kKinds + 1> kSigns = {"■", "●", "▲", "○", "✱"};
constexpr std::array<Style, kMostSeats> kSeatStyles = {Style::first_seat, Style::second_seat, Style::third_seat,
                                                       Style::fourth_seat};
constexpr std::array<std::string_view, 5> kPawnIds = {"pawn.builder", "pawn.buyer", "pawn.cashier", "pawn.lower",
                                                      "pawn.upper"};
constexpr std::array<std::string_view, 3> kTaskIds = {"task.tile", "task.money", "task.goods"};

std::string_view effect_id(Effect effect) {
    switch (effect) {
    case Effect::advantage: return "special.advantage";
    case Effect::restock_and_exchange: return "special.restock-and-exchange";
    case Effect::any_market: return "special.any-market";
    case Effect::clientele: return "special.clientele";
    case Effect::monopoly: return "special.monopoly";
    case Effect::rich_offer: return "special.rich-offer";
    case Effect::combined_offer: return "special.combined-offer";
    }
    return "";
}

/// A capital of the name that nobody has yet, that of the last word first
/// ("Mr Pepys": P); else the seat's number.
std::string free_letter(std::string_view name, std::size_t seat, std::span<const std::string> taken) {
    const std::size_t space = name.find_last_of(' ');
    const std::string tries =
        std::string(space == std::string_view::npos ? "" : name.substr(space + 1)) + std::string(name);
    for (std::string_view rest = tries; !rest.empty();) {
        const std::string_view character = rest.substr(0, std::max<std::size_t>(1, utf8_length(rest)));
        rest.remove_prefix(character.size());
        const std::string capital = capital_letter(character);
        const bool letter = small_letter(capital) != capital;
        if (letter && std::ranges::find(taken, capital) == taken.end()) return capital;
    }
    return std::to_string(seat + 1);
}

} // namespace

MarketsPhrases::MarketsPhrases(const Words& words, const MarketsBook& book, std::vector<std::string> names)
    : Phrases(words, std::move(names)), book_(book) {
    for (std::size_t s = 0; s < this->names().size(); ++s) {
        letters_[s] = free_letter(this->names()[s], s, std::span(letters_).first(s));
    }
}

std::string MarketsPhrases::name(Market market) const { return market_name(book_, market, words()); }

std::string MarketsPhrases::short_name(Market market) const {
    const std::string id = "market-short." + book_.id(market);
    return has(id) ? say(id) : name(market);
}

std::string MarketsPhrases::name(Effect effect) const { return say(effect_id(effect)); }

std::string MarketsPhrases::name(Special card) const {
    const markets::Face& face = edition()[card];
    const std::string effect = name(face.effect);
    switch (face.effect) {
    case Effect::clientele:
    case Effect::monopoly: return say("special.at", {{"card", effect}, {"market", name(face.market)}});
    case Effect::combined_offer:
        return say("special.at-two", {{"card", effect}, {"market", name(face.market)}, {"second", name(face.second)}});
    default: return effect;
    }
}

std::string MarketsPhrases::name(Pawn pawn) const { return say(kPawnIds[static_cast<std::size_t>(pawn)]); }

std::string MarketsPhrases::name(Task task) const { return say(kTaskIds[static_cast<std::size_t>(task)]); }

std::string MarketsPhrases::name(Kind kind) const { return say(kKindIds[index(kind)]); }

std::string MarketsPhrases::marked(Kind kind) const {
    std::string text(kSigns[index(kind)]);
    for (const char c : "\u00A0" + name(kind)) text += c == ' ' ? std::string("\u00A0") : std::string(1, c);
    return styled(kKindStyles[index(kind)], text);
}

std::string MarketsPhrases::coloured(Kind kind) const { return styled(kKindStyles[index(kind)], name(kind)); }

std::string MarketsPhrases::goods(Kind kind, int cards) const {
    return say("markets.goods", {{"n", cards}, {"kind", marked(kind)}});
}

std::string MarketsPhrases::prize(std::uint8_t brings) const {
    return brings == markets::kSpecialPrize ? say("markets.prize.special") : pounds(brings);
}

std::string MarketsPhrases::prices(markets::MarketCard card) const {
    const markets::Prices& prices = edition()[card];
    if (prices.closed) return say("markets.prize.closed");
    std::vector<std::string> parts;
    for (const Kind kind : markets::kAllKinds) {
        parts.push_back(
            say("markets.prize.of", {{"kind", marked(kind)}, {"prize", prize(prices.brings[index(kind)])}}));
    }
    return row(parts);
}

std::string MarketsPhrases::in_colour(Seat seat, std::string_view text) const {
    return styled(kSeatStyles[index(seat)], text);
}

std::string MarketsPhrases::letter(Seat seat) const { return in_colour(seat, letters_[index(seat)]); }

} // namespace londinium
