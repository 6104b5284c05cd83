#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace londinium {

/// What went wrong: a code for programs and a sentence a person can act on.
struct Error {
    std::string code;
    std::string message;
};

/// A value, or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : held_(std::move(value)) {}     // NOLINT(google-explicit-constructor)
    Result(Error error) : held_(std::move(error)) {} // NOLINT(google-explicit-constructor)

    bool ok() const { return held_.index() == 0; }
    explicit operator bool() const { return ok(); }

    T& operator*() {
        assert(ok());
        return *std::get_if<0>(&held_);
    }
    const T& operator*() const {
        assert(ok());
        return *std::get_if<0>(&held_);
    }
    T* operator->() { return &**this; }
    const T* operator->() const { return &**this; }

    const Error& error() const {
        assert(!ok());
        return *std::get_if<1>(&held_);
    }

private:
    std::variant<T, Error> held_;
};

/// For what gives no value but may go wrong.
struct Done {};
using Outcome = Result<Done>;

} // namespace londinium
