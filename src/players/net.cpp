#include "players/net.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace londinium {
namespace {

/// Eight sums beside each other, added up at the end: an order that does not
/// depend on what the compiler makes of it.
float dot(const Net::Hidden& a, const Net::Hidden& b) {
    constexpr std::size_t kLanes = 8;
    std::array<float, kLanes> sums{};
    for (std::size_t i = 0; i < Net::kHidden; i += kLanes) {
        for (std::size_t lane = 0; lane < kLanes; ++lane) sums[lane] += a[i + lane] * b[i + lane];
    }
    return ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
}

} // namespace

float exponential(float x) {
    constexpr float kMost = 80;
    constexpr float kLog2 = 0.69314718F;
    x = std::clamp(x, -kMost, kMost);
    const float whole = std::floor(x / kLog2 + 0.5F);
    const float rest = x - whole * kLog2; // at most 0.35 in size
    float power = 1;
    for (int i = 7; i > 0; --i) power = 1 + rest * power / static_cast<float>(i);
    return power * std::bit_cast<float>(static_cast<std::uint32_t>(static_cast<int>(whole) + 127) << 23U);
}

Net::Hidden Net::hidden(const Inputs& inputs) const {
    Hidden sums = hidden_bias;
    for (const Input& input : inputs) {
        const Hidden& row = rows[input.number];
        for (std::size_t i = 0; i < kHidden; ++i) sums[i] += row[i] * input.value;
    }
    for (float& sum : sums) sum = sum > 0 ? sum : 0;
    return sums;
}

Net::Outputs Net::outputs(const Hidden& layer, std::size_t players) const {
    Outputs out{};
    float most = -1e30F;
    for (std::size_t i = 0; i < players; ++i) {
        out[i] = output_bias[i] + dot(output_rows[i], layer);
        most = std::max(most, out[i]);
    }
    float all = 0;
    for (std::size_t i = 0; i < players; ++i) {
        out[i] = exponential(out[i] - most);
        all += out[i];
    }
    for (std::size_t i = 0; i < players; ++i) out[i] /= all;
    out[kMostSeats] = output_bias[kMostSeats] + dot(output_rows[kMostSeats], layer);
    return out;
}

Judgement Net::judge(const Inputs& inputs, Seat seat, std::size_t players) const {
    const Outputs out = outputs(hidden(inputs), players);
    Judgement judgement{};
    for (std::size_t i = 0; i < players; ++i) judgement.win[(index(seat) + i) % players] = out[i];
    judgement.margin = out[kMostSeats];
    return judgement;
}

void Net::follow(const Net& other, float share) {
    const auto go = [share](Hidden& mine, const Hidden& theirs) {
        for (std::size_t i = 0; i < kHidden; ++i) mine[i] += share * (theirs[i] - mine[i]);
    };
    for (std::size_t i = 0; i < rows.size(); ++i) go(rows[i], other.rows[i]);
    go(hidden_bias, other.hidden_bias);
    for (std::size_t k = 0; k < kOutputs; ++k) {
        go(output_rows[k], other.output_rows[k]);
        output_bias[k] += share * (other.output_bias[k] - output_bias[k]);
    }
}

} // namespace londinium
