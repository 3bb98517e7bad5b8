"""Plays a match of every registered game, only through the bridge, with everything that can go wrong on the way.

The build plays this inside Pyodide with its own bytecode, to learn which modules and which functions of Pyodide's
WebAssembly the rules really use.
"""

import importlib
import json
import pkgutil
import sys
import traceback
from contextlib import suppress
from typing import Any

from rollbook import bridge
from rollbook.core.set_up import BOT_LEVELS

LONGEST_MATCH = 5000  # actions; longer random matches are abandoned
BOTS_MOVES = 6  # the number of moves in each match that bots choose, the levels taking turns
NOT_ON_THE_PAGE = ("rollbook.adapters.", "rollbook.command.")
ROBOT = """
import abc, array, bisect, collections, contextlib, copy, datetime, enum, fractions, functools, heapq, itertools, json
import math, operator, pprint, random, re, statistics, string, textwrap, time, typing
from dataclasses import dataclass
from rollbook import arena, bots

def choose(state, seat, rng):
    return rng.choice([*state.legal(seat)])
"""


def learn() -> str:
    """Return JSON: the shelf, new matches, the levels, and the refusals' English sentences."""
    games = _ask("games")["ok"]
    answer = {
        "games": games,
        "starts": [start for game in games if 2 in game["seats"] for start in _begin(game)],
        "levels": BOT_LEVELS,
        "english": bridge.english_messages(),
    }
    return json.dumps(answer)


def rehearse() -> None:
    """Play everything. Raises `RuntimeError` if a result is wrong."""
    for game in _ask("games")["ok"]:
        for seats in sorted({min(game["seats"]), max(game["seats"])}):
            _play_to_the_end(game["id"], seats, seed=seats)
    _refuse("new", game="no such game", seats=2, options={}, seed=1)
    _refuse("open", record="no record")
    learn()
    _play_a_series()
    _take_chances()
    _teach_a_class()
    _prepare_a_lesson()
    fail()


def import_all(packages: list[str]) -> None:
    """Import all modules of packages, except those that need modules missing from Pyodide or that no page needs."""
    for package in packages:
        for found in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
            if not found.name.endswith(".__main__") and not f"{found.name}.".startswith(NOT_ON_THE_PAGE):
                with suppress(ImportError):
                    importlib.import_module(found.name)


