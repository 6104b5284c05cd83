#include "commands/load_library.h"

#include "game/embedded_data.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <list>
#include <system_error>
#include <utility>
#include <vector>

namespace londinium {

namespace {

namespace fs = std::filesystem;

// A hundred times what the largest file has: whoever gives a bigger one has
// given the wrong one.
constexpr std::uintmax_t kMostBytes = 1U << 20U;

Result<std::string> read_text(const fs::path& path) {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    if (error) return Error{"bad-data", fmt::format("{}: cannot be read: {}", path.string(), error.message())};
    if (size > kMostBytes) {
        return Error{"bad-data", fmt::format("{}: {} bytes are too many for a data file; the most is {}", path.string(),
                                             size, kMostBytes)};
    }
    std::ifstream file(path, std::ios::binary);
    std::string text(size, '\0');
    if (!file.read(text.data(), static_cast<std::streamsize>(size))) {
        return Error{"bad-data", fmt::format("{}: cannot be read", path.string())};
    }
    return text;
}

} // namespace

Result<Library> load_library(const std::string& directory) {
    if (directory.empty()) return built_in_library();
    std::error_code error;
    if (!fs::is_directory(directory, error)) {
        return Error{"bad-data", fmt::format("{}: there is no such directory", directory)};
    }
    std::list<std::string> texts; // a list: the files refer to them
    std::vector<SourceText> files;
    for (const EmbeddedFile& known : embedded_data()) {
        const fs::path path = fs::path(directory) / known.name;
        if (!fs::exists(path, error) && !error) continue; // read_library says that it is missing
        Result<std::string> text = read_text(path);
        if (!text) return text.error();
        files.push_back({path.string(), texts.emplace_back(std::move(*text))});
    }
    return read_library(files);
}

} // namespace londinium
