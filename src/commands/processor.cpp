// Says in a sentence what would otherwise be "illegal instruction". Compiled
// for the oldest processors (cmake/rooms.cmake) and run before everything else.

#ifdef LONDINIUM_NEEDS_V3

#include <unistd.h>

namespace {

[[gnu::constructor(101)]] void check_processor() {
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma")) return;
    constexpr char kSentence[] = "This program was built for processors with AVX2 (x86-64-v3), and this one has none.\n"
                                 "Build it anew with: cmake --preset release -DLONDINIUM_MARCH=x86-64\n";
    [[maybe_unused]] const auto written = write(STDERR_FILENO, kSentence, sizeof kSentence - 1);
    _exit(1);
}

} // namespace

#endif
