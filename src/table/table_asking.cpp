// What a Table can be asked.

#include "table/table.h"

#include <algorithm>

namespace londinium {

Table::Phase Table::phase() const {
    if (!game_) return Phase::waiting;
    return game_->over() ? Phase::over : Phase::playing;
}

SeatSet Table::held_by(std::span<const TokenHash> tokens) const {
    SeatSet held = 0;
    for (std::size_t s = 0; s < players(); ++s) {
        for (const TokenHash& token : tokens) {
            if (same_token(sittings_[s].token, token)) held |= only(seat_at(s));
        }
    }
    return held;
}

SeatSet Table::people() const {
    SeatSet set = 0;
    for (std::size_t s = 0; s < players(); ++s) {
        if (sittings_[s].kind == Sitting::Kind::person) set |= only(seat_at(s));
    }
    return set;
}

bool Table::all_agree(SeatSet besides) const {
    const auto answered = static_cast<SeatSet>(asking_->agreed | only(asking_->seat) | besides);
    return (people() & ~answered) == 0;
}

const markets::State* Table::auction() const {
    if (!game_) return nullptr;
    const auto* play = std::get_if<Play<Markets>>(&game_->play());
    return play != nullptr && play->state.decision == markets::Decision::bid ? &play->state : nullptr;
}

SeatSet Table::waiting() const {
    if (phase() != Phase::playing) return 0;
    if (const markets::State* bids = auction()) return static_cast<SeatSet>(all_seats(players()) & ~bids->bid_in);
    return only(game_->asked());
}

SeatSet Table::computers_waiting() const { return static_cast<SeatSet>(waiting() & ~people()); }

std::optional<Time> Table::due() const {
    if (computers_waiting() != 0) return now_;
    std::optional<Time> due;
    for (std::size_t s = 0; s < players(); ++s) {
        const std::optional<Time> out = clocks_.runs_out(seat_at(s));
        if (out && (!due || *out < *due)) due = out;
    }
    return due;
}

Result<Json> Table::record() const {
    if (phase() != Phase::over) return Error{"not-allowed", "the record is shown when the game is over"};
    Json record = game_->record();
    record["commitment"] = commitment_;
    record["seats"] = Json::array(); // as the terminal saves it
    for (const Sitting& sitting : sittings_) {
        record["seats"].push_back({{"name", sitting.name}, {"player", sitting.level}});
    }
    return record;
}

std::optional<Game> Table::game_after(int number) const {
    if (!game_) return std::nullopt;
    const auto later = std::ranges::find_if(steps_, [&](const Step& step) { return step.number > number; });
    Game past = *game_;
    past.go_back_to(static_cast<std::size_t>(later - steps_.begin()));
    return past;
}

std::optional<std::string> Table::shown_seed() const {
    if (phase() != Phase::over) return std::nullopt;
    return seed_;
}

int Table::before_last_move_of(Seat seat) const {
    for (std::size_t i = steps_.size(); i-- > 0;) {
        if (steps_[i].seat == seat && steps_[i].listed()) return steps_[i].number - 1;
    }
    return -1;
}

bool Table::is_free(Seat seat, int to) const {
    return std::ranges::none_of(
        steps_, [&](const Step& step) { return step.number > to && (step.seat != seat || step.learned); });
}

bool Table::needs_no_consent(Seat seat, SeatSet held, int to) const {
    const SeatSet others = people() & static_cast<SeatSet>(~(held | only(seat)));
    return settings_.undo == UndoRule::free || others == 0 || is_free(seat, to);
}

std::optional<Table::Undo> Table::undo_of(Seat seat, SeatSet held) const {
    if (phase() != Phase::playing) return std::nullopt;
    const int to = before_last_move_of(seat);
    if (to < 0) return std::nullopt;
    return needs_no_consent(seat, held, to) ? Undo::free : Undo::ask;
}

bool Table::is_stale(Seat seat, int after) const {
    if (auction() == nullptr) return after != last_move_;
    // The bids of others do not matter; an own one that the sender has not seen
    // makes this the same bid again.
    const bool own_unseen = std::ranges::any_of(steps_, [&](const Step& step) {
        return step.seat == seat && step.listed() && step.number > before_bids_ && step.number > after;
    });
    return after < before_bids_ || after > last_move_ || own_unseen;
}

} // namespace londinium
