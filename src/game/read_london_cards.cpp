#include "game/london_keywords.h"
#include "game/read_london.h"

#include <array>

namespace londinium {

using london::CardCost;
using london::Edition;
using london::Effect;
using london::Face;
using london::Power;

namespace {

constexpr std::array<std::string_view, 15> kColumns = {
    "name",         "colour",       "copies_a",        "copies_b",   "copies_c",
    "place_cost",   "end_prestige", "activation_cost", "gain_money", "gain_prestige",
    "lose_poverty", "gain_poverty", "flips",           "ongoing",    "activated",
};
constexpr std::array<std::string_view, london::kLetters> kCopies = {"copies_a", "copies_b", "copies_c"};

// The printed numbers of cards in A, B and C.
constexpr std::array<std::array<int, london::kLetters>, 2> kLetterSizes = {{{25, 50, 35}, {25, 46, 30}}};

// A hand has room for 9 cards, 2 drawn ones and 9 that Huguenots or a borough
// bring beyond that; activations that lead to another one, for 6 of them.
constexpr int kMostDrawTwo = 9;
constexpr int kMostActivateAgain = 6;

/// none, card, blue-card (first edition) or pounds.
void read_activation_cost(DataFile& file, std::size_t row, int edition, Face& face) {
    const CsvCell& cell = file.cell(row, "activation_cost");
    if (cell.text == "none") return;
    if (cell.text == "card") {
        face.activation_card = CardCost::any_card;
        return;
    }
    if (cell.text == "blue-card" && edition == 1) {
        face.activation_card = CardCost::blue_card;
        return;
    }
    if (const std::optional<int> pounds = plain_number(cell.text, 1, 99)) {
        face.activation_money = static_cast<std::uint8_t>(*pounds);
        return;
    }
    file.refuse(cell, "'" + cell.text + "' is no activation cost; expected none, card" +
                          (edition == 1 ? ", blue-card" : "") + " or pounds from 1 to 99");
}

void read_flips(DataFile& file, std::size_t row, Face& face) {
    enum class Flips : std::uint8_t { no, yes, never_placed };
    constexpr std::array<Keyword<Flips>, 3> kWords = {
        {{"yes", Flips::yes}, {"no", Flips::no}, {"never-placed", Flips::never_placed}}};
    const Flips flips = file.keyword<Flips>(row, "flips", "value of flips", kWords);
    face.flips = flips == Flips::yes;
    face.placeable = flips != Flips::never_placed;
}

Face read_face(DataFile& file, std::size_t row, int edition) {
    Face face{};
    face.colour = file.keyword(row, "colour", "colour", colour_words());
    for (std::size_t letter = 0; letter < london::kLetters; ++letter) {
        face.copies[letter] = file.small_number(row, kCopies[letter]);
    }
    face.place_cost = file.small_number(row, "place_cost");
    face.end_prestige = file.small_number(row, "end_prestige");
    read_activation_cost(file, row, edition, face);
    face.gain_money = file.small_number(row, "gain_money");
    face.gain_prestige = file.small_number(row, "gain_prestige");
    face.lose_poverty = file.small_number(row, "lose_poverty");
    face.gain_poverty = file.small_number(row, "gain_poverty");
    read_flips(file, row, face);
    face.power = read_power(file, row, "ongoing", "ongoing effect", ongoing_words(), face.peek);
    face.effect = file.keyword(row, "activated", "activated effect", effect_words(edition));
    return face;
}

/// What the cells of one card must not say together.
void check_face(DataFile& file, std::size_t row, const Face& face) {
    const CsvCell& flips = file.cell(row, "flips");
    const CsvCell& activated = file.cell(row, "activated");
    if (face.is_pauper()) {
        if (face.placeable) file.refuse(flips, "a grey card is a Pauper and must be never-placed");
        if (face.effect != Effect::none) file.refuse(activated, "a grey card is a Pauper and has no effect");
    } else if (face.is_action() && face.placeable) {
        file.refuse(activated, "'" + activated.text + "' is for action cards, which are never-placed");
    } else if (!face.placeable && !face.is_action()) {
        file.refuse(flips, "only grey cards and action cards are never-placed");
    }
    if (!face.placeable && face.power != Power::none) {
        file.refuse(file.cell(row, "ongoing"), "a card that is never placed has no ongoing effect");
    }
}

void check_paupers(DataFile& file, const Edition& edition) {
    bool found = false;
    for (std::size_t row = 0; row < edition.cards.size(); ++row) {
        if (!edition.cards[row].is_pauper()) continue;
        if (found) file.refuse(file.cell(row, "colour"), "a second grey card; only the Paupers are grey");
        found = true;
    }
    if (!found) file.refuse(file.heading("colour"), "no card is grey; the Paupers must be");
}

/// Sums of copies over all cards: the printed totals, and what the engine has
/// room for.
void check_totals(DataFile& file, const Edition& edition) {
    std::array<int, london::kLetters> letters = {};
    int placeable = 0;
    int draw_two = 0;
    int activate_again = 0;
    for (const Face& face : edition.cards) {
        int copies = 0;
        for (std::size_t letter = 0; letter < london::kLetters; ++letter) {
            letters[letter] += face.copies[letter];
            copies += face.copies[letter];
        }
        if (face.placeable) placeable += copies;
        if (face.effect == Effect::action_draw_2) draw_two += copies;
        if (face.effect == Effect::activate_again) activate_again += copies;
    }
    for (std::size_t letter = 0; letter < london::kLetters; ++letter) {
        const int expected = kLetterSizes[edition.number - 1U][letter];
        if (letters[letter] == expected) continue;
        file.refuse(file.heading(kCopies[letter]), "the copies add up to " + std::to_string(letters[letter]) +
                                                       ", but there are " + std::to_string(expected) +
                                                       " cards with this letter");
    }
    const auto check = [&file](std::string_view column, int sum, int most, const std::string& of) {
        if (sum <= most) return;
        file.refuse(file.heading(column),
                    std::to_string(sum) + " copies of cards " + of + "; there is room for " + std::to_string(most));
    };
    check("flips", placeable, int{london::kMostPlaceable}, "that can be placed");
    check("activated", draw_two, kMostDrawTwo, "with action-draw-2");
    check("activated", activate_again, kMostActivateAgain, "with activate-again");
}

} // namespace

std::span<const std::string_view> card_columns() { return kColumns; }

void read_cards(DataFile& file, LondonBook& book) {
    Edition& edition = book.edition;
    if (file.rows() > london::kMostFaces) {
        file.refuse(file.cell(london::kMostFaces, "id"), std::to_string(file.rows()) +
                                                             " different cards; there is room for " +
                                                             std::to_string(london::kMostFaces));
    }
    if (!file.good()) return;
    for (std::size_t row = 0; row < file.rows(); ++row) {
        const std::size_t faults = file.faults().size();
        const Face face = read_face(file, row, edition.number);
        if (file.faults().size() == faults) check_face(file, row, face);
        edition.cards.push_back(face);
        book.cards.push_back(file.entry(row));
    }
    if (!file.good()) return; // sums over wrong numbers would only confuse
    check_paupers(file, edition);
    check_totals(file, edition);
}

} // namespace londinium
