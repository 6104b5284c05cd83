#include "words/catalogue.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace londinium {

namespace {

const std::filesystem::path kFolder = "data/words";

/// Reads a message as ICU would, as far as we use it, strictly.
class Reader {
public:
    explicit Reader(const std::string& text) : text_(text) {}

    Shape read() {
        message(false);
        if (at_ < text_.size()) fail("a } too many");
        return shape_;
    }

private:
    void fail(const std::string& what) {
        if (shape_.fault.empty()) shape_.fault = what;
        at_ = text_.size();
    }
    void message(bool inside) {
        while (at_ < text_.size()) {
            if (text_[at_] == '{') {
                ++at_;
                placeholder();
            } else if (text_[at_] == '}') {
                if (inside) return;
                fail("a } too many");
            } else {
                ++at_;
            }
        }
        if (inside) fail("a { too many");
    }
    void skip_spaces() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }
    std::string word(const std::string& until) {
        skip_spaces();
        const std::size_t end = text_.find_first_of(until, at_);
        std::string found = text_.substr(at_, std::min(end, text_.size()) - at_);
        at_ = std::min(end, text_.size());
        skip_spaces();
        return found;
    }
    bool take(char c) {
        if (at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    void placeholder() {
        const std::string name = word(" ,{}");
        if (name.empty()) return fail("a placeholder without a name");
        shape_.placeholders.insert(name);
        if (take('}')) return;
        if (!take(',')) return fail(name + ": , or } is missing");
        const std::string kind = word(" ,{}");
        if (kind != "plural" && kind != "select") return fail(name + ": neither plural nor select");
        if (!take(',')) return fail(name + ": no branches");
        std::set<std::string> branches;
        for (skip_spaces(); at_ < text_.size() && text_[at_] != '}'; skip_spaces()) {
            const std::string branch = word(" {}");
            if (branch.empty() || !take('{')) return fail(name + ": a branch is not {…}");
            message(true);
            if (!take('}')) return fail(name + ": a branch does not end");
            if (!branches.insert(branch).second) return fail(name + ": two branches " + branch);
        }
        if (!take('}')) return fail(name + ": does not end");
        if (!branches.contains("other")) return fail(name + ": no branch other");
        if (kind == "plural") shape_.plurals.push_back(branches);
    }

    const std::string& text_;
    std::size_t at_ = 0;
    Shape shape_;
};

} // namespace

bool catalogue_is_here() { return std::filesystem::is_directory(kFolder); }

std::vector<std::string> topics_of(const std::string& language) {
    std::vector<std::string> topics;
    for (const auto& file : std::filesystem::directory_iterator(kFolder / language)) {
        if (file.path().extension() == ".json") topics.push_back(file.path().stem().string());
    }
    std::ranges::sort(topics);
    return topics;
}

Topic read_topic(const std::string& language, const std::string& topic) {
    std::ifstream in(kFolder / language / (topic + ".json"));
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    Topic messages;
    if (!json.is_object()) return messages;
    for (const auto& [key, message] : json.items())
        messages[key] = message.is_string() ? message.get<std::string>() : "{";
    return messages;
}

Shape shape_of(const std::string& message) { return Reader(message).read(); }

} // namespace londinium
