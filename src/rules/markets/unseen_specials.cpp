#include "rules/markets/unseen_specials.h"

#include "rules/markets/specials.h"

#include <algorithm>
#include <cassert>

namespace londinium::markets {
namespace {

constexpr std::uint8_t kPool = 0;
constexpr int kMostSteps = 4096;
constexpr int kMostTries = 256;

} // namespace

UnseenSpecials::UnseenSpecials(const Edition& edition, const View& view) : taken_{}, plays_{} {
    for (const Play& play : view.shown.plays) {
        if (play.seat != view.seat && play.seat != kNobody) plays_.push_back(play);
    }
    start_.chance = 1;
    start_.owned.fill(kUnknownSpecial);
    sort_taken(view);
    sort_cards(edition, view);
    int steps = 0;
    largest_chance_ = largest_chance(start_, 0, steps);
}

/// Gives each pile its groups, and each card taken by others its group. The
/// cards of picks come first, in the order of the picks.
void UnseenSpecials::sort_taken(const View& view) {
    const State& shown = view.shown;
    std::array<std::uint8_t, kPiles> before{}; // the group before a pile's own
    std::uint8_t groups = 1;
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
        before[pile] = static_cast<std::uint8_t>(groups - 1);
        groups = static_cast<std::uint8_t>(groups + view.looks[pile]);
        pile_group_[pile] = view.looks[pile] == 0 ? kPool : static_cast<std::uint8_t>(before[pile] + view.looks[pile]);
        for (const SeenCard& seen : view.seen[pile]) {
            ++start_.cards[std::size_t{before[pile]} + seen.looks][index(seen.card)];
        }
        start_.room[pile_group_[pile]] =
            static_cast<std::uint8_t>(start_.room[pile_group_[pile]] + shown.piles[pile].size());
    }
    const auto add = [&](Seat seat, std::uint8_t group, std::size_t since) {
        taken_.push_back({seat, group, static_cast<std::uint8_t>(since)});
        ++start_.room[group];
    };
    std::array<std::uint8_t, kPiles> looks{};
    std::array<int, kMostSeats> unexplained{};
    for (std::size_t s = 0; s < shown.players; ++s) unexplained[s] = static_cast<int>(shown.player[s].special.size());
    for (const Play& play : plays_) ++unexplained[index(play.seat)];
    for (std::size_t i = 0; i < shown.picks.size(); ++i) {
        const Pick& pick = shown.picks[i];
        if (pick.seat == view.seat) {
            ++looks[pick.pile];
            continue;
        }
        const std::uint8_t look = looks[pick.pile];
        add(pick.seat, look == 0 ? kPool : static_cast<std::uint8_t>(before[pick.pile] + look), i + 1);
        --unexplained[index(pick.seat)];
    }
    for (std::size_t s = 0; s < shown.players; ++s) {
        if (seat_at(s) == view.seat) continue;
        for (; unexplained[s] > 0; --unexplained[s]) add(seat_at(s), kPool, 0);
    }
}

/// Puts into the pool what the seat has never seen.
void UnseenSpecials::sort_cards(const Edition& edition, const View& view) {
    Counts& pool = start_.cards[kPool];
    for (std::size_t i = 0; i < edition.specials.size(); ++i) pool[i] = edition.specials[i].copies;
    const auto known = [&](Special card) { --pool[index(card)]; };
    for (const Special card : view.shown.of(view.seat).special) known(card);
    for (const Play& play : view.shown.plays) {
        if (play.seat == view.seat || play.seat == kNobody) known(play.card);
    }
    for (const auto& pile : view.seen) {
        for (const SeenCard& seen : pile) known(seen.card);
    }
}

bool UnseenSpecials::could_be(const Taken& taken, const Play& play) const {
    return taken.seat == play.seat && taken.since <= play.picks_before;
}

/// How likely the played card is to be this one of those its player had taken,
/// after what is settled: its copies among the cards left of that group.
double UnseenSpecials::settle_chance(const Filling& filling, std::size_t taken, const Play& play) const {
    if (filling.owned[taken] != kUnknownSpecial || !could_be(taken_[taken], play)) return 0;
    const std::size_t group = taken_[taken].group;
    return static_cast<double>(filling.cards[group][index(play.card)]) / filling.room[group];
}

void UnseenSpecials::settle(Filling& filling, std::size_t taken, const Play& play) const {
    const std::size_t group = taken_[taken].group;
    filling.owned[taken] = play.card;
    --filling.cards[group][index(play.card)];
    --filling.room[group];
}

/// The largest product of what draw_played multiplies up, over all ways it can
/// go: what its results are accepted against. A history so tangled that this
/// takes too many steps is drawn a little out of proportion.
double UnseenSpecials::largest_chance(const Filling& filling, std::size_t next_play, int& steps) const {
    if (next_play == plays_.size()) return 1;
    const Play& play = plays_[next_play];
    double sum = 0;
    double largest = 0;
    for (std::size_t i = 0; i < taken_.size(); ++i) {
        const double chance = settle_chance(filling, i, play);
        if (chance <= 0) continue;
        sum += chance;
        if (++steps > kMostSteps && largest > 0) continue;
        Filling next = filling;
        settle(next, i, play);
        largest = std::max(largest, largest_chance(next, next_play + 1, steps));
    }
    return sum * largest;
}

