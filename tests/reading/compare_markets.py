#!/usr/bin/env python3
"""Plays London Markets in the engine and in this directory's reading of the rules, and compares.

  compare_markets.py build/release/londinium engine --games 50
  compare_markets.py --self --games 100        (the reading alone)

Stops at the first difference with exit code 1.
"""
from __future__ import annotations

import argparse
import random
import shlex
import sys
import time
import traceback
from collections import Counter

import markets
import markets_data
import markets_trials as trials
from markets_deal import deal
from markets_engine import Broken, Engine
from markets_examples import check_examples
from markets_policy import choose, tempers_of
from markets_shape import differences, documented, merchants_known
from markets_trials import Difference, compare_scores, kind_of_end
from markets_views import Memory, disguise

ODDS = {"views": 0.10, "refusals": 0.06, "undo": 0.06, "loads": 0.04}
MOST_STEPS = 5000


class Table:
    """One game in the reading: who chooses how, and what has come up."""

    def __init__(self, seed, players, coverage):
        self.seed, self.players, self.coverage = seed, players, coverage
        self.rng = random.Random("%s/%d" % (seed, players))
        self.tempers = tempers_of(players, self.rng)
        self.state = None
        self.actions = []

    def count(self, section, name):
        self.coverage[section, name] += 1

    def over(self):
        return self.state["decision"] == "over"

    def pick(self):
        """The request of the next action; with a seat when a bid comes out of turn."""
        seat, decision, _ = markets.legal(self.state)
        out_of_turn = decision == "bid" and self.rng.random() < 0.25
        if out_of_turn:
            seat = self.rng.randrange(self.players)
        actions = markets.legal(self.state, seat)[2]
        action = choose(self.tempers[seat], self.rng, self.state, decision, actions)
        return {"action": action, "seat": seat} if out_of_turn else {"action": action}

    def carry_out(self, request):
        before = self.state
        seat = request.get("seat", before["seat"])
        self.actions.append((seat, request["action"]))
        self.state = markets.apply(before, request["action"], request.get("seat"))
        self.note(before["decision"], request["action"].split(" "))
        if len(self.actions) > MOST_STEPS:
            raise Difference("the game does not end")
        return seat

    def must_be_sound(self, faults):
        if faults:
            raise Difference("the reading's own state is impossible", faults)

    def note(self, decision, words):
        self.count("decision", decision)
        self.count("verb", "%s: %s" % (decision, words[0]))
        if words[0] == "play":
            self.count("special card", markets_data.components().special_cards[words[1]].type)
        if words[0] == "bid" and len(words) == 3:
            self.count("bid", "of 1 to 4" if int(words[2]) < 5 else "of 5 to 9" if int(words[2]) < 10
                       else "of 10 and more")
        for what in self.state["_reading"]["happened"]:
            self.count("happened", what)


class Game(Table):
    """One game played in the engine too, compared at each decision."""

    def __init__(self, engine, seed, players, coverage):
        super().__init__(seed, players, coverage)
        self.engine = engine
        self.memory = Memory(players)
        self.full = None  # the engine's own state, undocumented members included

    def play(self):
        self.start()
        while not self.over():
            self.now_and_then()
            self.step()
        trials.try_views(self)
        trials.try_refusals(self)
        trials.try_loads(self)
        compare_scores(self.engine.must("score"), self.state)
        self.count("end", kind_of_end(self.state))
        trials.try_tied_ends(self)

    def start(self):
        members = {"game": "markets", "players": self.players, "seed": self.seed}
        self.engine.must("new", **members)
        first_deal = self.engine.state()
        self.engine.must("new", **members)
        self.full = self.engine.state()
        trials.same("the same seed deals another game", first_deal, self.full)
        self.state = markets.adopt(self.full)
        faults = markets.check_deal(self.state)
        if faults or self.state["players"] != self.players:
            raise Difference("the deal", faults)
        self.compare()

    def step(self):
        request, before, full_before = self.pick(), self.state, self.full
        seat = self.carry_out(request)
        self.engine.must("apply", **request)
        self.full = self.engine.state()
        self.adopt_merchants()
        self.must_be_sound(markets.check(self.state))
        self.memory.watch(before, self.state, seat)
        self.compare()
        if self.rng.random() < ODDS["undo"]:
            trials.try_undo(self, before, full_before, request)

    def adopt_merchants(self):
        """Where they stand is drawn at the deal, and need not be shown before the first round."""
        if self.state["round"] == 1 and not merchants_known(self.state):
            self.state["merchants"] = markets.clone(self.full["merchants"])

    def compare(self):
        seat, decision, actions = self.engine.legal()
        expected = markets.legal(self.state)
        lines = differences(documented(self.state), documented(self.full))
        if (seat, decision) != expected[:2]:
            lines.append("seat and decision: expected %s, engine %s" % (expected[:2], (seat, decision)))
        if actions != expected[2]:
            lines += ["actions expected: %s" % expected[2], "actions of engine: %s" % actions,
                      "missing: %s" % sorted(set(expected[2]) - set(actions)),
                      "too many: %s" % sorted(set(actions) - set(expected[2]))]
        if lines:
            raise Difference("state or legal", lines)

    def now_and_then(self):
        for name, trial in (("views", trials.try_views), ("refusals", trials.try_refusals),
                            ("loads", trials.try_loads)):
            if self.rng.random() < ODDS[name]:
                trial(self)


