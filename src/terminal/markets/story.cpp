#include "terminal/markets/story.h"

#include <algorithm>

namespace londinium {

using markets::Decision;
using markets::kAllKinds;
using markets::Kind;
using markets::Pawn;
using markets::State;
using markets::Verb;

namespace {

/// What is told together.
enum class Scene { set_up, turn, restock, auction, choosing };

Scene scene_of(const State& state) {
    if (state.setting_up()) return Scene::set_up;
    switch (state.decision) {
    case Decision::restock:
    case Decision::exchange: return Scene::restock;
    case Decision::bid: return Scene::auction;
    case Decision::prize:
    case Decision::pile:
    case Decision::keep: return Scene::choosing;
    default: return Scene::turn;
    }
}

/// Of an auction only its end is told: until then its bids are sealed.
bool settles(const State& before, const State& after) {
    return before.decision == Decision::bid && (after.bid_in == 0 || after.decision != Decision::bid);
}

class Story {
public:
    Story(Paper& paper, const MarketsPhrases& phrases, const Play<Markets>& play, std::optional<Seat> eyes)
        : paper_(paper), phrases_(phrases), play_(play), eyes_(eyes) {}

    void tell(std::size_t from) {
        while (from < play_.steps.size()) from = tell_scene(from);
    }

private:
    const State& before(std::size_t step) const { return play_.before[step]; }
    const State& after(std::size_t step) const {
        return step + 1 < play_.before.size() ? play_.before[step + 1] : play_.state;
    }
    std::string say(std::string_view id, std::initializer_list<Fill> fills = {}) const {
        return phrases_.say(id, fills);
    }

    /// Tells the scene that begins there; returns where the next one does.
    std::size_t tell_scene(std::size_t from) {
        const Scene scene = scene_of(before(from));
        const bool of_one_seat = scene == Scene::turn || scene == Scene::choosing;
        std::size_t to = from;
        do {
            ++to;
        } while (to < play_.steps.size() && scene_of(before(to)) == scene && before(to).round == before(from).round &&
                 !(of_one_seat && play_.steps[to].seat != play_.steps[from].seat) &&
                 !(scene == Scene::turn && before(to).seat != before(from).seat) &&
                 !settles(before(to - 1), before(to)));
        switch (scene) {
        case Scene::set_up: tell_by_seats(from, to, "markets.story.set-up"); break;
        case Scene::turn:
        case Scene::choosing: tell_one(from, to); break;
        case Scene::restock: tell_by_seats(from, to, "markets.story.restock"); break;
        case Scene::auction:
            if (settles(before(to - 1), after(to - 1))) {
                paper_.wrapped(auction_text(phrases_, before(to - 1), after(to - 1)), 0, 4);
            }
            break;
        }
        tell_new_round(before(to - 1), after(to - 1));
        return to;
    }

    /// A paragraph about one player.
    void tell_one(std::size_t from, std::size_t to) {
        std::string text;
        for (std::size_t i = from; i < to; ++i) {
            const std::string said = clause(i);
            if (!said.empty()) text += (text.empty() ? "" : say("story.join")) + said;
        }
        if (text.empty()) return;
        paragraph(play_.steps[from].seat, text);
    }
    void paragraph(Seat seat, const std::string& text) {
        const std::string name = phrases_.in_colour(seat, phrases_.name(seat));
        paper_.wrapped(say("story.turn", {{"player", name}, {"text", text}}), 0, 4);
    }

    /// A paragraph in which each player has a few words.
    void tell_by_seats(std::size_t from, std::size_t to, std::string_view id) {
        std::string text;
        for (std::size_t i = from; i < to;) {
            const Seat seat = play_.steps[i].seat;
            std::vector<std::string> parts;
            for (; i < to && play_.steps[i].seat == seat; ++i) {
                if (std::string said = clause(i); !said.empty()) parts.push_back(std::move(said));
            }
            if (parts.empty()) continue;
            text += (text.empty() ? "" : say("story.join")) +
                    say("markets.story.part", {{"player", phrases_.name(seat)}, {"text", phrases_.row(parts)}});
        }
        if (!text.empty()) paper_.wrapped(say(id, {{"text", text}}), 0, 4);
    }

    void tell_new_round(const State& last, const State& now) {
        if (now.round == last.round) return;
        if (now.assistants[0] > 1 && phrases_.edition().space(now.assistants[0]).event == markets::Event::show_money) {
            std::vector<std::string> purses;
            for (std::size_t s = 0; s < now.players; ++s) {
                purses.push_back(
                    say("markets.story.purse", {{"player", phrases_.names()[s]}, {"n", now.shown_money[s]}}));
            }
            paper_.wrapped(say("markets.story.money-shown", {{"purses", phrases_.list(purses)}}), 0, 4);
        }
        tell_market_card(paper_, phrases_, now);
    }

