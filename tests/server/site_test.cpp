#include "server/site.h"
#include "table/stores.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace londinium {
namespace {

void write(const std::string& path, const std::string& text) {
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream(path) << text;
}

HttpRequest request(const std::string& path, const std::string& encoding = "", const std::string& tag = "") {
    HttpRequest request;
    request.method = "GET";
    request.path = path;
    request.accept_encoding = encoding;
    request.if_none_match = tag;
    return request;
}

std::string header(const HttpResponse& response, const std::string& name) {
    for (const auto& [key, value] : response.headers) {
        if (key == name) return value;
    }
    return "";
}

TEST(Site, ServesItsFilesInTheBestEncodingAndKeepsWhatNeverChanges) {
    const TemporaryFolder folder;
    write(folder.path("page/index.html"), "<p>page");
    write(folder.path("page/assets/a-1b2c.js"), "let a;");
    write(folder.path("page/assets/a-1b2c.js.gz"), "zipped");
    write(folder.path("page/assets/a-1b2c.js.br"), "brotli");
    write(folder.path("secret.txt"), "secret");
    const Result<Site> site = Site::read(folder.path("page"));
    ASSERT_TRUE(site.ok());

    const HttpResponse page = site->answer(request("/"));
    EXPECT_EQ(*page.body, "<p>page");
    EXPECT_EQ(page.type, "text/html; charset=utf-8");
    EXPECT_EQ(header(page, "Cache-Control"), "no-cache");
    EXPECT_EQ(site->answer(request("/", "", header(page, "ETag"))).status, 304);

    EXPECT_EQ(*site->answer(request("/assets/a-1b2c.js")).body, "let a;");
    EXPECT_EQ(*site->answer(request("/assets/a-1b2c.js", "gzip")).body, "zipped");
    const HttpResponse best = site->answer(request("/assets/a-1b2c.js", "gzip, deflate, br"));
    EXPECT_EQ(*best.body, "brotli");
    EXPECT_EQ(header(best, "Content-Encoding"), "br");
    EXPECT_NE(header(best, "Cache-Control").find("immutable"), std::string::npos);
    for (const char* path : {"/../secret.txt", "/assets/../../secret.txt", "//secret.txt", "/assets/a-1b2c.js.gz"}) {
        EXPECT_EQ(site->answer(request(path)).status, 404) << path;
    }
}

TEST(Site, ThatIsNotThereSaysHowToGetIt) {
    const HttpResponse none = Site().answer(request("/"));
    EXPECT_EQ(none.status, 404);
    EXPECT_NE(none.body->find("--page"), std::string::npos);
    const TemporaryFolder folder;
    EXPECT_FALSE(Site::read(folder.path("")).ok()) << "a folder without a page";
}

} // namespace
} // namespace londinium
