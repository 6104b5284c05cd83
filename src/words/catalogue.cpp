#include "words/embedded_words.h"
#include "words/words.h"

#include <cassert>
#include <nlohmann/json.hpp>

namespace londinium {

namespace {

/// All topics of one language.
Words read(Language language) {
    const std::string folder = std::string(code(language)) + "/";
    Words::Texts texts;
    for (const EmbeddedFile& file : embedded_words()) {
        if (!file.name.starts_with(folder)) continue;
        const nlohmann::json topic = nlohmann::json::parse(file.text, nullptr, false);
        assert(topic.is_object() && "a file of data/words/ is no JSON object");
        for (const auto& [id, text] : topic.items()) {
            if (!text.is_string()) continue;
            [[maybe_unused]] const bool is_new = texts.emplace(id, text.get<std::string>()).second;
            assert(is_new && "two messages have the same id");
        }
    }
    return {language, std::move(texts)};
}

template <Language language>
const Words& once() {
    static const Words kWords = read(language);
    return kWords;
}

} // namespace

const Words& words_in(Language language) {
    switch (language) {
    case Language::english: return once<Language::english>();
    case Language::french: return once<Language::french>();
    case Language::italian: return once<Language::italian>();
    case Language::ukrainian: return once<Language::ukrainian>();
    }
    return once<Language::english>();
}

const Words& english() { return words_in(Language::english); }

} // namespace londinium
