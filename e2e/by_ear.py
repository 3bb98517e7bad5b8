"""Announces matches as the page does, computed by its own modules in Node, without a browser.

A step is an action, or a pick of a person. `key`: whether a person has caused it by a key; otherwise a robot, or the
page, which passes when nothing else is possible.
"""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from rollbook import GAMES
from rollbook.core.game import DICE
from tests.calls import ok

LISTENER: Final = Path(__file__).with_name("by_ear.mjs")
WORDS_A_SECOND: Final = 3
"""180 words a minute."""
MAX_WORDS: Final = 30
"""The maximum number of words between two keys: ten seconds."""
Decide = Callable[[list[str]], str]


class Step(NamedTuple):
    """A step of a match, and its announcement."""

    key: bool
    action: str | None
    scores: tuple[int, ...] | None
    """The scores after an action."""
    events: tuple[str, ...]
    """The events of a person's action or roll."""
    said: str


def play(game: str, seats: Sequence[str], options: dict[str, Any], seed: int, decide: Decide) -> list[dict[str, Any]]:
    """Play a whole match, and return its steps for the listener."""
    table = ok("new", game=game, seats=seats, options=options, seed=seed)
    steps = [{"key": True, "action": None, "table": table}]
    while table["to_act"]:
        actor = table["to_act"][0]
        person = table["seats"][table["turn"] if actor == DICE else actor]["bot"] is None
        if actor == DICE:
            table = ok("roll")
            steps.append({"key": person, "action": f"dice {' '.join(table['last_roll'])}", "table": table})
            continue
        forced = table["choices"][str(actor)]["forced"]
        move = decide(ok("legal", seat=actor, most=100_000)["moves"])
        if person and forced is None:
            steps += picked(game, actor, move)
        table = ok("play", seat=actor, move=move)
        steps.append({"key": person and forced is None, "action": f"{actor} {move}", "table": table})
    return steps


def picked(game: str, seat: int, move: str) -> Iterator[dict[str, Any]]:
    """Pick the parts of a move one after the other."""
    notation = GAMES[game].notation
    picks: list[str] = []
    for pick in notation.picks(notation.parse(move)):
        if pick in ok("choices", seat=seat, picks=picks)["picks"]:
            continue
        choices = ok("choices", seat=seat, picks=[*picks, pick])
        picks.append(pick)
        if not choices["at_once"]:
            yield {"key": True, "action": None, "picks": choices["picks"], "choices": choices}


def listen(matches: Sequence[list[dict[str, Any]]], language: str = "en") -> list[list[Step]]:
    """Announce whole matches."""
    command = [shutil.which("node") or "node", str(LISTENER), language]
    lines = "".join(json.dumps(match) + "\n" for match in matches)
    done = subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", check=True)
    assert not done.stderr, done.stderr
    return [
        [
            Step(step["key"], step["action"], step.get("table", {}).get("scores"), events_of(step), said)
            for step, said in zip(match, json.loads(line), strict=True)
        ]
        for match, line in zip(matches, done.stdout.splitlines(), strict=True)
    ]


def events_of(step: dict[str, Any]) -> tuple[str, ...]:
    """The events of a step that a person caused."""
    latest = step["table"]["latest"] if step["key"] and "table" in step else None
    return tuple(event["id"] for event in latest["events"]) if latest else ()


def at_random(seed: int) -> Decide:
    """Decide at random, but circle whatever can be circled."""
    rng = Random(seed)
    return lambda moves: rng.choice([move for move in moves if move.startswith(("circle", "bonus"))] or moves)


def queues(match: Sequence[Step]) -> Iterator[list[Step]]:
    """The steps from each key of a person to the next one."""
    keys = [at for at, step in enumerate(match) if step.key]
    for at, until in zip(keys, [*keys[1:], len(match)], strict=True):
        yield list(match[at:until])


def timed(said: Sequence[str]) -> list[str]:
    """The announcements after a key, each with the seconds for which it waits for the words before it."""
    return [f"{words(said[:at]) / WORDS_A_SECOND:>6.1f}  {one}" for at, one in enumerate(said)]


def words(said: Iterable[str]) -> int:
    """The number of words."""
    return sum(len(one.split()) for one in said)
