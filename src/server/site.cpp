#include "server/site.h"

#include "base/sha256.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>

namespace londinium {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kTypes = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".woff", "font/woff"},
    {".wasm", "application/wasm"},
}};

std::string type_of(const fs::path& path) {
    const std::string end = path.extension().string();
    for (const auto& [extension, type] : kTypes) {
        if (end == extension) return std::string(type);
    }
    return "application/octet-stream";
}

Text read_bytes(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return nullptr;
    return make_text(std::string(std::istreambuf_iterator<char>(file), {}));
}

bool accepts(const HttpRequest& request, std::string_view encoding) {
    return request.accept_encoding.find(encoding) != std::string::npos;
}

constexpr std::string_view kNoPage = "<!doctype html><meta charset=utf-8><title>Londinium</title><p>The server is "
                                     "here, but its page has not been built. "
                                     "Run ./play, or say where the page is: londinium serve --page FOLDER</p>";

} // namespace

Result<Site> Site::read(const fs::path& folder) {
    Site site;
    std::error_code fault;
    for (fs::recursive_directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault)) {
        if (!at->is_regular_file(fault)) continue;
        const fs::path& path = at->path();
        const fs::path extension = path.extension();
        if (extension == ".gz" || extension == ".br") continue;
        File file;
        file.type = type_of(path);
        file.plain = read_bytes(path);
        if (!file.plain) return Error{"site", path.string() + " cannot be read"};
        file.tag = "\"" + hex(sha256(*file.plain)).substr(0, 16) + "\"";
        file.gzip = read_bytes(path.string() + ".gz");
        file.brotli = read_bytes(path.string() + ".br");
        const std::string name = "/" + fs::relative(path, folder, fault).generic_string();
        file.for_good = name.starts_with("/assets/");
        site.files_.emplace(name, std::move(file));
    }
    if (fault) return Error{"site", folder.string() + ": " + fault.message()};
    if (!site.files_.contains("/index.html")) return Error{"site", folder.string() + " has no index.html"};
    return site;
}

HttpResponse Site::answer(const HttpRequest& request) const {
    HttpResponse response;
    if (request.method != "GET" && request.method != "HEAD") {
        response.status = 405;
        response.headers.emplace_back("Allow", "GET, HEAD");
        response.body = make_text(R"({"error":{"code":"bad-request","message":"Pages are only read."}})");
        return response;
    }
    const auto found = files_.find(request.path == "/" ? "/index.html" : request.path);
    if (found == files_.end()) {
        response.status = 404;
        response.type = "text/html; charset=utf-8";
        response.body = make_text(std::string(files_.empty() ? kNoPage : "<!doctype html><title>404</title>Not here."));
        return response;
    }
    const File& file = found->second;
    response.type = file.type;
    response.headers.emplace_back("ETag", file.tag);
    response.headers.emplace_back("Cache-Control", file.for_good ? "public, max-age=31536000, immutable" : "no-cache");
    if (file.gzip || file.brotli) response.headers.emplace_back("Vary", "Accept-Encoding");
    if (request.if_none_match.find(file.tag) != std::string::npos) {
        response.status = 304;
        return response;
    }
    response.body = file.plain;
    if (file.brotli && accepts(request, "br")) {
        response.body = file.brotli;
        response.headers.emplace_back("Content-Encoding", "br");
    } else if (file.gzip && accepts(request, "gzip")) {
        response.body = file.gzip;
        response.headers.emplace_back("Content-Encoding", "gzip");
    }
    return response;
}

fs::path find_page(const fs::path& program) {
    std::error_code fault;
    const fs::path here = fs::weakly_canonical(program, fault).parent_path();
    for (const fs::path& place : {here / "page", here / "../../web/dist", here / "../share/londinium/page"}) {
        if (fs::is_regular_file(place / "index.html", fault)) return fs::weakly_canonical(place, fault);
    }
    return {};
}

void add_security_headers(HttpResponse& response) {
    // Styles as attributes are ours, from the page's own templates; scripts and
    // style sheets come from files only.
    response.headers.emplace_back("Content-Security-Policy",
                                  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
                                  "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
                                  "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
                                  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    response.headers.emplace_back("X-Content-Type-Options", "nosniff");
    response.headers.emplace_back("X-Frame-Options", "DENY");
    response.headers.emplace_back("Referrer-Policy", "no-referrer");
    response.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
    response.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
    response.headers.emplace_back("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    const auto cached = [](const auto& header) { return header.first == "Cache-Control"; };
    if (std::ranges::none_of(response.headers, cached)) response.headers.emplace_back("Cache-Control", "no-store");
}

} // namespace londinium
