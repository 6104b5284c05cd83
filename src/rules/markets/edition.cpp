#include "rules/markets/edition.h"

namespace londinium::markets {

void complete(Edition& edition) {
    for (std::size_t i = 0; i < kMarkets; ++i) {
        edition.next[index(edition.ring[i])] = edition.ring[(i + 1) % kMarkets];
    }
    edition.special_cards = 0;
    for (const Face& face : edition.specials) {
        edition.special_cards = static_cast<std::uint8_t>(edition.special_cards + face.copies);
    }
}

} // namespace londinium::markets
