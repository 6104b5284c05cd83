"""Players for the comparison. None plays well; together they make rare things happen.

A policy first picks a verb by weight, then one of its actions, leaning to the cards it likes:
it draws, takes and places them sooner and spends them later.
"""

VERBS_THAT_GAIN = ("draw row", "take", "place", "swap", "buy", "activate")
VERBS_THAT_LOSE = ("spend", "discard", "sell")


class Policy:
    def __init__(self, name, weights, likes=()):
        self.name = name
        self.weights = weights
        self.likes = set(likes)

    def choose(self, state, actions, rng):
        by_verb = {}
        for action in actions:
            by_verb.setdefault(verb_of(action), []).append(action)
        verbs = sorted(by_verb)
        verb = rng.choices(verbs, [self.weights.get(verb, 1) for verb in verbs])[0]
        choices = by_verb[verb]
        return rng.choices(choices, [self.leaning(state, verb, action) for action in choices])[0]

    def leaning(self, state, verb, action):
        if not self.likes:
            return 1
        name = named_card(state, action)
        if name not in self.likes:
            return 1
        return 8 if verb in VERBS_THAT_GAIN else 0.05 if verb in VERBS_THAT_LOSE else 1


def verb_of(action):
    """The first word; `draw` is told apart by where from."""
    words = action.split()
    if words[0] != "draw":
        return words[0]
    return "draw row" if words[1] in ("top", "bottom") else action


def named_card(state, action):
    words = action.split()
    if words[0] == "activate":
        return state["seats"][state["seat"]]["stacks"][int(words[1]) - 1]["cards"][-1]
    return words[-1]


BUILDER = {"develop": 8, "place": 12, "use": 4, "done": 0.6, "run": 0.7, "draw three": 0.5, "buy": 0.7, "loan": 0.1}
RUNNER = {"develop": 3, "run": 5, "activate": 12, "done": 0.4, "place": 4, "draw three": 0.4, "loan": 0.1,
          "spend": 3, "borough": 2, "sell": 3, "employ": 6, "flip": 1.5}

POLICIES = (
    Policy("even", {}),
    Policy("quiet", {"loan": 0.05}),
    Policy("builder", BUILDER),
    Policy("runner", RUNNER),
    Policy("landlord", {"buy": 8, "loan": 0.05, "run": 2, "activate": 6, "done": 0.5, "draw deck": 2}),
    Policy("borrower", {"loan": 6, "repay": 5, "run": 1.5, "develop": 2}),
    Policy("repayer", {"repay": 20, "loan": 0.4, "activate": 6, "run": 3, "develop": 3, "done": 0.4, "place": 4},
           ["lambeth", "bank-of-england", "east-india-company", "billingsgate-market", "grand-hotel", "omnibus"]),
    Policy("idler", {"draw three": 30, "draw deck": 0.001, "loan": 0.02, "run": 0.5, "develop": 0.2, "buy": 0.05,
                     "draw none": 5, "swap": 3, "repay": 3}),
    Policy("scholar", {**BUILDER, "swap": 3, "peek": 8, "draw none": 0.7, "take": 3},
           ["university-of-london", "parliament", "stock-exchange", "school-a-blue", "school-a-brown",
            "school-c-blue", "greenwich", "westminster", "islington-and-stoke-newington",
            "southwark-and-bermondsey"]),
    Policy("governor", RUNNER,
           ["whitehall", "hospital", "brixton-prison", "millbank-prison", "workhouse", "coffee-house", "shops",
            "paupers", "wandsworth", "camberwell", "paddington", "public-houses", "town-houses"]),
    Policy("digger", {**RUNNER, "buy": 4, "station": 3},
           ["underground", "whitehall", "hospital", "fire-brigade", "fleet-street", "police-force",
            "lloyds-of-london", "great-exhibition", "city", "southwark-and-bermondsey"]),
)

IDLER = next(policy for policy in POLICIES if policy.name == "idler")
IDLE_GAMES = 8
WHIM = 0.08


def seat_policies(players, seed, rng):
    """One policy for each seat; in one game of eight everybody idles, to reach L10.2."""
    if seed % IDLE_GAMES == 0:
        return [IDLER] * players
    return [rng.choice(POLICIES) for _ in range(players)]


def choose(policy, state, actions, rng):
    return rng.choice(actions) if rng.random() < WHIM and policy is not IDLER else policy.choose(state, actions, rng)
