// Any JSON as a record: played again, or refused with a reason. One that is
// only wrong about its end becomes right with the end it leads to.

#include "json_mutator.h"

#include "game/game.h"

#include <cstdlib>

using namespace londinium;

namespace {

void expect_replayed(const Library& library, const Game& game) {
    const Json record = game.record();
    const Result<Game> again = Game::replay(library, record);
    if (!again || again->record() != record || again->state() != game.state()) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const Result<Library> library = built_in_library();
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    if (too_deep(text)) return 0;
    Json record = Json::parse(text, nullptr, false);
    if (record.is_discarded()) return 0;

    Result<Game> game = Game::replay(*library, record);
    if (game) {
        expect_replayed(*library, *game);
        return 0;
    }
    const Error& error = game.error();
    if (error.code != "bad-record" || error.message.empty()) std::abort();

    constexpr std::string_view kOtherEnd = "the actions lead to another end (";
    if (!error.message.starts_with(kOtherEnd)) return 0;
    record["end"] = error.message.substr(kOtherEnd.size(), 16);
    game = Game::replay(*library, record);
    if (!game) std::abort();
    expect_replayed(*library, *game);
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t most, unsigned seed) {
    return mutate_json(bytes, size, most, seed);
}