    std::string clause(std::size_t step) const;
    std::string pawn_clause(std::size_t step, Pawn pawn, markets::Market market) const;
    std::string play_clause(std::size_t step) const;
    /// "+£4", "took 3 coffee", "laid 2 tiles": what the step gave its player.
    std::string brought(std::size_t step) const;

    Paper& paper_;
    const MarketsPhrases& phrases_;
    const Play<Markets>& play_;
    std::optional<Seat> eyes_;
};

std::string Story::brought(std::size_t step) const {
    const Seat seat = play_.steps[step].seat;
    const markets::Player& was = before(step).of(seat);
    const markets::Player& is = after(step).of(seat);
    std::vector<std::string> parts;
    if (const int tiles = was.tiles - is.tiles; tiles > 0) parts.push_back(say("markets.story.tiles", {{"n", tiles}}));
    if (const int money = is.money - was.money; money != 0) {
        parts.push_back(say("change.money", {{"sign", money < 0 ? "−" : "+"}, {"n", money < 0 ? -money : money}}));
    }
    for (const Kind kind : kAllKinds) {
        const int taken = before(step).stocks[index(kind)] - after(step).stocks[index(kind)];
        if (taken > 0) parts.push_back(phrases_.goods(kind, taken));
    }
    return phrases_.list(parts);
}

std::string Story::pawn_clause(std::size_t step, Pawn pawn, markets::Market market) const {
    const std::string gained = brought(step);
    return say(gained.empty() ? "markets.story.pawn" : "markets.story.pawn-brings",
               {{"pawn", phrases_.name(pawn)}, {"market", phrases_.name(market)}, {"gain", gained}});
}

std::string Story::play_clause(std::size_t step) const {
    const std::string gained = brought(step);
    return say(gained.empty() ? "markets.story.played" : "markets.story.played-brings",
               {{"card", phrases_.name(play_.steps[step].action.special())}, {"gain", gained}});
}

std::string Story::clause(std::size_t step) const {
    const auto [seat, action] = play_.steps[step];
    const State& was = before(step);
    switch (action.verb) {
    case Verb::tile:
        if (was.setting_up()) {
            return say("markets.story.set-up-tile", {{"owner", phrases_.name(markets::tile_owner(was))},
                                                     {"market", phrases_.name(action.market())}});
        }
        return say("markets.story.tile", {{"market", phrases_.name(action.market())}});
    case Verb::builder: return pawn_clause(step, Pawn::builder, was.merchant_at(Pawn::builder));
    case Verb::cashier: return pawn_clause(step, Pawn::cashier, was.merchant_at(Pawn::cashier));
    case Verb::buyer: return pawn_clause(step, Pawn::buyer, was.merchant_at(Pawn::buyer));
    case Verb::assistant: return pawn_clause(step, action.pawn, action.market());
    case Verb::play: return play_clause(step);
    case Verb::take:
        if (was.exchanging && step > 0) { // a game may be loaded in the middle of it
            const std::string given = phrases_.marked(play_.steps[step - 1].action.kind());
            return say("markets.story.exchanged", {{"given", given}, {"kind", phrases_.marked(action.kind())}});
        }
        if (was.decision == Decision::restock) return phrases_.marked(action.kind());
        return say("markets.story.took", {{"goods", brought(step)}});
    case Verb::prize_cash: return say("markets.story.cash", {{"n", markets::kCashForSpecial}});
    case Verb::pile: return say("markets.story.pile", {{"n", action.pile_number() + 1}});
    case Verb::keep:
        if (seat != eyes_) return say("markets.story.kept-unseen");
        return say("markets.story.kept", {{"card", phrases_.name(action.special())}});
    case Verb::give: // told with what was taken for it
    case Verb::done:
    case Verb::keep_hand:
    case Verb::prize_pile:
    case Verb::bid: // told when all bids are in
    case Verb::bid_nothing: return {};
    }
    return {};
}

} // namespace

void tell_market_card(Paper& paper, const MarketsPhrases& phrases, const State& state) {
    paper.wrapped(styled(Style::heading, phrases.say("markets.story.round", {{"n", state.round}})) +
                      phrases.say("markets.story.on-sale", {{"prices", phrases.prices(state.now)}}),
                  0, 4);
}

void tell_story(Paper& paper, const MarketsPhrases& phrases, const Play<Markets>& play, std::size_t from,
                std::optional<Seat> eyes) {
    Story(paper, phrases, play, eyes).tell(from);
}

} // namespace londinium
