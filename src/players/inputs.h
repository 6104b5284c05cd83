#pragma once

#include "base/fixed_vector.h"
#include "game/origin.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// One fact of a position as a number for the net, about 1 in size.
struct Input {
    std::uint16_t number;
    float value;
};

/// The facts of one position that are not zero.
class Inputs {
public:
    void clear() { list_.clear(); }
    void set(std::size_t number, float value) {
        list_.push_back_if(value != 0, {static_cast<std::uint16_t>(number), value});
    }
    void set(std::size_t number, int value, float unit) { set(number, static_cast<float>(value) / unit); }
    void set(std::size_t number, std::size_t value, float unit) { set(number, static_cast<float>(value) / unit); }
    void mark(std::size_t number) { list_.push_back({static_cast<std::uint16_t>(number), 1}); }

    const Input* begin() const { return list_.begin(); }
    const Input* end() const { return list_.end(); }
    std::size_t size() const { return list_.size(); }

private:
    FixedVector<Input, 448> list_;
};

/// What each input stands for, in words. A net's file names its inputs so, and
/// finds them again by their names when cards have been added or corrected.
class InputNames {
public:
    /// Returns the number of the new input.
    std::size_t add(std::string name) {
        list_.push_back(std::move(name));
        return list_.size() - 1;
    }
    /// One for each of some words, or for each card of some data: the number of
    /// the first. The others follow.
    std::size_t add_each(std::string_view what, std::span<const std::string_view> words) {
        const std::size_t first = list_.size();
        for (const std::string_view word : words) add(std::string(what) + ": " + std::string(word));
        return first;
    }
    std::size_t add_each(std::string_view what, std::span<const Entry> entries) {
        const std::size_t first = list_.size();
        for (const Entry& entry : entries) add(std::string(what) + ": " + entry.id);
        return first;
    }
    const std::vector<std::string>& list() const { return list_; }

private:
    std::vector<std::string> list_;
};

/// Which quarter of the game it is, softly: each quarter's share, all together 1.
/// `passed` goes from 0 to 1. What money or poverty is worth changes with it.
inline constexpr std::size_t kPhases = 4;
struct Phases {
    explicit Phases(float passed) {
        const float place = passed * (kPhases - 1);
        for (std::size_t i = 0; i < kPhases; ++i) {
            const float apart = place - static_cast<float>(i);
            const float near = 1 - (apart < 0 ? -apart : apart);
            share[i] = near > 0 ? near : 0;
        }
    }
    /// Sets one of kPhases inputs for each phase that has a share.
    void set(Inputs& inputs, std::size_t first, float value) const {
        for (std::size_t i = 0; i < kPhases; ++i) inputs.set(first + i, share[i] * value);
    }
    float share[kPhases];
};
inline constexpr std::string_view kPhaseWords[kPhases] = {"early", "sooner", "later", "late"};

} // namespace londinium
