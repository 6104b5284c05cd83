#pragma once

#include "base/result.h"
#include "game/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace londinium {

/// Reads an untrusted JSON value piece by piece and remembers the first thing
/// that was wrong, with the path to it ("seats[1].hand[3]"). After that every
/// further read gives the fallback, so that a reader is written straight down
/// and asked once, at the end, whether all was well.
class JsonReader {
public:
    explicit JsonReader(const Json& root) : at_(&root), fault_(&own_fault_) {}
    JsonReader(const JsonReader&) = delete;
    JsonReader& operator=(const JsonReader&) = delete;

    bool failed() const { return fault_->has_value(); }
    /// The first fault, as a sentence that begins with the path.
    const std::string& fault() const { return **fault_; }
    void fail(std::string_view what) const {
        if (!failed()) *fault_ = path_.empty() ? std::string(what) : path_ + ": " + std::string(what);
    }

    const Json& json() const { return *at_; }
    bool is_null() const { return at_->is_null(); }
    bool has(std::string_view name) const { return at_->is_object() && at_->contains(name); }

    /// A member of an object; null if it is missing (which `need` makes a fault).
    JsonReader member(std::string_view name) const {
        static const Json kNull;
        const std::string path = path_.empty() ? std::string(name) : path_ + "." + std::string(name);
        return {has(name) ? at_->at(std::string(name)) : kNull, path, fault_};
    }
    JsonReader need(std::string_view name) const {
        if (!has(name)) fail("'" + std::string(name) + "' is missing");
        return member(name);
    }
    /// How many items a list has; anything but a list is a fault.
    std::size_t size() const {
        if (!at_->is_array()) {
            fail("a list is wanted here");
            return 0;
        }
        return at_->size();
    }
    JsonReader operator[](std::size_t i) const { return {(*at_)[i], path_ + "[" + std::to_string(i) + "]", fault_}; }

    int number(int least, int most) const {
        if (!at_->is_number_integer()) {
            fail("a whole number is wanted here");
            return least;
        }
        // An unsigned number above the signed range must not wrap round.
        const bool huge = at_->is_number_unsigned() && at_->get<std::uint64_t>() > std::uint64_t{INT32_MAX};
        const std::int64_t value = huge ? INT32_MAX : at_->get<std::int64_t>();
        if (value < least || value > most) {
            fail("a number from " + std::to_string(least) + " to " + std::to_string(most) + " is wanted here");
            return least;
        }
        return static_cast<int>(value);
    }
    /// A count that some write as true or false.
    int number_or_flag(int least, int most) const {
        return at_->is_boolean() ? static_cast<int>(at_->get<bool>()) : number(least, most);
    }
    bool flag() const {
        if (at_->is_boolean()) return at_->get<bool>();
        fail("true or false is wanted here");
        return false;
    }
    std::string_view text() const {
        if (at_->is_string()) return at_->get_ref<const std::string&>();
        fail("a text is wanted here");
        return {};
    }

private:
    JsonReader(const Json& at, std::string path, std::optional<std::string>* fault)
        : at_(&at), path_(std::move(path)), fault_(fault) {}

    const Json* at_;
    std::string path_;
    std::optional<std::string> own_fault_;
    std::optional<std::string>* fault_;
};

} // namespace londinium
