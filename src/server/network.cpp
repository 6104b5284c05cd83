#include "server/network.h"

#include "server/limits.h"
#include "server/site.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/websocket.hpp>

#include <algorithm>
#include <csignal>
#include <deque>
#include <optional>
#include <unordered_map>
#include <unordered_set>

// The one file that includes Beast: it takes half a minute to compile.

namespace londinium {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using Tcp = asio::ip::tcp;
using Stream = beast::basic_stream<Tcp, asio::io_context::executor_type>;
using Fault = beast::error_code;

constexpr std::uint64_t kLongestBody = 1U << 20U;
constexpr std::uint32_t kLongestHead = 8U << 10U;
/// Signs of life, which no browser sends unasked: each is answered.
constexpr Allowance kPings{20, 1};
constexpr int kSendBuffer = 128 << 10; // the kernel would keep megabytes for who does not read

std::string text_of(beast::string_view view) { return {view.data(), view.size()}; }

/// Whom limits are counted for: an address, or of IPv6 the network of a
/// household, which has more addresses than could be counted.
std::string household(const asio::ip::address& address) {
    if (address.is_v4()) return address.to_string();
    const asio::ip::address_v6 six = address.to_v6();
    if (six.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, six).to_string();
    asio::ip::address_v6::bytes_type bytes = six.to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return asio::ip::address_v6(bytes).to_string();
}

} // namespace

class Connection;

/// What all connections share.
struct Network::Inside {
    explicit Inside(NetworkLimits strict) : limits(strict) {}

    NetworkLimits limits;
    // Before the context: connections that end with it still sign off here.
    std::unordered_set<Connection*> open;
    std::unordered_map<std::string, std::size_t> of_address;
    asio::io_context context{1};
    asio::basic_socket_acceptor<Tcp, asio::io_context::executor_type> acceptor{context};
    asio::signal_set signals{context};
    asio::steady_timer breath{context};
    Reception* reception = nullptr;
    std::uint16_t port = 0;

    void accept();
    void accepted(Fault fault, asio::basic_stream_socket<Tcp, asio::io_context::executor_type> socket);
    /// Held, so that one may end while all are gone through.
    std::vector<std::shared_ptr<Connection>> everybody() const;
};

/// One TCP connection, from its first request to its end: HTTP, or after an
/// upgrade a web socket.
class Connection : public Socket, public std::enable_shared_from_this<Connection> {
public:
    Connection(Network::Inside& inside, Stream stream, std::string address)
        : inside_(inside), http_(std::move(stream)), peer_(std::move(address)), address_(peer_) {
        inside_.open.insert(this);
        ++inside_.of_address[peer_];
    }
    ~Connection() override {
        inside_.open.erase(this);
        const auto found = inside_.of_address.find(peer_);
        if (--found->second == 0) inside_.of_address.erase(found);
    }

    void read_request();
    void hang_up();
    /// At once, without a word.
    void cut();

    // Socket
    void send(Text message) override;
    void close(std::string_view why) override;
    const std::string& address() const override { return address_; }
    bool is_behind() const override { return behind_; }

private:
    using Parser = http::request_parser<http::string_body>;

    std::shared_ptr<Connection> self() { return shared_from_this(); }

    // HTTP
    void has_head(Fault fault);
    void has_body(Fault fault);
    HttpRequest request();
    void answer(const HttpResponse& response, bool keep_alive);
    void refuse(int status, std::string_view code, std::string_view message);
    void shut();

    // Web socket
    void upgrade(const HttpRequest& request);
    void read_message();
    void count_ping();
    void write_next();
    void wants_close();
    void lost();
    std::size_t weight(const Text& message) const;

    Network::Inside& inside_;
    std::optional<Stream> http_;
    std::optional<websocket::stream<Stream>> live_;
    std::optional<Parser> parser_;
    beast::flat_buffer buffer_;
    std::string peer_;
    std::string address_; // as a proxy may tell it
    bool closing_ = false;

    CallerPtr caller_;
    bool is_open_ = false;
    Purse pings_;
    Text writing_; // what is being sent
    std::optional<std::string> last_word_;
    std::deque<Text> waiting_;
    std::size_t waiting_bytes_ = 0;
    bool behind_ = false;
};

// --- HTTP

