#pragma once

#include <cstddef>
#include <functional>

namespace londinium {

/// Threads to use when nobody says how many: as many as the machine has.
std::size_t usual_threads();

/// Calls work(item, worker) once for each item from 0 to items - 1, on so many
/// threads; workers count from 0. Which worker gets which item is left to
/// chance, so a result that must not depend on it is summed up in numbers whose
/// sum has no order. Meanwhile watch(items done) is called from this thread
/// some times a second, and once at the end.
void split_work(std::size_t items, std::size_t threads, const std::function<void(std::size_t, std::size_t)>& work,
                const std::function<void(std::size_t)>& watch);

} // namespace londinium
