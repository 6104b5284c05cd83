#pragma once

#include "base/result.h"
#include "server/network.h"

#include <filesystem>
#include <map>
#include <string>

namespace londinium {

/// The page: the files of one folder, read once at the start, in every
/// encoding there is of them. Nothing outside of it can be asked for, since
/// only what was read is there.
class Site {
public:
    /// No page: whoever asks for it is told how to get one.
    Site() = default;
    static Result<Site> read(const std::filesystem::path& folder);

    HttpResponse answer(const HttpRequest& request) const;
    std::size_t files() const { return files_.size(); }

private:
    struct File {
        std::string type;
        std::string tag;
        bool for_good = false; // its name changes with its content
        Text plain;
        Text gzip;   // may be null
        Text brotli; // may be null
    };

    std::map<std::string, File, std::less<>> files_; // by path: "/assets/index-1a2b.js"
};

/// Where the page is if nobody says: beside the program, where it was built,
/// or where it was installed. Empty if it is nowhere.
std::filesystem::path find_page(const std::filesystem::path& program);

/// What every answer carries so that a browser takes nothing else for ours.
void add_security_headers(HttpResponse& response);

} // namespace londinium
