#include "terminal/evening.h"

#include "terminal/record_file.h"
#include "terminal/session.h"
#include "terminal/set_up.h"
#include "terminal/text.h"

#include <filesystem>
#include <optional>

namespace londinium {

namespace {

constexpr int kGood = 0;
constexpr int kBad = 1;
constexpr int kInterrupted = 130; // as shells say it
constexpr std::size_t kLongestFile = 200;

class Evening {
public:
    Evening(const Library& library, const Words& words, Keyboard& keyboard, Paper& paper)
        : library_(library), words_(words), keyboard_(keyboard), paper_(paper) {}

    int spend(const PlayOptions& options);

private:
    /// A game that is to be played, and the file to keep it in.
    struct Begun {
        SavedGame saved;
        std::string record;
        bool continued;
        bool asked_for; // by somebody who may never have seen the game
    };
    Result<Begun> begin(const PlayOptions& options);
    Result<Begun> begin(const std::string& game, const std::vector<Sitter>& sitters, const std::string& seed);
    void welcome(const Begun& begun, const Narrator& narrator) const;
    /// Plays it; gives what the program ends with, or nothing if it may go on
    /// with another game.
    std::optional<int> play(const Begun& begun);
    std::optional<int> after(Session& session);

    int fail(const Error& error, const std::string& file) const;
    int say_goodbye(Ending ending, const Session& session) const;
    /// An answer to a question after the game; nothing if the input ends.
    std::optional<std::string> asked(const std::string& question);

    const Library& library_;
    const Words& words_;
    Keyboard& keyboard_;
    Paper& paper_;
};

int Evening::fail(const Error& error, const std::string& file) const {
    if (error.code == "ended") {
        paper_.line();
        paper_.wrapped(words_("goodbye.end-of-input"));
        return kGood;
    }
    const std::string id = "error." + error.code;
    const std::string sentence = words_.has(id)
                                     ? words_(id, {{"file", shown_safely(file, kLongestFile)}, {"why", error.message}})
                                     : error.message;
    paper_.wrapped(styled(Style::warning, sentence));
    return kBad;
}

std::optional<std::string> Evening::asked(const std::string& question) {
    paper_.prompt(styled(Style::question, question) + " ");
    std::string line;
    if (keyboard_.read(line) != Keyboard::Heard::line) return std::nullopt;
    return std::string(trimmed(line));
}

Result<Evening::Begun> Evening::begin(const std::string& game, const std::vector<Sitter>& sitters,
                                      const std::string& seed) {
    Result<Game> dealt = Game::deal(library_, game, static_cast<int>(sitters.size()), seed);
    if (!dealt) return dealt.error();
    return Begun{{std::move(*dealt), sitters}, {}, false, false};
}

/// The saved game that the options name, or a new one as they and the answers
/// want it.
Result<Evening::Begun> Evening::begin(const PlayOptions& options) {
    std::error_code ignored;
    if (!options.record.empty() && std::filesystem::exists(options.record, ignored)) {
        Result<SavedGame> saved = read_record(library_, options.record);
        if (!saved) return saved.error();
        for (std::size_t s = 0; s < saved->sitters.size(); ++s) {
            std::string& name = saved->sitters[s].name;
            if (name.empty()) name = words_("setup.person", {{"n", s + 1}});
        }
        return Begun{std::move(*saved), options.record, true, false};
    }
    const Result<SetUp> made = set_up(words_, options, keyboard_, paper_);
    if (!made) return made.error();
    Result<Begun> begun = begin(made->game, made->sitters, made->seed);
    if (begun) {
        begun->record = options.record;
        begun->asked_for = options.game.empty();
    }
    return begun;
}

void Evening::welcome(const Begun& begun, const Narrator& narrator) const {
    paper_.line();
    paper_.rule(narrator.title());
    if (!begun.continued) narrator.introduce(paper_);
    for (const Sitter& sitter : begun.saved.sitters) {
        if (sitter.is_person()) continue;
        const std::string id = "player." + sitter.player;
        const std::string player = words_.has(id) ? words_(id, {{"name", sitter.player}}) : sitter.player;
        paper_.wrapped(words_("welcome.rival", {{"name", sitter.name}, {"player", player}}));
    }
    paper_.wrapped(styled(Style::faint, words_("welcome.how")));
}

int Evening::say_goodbye(Ending ending, const Session& session) const {
    paper_.line();
    if (ending == Ending::end_of_input) paper_.wrapped(words_("goodbye.end-of-input"));
    if (ending == Ending::interrupt) paper_.wrapped(words_("goodbye.interrupt"));
    const std::string& file = session.record_path();
    if (file.empty()) {
        paper_.wrapped(words_("goodbye.not-saved"));
    } else {
        paper_.line(words_("goodbye.saved"));
        paper_.line(words_("goodbye.command", {{"file", file}})); // in one piece, to be copied
    }
    return ending == Ending::interrupt ? kInterrupted : kGood;
}

std::optional<int> Evening::play(const Begun& begun) {
    const SavedGame& saved = begun.saved;
    Result<std::vector<RivalPtr>> rivals = make_rivals(saved.game, saved.sitters);
    if (!rivals) return fail(rivals.error(), begun.record);
    Session session(words_, saved.game, saved.sitters, std::move(*rivals), keyboard_, paper_);
    welcome(begun, session.narrator());
    if (saved.game.over()) {
        session.show_end();
        paper_.wrapped(words_("goodbye.was-over", {{"file", begun.record}}));
        return kGood;
    }
    if (!begun.record.empty()) session.keep_record_in(begun.record);
    // The table would push the introduction off the screen.
    if (begun.asked_for && !asked(words_("welcome.enter"))) return say_goodbye(Ending::end_of_input, session);
    const Ending ending = session.play();
    if (ending != Ending::over) return say_goodbye(ending, session);
    session.show_end();
    return after(session);
}

std::optional<int> Evening::after(Session& session) {
    const Json record = session.game().record();
    if (record.contains("seed")) {
        const auto seed = record["seed"].get<std::string>();
        paper_.wrapped(words_("goodbye.seed", {{"seed", shown_safely(seed, kLongestFile)}}));
    }
    if (!session.record_path().empty()) {
        paper_.wrapped(words_("goodbye.recorded", {{"file", session.record_path()}}));
    }
    while (session.record_path().empty()) {
        const std::optional<std::string> file = asked(words_("goodbye.save"));
        if (!file) break;
        if (file->empty() || session.save(*file)) break;
    }
    const std::optional<std::string> again = asked(words_("goodbye.again"));
    if (!again) paper_.line();
    if (again && plain(*again).starts_with(words_("goodbye.yes"))) return std::nullopt;
    return kGood;
}

int Evening::spend(const PlayOptions& options) {
    Result<Begun> begun = begin(options);
    while (begun) {
        if (const std::optional<int> end = play(*begun)) return *end;
        // The same people against the same rivals, in a new deal.
        const auto game = begun->saved.game.record()["game"].get<std::string>();
        const std::vector<Sitter> sitters = begun->saved.sitters;
        begun = begin(game, sitters, short_seed());
    }
    return fail(begun.error(), options.record);
}

} // namespace

int play_games(const Library& library, const Words& words, const PlayOptions& options, Keyboard& keyboard,
               Paper& paper) {
    return Evening(library, words, keyboard, paper).spend(options);
}

} // namespace londinium