def _ask(method: str, **arguments: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(bridge.call(json.dumps({"method": method, **arguments})))
    return answer


def _begin(game: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the answers about new matches of two people: with default and beginners' options, and after a roll-off."""
    usual = {name: option["default"] for name, option in game["options"].items()}
    easy = {name: option["beginners"] for name, option in game["options"].items() if option["beginners"] is not None}
    both = [usual] if usual | easy == usual else [usual, usual | easy]
    starts = [_ask("new", game=game["id"], seats=2, options=options, seed=0)["ok"] for options in both]
    first = _ask("new", game=game["id"], seats=2, options=both[-1], seed=0, first=0)["ok"]
    if first["actions"]:  # a roll-off, which seat 0 has won
        starts.append({**first, "first": 0, "entries": _ask("log")["ok"]["entries"]})
    return starts


def _play_to_the_end(game: str, seats: int, seed: int) -> None:
    table = _ask("new", game=game, seats=seats, options={}, seed=seed)["ok"]
    chosen, bots_moves = seed, 0
    hinted = False
    while table["to_act"]:
        if table["actions"] > LONGEST_MATCH:
            raise RuntimeError(f"{game} with {seats} seats does not end.")
        seat = table["to_act"][0]
        if seat == "dice":
            for mover in table["before_throw"][:1]:
                place = next(iter(_ask("chances", seat=mover)["ok"]["places"]))
                _ask("chance_throws", seat=mover, pick=place)
            table = _ask("roll")["ok"]
        else:
            _refuse("play", seat=seat, move="no such move")
            moves = _ask("legal", seat=seat)["ok"]["moves"]
            _ask("choices", seat=seat, picks=[])
            chosen = chosen * 16807 % 2147483647
            move = moves[chosen % len(moves)]
            if not hinted:
                hinted = bool(_finished("hints", seat=seat)["hints"])
            if len(moves) > 1 and bots_moves < BOTS_MOVES:
                move = _finished("think", seat=seat, level=BOT_LEVELS[bots_moves % len(BOT_LEVELS)])["move"]
                bots_moves += 1
                if bots_moves == BOTS_MOVES:
                    _finished("turning_points")
            table = _ask("play", seat=seat, move=move)["ok"]
    if not table["result"] or _ask("open", record=table["record"])["ok"]["record"] != table["record"]:
        raise RuntimeError(f"{game} with {seats} seats: no result, or its record reads differently the second time.")
    _ask("log")
    _ask("statistics", tallies=[_ask("tally", record=table["record"])["ok"]])
    _ask("undo")


def _finished(method: str, **arguments: Any) -> dict[str, Any]:
    """Return the bridge's answer to a request that it works on in slices."""
    while not (answer := _ask(method, **arguments)["ok"])["done"]:
        pass
    found: dict[str, Any] = answer
    return found


def _play_a_series() -> None:
    """Do the work of the lab's referee (`rollbook.lab.referee`), and of its lessons."""
    step = _ask("series", game="roll_out", players=[{"level": "easy"}, {"level": "random"}], matches=2, seed=1)["ok"]
    while not step["summary"]:
        step = _ask("series_continue", answers=[])["ok"]
    _ask("lessons")
    _ask("lesson_questions", lesson="greedy", game="roll_out", seed=1)


def _take_chances() -> None:
    """Run playouts from the start of a match, and measure luck and choice after a few actions."""
    table = _ask("new", game="roll_out", seats=2, options={}, seed=1)["ok"]
    if not _finished("play_on", actions=[""], n=1, seed=1, level="easy")["shares"]:
        raise RuntimeError("Nobody has won a match that was played on.")
    while table["actions"] < 8:
        seat = table["to_act"][0]
        if seat == "dice":
            table = _ask("roll")["ok"]
        else:
            table = _ask("play", seat=seat, move=_ask("legal", seat=seat, most=1)["ok"]["moves"][0])["ok"]
    _ask("chance_charts", game="roll_out")
    if not _finished("luck")["throws"]:
        raise RuntimeError("No throw of a match was lucky or not.")


def _teach_a_class() -> None:
    """Set up a match by class code, and read the result of a tablet that has played it."""
    code = _ask("class_code", game="knaster", seats=1, options={}, more={"work": "self"})["ok"]["code"]
    _ask("class_set_up", code=code)
    _ask("open", record=_ask("class_match", code=code, names=["Ada"])["ok"]["record"])
    while to_act := _ask("table")["ok"]["to_act"]:
        if to_act[0] == "dice":
            _ask("roll")
        else:
            _ask("play", seat=to_act[0], move=_ask("legal", seat=to_act[0], most=1)["ok"]["moves"][0])
    text = _ask("class_result", record=_ask("record")["ok"])["ok"]
    result = _ask("read_class_result", text=text, code=code)["ok"]
    if not _ask("class_spread", results=[result])["ok"]["scores"]:
        raise RuntimeError("The result of a class match was not counted.")
    _ask("class_missed", results=[result])
    _ask("class_weeks", lessons=[{"names": ["Ada 1"], "results": [result]}])
    _ask("names_in", text='Name,Group\n"Lee, Ada",B\n2. Ben <ben@school.test>,A')
    names = _ask("names_in", text="Ada, Ben, Ada")["ok"]["names"]
    groups = {"B": _ask("group_code", code=code, options={}, hints=False)["ok"]}
    packed = _ask("write_roster", code=code, names=names, groups=groups)["ok"]
    if _ask("read_roster", text=packed)["ok"]["names"] != names:
        raise RuntimeError("The list of a class was not read as it was written.")
    _ask("pin_hash", pin="2580", salt="AAECAwQFBgc")
    _ask("class_groups", code=code, groups=groups)
    _ask("group_codes", code=code, like=code, groups=groups)
    _ask("attendance", names=names, played=[["Ada 1"]])
    _ask("class_throws", results=[result], tablets=30, seed=1)
    _ask("compare_class_results", one=text, other=text)


def _prepare_a_lesson() -> None:
    """Call all methods of the teacher's desk."""
    for offer in _ask("teachers_desk")["ok"]:
        game = offer["game"]
        for kind in offer["kinds"]:
            if not _ask("tasks", game=game, kind=kind, count=1, seed=1)["ok"]:
                raise RuntimeError(f"There is no task {kind} of {game}.")
        puzzle = {"game": game, "kind": offer["kinds"][0], "number": 1} if offer["kinds"] else None
        if puzzle and _ask("puzzles", **puzzle)["ok"]:
            _ask("check_puzzle", **puzzle, at=0, answer=[0])
            _ask("puzzle_hint", **puzzle, at=0, step=2)
        if offer["dice"]:
            _ask("projected", game=game, seed=1, throws=3)
    _ask("blank", game="roll_out", options={})
    _ask("projector_begin", game="roll_out", seats=["Class", "Teacher"], seed=1)


def _refuse(method: str, **arguments: Any) -> None:
    if "refusal" not in _ask(method, **arguments):
        raise RuntimeError(f"{method} should have been refused: {arguments}")


def rehearse_robot() -> None:
    """Do the work of a robot's own worker: a move by code that imports robots' usual modules, and failures."""
    from rollbook.lab.robot import Worker

    kept = dict(sys.modules)
    worker = Worker(print)
    for code in ("def choose(", "1 / 0", ROBOT):
        worker.call(json.dumps({"method": "load", "source": code}))
    set_up = {"game": "roll_it", "seats": 2, "options": {}}
    question = {"match": "", "set_up": set_up, "known": 0, "actions": ["dice 2 6"], "seat": 0, "seed": "1"}
    answer = worker.call(json.dumps({"method": "choose", **question}))
    sys.modules.update(kept)  # a robot's worker keeps Pyodide's own modules out
    if "ok" not in json.loads(answer):
        raise RuntimeError(f"A robot could not choose: {answer}")


def fail() -> None:
    """Trigger a bug in the rules, for its traceback as text."""
    try:
        bridge.call("{}}")
    except ValueError:
        traceback.format_exc()
