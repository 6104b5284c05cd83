#pragma once

#include <iosfwd>
#include <string>

namespace londinium {

/// Where the people's answers come from: the one place that reads.
class Keyboard {
public:
    Keyboard() = default;
    Keyboard(const Keyboard&) = delete;
    Keyboard& operator=(const Keyboard&) = delete;
    virtual ~Keyboard() = default;

    enum class Heard { line, end, interrupt };
    /// The next line, without its end; or that there will be none.
    virtual Heard read(std::string& line) = 0;
    /// Did somebody press Ctrl-C, also while nobody was asked?
    virtual bool interrupted() const { return false; }
};

/// Answers from a stream, for tests.
class StreamKeyboard : public Keyboard {
public:
    explicit StreamKeyboard(std::istream& in) : in_(in) {}
    Heard read(std::string& line) override;

private:
    std::istream& in_;
};

/// Standard input. From its making on, the first Ctrl-C is something heard; a
/// second one ends the program as usual.
class StandardKeyboard : public Keyboard {
public:
    StandardKeyboard();
    Heard read(std::string& line) override;
    bool interrupted() const override;

private:
    std::string waiting_; // read, but not yet asked for
};

} // namespace londinium
