#include "table/cost.h"

#include "base/random.h"
#include "game/json_text.h"
#include "table/carry_through.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace londinium {
namespace {

constexpr int kWorlds = 3;
constexpr std::uint64_t kSeed = 1666; // the same view gives the same prices

constexpr std::array<const char*, 5> kNames = {"money", "loans", "poverty", "prestige", "tiles"};
/// What may change for a player: by kNames, then goods cards by kind.
using Purse = std::array<std::int32_t, kNames.size() + markets::kKinds>;

Purse purse(const london::State& state, Seat seat) {
    const london::Player& player = state.of(seat);
    return {player.money, player.loans, player.poverty, player.prestige};
}
Purse purse(const markets::State& state, Seat seat) {
    const markets::Player& player = state.of(seat);
    Purse purse{player.money, 0, 0, 0, player.tiles};
    std::ranges::copy(player.hand, purse.begin() + kNames.size());
    return purse;
}

/// What a bid brings is in the hands of the others; samples of three might
/// agree by chance.
bool hangs_on_others(london::Action) { return false; }
bool hangs_on_others(markets::Action action) {
    return action.verb == markets::Verb::bid || action.verb == markets::Verb::bid_nothing;
}

/// What surely changes, over worlds that may differ.
class Change {
public:
    void add(const Purse& before, const Purse& after) {
        for (std::size_t n = 0; n < change_.size(); ++n) {
            const std::int32_t here = after[n] - before[n];
            change_[n] = first_ || change_[n] == here ? std::optional(here) : std::nullopt;
        }
        first_ = false;
    }
    /// As the text of a JSON object; empty if nothing does.
    std::string told() const {
        const auto changes = [](std::optional<std::int32_t> change) { return change.value_or(0) != 0; };
        if (std::ranges::none_of(change_, changes)) return {};
        const auto goods = std::span(change_).subspan<kNames.size()>();
        JsonText told;
        told.object([&] {
            for (std::size_t n = 0; n < kNames.size(); ++n) {
                if (changes(change_[n])) told.key(kNames[n]).value(*change_[n]);
            }
            if (std::ranges::none_of(goods, changes)) return;
            told.key("goods").object([&] {
                for (const markets::Kind kind : markets::kAllKinds) {
                    if (changes(goods[index(kind)])) told.key(words(kind)).value(*goods[index(kind)]);
                }
            });
        });
        return told.take();
    }

private:
    std::array<std::optional<std::int32_t>, std::tuple_size_v<Purse>> change_;
    bool first_ = true;
};

template <class Rules>
std::vector<PricedAction> priced(const Play<Rules>& play, Seat seat) {
    std::vector<PricedAction> list;
    if (!Rules::may_act(play.state, seat)) return list;
    const auto& book = *play.book;
    const auto view = Rules::observe(book, play.state, seat);
    const auto worlds = Rules::worlds(book, view);
    Random random(kSeed);
    std::vector<typename Rules::State> samples;
    for (int i = 0; i < kWorlds; ++i) samples.push_back(worlds.sample(random));

    typename Rules::Actions legal;
    Rules::legal(book, view, legal);
    for (const auto action : legal) {
        Change at_once;
        Change in_the_end;
        bool goes_on = false;
        for (std::size_t i = 0; i < samples.size() && !hangs_on_others(action); ++i) {
            auto after = samples[i];
            Rules::apply(book, after, seat, action);
            at_once.add(purse(samples[i], seat), purse(after, seat));
            goes_on = carry_through(book, after, seat, action);
            if (goes_on) in_the_end.add(purse(samples[i], seat), purse(after, seat));
        }
        list.push_back({words(book, action), at_once.told(), goes_on ? in_the_end.told() : std::string()});
    }
    std::ranges::sort(list, {}, &PricedAction::action);
    return list;
}

} // namespace

std::vector<PricedAction> priced_actions(const Game& game, Seat seat) {
    return std::visit([&](const auto& play) { return priced(play, seat); }, game.play());
}

} // namespace londinium
