#pragma once

#include "rules/london/position.h"

#include <algorithm>
#include <string>
#include <vector>

/// What the tests of both editions' boroughs share.
namespace londinium::london {

enum class Bank { north, south };
enum class Shore { river, inland };

/// Names a test by its borough.
template <class Case>
std::string borough_name(const testing::TestParamInfo<Case>& info) {
    std::string name = info.param.id;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

/// Activates three stacks of seat 0, a card for each that costs one: what each
/// of them brought, in pounds.
inline std::vector<int> pounds_of_three_stacks(Position& p) {
    std::vector<int> pounds;
    for (const char* const stack : {"activate 1", "activate 2", "activate 3"}) {
        const int before = p.money_of(0);
        p.play(stack);
        if (p.decision() == "pay") p.play("spend paupers");
        if (p.decision() == "flip") p.play("flip");
        pounds.push_back(p.money_of(0) - before);
    }
    return pounds;
}

} // namespace londinium::london
