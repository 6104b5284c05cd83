#include "terminal/rivals.h"

#include "players/roster.h"

#include <utility>

namespace londinium {

namespace {

template <class Rules>
class RivalOf : public Rival {
public:
    RivalOf(PlayerPtr<Rules> player, Seat seat) : player_(std::move(player)), seat_(seat) {}

    std::string choose(const Game& game) override {
        const auto& play = *std::get_if<Play<Rules>>(&game.play());
        return words(*play.book, player_->choose(Rules::observe(*play.book, play.state, seat_)));
    }

private:
    PlayerPtr<Rules> player_;
    Seat seat_;
};

template <class Rules>
Result<std::vector<RivalPtr>> rivals_for(const Play<Rules>& play, const std::vector<Sitter>& sitters) {
    std::vector<RivalPtr> rivals(sitters.size());
    for (std::size_t s = 0; s < sitters.size(); ++s) {
        if (sitters[s].is_person()) continue;
        Result<PlayerPtr<Rules>> player = make_player<Rules>(sitters[s].player, *play.book, s + 1);
        if (!player) return player.error();
        rivals[s] = std::make_unique<RivalOf<Rules>>(std::move(*player), seat_at(s));
    }
    return rivals;
}

} // namespace

Result<std::vector<RivalPtr>> make_rivals(const Game& game, const std::vector<Sitter>& sitters) {
    return std::visit([&](const auto& play) { return rivals_for(play, sitters); }, game.play());
}

} // namespace londinium
