#include "commands/verify.h"

#include "table/fair_deal.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

namespace londinium {

int run_verify(const Library& library, const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::error_code unknown;
    if (!in || std::filesystem::is_directory(file, unknown)) {
        fmt::print(stderr, "{}: cannot be read\n", file);
        return 1;
    }
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const Json record = parse_json(text);
    const Result<Game> game = verify(library, record);
    if (!game) {
        fmt::print(stderr, "{}: {}\n", file, game.error().message);
        return 1;
    }
    fmt::print("The seed is the one that was committed to:\n  {}\n"
               "If that is what the table showed before the game, nobody changed the deal.\n"
               "All {} actions were legal and lead to the end that the record names.\n",
               record["commitment"].get<std::string>(), game->steps());
    return 0;
}

} // namespace londinium
