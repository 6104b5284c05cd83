#pragma once

#include "base/random.h"
#include "learn/notes.h"

#include <vector>

namespace londinium {

/// One moment of a game, to learn from.
struct Lesson {
    std::vector<Input> inputs;
    Net::Outputs truth{};
    std::size_t players = 0;
};

/// Moments of the last games. Learning picks from all of them: moments of one
/// game are much alike, and a net that saw only these would swing with each.
class Memory {
public:
    explicit Memory(std::size_t room) : room_(room) {}

    /// Keeps about `share` of a seat's moments; the oldest ones give way. How
    /// many were kept.
    std::size_t keep(const Notes& notes, double share, Random& random) {
        std::size_t kept = 0;
        for (const Notes::Moment& moment : notes.moments()) {
            if (random.unit() >= share) continue;
            if (lessons_.size() < room_) lessons_.emplace_back();
            Lesson& lesson = lessons_[next_];
            lesson.inputs.assign(notes.inputs(moment), notes.inputs(moment) + moment.count);
            lesson.truth = moment.truth;
            lesson.players = notes.players();
            next_ = (next_ + 1) % room_;
            ++kept;
        }
        return kept;
    }

    bool empty() const { return lessons_.empty(); }
    const Lesson& any(Random& random) const {
        return lessons_[random.below(static_cast<std::uint32_t>(lessons_.size()))];
    }

private:
    std::size_t room_;
    std::size_t next_ = 0;
    std::vector<Lesson> lessons_;
};

} // namespace londinium
