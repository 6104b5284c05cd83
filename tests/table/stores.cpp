#include "table/stores.h"

#include "table/postgres.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <memory>

#include <unistd.h>

namespace londinium {
namespace {

/// Runs the script from the project's folder; gives what it printed.
std::string script(const std::string& arguments) {
    std::string printed;
    FILE* pipe = popen(("scripts/postgres.sh " + arguments).c_str(), "r");
    if (pipe == nullptr) return printed;
    std::array<char, 256> some{};
    while (std::fgets(some.data(), static_cast<int>(some.size()), pipe) != nullptr) printed += some.data();
    EXPECT_EQ(pclose(pipe), 0) << "scripts/postgres.sh " << arguments << " (run the tests from the project's folder)";
    while (!printed.empty() && printed.back() == '\n') printed.pop_back();
    return printed;
}

std::string url_of(const std::string& folder) { return "postgresql://postgres@/postgres?host=" + folder; }

} // namespace

PostgresServer& PostgresServer::here() {
    static PostgresServer server;
    return server;
}

PostgresServer::PostgresServer() {
    if (const char* folder = std::getenv("LONDINIUM_TEST_POSTGRES"); folder != nullptr && *folder != '\0') {
        folder_ = folder;
        url_ = url_of(folder_);
        return;
    }
    own_ = true;
    folder_ = "/tmp/londinium-postgres-" + std::to_string(getpid());
    url_ = script("start " + folder_ + " " + std::to_string(getpid()));
}

PostgresServer::~PostgresServer() {
    if (own_) script("stop " + folder_);
}

void PostgresServer::crash() const { script("crash " + folder_); }
void PostgresServer::start_again() const { script("again " + folder_); }

void PostgresServer::empty() const {
    postgres::Connection connection(url_);
    const auto gone = connection.run("DROP TABLE IF EXISTS events, tables");
    ASSERT_TRUE(gone.ok()) << gone.error().message;
}

TemporaryFolder::TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "londinium-XXXXXX").string();
    EXPECT_NE(mkdtemp(name.data()), nullptr);
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

namespace {

/// Waits for the answer to what `ask` asks.
template <class Ask>
std::string answer(Ask ask) {
    const auto code = std::make_shared<std::promise<std::string>>();
    ask([code](const Outcome& outcome) { code->set_value(outcome ? "" : outcome.error().code); });
    std::future<std::string> answered = code->get_future();
    if (answered.wait_for(kPatience) == std::future_status::ready) return answered.get();
    ADD_FAILURE() << "the store has not answered within a minute";
    return "silence";
}

} // namespace

std::string create(Ledger& ledger, const std::string& id, const Standing& standing, std::vector<std::string> lines) {
    return answer([&](Ledger::OnDone done) { ledger.create(id, standing, std::move(lines), std::move(done)); });
}

std::string append(Ledger& ledger, const std::string& id, int first, std::vector<std::string> lines) {
    return answer([&](Ledger::OnDone done) { ledger.append(id, first, std::move(lines), std::move(done)); });
}

} // namespace londinium
