#include "commands/run.h"
#include "table/new_table.h"
#include "table/open_ledger.h"
#include "table/table.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

/// `londinium admin` and `londinium verify`, as who runs a server uses them.
namespace londinium {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

const Library& library() {
    static const Result<Library> kLibrary = built_in_library();
    return *kLibrary;
}

/// A store with one table of two computer players, whose game is over.
class AdminCommand : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (fs::temp_directory_path() / "londinium-admin-XXXXXX").string();
        ASSERT_NE(mkdtemp(pattern.data()), nullptr);
        folder_ = pattern;
        const auto settings = read_settings(
            {{"game", "london2"},
             {"listed", true},
             {"seats", {{{"kind", "computer"}, {"level", "thumb"}}, {{"kind", "computer"}, {"level", "thumb"}}}}});
        const NewTable made = new_table(*settings, time_from(1'700'000'000'000));
        id_ = made.id;
        lines_ = {to_line(made.made)};
        Result<Table> table = Table::begin(library(), id_, made.made);
        while (table->phase() == Table::Phase::playing) {
            const Seat seat = table->game()->asked();
            const auto events = table->plan_computer_move(seat, table->game()->actions().back(), made.made.at);
            lines_.push_back(to_line(events->front()));
            ASSERT_TRUE(table->apply(events->front()).ok());
        }
        record_ = *table->record();
        const auto ledger = open_ledger(store("tables.db"));
        ASSERT_TRUE(ledger.ok());
        std::promise<bool> kept;
        (*ledger)->create(id_, standing_of(*table), lines_, [&](const Outcome& done) { kept.set_value(done.ok()); });
        ASSERT_TRUE(kept.get_future().get());
    }
    void TearDown() override { fs::remove_all(folder_); }

    std::string store(const std::string& name) const { return (folder_ / name).string(); }
    Ran admin(const std::string& what, const std::string& name = "tables.db") const {
        return run("admin " + what + " --store " + store(name));
    }
    static std::string read(const std::string& path) {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
        return store(name);
    }

    fs::path folder_;
    std::string id_;
    std::vector<std::string> lines_;
    Json record_;
};

TEST_F(AdminCommand, ListsTables) {
    const Ran list = admin("list");
    EXPECT_EQ(list.code, 0);
    EXPECT_THAT(list.output, HasSubstr(id_));
    EXPECT_THAT(list.output, HasSubstr("2023-11-14 22:13"));
    const Json json = Json::parse(admin("list --json").output, nullptr, false);
    EXPECT_EQ(json["table"], id_);
    EXPECT_EQ(json["state"], "over");
    EXPECT_EQ(json["lines"], lines_.size());
}

TEST_F(AdminCommand, CarriesTablesToAnotherStore) {
    const std::string file = store("archive");
    EXPECT_EQ(admin("export --file " + file).code, 0);
    const Ran imported = admin("import --file " + file, "other.db");
    EXPECT_EQ(imported.code, 0) << imported.output;
    EXPECT_EQ(imported.output, "1 imported, 0 there already\n");
    EXPECT_EQ(admin("import --file " + file, "other.db").output, "0 imported, 1 there already\n");
    EXPECT_EQ(admin("list", "other.db").output, admin("list").output);
    EXPECT_EQ(admin("export " + id_, "other.db").output, admin("export " + id_).output);
    const auto ledger = open_ledger(store("other.db"));
    EXPECT_EQ(*(*ledger)->read(id_, 0), lines_);
}

TEST_F(AdminCommand, ExportsToAFileOfItsOwnersAloneAndLosesNoneThatWasThere) {
    const std::string file = store("archive");
    ASSERT_EQ(admin("export --file " + file).code, 0);
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write) << "it holds secrets";
    const std::string before = read(file);
    EXPECT_THAT(before, HasSubstr(id_));
    const Ran unknown = admin("export nosuchtable --file " + file);
    EXPECT_EQ(unknown.code, 1);
    EXPECT_THAT(unknown.output, HasSubstr("no such table"));
    EXPECT_EQ(read(file), before) << "yesterday's archive is still there";
    EXPECT_EQ(admin("export --file /dev/full").code, 1);
    const Ran itself = admin("export --file " + store("tables.db"));
    EXPECT_EQ(itself.code, 1);
    EXPECT_THAT(itself.output, HasSubstr("name another file"));
    EXPECT_THAT(admin("list").output, HasSubstr(id_)) << "the store is none";
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_)) names.push_back(entry.path().filename().string());
    EXPECT_THAT(names, testing::Each(testing::AnyOf("archive", testing::StartsWith("tables.db"))))
        << "nothing left over";
}

TEST_F(AdminCommand, RefusesAnArchiveThatWasTamperedWith) {
    std::string text = admin("export " + id_).output;
    EXPECT_EQ(admin("import --file " + write("cut", text.substr(0, text.size() / 2)), "x.db").code, 1);
    const std::size_t action = text.find("draw deck");
    ASSERT_NE(action, std::string::npos);
    text.replace(action, 9, "fly a bit");
    const Ran changed = admin("import --file " + write("changed", text), "x.db");
    EXPECT_EQ(changed.code, 1);
    EXPECT_THAT(changed.output, HasSubstr("line "));
    EXPECT_EQ(admin("import --file " + write("other", "{}\n"), "x.db").code, 1);
    EXPECT_EQ(admin("import --file " + folder_.string(), "x.db").code, 1) << "a folder is no archive";
    EXPECT_THAT(admin("list", "x.db").output, Not(HasSubstr(id_)));
}

TEST_F(AdminCommand, DeletesATable) {
    EXPECT_EQ(admin("delete " + id_).code, 0);
    EXPECT_THAT(admin("list").output, Not(HasSubstr(id_)));
    const Ran again = admin("delete " + id_);
    EXPECT_EQ(again.code, 1);
    EXPECT_THAT(again.output, HasSubstr("no such table"));
}

TEST_F(AdminCommand, MakesNoStoreByMistake) {
    const Ran list = admin("list", "tabels.db");
    EXPECT_EQ(list.code, 1);
    EXPECT_THAT(list.output, HasSubstr("--store"));
    EXPECT_FALSE(fs::exists(store("tabels.db")));
}

TEST_F(AdminCommand, VerifyFindsAnHonestDealAndADishonestOne) {
    const Ran honest = run("verify " + write("record", to_line(record_)));
    EXPECT_EQ(honest.code, 0) << honest.output;
    EXPECT_THAT(honest.output, HasSubstr(record_["commitment"].get<std::string>()));
    Json other = record_;
    other["seed"] = std::string(64, 'a');
    const Ran dishonest = run("verify " + write("other", to_line(other)));
    EXPECT_EQ(dishonest.code, 1);
    EXPECT_THAT(dishonest.output, HasSubstr("not the one that was committed to"));
    EXPECT_EQ(run("verify " + write("none", "[1,")).code, 1);
    for (const std::string& place : {store("not-there"), store("")}) { // the second is a folder
        const Ran nothing = run("verify " + place);
        EXPECT_EQ(nothing.code, 1) << place;
        EXPECT_EQ(nothing.output, place + ": cannot be read\n");
    }
    EXPECT_EQ(run("replay " + store("record")).code, 0) << "it is a record like any other";
}

} // namespace
} // namespace londinium
