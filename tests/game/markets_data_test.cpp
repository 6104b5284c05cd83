#include "game/data_edit.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace londinium {
namespace {

using markets::Effect;
using markets::Event;
using markets::Face;
using markets::Kind;
using markets::Prices;
using markets::Task;
using testing::ElementsAre;
using testing::StartsWith;

const MarketsBook& shipped() {
    static const Library library = *built_in_library();
    return library.markets;
}

std::size_t place_of(const std::vector<Entry>& entries, std::string_view id) {
    const auto found = std::ranges::find(entries, id, &Entry::id);
    EXPECT_NE(found, entries.end()) << id;
    return static_cast<std::size_t>(found - entries.begin());
}

Origin origin_of(const std::vector<Entry>& entries, std::string_view id, std::string_view column) {
    const Entry& entry = entries[place_of(entries, id)];
    return std::ranges::find(entry.values, column, &Value::column)->origin;
}

const Face& special(std::string_view id) { return shipped().edition.specials[place_of(shipped().specials, id)]; }

// What is shipped

TEST(MarketsData, HasThePrintedTotals) {
    const MarketsBook& book = shipped();
    EXPECT_EQ(book.edition.market_cards.size(), 12U);
    EXPECT_EQ(std::ranges::count_if(book.edition.market_cards, &Prices::closed), 2);
    EXPECT_EQ(book.edition.special_cards, 30);
    EXPECT_EQ(book.markets.size(), 5U);
    EXPECT_EQ(book.spaces.size(), 12U);
    EXPECT_TRUE(std::ranges::is_sorted(book.market_cards, {}, &Entry::id));
    EXPECT_TRUE(std::ranges::is_sorted(book.specials, {}, &Entry::id));
    EXPECT_TRUE(std::ranges::is_sorted(book.markets, {}, &Entry::id));
}

TEST(MarketsData, KnowsTheRing) {
    std::vector<std::string> ring;
    for (const markets::Market market : shipped().edition.ring) ring.push_back(shipped().id(market));
    EXPECT_THAT(
        ring, ElementsAre("portobello-market", "covent-garden", "petticoat-lane", "borough-market", "brixton-market"));
}

TEST(MarketsData, KnowsTheCardOfTheRulebook) { // M7.1
    const Prices& prices = shipped().edition.market_cards[place_of(shipped().market_cards, "m1")];
    EXPECT_FALSE(prices.closed);
    EXPECT_EQ(prices.brings[index(Kind::porcelain)], markets::kSpecialPrize);
    EXPECT_EQ(prices.brings[index(Kind::coffee)], 4);
    EXPECT_EQ(prices.brings[index(Kind::soap)], 1);
    EXPECT_EQ(prices.brings[index(Kind::silk)], 2);
}

TEST(MarketsData, KnowsSpecialCards) {
    const Face& offer = special("combined-offer-portobello-market-covent-garden");
    EXPECT_EQ(offer.effect, Effect::combined_offer);
    EXPECT_EQ(shipped().id(offer.market), "portobello-market");
    EXPECT_EQ(shipped().id(offer.second), "covent-garden");
    EXPECT_EQ(offer.earliest_round, 5);
    EXPECT_FALSE(offer.kept);
    EXPECT_TRUE(special("advantage").kept);
    EXPECT_EQ(special("advantage").market, markets::kUnknownMarket);
    EXPECT_EQ(special("any-market").copies, 4);
}

TEST(MarketsData, KnowsTheTracks) {
    EXPECT_EQ(shipped().edition.space(1).lower, Task::tile);
    EXPECT_EQ(shipped().edition.space(1).upper, Task::goods);
    EXPECT_EQ(shipped().edition.space(4).event, Event::special_card);
    EXPECT_EQ(shipped().edition.space(9).event, Event::show_money);
    EXPECT_EQ(shipped().edition.space(12).lower, Task::goods);
    EXPECT_EQ(shipped().spaces[11].id, "12");
}

TEST(MarketsData, SaysWhereValuesComeFrom) {
    EXPECT_EQ(origin_of(shipped().market_cards, "m1", "coffee"), Origin::rulebook);
    EXPECT_EQ(origin_of(shipped().market_cards, "m2", "coffee"), Origin::reconstruction);
    EXPECT_EQ(origin_of(shipped().markets, "covent-garden", "name"), Origin::rulebook);
    EXPECT_EQ(origin_of(shipped().markets, "covent-garden", "ring_place"), Origin::reconstruction);
    EXPECT_EQ(origin_of(shipped().specials, "any-market", "type"), Origin::rulebook);
    EXPECT_EQ(origin_of(shipped().specials, "any-market", "copies"), Origin::reconstruction);
}

TEST(MarketsData, ItsVersionFollowsWhatTheRulesUse) {
    const auto version = [](const std::string& file, std::string_view id, std::string_view column,
                            std::string_view value) {
        EditedData data;
        data.set(file, id, column, value);
        return data.read()->markets.data_version;
    };
    const std::string before = shipped().data_version;
    EXPECT_EQ(before.size(), 12U);
    EXPECT_NE(version("markets_market_cards.csv", "m2", "coffee", "3"), before);
    EXPECT_NE(version("markets_tracks.csv", "2", "upper_track_4_players_only", "goods"), before);
    EXPECT_EQ(version("markets_market_cards.csv", "m2", "note", "seen"), before);
    EXPECT_EQ(version("markets_market_cards.csv", "m2", "origin", "printed"), before);
    EXPECT_EQ(version("markets_markets.csv", "covent-garden", "name", "The Garden"), before);
}

// What is refused

struct BadCell {
    std::string file;
    std::string id;
    std::string column;
    std::string value;
    std::string sentence;
};

void PrintTo(const BadCell& bad, std::ostream* out) {
    *out << bad.file << ' ' << bad.id << ' ' << bad.column << " '" << bad.value << "'";
}

class RefusedMarketsCell : public testing::TestWithParam<BadCell> {};

TEST_P(RefusedMarketsCell, AtItsPlace) {
    const BadCell& bad = GetParam();
    EditedData data;
    const std::string place = data.set(bad.file, bad.id, bad.column, bad.value);
    EXPECT_THAT(data.faults(), StartsWith(place + ": " + bad.sentence));
}

const std::string kCards = "markets_market_cards.csv";
const std::string kSpecials = "markets_special_cards.csv";
const std::string kMarkets = "markets_markets.csv";
const std::string kTracks = "markets_tracks.csv";
const std::string kOffer = "combined-offer-covent-garden-borough-market";

INSTANTIATE_TEST_SUITE_P(
    MarketCards, RefusedMarketsCell,
    testing::Values(BadCell{kCards, "m2", "soap", "free", "'free' is no price; expected pounds from 0 to 99, special"},
                    BadCell{kCards, "m2", "soap", "", "'' is no price"},
                    BadCell{kCards, "m2", "soap", "-1", "'-1' is no price"},
                    BadCell{kCards, "m2", "soap", "100", "'100' is no price"},
                    BadCell{kCards, "m2", "soap", "01", "'01' is no price"},
                    BadCell{kCards, "id", "soap", "soup", "'soup' is no column of this file; did you mean 'soap'?"}));

INSTANTIATE_TEST_SUITE_P(
    Markets, RefusedMarketsCell,
    testing::Values(BadCell{kMarkets, "covent-garden", "ring_place", "6", "'6' is no whole number from 1 to 5"},
                    BadCell{kMarkets, "covent-garden", "ring_place", "0", "'0' is no whole number from 1 to 5"},
                    BadCell{kMarkets, "covent-garden", "ring_place", "4", "another market has this place in the ring"},
                    BadCell{kMarkets, "covent-garden", "name", "", "the name is missing"},
                    BadCell{kMarkets, "covent-garden", "id", "Covent", "'Covent' cannot be the id"}));

INSTANTIATE_TEST_SUITE_P(
    SpecialCards, RefusedMarketsCell,
    testing::Values(
        BadCell{kSpecials, "any-market", "type", "any-markt",
                "'any-markt' is no type of special card; did you mean 'any-market'? Known are advantage,"},
        BadCell{kSpecials, "any-market", "market", "covent-garden", "this type of card names no market here"},
        BadCell{kSpecials, "clientele-covent-garden", "market", "", "'' is no market; known are borough-market,"},
        BadCell{kSpecials, "clientele-covent-garden", "market", "covent-gardn",
                "'covent-gardn' is no market; did you mean 'covent-garden'?"},
        BadCell{kSpecials, "monopoly-covent-garden", "second_market", "brixton-market",
                "this type of card names no market here"},
        BadCell{kSpecials, kOffer, "second_market", "covent-garden", "the two markets of a combined offer are"},
        BadCell{kSpecials, kOffer, "id", "an-offer",
                "the id is made of the type and the markets: 'combined-offer-covent-garden-borough-market'"},
        BadCell{kSpecials, "any-market", "copies", "31", "'31' is no whole number from 0 to 30"},
        BadCell{kSpecials, "advantage", "copies", "2", "of two players with an advantage neither could win"},
        BadCell{kSpecials, "advantage", "kept", "no", "advantage and restock-and-exchange are kept"},
        BadCell{kSpecials, "any-market", "kept", "yes", "advantage and restock-and-exchange are kept"},
        BadCell{kSpecials, "any-market", "kept", "perhaps", "'perhaps' is neither yes nor no"},
        BadCell{kSpecials, "any-market", "earliest_round", "0", "'0' is no whole number from 1 to 12"},
        BadCell{kSpecials, "any-market", "earliest_round", "13", "'13' is no whole number from 1 to 12"},
        BadCell{kSpecials, "any-market", "origin", "secret", "'secret' is no origin"}));

INSTANTIATE_TEST_SUITE_P(
    Tracks, RefusedMarketsCell,
    testing::Values(BadCell{kTracks, "3", "space", "13", "'13' is no whole number from 1 to 12"},
                    BadCell{kTracks, "3", "space", "2", "'2' is the space of line 3 already"},
                    BadCell{kTracks, "3", "space", "", "the space is missing"},
                    BadCell{kTracks, "3", "lower_track_3_and_4_players", "good",
                            "'good' is no task of an assistant; did you mean 'goods'? Known are tile, money and goods"},
                    BadCell{kTracks, "3", "upper_track_4_players_only", "", "'' is no task of an assistant"},
                    BadCell{kTracks, "3", "event_on_arrival_of_the_lower_assistant", "party",
                            "'party' is no event; known are special-card and show-money"}));

TEST(BadMarketsData, CardClosedForSomeKinds) {
    EditedData data;
    data.set(kCards, "m2", "silk", "closed");
    EXPECT_EQ(data.faults(), "markets_market_cards.csv:3:1: a card is closed for all four kinds or for none");
}

TEST(BadMarketsData, WrongNumbers) {
    EditedData data;
    data.replace(kCards, data.row(kCards, "m3"), "");
    data.replace(kTracks, data.row(kTracks, "12"), "");
    EXPECT_EQ(data.faults(), "markets_market_cards.csv:1:1: 11 market cards; there must be 12\n"
                             "markets_tracks.csv:1:1: 11 spaces; there must be 12");
    EditedData ring;
    ring.replace(kMarkets, ring.row(kMarkets, "covent-garden"), "");
    EXPECT_EQ(ring.faults(), "markets_markets.csv:1:1: 4 markets; there must be 5");
    EditedData specials;
    specials.set(kSpecials, "any-market", "copies", "5");
    EXPECT_EQ(specials.faults(),
              "markets_special_cards.csv:1:30: the copies add up to 31, but there are 30 special cards");
    EditedData closed;
    closed.replace(kCards, "closed-2,closed,closed,closed,closed", "closed-2,1,2,3,4");
    EXPECT_EQ(closed.faults(), "markets_market_cards.csv:1:1: 1 cards are closed; there must be 2");
}

TEST(BadMarketsData, MoreSpecialCardsThanThereIsRoomFor) {
    EditedData data;
    for (int i = 0; i < 10; ++i) data.text(kSpecials) += "z" + std::to_string(i) + ",any-market,,,0,no,1,printed,\n";
    EXPECT_THAT(data.faults(), testing::HasSubstr(": 34 different special cards; there is room for 32"));
}

} // namespace
} // namespace londinium
