#pragma once

#include "server/hall.h"
#include "server/limits.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace londinium {

/// One web socket at a table: somebody with tokens for seats, or a watcher.
/// Reads what it says, asks the table, and sends the answers (docs/tables.md).
class Guest : public Caller, public Follower, public std::enable_shared_from_this<Guest> {
public:
    /// What all guests of one address may say, they share.
    /// `left` is called when the socket has closed.
    Guest(Hall& hall, std::string table, SocketPtr socket, PurseByAddress& household, std::function<void()> left);

    // Caller
    void received(std::string_view text) override;
    void caught_up() override;
    void gone() override;

    // Follower
    const std::vector<TokenHash>& tokens() const override { return tokens_; }
    void tell(Text message) override;
    void tell_news(const Text& message) override;
    void dismiss(const Error& why) override;

private:
    void hello(const Json& message);
    void enter(const Result<LiveTablePtr>& table);
    void ask_table(const Json& message, Instant began);
    void hint(const Json& message, Instant at);
    void look(const Json& message);
    void answer(const Json& id, const Outcome& outcome);
    void refuse(const Json& id, const Error& error);
    void send(const Json& message);

    Hall& hall_;
    std::string table_id_;
    SocketPtr socket_; // none when it has closed
    PurseByAddress& household_;
    std::function<void()> left_;
    LiveTablePtr table_; // none before `hello`
    std::vector<TokenHash> tokens_;
    bool greeted_ = false;
    bool counted_as_watcher_ = false;
    bool missed_news_ = false; // it was behind when something happened
    Purse messages_;
    Purse hellos_;
    Purse chats_;
    Purse hints_;
    int refused_ = 0; // messages over the limit, less those that were not
};

} // namespace londinium
