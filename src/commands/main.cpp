#include "commands/engine.h"
#include "commands/load_library.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <string>

using namespace londinium;

int main(int argc, char** argv) {
    CLI::App app{"Londinium: London (first and second edition) and London Markets on a computer"};
    app.require_subcommand(1);
    std::string directory;
    app.add_option("--data", directory, "Read the cards from the files of this directory instead of those built in");

    const auto* engine = app.add_subcommand("engine", "Play by JSON lines on standard input and output (docs/protocol.md)");

    CLI11_PARSE(app, argc, argv);

    const Result<Library> library = load_library(directory);
    if (!library) {
        fmt::print(stderr, "{}\n", library.error().message);
        return 1;
    }
    if (engine->parsed()) return run_engine(*library);
    return 0;
}
