#include "players/net_file.h"

#include "players/embedded_nets.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

namespace londinium {
namespace {

constexpr std::string_view kTitle = "londinium net 1";
constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr float kLargest = 32767;
constexpr float kCautionUnit = 10000;

void put_byte(std::string& bytes, std::uint32_t byte) { bytes += static_cast<char>(byte & 0xffU); }

/// A scale, then each weight as a whole number of it.
template <std::size_t N>
std::string pack(const std::array<float, N>& weights) {
    float largest = 0;
    for (const float weight : weights) largest = std::max(largest, std::abs(weight));
    const float scale = largest / kLargest;
    std::string bytes;
    for (unsigned i = 0; i < 4; ++i) put_byte(bytes, std::bit_cast<std::uint32_t>(scale) >> (8 * i));
    for (const float weight : weights) {
        const int whole = scale > 0 ? static_cast<int>(std::lround(weight / scale)) : 0;
        for (unsigned i = 0; i < 2; ++i) put_byte(bytes, static_cast<std::uint32_t>(whole) >> (8 * i));
    }
    return bytes;
}

template <std::size_t N>
bool unpack(std::string_view bytes, std::array<float, N>& weights) {
    if (bytes.size() != 4 + 2 * N) return false;
    const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i])); };
    const float scale = std::bit_cast<float>(byte(0) | byte(1) << 8U | byte(2) << 16U | byte(3) << 24U);
    if (!(scale >= 0 && scale < 1e6F)) return false;
    for (std::size_t i = 0; i < N; ++i) {
        const auto whole = static_cast<std::int16_t>(byte(4 + 2 * i) | byte(5 + 2 * i) << 8U);
        weights[i] = static_cast<float>(whole) * scale;
    }
    return true;
}

std::string base64(std::string_view bytes) {
    std::string text;
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const char c : bytes) {
        bits = bits << 8U | static_cast<unsigned char>(c);
        for (count += 8; count >= 6; count -= 6) text += kDigits[(bits >> (count - 6)) & 63U];
    }
    if (count > 0) text += kDigits[(bits << (6 - count)) & 63U];
    return text;
}

/// What each character stands for; 255 if it is no digit.
constexpr std::array<unsigned char, 256> kValues = [] {
    std::array<unsigned char, 256> values{};
    for (unsigned char& value : values) value = 255;
    for (std::size_t i = 0; i < kDigits.size(); ++i) {
        values[static_cast<unsigned char>(kDigits[i])] = static_cast<unsigned char>(i);
    }
    return values;
}();

std::string from_base64(std::string_view text) {
    std::string bytes;
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const char c : text) {
        const unsigned char digit = kValues[static_cast<unsigned char>(c)];
        if (digit > 63) return {};
        bits = bits << 6U | digit;
        count += 6;
        if (count >= 8) {
            count -= 8;
            put_byte(bytes, bits >> count);
        }
    }
    return bytes;
}

/// The lines of a text, one after another.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {}
    bool done() const { return rest_.empty(); }
    std::string_view next() {
        const std::size_t end = rest_.find('\n');
        const std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
        ++number;
        return line;
    }
    int number = 0;

private:
    std::string_view rest_;
};

/// Behind "name: ", or nothing.
std::string after(std::string_view line, std::string_view name) {
    if (!line.starts_with(name) || !line.substr(name.size()).starts_with(": ")) return {};
    return std::string(line.substr(name.size() + 2));
}

} // namespace

std::string write_net(const Net& net, const std::vector<std::string>& names, const NetRecord& record) {
    std::string text(kTitle);
    text += "\ngame: " + record.game + "\ndata: " + record.data + "\ntraining: " + record.training + "\n";
    text += "caution: " + std::to_string(std::lround(record.caution * kCautionUnit)) + "\n";
    text += "hidden bias\t" + base64(pack(net.hidden_bias)) + "\n";
    for (const Net::Hidden& row : net.output_rows) text += "output\t" + base64(pack(row)) + "\n";
    text += "output bias\t" + base64(pack(net.output_bias)) + "\n";
    for (std::size_t i = 0; i < names.size(); ++i) text += names[i] + "\t" + base64(pack(net.rows[i])) + "\n";
    return text;
}

