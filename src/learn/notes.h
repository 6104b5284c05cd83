#pragma once

#include "players/judge.h"

#include <array>
#include <vector>

namespace londinium {

/// What one seat's net should have said along one game: the facts of each
/// moment, what it said then, and, once the game is over, what it should have
/// said. The truth of a moment is mixed from the end of the game and from what
/// the net said later on (TD lambda).
class Notes {
public:
    struct Moment {
        std::size_t first; // of its inputs
        std::size_t count;
        Net::Outputs said;
        Net::Outputs truth;
        float trust; // how far its truth is taken over by the moment before; the rest is what was said here
        bool cut;    // the next moment follows from a mistake: here what was said stands
    };

    void begin(std::size_t players) {
        players_ = players;
        inputs_.clear();
        moments_.clear();
    }

    void add(const Inputs& inputs, const Net::Outputs& said, float trust) {
        moments_.push_back({inputs_.size(), inputs.size(), said, {}, trust, false});
        inputs_.insert(inputs_.end(), inputs.begin(), inputs.end());
    }

    /// What comes now tells nothing of what came before.
    void distrust_last() {
        if (!moments_.empty()) moments_.back().cut = true;
    }

    /// `end` as the net's outputs, from the seat's place.
    void finish(const Net::Outputs& end) {
        Net::Outputs next = end;
        for (std::size_t i = moments_.size(); i-- > 0;) {
            moments_[i].truth = moments_[i].cut ? moments_[i].said : next;
            next = moments_[i].truth;
            const float trust = moments_[i].trust;
            for (std::size_t k = 0; k < next.size(); ++k) {
                next[k] = trust * next[k] + (1 - trust) * moments_[i].said[k];
            }
        }
    }

    const std::vector<Moment>& moments() const { return moments_; }
    const Input* inputs(const Moment& moment) const { return inputs_.data() + moment.first; }
    std::size_t players() const { return players_; }

private:
    std::size_t players_ = 0;
    std::vector<Input> inputs_;
    std::vector<Moment> moments_;
};

/// A judgement as the net's outputs: the seat itself first.
inline Net::Outputs as_outputs(const Judgement& judgement, Seat seat, std::size_t players) {
    Net::Outputs outputs{};
    for (std::size_t i = 0; i < players; ++i) outputs[i] = judgement.win[(index(seat) + i) % players];
    outputs[kMostSeats] = judgement.margin;
    return outputs;
}

} // namespace londinium