class Rehearsal(Table):
    """One game in the reading alone, from its own deal."""

    def play(self):
        self.state = deal(self.players, self.rng)
        self.must_be_sound(markets.check_deal(self.state))
        while not self.over():
            if self.rng.random() < ODDS["loads"]:
                viewer = self.rng.randrange(self.players)
                self.must_be_sound(markets.check(disguise(self.state, viewer, self.rng)))
            self.carry_out(self.pick())
            self.must_be_sound(markets.check(self.state))
        markets.score(self.state)
        self.count("end", kind_of_end(self.state))


def report(game, difference, verbose):
    print("DIFFERENCE %s" % difference)
    print("  seed %s, %d players, tempers %s" % (
        game.seed, game.players, ", ".join(temper.name for temper in game.tempers)))
    print("  step %d, last actions (seat, action):" % len(game.actions))
    for seat, action in game.actions if verbose else game.actions[-12:]:
        print("    %s  %s" % (seat, action))
    for line in getattr(difference, "lines", []):
        print("  " + line)
    if game.state:
        print("  the reading's state: %s" % game.state)
    if not isinstance(difference, (Difference, Broken)):
        # A member missing or of another shape than the protocol's trips the comparison itself.
        traceback.print_exception(type(difference), difference, difference.__traceback__)


def print_coverage(coverage):
    for section in sorted({section for section, _ in coverage}):
        print(section)
        for (of, name), times in sorted(coverage.items()):
            if of == section:
                print("  %-44s %7d" % (name, times))


def games_to_play(options):
    for number in range(options.games):
        for players in [options.players] if options.players else [3, 4]:
            yield "markets-%d" % (options.first_seed + number), players


def play_all(options, seat_game):
    """Plays until the games or the time are up; returns (passed, failed)."""
    coverage, passed, failed = Counter(), 0, 0
    began = time.monotonic()
    for seed, players in games_to_play(options):
        if options.budget_seconds and time.monotonic() - began > options.budget_seconds:
            break
        game = seat_game(seed, players, coverage)
        try:
            game.play()
        except Exception as difference:
            report(game, difference, options.verbose)
            failed += 1
            break
        passed += 1
        if options.verbose:
            print("%s, %d players: %d actions, %s" % (
                seed, players, len(game.actions), markets.score(game.state)))
    print_coverage(coverage)
    print("%d passed, %d failed" % (passed, failed))
    return passed, failed


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("command", nargs="*", help="the engine's command")
    parser.add_argument("--self", action="store_true", dest="alone", help="the reading alone")
    parser.add_argument("--games", type=int, default=20, help="games for each number of players")
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--players", type=int, choices=(3, 4), help="both if not given")
    parser.add_argument("--budget-seconds", type=float, help="begin no game after this time")
    parser.add_argument("--data", help="directory of the data files")
    parser.add_argument("-v", "--verbose", action="store_true")
    options = parser.parse_args()
    if bool(options.command) == options.alone:
        parser.error("give the engine's command, or --self")
    return options


def main():
    options = read_options()
    directory = options.data or markets_data.default_directory()
    markets_data.use(directory)
    print("data: %s" % directory)
    check_examples()
    if options.alone:
        passed, failed = play_all(options, Rehearsal)
    else:
        command = options.command
        engine = Engine(shlex.split(command[0]) if len(command) == 1 else command)
        try:
            passed, failed = play_all(options, lambda *of_game: Game(engine, *of_game))
        finally:
            engine.close()
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
