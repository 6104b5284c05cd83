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

/// Runs `londinium ARGUMENTS`; `errors` is what the shell does with standard
/// error. A command that does not end by itself is ended after a while, with code 124.
inline Ran run(const std::string& arguments, const std::string& errors = "2>&1", int seconds = 300) {
    const std::string command =
        "timeout " + std::to_string(seconds) + ' ' + LONDINIUM_PROGRAM + ' ' + arguments + ' ' + errors;
    std::FILE* pipe = popen(command.c_str(), "r");
    EXPECT_NE(pipe, nullptr);
    std::string output;
    std::array<char, 4096> buffer = {};
    for (std::size_t got = 0; (got = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
        output.append(buffer.data(), got);
    }
    return {WEXITSTATUS(pclose(pipe)), output};
}

} // namespace londinium
