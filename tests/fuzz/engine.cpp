// Whatever a client sends, each line gets one answer that keeps to the
// protocol, and the process lives on.

#include "game/engine.h"

#include <cstdint>
#include <cstdlib>

using namespace londinium;

namespace {

void expect_good_answer(const std::string& answer) {
    const Json json = Json::parse(answer, nullptr, false);
    const bool good = json.is_object() && json.contains("ok") && json["ok"].is_boolean() &&
                      (json["ok"] == true || (json.contains("error") && json["error"].contains("message"))) &&
                      answer.find('\n') == std::string::npos;
    if (!good) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const Result<Library> library = built_in_library();
    Engine engine(*library);
    std::string_view left(reinterpret_cast<const char*>(bytes), size);
    while (!left.empty()) {
        const std::string_view line = left.substr(0, left.find('\n'));
        left.remove_prefix(std::min(left.size(), line.size() + 1));
        expect_good_answer(engine.answer(line));
    }
    return 0;
}
