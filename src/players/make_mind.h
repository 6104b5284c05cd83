#pragma once

#include "players/levels.h"
#include "players/net_file.h"
#include "players/rollout_mind.h"

namespace londinium {

/// The judge of a level: with the net that it names; else the one given, or one
/// of its own with the net that is built in.
template <class Rules>
Result<JudgePtr<Rules>> judge_for(const Level& level, const typename Rules::Book& book, const JudgePtr<Rules>& shared) {
    if (!level.net.empty()) return judge_from_file<Rules>(book, std::string(level.net));
    return shared ? shared : built_in_judge<Rules>(book);
}

/// What a level that searches thinks with: the judge given, or one of its own;
/// an error if its net is missing.
template <class Rules>
Result<std::unique_ptr<Mind<Rules>>> make_mind(const Level& level, const typename Rules::Book& book,
                                               const JudgePtr<Rules>& shared = {}) {
    if (level.means == Means::rollouts) return std::unique_ptr<Mind<Rules>>(new RolloutMind<Rules>(book));
    const Result<JudgePtr<Rules>> judge = judge_for<Rules>(level, book, shared);
    if (!judge) return judge.error();
    return std::unique_ptr<Mind<Rules>>(new NetMind<Rules>(*judge));
}

} // namespace londinium
