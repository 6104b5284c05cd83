#pragma once

#include "players/levels.h"
#include "players/player.h"
#include "players/ponder.h"

#include <chrono>

namespace londinium {

/// Plays what a search finds.
template <class Rules>
class SearchPlayer : public Player<Rules> {
public:
    SearchPlayer(const typename Rules::Book& book, std::unique_ptr<Mind<Rules>> mind, const Level& level,
                 std::uint64_t seed)
        : book_(book), mind_(std::move(mind)), level_(level), random_(seed) {}

    typename Rules::Action choose(const typename Rules::View& view) override {
        typename Rules::Actions actions;
        choices(book_, view.shown, view.seat, actions);
        if (actions.size() == 1) return actions[0];
        auto findings = ponder<Rules>(book_, *mind_, view, effort(), random_.next());
        if (level_.spread.in(book_) > 0 && !sealed(view.shown)) loosen(findings);
        double left = random_.unit();
        for (const auto& finding : findings) {
            left -= static_cast<double>(finding.chance);
            if (left < 0) return finding.action;
        }
        return findings.front().action;
    }

private:
    /// Not quite sure: what seems nearly as good is chosen nearly as often.
    void loosen(std::vector<Finding<Rules>>& findings) const {
        float most = findings.front().worth;
        for (const auto& finding : findings) most = std::max(most, finding.worth);
        float all = 0;
        for (auto& finding : findings) {
            finding.chance = exponential((finding.worth - most) / level_.spread.in(book_));
            all += finding.chance;
        }
        for (auto& finding : findings) finding.chance /= all;
    }

    Effort effort() const {
        Effort effort{level_.iterations.in(book_), level_.sight.in(book_), level_.threads, {}};
        if (level_.milliseconds > 0) {
            const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(level_.milliseconds);
            effort.enough = [end] { return std::chrono::steady_clock::now() >= end; };
        }
        return effort;
    }

    const typename Rules::Book& book_;
    std::unique_ptr<Mind<Rules>> mind_;
    Level level_;
    Random random_;
};

} // namespace londinium
