#include "terminal/markets/table.h"

#include "rules/markets/goods.h"
#include "rules/markets/specials.h"
#include "terminal/markets/ring.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace londinium {

using markets::Decision;
using markets::kAllKinds;
using markets::Kind;
using markets::MarketCard;
using markets::Pawn;
using markets::State;
using markets::View;

namespace {

/// How far names stand from the left in the list of all tiles.
constexpr std::size_t kLabel = 17;

// The columns of the goods table are as wide as their headings need, and not
// narrower than this; players' names have what they leave.
constexpr std::size_t kKindWidth = 9;
constexpr std::size_t kPlayerWidth = 6;
constexpr std::array<std::string_view, 4> kPlayerHeadings = {"markets.goods.cards", "markets.goods.tiles",
                                                             "markets.goods.specials", "markets.goods.money"};
constexpr std::size_t kWidestKind = 14;
constexpr std::size_t kNarrowestName = 14;
constexpr std::size_t kWidestName = 24;

constexpr std::size_t kSpacesAhead = 2;
constexpr std::size_t kHeadingName = 12;

std::string_view phase_id(const State& shown) {
    switch (shown.decision) {
    case Decision::restock:
    case Decision::exchange: return "phase.restock";
    case Decision::bid: return "phase.auction";
    case Decision::prize: return "phase.prize";
    case Decision::pile:
    case Decision::keep: return shown.prizes.empty() ? "phase.event" : "phase.prize";
    default: return "phase.actions";
    }
}

std::string sale_text(const MarketsPhrases& phrases, const State& shown, Kind kind) {
    if (holds(shown.closed, kind)) return styled(Style::faint, phrases.say("markets.goods.sold"));
    const std::uint8_t brings = phrases.edition()[shown.now].brings[index(kind)];
    return brings == markets::kSpecialPrize ? phrases.say("markets.goods.special") : phrases.pounds(brings);
}

/// "3": all is known; "3+": so many at least; "?": none is known, some may be.
std::string held_text(const View& view, Seat seat, Kind kind) {
    const markets::Player& player = view.shown.of(seat);
    const int known = player.hand[index(kind)];
    if (view.goods[index(seat)] == markets::goods_in_hand(player)) return std::to_string(known);
    return known == 0 ? "?" : std::to_string(known) + "+";
}

/// The goods table being written: a label, a cell for each kind, and for a
/// player four more.
class GoodsTable {
public:
    GoodsTable(Paper& paper, const MarketsPhrases& phrases) : paper_(paper) {
        for (const Kind kind : kAllKinds) {
            kinds_[index(kind)] = std::max(kKindWidth, columns(phrases.marked(kind)) + 1);
        }
        for (std::size_t i = 0; i < kPlayerHeadings.size(); ++i) {
            players_[i] = std::max(kPlayerWidth, columns(phrases.say(kPlayerHeadings[i])) + 1);
        }
        players_.back() = std::max(players_.back(), columns(phrases.say("markets.money.secret")) + 1);
        const std::size_t cells = std::accumulate(kinds_.begin(), kinds_.end(), std::size_t{0}) +
                                  std::accumulate(players_.begin(), players_.end(), std::size_t{0});
        label_ = std::min(kWidestName, std::max(cells + kNarrowestName, paper.width()) - cells);
    }

