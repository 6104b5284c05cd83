"""How often each decision, verb and card effect came up, so that one sees that rare things did."""

from collections import Counter

from london_cards import edition
from london_policies import named_card, verb_of

DECISIONS = (
    "turn", "seen", "back", "action", "draw", "develop", "spend", "where", "run", "pay", "prison", "workhouse",
    "coffee", "again", "victim", "station", "flip", "end", "limit", "over")
EVENTS = (
    "ended by empty deck", "ended by idle turns", "automatic loan", "automatic loan out of turn", "twelve loans",
    "hospital flipped", "borough spared a flip", "free any colour", "School any colour", "Wren placement",
    "draw none from choice", "nothing to draw", "drawing two at the start", "full board moved", "swap at end",
    "swap before developing", "station over a bridge", "only one station", "repeat of a face-down card",
    "card of no effect activated", "shared victory", "eleven markers", "borough deck empty")


class Coverage:
    def __init__(self):
        self.games = Counter()
        self.tables = {game: {kind: Counter() for kind in
                              ("decision", "verb", "placed", "activated", "repeated", "used", "bought", "event")}
                       for game in ("london1", "london2")}

    def observe(self, before, action, after):
        table, decision, words = self.tables[before["game"]], before["decision"], action.split()
        verb = verb_of(action)
        table["decision"][decision] += 1
        table["verb"][verb] += 1
        if decision == "where":
            table["placed"][before["placing"]] += 1
        elif decision == "coffee":
            table["placed"][words[2]] += 1
        elif verb == "use":
            table["used"][words[1]] += 1
        elif verb == "buy":
            table["bought"][words[1]] += 1
        elif verb == "activate":
            table["repeated" if decision == "again" else "activated"][named_card(before, action)] += 1
        table["event"].update(events(before, words, verb, after))

    def finish(self, state, result):
        table = self.tables[state["game"]]
        self.games[state["game"]] += 1
        table["decision"]["over"] += 1
        table["event"]["ended by empty deck" if state["last_turns"] == 0 else "ended by idle turns"] += 1
        table["event"]["shared victory"] += len(result["winners"]) > 1

    def print_table(self):
        for game, table in self.tables.items():
            if not self.games[game]:
                continue
            printed = edition(game)
            cards = printed.cards.values()
            print(f"\n{game}: {self.games[game]} games")
            show("decision", table["decision"], DECISIONS)
            show("verb", table["verb"], ())
            show("event", table["event"], EVENTS)
            show("placed", table["placed"], [card.id for card in cards if card.placeable])
            show("activated", table["activated"],
                 [card.id for card in cards if card.placeable and card.activated != "spare-a-flip"
                  and (game == "london1" or not card.does_nothing)])
            show("repeated", table["repeated"], ())
            show("used", table["used"], [card.id for card in cards if card.is_action])
            show("bought", table["bought"], printed.boroughs)


def show(title, counts, expected):
    names = sorted(set(counts) | set(expected))
    print(f"  {title}: " + ", ".join(f"{name} {counts[name]}" for name in names if counts[name]))
    missing = [name for name in expected if not counts[name]]
    if missing:
        print(f"  {title}, never: " + ", ".join(missing))


def events(before, words, verb, after):
    """The rare things that one action brought about."""
    number, decision = before["seat"], before["decision"]
    seat, later = before["seats"][number], after["seats"][number]
    if verb != "loan" and later["loans"] > seat["loans"]:
        yield "automatic loan"
    if any(other != number and after["seats"][other]["loans"] > before["seats"][other]["loans"]
           for other in range(before["players"])):
        yield "automatic loan out of turn"
    if verb == "loan" and later["loans"] == 12:
        yield "twelve loans"
    if decision == "flip" and len(words) == 2:
        yield "hospital flipped"
    if verb == "spare":
        yield "borough spared a flip"
    if decision == "spend":
        yield from colour_events(before, words, after)
    if decision == "develop" and before["free"] and verb == "place":
        yield "Wren placement"
    if verb == "draw none":
        yield "draw none from choice" if before["deck"] or before["seen"] or before["top"] or before["bottom"] \
            else "nothing to draw"
    if before["drawn"] == 1 and decision in ("turn", "seen") and len(later["hand"]) > len(seat["hand"]):
        yield "drawing two at the start"
    if verb in ("spend", "discard", "sell", "employ") and len(after["out"]) > len(before["out"]):
        yield "full board moved"
    if verb == "swap":
        if decision == "end":
            yield "swap at end"
        if decision == "develop" and not before["played"]:
            yield "swap before developing"
    yield from map_events(before, verb, after)
    if decision == "again" and not seat["stacks"][int(words[1]) - 1]["up"]:
        yield "repeat of a face-down card"
    if decision == "run" and verb == "activate" and \
            edition(before["game"]).cards[seat["stacks"][int(words[1]) - 1]["cards"][-1]].does_nothing:
        yield "card of no effect activated"


def colour_events(before, words, after):
    cards = edition(before["game"]).cards
    if cards[words[1]].colour != cards[before["placing"]].colour:
        yield "free any colour" if after["any_colour_used"] and not before["any_colour_used"] else "School any colour"


def map_events(before, verb, after):
    if verb == "station":
        if after["decision"] != "station" and before["frames"][-1]["left"] == 2:
            yield "only one station"
        seat = before["seat"]
        if after["seats"][seat]["money"] != before["seats"][seat]["money"]:
            yield "station over a bridge"
    if verb == "buy" and len(after["seats"][before["seat"]]["boroughs"]) == 11:
        yield "eleven markers"
    if verb == "buy" and before["borough_deck"] and not after["borough_deck"]:
        yield "borough deck empty"
