#include "terminal/answer.h"

#include "terminal/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace londinium {

namespace {

struct AsideWord {
    std::string_view word;
    Aside aside;
};
constexpr std::array<AsideWord, 11> kAsides = {{{"help", Aside::help},
                                                {"hint", Aside::hint},
                                                {"undo", Aside::undo},
                                                {"log", Aside::log},
                                                {"score", Aside::score},
                                                {"table", Aside::table},
                                                {"map", Aside::map},
                                                {"save", Aside::save},
                                                {"quit", Aside::quit},
                                                {"exit", Aside::quit},
                                                {"rules", Aside::help}}};

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

std::string_view aside_word(Aside which) { return std::ranges::find(kAsides, which, &AsideWord::aside)->word; }

Answer understand(std::string_view line, std::span<const std::string> actions) {
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
    for (const AsideWord& known : kAsides) {
        if (known.word == first) return aside(known.aside, rest);
    }

    // Only begun: whatever could be meant.
    answer.candidates = begun_actions(simple, actions, 0);
    if (answer.candidates.empty()) answer.candidates = begun_actions(simple, actions, 1);
    std::vector<Aside> asides;
    for (const AsideWord& known : kAsides) {
        if (!known.word.starts_with(first) || std::ranges::find(asides, known.aside) != asides.end()) continue;
        asides.push_back(known.aside);
    }
    if (answer.candidates.empty() && asides.size() == 1) return aside(asides[0], rest);
    if (answer.candidates.size() == 1 && asides.empty()) {
        answer.kind = Answer::Kind::action;
        answer.text = answer.candidates[0];
        return answer;
    }
    for (const Aside which : asides) answer.candidates.emplace_back(aside_word(which));
    if (!answer.candidates.empty()) answer.kind = Answer::Kind::several;
    return answer;
}

} // namespace londinium
