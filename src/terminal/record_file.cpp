#include "terminal/record_file.h"

#include "terminal/paper.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace londinium {

namespace {

namespace fs = std::filesystem;

// A long game has about 100 KB.
constexpr std::uintmax_t kMostBytes = 8U << 20U;
constexpr std::size_t kLongestName = 20;

Result<std::string> read_text(const std::string& path) {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    if (error) return Error{"file-unreadable", error.message()};
    if (size > kMostBytes) return Error{"file-no-record", {}};
    std::ifstream file(path, std::ios::binary);
    std::string text(size, '\0');
    if (!file.read(text.data(), static_cast<std::streamsize>(size))) {
        return Error{"file-unreadable", std::strerror(errno)};
    }
    return text;
}

/// Who sat there, as far as the file says so in a way that makes sense.
std::vector<Sitter> read_sitters(const Json& record, std::size_t players) {
    std::vector<Sitter> sitters;
    const Json seats = record.contains("seats") ? record["seats"] : Json();
    for (std::size_t s = 0; s < players; ++s) {
        Sitter sitter{"", s == 0 ? "" : "thumb"};
        if (seats.is_array() && s < seats.size() && seats[s].is_object()) {
            const auto text = [&](const char* name, const std::string& fallback) {
                const bool given = seats[s].contains(name) && seats[s][name].is_string();
                return given ? shown_safely(seats[s][name].get<std::string>(), kLongestName) : fallback;
            };
            sitter = {text("name", sitter.name), text("player", sitter.player)};
        }
        sitters.push_back(sitter);
    }
    return sitters;
}

} // namespace

Outcome save_record(const std::string& path, const Game& game, const std::vector<Sitter>& sitters) {
    Json record = game.record();
    record["seats"] = Json::array();
    for (const Sitter& sitter : sitters) record["seats"].push_back({{"name", sitter.name}, {"player", sitter.player}});
    const std::string text = record.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";

    const std::string next = path + ".new";
    std::ofstream file(next, std::ios::binary);
    file << text;
    file.close();
    std::error_code error;
    if (!file) {
        error = std::error_code(errno, std::generic_category());
    } else {
        fs::rename(next, path, error);
    }
    if (!error) return Done{};
    std::error_code ignored;
    fs::remove(next, ignored);
    return Error{"file-unwritable", error.message()};
}

Result<SavedGame> read_record(const Library& library, const std::string& path) {
    Result<std::string> text = read_text(path);
    if (!text) return text.error();
    const Json record = Json::parse(*text, nullptr, false);
    if (record.is_discarded()) return Error{"file-no-record", {}};
    Result<Game> game = Game::replay(library, record);
    if (!game) return game.error();
    const std::size_t players = game->players();
    return SavedGame{std::move(*game), read_sitters(record, players)};
}

} // namespace londinium
