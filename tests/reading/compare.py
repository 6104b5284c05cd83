#!/usr/bin/env python3
"""Plays London in the engine and in the reading side by side and stops at the first difference.

    tests/reading/compare.py build/release/londinium engine
    tests/reading/compare.py --game london1 --players 2 --first-seed 17 --games 1 -v build/release/londinium engine
    tests/reading/compare.py --self --games 20      the reading alone, no engine

`--games N` counts seeds: for each seed, edition and number of players one whole game is played,
then a few from made-up positions late in a game (`--scenes`), where rare things are near.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter

import london
from engine_process import Engine, EngineFault
from london_cards import use_data
from london_coverage import Coverage
from london_diff import loadable, state_differences
from london_examples import play_examples
from london_policies import choose, seat_policies
from london_scenes import scene
from london_table import copied
from london_trials import run_trials, try_load, try_views
from london_views import Knowledge

MOST_STEPS = 20000
ACTIONS_SHOWN = 12


class Difference(Exception):
    pass


class Match:
    """One game, played in the engine and in the reading."""

    def __init__(self, engine, game, players, seed, number, coverage):
        self.engine = engine
        self.coverage = coverage
        self.rng = random.Random(f"{game} {players} {seed} {number}")
        self.policies = seat_policies(players, seed if not number else 1, self.rng)
        self.actions = []
        self.since_load = []
        engine.ask("new", game=game, players=players, seed=f"reading {seed}")
        dealt = engine.state()
        self.begin(london.from_engine(dealt))
        faults = london.check_start(self.state) + state_differences(dealt, self.state)
        self.expect(not faults, "the deal", faults)
        self.expect((dealt["game"], dealt["players"]) == (game, players), "another game was dealt")
        if number:
            self.begin(scene(game, players, self.rng))
            sent = loadable(london.documented(self.state), dealt, fresh=True)
            self.load(sent, "a scene")

    def begin(self, state):
        self.state = state
        self.legal = london.legal(state)
        self.knowledge = Knowledge(state)

    def play(self):
        self.try_nonsense()
        while self.legal[1] != "over":
            self.compare_legal("")
            self.compare_state()
            run_trials(self)
            self.step()
        self.compare_legal("")
        self.compare_state()
        try_load(self)
        try_views(self)
        result = self.compare_score()
        self.coverage.finish(self.state, result)

    def step(self):
        seat, decision, actions = self.legal
        self.expect(len(self.actions) < MOST_STEPS, "the game does not end")
        action = choose(self.policies[seat], self.state, actions, self.rng)
        after = london.apply(self.state, action)
        faults = london.check(after)
        self.actions.append(action)
        self.expect(not faults, f"the reading itself is wrong after {action!r}", faults)
        if self.rng.random() < 0.5:
            self.engine.ask("apply", action=action)
        else:
            self.engine.ask("apply", action=action, seat=seat)
        self.knowledge.observe(self.state, action)
        if action == "peek":
            self.knowledge.peek(self.state, after)
        self.coverage.observe(self.state, action, after)
        self.since_load.append((self.state, action))
        self.state = after
        self.legal = london.legal(after)

    def try_nonsense(self):
        """Nothing a client sends ends the process."""
        for line in ("dance", "[]", "{}", '{"cmd":"dance"}', '{"cmd":"apply"}', '{"cmd":"view","seat":9}'):
            answer = self.engine.send_line(line)
            self.expect(answer.get("ok") is False, f"{line} was accepted", [json.dumps(answer)[:300]])

    def load(self, state, what):
        answer = self.engine.request("load", state=state)
        self.expect(answer["ok"], f"load refused: {what}",
                    [str(answer.get("error")), json.dumps(state)] if not answer["ok"] else [])
        self.since_load = []

    def compare_legal(self, when):
        theirs, ours = self.engine.legal(), self.legal
        if tuple(theirs) == tuple(ours):
            return
        only_engine = sorted(set(theirs[2]) - set(ours[2]))
        only_reading = sorted(set(ours[2]) - set(theirs[2]))
        self.expect(False, f"legal {when}".strip(), [
            f"engine:  seat {theirs[0]}, {theirs[1]}: {theirs[2]}",
            f"reading: seat {ours[0]}, {ours[1]}: {ours[2]}",
            f"only engine: {only_engine}", f"only reading: {only_reading}",
            "the lists differ in order or repetition only" if not only_engine + only_reading else ""]
            + state_differences(self.engine.state(), self.state))

    def compare_state(self):
        found = state_differences(self.engine.state(), self.state)
        self.expect(not found, "state", found)

    def compare_score(self):
        answer, own = self.engine.ask("score"), london.score(self.state)
        found = [f"{member}: engine {answer.get(member)!r}, reading {own[member]!r}"
                 for member in ("totals", "lines", "winners") if answer.get(member) != own[member]]
        self.expect(not found, "score", found)
        return own

    def expect(self, is_true, what, details=()):
        if is_true:
            return
        state = self.state
        lines = [what,
                 f"  step {len(self.actions)}, turn {state['turn']}, seat {state['seat']}, {state['decision']}",
                 f"  last actions: {self.actions[-ACTIONS_SHOWN:]}"]
        lines += [f"  {detail}" for detail in details if detail]
        lines.append("  reading's state: " + json.dumps(london.documented(state), sort_keys=True))
        raise Difference("\n".join(lines))


class Alone:
    """One game of the reading by itself: sound states, no choice without actions, no argument changed."""

    def __init__(self, game, players, seed, number, coverage):
        self.rng = random.Random(f"{game} {players} {seed} {number}")
        self.policies = seat_policies(players, seed if not number else 1, self.rng)
        self.state = (scene if number else london.deal)(game, players, self.rng)
        self.coverage = coverage
        self.knowledge = Knowledge(self.state)
        self.demand((london.check if number else london.check_start)(self.state))

    def play(self):
        for _ in range(MOST_STEPS):
            seat, decision, actions = london.legal(self.state)
            if decision == "over":
                self.coverage.finish(self.state, london.score(self.state))
                return
            self.demand([] if actions else [f"no action at {decision}"])
            self.step(choose(self.policies[seat], self.state, actions, self.rng))
        self.demand(["the game does not end"])

    def step(self, action):
        before = copied(self.state)
        after = london.apply(self.state, action)
        self.demand(london.check(after) + ([] if before == self.state else [f"{action!r} changed its argument"]))
        self.knowledge.observe(before, action)
        if action == "peek":
            self.knowledge.peek(before, after)
        self.demand(self.knowledge_faults(after))
        self.coverage.observe(before, action, after)
        self.state = after

    def knowledge_faults(self, state):
        for viewer in self.knowledge.seats:
            if len(self.knowledge.deck[viewer]) != len(state["deck"]):
                yield f"seat {viewer} keeps track of a deck of another size"
            for owner, seat in enumerate(state["seats"]):
                if self.knowledge.hands[viewer][owner] - Counter(seat["hand"]):
                    yield f"seat {viewer} believes in cards that seat {owner} has not"

    def demand(self, faults):
        faults = list(faults)
        if faults:
            raise Difference("\n  ".join(faults + [json.dumps(self.state)]))


def series(arguments):
    """Seed by seed, so that a short budget still meets every edition and number of players."""
    for seed in range(arguments.first_seed, arguments.first_seed + arguments.games):
        for game in arguments.game or ("london1", "london2"):
            for players in arguments.players or (2, 3, 4):
                for number in range(1 + arguments.scenes):
                    yield game, players, seed, number


def compare(arguments):
    coverage, passed, failed = Coverage(), 0, 0
    started = time.monotonic()
    engine = None if arguments.self else Engine(arguments.command)
    try:
        for game, players, seed, number in series(arguments):
            name = f"{game}, {players} players, seed {seed}" + (f", scene {number}" if number else "")
            if time.monotonic() - started > arguments.budget_seconds:
                print(f"the budget of {arguments.budget_seconds:g} s is spent")
                break
            match = None
            try:
                match = Alone(game, players, seed, number, coverage) if arguments.self \
                    else Match(engine, game, players, seed, number, coverage)
                match.play()
                passed += 1
            except (Difference, EngineFault) as difference:
                failed += 1
                print(f"DIFFERENCE in {name}: {difference}")
                if isinstance(difference, EngineFault) and isinstance(match, Match):
                    print(f"  after {match.actions[-ACTIONS_SHOWN:]}, at {match.legal[:2]}")
                break
            if arguments.verbose:
                print(f"{name}: {', '.join(policy.name for policy in match.policies)}; "
                      f"{match.state['turn']} turns", flush=True)
    finally:
        if engine:
            engine.close()
    coverage.print_table()
    print(f"\n{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="seeds to play (default 4)")
    parser.add_argument("--scenes", type=int, default=3, help="made-up positions to play after each game (default 3)")
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--game", action="append", choices=("london1", "london2"))
    parser.add_argument("--players", action="append", type=int, choices=(2, 3, 4))
    parser.add_argument("--budget-seconds", type=float, default=float("inf"), help="start no game after this")
    parser.add_argument("--self", action="store_true", help="no engine: the worked examples and random games")
    parser.add_argument("--data", help="directory of the data files")
    parser.add_argument("-v", "--verbose", action="store_true")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="the engine, such as: build/release/londinium engine")
    arguments = parser.parse_args()
    if arguments.data:
        use_data(arguments.data)
    if arguments.self:
        print(f"{play_examples()} worked examples")
    elif not arguments.command:
        parser.error("name the engine's command, or --self")
    return compare(arguments)


if __name__ == "__main__":
    sys.exit(main())
