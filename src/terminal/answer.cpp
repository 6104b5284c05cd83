#include "terminal/answer.h"

#include "terminal/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace londinium {

namespace {

struct AsideWord {
    std::string word;
    Aside aside;
};

struct AsideId {
    std::string_view english;
    std::string_view id; // of the message with the language's word
    Aside aside;
};
constexpr std::array<AsideId, 11> kAsides = {{{"help", "aside.help", Aside::help},
                                              {"hint", "aside.hint", Aside::hint},
                                              {"undo", "aside.undo", Aside::undo},
                                              {"log", "aside.log", Aside::log},
                                              {"score", "aside.score", Aside::score},
                                              {"table", "aside.table", Aside::table},
                                              {"map", "aside.map", Aside::map},
                                              {"save", "aside.save", Aside::save},
                                              {"quit", "aside.quit", Aside::quit},
                                              {"exit", "aside.quit", Aside::quit},
                                              {"rules", "aside.rules", Aside::help}}};

/// What can be typed: the language's words first, then those of English, which
/// work everywhere.
std::vector<AsideWord> aside_words(const Words& words) {
    std::vector<AsideWord> known;
    for (const AsideId& each : kAsides) known.push_back({words(each.id), each.aside});
    for (const AsideId& each : kAsides) known.push_back({std::string(each.english), each.aside});
    return known;
}

/// Is each of the words the beginning of the action's, in order?
bool begins(std::span<const std::string_view> said, std::span<const std::string_view> action) {
    if (said.empty() || said.size() > action.size()) return false;
    for (std::size_t i = 0; i < said.size(); ++i) {
        if (!action[i].starts_with(said[i])) return false;
    }
    return true;
}

std::vector<std::string> begun_actions(std::string_view line, std::span<const std::string> actions,
                                       std::size_t words_left_out) {
    const std::vector<std::string_view> said = split(line, ' ');
    std::vector<std::string> found;
    for (const std::string& action : actions) {
        const std::vector<std::string_view> words = split(action, ' ');
        if (words.size() > words_left_out && begins(said, std::span(words).subspan(words_left_out))) {
            found.push_back(action);
        }
    }
    return found;
}

Answer aside(Aside which, std::string_view argument) {
    Answer answer;
    answer.kind = Answer::Kind::aside;
    answer.aside = which;
    answer.text = argument;
    return answer;
}

} // namespace

bool calls(std::string_view line, Aside which, const Words& words) {
    const std::string said = plain(line);
    return std::ranges::any_of(kAsides, [&](const AsideId& each) {
        return each.aside == which && (each.english == said || words(each.id) == said);
    });
}

Answer understand(std::string_view line, std::span<const std::string> actions, const Words& words) {
    Answer answer;
    const std::string_view said = trimmed(line);
    const std::string simple = plain(line);
    answer.text = simple;
    if (simple.empty()) {
        answer.kind = Answer::Kind::nothing;
        return answer;
    }
    if (said[0] == '?') return aside(Aside::help, trimmed(said.substr(1)));
    if (std::ranges::all_of(simple, [](char c) { return c >= '0' && c <= '9'; })) {
        answer.kind = Answer::Kind::number;
        const auto read = std::from_chars(simple.data(), simple.data() + simple.size(), answer.number);
        if (read.ec != std::errc{}) answer.number = -1; // longer than any menu
        return answer;
    }
    if (std::ranges::find(actions, simple) != actions.end()) {
        answer.kind = Answer::Kind::action;
        return answer;
    }

    const std::size_t end = said.find_first_of(" \t");
    const std::string first = plain(said.substr(0, end));
    const std::string_view rest = end == std::string_view::npos ? std::string_view() : trimmed(said.substr(end));
    const std::vector<AsideWord> known_asides = aside_words(words);
    for (const AsideWord& known : known_asides) {
        if (known.word == first) return aside(known.aside, rest);
    }

    // Only begun: whatever could be meant.
    answer.candidates = begun_actions(simple, actions, 0);
    if (answer.candidates.empty()) answer.candidates = begun_actions(simple, actions, 1);
    std::vector<AsideWord> asides;
    for (const AsideWord& known : known_asides) {
        if (!known.word.starts_with(first)) continue;
        if (std::ranges::find(asides, known.aside, &AsideWord::aside) == asides.end()) asides.push_back(known);
    }
    if (answer.candidates.empty() && asides.size() == 1) return aside(asides[0].aside, rest);
    if (answer.candidates.size() == 1 && asides.empty()) {
        answer.kind = Answer::Kind::action;
        answer.text = answer.candidates[0];
        return answer;
    }
    for (const AsideWord& known : asides) answer.candidates.push_back(known.word);
    if (!answer.candidates.empty()) answer.kind = Answer::Kind::several;
    return answer;
}

} // namespace londinium
