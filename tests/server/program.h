#pragma once

#include "table/stores.h"

#include <cstdint>
#include <string>
#include <sys/types.h>
#include <vector>

namespace londinium {

/// `londinium serve` as a process of its own, on a free port; ended when the
/// test is over.
class Program {
public:
    struct Options {
        std::string store;
        std::vector<std::string> more; // further options
    };

    explicit Program(Options options);
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program();

    /// 0 if it did not start.
    std::uint16_t port() const { return port_; }
    pid_t id() const { return id_; }
    bool is_running();

    /// SIGKILL, at once.
    void kill();
    /// SIGTERM; what it ended with, -1 if it had to be killed.
    int end();
    /// Again, with the same options, and on the same port.
    void start();

    /// As on a disk that is full: it can write to no file beyond this size.
    void limit_files(std::uint64_t bytes) const;
    void lift_limit() const;

    /// What it wrote to standard error so far.
    std::string journal() const;

private:
    Options options_;
    TemporaryFolder folder_;
    std::uint16_t port_ = 0;
    pid_t id_ = -1;
};

} // namespace londinium
