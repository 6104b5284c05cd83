#pragma once

#include "words/words.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// What can be said besides an action.
enum class Aside { help, hint, undo, log, score, table, map, save, quit };

/// What a line of input means.
struct Answer {
    enum class Kind {
        nothing, // an empty line
        number,  // `number` of the menu
        action,  // `text` is one of the actions
        aside,   // `aside`, with `text` behind it
        several, // could be any of `candidates`
        unknown,
    };
    Kind kind = Kind::unknown;
    int number = 0;
    Aside aside = Aside::help;
    std::string text;
    std::vector<std::string> candidates;
};

/// Understands a number, an action in the protocol's words ("buy city") or
/// what only begins so ("bu ci"; also without the first word, "city"), or an
/// aside, whole or begun. What is said exactly goes before what is begun.
/// Asides are called by the language's words and by the English ones.
Answer understand(std::string_view line, std::span<const std::string> actions, const Words& words);

/// Is this the word of an aside, in full?
bool calls(std::string_view line, Aside which, const Words& words);

} // namespace londinium
