#pragma once

#include "base/random.h"
#include "rules/markets/observe.h"

#include <array>

namespace londinium::markets {

/// The special cards that a view does not show: in piles, and in other hands.
/// Which pile each of those came from is public, so a card taken after the
/// seat's own look is one of those it saw there. Every card that others played
/// was among those they had taken before.
/// Each arrangement that fits counts once, however the cards were played.
class UnseenSpecials {
public:
    UnseenSpecials(const Edition& edition, const View& view);

    /// Fills the piles, picks and hands of a world made from the view.
    void deal(Random& random, State& world) const;

private:
    /// Cards that could change places with each other: the pool of those never
    /// seen (group 0), and what lay in a pile at one look and not the next.
    static constexpr std::size_t kMostGroups = kMostSpecials + 2;
    using Counts = std::array<std::uint8_t, kMostSpecials>; // by Special

    /// A card that another seat has taken at some time.
    struct Taken {
        Seat seat;
        std::uint8_t group;
        std::uint8_t since; // picks made when it had the card; 0: from the start (a loaded game)
    };

    using Owned = std::array<Special, 2 * kMostSpecials>; // by place in taken_; unknown: not yet settled

    struct Filling {
        std::array<Counts, kMostGroups> cards;
        std::array<std::uint8_t, kMostGroups> room;
        Owned owned;
        double chance; // of the played cards lying where they do, against where they were drawn
    };

    void sort_taken(const View& view);
    void sort_cards(const Edition& edition, const View& view);
    bool could_be(const Taken& taken, const Play& play) const;
    double settle_chance(const Filling& filling, std::size_t taken, const Play& play) const;
    void settle(Filling& filling, std::size_t taken, const Play& play) const;
    double largest_chance(const Filling& filling, std::size_t next_play, int& steps) const;
    bool settle_any(Filling& filling, std::size_t next_play) const;
    Filling draw_played(Random& random) const;
    Special draw_card(Random& random, Filling& filling, std::size_t group) const;
    void draw_rest(Random& random, Filling& filling) const;
    double ways_to_play(const Filling& filling) const;
    Filling draw(Random& random) const;
    void write(Random& random, Filling& filling, State& world) const;

    FixedVector<Taken, 2 * kMostSpecials> taken_;
    FixedVector<Play, kMostSpecials> plays_; // by others
    std::array<std::uint8_t, kPiles> pile_group_{};
    Filling start_{};
    double largest_chance_ = 0;
};

} // namespace londinium::markets
