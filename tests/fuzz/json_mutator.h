#pragma once

#include "base/random.h"
#include "game/json.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t most);

namespace londinium {

/// Changes JSON where it means something: a number by one, a card into another
/// of the same text, an item from one list into another. Bytes changed blindly
/// hardly ever get past the reader of a state.
class JsonMutator {
public:
    explicit JsonMutator(std::uint64_t seed) : random_(seed) {}

    std::string change(std::string_view text) {
        Json json = Json::parse(text, nullptr, false);
        if (json.is_discarded()) return {};
        for (std::uint32_t i = 0; i <= random_.below(4); ++i) {
            nodes_.clear();
            gather(json);
            change(*nodes_[below(nodes_.size())]);
        }
        return to_line(json);
    }

    bool chance(std::uint32_t one_in) { return random_.below(one_in) == 0; }
    std::size_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }

private:
    void gather(Json& json) {
        nodes_.push_back(&json);
        if (json.is_structured()) {
            for (Json& item : json) gather(item);
        }
    }

    /// A copy of something else in the text, if there is anything of that kind.
    template <class Is>
    void copy_another(Json& json, Is is) {
        std::vector<const Json*> others;
        for (const Json* node : nodes_) {
            if (is(*node)) others.push_back(node);
        }
        if (others.empty()) return;
        const Json other = *others[below(others.size())];
        json = other;
    }

    void change(Json& json) {
        if (chance(30)) {
            copy_another(json, [](const Json&) { return true; });
        } else if (json.is_array()) {
            change_list(json);
        } else if (json.is_object()) {
            if (json.empty()) return;
            const auto at = std::next(json.begin(), static_cast<std::ptrdiff_t>(below(json.size())));
            if (chance(4)) {
                json.erase(at);
            } else {
                change(at.value());
            }
        } else if (json.is_number()) {
            // Unsigned, since it may wrap around.
            const auto value = json.is_number_integer() ? json.get<std::uint64_t>() : 0;
            const std::uint64_t wanted[] = {value + 1, value - 1, 0, 1, 9, 255, 0 - value, value * 2};
            json = static_cast<std::int64_t>(wanted[below(std::size(wanted))]);
        } else if (json.is_boolean()) {
            json = !json.get<bool>();
        } else if (json.is_string() && !chance(8)) {
            copy_another(json, [](const Json& other) { return other.is_string(); });
        } else {
            copy_another(json, [](const Json& other) { return other.is_primitive(); });
        }
    }

    void change_list(Json& list) {
        if (list.empty() || chance(6)) {
            Json item;
            copy_another(item, [](const Json& other) { return other.is_string() || other.is_number(); });
            list.push_back(item);
            return;
        }
        const std::size_t place = below(list.size());
        switch (below(4)) {
        case 0: list.erase(place); break;
        case 1: std::swap(list[place], list[below(list.size())]); break;
        case 2: {                                // into another list, so that the pieces stay complete
            if (!list[place].is_string()) break; // others may hold lists themselves
            std::vector<Json*> lists;
            for (Json* node : nodes_) {
                if (node->is_array() && (node->empty() || node->front().is_string())) lists.push_back(node);
            }
            if (lists.empty()) break;
            const Json item = list[place];
            list.erase(place);
            Json& other = *lists[below(lists.size())];
            other.insert(other.begin() + static_cast<std::ptrdiff_t>(below(other.size() + 1)), item);
            break;
        }
        default: change(list[place]); break;
        }
    }

    Random random_;
    std::vector<Json*> nodes_;
};

/// Changes the text as JSON two times out of three, otherwise as bytes.
inline std::size_t mutate_json(std::uint8_t* bytes, std::size_t size, std::size_t most, unsigned seed) {
    JsonMutator mutator(seed);
    if (!mutator.chance(3)) {
        const std::string text = mutator.change({reinterpret_cast<const char*>(bytes), size});
        if (!text.empty() && text.size() <= most) {
            std::memcpy(bytes, text.data(), text.size());
            return text.size();
        }
    }
    return LLVMFuzzerMutate(bytes, size, most);
}

/// Brackets nested deeper than any state or record: the engine refuses such
/// lines before they are parsed, and so do the targets behind it.
inline bool too_deep(std::string_view text) {
    int depth = 0;
    for (const char c : text) {
        if (c == '[' || c == '{') ++depth;
        if (c == ']' || c == '}') --depth;
        if (depth > 64) return true;
    }
    return false;
}

} // namespace londinium
