#pragma once

#include "learn/memory.h"

namespace londinium {

/// How far a net's words were from the truth.
struct Mistakes {
    double moments = 0;
    double surprise = 0; // sum of -log of the chance given to what came true, in nats
    double margin = 0;   // sum of squares

    void add(const Mistakes& others) {
        moments += others.moments;
        surprise += others.surprise;
        margin += others.margin;
    }
};

/// How far what was said along a game was from what it should have been.
Mistakes mistakes_in(const Notes& notes);

/// Changes a net's weights (Adam: each weight by the mean of its gradients over
/// their spread).
class Teacher {
public:
    explicit Teacher(Net& net);

    /// Gathers what one lesson asks for.
    void study(const Lesson& lesson);
    /// Carries it out. `rate` is about how much a weight may change at once.
    void change(float rate);

private:
    Net& net_;
    Net wanted_; // sums of gradients
    Net mean_;
    Net square_;
    std::size_t studied_ = 0;
    int changes_ = 0;
};

} // namespace londinium