    template <class Cell>
    void line(std::string_view label, const Cell& cell, const std::array<std::string, 4>& others = {}) {
        std::string text = padded(cut_to(label, label_ - 1), label_);
        for (const Kind kind : kAllKinds) text += padded_before(cell(kind), kinds_[index(kind)]);
        for (std::size_t i = 0; i < others.size(); ++i) {
            if (!others[i].empty()) text += padded_before(others[i], players_[i]);
        }
        paper_.line(text);
    }
    void note(std::string_view label, std::string_view text) { paper_.line(padded(label, label_) + std::string(text)); }

private:
    Paper& paper_;
    std::array<std::size_t, markets::kKinds> kinds_{};
    std::array<std::size_t, kPlayerHeadings.size()> players_{};
    std::size_t label_ = 0;
};

std::string tasks_ahead(const MarketsPhrases& phrases, std::size_t from, bool lower, bool all) {
    std::vector<std::string> tasks;
    const std::size_t to = all ? markets::kRounds : std::min(markets::kRounds, from + kSpacesAhead);
    for (std::size_t space = from + 1; space <= to; ++space) {
        const markets::Space& there = phrases.edition().space(space);
        std::string task = phrases.name(lower ? there.lower : there.upper);
        if (lower && there.event == markets::Event::special_card) {
            task = phrases.say("markets.track.special-card", {{"task", task}});
        } else if (lower && there.event == markets::Event::show_money) {
            task = phrases.say("markets.track.show-money", {{"task", task}});
        }
        tasks.push_back(task);
    }
    return tasks.empty() ? phrases.say("markets.track.end") : phrases.list(tasks);
}

void show_kept(Paper& paper, const MarketsPhrases& phrases, const View& view) {
    for (std::size_t s = 0; s < view.shown.players; ++s) {
        std::vector<std::string> kept;
        for (const markets::Special card : markets::kept_by(phrases.edition(), view.shown, seat_at(s))) {
            kept.push_back(phrases.name(card));
        }
        if (kept.empty()) continue;
        paper.wrapped(
            phrases.say("markets.special.kept", {{"player", phrases.names()[s]}, {"cards", phrases.row(kept)}}), 0, 4);
    }
}

} // namespace

std::string money_text(const MarketsPhrases& phrases, const View& view, Seat seat) {
    const State& shown = view.shown;
    if (seat == view.seat || shown.over()) return phrases.pounds(shown.of(seat).money);
    if (!shown.money_shown) return styled(Style::faint, phrases.say("markets.money.secret"));
    return styled(Style::faint, phrases.say("markets.money.was", {{"n", shown.shown_money[index(seat)]}}));
}

void show_heading(Paper& paper, const MarketsPhrases& phrases, const View& view) {
    const State& shown = view.shown;
    const std::string player = cut_to(phrases.name(shown.seat), kHeadingName);
    paper.rule(shown.setting_up()
                   ? phrases.say("markets.heading.set-up", {{"player", player}})
                   : phrases.say("markets.heading.round",
                                 {{"n", shown.round}, {"phase", phrases.say(phase_id(shown))}, {"player", player}}),
               phrases.say("markets.heading.first", {{"player", cut_to(phrases.name(shown.first), kHeadingName)}}));
}

void show_goods(Paper& paper, const MarketsPhrases& phrases, const View& view) {
    const State& shown = view.shown;
    const auto heading = [&](std::string_view id) { return styled(Style::heading, phrases.say(id)); };
    const auto faint = [&](std::string_view id) { return styled(Style::faint, phrases.say(id)); };
    GoodsTable table(paper, phrases);
    table.line(
        "", [&](Kind kind) { return phrases.marked(kind); },
        {faint(kPlayerHeadings[0]), faint(kPlayerHeadings[1]), faint(kPlayerHeadings[2]), faint(kPlayerHeadings[3])});
    // The first market card is turned up when all tiles are laid.
    if (!shown.setting_up() && phrases.edition()[shown.now].closed) {
        table.note(heading("markets.goods.on-sale"), styled(Style::warning, phrases.say("markets.goods.closed")));
    } else if (!shown.setting_up()) {
        table.line(heading("markets.goods.on-sale"), [&](Kind kind) { return sale_text(phrases, shown, kind); });
    }
    table.line(heading("markets.goods.stock"), [&](Kind kind) { return std::to_string(shown.stocks[index(kind)]); });
    const std::size_t from = view.seat == markets::kNobody ? 0 : index(view.seat);
    for (std::size_t i = 0; i < shown.players; ++i) {
        const Seat seat = seat_at((from + i) % shown.players);
        const markets::Player& player = shown.of(seat);
        const std::string name = seat == view.seat ? styled(Style::heading, phrases.name(seat)) : phrases.name(seat);
        table.line(phrases.letter(seat) + " " + name, [&](Kind kind) { return held_text(view, seat, kind); },
                   {std::to_string(view.goods[index(seat)]), std::to_string(player.tiles),
                    std::to_string(player.special.size()), money_text(phrases, view, seat)});
    }
}

