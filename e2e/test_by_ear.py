"""Announcements at the table never queue: between two keys of a person there are at most ten seconds of speech."""

import pytest

from e2e.by_ear import MAX_WORDS, Step, at_random, listen, play, queues, words
from rollbook import GAMES

MATCHES = 6


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
