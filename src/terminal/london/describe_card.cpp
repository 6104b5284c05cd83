#include "terminal/london/describe_card.h"

#include <algorithm>
#include <array>

namespace londinium {

using london::Card;
using london::CardCost;
using london::Effect;
using london::Face;
using london::Power;

namespace {

std::string_view power_id(Power power) {
    switch (power) {
    case Power::none: return "";
    case Power::loan_pays_12: return "power.loan-pays-12";
    case Power::free_placement: return "power.free-placement";
    case Power::draw_0_to_2: return "power.draw-0-to-2";
    case Power::any_colour_for_1: return "power.any-colour-for-1";
    case Power::collect_on_placement: return "power.collect-on-placement";
    case Power::swap_with_display: return "power.swap-with-display";
    case Power::peek: return "power.peek";
    case Power::any_colour_once: return "power.any-colour-once";
    case Power::card_for_4: return "power.card-for-4";
    case Power::pauper_to_work: return "power.pauper-to-work";
    case Power::repay_for_12: return "power.repay-for-12";
    case Power::spare_a_flip: return "power.spare-a-flip";
    }
    return "";
}

std::string_view effect_id(Effect effect) {
    switch (effect) {
    case Effect::none: return "";
    case Effect::money_per_brown: return "effect.money-per-brown";
    case Effect::prestige_per_non_brown: return "effect.prestige-per-non-brown";
    case Effect::prestige_per_blue: return "effect.prestige-per-blue";
    case Effect::money_per_borough: return "effect.money-per-borough";
    case Effect::two_per_river_borough: return "effect.2-per-river-borough";
    case Effect::two_per_north_borough: return "effect.2-per-north-borough";
    case Effect::two_per_south_borough: return "effect.2-per-south-borough";
    case Effect::prestige_per_river_borough: return "effect.prestige-per-river-borough";
    case Effect::prison: return "effect.prison";
    case Effect::prison_prestige: return "effect.prison-prestige";
    case Effect::workhouse: return "effect.workhouse";
    case Effect::take_collected: return "effect.take-collected";
    case Effect::coffee_house: return "effect.coffee-house";
    case Effect::spare_a_flip: return "effect.spare-a-flip";
    case Effect::hand_brings_no_poverty: return "effect.hand-brings-no-poverty";
    case Effect::activate_again: return "effect.activate-again";
    case Effect::give_two_poverty: return "effect.give-two-poverty";
    case Effect::pass_one_poverty: return "effect.pass-one-poverty";
    case Effect::take_2_from_each: return "effect.take-2-from-each";
    case Effect::others_pay_per_borough: return "effect.others-pay-per-borough";
    case Effect::place_two_undergrounds: return "effect.place-two-undergrounds";
    case Effect::action_draw_2: return "effect.action-draw-2";
    case Effect::action_place_2_free: return "effect.action-place-2-free";
    }
    return "";
}

std::string activation_cost(const LondonPhrases& phrases, const Face& face) {
    if (face.activation_card == CardCost::any_card) return phrases.say("cost.card");
    if (face.activation_card == CardCost::blue_card) return phrases.say("cost.blue-card");
    return face.activation_money > 0 ? phrases.say("cost.money", {{"n", face.activation_money}}) : "";
}

/// What an activation brings: printed numbers first, then the words (L8.2).
std::string activation_gain(const LondonPhrases& phrases, const Face& face) {
    std::vector<std::string> parts;
    const auto add = [&](std::string_view id, int n) {
        if (n > 0) parts.push_back(phrases.say(id, {{"n", n}}));
    };
    add("gain.money", face.gain_money);
    add("gain.prestige", face.gain_prestige);
    add("gain.less-poverty", face.lose_poverty);
    add("gain.poverty", face.gain_poverty);
    if (face.effect != Effect::none) parts.push_back(phrases.say(effect_id(face.effect)));
    return phrases.list(parts);
}

} // namespace

std::string power_text(const LondonPhrases& phrases, Power power, int peek) {
    return power == Power::none ? "" : phrases.say(power_id(power), {{"n", peek}});
}

std::string effect_text(const LondonPhrases& phrases, Effect effect) {
    return effect == Effect::none ? "" : phrases.say(effect_id(effect));
}

std::string activation_brief(const LondonPhrases& phrases, Card card) {
    const Face& face = phrases.edition()[card];
    if (face.does_nothing()) return phrases.say("brief.does-nothing");
    // The Hospital's effect says itself that it flips.
    if (face.effect == Effect::spare_a_flip) return phrases.say("effect.spare-a-flip");
    std::string text = activation_gain(phrases, face);
    if (const std::string cost = activation_cost(phrases, face); !cost.empty()) {
        text = phrases.say("brief.for", {{"cost", cost}, {"gain", text}});
    }
    return face.flips ? phrases.say("brief.flips", {{"does", text}}) : text;
}

std::string card_brief(const LondonPhrases& phrases, Card card) {
    const Face& face = phrases.edition()[card];
    if (face.is_pauper()) return phrases.say("brief.pauper");
    if (face.is_action()) return phrases.say("brief.action", {{"does", effect_text(phrases, face.effect)}});
    const std::string power = power_text(phrases, face.power, face.peek);
    if (face.does_nothing()) return power.empty() ? phrases.say("brief.nothing") : power;
    const std::string run = activation_brief(phrases, card);
    return power.empty() ? run : phrases.say("brief.power-and-run", {{"power", power}, {"run", run}});
}

std::string card_line(const LondonPhrases& phrases, Card card) {
    const Face& face = phrases.edition()[card];
    std::vector<std::string> worth;
    if (face.place_cost > 0) worth.push_back(phrases.say("brief.price", {{"n", face.place_cost}}));
    if (face.end_prestige > 0) worth.push_back(phrases.say("brief.end-prestige", {{"n", face.end_prestige}}));
    return phrases.say(
        worth.empty() ? "brief.line" : "brief.line-worth",
        {{"card", phrases.marked(card)}, {"worth", phrases.list(worth)}, {"brief", card_brief(phrases, card)}});
}

void card_details(Paper& paper, const LondonPhrases& phrases, Card card) {
    const Face& face = phrases.edition()[card];
    const auto say = [&](std::string_view id, std::initializer_list<Fill> fills) {
        paper.wrapped(phrases.say(id, fills), 2, 4);
    };
    paper.line(phrases.marked(card) + " (" + phrases.colour(face.colour) + ")");
    if (face.is_pauper()) {
        say("details.pauper", {});
    } else if (face.is_action()) {
        say("details.action", {{"does", phrases.say(effect_id(face.effect))}, {"colour", colour_word(face.colour)}});
    } else {
        const bool alone = face.power == Power::free_placement;
        say(alone ? "details.build-alone" : "details.build",
            {{"cost", face.place_cost}, {"colour", colour_word(face.colour)}});
        say("details.prestige", {{"n", face.end_prestige}});
        if (face.power != Power::none) say("details.power", {{"power", power_text(phrases, face.power, face.peek)}});
        if (face.effect == Effect::spare_a_flip) {
            say("details.hospital", {});
        } else if (face.does_nothing()) {
            say("details.nothing", {});
        } else {
            const std::string cost = activation_cost(phrases, face);
            say("details.run", {{"gain", activation_gain(phrases, face)}});
            if (!cost.empty()) say("details.run-cost", {{"cost", cost}});
            say(face.flips ? "details.flips" : "details.stays", {});
        }
    }
    say("details.copies",
        {{"n", face.all_copies()}, {"a", face.copies[0]}, {"b", face.copies[1]}, {"c", face.copies[2]}});
    show_origins(paper, phrases, phrases.book().cards[index(card)]);
}

} // namespace londinium