void show_tracks(Paper& paper, const MarketsPhrases& phrases, const View& view, bool all) {
    const State& shown = view.shown;
    std::vector<std::string> tracks;
    for (const Pawn pawn : {Pawn::lower, Pawn::upper}) {
        const bool lower = pawn == Pawn::lower;
        const std::size_t space = shown.assistants[lower ? 0 : 1];
        if (space == 0) continue;
        const markets::Space& here = phrases.edition().space(space);
        const std::string task = phrases.name(lower ? here.lower : here.upper);
        const std::string now = shown.is_used(pawn)
                                    ? styled(Style::faint, phrases.say("markets.pawn.used", {{"pawn", task}}))
                                    : styled(Style::number, task);
        const std::string name = lower || all ? phrases.name(pawn) : phrases.say("markets.track.upper");
        tracks.push_back(phrases.say("markets.track.now", {{"pawn", styled(Style::heading, name)},
                                                           {"task", now},
                                                           {"ahead", tasks_ahead(phrases, space, lower, all)}}));
    }
    if (all) {
        for (const std::string& track : tracks) paper.wrapped(track, 0, 4);
    } else {
        paper.wrapped(phrases.row(tracks), 0, 4);
    }
}

void show_specials(Paper& paper, const MarketsPhrases& phrases, const View& view) {
    std::vector<std::string> own;
    for (const markets::Special card : view.shown.of(view.seat).special) {
        const int earliest = phrases.edition()[card].earliest_round;
        own.push_back(view.shown.round < earliest
                          ? phrases.say("markets.special.not-yet", {{"card", phrases.name(card)}, {"n", earliest}})
                          : phrases.name(card));
    }
    if (!own.empty()) paper.wrapped(phrases.say("markets.special.own", {{"cards", phrases.row(own)}}), 0, 4);
    show_kept(paper, phrases, view);
}

void show_purse(Paper& paper, const MarketsPhrases& phrases, const View& view) {
    const markets::Player& own = view.shown.of(view.seat);
    std::vector<std::string> goods;
    for (const Kind kind : kAllKinds) {
        if (own.hand[index(kind)] > 0) goods.push_back(phrases.goods(kind, own.hand[index(kind)]));
    }
    const std::string held = goods.empty() ? phrases.say("markets.goods.none") : phrases.row(goods);
    paper.wrapped(phrases.say("markets.purse", {{"money", phrases.pounds(own.money)}, {"goods", held}}), 0, 4);
}

void show_everything(Paper& paper, const MarketsPhrases& phrases, const View& view) {
    const State& shown = view.shown;
    paper.rule(phrases.say("markets.all.tiles"));
    for (const markets::Market market : phrases.edition().ring) {
        std::string text = layers_text(phrases, shown.stall(market));
        if (const std::string merchant = merchant_text(phrases, shown, market); !merchant.empty()) {
            text += phrases.say("markets.all.merchant", {{"pawn", merchant}});
        }
        paper.wrapped(padded(styled(Style::heading, phrases.short_name(market)), kLabel) +
                          padded(phrases.marked(shown.sells[index(market)]), kWidestKind) + text,
                      0, kLabel);
    }
    paper.rule(phrases.say("markets.all.tracks"));
    show_tracks(paper, phrases, view, true);
    paper.rule(phrases.say("markets.all.cards"));
    for (std::size_t i = 0; i < phrases.edition().market_cards.size(); ++i) {
        const auto card = static_cast<MarketCard>(i);
        if (((view.to_come >> i) & 1U) == 0) continue;
        const bool last = shown.market_cards[0] == card;
        paper.wrapped(phrases.prices(card) + (last ? phrases.say("markets.all.last") : ""), 2, 4);
    }
    std::vector<std::string> piles;
    for (const auto& pile : shown.piles) piles.push_back(std::to_string(pile.size()));
    paper.line(phrases.say("markets.all.piles", {{"sizes", phrases.list(piles)}}));
    show_specials(paper, phrases, view);
    paper.rule();
}

} // namespace londinium
