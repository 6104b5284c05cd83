#include "game/london_reasons.h"

#include "game/london_words.h"
#include "game/names.h"
#include "rules/london/city.h"
#include "rules/london/hand.h"
#include "rules/london/legal.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

namespace londinium {

using namespace london;

namespace {

/// Which first words a decision takes, for whoever said another one.
struct Grammar {
    Decision decision;
    std::string_view verbs;
};
constexpr std::array<Grammar, 19> kGrammar = {{
    {Decision::turn, "repay, loan, swap, peek, draw"},
    {Decision::seen, "take, draw"},
    {Decision::back, "back"},
    {Decision::action, "develop, buy, run, draw three, loan, swap"},
    {Decision::draw, "draw"},
    {Decision::develop, "place, use, done, loan, swap"},
    {Decision::spend, "spend"},
    {Decision::where, "new, on"},
    {Decision::run, "activate, borough, sell, employ, done, loan, swap"},
    {Decision::pay, "spend"},
    {Decision::prison, "spend, done"},
    {Decision::workhouse, "spend, done"},
    {Decision::coffee, "take"},
    {Decision::again, "activate"},
    {Decision::victim, "player"},
    {Decision::station, "station"},
    {Decision::flip, "flip, spare"},
    {Decision::end, "swap, done"},
    {Decision::limit, "discard"},
}};

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> parts;
    while (!text.empty() && parts.size() < 8) {
        const std::size_t space = text.find(' ');
        parts.push_back(text.substr(0, space));
        text = space == std::string_view::npos ? std::string_view{} : text.substr(space + 1);
    }
    return parts;
}

/// Listens to one sentence of a player and finds what is wrong with it.
class Listener {
public:
    Listener(const LondonBook& book, const State& state, const Words& words)
        : book_(book), edition_(book.edition), state_(state), hand_(state.hand_of(state.seat)),
          powers_(state, state.seat), words_(words) {}

    std::string answer(std::string_view text) const {
        const auto parts = split(text);
        if (parts.empty()) return words_("why.nothing");
        const std::string_view verb = parts[0];
        const std::string_view last = parts.back();
        if (!takes(verb)) {
            // Of the words of the protocol, which are English.
            return "'" + std::string(verb) + "' does not answer the decision '" +
                   std::string(londinium::words(state_.decision)) + "', which takes: " + std::string(verbs_now());
        }
        if (verb == "loan") return words_("why.loan");
        if (verb == "repay") return repay();
        if (verb == "swap") return parts.size() == 5 ? swap(parts[1], parts[3], last) : how("swap CARD for ROW CARD");
        if (verb == "peek") return peek();
        if (verb == "draw") return draw(parts);
        if (verb == "take" && state_.decision == Decision::coffee) return coffee(parts);
        if (verb == "take" || verb == "back") return not_seen(last);
        if (verb == "develop") return words_("why.develop");
        if (verb == "run") return words_("why.run");
        if (verb == "buy") return buy(last);
        if (verb == "place" || verb == "use") return play(verb, last);
        if (verb == "done") return done();
        if (verb == "spend" || verb == "sell" || verb == "discard") return spend(verb, last);
        if (verb == "borough") return words_("why.borough");
        if (verb == "employ") return words_("why.employ");
        if (verb == "on" || verb == "activate" || (verb == "flip" && parts.size() > 1)) return stack(verb, last);
        if (verb == "spare") return words_("why.spare");
        if (verb == "player") return words_("why.player");
        if (verb == "station") return words_("why.station");
        return words_("why.not-now", {{"said", text}});
    }

private:
    std::string_view verbs_now() const {
        for (const Grammar& line : kGrammar) {
            if (line.decision == state_.decision) return line.verbs;
        }
        return {};
    }
    bool takes(std::string_view verb) const {
        std::string_view rest = verbs_now();
        while (!rest.empty()) {
            const std::size_t comma = rest.find(", ");
            const std::string_view known = rest.substr(0, comma);
            if (known.substr(0, known.find(' ')) == verb) return true;
            rest = comma == std::string_view::npos ? std::string_view{} : rest.substr(comma + 2);
        }
        return false;
    }
    std::string how(std::string_view form) const { return words_("why.how", {{"form", form}}); }

    template <class Id>
    static std::optional<Id> find(const std::vector<Entry>& entries, std::string_view id) {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (entries[i].id == id) return static_cast<Id>(i);
        }
        return std::nullopt;
    }
    std::string unknown_card(std::string_view id) const { return words_("why.no-card", {{"said", id}}); }
    /// A sentence about one card.
    std::string of(Card card, std::string_view message) const {
        return words_(message, {{"card", card_name(book_, card, words_)}});
    }

