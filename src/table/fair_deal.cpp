#include "table/fair_deal.h"

#include "base/sha256.h"
#include "game/json_reader.h"

namespace londinium {

std::string commitment_to(std::string_view seed) { return hex(sha256("londinium commitment " + std::string(seed))); }

Result<Game> verify(const Library& library, const Json& record) {
    if (!record.is_object()) return Error{"bad-record", "a record is a JSON object"};
    const JsonReader reader(record);
    const std::string seed(reader.need("seed").text());
    const std::string commitment(reader.need("commitment").text());
    if (reader.failed()) return Error{"bad-record", reader.fault()};
    if (commitment_to(seed) != commitment) {
        return Error{"bad-record", "the seed is not the one that was committed to: it gives " + commitment_to(seed) +
                                       ", the record says " + commitment};
    }
    return Game::replay(library, record);
}

} // namespace londinium
