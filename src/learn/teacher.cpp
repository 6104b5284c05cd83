#include "learn/teacher.h"

#include <cmath>

namespace londinium {
namespace {

constexpr float kMarginWeight = 0.5F; // of the margin's squared error beside the chances' surprise

/// One pass of Adam over weights that lie behind each other.
void adjust(float* weights, float* wanted, float* mean, float* square, std::size_t count, float scale, float rate) {
    constexpr float kMeanKept = 0.9F;
    constexpr float kSquareKept = 0.999F;
    constexpr float kLeast = 1e-8F;
    constexpr float kFaded = 0.02F; // a weight that nothing asks for goes back to nothing
    for (std::size_t i = 0; i < count; ++i) {
        const float g = wanted[i] * scale;
        mean[i] = kMeanKept * mean[i] + (1 - kMeanKept) * g;
        square[i] = kSquareKept * square[i] + (1 - kSquareKept) * g * g;
        weights[i] -= rate * (mean[i] / (std::sqrt(square[i]) + kLeast) + kFaded * weights[i]);
        wanted[i] = 0;
    }
}

} // namespace

Mistakes mistakes_in(const Notes& notes) {
    Mistakes mistakes;
    for (const Notes::Moment& moment : notes.moments()) {
        for (std::size_t k = 0; k < notes.players(); ++k) {
            mistakes.surprise -= moment.truth[k] * std::log(std::max(moment.said[k], 1e-6F));
        }
        const float off = moment.said[kMostSeats] - moment.truth[kMostSeats];
        mistakes.margin += off * off;
        mistakes.moments += 1;
    }
    return mistakes;
}

Teacher::Teacher(Net& net) : net_(net), wanted_(net.rows.size()), mean_(net.rows.size()), square_(net.rows.size()) {}

void Teacher::study(const Lesson& lesson) {
    Inputs inputs;
    inputs.clear();
    for (const Input& input : lesson.inputs) inputs.set(input.number, input.value);
    const Net::Hidden hidden = net_.hidden(inputs);
    const Net::Outputs said = net_.outputs(hidden, lesson.players);
    // The gradient of the surprise by what goes into the softmax is just the
    // difference.
    Net::Outputs error{};
    for (std::size_t k = 0; k < lesson.players; ++k) error[k] = said[k] - lesson.truth[k];
    error[kMostSeats] = kMarginWeight * (said[kMostSeats] - lesson.truth[kMostSeats]);

    Net::Hidden back{};
    for (std::size_t k = 0; k < Net::kOutputs; ++k) {
        wanted_.output_bias[k] += error[k];
        for (std::size_t h = 0; h < Net::kHidden; ++h) {
            wanted_.output_rows[k][h] += error[k] * hidden[h];
            back[h] += error[k] * net_.output_rows[k][h];
        }
    }
    for (std::size_t h = 0; h < Net::kHidden; ++h) back[h] = hidden[h] > 0 ? back[h] : 0;
    for (std::size_t h = 0; h < Net::kHidden; ++h) wanted_.hidden_bias[h] += back[h];
    for (const Input& input : inputs) {
        Net::Hidden& row = wanted_.rows[input.number];
        for (std::size_t h = 0; h < Net::kHidden; ++h) row[h] += back[h] * input.value;
    }
    ++studied_;
}

void Teacher::change(float rate) {
    if (studied_ == 0) return;
    ++changes_;
    const float scale = 1 / static_cast<float>(studied_);
    // The means begin at nothing and are small at first.
    const double warm = std::sqrt(1 - std::pow(0.999, changes_)) / (1 - std::pow(0.9, changes_));
    const float step = rate * static_cast<float>(warm);
    adjust(net_.rows[0].data(), wanted_.rows[0].data(), mean_.rows[0].data(), square_.rows[0].data(),
           net_.rows.size() * Net::kHidden, scale, step);
    adjust(net_.hidden_bias.data(), wanted_.hidden_bias.data(), mean_.hidden_bias.data(), square_.hidden_bias.data(),
           Net::kHidden, scale, step);
    adjust(net_.output_rows[0].data(), wanted_.output_rows[0].data(), mean_.output_rows[0].data(),
           square_.output_rows[0].data(), Net::kOutputs * Net::kHidden, scale, step);
    adjust(net_.output_bias.data(), wanted_.output_bias.data(), mean_.output_bias.data(), square_.output_bias.data(),
           Net::kOutputs, scale, step);
    studied_ = 0;
}

} // namespace londinium
