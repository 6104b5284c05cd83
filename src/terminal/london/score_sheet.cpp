#include "terminal/london/score_sheet.h"

#include "rules/london/city.h"
#include "rules/london/scoring.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <optional>

namespace londinium {

using london::State;
using london::View;

namespace {

constexpr std::size_t kLabelWidth = 36;
constexpr std::size_t kNarrowestColumn = 10;

/// One seat's way to its score: what scoring.h counts, and the numbers between.
struct Reckoning {
    london::ScoreLines lines;
    int poverty;  // in play
    int hand;     // cards left, one poverty each
    int forgiven; // what everybody sheds
    int repaid;   // loans
    int pounds;   // after repaying
    int unpaid;   // loans
    int boroughs;
    int best_card;

    int all_poverty() const { return poverty + hand; }
};

int best_card_of(const london::Edition& edition, const State& shown, Seat seat) {
    int best = 0;
    for (std::size_t i = 0; i < shown.stacks.count(seat); ++i) {
        best = std::max<int>(best, edition[shown.stacks[seat][i].top].end_prestige);
        for (const london::Card card : london::covered_by(shown, seat, i)) {
            best = std::max<int>(best, edition[card].end_prestige);
        }
    }
    return best;
}

std::vector<Reckoning> reckon(const london::Edition& edition, const State& shown) {
    const london::Score score = london::score(edition, shown);
    std::vector<Reckoning> all;
    for (std::size_t s = 0; s < shown.players; ++s) {
        const london::Player& player = shown.player[s];
        const int repaid = std::min(player.loans, player.money / london::kRepayCost);
        all.push_back({score.lines[s], player.poverty, static_cast<int>(shown.hand[s].size()), 0, repaid,
                       player.money - repaid * london::kRepayCost, player.loans - repaid,
                       static_cast<int>(shown.boroughs.count(seat_at(s))), best_card_of(edition, shown, seat_at(s))});
    }
    const int least = std::ranges::min(all, {}, &Reckoning::all_poverty).all_poverty();
    for (Reckoning& one : all) one.forgiven = least;
    return all;
}

/// The table being written: a label, and a cell for each player.
class Sheet {
public:
    Sheet(Paper& paper, const LondonPhrases& phrases, std::span<const Reckoning> all)
        : paper_(paper), phrases_(phrases), all_(all) {
        for (const std::string& name : phrases.names()) {
            columns_.push_back(std::max(kNarrowestColumn, columns(name) + 2));
        }
    }

    void names() {
        std::string text(kLabelWidth, ' ');
        for (std::size_t s = 0; s < all_.size(); ++s) {
            text += padded_before(styled(Style::heading, phrases_.names()[s]), columns_[s]);
        }
        paper_.line(text);
    }
    /// Prestige, won or lost.
    void counts(std::string_view label, const std::function<int(const Reckoning&)>& cell) {
        row(phrases_.say(label), [&](const Reckoning& one) { return Phrases::number(cell(one)); });
    }
    /// What only leads to a later line.
    void leads_to(std::string_view label, const std::function<std::string(const Reckoning&)>& cell) {
        row(styled(Style::faint, phrases_.say(label)),
            [&](const Reckoning& one) { return styled(Style::faint, cell(one)); });
    }
    void total() {
        row(styled(Style::heading, phrases_.say("score.total")),
            [](const Reckoning& one) { return styled(Style::heading, Phrases::number(one.lines.total())); });
    }

private:
    void row(const std::string& label, const std::function<std::string(const Reckoning&)>& cell) {
        std::string text = padded(label, kLabelWidth);
        for (std::size_t s = 0; s < all_.size(); ++s) text += padded_before(cell(all_[s]), columns_[s]);
        paper_.line(text);
    }