    std::string repay() const {
        if (state_.of(state_.seat).loans == 0) return words_("why.no-loan");
        if (!edition_.repay_in_play) return words_("why.repay-at-end");
        if (state_.now.drawn > 0) return words_("why.repay-first");
        if (state_.now.borrowed) return words_("why.repay-borrowed");
        return words_("why.repay-cost", {{"n", repay_cost(powers_)}});
    }
    std::string swap(std::string_view given, std::string_view row, std::string_view card) const {
        if (!powers_.have(Power::swap_with_display)) return words_("why.no-swap");
        if (state_.now.swapped) return words_("why.one-swap");
        const auto own = find<Card>(book_.cards, given);
        if (!own) return unknown_card(given);
        if (!has(hand_, *own)) return of(*own, "why.not-held");
        if (!on_board(row, card)) return not_on_board(row, card);
        return words_("why.swap-stuck");
    }
    std::string peek() const {
        if (!powers_.have(Power::peek)) return words_("why.no-peek");
        if (state_.now.drawn > 0) return words_("why.peek-first");
        return words_("why.deck-empty");
    }
    std::string draw(const std::vector<std::string_view>& parts) const {
        if (state_.decision == Decision::action) return how("draw three");
        if (parts.size() == 2 && parts[1] == "deck") {
            return words_(state_.decision == Decision::seen ? "why.take-seen" : "why.deck-empty");
        }
        if (parts.size() == 2 && parts[1] == "none") return words_("why.must-draw");
        if (parts.size() != 3) return how("draw deck, draw ROW CARD");
        return not_on_board(parts[1], parts[2]);
    }
    std::string coffee(const std::vector<std::string_view>& parts) const {
        if (parts.size() != 3) return how("take ROW CARD");
        if (on_board(parts[1], parts[2])) return of(*find<Card>(book_.cards, parts[2]), "why.never-placed");
        return not_on_board(parts[1], parts[2]);
    }
    bool on_board(std::string_view row, std::string_view id) const {
        const auto card = find<Card>(book_.cards, id);
        if (!card || (row != "top" && row != "bottom")) return false;
        const auto& cards = state_.row(row == "top" ? Row::top : Row::bottom);
        return std::ranges::find(cards, *card) != cards.end();
    }
    std::string not_on_board(std::string_view row, std::string_view id) const {
        if (row != "top" && row != "bottom") return words_("why.rows");
        const auto card = find<Card>(book_.cards, id);
        if (!card) return unknown_card(id);
        return words_("why.not-in-row", {{"card", card_name(book_, *card, words_)}, {"row", row}});
    }
    std::string not_seen(std::string_view id) const {
        const auto card = find<Card>(book_.cards, id);
        return card ? of(*card, "why.not-seen") : unknown_card(id);
    }
    std::string buy(std::string_view id) const {
        const auto borough = find<Borough>(book_.boroughs, id);
        if (!borough) return words_("why.no-borough", {{"said", id}});
        const std::string name = borough_name(book_, *borough, words_);
        if (!edition_.map) return words_("why.not-offered", {{"borough", name}});
        if (holds(state_.built(), *borough)) return words_("why.built", {{"borough", name}});
        if (state_.boroughs.count(state_.seat) >= static_cast<std::size_t>(kBuildingsEach)) {
            return words_("why.no-markers");
        }
        return state_.boroughs.total() == 0 ? words_("why.first-building")
                                            : words_("why.not-adjacent", {{"borough", name}});
    }
    std::string play(std::string_view verb, std::string_view id) const {
        const auto card = find<Card>(book_.cards, id);
        if (!card) return unknown_card(id);
        if (!has(hand_, *card)) return of(*card, "why.not-held");
        if (verb == "use") return of(*card, "why.no-action-card");
        if (!edition_[*card].placeable) return of(*card, "why.never-placed");
        return of(*card, "why.nothing-to-spend");
    }
    std::string done() const {
        if (state_.decision == Decision::develop) return words_("why.play-one");
        const Land* land = topmost(edition_, state_, state_.seat);
        if (land != nullptr && land->has_active && !state_.now.borough_done) {
            return words_("why.borough-first");
        }
        return words_("why.activate-one");
    }
    std::string spend(std::string_view verb, std::string_view id) const {
        const auto card = find<Card>(book_.cards, id);
        if (!card) return unknown_card(id);
        if (verb == "sell" && !powers_.have(Power::card_for_4)) return words_("why.no-sale");
        if (verb == "sell" && state_.now.sold) return words_("why.sold");
        return of(*card, has(hand_, *card) ? "why.does-not-pay" : "why.not-held");
    }
    std::string stack(std::string_view verb, std::string_view text) const {
        std::size_t place = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), place);
        const auto stacks = state_.stacks[state_.seat];
        if (read.ec != std::errc{} || read.ptr != text.data() + text.size() || place < 1 || place > stacks.size()) {
            return words_("why.stacks", {{"n", stacks.size()}});
        }
        const Stack& named = stacks[place - 1];
        if (verb == "on") return of(named.top, "why.just-placed");
        if (verb == "flip") return of(named.top, "why.no-flip");
        if (state_.decision == Decision::again) return of(named.top, "why.not-again");
        if (!named.up) return of(named.top, "why.face-down");
        if (named.activated) return of(named.top, "why.activated");
        return of(named.top, why_idle(edition_[named.top]));
    }
    static std::string_view why_idle(const Face& face) {
        if (face.effect == Effect::spare_a_flip) return "why.not-by-itself";
        if (face.does_nothing()) return "why.does-nothing";
        if (face.effect == Effect::activate_again) return "why.nothing-to-repeat";
        if (face.effect == Effect::coffee_house) return "why.nothing-on-board";
        return face.activation_card == CardCost::blue_card ? "why.costs-blue" : "why.costs-card";
    }

    const LondonBook& book_;
    const Edition& edition_;
    const State& state_;
    const Hand& hand_;
    Powers powers_;
    const Words& words_;
};

} // namespace

std::string why_not(const LondonBook& book, const State& state, std::string_view action, const Words& words) {
    return Listener(book, state, words).answer(action);
}

} // namespace londinium
