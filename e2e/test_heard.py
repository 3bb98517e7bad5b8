"""Whole matches against a robot played only by keyboard, with everything that a screen reader announces in them.

Tab, the arrows, Enter and the space bar do everything; letters, digits and `window.rollbook` do nothing. heard/ has the
transcript of each game: after each act, the lines of the record since the last one, and the announcements. Before each
are the seconds, at 180 words a minute, for which it waits: the words since the last key are spoken first. A changed
transcript is written to build/heard/. Read it; if a child could play by it, copy it to heard/.
"""

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from e2e.by_ear import MAX_WORDS, WORDS_A_SECOND, timed, words
from e2e.keyboard import HEARD, KEY, LISTEN_AT_TABLE, SHORT_MATCHES, act_without_letters, focus, tab_to
from e2e.pages import ResultScreen, Shelf, Table
from e2e.sites import WatchedSite
from rollbook import GAMES, Match

GOLDEN: Final = Path(__file__).parent / "heard"
NEW: Final = Path(__file__).parents[1] / "build" / "heard"
TO_THE_ROBOT: Final = re.compile(r"\bDot: (?!-?\d+ point|grid \d|wild \d)")


class Heard(NamedTuple):
    """The record's new lines after one act, and the announcements after each key."""

    lines: list[str]
    queues: list[list[str]]

    @property
    def said(self) -> list[str]:
        """The announcements."""
        return [one for queue in self.queues for one in queue]


def by_keys(said: list[str]) -> list[list[str]]:
    """Divide what was recorded at the keys."""
    queues: list[list[str]] = [[]]
    for one in said:
        if one == KEY:
            queues.append([])
        else:
            queues[-1].append(one)
    return queues


def figures(heard: list[Heard]) -> list[str]:
    """Count announcements, words and seconds."""
    said = [one for each in heard for one in each.said]
    rolls = sum(each.lines[0].startswith("dice") for each in heard if each.lines)
    longest = max((queue for each in heard for queue in each.queues), key=words)
    return [
        f"Announcements: {len(said)}. Words: {words(said)}; {words(said) / rolls:.0f} for each roll of Anna.",
        f"Longest queue after a key: {words(longest)} words, {words(longest) / WORDS_A_SECOND:.1f} seconds.",
    ]


def written(game: str, heard: list[Heard]) -> str:
    """The transcript: record lines in brackets, announcements indented."""
    parts = [f"{GAMES[game].id}: Anna and the easy robot, {SHORT_MATCHES[game].replace('&', ', ')}", *figures(heard)]
    for lines, queues in heard:
        parts += ["", f"[{' | '.join(lines)}]"]
        parts += [line for queue in queues for line in timed(queue)]
    return "\n".join(parts) + "\n"


def play(table: Table) -> list[Heard]:
    """Play a whole match by keys; the focus is never lost."""
    heard = [Heard([], by_keys(table.when_idle(HEARD)))]
    known = 0
    for _ in range(1_000):
        match = Match.parse(table.record())
        if match.result is not None:
            return heard
        act_without_letters(table, match)
        assert focus(table) != "body", table.actions()[-3:]
        lines = table.actions()
        heard.append(Heard(lines[known:], by_keys(table.when_idle(HEARD))))
        known = len(lines)
    raise AssertionError(f"The match does not end: {table.record()}")


def test_a_match_of_each_game_is_heard() -> None:
    assert set(SHORT_MATCHES) == set(GAMES)
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {*GAMES, "moments"}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whole_match_by_keyboard_has_the_recorded_announcements(
    game: str, tablet_page: Page, site: WatchedSite
) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    shelf.wait_ready()
    tablet_page.evaluate(LISTEN_AT_TABLE)
    query = f"game={game}&seats=2&{SHORT_MATCHES[game]}&seat.0=Anna&seat.1=bot+easy"
    tablet_page.evaluate("(address) => void (location.hash = address)", f"#/play?{query}")
    table = Table(tablet_page).wait_open()
    table.hurry().wait_idle()
    heard = play(table)
    ResultScreen(tablet_page).wait()
    assert focus(table) == '[data-part="winners"]'
    said = [one for each in heard for one in each.said]
    tablet_page.evaluate("listening.disconnect()")

    assert max(words(queue) for each in heard for queue in each.queues) <= MAX_WORDS
    assert [one for one in said if TO_THE_ROBOT.search(one)] == [], "a robot is told nothing"
    assert re.search(r"wins!|share the win", said[-1])
    transcript = written(game, heard)
    golden = GOLDEN / f"{game}.txt"
    if not golden.exists() or golden.read_text("utf-8") != transcript:
        NEW.mkdir(parents=True, exist_ok=True)
        (NEW / golden.name).write_text(transcript, "utf-8")
    assert transcript == golden.read_text("utf-8")
    tab_to(tablet_page, '[data-act="board"]')
    tablet_page.keyboard.press("Enter")
    expect(table.board).to_be_visible()
