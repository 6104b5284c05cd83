#include "terminal/menu.h"

#include <algorithm>
#include <fmt/format.h>

namespace londinium {

namespace {

/// The way to an action through the lists, outermost first; empty if it is not
/// there.
std::vector<std::size_t> way_to(const std::vector<Choice>& choices, const std::string& action) {
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (choices[i].action == action) return {i};
        std::vector<std::size_t> way = way_to(choices[i].more, action);
        if (way.empty()) continue;
        way.insert(way.begin(), i);
        return way;
    }
    return {};
}

} // namespace

std::vector<std::string> Menu::actions_of(const std::vector<Choice>& choices) {
    std::vector<std::string> actions;
    for (const Choice& choice : choices) {
        if (!choice.leads_on()) actions.push_back(choice.action);
        for (std::string& action : actions_of(choice.more)) actions.push_back(std::move(action));
    }
    return actions;
}

void Menu::show(Paper& paper) const {
    constexpr std::size_t kHang = 5;
    paper.wrapped(styled(Style::question, opened_.empty() ? question_ : opened_.back()->asks));
    const auto item = [&](int number, const std::string& label) {
        const std::string digits = styled(Style::number, std::to_string(number));
        paper.wrapped(padded_before(digits, kHang - 2) + "  " + label, 0, kHang);
    };
    for (const Choice& choice : shown()) item(choice.number, choice.label);
    if (!opened_.empty()) item(0, words_("menu.back"));
}

Menu::Picked Menu::pick(int number, std::string& action) {
    if (number == 0 && !opened_.empty()) {
        opened_.pop_back();
        return Picked::opened;
    }
    const auto choice = std::ranges::find(shown(), number, &Choice::number);
    if (choice == shown().end()) return Picked::no_such_number;
    if (choice->leads_on()) {
        opened_.push_back(&*choice);
        return Picked::opened;
    }
    action = choice->action;
    return Picked::action;
}

bool Menu::open_for(const std::vector<std::string>& actions) {
    const Choice* common = nullptr;
    for (const std::string& action : actions) {
        const std::vector<std::size_t> way = way_to(choices_, action);
        if (way.size() < 2 || (common != nullptr && common != &choices_[way[0]])) return false;
        common = &choices_[way[0]];
    }
    if (common == nullptr) return false;
    opened_ = {common};
    return true;
}

std::string Menu::numbers() const {
    std::vector<int> numbers;
    for (const Choice& choice : shown()) numbers.push_back(choice.number);
    std::ranges::sort(numbers);
    std::string text;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
        text += text.empty() ? "" : words_("list.comma");
        text += last == i ? std::to_string(numbers[i])
                          : words_("list.range", {{"from", numbers[i]}, {"to", numbers[last]}});
        i = last + 1;
    }
    return text;
}

std::string Menu::line_of(const std::string& action) const {
    std::string numbers;
    const Choice* choice = nullptr;
    const std::vector<Choice>* list = &choices_;
    for (const std::size_t i : way_to(choices_, action)) {
        choice = &(*list)[i];
        numbers += fmt::format("{}{}", numbers.empty() ? "" : " ", choice->number);
        list = &choice->more;
    }
    return choice == nullptr ? action : styled(Style::number, numbers) + "  " + choice->label;
}

} // namespace londinium
