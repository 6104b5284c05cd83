"""Made-up positions late in a game of London, where rare things are near: full displays, crowded maps,
short decks, many loans, long idleness. Each could have come about in play."""

from london import deal
from london_cards import card
from london_offers import boroughs_for_sale, station_offers
from london_table import put, row_size

STARS = (
    "whitehall", "hospital", "underground", "workhouse", "brixton-prison", "millbank-prison", "coffee-house", "shops",
    "stock-exchange", "parliament", "university-of-london", "fire-brigade", "lloyds-of-london", "police-force",
    "fleet-street", "public-houses", "bank-of-england", "great-exhibition", "town-houses", "wren", "school-c-blue")


def scene(game, players, rng):
    state = deal(game, players, rng)
    pool = [name for seat in state["seats"] for name in seat["hand"]]
    pool += take_off_deck(state, rng)
    pool.sort(key=lambda name: rng.random() * (0.4 if name in STARS else 1))
    for seat in state["seats"]:
        seat["hand"] = []
    build_displays(state, pool, rng)
    fill_hands(state, pool, rng)
    for row in ("top", "bottom"):
        for _ in range(min(len(pool), rng.randint(0, row_size(state)))):
            put(state[row], pool.pop())
    state["out"] = sorted(pool)
    sell_boroughs(state, rng)
    dig_stations(state, rng)
    set_numbers(state, rng)
    return state


def take_off_deck(state, rng):
    left = rng.choice((0, 1, 2, 3, rng.randint(4, 12), rng.randint(10, 40)))
    taken = state["deck"][:-left] if left else state["deck"]
    state["deck"] = state["deck"][-left:] if left else []
    return taken


def build_displays(state, pool, rng):
    for seat in state["seats"]:
        for _ in range(rng.randint(2, 7)):
            cards = [pulled_placeable(state, pool) for _ in range(rng.choice((1, 1, 1, 2, 3)))]
            top = card(state, cards[-1])
            up = not top.flips or rng.random() < 0.85
            collects = up and top.ongoing == "collect-on-placement"
            seat["stacks"].append({"cards": cards, "up": up, "money": rng.randint(0, 4) if collects else 0,
                                   "placed": False, "activated": False})


def pulled_placeable(state, pool):
    name = next(name for name in pool if card(state, name).placeable)
    pool.remove(name)
    return name


def fill_hands(state, pool, rng):
    rng.shuffle(pool)
    for seat in state["seats"]:
        for _ in range(min(len(pool), rng.randint(0, 9))):
            put(seat["hand"], pool.pop())


def sell_boroughs(state, rng):
    for _ in range(rng.randint(0, 20)):
        state["seat"] = rng.randrange(state["players"])
        names = sorted(boroughs_for_sale(state))
        if not names:
            continue
        name = rng.choice(names)
        state["seats"][state["seat"]]["boroughs"].append(name)
        if state["game"] == "london1":
            state["buildings"][name] = state["seat"]
        else:
            state["offer"].remove(name)
            if state["borough_deck"]:
                put(state["offer"], state["borough_deck"].pop(0))


def dig_stations(state, rng):
    for _ in range(rng.randint(0, 10)):
        places = sorted(station_offers(state))
        if places:
            put(state["stations"], rng.choice(places).split()[1])


def set_numbers(state, rng):
    for seat in state["seats"]:
        seat.update(money=rng.randint(0, 30), loans=rng.choice((0, 1, 2, 5, 11, 12, 13)),
                    poverty=rng.randint(0, 12), prestige=rng.randint(0, 40))
    state["turn"] = rng.randint(40, 90)
    state["seat"] = (state["first"] + state["turn"] - 1) % state["players"]
    if state["deck"]:
        state["idle_turns"] = rng.choice((0, 0, rng.randint(1, 55), 58, 59))
    else:
        state["last_turns"] = rng.randint(1, state["players"] - 1)
