#include "commands/admin.h"
#include "commands/bench.h"
#include "commands/breed.h"
#include "commands/data.h"
#include "commands/engine.h"
#include "commands/golden.h"
#include "commands/load_library.h"
#include "commands/match.h"
#include "commands/play.h"
#include "commands/replay.h"
#include "commands/sim.h"
#include "commands/train.h"
#include "commands/verify.h"
#include "server/load.h"
#include "server/serve.h"
#include "table/open_ledger.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <functional>
#include <string>

using namespace londinium;

namespace {

using Run = std::function<int(const Library&)>;

constexpr const char* kDataHelp = "Read the cards from the files of this directory instead of those built in";

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
    play->add_option("--language", options.language, "en, fr, it or uk; otherwise as LC_ALL, LC_MESSAGES or LANG say")
        ->check(CLI::IsMember({"en", "fr", "it", "uk"}));
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

void add_match(CLI::App& app, MatchOptions& options, Run& run) {
    auto* match = app.add_subcommand("match", "How much stronger one computer player is than another");
    match->add_option("players", options.players, "Two or more names; each plays against the next: master thumb")
        ->required();
    match->add_option("--game", options.game, "london1, london2 or markets")->required();
    match->add_option("--players", options.seats, "Seats at the table; without it the fewest");
    match->add_option("--games", options.games, "How many games for each pairing")->check(CLI::Range(1, 100'000'000));
    match->add_option("--seed", options.seed, "Any text; the same text deals the same games");
    match->add_option("--threads", options.threads, "How many games at a time; 0: as the machine has cores")
        ->check(CLI::Range(0, 256));
    match->add_option("--sprt", options.sprt, "Two win rates, from 0 to 1: stop when one is clearly likelier")
        ->expected(2);
    match->add_flag("--json", options.json, "As JSON");
    match->callback([&] { run = [&](const Library& library) { return run_match(library, options); }; });
}

void add_breed(CLI::App& app, BreedOptions& options, Run& run) {
    auto* breed = app.add_subcommand("breed", "Look for better habits of the rule of thumb, which the nets listen to");
    breed->add_option("game", options.game, "london1 or london2")->required();
    breed->add_option("--rounds", options.rounds, "How many rounds")->check(CLI::Range(1, 100'000));
    breed->add_option("--games", options.games, "How many games each of a round's sixteen plays")
        ->check(CLI::Range(2, 1'000'000));
    breed->add_option("--threads", options.threads, "How many play at a time; 0: as the machine has cores")
        ->check(CLI::Range(0, 64));
    breed->add_option("--seed", options.seed, "Any text; the same text takes the same steps");
    breed->add_flag("--afresh", options.afresh, "Begin with the habits of thumb");
    breed->add_flag("--net", options.net, "Let the net play that listens to them, instead of the rule of thumb alone");
    breed->callback([&] { run = [&](const Library& library) { return run_breed(library, options); }; });
}

void add_train(CLI::App& app, TrainOptions& options, Run& run) {
    auto* train = app.add_subcommand("train", "Let a net learn a game by playing against itself; goes on where it was");
    train->add_option("game", options.game, "london1, london2 or markets")->required();
    train->add_option("--games", options.games, "How many games in all, those before included")
        ->check(CLI::Range(1, 100'000'000));
    train->add_option("--threads", options.threads, "How many games at a time")->check(CLI::Range(1, 64));
    train->add_option("--file", options.file, "The net's file; without it data/nets/GAME.net");
    train->add_flag("--afresh", options.afresh, "Begin anew, whatever the file holds");
    train->callback([&] { run = [&](const Library& library) { return run_train(library, options); }; });
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

void add_verify(CLI::App& app, std::string& file, Run& run) {
    auto* verify = app.add_subcommand("verify", "Check that a game was dealt as was promised before it began");
    verify->add_option("record", file, "The file of a record, as a table gives it at the end")->required();
    verify->callback([&] { run = [&](const Library& library) { return run_verify(library, file); }; });
}

void add_admin(CLI::App& app, AdminOptions& options, Run& run) {
    auto* admin = app.add_subcommand("admin", "Look after the tables of a server");
    admin->require_subcommand(1);
    admin->add_option("--store", options.store, "Where the tables are: a file, or postgresql://…, as for serve");
    auto* list = admin->add_subcommand("list", "All tables, the newest first");
    list->add_flag("--json", options.json, "A line of JSON for each");
    list->callback([&] { run = [&](const Library&) { return run_admin_list(options); }; });
    auto* save =
        admin->add_subcommand("export", "A table, or all, as text; keep it safe, it holds the secrets of games");
    save->add_option("table", options.table, "Its name; all if left out");
    save->add_option("--file", options.file, "Where to; otherwise to standard output");
    save->callback([&] { run = [&](const Library&) { return run_admin_export(options); }; });
    auto* load = admin->add_subcommand("import", "The tables of such a text; what is there already stays as it is");
    load->add_option("--file", options.file, "Where from; otherwise from standard input");
    load->callback([&] { run = [&](const Library& library) { return run_admin_import(library, options); }; });
    auto* remove = admin->add_subcommand("delete", "A table, for good");
    remove->add_option("table", options.table, "Its name")->required();
    remove->callback([&] { run = [&](const Library&) { return run_admin_delete(options); }; });
}

void add_golden(CLI::App& app, std::string& directory, Run& run) {
    auto* golden = app.add_subcommand("golden", "Make the golden records of the tests anew");
    golden->add_option("directory", directory, "Where to")->capture_default_str();
    golden->callback([&] { run = [&](const Library& library) { return run_golden(library, directory); }; });
}

void add_serve(CLI::App& app, ServeOptions& options, std::string& data_directory, Run& run) {
    auto* serve =
        app.add_subcommand("serve", "Open the house: the page, and tables that people share (docs/tables.md)");
    serve->add_option("--host", options.host, "Address to listen on; 0.0.0.0 opens to the network")
        ->capture_default_str();
    serve->add_option("--port", options.port, "Port to listen on; 0: any that is free")
        ->check(CLI::Range(0, 65535))
        ->capture_default_str();
    serve
        ->add_option("--store", options.store, "Where tables are kept: a file, or postgresql://… for several processes")
        ->default_str(usual_store());
    serve->add_option("--data", data_directory, kDataHelp);
    serve->add_option("--page", options.page, "Folder of the built page, if it is not where it is looked for");
    serve->add_option("--origin", options.origins,
                      "Address people see, with a proxy in front: https://games.example.org");
    serve->add_flag("--behind-proxy", options.behind_proxy, "Believe the proxy's X-Forwarded-For");
    serve->add_flag("--allow-private-webhooks", options.allow_private_webhooks,
                    "Let notices call addresses of this machine and its network");
    serve->add_flag("--no-limits", options.no_limits, "No limits on rates and numbers; for tests and measurements");
    serve
        ->add_option("--thinkers", options.thinkers,
                     "Threads for computer players; 0: one fewer than the machine has cores")
        ->check(CLI::Range(0, 256));
    serve->callback([&] { run = [&](const Library& library) { return run_serve(library, options); }; });
}

void add_load(CLI::App& app, LoadOptions& options, Run& run) {
    auto* load = app.add_subcommand("load", "Play at many tables at once and measure how long a move takes");
    load->add_option("--game", options.game, "london1, london2 or markets")
        ->check(CLI::IsMember({"london1", "london2", "markets"}))
        ->capture_default_str();
    load->add_option("--tables", options.tables, "Tables in play")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    load->add_option("--sockets", options.sockets, "Web sockets at them in all; who holds no seat watches")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    load->add_option("--rate", options.rate, "Moves a second; 0: as many as the server takes")
        ->check(CLI::Range(0.0, 1e6))
        ->capture_default_str();
    load->add_option("--seconds", options.seconds, "How long")->check(CLI::Range(0.0, 1e6))->capture_default_str();
    load->add_option("--port", options.port, "Of a server on this machine (with --no-limits); 0: one of its own")
        ->check(CLI::Range(0, 65535));
    load->add_option("--store", options.store, "Store of its own server; a new file if it is left out");
    load->add_flag("--json", options.json, "As JSON");
    load->callback([&] { run = [&](const Library&) { return run_load(options); }; });
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"Londinium: London (first and second edition) and London Markets on a computer"};
    app.require_subcommand(1);
    app.fallthrough();
    std::string data_directory;
    app.add_option("--data", data_directory, kDataHelp);

    Run run;
    PlayOptions play;
    SimOptions sim;
    MatchOptions match;
    BreedOptions breed;
    TrainOptions train;
    BenchOptions bench;
    DataOptions data;
    AdminOptions admin;
    std::string record;
    std::string golden = "tests/golden";
    ServeOptions serve;
    LoadOptions load;
    add_play(app, play, run);
    add_engine(app, run);
    add_sim(app, sim, run);
    add_match(app, match, run);
    add_breed(app, breed, run);
    add_train(app, train, run);
    add_bench(app, bench, run);
    add_data(app, data, run);
    add_replay(app, record, run);
    add_verify(app, record, run);
    add_admin(app, admin, run);
    add_golden(app, golden, run);
    add_serve(app, serve, data_directory, run);
    add_load(app, load, run);

    CLI11_PARSE(app, argc, argv);

    const Result<Library> library = load_library(data_directory);
    if (!library) {
        fmt::print(stderr, "{}\n", library.error().message);
        return 1;
    }
    return run(*library);
}
