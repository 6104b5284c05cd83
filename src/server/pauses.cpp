#include "server/pauses.h"

#include "players/levels.h"

#include <algorithm>
#include <array>

namespace londinium {
namespace {

using std::chrono::milliseconds;

/// Others would like to see these coming; all the rest follows from them.
constexpr std::array<std::string_view, 7> kWeighty = {"turn", "action", "develop", "run", "tile", "act", "bid"};

constexpr milliseconds kSmallStep{350};
constexpr int kShortest = 700;
constexpr int kLongest = 1400;
/// Longer than a bid takes on a machine that has much else to do: by one look,
/// and by a search.
constexpr milliseconds kSecretLook{100};
constexpr milliseconds kSecretSearch{500};

bool searches(std::string_view name) {
    const Level* level = find_level(name);
    return level != nullptr && level->iterations.markets > 0;
}

} // namespace

milliseconds pause_for(std::string_view decision, bool secret, Pace pace, std::string_view level,
                       std::minstd_rand& chance) {
    if (pace == Pace::instant && !secret) return milliseconds(0);
    if (pace == Pace::instant) return searches(level) ? kSecretSearch : kSecretLook;
    if (std::ranges::find(kWeighty, decision) == kWeighty.end()) return kSmallStep;
    return milliseconds(std::uniform_int_distribution(kShortest, kLongest)(chance));
}

milliseconds left_of(milliseconds pause, milliseconds thought) {
    if (pause.count() == 0) return pause;
    return pause - thought % pause;
}

} // namespace londinium
