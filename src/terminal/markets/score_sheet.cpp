#include "terminal/markets/score_sheet.h"

#include "rules/markets/scoring.h"
#include "terminal/markets/ledger.h"
#include "terminal/markets/table.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace londinium {

using markets::State;
using markets::View;

namespace {

constexpr std::size_t kLabelWidth = 32;
constexpr std::size_t kNarrowestColumn = 11;
constexpr std::size_t kLongestName = 14;

/// A label, and a cell for each player.
class Sheet {
public:
    Sheet(Paper& paper, const MarketsPhrases& phrases) : paper_(paper), phrases_(phrases) {
        std::string text(kLabelWidth, ' ');
        for (const std::string& name : phrases.names()) {
            const std::string shown = cut_to(name, phrases.names().size() > 3 ? kNarrowestColumn - 1 : kLongestName);
            widths_.push_back(std::max(kNarrowestColumn, columns(shown) + 2));
            text += padded_before(styled(Style::heading, shown), widths_.back());
        }
        paper.line(text);
    }
    void row(std::string_view label, const std::function<std::string(Seat)>& cell) {
        std::string text = padded(phrases_.say(label), kLabelWidth);
        for (std::size_t s = 0; s < widths_.size(); ++s) text += padded_before(cell(seat_at(s)), widths_[s]);
        paper_.line(text);
    }
    void total(std::string_view label, const std::function<std::string(Seat)>& cell) {
        std::string text = padded(styled(Style::heading, phrases_.say(label)), kLabelWidth);
        for (std::size_t s = 0; s < widths_.size(); ++s) {
            text += padded_before(styled(Style::heading, cell(seat_at(s))), widths_[s]);
        }
        paper_.line(text);
    }

private:
    Paper& paper_;
    const MarketsPhrases& phrases_;
    std::vector<std::size_t> widths_;
};

/// What breaks ties.
void tie_rows(Sheet& sheet, const MarketsPhrases& phrases, const State& shown, const std::function<int(Seat)>& goods) {
    const auto any = [&] {
        return std::any_of(shown.player.begin(), shown.player.begin() + shown.players,
                           [](const markets::Player& player) { return player.advantage; });
    };
    if (any()) {
        sheet.row("markets.score.advantage",
                  [&](Seat seat) { return shown.of(seat).advantage ? phrases.say("markets.score.yes") : "–"; });
    }
    sheet.row("markets.score.goods", [&](Seat seat) { return std::to_string(goods(seat)); });
}

} // namespace

void show_standing(Paper& paper, const MarketsPhrases& phrases, const View& view) {
    Sheet sheet(paper, phrases);
    sheet.total("markets.score.money", [&](Seat seat) { return money_text(phrases, view, seat); });
    tie_rows(sheet, phrases, view.shown, [&](Seat seat) { return view.goods[index(seat)]; });
    if (view.shown.over()) return;
    paper.wrapped(
        styled(Style::faint, phrases.say(view.shown.money_shown ? "markets.score.was-shown" : "markets.score.secret")));
}

void show_score_sheet(Paper& paper, const MarketsPhrases& phrases, const Play<Markets>& play) {
    const std::array<Ledger, kMostSeats> ledgers = ledgers_of(play);
    const markets::Score score = markets::score(phrases.edition(), play.state);
    Sheet sheet(paper, phrases);
    const auto line = [&](std::string_view label, int Ledger::* entry) {
        if (std::ranges::all_of(ledgers, [&](const Ledger& one) { return one.*entry == 0; })) return;
        sheet.row(label, [&](Seat seat) { return Phrases::number(ledgers[index(seat)].*entry); });
    };
    line("markets.score.at-start", &Ledger::at_start);
    line("markets.score.markets", &Ledger::markets);
    line("markets.score.auctions", &Ledger::auctions);
    line("markets.score.specials", &Ledger::specials);
    line("markets.score.second-cards", &Ledger::second_cards);
    line("markets.score.cash", &Ledger::cash);
    sheet.total("markets.score.money", [&](Seat seat) { return phrases.pounds(play.state.of(seat).money); });
    tie_rows(sheet, phrases, play.state, [&](Seat seat) { return score.lines[index(seat)].goods; });
}

void show_winner(Paper& paper, const MarketsPhrases& phrases, const State& end) {
    const markets::Score score = markets::score(phrases.edition(), end);
    int most = 0;
    for (std::size_t s = 0; s < end.players; ++s) most = std::max(most, score.lines[s].money);
    SeatSet tied = 0;
    bool advantage = false;
    for (std::size_t s = 0; s < end.players; ++s) {
        if (score.lines[s].money != most) continue;
        tied = static_cast<SeatSet>(tied | only(seat_at(s)));
        advantage = advantage || score.lines[s].advantage;
    }
    const bool shared = std::popcount(score.winners) > 1;
    std::string text = phrases.say(shared ? "markets.score.shared" : "markets.score.winner",
                                   {{"player", phrases.named(score.winners)}, {"n", most}});
    if (std::popcount(tied) > 1) {
        std::string_view why = "markets.score.tie-goods";
        if (shared) why = "markets.score.tie-none";
        if (!shared && advantage) why = "markets.score.tie-advantage";
        text += " " + phrases.say(why, {{"players", phrases.named(tied)}, {"count", std::popcount(tied)}, {"n", most}});
    }
    paper.wrapped(styled(Style::question, text));
}

} // namespace londinium