/// Settles the cards played in the first way that is possible.
bool UnseenSpecials::settle_any(Filling& filling, std::size_t next_play) const {
    if (next_play == plays_.size()) return true;
    for (std::size_t i = 0; i < taken_.size(); ++i) {
        if (settle_chance(filling, i, plays_[next_play]) <= 0) continue;
        Filling next = filling;
        settle(next, i, plays_[next_play]);
        if (!settle_any(next, next_play + 1)) continue;
        filling = next;
        return true;
    }
    return false;
}

/// Settles for each card played by others which of those taken it was.
UnseenSpecials::Filling UnseenSpecials::draw_played(Random& random) const {
    Filling filling = start_;
    for (const Play& play : plays_) {
        double sum = 0;
        std::size_t drawn = taken_.size();
        for (std::size_t i = 0; i < taken_.size(); ++i) {
            const double chance = settle_chance(filling, i, play);
            if (chance <= 0) continue;
            sum += chance;
            if (random.unit() * sum < chance) drawn = i;
        }
        filling.chance *= sum;
        if (drawn == taken_.size()) break; // a dead end, whose chance is 0
        settle(filling, drawn, play);
    }
    return filling;
}

Special UnseenSpecials::draw_card(Random& random, Filling& filling, std::size_t group) const {
    std::uint32_t n = random.below(filling.room[group]--);
    std::size_t card = 0;
    while (n >= filling.cards[group][card]) n -= filling.cards[group][card++];
    --filling.cards[group][card];
    return static_cast<Special>(card);
}

/// Deals what is left of each group to the other cards taken from it; what
/// remains then lies in a pile.
void UnseenSpecials::draw_rest(Random& random, Filling& filling) const {
    for (std::size_t i = 0; i < taken_.size(); ++i) {
        if (filling.owned[i] == kUnknownSpecial) filling.owned[i] = draw_card(random, filling, taken_[i].group);
    }
}

/// In how many ways the players could have played what they did from these
/// cards: more than one only where someone had copies of a card.
double UnseenSpecials::ways_to_play(const Filling& filling) const {
    double ways = 1;
    for (std::size_t p = 0; p < plays_.size(); ++p) {
        const Play& play = plays_[p];
        int copies = 0;
        for (std::size_t i = 0; i < taken_.size(); ++i) {
            if (filling.owned[i] == play.card && could_be(taken_[i], play)) ++copies;
        }
        for (std::size_t earlier = 0; earlier < p; ++earlier) {
            if (plays_[earlier].seat == play.seat && plays_[earlier].card == play.card) --copies;
        }
        ways *= copies;
    }
    return ways;
}

void UnseenSpecials::write(Random& random, Filling& filling, State& world) const {
    std::array<std::array<int, kMostSpecials>, kMostSeats> in_hand{};
    std::size_t taken = 0;
    for (Pick& pick : world.picks) {
        if (pick.card == kUnknownSpecial) pick.card = filling.owned[taken++];
    }
    for (std::size_t i = 0; i < taken_.size(); ++i) ++in_hand[index(taken_[i].seat)][index(filling.owned[i])];
    for (const Play& play : plays_) --in_hand[index(play.seat)][index(play.card)];
    for (std::size_t s = 0; s < world.players; ++s) {
        auto& hand = world.player[s].special;
        if (hand.empty() || hand[0] != kUnknownSpecial) continue;
        hand = {};
        for (std::size_t card = 0; card < kMostSpecials; ++card) {
            for (int i = 0; i < in_hand[s][card]; ++i) hand.push_back(static_cast<Special>(card));
        }
    }
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
        const std::size_t group = pile_group_[pile];
        const std::size_t size = world.piles[pile].size();
        world.piles[pile] = {};
        for (std::size_t i = 0; i < size; ++i) insert_sorted(world.piles[pile], draw_card(random, filling, group));
    }
}

/// Draws pairs of an arrangement and a way to play it, all equally likely by
/// the first test; the second evens out that some arrangements have more ways.
UnseenSpecials::Filling UnseenSpecials::draw(Random& random) const {
    for (int tries = 0; tries < kMostTries; ++tries) {
        Filling filling = draw_played(random);
        if (random.unit() * largest_chance_ >= filling.chance) continue;
        draw_rest(random, filling);
        if (random.unit() * ways_to_play(filling) < 1) return filling;
    }
    Filling filling = start_; // too rare to be met by luck
    settle_any(filling, 0);
    draw_rest(random, filling);
    return filling;
}

void UnseenSpecials::deal(Random& random, State& world) const {
    Filling filling = draw(random);
    write(random, filling, world);
}

} // namespace londinium::markets
