#pragma once

#include "terminal/narrator.h"
#include "terminal/paper.h"

#include <optional>
#include <string>
#include <vector>

namespace londinium {

/// A question with its numbered answers, some of which open a further
/// question. Number 0 leads back from there.
class Menu {
public:
    Menu(const Words& words, std::string question, std::vector<Choice> choices)
        : words_(words), question_(std::move(question)), choices_(std::move(choices)) {}

    void show(Paper& paper) const;

    /// What a number stands for in the list that is shown now.
    enum class Picked { action, opened, no_such_number };
    Picked pick(int number, std::string& action);

    /// Opens the further question to which all these actions belong, if there
    /// is one: "buy" opens the list of boroughs.
    bool open_for(const std::vector<std::string>& actions);

    /// The numbers that can be typed: "1 to 4, 6".
    std::string numbers() const;
    /// All actions, those behind further questions too.
    std::vector<std::string> actions() const { return actions_of(choices_); }
    /// The numbers that lead to an action and its label: "4 2  Buy City …".
    std::string line_of(const std::string& action) const;

private:
    static std::vector<std::string> actions_of(const std::vector<Choice>& choices);
    const std::vector<Choice>& shown() const { return opened_.empty() ? choices_ : opened_.back()->more; }

    const Words& words_;
    std::string question_;
    std::vector<Choice> choices_;
    std::vector<const Choice*> opened_; // the innermost last
};

} // namespace londinium
