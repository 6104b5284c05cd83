#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace londinium {

/// How far a long task is, in one line on standard error that writes over
/// itself. Silent where nobody looks: when standard error is no terminal.
class Progress {
public:
    Progress(std::size_t total, std::string what);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    void show(std::size_t done);

private:
    std::size_t total_;
    std::string what_;
    bool seen_;
    std::chrono::steady_clock::time_point start_;
};

/// "[#####.....]  50% of 200 games, 3 s left"
std::string progress_line(std::size_t done, std::size_t total, const std::string& what, double seconds);

} // namespace londinium
