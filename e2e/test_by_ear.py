"""Announcements at the table never queue: between two keys of a person there are at most ten seconds of speech."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from e2e.by_ear import MAX_WORDS, Step, at_random, listen, play, queues, timed, words
from e2e.keyboard import SHORT_MATCHES
from rollbook import GAMES

MATCHES: Final = 6
REASON: Final = re.compile(
    r"captures end the match|without a move|No one could move|slip is full|Every number is covered|"
    r"another Tic-Tac-Toe|lowest score wins|last checker has left|Tie-break"
)
"""The reason for the end of a match, in English."""
HEARD: Final = Path(__file__).parent / "heard"
NEW: Final = Path(__file__).parents[1] / "build" / "heard"
MOMENTS: Final = (
    ("lowdown", "lowdown-crossed", 0),
    ("lowdown", "lowdown-peeked", 0),
    ("lowdown", "lowdown-blacked_out", 0),
    ("knaster", "knaster-box_scored", 0),
    ("roll_it", "roll_it-grand", 1),
    ("roll_out", "roll_out-few_left", 0),
)
"""Events of the person that whole matches in heard/ lack, and the seeds of random matches that have them."""


@pytest.fixture(scope="module", params=GAMES)
def heard(request: pytest.FixtureRequest) -> list[list[Step]]:
    """Announce random matches of a person against a robot."""
    return listen([play(request.param, ["Anna", "bot easy"], {}, seed, at_random(seed)) for seed in range(MATCHES)])


def test_announcements_between_two_keys_last_ten_seconds_at_most(heard: list[list[Step]]) -> None:
    for queue in [queue for match in heard for queue in queues(match)]:
        assert words(step.said for step in queue) <= MAX_WORDS, queue


def test_each_changed_score_and_the_winner_are_announced(heard: list[list[Step]]) -> None:
    for match in heard:
        before: tuple[int, ...] = (0, 0)
        for queue in queues(match):
            said = " ".join(step.said for step in queue)
            scores = [step.scores for step in queue if step.scores is not None]
            for name, old, new in zip(("Anna", "Dot"), before, scores[-1] if scores else before, strict=True):
                safe = f"{name}: " in said and "at stake" in said  # in Roll Out, the score counts what is not safe yet
                assert old == new or f"{name}: {new} point" in said or safe, (name, new, queue)
            before = scores[-1] if scores else before
        assert any(end in said for end in ("Anna wins!", "Dot wins!", "share the win")), match[-1]
        assert REASON.search(said), match[-1]


def excerpt(game: str, event: str, seed: int) -> list[str]:
    """The transcript of the first such event of the person, with the two keys before it and the one after it."""
    (match,) = listen([play(game, ["Anna", "bot easy"], {}, seed, at_random(seed))])
    parts = list(queues(match))
    at = next(at for at, queue in enumerate(parts) if event in queue[0].events)
    lines = [f"{game}, seed={seed}: {event}"]
    for queue in parts[max(0, at - 2) : at + 2]:
        lines.append(f"[{' | '.join(step.action for step in queue if step.action)}]")
        lines += timed([step.said for step in queue if step.said])
    return [*lines, ""]


def test_rare_moments_have_the_recorded_announcements() -> None:
    transcript = "\n".join(line for moment in MOMENTS for line in excerpt(*moment))
    golden = HEARD / "moments.txt"
    if not golden.exists() or golden.read_text("utf-8") != transcript:
        NEW.mkdir(parents=True, exist_ok=True)
        (NEW / golden.name).write_text(transcript, "utf-8")
    assert transcript == golden.read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_recorded_matches_are_announced_in_the_same_words(game: str) -> None:
    """As test_heard.py, but in seconds: play the actions of each transcript again."""
    transcript = (HEARD / f"{game}.txt").read_text("utf-8")
    actions = [
        action for line in re.findall(r"^\[(.*)\]$", transcript, re.MULTILINE) for action in line.split(" | ") if action
    ]
    moves = iter([action.partition(" ")[2] for action in actions if not action.startswith("dice")])
    wishes = dict(wish.split("=") for wish in SHORT_MATCHES[game].split("&"))
    options: dict[str, Any] = {
        name.removeprefix("option."): int(value) for name, value in wishes.items() if name.startswith("option.")
    }
    (match,) = listen([play(game, ["Anna", "bot easy"], options, int(wishes["seed"]), lambda _: next(moves))])
    assert [step.action for step in match if step.action] == actions
    lines = [line for queue in queues(match) for line in timed([step.said for step in queue if step.said])]
    assert lines == re.findall(r"^ +[0-9.]+  .*$", transcript, re.MULTILINE)
