#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>

#include <sys/wait.h>

namespace londinium {

/// What came of a command of the program.
struct Ran {
    int code;
    std::string output; // both streams, unless said otherwise
};

inline Ran run_in_shell(const std::string& command) {
    std::FILE* pipe = popen(command.c_str(), "r");
    EXPECT_NE(pipe, nullptr);
    std::string output;
    std::array<char, 4096> buffer = {};
    for (std::size_t got = 0; (got = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
        output.append(buffer.data(), got);
    }
    return {WEXITSTATUS(pclose(pipe)), output};
}

/// Runs `londinium ARGUMENTS`; `errors` is what the shell does with standard
/// error. A command that does not end by itself is ended after a while, with code 124.
inline Ran run(const std::string& arguments, const std::string& errors = "2>&1", int seconds = 300) {
    return run_in_shell("timeout " + std::to_string(seconds) + ' ' + LONDINIUM_PROGRAM + ' ' + arguments + ' ' +
                        errors);
}

/// The same for a command that would go on for long: once it listens (the fifteenth signal is among those it catches)
/// it is asked to stop.
inline Ran run_and_stop(const std::string& arguments) {
    return run_in_shell(std::string(LONDINIUM_PROGRAM) + ' ' + arguments +
                        R"( 2>&1 & caught() { sed -n 's/^SigCgt:[[:space:]]*/0x/p' "/proc/$1/status"; }
                        until [ $(($(caught $!) & 0x4000)) -ne 0 ]; do sleep 0.05; done
                        sleep 0.5; kill -TERM $!; wait $!)");
}

} // namespace londinium
