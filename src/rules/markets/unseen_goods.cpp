#include "rules/markets/unseen_goods.h"

#include "rules/markets/goods.h"

#include <algorithm>

namespace londinium::markets {
namespace {

constexpr std::array<double, kStartHand + 1> kOneByFactorial = [] {
    std::array<double, kStartHand + 1> table{};
    double factorial = 1;
    for (std::size_t n = 0; n < table.size(); ++n) {
        if (n > 0) factorial *= static_cast<double>(n);
        table[n] = 1 / factorial;
    }
    return table;
}();

ByKind less(ByKind from, const ByKind& cards) {
    for (std::size_t k = 0; k < kKinds; ++k) from[k] = static_cast<std::uint8_t>(from[k] - cards[k]);
    return from;
}

/// Calls visit(cards) for each way to take so many cards of those left.
template <class Visit>
void for_each_share(int cards, const ByKind& left, Visit visit) {
    for (int a = 0; a <= std::min<int>(cards, left[0]); ++a) {
        for (int b = 0; b <= std::min<int>(cards - a, left[1]); ++b) {
            for (int c = 0; c <= std::min<int>(cards - a - b, left[2]); ++c) {
                const int d = cards - a - b - c;
                if (d > left[3]) continue;
                visit(ByKind{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c),
                             static_cast<std::uint8_t>(d)});
            }
        }
    }
}

} // namespace

UnseenGoods::UnseenGoods(const View& view) : others_{}, first_shares_{} {
    const State& shown = view.shown;
    for (std::size_t k = 0; k < kKinds; ++k) {
        unseen_[k] = static_cast<std::uint8_t>(kGoodsPerKind - shown.stocks[k]);
    }
    for (std::size_t s = 0; s < shown.players; ++s) {
        const Player& player = shown.player[s];
        unseen_ = less(unseen_, player.hand);
        if (seat_at(s) == view.seat) continue;
        const std::size_t other = others_.size();
        hidden_[other] = static_cast<std::uint8_t>(view.goods[s] - goods_in_hand(player));
        betrayed_[other] = player.betrayed;
        others_.push_back(seat_at(s));
        int dealt = hidden_[other];
        for (const std::uint8_t n : player.betrayed) dealt += n;
        as_dealt_ = as_dealt_ && dealt <= kStartHand;
    }
    if (!as_dealt_) return;
    for_each_share(hidden_[0], unseen_, [&](const ByKind& cards) {
        const double ways = weigh(0, cards) * weigh_rest(1, less(unseen_, cards));
        first_shares_.push_back({cards, ways});
        all_ways_ += ways;
    });
}

/// In how many ways the shuffling gives a seat these cards and those it has
/// betrayed, up to a factor that is the same for all.
double UnseenGoods::weigh(std::size_t other, const ByKind& cards) const {
    double ways = 1;
    for (std::size_t k = 0; k < kKinds; ++k) {
        ways *= kOneByFactorial[std::size_t{betrayed_[other][k]} + cards[k]];
    }
    return ways;
}

/// The same for what is left to this seat and those after it.
double UnseenGoods::weigh_rest(std::size_t other, const ByKind& left) const {
    if (other + 1 == others_.size()) return weigh(other, left);
    double ways = 0;
    for_each_share(hidden_[other], left, [&](const ByKind& cards) {
        ways += weigh(other, cards) * weigh_rest(other + 1, less(left, cards));
    });
    return ways;
}

UnseenGoods::Share UnseenGoods::draw(Random& random, std::size_t other, const ByKind& left) const {
    if (other + 1 == others_.size()) return {left, 1};
    Share drawn{};
    if (other == 0) {
        double point = random.unit() * all_ways_;
        for (const Share& share : first_shares_) {
            if (share.ways <= 0) continue;
            drawn = share;
            point -= share.ways;
            if (point < 0) break;
        }
        return drawn;
    }
    double total = 0;
    for_each_share(hidden_[other], left, [&](const ByKind& cards) {
        const double ways = weigh(other, cards) * weigh_rest(other + 1, less(left, cards));
        total += ways;
        if (random.unit() * total < ways) drawn = {cards, ways};
    });
    return drawn;
}

void UnseenGoods::deal(Random& random, State& world) const {
    if (!as_dealt_) {
        deal_shuffled(random, world);
        return;
    }
    ByKind left = unseen_;
    for (std::size_t other = 0; other < others_.size(); ++other) {
        const ByKind cards = draw(random, other, left).cards;
        left = less(left, cards);
        ByKind& hand = world.of(others_[other]).hand;
        for (std::size_t k = 0; k < kKinds; ++k) hand[k] = static_cast<std::uint8_t>(hand[k] + cards[k]);
    }
}

void UnseenGoods::deal_shuffled(Random& random, State& world) const {
    FixedVector<std::uint8_t, kKinds * kGoodsPerKind> cards{};
    for (std::size_t k = 0; k < kKinds; ++k) {
        for (int i = 0; i < unseen_[k]; ++i) cards.push_back(static_cast<std::uint8_t>(k));
    }
    random.shuffle(cards);
    for (std::size_t other = 0; other < others_.size(); ++other) {
        for (int i = 0; i < hidden_[other]; ++i) ++world.of(others_[other]).hand[cards.pop_back()];
    }
}

} // namespace londinium::markets
