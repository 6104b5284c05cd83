#include "terminal/markets/ring.h"

#include <algorithm>

namespace londinium {

using markets::Kind;
using markets::kLayer;
using markets::kMarkets;
using markets::kMerchants;
using markets::Market;
using markets::Pawn;
using markets::Stall;
using markets::State;
using markets::View;

namespace {

constexpr std::size_t kWidestColumn = 22;
constexpr std::size_t kRoomyColumn = 18; // for the signs of the goods, too

std::size_t column(const Paper& paper) { return std::min(kWidestColumn, paper.width() / kMarkets); }

/// What one sees of a market from above, three crates by three. The layers lie
/// across each other: the first one in rows, the second in columns, and so on.
class FromAbove {
public:
    FromAbove(const MarketsPhrases& phrases, const Stall& stall)
        : phrases_(phrases), stall_(stall), unfinished_(stall.size() / kLayer) {}

    std::string row(std::size_t y) const {
        std::string text;
        for (std::size_t x = 0; x < kLayer; ++x) text += (x == 0 ? "" : " ") + crate(x, y);
        return text;
    }

private:
    /// The tile of this layer that has a crate there: its place in the stall.
    static std::size_t tile_at(std::size_t layer, std::size_t x, std::size_t y) {
        return layer * kLayer + (layer % 2 == 0 ? y : x);
    }
    std::string crate(std::size_t x, std::size_t y) const {
        const std::size_t top = tile_at(unfinished_, x, y);
        if (top < stall_.size()) return phrases_.letter(stall_[top]);
        if (unfinished_ == 0) return styled(Style::faint, "·");
        return phrases_.letter(stall_[tile_at(unfinished_ - 1, x, y)]);
    }

    const MarketsPhrases& phrases_;
    const Stall& stall_;
    std::size_t unfinished_; // the layer that is not full yet
};

/// One line across the five columns.
template <class Cell>
void line_of_markets(Paper& paper, const MarketsPhrases& phrases, const Cell& cell) {
    const std::size_t width = column(paper);
    std::string line;
    for (const Market market : phrases.edition().ring) {
        line += padded(cut_to(cell(market), width - 1), width);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    paper.line(line);
}

} // namespace

std::string merchant_text(const MarketsPhrases& phrases, const State& shown, Market market) {
    for (std::size_t i = 0; i < kMerchants; ++i) {
        if (shown.merchants[i] != market) continue;
        const auto pawn = static_cast<Pawn>(i);
        const std::string name = phrases.name(pawn);
        return shown.is_used(pawn) ? styled(Style::faint, phrases.say("markets.pawn.used", {{"pawn", name}}))
                                   : styled(Style::number, name);
    }
    return {};
}

std::string crates_text(const MarketsPhrases& phrases, const State& shown, Market market) {
    std::string text;
    for (std::size_t s = 0; s < shown.players; ++s) {
        const int crates = shown.stall(market).crates(seat_at(s));
        if (crates == 0) continue;
        text += (text.empty() ? "" : " ") + phrases.letter(seat_at(s)) + std::to_string(crates);
    }
    return text.empty() ? styled(Style::faint, phrases.say("markets.ring.no-crates")) : text;
}

std::string layers_text(const MarketsPhrases& phrases, const Stall& stall) {
    if (stall.size() == 0) return phrases.say("markets.ring.no-tiles");
    std::string text;
    for (std::size_t i = 0; i < stall.size(); ++i) {
        if (i > 0) text += i % kLayer == 0 ? " | " : "\u00A0";
        text += phrases.letter(stall[i]);
    }
    return text;
}

void show_ring(Paper& paper, const MarketsPhrases& phrases, const View& view) {
    const State& shown = view.shown;
    line_of_markets(paper, phrases, [&](Market market) { return styled(Style::heading, phrases.short_name(market)); });
    const bool roomy = column(paper) >= kRoomyColumn;
    for (std::size_t y = 0; y < kLayer; ++y) {
        line_of_markets(paper, phrases, [&](Market market) {
            const Stall& stall = shown.stall(market);
            const Kind kind = shown.sells[index(market)];
            const std::string crates = FromAbove(phrases, stall).row(y) + " ";
            if (y == 0) return crates + (roomy ? phrases.marked(kind) : phrases.coloured(kind));
            if (y == 1) return crates + merchant_text(phrases, shown, market);
            if (stall.size() == 0) return crates;
            return crates + phrases.say("markets.ring.layer", {{"n", (stall.size() + kLayer - 1) / kLayer}});
        });
    }
    line_of_markets(paper, phrases, [&](Market market) { return crates_text(phrases, shown, market); });
}

} // namespace londinium
