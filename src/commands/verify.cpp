#include "commands/verify.h"

#include "table/fair_deal.h"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <iterator>

namespace londinium {

int run_verify(const Library& library, const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) {
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
    fmt::print("The seed is the one that was committed to before the game:\n  {}\n"
               "All {} actions were legal and lead to the end that the record names.\n",
               record["commitment"].get<std::string>(), game->steps());
    return 0;
}

} // namespace londinium
