#pragma once

#include "base/seat.h"
#include "players/inputs.h"

#include <array>
#include <vector>

namespace londinium {

/// What a position is worth to a seat.
struct Worth {
    /// To compare positions by: the chance to win, and some of the margin, so that
    /// a game that is lost or won is still played well.
    float all = 0;
    float win = 0; // the chance to win alone, to tell people

    bool operator==(const Worth&) const = default;
};

/// What a position seems to be, seen from the seat it is judged for.
struct Judgement {
    std::array<float, kMostSeats> win; // each seat's chance to win, by seat; together 1
    float margin;                      // final score ahead of the best other, in units of the game

    Worth worth(Seat seat) const { return {win[index(seat)] + kMarginShare * margin, win[index(seat)]}; }

    static constexpr float kMarginShare = 1;
};

/// A small net with one hidden layer: facts of a position, seen from one seat,
/// in; a chance to win for every player out, and the margin. Plain
/// arithmetic in a fixed order: the same on every machine and in the browser.
class Net {
public:
    static constexpr std::size_t kHidden = 64;
    /// The chances of the seat that looks and of the next ones clockwise, then
    /// the margin.
    static constexpr std::size_t kOutputs = kMostSeats + 1;

    using Hidden = std::array<float, kHidden>;
    using Outputs = std::array<float, kOutputs>;

    explicit Net(std::size_t inputs) : rows(inputs), hidden_bias{}, output_rows{}, output_bias{} {}

    /// The hidden layer, and from it what comes out: chances among so many
    /// players, and the margin.
    Hidden hidden(const Inputs& inputs) const;
    Outputs outputs(const Hidden& layer, std::size_t players) const;

    Judgement judge(const Inputs& inputs, Seat seat, std::size_t players) const;

    /// Moves every weight a share of the way to the other's.
    void follow(const Net& other, float share);

    // The weights, open to who learns them and who writes them down
    std::vector<Hidden> rows; // by input
    Hidden hidden_bias;
    std::array<Hidden, kOutputs> output_rows;
    Outputs output_bias;
};

/// e to the power of x, the same to the last bit everywhere, which the
/// library's is not.
float exponential(float x);

} // namespace londinium
