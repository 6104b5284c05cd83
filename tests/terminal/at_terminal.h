#pragma once

#include "game/library.h"
#include "terminal/evening.h"

#include <functional>
#include <sstream>
#include <string>
#include <vector>

namespace londinium {

const Library& library();

/// What stands on the paper so far, for a keyboard that looks before it types.
using Page = std::ostringstream;

/// Somebody who answers by what is on the page since the last answer. Without
/// an answer the input has ended.
class Typist : public Keyboard {
public:
    using Answers = std::function<std::optional<std::string>(const std::string& since_last)>;

    Typist(const Page& page, Answers answers) : page_(page), answers_(std::move(answers)) {}
    Heard read(std::string& line) override;

private:
    const Page& page_;
    Answers answers_;
    std::size_t read_ = 0;
};

/// The numbers of the last menu on a page.
std::vector<int> numbers_on(const std::string& page);

/// Takes what is proposed at the start, then any number, then says good-bye.
Typist::Answers any_number(std::uint64_t seed);

/// These lines, then the end of input.
Typist::Answers lines(std::vector<std::string> script);

/// These lines, then whatever the next one answers.
Typist::Answers then(std::vector<std::string> script, Typist::Answers next);

struct Evening {
    int ended_with;
    std::string page;
};

/// A whole session, 80 columns wide.
Evening spend_evening(const PlayOptions& options, const Typist::Answers& answers);

/// Options that leave nothing to ask.
PlayOptions against_thumb(const std::string& game, const std::string& seed, int players = 2);

/// Without line breaks, for texts that may be wrapped.
std::string flat(const std::string& page);

/// How often a text stands in another.
std::size_t count(const std::string& page, const std::string& text);

} // namespace londinium