Result<NetRecord> read_net(std::string_view text, const std::vector<std::string>& names, Net& net) {
    Lines lines(text);
    const auto bad = [&](std::string_view why) {
        return Error{"bad-net", "line " + std::to_string(lines.number) + " of the net: " + std::string(why)};
    };
    if (lines.next() != kTitle) return bad("it should be '" + std::string(kTitle) + "'");
    NetRecord record;
    record.game = after(lines.next(), "game");
    record.data = after(lines.next(), "data");
    record.training = after(lines.next(), "training");
    const std::string caution = after(lines.next(), "caution");
    int whole = 0;
    const auto [end, error] = std::from_chars(caution.data(), caution.data() + caution.size(), whole);
    if (error != std::errc{} || end == caution.data()) return bad("it should be 'caution: ' and a whole number");
    record.caution = static_cast<float>(whole) / kCautionUnit;

    std::map<std::string_view, std::size_t> numbers;
    for (std::size_t i = 0; i < names.size(); ++i) numbers[names[i]] = i;
    std::size_t outputs = 0;
    while (!lines.done()) {
        const std::string_view line = lines.next();
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos) return bad("a name, a tab and weights are expected");
        const std::string_view name = line.substr(0, tab);
        const std::string bytes = from_base64(line.substr(tab + 1));
        bool good = true;
        if (name == "hidden bias") {
            good = unpack(bytes, net.hidden_bias);
        } else if (name == "output") {
            good = outputs < Net::kOutputs && unpack(bytes, net.output_rows[outputs++]);
        } else if (name == "output bias") {
            good = unpack(bytes, net.output_bias);
        } else if (const auto known = numbers.find(name); known != numbers.end()) {
            good = unpack(bytes, net.rows[known->second]);
        }
        if (!good) return bad("these are not the weights of this size of net");
    }
    if (outputs != Net::kOutputs) return bad("outputs are missing");
    return record;
}

namespace {

template <class Rules>
Result<JudgePtr<Rules>> make_judge(const typename Rules::Book& book, std::string_view text) {
    auto judge = std::make_shared<Judge<Rules>>(book);
    const Result<NetRecord> record = read_net(text, judge->facts.names(), judge->net);
    if (!record) return record.error();
    if (record->game != game_name(book)) return Error{"bad-net", "this net is for " + record->game};
    judge->caution = record->caution;
    return JudgePtr<Rules>(std::move(judge));
}

} // namespace

template <class Rules>
Result<JudgePtr<Rules>> built_in_judge(const typename Rules::Book& book) {
    const std::string name = std::string(game_name(book)) + ".net";
    for (const EmbeddedFile& file : embedded_nets()) {
        if (file.name == name) return make_judge<Rules>(book, file.text);
    }
    return Error{"bad-net", "no net for " + std::string(game_name(book)) + " is built in; londinium train makes one"};
}

template <class Rules>
Result<JudgePtr<Rules>> judge_from_file(const typename Rules::Book& book, const std::string& file) {
#ifdef __wasm__ // a browser has no files
    static_cast<void>(book);
    return Error{"bad-net", "the net '" + file + "' cannot be read"};
#else
    std::ifstream in(file, std::ios::binary);
    if (!in) return Error{"bad-net", "the net '" + file + "' cannot be read"};
    std::ostringstream text;
    text << in.rdbuf();
    return make_judge<Rules>(book, text.str());
#endif
}

template Result<JudgePtr<London>> built_in_judge<London>(const LondonBook&);
template Result<JudgePtr<Markets>> built_in_judge<Markets>(const MarketsBook&);
template Result<JudgePtr<London>> judge_from_file<London>(const LondonBook&, const std::string&);
template Result<JudgePtr<Markets>> judge_from_file<Markets>(const MarketsBook&, const std::string&);

} // namespace londinium
