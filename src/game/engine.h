#pragma once

#include "base/result.h"
#include "game/game.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace londinium {

/// The engine protocol (docs/protocol.md): one request line in, one answer
/// line out. Nothing a client sends changes the game unless the answer says
/// ok, and no line makes it fail.
class Engine {
public:
    /// Gives `action` and `options` for the seat asked; the request's members
    /// `level` and `ms` are for it to read. Comes from the players' room, which
    /// this one does not know.
    using Suggest = std::function<Result<Json>(const Game& game, const Json& request)>;

    explicit Engine(const Library& library, Suggest suggest = {}) : library_(library), suggest_(std::move(suggest)) {}

    /// Longer lines are refused unread; whoever reads lines need not keep more.
    static constexpr std::size_t kLongestLine = 4U << 20;

    std::string answer(std::string_view line);
    static std::string too_long();

private:
    Result<Json> carry_out(const Json& request);
    Result<Json> apply(const Json& request);
    Result<Json> view(const Json& request) const;
    Result<Json> begin(Result<Game> game);

    const Library& library_;
    Suggest suggest_;
    std::optional<Game> game_;
};

} // namespace londinium