void Connection::read_request() {
    parser_.emplace();
    parser_->header_limit(kLongestHead);
    parser_->body_limit(kLongestBody);
    http_->expires_after(inside_.limits.request_time);
    http::async_read_header(*http_, buffer_, *parser_,
                            [me = self()](Fault fault, std::size_t) { me->has_head(fault); });
}

void Connection::has_head(Fault fault) {
    if (fault == http::error::body_limit) return refuse(413, "too-long", "This is too long.");
    if (fault == http::error::end_of_stream) return shut();
    if (fault && fault.category() == http::make_error_code(http::error::bad_method).category()) {
        return refuse(400, "bad-request", "This is not HTTP as it is understood here.");
    }
    if (fault) return;
    if (websocket::is_upgrade(parser_->get())) return upgrade(request());
    const std::size_t longest = inside_.reception->longest_body(request());
    if (parser_->content_length() && *parser_->content_length() > longest) {
        return refuse(413, "too-long", "This is too long.");
    }
    parser_->body_limit(longest);
    http::async_read(*http_, buffer_, *parser_, [me = self()](Fault f, std::size_t) { me->has_body(f); });
}

void Connection::has_body(Fault fault) {
    if (fault == http::error::body_limit) return refuse(413, "too-long", "This is too long.");
    if (fault && fault.category() == http::make_error_code(http::error::bad_method).category()) {
        return refuse(400, "bad-request", "This is not HTTP as it is understood here.");
    }
    if (fault) return;
    http_->expires_never(); // answering is our business
    HttpRequest asked = request();
    asked.body = std::move(parser_->get().body());
    const bool keep_alive = parser_->get().keep_alive() && !closing_;
    inside_.reception->asked(std::move(asked), [me = self(), keep_alive](const HttpResponse& response) {
        me->answer(response, keep_alive);
    });
}

HttpRequest Connection::request() {
    const auto& message = parser_->get();
    HttpRequest request;
    request.method = text_of(message.method_string());
    request.path = text_of(message.target());
    request.path = request.path.substr(0, request.path.find_first_of("?#"));
    request.host = text_of(message[http::field::host]);
    request.origin = text_of(message[http::field::origin]);
    request.content_type = text_of(message[http::field::content_type]);
    request.accept_encoding = text_of(message[http::field::accept_encoding]);
    request.if_none_match = text_of(message[http::field::if_none_match]);
    address_ = peer_;
    if (inside_.limits.behind_proxy) {
        // The last address is the one the proxy itself saw; what stands before
        // it anybody may have written.
        const std::string told = text_of(message["X-Forwarded-For"]);
        const std::size_t comma = told.find_last_of(", ");
        const std::string last = comma == std::string::npos ? told : told.substr(comma + 1);
        Fault none;
        const asio::ip::address address = asio::ip::make_address(last, none);
        if (!none) address_ = household(address);
    }
    request.address = address_;
    return request;
}

void Connection::answer(const HttpResponse& response, bool keep_alive) {
    struct Sent {
        Text body;
        http::response<http::span_body<const char>> message;
    };
    const auto sent = std::make_shared<Sent>();
    sent->body = response.body ? response.body : make_text("");
    auto& message = sent->message;
    message.version(11);
    message.result(static_cast<unsigned>(response.status));
    message.keep_alive(keep_alive && !closing_);
    if (!response.type.empty()) message.set(http::field::content_type, response.type);
    for (const auto& [name, value] : response.headers) message.set(name, value);
    const bool head_only = parser_ && parser_->get().method() == http::verb::head;
    const bool bodiless = response.status == 304 || response.status == 204;
    if (!bodiless) message.content_length(sent->body->size());
    if (!head_only && !bodiless) message.body() = {sent->body->data(), sent->body->size()};
    http_->expires_after(inside_.limits.request_time);
    http::async_write(*http_, message, [me = self(), sent](Fault fault, std::size_t) {
        if (fault) return;
        if (sent->message.keep_alive()) {
            me->read_request();
        } else {
            me->shut();
        }
    });
}

void Connection::refuse(int status, std::string_view code, std::string_view message) {
    HttpResponse response;
    response.status = status;
    response.body =
        make_text(R"({"error":{"code":")" + std::string(code) + R"(","message":")" + std::string(message) + R"("}})");
    add_security_headers(response);
    answer(response, false);
}

void Connection::shut() {
    Fault ignored;
    http_->socket().shutdown(Tcp::socket::shutdown_both, ignored);
}

// --- Web socket

