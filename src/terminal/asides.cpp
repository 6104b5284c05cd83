#include "terminal/asides.h"

#include "players/suggest.h"
#include "terminal/text.h"

#include <array>
#include <charconv>

namespace londinium {

namespace {

constexpr std::size_t kMostHints = 3;
constexpr std::size_t kLongestQuote = 30;

void list_asides(const Moment& now) {
    constexpr std::array<std::string_view, 10> kLines = {"help.number", "help.words", "help.card",  "help.hint",
                                                         "help.undo",   "help.log",   "help.score", "help.map",
                                                         "help.save",   "help.quit"};
    now.paper.line(styled(Style::heading, now.words("help.asides")));
    for (const std::string_view id : kLines) {
        now.paper.wrapped(now.words(id, {{"game", now.narrator.key()}}), 2, 15);
    }
}

} // namespace

void give_help(const Moment& now, const std::string& about) {
    const std::string what = plain(about);
    if (what.empty() || what == "rules" || what == now.words("aside.rules")) {
        now.paper.rule(now.words("help.title", {{"game", now.narrator.title()}}));
        now.narrator.rules(now.paper);
        list_asides(now);
        now.paper.rule();
    } else if (what == "words" || what == now.words("aside.words")) {
        now.paper.rule(now.words("help.vocabulary"));
        now.narrator.vocabulary(now.paper);
        now.paper.rule();
    } else if (!now.narrator.explain(now.paper, now.game, now.seat, what)) {
        now.paper.wrapped(
            now.words("help.unknown", {{"what", shown_safely(about, kLongestQuote)}, {"game", now.narrator.key()}}));
    }
}

void give_hint(const Moment& now, const Menu& menu) {
    const Result<Json> advice = suggest(now.game, {{"language", code(now.words.language())}});
    if (!advice) {
        now.paper.wrapped(now.words("hint.none", {{"why", advice.error().message}}));
        return;
    }
    now.paper.line(now.words("hint.title"));
    const Json& options = (*advice)["options"];
    for (std::size_t i = 0; i < options.size() && i < kMostHints; ++i) {
        const std::string line = menu.line_of(options[i]["action"].get<std::string>());
        const std::string reason = options[i]["reason"].get<std::string>();
        now.paper.wrapped(reason.empty() ? line : now.words("hint.line", {{"choice", line}, {"reason", reason}}), 2, 5);
    }
}

void tell_log(const Moment& now, const std::string& turns) {
    const int last = now.narrator.turn(now.game);
    int wanted = last;
    if (!turns.empty()) {
        const auto read = std::from_chars(turns.data(), turns.data() + turns.size(), wanted);
        if (read.ec != std::errc{} || wanted < 1) {
            now.paper.wrapped(now.words("log.how", {{"game", now.narrator.key()}}));
            return;
        }
    }
    now.paper.rule(now.words("log.title"));
    if (now.game.steps() == 0) now.paper.line(now.words("log.nothing"));
    now.narrator.tell_from_turn(now.paper, now.game, std::max(1, last - wanted), now.seat);
    now.paper.rule();
}

} // namespace londinium
