#include "server/notices.h"

#include "words/words.h"

namespace londinium {

std::string turn_notice(const Table& table, Seat seat, std::string_view house) {
    const Sitting& sitting = table.sitting(seat);
    const std::string& game = table.settings().game;
    std::string text = words_in(sitting.notify_in)("notice.turn", {{"name", sitting.name}, {"game", game}});
    if (!house.empty()) text += " " + std::string(house) + "/#/table/" + table.id();
    // `text` and `content` are what chat programs show.
    return to_line(Json{{"table", table.id()},
                        {"game", game},
                        {"seat", index(seat)},
                        {"turn", table.game()->turn()},
                        {"language", code(sitting.notify_in)},
                        {"text", text},
                        {"content", text}});
}

} // namespace londinium
