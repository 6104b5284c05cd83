#include "learn/breeding.h"

#include "learn/play_out.h"
#include "learn/split_work.h"
#include "players/net_player.h"
#include "players/thumb_london.h"
#include "players/thumb_london_outlook.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace londinium {

using london::thumb::each_habit;
using london::thumb::Habit;
using london::thumb::Habits;

namespace {

constexpr std::size_t kOffspring = 16;
constexpr std::size_t kParents = 5;
constexpr double kLeastSpread = 0.1;
constexpr double kSpreadKept = 0.98; // after each round

/// About as often as a bell says, without a library's rounding: the sum of twelve.
double bell(Random& random) {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += random.unit();
    return sum;
}

} // namespace

void HabitsTrial::add(double share, int lead, int more_engines) {
    constexpr double kCloseLead = 10; // prestige: what is more than that counts less and less
    Heap& heap = heaps_[static_cast<std::size_t>(std::clamp(more_engines, -1, 1) + 1)];
    ++heap.games;
    heap.wins += share;
    heap.lead += lead;
    heap.worth += lead / (kCloseLead + std::abs(lead));
}

int HabitsTrial::games() const {
    int sum = 0;
    for (const Heap& heap : heaps_) sum += heap.games;
    return sum;
}

double HabitsTrial::wins() const {
    double sum = 0;
    for (const Heap& heap : heaps_) sum += heap.wins;
    return sum / games();
}

double HabitsTrial::lead() const {
    double sum = 0;
    for (const Heap& heap : heaps_) sum += heap.lead;
    return sum / games();
}

Luck HabitsTrial::luck() const {
    Luck luck{};
    for (std::size_t i = 0; i < luck.size(); ++i) luck[i] = static_cast<double>(heaps_[i].games) / games();
    return luck;
}

double HabitsTrial::worth(const Luck& luck) const {
    double sum = 0;
    for (std::size_t i = 0; i < luck.size(); ++i) sum += luck[i] * heaps_[i].worth / std::max(1, heaps_[i].games);
    return sum;
}

namespace {

/// The cards of a seat that pay for every borough, in each run.
int engines(const LondonBook& book, const london::State& state, Seat seat) {
    const auto pays = [&](london::Card card) { return london::thumb::is_engine(book.edition[card]); };
    return static_cast<int>(std::ranges::count_if(state.stacks[seat], pays, &london::Stack::top) +
                            std::ranges::count_if(state.hand[index(seat)], pays, &london::KnownCard::card));
}

} // namespace

HabitsTrial try_habits(const LondonBook& book, const Listener& net, const Habits& habits, std::string_view deals,
                       int games) {
    HabitsTrial trial;
    const Listener listener = net == nullptr ? nullptr : std::make_shared<Judge<London>>(*net, habits);
    for (int game = 0; game < games; ++game) {
        const std::string deal = std::string(deals) + " " + std::to_string(game / 2);
        Dealer dealer(deal);
        const Seat own = seat_at(static_cast<std::size_t>(game) % 2);
        const Seat other = next_seat(own, 2);
        std::vector<PlayerPtr<London>> seats(2);
        if (listener == nullptr) {
            seats[index(own)] = PlayerPtr<London>(new ThumbLondon(book, habits));
        } else {
            seats[index(own)] = PlayerPtr<London>(new NetPlayer<London>(listener, 0, player_seed(deal, own)));
        }
        seats[index(other)] = PlayerPtr<London>(new ThumbLondon(book));
        const auto end = play_out<London>(book, London::deal(book, 2, dealer), seats, [](const auto&, Seat, auto) {});
        trial.add(static_cast<double>(outcome<London>(book, end, own).win[index(own)]),
                  lead_of(score(book.edition, end), own, 2), engines(book, end, own) - engines(book, end, other));
    }
    return trial;
}

Breeding::Breeding(const LondonBook& book, Listener net, const Habits& first, std::uint64_t seed, int games,
                   std::size_t threads)
    : book_(book), net_(std::move(net)), mean_(first), random_(seed), games_(games), threads_(threads) {}

/// One with steps of its own, or those of another the other way: so chance does
/// not pull all of a round to one side.
Breeding::Offspring Breeding::offspring(const Offspring* opposite) {
    Offspring one{{}, mean_, {}};
    for (const Habit& habit : each_habit()) {
        const double step = opposite != nullptr ? -opposite->step[one.step.size()] : spread_ * bell(random_);
        one.step.push_back(step);
        one.habits.*habit.value *= std::exp(step);
    }
    return one;
}

void Breeding::round() {
    std::vector<Offspring> all;
    for (std::size_t i = 0; i < kOffspring; ++i) all.push_back(offspring(i % 2 == 1 ? &all.back() : nullptr));
    const std::string deals = "breeding " + std::to_string(rounds_);
    split_work(
        kOffspring, threads_,
        [&](std::size_t i, std::size_t) { all[i].trial = try_habits(book_, net_, all[i].habits, deals, games_); },
        [](std::size_t) {});
    Luck luck{};
    for (const Offspring& one : all) {
        for (std::size_t i = 0; i < luck.size(); ++i) luck[i] += one.trial.luck()[i] / kOffspring;
    }
    std::ranges::stable_sort(all, std::ranges::greater(), [&](const Offspring& one) { return one.trial.worth(luck); });

    constexpr double kWeights = kParents * (kParents + 1) / 2.0; // the best counts most
    for (std::size_t h = 0; h < each_habit().size(); ++h) {
        double step = 0;
        for (std::size_t i = 0; i < kParents; ++i) {
            step += static_cast<double>(kParents - i) / kWeights * all[i].step[h];
        }
        mean_.*each_habit()[h].value *= std::exp(step);
    }
    spread_ = std::max(kLeastSpread, spread_ * kSpreadKept);
    ++rounds_;
}

} // namespace londinium
