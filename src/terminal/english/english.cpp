#include "terminal/english/english.h"

namespace londinium {

namespace {

std::string_view plural(int number) { return number == 1 ? "one" : "other"; }

} // namespace

const Words& english() {
    static const Words kEnglish({english_session(), english_cards(), english_table(), english_choices(),
                                 english_story(), english_rules(), english_markets_cards(), english_markets_table(),
                                 english_markets_choices(), english_markets_story(), english_markets_rules()},
                                plural);
    return kEnglish;
}

} // namespace londinium