void Connection::upgrade(const HttpRequest& request) {
    if (closing_) return refuse(503, "too-many", "The server is closing.");
    if (buffer_.size() > 0) return refuse(400, "bad-request", "Wait for the answer before you talk.");
    auto taken = inside_.reception->called(request, self());
    if (auto* refused = std::get_if<HttpResponse>(&taken)) return answer(*refused, false);
    caller_ = std::get<CallerPtr>(taken);

    Fault ignored;
    http_->socket().set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
    http_->expires_never();
    live_.emplace(std::move(*http_));
    http_.reset();
    // No compression: sizes would tell of what is hidden, and it takes memory.
    live_->read_message_max(inside_.limits.message_bytes);
    live_->auto_fragment(false);
    live_->text(true);
    websocket::stream_base::timeout times{};
    times.handshake_timeout = inside_.limits.request_time;
    times.idle_timeout = inside_.limits.idle_time;
    times.keep_alive_pings = true;
    live_->set_option(times);
    live_->control_callback([this](websocket::frame_type kind, beast::string_view) {
        if (kind != websocket::frame_type::close) count_ping();
    });
    live_->async_accept(parser_->get(), [me = self()](Fault fault) {
        me->parser_.reset();
        if (fault) return me->lost();
        me->is_open_ = true;
        me->write_next();
        me->read_message();
    });
}

void Connection::read_message() {
    live_->async_read(buffer_, [me = self()](Fault fault, std::size_t) {
        if (fault) return me->lost();
        if (!me->live_->got_text()) {
            me->close("only text is understood here");
            return;
        }
        const auto bytes = me->buffer_.cdata();
        if (me->caller_) me->caller_->received({static_cast<const char*>(bytes.data()), bytes.size()});
        me->buffer_.consume(me->buffer_.size());
        me->read_message();
    });
}

/// It is called in the middle of reading, which ends with the line.
void Connection::count_ping() {
    if (pings_.take(kPings, std::chrono::steady_clock::now())) return;
    beast::get_lowest_layer(*live_).close();
}

/// A long table is longer than what may wait, and must reach who comes to it all
/// the same: by itself no message is too much, nor puts its reader behind, but
/// several are.
std::size_t Connection::weight(const Text& message) const {
    return message ? std::min(message->size(), inside_.limits.behind_bytes) : 0;
}

void Connection::send(Text message) {
    if (last_word_ || !caller_) return;
    waiting_bytes_ += weight(message);
    if (waiting_bytes_ > inside_.limits.waiting_bytes) {
        // It does not read: there is nothing it could still be told.
        waiting_.clear();
        last_word_ = "";
        is_open_ = false;
        beast::get_lowest_layer(*live_).close();
        return;
    }
    behind_ = behind_ || waiting_bytes_ - weight(writing_) > inside_.limits.behind_bytes;
    waiting_.push_back(std::move(message));
    write_next();
}

void Connection::write_next() {
    if (writing_ || !is_open_) return;
    if (waiting_.empty()) {
        if (last_word_) wants_close();
        return;
    }
    writing_ = std::move(waiting_.front());
    waiting_.pop_front();
    live_->async_write(asio::buffer(*writing_), [me = self()](Fault fault, std::size_t) {
        me->waiting_bytes_ -= me->weight(me->writing_);
        me->writing_.reset();
        if (fault) return me->lost();
        const bool caught_up = me->waiting_.empty() && std::exchange(me->behind_, false);
        if (caught_up && me->caller_) me->caller_->caught_up();
        me->write_next();
    });
}

void Connection::close(std::string_view why) {
    if (last_word_) return;
    last_word_ = std::string(why.substr(0, 120));
    write_next();
}

void Connection::wants_close() {
    is_open_ = false; // nothing after it
    websocket::close_reason reason(closing_ ? websocket::close_code::going_away : websocket::close_code::policy_error);
    reason.reason = *last_word_;
    live_->async_close(reason, [me = self()](Fault) { me->lost(); });
}

void Connection::lost() {
    is_open_ = false;
    if (live_) beast::get_lowest_layer(*live_).close();
    if (const CallerPtr caller = std::exchange(caller_, nullptr)) caller->gone();
}

void Connection::hang_up() {
    closing_ = true;
    if (live_) {
        close("the server is closing; come back in a moment");
    } else if (http_ && (!parser_ || !parser_->is_header_done())) {
        http_->close(); // nothing was asked
    }
}

