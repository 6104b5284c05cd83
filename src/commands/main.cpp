#include "commands/bench.h"
#include "commands/data.h"
#include "commands/engine.h"
#include "commands/golden.h"
#include "commands/load_library.h"
#include "commands/play.h"
#include "commands/replay.h"
#include "commands/sim.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <functional>
#include <string>

using namespace londinium;

namespace {

using Run = std::function<int(const Library&)>;

/// Each of these adds one subcommand with its options, and says what to run.

void add_play(CLI::App& app, PlayOptions& options, Run& run) {
    auto* play = app.add_subcommand("play", "A game in the terminal; what is not said here is asked for");
    play->add_option("game", options.game, "london2, london1 or markets");
    play->add_option("--players", options.players, "How many, computers included");
    play->add_option("--opponents", options.opponents,
                     "Computer players by name, with commas; the last one is repeated");
    play->add_option("--seat", options.seat, "Your seat, counted from 1");
    play->add_option("--seed", options.seed, "Any text; the same text deals the same game");
    play->add_option("--name", options.name, "Your name; with commas for several people");
    play->add_option("--hot-seat", options.hot_seat, "How many people share this terminal");
    play->add_option("--record", options.record, "A file to save the game in, and to continue it from");
    play->add_flag("--watch", options.watch, "Computer players only");
    play->callback([&] { run = [&](const Library& library) { return run_play(library, options); }; });
}

void add_engine(CLI::App& app, Run& run) {
    app.add_subcommand("engine", "Play by JSON lines on standard input and output (docs/protocol.md)")->callback([&] {
        run = run_engine;
    });
}

void add_sim(CLI::App& app, SimOptions& options, Run& run) {
    auto* sim = app.add_subcommand("sim", "Play many games between computer players and tell what came of them");
    sim->add_option("game", options.game, "london1, london2 or markets")->required();
    sim->add_option("--players", options.players, "A name for each player, with commas: thumb,thumb,random")
        ->delimiter(',')
        ->required();
    sim->add_option("--games", options.games, "How many games");
    sim->add_option("--seed", options.seed, "Any text; the same text deals the same games");
    sim->add_option("--threads", options.threads, "How many games at a time; 0: as the machine has cores");
    sim->add_flag("--json", options.json, "As JSON");
    sim->callback([&] { run = [&](const Library& library) { return run_sim(library, options); }; });
}

void add_bench(CLI::App& app, BenchOptions& options, Run& run) {
    auto* bench = app.add_subcommand("bench", "Measure how fast the rules are, and print the signature of behaviour");
    bench->add_option("--seconds", options.seconds, "Time for each game and player count")
        ->check(CLI::Range(0.01, 3600.0));
    bench->add_flag("--json", options.json, "One line of JSON");
    bench->callback([&] { run = [&](const Library& library) { return run_bench(library, options); }; });
}

void add_data(CLI::App& app, DataOptions& options, Run& run) {
    auto* data = app.add_subcommand("data", "Check the card data and tell what is known and what is reconstructed");
    data->add_option("entry", options.entry, "One card, borough or market to show in full");
    data->add_flag("--json", options.json, "As JSON");
    data->callback([&] { run = [&](const Library& library) { return run_data(library, options); }; });
}

void add_replay(CLI::App& app, std::string& file, Run& run) {
    auto* replay =
        app.add_subcommand("replay", "Play a saved game again, check that it ends as it did, and show the end");
    replay->add_option("record", file, "The file of a record")->required();
    replay->callback([&] { run = [&](const Library& library) { return run_replay(library, file); }; });
}

void add_golden(CLI::App& app, std::string& directory, Run& run) {
    auto* golden = app.add_subcommand("golden", "Make the golden records of the tests anew");
    golden->add_option("directory", directory, "Where to")->capture_default_str();
    golden->callback([&] { run = [&](const Library& library) { return run_golden(library, directory); }; });
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"Londinium: London (first and second edition) and London Markets on a computer"};
    app.require_subcommand(1);
    app.fallthrough();
    std::string data_directory;
    app.add_option("--data", data_directory,
                   "Read the cards from the files of this directory instead of those built in");

    Run run;
    PlayOptions play;
    SimOptions sim;
    BenchOptions bench;
    DataOptions data;
    std::string record;
    std::string golden = "tests/golden";
    add_play(app, play, run);
    add_engine(app, run);
    add_sim(app, sim, run);
    add_bench(app, bench, run);
    add_data(app, data, run);
    add_replay(app, record, run);
    add_golden(app, golden, run);

    CLI11_PARSE(app, argc, argv);

    const Result<Library> library = load_library(data_directory);
    if (!library) {
        fmt::print(stderr, "{}\n", library.error().message);
        return 1;
    }
    return run(*library);
}
