// Whatever stands in a data file, the library is read or refused with a
// sentence: the first byte chooses the file, the rest is its text.

#include "game/embedded_data.h"
#include "game/library.h"

#include <cstdint>
#include <cstdlib>
#include <vector>

using namespace londinium;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size == 0) return 0;
    std::vector<SourceText> files;
    for (const EmbeddedFile& file : embedded_data()) files.push_back({std::string(file.name), file.text});
    files[bytes[0] % files.size()].text = {reinterpret_cast<const char*>(bytes) + 1, size - 1};
    const Result<Library> library = read_library(files);
    if (!library && library.error().message.empty()) std::abort();
    return 0;
}
