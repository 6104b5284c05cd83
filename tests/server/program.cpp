#include "server/program.h"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>

namespace londinium {

Program::Program(Options options) : options_(std::move(options)) { start(); }

Program::~Program() { kill(); }

void Program::start() {
    std::vector<std::string> words = {LONDINIUM_PROGRAM, "serve", "--port", std::to_string(port_)};
    if (!options_.store.empty()) words.insert(words.end(), {"--store", options_.store});
    words.insert(words.end(), options_.more.begin(), options_.more.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const std::string journal = folder_.path("journal");

    int ends[2] = {-1, -1};
    if (pipe2(ends, O_CLOEXEC) != 0) return;
    id_ = fork();
    if (id_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL); // a test program that crashes leaves nobody behind
        dup2(ends[1], STDOUT_FILENO);
        const int errors = open(journal.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
        dup2(errors, STDERR_FILENO);
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    close(ends[1]);
    // "Londinium is open: http://127.0.0.1:PORT/"
    std::string said;
    char c = 0;
    pollfd one{ends[0], POLLIN, 0};
    while (poll(&one, 1, 60'000) > 0 && read(ends[0], &c, 1) == 1 && c != '\n') said += c;
    close(ends[0]);
    const std::size_t colon = said.rfind(':');
    port_ = colon == std::string::npos
                ? std::uint16_t{0}
                : static_cast<std::uint16_t>(std::strtoul(said.c_str() + colon + 1, nullptr, 10));
    EXPECT_NE(port_, 0) << "the server has not opened within a minute: " << this->journal();
}

bool Program::is_running() { return id_ > 0 && waitpid(id_, nullptr, WNOHANG) == 0; }

void Program::kill() {
    if (id_ <= 0) return;
    ::kill(id_, SIGKILL);
    waitpid(id_, nullptr, 0);
    id_ = -1;
}

int Program::end() {
    if (id_ <= 0) return -1;
    ::kill(id_, SIGTERM);
    for (int i = 0; i < 3000; ++i) {
        int status = 0;
        if (waitpid(id_, &status, WNOHANG) == id_) {
            id_ = -1;
            return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    kill();
    return -1;
}

void Program::limit_files(std::uint64_t bytes) const {
    const rlimit limit{bytes, RLIM_INFINITY};
    prlimit(id_, RLIMIT_FSIZE, &limit, nullptr);
}

void Program::lift_limit() const { limit_files(RLIM_INFINITY); }

std::string Program::journal() const {
    std::ifstream file(folder_.path("journal"));
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace londinium
