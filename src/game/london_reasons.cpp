#include "game/london_reasons.h"

#include "game/london_words.h"
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
    Listener(const LondonBook& book, const State& state)
        : book_(book), edition_(book.edition), state_(state), hand_(state.hand_of(state.seat)),
          powers_(state, state.seat) {}

    std::string answer(std::string_view text) const {
        const auto parts = split(text);
        if (parts.empty()) return "no action was named";
        const std::string_view verb = parts[0];
        const std::string_view last = parts.back();
        if (!takes(verb)) {
            return "'" + std::string(verb) + "' does not answer the decision '" + std::string(words(state_.decision)) +
                   "', which takes: " + std::string(verbs_now());
        }
        if (verb == "loan") return "a player with 12 loans borrows no more of their own accord";
        if (verb == "repay") return repay();
        if (verb == "swap") return parts.size() == 5 ? swap(parts[1], parts[3], last) : how("swap CARD for ROW CARD");
        if (verb == "peek") return peek();
        if (verb == "draw") return draw(parts);
        if (verb == "take" && state_.decision == Decision::coffee) return coffee(parts);
        if (verb == "take" || verb == "back") return among(last, "the cards you looked at");
        if (verb == "develop") return "none of your cards can be placed or used";
        if (verb == "run") return "no card of your city can be activated";
        if (verb == "buy") return buy(last);
        if (verb == "place" || verb == "use") return play(verb, last);
        if (verb == "done") return done();
        if (verb == "spend" || verb == "sell" || verb == "discard") return spend(verb, last);
        if (verb == "borough") return "your topmost borough has nothing to bring now";
        if (verb == "employ") return "no Pauper can be sent to work now";
        if (verb == "on" || verb == "activate" || (verb == "flip" && parts.size() > 1)) return stack(verb, last);
        if (verb == "spare") return "no borough of yours can spare a flip now";
        if (verb == "player") return "name the seat of an opponent";
        if (verb == "station") return "no Underground marker can go there";
        return "'" + std::string(text) + "' is not possible now";
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
    static std::string how(std::string_view form) { return "say it like this: " + std::string(form); }

    template <class Id>
    static std::optional<Id> find(const std::vector<Entry>& entries, std::string_view id) {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (entries[i].id == id) return static_cast<Id>(i);
        }
        return std::nullopt;
    }
    static std::string unknown(std::string_view kind, std::string_view id) {
        return "no " + std::string(kind) + " is called '" + std::string(id) + "'";
    }
    std::string held(std::string_view id) const { return "you hold no " + std::string(id); }

    std::string repay() const {
        if (state_.of(state_.seat).loans == 0) return "you have no loan to repay";
        if (!edition_.repay_in_play) return "loans are repaid only at the end of the game";
        if (state_.now.drawn > 0) return "loans are repaid before the first card is drawn";
        if (state_.now.borrowed) return "who has borrowed in this turn repays nothing in it";
        return "repaying a loan costs £" + std::to_string(repay_cost(powers_));
    }
    std::string swap(std::string_view given, std::string_view row, std::string_view card) const {
        if (!powers_.have(Power::swap_with_display)) return "nothing in your city or land lets you swap";
        if (state_.now.swapped) return "only one swap is allowed in a turn";
        const auto own = find<Card>(book_.cards, given);
        if (!own) return unknown("card", given);
        if (!has(hand_, *own)) return held(given);
        if (!on_board(row, card)) return not_on_board(row, card);
        return "after this swap no card could be played";
    }
    std::string peek() const {
        if (!powers_.have(Power::peek)) return "nothing in your city or land lets you look at the deck";
        if (state_.now.drawn > 0) return "one looks at the deck before the first card is drawn";
        return "the deck is empty";
    }
    std::string draw(const std::vector<std::string_view>& parts) const {
        if (state_.decision == Decision::action) return how("draw three");
        if (parts.size() == 2 && parts[1] == "deck") {
            return state_.decision == Decision::seen ? "take one of the cards you looked at" : "the deck is empty";
        }
        if (parts.size() == 2 && parts[1] == "none") return "a card must be drawn";
        if (parts.size() != 3) return how("draw deck, draw ROW CARD");
        return not_on_board(parts[1], parts[2]);
    }
    std::string coffee(const std::vector<std::string_view>& parts) const {
        if (parts.size() != 3) return how("take ROW CARD");
        if (on_board(parts[1], parts[2])) return std::string(parts[2]) + " is never placed";
        return not_on_board(parts[1], parts[2]);
    }
    bool on_board(std::string_view row, std::string_view id) const {
        const auto card = find<Card>(book_.cards, id);
        if (!card || (row != "top" && row != "bottom")) return false;
        const auto& cards = state_.row(row == "top" ? Row::top : Row::bottom);
        return std::ranges::find(cards, *card) != cards.end();
    }
    std::string not_on_board(std::string_view row, std::string_view id) const {
        if (row != "top" && row != "bottom") return "the rows of the board are called top and bottom";
        if (!find<Card>(book_.cards, id)) return unknown("card", id);
        return std::string(id) + " does not lie in the " + std::string(row) + " row";
    }
    std::string among(std::string_view id, std::string_view where) const {
        if (!find<Card>(book_.cards, id)) return unknown("card", id);
        return std::string(id) + " is not among " + std::string(where);
    }
    std::string buy(std::string_view id) const {
        const auto borough = find<Borough>(book_.boroughs, id);
        if (!borough) return unknown("borough", id);
        if (!edition_.map) return std::string(id) + " is not on offer";
        if (holds(state_.built(), *borough)) return "somebody has built in " + std::string(id) + " already";
        if (state_.boroughs.count(state_.seat) >= static_cast<std::size_t>(kBuildingsEach)) {
            return "all your building markers are on the map";
        }
        return state_.boroughs.total() == 0
                   ? "the first building of the game goes to City, Westminster or Southwark & Bermondsey"
                   : std::string(id) + " is not next to a borough that has a building";
    }
    std::string play(std::string_view verb, std::string_view id) const {
        const auto card = find<Card>(book_.cards, id);
        if (!card) return unknown("card", id);
        if (!has(hand_, *card)) return held(id);
        if (verb == "use") return std::string(id) + " is no action card: it is placed";
        if (!edition_[*card].placeable) return std::string(id) + " is never placed";
        return "there is no other card of its colour in your hand to spend for " + std::string(id);
    }
    std::string done() const {
        if (state_.decision == Decision::develop) return "at least one card must be played";
        const Land* land = topmost(edition_, state_, state_.seat);
        if (land != nullptr && land->has_active && !state_.now.borough_done) {
            return "what your topmost borough brings must happen first";
        }
        return "at least one card must be activated";
    }
    std::string spend(std::string_view verb, std::string_view id) const {
        const auto card = find<Card>(book_.cards, id);
        if (!card) return unknown("card", id);
        if (verb == "sell" && !powers_.have(Power::card_for_4)) return "your topmost borough buys no cards";
        if (verb == "sell" && state_.now.sold) return "a card was sold in this run already";
        if (!has(hand_, *card)) return held(id);
        return std::string(id) + " does not pay for this";
    }
    std::string stack(std::string_view verb, std::string_view text) const {
        std::size_t place = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), place);
        const auto stacks = state_.stacks[state_.seat];
        if (read.ec != std::errc{} || read.ptr != text.data() + text.size() || place < 1 || place > stacks.size()) {
            return "your stacks are numbered from 1 to " + std::to_string(stacks.size());
        }
        const Stack& named = stacks[place - 1];
        const std::string& id = book_.id(named.top);
        if (verb == "on") return id + " was placed in this turn and is not covered in it";
        if (verb == "flip") return id + " cannot be flipped instead";
        if (state_.decision == Decision::again) return id + " cannot be activated again";
        if (!named.up) return id + " lies face down";
        if (named.activated) return id + " was activated in this turn already";
        return why_idle(edition_[named.top], id);
    }
    std::string why_idle(const Face& face, const std::string& id) const {
        if (face.effect == Effect::spare_a_flip) return id + " is not activated by itself";
        if (face.does_nothing()) return id + " does nothing when it is activated";
        if (face.effect == Effect::activate_again) return "no other card was activated that could be repeated";
        if (face.effect == Effect::coffee_house) return "no card on the board can be placed";
        if (face.activation_card == CardCost::blue_card) return id + " costs a blue card, and you hold none";
        return id + " costs a card, and you hold none";
    }

    const LondonBook& book_;
    const Edition& edition_;
    const State& state_;
    const Hand& hand_;
    Powers powers_;
};

} // namespace

std::string why_not(const LondonBook& book, const State& state, std::string_view action) {
    return Listener(book, state).answer(action);
}

} // namespace londinium