    Paper& paper_;
    const LondonPhrases& phrases_;
    std::span<const Reckoning> all_;
    std::vector<std::size_t> columns_;
};

void hand_poverty(Sheet& sheet) {
    sheet.leads_to("score.hand",
                   [](const Reckoning& one) { return std::to_string(one.poverty) + "+" + std::to_string(one.hand); });
}

void repaid_loans(Sheet& sheet) {
    sheet.leads_to("score.repaid", [](const Reckoning& one) { return std::to_string(one.repaid); });
}

void money(Sheet& sheet, const LondonPhrases& phrases) {
    sheet.leads_to("score.pounds",
                   [&](const Reckoning& one) { return phrases.say("cost.money", {{"n", one.pounds}}); });
    sheet.counts("score.money", [](const Reckoning& one) { return one.lines.money; });
}

void cards(Sheet& sheet) {
    sheet.counts("score.cards", [](const Reckoning& one) { return one.lines.cards; });
}

} // namespace

void show_score_sheet(Paper& paper, const LondonPhrases& phrases, const View& view) {
    const std::vector<Reckoning> all = reckon(phrases.edition(), view.shown);
    Sheet sheet(paper, phrases, all);
    sheet.names();
    sheet.counts("score.prestige", [](const Reckoning& one) { return one.lines.prestige; });
    if (phrases.edition().map) {
        repaid_loans(sheet);
        hand_poverty(sheet);
        money(sheet, phrases);
        sheet.counts("score.boroughs", [](const Reckoning& one) { return one.lines.boroughs; });
        sheet.counts("score.undergrounds", [](const Reckoning& one) { return one.lines.undergrounds; });
        cards(sheet);
    } else {
        hand_poverty(sheet);
        cards(sheet);
        repaid_loans(sheet);
        money(sheet, phrases);
    }
    sheet.counts("score.loans", [](const Reckoning& one) { return one.lines.loans; });
    sheet.leads_to("score.forgiven", [](const Reckoning& one) { return Phrases::number(-one.forgiven); });
    sheet.leads_to("score.poverty-left",
                   [](const Reckoning& one) { return std::to_string(one.all_poverty() - one.forgiven); });
    sheet.counts("score.poverty", [](const Reckoning& one) { return one.lines.poverty; });
    sheet.total();
}

void show_winner(Paper& paper, const LondonPhrases& phrases, const View& view) {
    const std::vector<Reckoning> all = reckon(phrases.edition(), view.shown);
    const london::Score score = london::score(phrases.edition(), view.shown);
    const int most = std::ranges::max(all, {}, [](const Reckoning& one) { return one.lines.total(); }).lines.total();

    SeatSet tied = 0;
    for (std::size_t s = 0; s < all.size(); ++s) {
        if (all[s].lines.total() == most) tied = static_cast<SeatSet>(tied | only(seat_at(s)));
    }
    const std::string winners = phrases.named(score.winners);
    const std::string number = Phrases::number(most);
    const bool shared = (score.winners & (score.winners - 1)) != 0;
    std::string text = phrases.say(shared ? "score.shared" : "score.winner", {{"player", winners}, {"n", number}});
    if (tied != score.winners || shared) {
        // The first of the tie-breaks in which the tied players differ.
        const auto differ = [&](auto measure) {
            std::optional<int> first;
            for (std::size_t s = 0; s < all.size(); ++s) {
                if (!holds(tied, seat_at(s))) continue;
                if (first && *first != measure(all[s])) return true;
                first = measure(all[s]);
            }
            return false;
        };
        std::string_view why = "score.tie-none";
        if (differ([](const Reckoning& one) { return one.best_card; })) why = "score.tie-card";
        if (differ([](const Reckoning& one) { return one.boroughs; })) why = "score.tie-boroughs";
        if (differ([](const Reckoning& one) { return one.all_poverty(); })) why = "score.tie-poverty";
        text +=
            " " + phrases.say(why, {{"players", phrases.named(tied)}, {"count", std::popcount(tied)}, {"n", number}});
    }
    paper.wrapped(styled(Style::question, text));
}

} // namespace londinium
