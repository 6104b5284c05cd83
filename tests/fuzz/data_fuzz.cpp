#include "game/embedded_data.h"
#include "game/library.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

using namespace londinium;

/// Any bytes as one of the data files, the others as shipped: they are read or
/// refused with a place and a reason, and never do harm. The first byte chooses
/// the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(bytes) + 1, size - 1);
    const auto files = embedded_data();
    std::vector<SourceText> sources;
    for (const EmbeddedFile& file : files) sources.push_back({std::string(file.name), file.text});
    SourceText& chosen = sources[bytes[0] % sources.size()];
    chosen.text = text;

    const Result<Library> library = read_library(sources);
    if (!library && (library.error().code != "bad-data" || !library.error().message.starts_with(chosen.name + ':'))) {
        std::abort();
    }
    return 0;
}
