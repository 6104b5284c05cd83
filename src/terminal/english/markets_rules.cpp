#include "terminal/english/english.h"

#include <array>

namespace londinium {

namespace {

constexpr auto kMessages = std::to_array<Message>({
    {"markets.title", "London Markets"},
    {"markets.aim",
     "You trade on the five great markets of London. Whoever has the most money after twelve rounds wins; nothing "
     "else counts, and how much the others have is secret."},
    {"markets.turn",
     "In each round you send one merchant or assistant to a market: to lay tiles with your crates, to take money, or "
     "to take goods; the more of your crates are in sight there, the more you get. Then goods are auctioned with "
     "sealed bids: the most cards of a kind win what the market card pays."},
    {"markets.signs", "Goods: {coffee}, {porcelain}, {silk}, {soap}. On the markets a letter stands for each player's "
                      "crates, seen from above."},

    {"markets.rules.aim", "THE AIM is the most money after 12 rounds. Ties: the Advantage, then more goods in hand."},
    {"markets.rules.tiles",
     "TILES: a tile shows three crates. Three tiles side by side fill a layer, and the next layer lies across it: "
     "each tile there hides one crate of every tile below. Only crates in sight count."},
    {"markets.rules.round",
     "A ROUND: a market card is turned up, which says what each kind of goods pays. Each player in turn takes one "
     "action, then come restock and auctions; when the card says closed, neither does."},
    {"markets.rules.pawns",
     "YOUR ACTION: use a merchant or an assistant that nobody has used in this round. Builder: lay two of your tiles "
     "on his market. Cashier: £1 for each of your crates in sight there, at least £3. Buyer: as many goods of its "
     "kind, at least 3. An assistant goes to any market without a merchant, and does there what its track says: a "
     "tile, money or goods."},
    {"markets.rules.special", "SPECIAL CARDS: before or after your action you may play one, and a second one for £3."},
    {"markets.rules.restock", "RESTOCK: each player takes two goods cards of any kind."},
    {"markets.rules.auction",
     "AUCTIONS: all at once offer cards of one kind still on sale, or nothing. All cards offered go back to the "
     "stocks, won or not. The most cards of a kind win its prize; a tie shares the money, or loses the special card. "
     "Kinds that were bid for are closed, and all may offer again, until nobody does."},
    {"markets.rules.move",
     "THEN each merchant walks to the next market, the assistants one space on; on some spaces of the lower track all "
     "money is shown, or each player chooses a special card. The left neighbour of the first player is first."},

    {"markets.term.market",
     "Market: one of five in a ring, drawn from left to right and from the last to the first. Each sells one kind of "
     "goods for the whole game, one of them any kind."},
    {"markets.term.crates",
     "Crates in sight: yours on the topmost tiles of a market, at most nine. The letter in the drawing is their "
     "owner's."},
    {"markets.term.builder", "Builder: whoever uses him lays two own tiles on the market where he stands."},
    {"markets.term.cashier",
     "Cashier: whoever uses him takes £1 for each own crate in sight on the market where he stands, at least £3."},
    {"markets.term.buyer",
     "Buyer: whoever uses him takes as many goods cards as own crates are in sight on the market where he stands, at "
     "least 3."},
    {"markets.term.assistant",
     "Assistant: goes to any market where no merchant stands, and does there what the space of its track says: lay a "
     "tile, take money or take goods. The upper one is there with four players only."},
    {"markets.term.first",
     "First player: acts first, and chooses first. The next player clockwise is first in the next round."},
    {"markets.term.pile",
     "Pile: special cards lie in four piles. Whoever wins one looks through a pile and keeps a card of it."},
    {"markets.term.money", "Money: secret, but for the moments when all of it is shown. £7? is what was shown last."},
});

} // namespace

std::span<const Message> english_markets_rules() { return kMessages; }

} // namespace londinium
