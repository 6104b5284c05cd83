#include "terminal/london/choices.h"

#include "rules/london/city.h"

namespace londinium {

using london::Decision;
using london::Effect;
using london::Power;
using london::State;
using london::View;

namespace {

london::Card under_way(const State& shown) { return shown.stacks[shown.seat][shown.frames.back().stack].top; }

std::string ask_for_draw(const LondonPhrases& phrases, const State& shown) {
    const london::Powers powers(shown, shown.seat);
    if (!shown.can_draw()) return phrases.say("ask.nothing-to-draw");
    if (!powers.have(Power::draw_0_to_2)) return phrases.say("ask.turn");
    return phrases.say(shown.now.drawn == 0 ? "ask.turn-0-to-2" : "ask.turn-second");
}

std::string ask_for_card(const LondonPhrases& phrases, const State& shown) {
    if (shown.now.free > 0) return phrases.say("ask.develop-free", {{"n", shown.now.free}});
    return phrases.say(shown.now.played == 0 ? "ask.develop" : "ask.develop-more");
}

std::string ask_for_spent(const LondonPhrases& phrases, const State& shown) {
    const london::Card card = shown.now.placing;
    const std::string_view colour = colour_word(phrases.edition()[card].colour);
    return phrases.say("ask.spend", {{"card", phrases.name(card)}, {"colour", colour}});
}

} // namespace

std::string london_question(const LondonPhrases& phrases, const View& view) {
    const State& shown = view.shown;
    const auto about_card = [&](std::string_view id) {
        return phrases.say(id, {{"card", phrases.name(under_way(shown))}});
    };
    switch (shown.decision) {
    case Decision::turn: return ask_for_draw(phrases, shown);
    case Decision::seen: return phrases.say("ask.seen");
    case Decision::back: return phrases.say("ask.back", {{"n", shown.seen.size()}});
    case Decision::action: return phrases.say("ask.action");
    case Decision::draw: return phrases.say("ask.draw", {{"n", shown.now.draws_left}});
    case Decision::develop: return ask_for_card(phrases, shown);
    case Decision::spend: return ask_for_spent(phrases, shown);
    case Decision::where: return phrases.say("ask.where", {{"card", phrases.name(shown.now.placing)}});
    case Decision::run: return phrases.say("ask.run");
    case Decision::pay: return about_card("ask.pay");
    case Decision::prison:
        return phrases.say("ask.prison", {{"card", phrases.name(under_way(shown))}, {"n", shown.frames.back().left}});
    case Decision::workhouse: return about_card("ask.workhouse");
    case Decision::coffee: return about_card("ask.coffee");
    case Decision::again: return about_card("ask.again");
    case Decision::victim: {
        const bool gives = phrases.edition()[under_way(shown)].effect == Effect::give_two_poverty;
        return about_card(gives ? "ask.victim-two" : "ask.victim-one");
    }
    case Decision::station: return phrases.say("ask.station", {{"n", shown.frames.back().left}});
    case Decision::flip: return about_card("ask.flip");
    case Decision::end: return phrases.say("ask.end");
    case Decision::limit:
        return phrases.say("ask.limit", {{"n", shown.hand_of(view.seat).size()}, {"most", london::kHandLimit}});
    case Decision::over: return {};
    }
    return {};
}

} // namespace londinium
