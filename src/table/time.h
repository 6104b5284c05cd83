#pragma once

#include <chrono>
#include <cstdint>

namespace londinium {

/// A moment, to the millisecond. Nothing in a table asks a clock: whoever calls
/// says what time it is, so that a log played again gives the same table.
/// clock_time() is for those around it: the server, and the ledgers.
using Millis = std::chrono::milliseconds;
using Time = std::chrono::sys_time<Millis>;

inline Time clock_time() { return std::chrono::floor<Millis>(std::chrono::system_clock::now()); }

/// As messages and the log write it: milliseconds since 1970.
inline std::int64_t to_number(Time time) { return time.time_since_epoch().count(); }
inline Time time_from(std::int64_t number) { return Time(Millis(number)); }

} // namespace londinium
