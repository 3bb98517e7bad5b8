"""A match of every game on the shelf, through the bridge alone, with everything that can go wrong on the way.

The build plays this inside Pyodide twice: with the whole standard library, to learn which of its modules the rules
really use, and then with the zip it made of them, to prove that nothing is missing.
"""

import json
import traceback
from typing import Any

from rollbook import bridge

LONGEST_MATCH = 5000  # actions; a random match that is longer does not end
BOTS_MOVES = 6  # so many moves of each match are chosen by bots, of each level in turn
LEVELS = ("easy", "medium", "hard")


def rehearse() -> str:
    """Play everything. Answers JSON: how much was played, the shelf, and the English sentences of the refusals."""
    matches = actions = 0
    games = _ask("games")["ok"]
    for game in games:
        for seats in sorted({min(game["seats"]), max(game["seats"])}):
            actions += _play_to_the_end(game["id"], seats, seed=seats)
            matches += 1
    _refuse("new", game="no such game", seats=2, options={}, seed=1)
    _refuse("open", record="no record")
    _fail()
    answer = {"matches": matches, "actions": actions, "games": games, "english": bridge.english_messages()}
    return json.dumps(answer)


def _ask(method: str, **arguments: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(bridge.call(json.dumps({"method": method, **arguments})))
    return answer


def _play_to_the_end(game: str, seats: int, seed: int) -> int:
    table = _ask("new", game=game, seats=seats, options={}, seed=seed)["ok"]
    chosen, bots_moves = seed, 0
    hinted = False
    while table["to_act"]:
        if table["actions"] > LONGEST_MATCH:
            raise RuntimeError(f"{game} with {seats} seats does not end.")
        seat = table["to_act"][0]
        if seat == "dice":
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
                move = _finished("think", seat=seat, level=LEVELS[bots_moves % len(LEVELS)])["move"]
                bots_moves += 1
                if bots_moves == BOTS_MOVES:
                    _finished("turning_points")
            table = _ask("play", seat=seat, move=move)["ok"]
    actions: int = table["actions"]
    if not table["result"] or _ask("open", record=table["record"])["ok"]["record"] != table["record"]:
        raise RuntimeError(f"{game} with {seats} seats: no result, or its record reads differently the second time.")
    _ask("log")
    _ask("statistics", tallies=[_ask("tally", record=table["record"])["ok"]])
    _ask("undo")
    return actions


def _finished(method: str, **arguments: Any) -> dict[str, Any]:
    """What the bridge answers to a question that it thinks about in slices."""
    while not (answer := _ask(method, **arguments)["ok"])["done"]:
        pass
    found: dict[str, Any] = answer
    return found


def _refuse(method: str, **arguments: Any) -> None:
    if "refusal" not in _ask(method, **arguments):
        raise RuntimeError(f"{method} should have been refused: {arguments}")


def _fail() -> None:
    """What a defect in the rules would set off: a traceback as text."""
    try:
        bridge.call("{}}")
    except ValueError:
        traceback.format_exc()
