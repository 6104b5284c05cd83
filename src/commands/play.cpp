#include "commands/play.h"

#include "terminal/evening.h"

#include <array>
#include <cstdlib>
#include <iostream>

namespace londinium {

namespace {

/// The language asked for, or that of the environment: the first variable that
/// says anything decides, as POSIX has it. English for all we do not speak.
Language chosen_language(std::string_view asked) {
    constexpr std::array<const char*, 3> kVariables = {"LC_ALL", "LC_MESSAGES", "LANG"};
    std::string_view locale = asked;
    for (const char* const variable : kVariables) {
        const char* const value = std::getenv(variable);
        if (locale.empty() && value != nullptr) locale = value;
    }
    return language_called(locale).value_or(Language::english);
}

} // namespace

int run_play(const Library& library, const PlayOptions& options) {
    StandardKeyboard keyboard;
    Paper paper(std::cout, Paper::of_standard_output());
    return play_games(library, words_in(chosen_language(options.language)), options, keyboard, paper);
}

} // namespace londinium
