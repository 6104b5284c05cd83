#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

/// The catalogue as its files have it: all topics, those of the page too.
namespace londinium {

using Topic = std::map<std::string, std::string>; // messages by key

/// What a message asks for: its placeholders, and the categories of its plurals.
struct Shape {
    std::set<std::string> placeholders;
    std::vector<std::set<std::string>> plurals; // the branches of each
    std::string fault;                          // empty if it can be read
};

/// Is there a catalogue here? Tests run in the project's folder.
bool catalogue_is_here();
std::vector<std::string> topics_of(const std::string& language);
Topic read_topic(const std::string& language, const std::string& topic);
Shape shape_of(const std::string& message);

} // namespace londinium
