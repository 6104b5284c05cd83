#include "terminal/english/english.h"

#include <array>

namespace londinium {

namespace {

constexpr auto kMessages = std::to_array<Message>({
    {"markets.story.set-up", "Setting up. {text}."},
    {"markets.story.set-up-tile", "a tile of {owner} on {market}"},
    {"markets.story.restock", "Restock. {text}."},
    {"markets.story.part", "{player}: {text}"},
    {"markets.story.round", "Round {n}. "},
    {"markets.story.on-sale", "Market card: {prices}."},
    {"markets.story.money-shown", "All money is shown: {purses}."},
    {"markets.story.purse", "{player} £{n}"},

    // Clauses without a subject: they stand behind the player's name and a colon.
    {"markets.story.pawn", "{pawn} on {market}"},
    {"markets.story.pawn-brings", "{pawn} on {market} ({gain})"},
    {"markets.story.tiles", "{n, plural, one {a tile} other {# tiles}}"},
    {"markets.story.tile", "laid a tile on {market}"},
    {"markets.story.took", "took {goods}"},
    {"markets.story.exchanged", "{given} given for {kind}"},
    {"markets.story.played", "played {card}"},
    {"markets.story.played-brings", "played {card} ({gain})"},
    {"markets.story.pile", "looked through pile {n}"},
    {"markets.story.kept", "kept {card}"},
    {"markets.story.kept-unseen", "kept a special card"},
    {"markets.story.cash", "took £{n} instead of a special card"},

    {"markets.story.auction", "Auction. {offers}."},
    {"markets.story.offered", "{player} {goods}"},
    {"markets.story.nothing", "nothing"},
    {"markets.story.nobody-bids", "Auction. Nobody offers anything more."},
    {"markets.story.wins", "{kind}: {prize} to {players}."},
    {"markets.story.share", "{kind}: a tie, £{each} each to {players}."},
    {"markets.story.nobody-wins", "{kind}: a tie between {players}, so nobody gets {prize}."},
    {"markets.story.by-advantage", " (The Advantage breaks the tie.)"},
});

} // namespace

std::span<const Message> english_markets_story() { return kMessages; }

} // namespace londinium
