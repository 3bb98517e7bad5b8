"""Whoever waits for nothing loses nothing: a short run of e2e/hurry.py, which explains itself."""

from typing import Final

from e2e.conftest import OpenContext
from e2e.hurry import KILLED, MATCHES, Hurry, actions, consistent, reaches_plateau
from e2e.sites import WatchedSite

SEED: Final = 7
STEPS: Final = 80
# Steps on one page, in so many parts, after each of which the memory is measured.
STAYING: Final = 15
PARTS: Final = 4


def test_matches_stay_their_own_whatever_is_done_without_waiting(open_context: OpenContext, site: WatchedSite) -> None:
    watch = open_context()
    watch.expect(KILLED)
    watch.expect("favicon.ico")  # a page that is left before its head has been read names no icon
    hurry = Hurry(watch.context, site.url, SEED, kill_silently=False)
    hurry.begin()
    for _ in range(STEPS):
        hurry.step()
    for _ in range(10 * STEPS):  # a seat cannot change hands before its table is there
        if hurry.missing:
            hurry.step()
    assert hurry.missing == set()
    hurry.stay()
    measured = []
    for _ in range(PARTS):
        for _ in range(STAYING):
            hurry.step()
        measured.append(hurry.memory())
    assert reaches_plateau(measured), f"MB of script and of Python: {measured}"
    hurry.settle()
    assert not hurry.check(), "\n".join(hurry.faults)
    assert sum(map(len, hurry.stored.values())) > len(MATCHES), "something was done"

    first, second = list(hurry.heads)[:2]
    hurry.stored[first][10**6] = hurry.stored[second][1]
    assert any("is not its own" in fault for fault in hurry.check()), "another match's record would be seen"
    assert any(f"revision {10**6} was done" in fault for fault in hurry.faults), "a lost action would be seen"


def test_a_match_that_lost_an_action_or_memory_that_grows_would_be_seen() -> None:
    record = "rollbook 1\ngame: roll_it 1\nseats: A | B\nseed: 7\n\n# hint 0\ndice 2 6\n0 1.9\ndice 1 1\n"
    done = actions(record)
    assert done == ["dice 2 6", "0 1.9", "dice 1 1"]
    assert consistent(done[:1], done)
    assert consistent(done, done[:1])
    assert not consistent(done, ["dice 2 6", "0 1.8"])
    assert reaches_plateau([(3.0, 30.0), (3.4, 36.0), (3.5, 36.0), (3.3, 36.0)])
    assert reaches_plateau([(4.4, 31.5), (4.6, 31.5), (4.6, 31.5), (6.5, 31.5)]), "something was loaded"
    assert not reaches_plateau([(3.0, 30.0), (3.4, 36.0), (4.4, 36.0), (4.9, 36.0)])
    assert not reaches_plateau([(3.0, 30.0), (3.4, 36.0), (3.4, 52.0), (3.4, 52.0)])
