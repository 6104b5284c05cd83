// Whatever a client sends, each line gets one answer that keeps to the
// protocol, and what is refused changes nothing.

#include "json_mutator.h"

#include "game/engine.h"
#include "players/suggest.h"

#include <cstdlib>

using namespace londinium;

namespace {

constexpr std::size_t kMostLines = 200;

/// Nobody waits here for a player to think.
Result<Json> suggest_at_once(const Game& game, const Json& request) {
    Json quick = request;
    if (quick.contains("ms") && quick["ms"].is_number_unsigned() && quick["ms"] > 1) quick["ms"] = 1;
    return suggest(game, quick);
}

bool is_text(const Json& json, const char* name) {
    return json.contains(name) && json[name].is_string() && json[name] != "";
}

/// Whether the answer says ok.
bool expect_good_answer(std::string_view line, const std::string& answer) {
    if (answer.find('\n') != std::string::npos) std::abort();
    const Json json = Json::parse(answer, nullptr, false);
    if (!json.is_object() || !json.contains("ok") || !json["ok"].is_boolean()) std::abort();
    const bool ok = json["ok"] == true;
    if (ok == json.contains("error")) std::abort();
    if (!ok && (!is_text(json["error"], "code") || !is_text(json["error"], "message"))) std::abort();

    if (too_deep(line)) return ok;
    const Json request = Json::parse(line, nullptr, false);
    const bool has_id = request.is_object() && request.contains("id");
    if (has_id && (!json.contains("id") || json["id"] != request["id"])) std::abort();
    return ok;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const Result<Library> library = built_in_library();
    Engine engine(*library, suggest_at_once);
    std::string state = engine.answer(R"({"cmd":"state"})");
    std::string_view left(reinterpret_cast<const char*>(bytes), size);
    for (std::size_t lines = 0; !left.empty() && lines < kMostLines; ++lines) {
        const std::string_view line = left.substr(0, left.find('\n'));
        left.remove_prefix(std::min(left.size(), line.size() + 1));
        const bool ok = expect_good_answer(line, engine.answer(line));
        const std::string now = engine.answer(R"({"cmd":"state"})");
        if (!ok && now != state) std::abort();
        state = now;
    }
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t most, unsigned seed) {
    JsonMutator mutator(seed);
    if (mutator.chance(2)) return LLVMFuzzerMutate(bytes, size, most);
    std::vector<std::string> lines(1);
    for (std::size_t i = 0; i < size; ++i) {
        if (bytes[i] == '\n') {
            lines.emplace_back();
        } else {
            lines.back() += static_cast<char>(bytes[i]);
        }
    }
    const std::size_t place = mutator.below(lines.size());
    if (mutator.chance(4)) {
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(place), lines[mutator.below(lines.size())]);
    } else {
        const std::string changed = mutator.change(lines[place]);
        if (changed.empty()) return LLVMFuzzerMutate(bytes, size, most);
        lines[place] = changed;
    }
    std::string text;
    for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
    if (text.size() > most) return LLVMFuzzerMutate(bytes, size, most);
    std::memcpy(bytes, text.data(), text.size());
    return text.size();
}
