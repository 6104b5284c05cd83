#include "table/ledger.h"

#include "table/messages.h"
#include "table/table.h"

namespace londinium {

Standing standing_of(const Table& table) {
    return {table.settings().game,   std::string(words(table.phase())),
            table.settings().listed, table.made(),
            table.moved(),           table.due()};
}

} // namespace londinium