void Connection::cut() {
    if (live_) beast::get_lowest_layer(*live_).close();
    if (http_) http_->close();
}

// --- Listening

void Network::Inside::accept() {
    acceptor.async_accept([this](Fault fault, auto socket) { accepted(fault, std::move(socket)); });
}

void Network::Inside::accepted(Fault fault, asio::basic_stream_socket<Tcp, asio::io_context::executor_type> socket) {
    if (fault == asio::error::operation_aborted) return;
    if (fault) {
        // No more file descriptors, most likely: a breath, and on.
        breath.expires_after(std::chrono::milliseconds(100));
        breath.async_wait([this](Fault stopped) {
            if (!stopped) accept();
        });
        return;
    }
    Fault unknown;
    const auto end = socket.remote_endpoint(unknown);
    const std::string address = unknown ? std::string() : household(end.address());
    const auto found = of_address.find(address);
    const bool crowd =
        !limits.behind_proxy && found != of_address.end() && found->second >= limits.connections_of_address;
    if (!unknown && !crowd && open.size() < limits.connections) {
        Fault ignored;
        socket.set_option(Tcp::no_delay(true), ignored);
        std::make_shared<Connection>(*this, Stream(std::move(socket)), address)->read_request();
    }
    accept();
}

std::vector<std::shared_ptr<Connection>> Network::Inside::everybody() const {
    std::vector<std::shared_ptr<Connection>> all;
    for (Connection* connection : open) all.push_back(connection->shared_from_this());
    return all;
}

Network::Network(NetworkLimits limits) : inside_(std::make_unique<Inside>(limits)) {}

Network::~Network() = default;

Outcome Network::listen(const std::string& host, std::uint16_t port, Reception& reception) {
    Fault fault;
    const auto address = asio::ip::make_address(host == "localhost" ? "127.0.0.1" : host, fault);
    if (fault) return Error{"bad-request", "'" + host + "' is not an address of this machine, such as 127.0.0.1"};
    const Tcp::endpoint end(address, port);
    auto& acceptor = inside_->acceptor;
    acceptor.open(end.protocol(), fault);
    if (!fault) acceptor.set_option(asio::socket_base::reuse_address(true), fault);
    if (!fault) acceptor.bind(end, fault);
    if (!fault) acceptor.listen(asio::socket_base::max_listen_connections, fault);
    if (fault) {
        const bool taken = fault == asio::error::address_in_use;
        return Error{"network", "cannot listen on " + host + " port " + std::to_string(port) + ": " + fault.message() +
                                    (taken ? "; another program listens there, choose another --port" : "")};
    }
    inside_->port = acceptor.local_endpoint().port();
    inside_->reception = &reception;
    inside_->accept();
    return Done{};
}

std::uint16_t Network::port() const { return inside_->port; }

void Network::run() {
    const auto work = asio::make_work_guard(inside_->context);
    inside_->context.run();
    // Whoever did not answer the goodbye waits in their own line's hands: cut, it lets go of them.
    for (const auto& connection : inside_->everybody()) connection->cut();
    inside_->context.restart();
    inside_->context.poll();
}

void Network::stop() { inside_->context.stop(); }

void Network::hang_up() {
    Fault ignored;
    inside_->acceptor.close(ignored);
    for (const auto& connection : inside_->everybody()) connection->hang_up();
}

void Network::post(std::function<void()> work) { asio::post(inside_->context, std::move(work)); }

void Network::after(std::chrono::milliseconds delay, std::function<void()> work) {
    auto timer = std::make_shared<asio::steady_timer>(inside_->context, delay);
    timer->async_wait([timer, work = std::move(work)](Fault fault) {
        if (!fault) work();
    });
}

Alarm Network::alarm(std::chrono::milliseconds delay, std::function<void()> work) {
    auto timer = std::make_shared<asio::steady_timer>(inside_->context, delay);
    timer->async_wait([work = std::move(work)](Fault fault) {
        if (!fault) work();
    });
    return timer;
}

void Network::on_end(std::function<void()> work) {
    inside_->signals.add(SIGTERM);
    inside_->signals.add(SIGINT);
    inside_->signals.async_wait([work = std::move(work)](Fault fault, int) {
        if (!fault) work();
    });
}

std::size_t Network::connections() const { return inside_->open.size(); }

} // namespace londinium
