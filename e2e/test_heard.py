"""Whole matches against a robot played only by keyboard, with everything that a screen reader announces in them.

Tab, the arrows, Enter and the space bar do everything; letters, digits and `window.rollbook` do nothing. heard/ has the
transcript of each game: after each act, the lines of the record since the last one, and the announcements. A changed
transcript is written to build/heard/. Read it; if a child could play by it, copy it to heard/.
"""

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from e2e.keyboard import HEARD, LISTEN_AT_TABLE, SHORT_MATCHES, act_without_letters, focus, tab_to
from e2e.pages import ResultScreen, Shelf, Table
from e2e.sites import WatchedSite
from rollbook import GAMES, Match

GOLDEN: Final = Path(__file__).parent / "heard"
NEW: Final = Path(__file__).parents[1] / "build" / "heard"
MAX_WORDS: Final = 30
"""Words in an announcement: ten seconds at 180 words a minute."""
TO_THE_ROBOT: Final = re.compile(r"\bDot: (?!-?\d+ point)")


class Heard(NamedTuple):
    """The record's new lines after one act, and the announcements."""

    lines: list[str]
    said: list[str]

    @property
    def of_robot(self) -> list[str]:
        """The announcements of the robot's turn."""
        return [one for one in self.said if one.startswith("Dot ")]


def words(said: list[str]) -> int:
    return sum(len(one.split()) for one in said)


def figures(heard: list[Heard]) -> list[str]:
    """Count words and announcements.

    An announcement concerns the child unless it is only about the robot: the last one before the child can act ends
    in the child's next step.
    """
    said = [one for each in heard for one in each.said]
    concern = len(said) - sum(one in each.of_robot for each in heard for one in each.said[:-1])
    turns = [words(each.of_robot) for each in heard if each.of_robot]
    waits = [words(each.said) for each in heard]
    return [
        f"Announcements: {len(said)}; {concern} of them concern Anna.",
        f"Words in a robot's turn, with the next step: {sum(turns) / len(turns):.0f} on average, {max(turns)} at most.",
        f"Words during a move and the robot's turn after it: {max(waits)} at most, {max(waits) / 3:.0f} seconds.",
    ]


def written(game: str, heard: list[Heard]) -> str:
    """The transcript: record lines in brackets, announcements indented."""
    parts = [f"{GAMES[game].id}: Anna and the easy robot, {SHORT_MATCHES[game].replace('&', ', ')}", *figures(heard)]
    for lines, said in heard:
        parts += ["", f"[{' | '.join(lines)}]", *(f"    {one}" for one in said)]
    return "\n".join(parts) + "\n"


def play(table: Table) -> list[Heard]:
    """Play a whole match by keys; the focus is never lost."""
    heard = [Heard([], table.when_idle(HEARD))]
    known = 0
    for _ in range(1_000):
        match = Match.parse(table.record())
        if match.result is not None:
            return heard
        act_without_letters(table, match)
        assert focus(table) != "body", table.actions()[-3:]
        lines = table.actions()
        heard.append(Heard(lines[known:], table.when_idle(HEARD)))
        known = len(lines)
    raise AssertionError(f"The match does not end: {table.record()}")


def test_a_match_of_each_game_is_heard() -> None:
    assert set(SHORT_MATCHES) == set(GAMES)
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(GAMES)


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

    assert max(words([one]) for one in said) <= MAX_WORDS
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
