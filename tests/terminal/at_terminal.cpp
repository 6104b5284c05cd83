#include "terminal/at_terminal.h"

#include "base/random.h"

#include <cassert>
#include <memory>

namespace londinium {

const Library& library() {
    static const Result<Library> kLibrary = built_in_library();
    assert(kLibrary.ok());
    return *kLibrary;
}

Keyboard::Heard Typist::read(std::string& line) {
    const std::string page = page_.str();
    const std::optional<std::string> answer = answers_(page.substr(read_));
    read_ = page.size();
    if (!answer) return Heard::end;
    line = *answer;
    return Heard::line;
}

std::vector<int> numbers_on(const std::string& page) {
    std::vector<int> numbers;
    std::istringstream text(page);
    for (std::string line; std::getline(text, line);) {
        const std::size_t digit = line.find_first_not_of(' ');
        if (digit == std::string::npos || digit > 2 || line[digit] < '0' || line[digit] > '9') {
            // A menu begins anew below its question; wrapped lines are deeper.
            if (digit == 0 && !line.starts_with("> ")) numbers.clear();
            continue;
        }
        const std::size_t end = line.find_first_not_of("0123456789", digit);
        if (end == 3 && line.substr(end, 2) == "  ") numbers.push_back(std::stoi(line.substr(digit, end - digit)));
    }
    return numbers;
}

Typist::Answers any_number(std::uint64_t seed) {
    return [random = std::make_shared<Random>(seed)](const std::string& page) -> std::optional<std::string> {
        if (!page.ends_with("> ")) return ""; // a question of set-up or good-bye
        const std::vector<int> numbers = numbers_on(page);
        if (numbers.empty()) return "";
        return std::to_string(numbers[random->below(static_cast<std::uint32_t>(numbers.size()))]);
    };
}

Typist::Answers lines(std::vector<std::string> script) {
    return then(std::move(script), [](const std::string&) { return std::nullopt; });
}

Typist::Answers then(std::vector<std::string> script, Typist::Answers next) {
    auto at = std::make_shared<std::size_t>(0);
    return [=](const std::string& page) -> std::optional<std::string> {
        return *at < script.size() ? std::optional(script[(*at)++]) : next(page);
    };
}

Evening spend_evening(const PlayOptions& options, const Typist::Answers& answers) {
    Page page;
    Paper paper(page, {});
    Typist typist(page, answers);
    const Words& words = words_in(language_called(options.language).value_or(Language::english));
    const int ended_with = play_games(library(), words, options, typist, paper);
    return {ended_with, page.str()};
}

PlayOptions against_thumb(const std::string& game, const std::string& seed, int players) {
    PlayOptions options;
    options.game = game;
    options.players = players;
    options.opponents = "thumb";
    options.seed = seed;
    options.name = "Ann";
    return options;
}

std::string flat(const std::string& page) {
    std::istringstream text(page);
    std::string joined;
    for (std::string word; text >> word;) joined += (joined.empty() ? "" : " ") + word;
    return joined;
}

std::size_t count(const std::string& page, const std::string& text) {
    std::size_t found = 0;
    for (std::size_t at = page.find(text); at != std::string::npos; at = page.find(text, at + 1)) ++found;
    return found;
}

} // namespace londinium
