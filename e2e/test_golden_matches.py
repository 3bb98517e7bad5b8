"""The golden matches, replayed in the shipped bundle itself: what the page ships plays by the rules."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page

from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite
from rollbook import Match
from rollbook.record import Record
from tests.golden_match import golden_files

# Plays a list of [actor, text, refused] one after the other and answers where it went wrong. Nothing is painted
# meanwhile, as nobody looks.
REPLAY = """async (steps) => {
  document.querySelector("#page").style.display = "none";
  for (const [actor, text, refused] of steps) {
    try {
      await (actor === "dice" ? rollbook.roll(text) : rollbook.play(actor, text));
      if (refused !== null) return `${actor} ${text} was not refused`;
    } catch (error) {
      if (refused === null || !error.message.includes(refused)) return `${actor} ${text}: ${error.message}`;
    }
  }
  document.querySelector("#page").style.display = "";
  return "";
}"""


def steps(record: Record) -> list[tuple[int | str, str, str | None]]:
    """The actions, and the moves that have to be refused with the sentence for it."""
    found: list[tuple[int | str, str, str | None]] = []
    for entry in record.entries:
        if entry.actor is not None:
            found.append((entry.actor, entry.text, None))
        elif entry.text.startswith("expect refused "):
            action, _, sentence = entry.text.removeprefix("expect refused ").partition(": ")
            seat, _, move = action.partition(" ")
            found.append((int(seat), move, sentence))
    return found


def without_remarks(record: Record) -> str:
    return "\n".join(line for line in str(record).splitlines() if not line.startswith("#")) + "\n"


def address(record: Record) -> str:
    values: dict[str, Any] = {"game": record.game, "seats": len(record.seats), "seed": record.seed, "auto": "off"}
    values |= {f"option.{name}": value for name, value in record.options.items()}
    values |= {f"seat.{seat}": name for seat, name in enumerate(record.seats)}
    return urlencode(values)


@pytest.mark.parametrize("game", sorted({path.parent.name for path in golden_files()}))
def test_golden_matches_in_the_shipped_bundle(game: str, page: Page, site: WatchedSite) -> None:
    if game not in Shelf(page).open(site.url).games():
        pytest.skip(f"{game} has no board on the page")
    for path in golden_files():
        if path.parent.name == game:
            replay(page, site.url, path)


def replay(page: Page, url: str, path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.parse(text)
    table = Table(page).open(url, address(record)).hurry()
    assert page.evaluate(REPLAY, steps(record)) == "", path
    assert table.record() == without_remarks(record), path
    assert table.ask("view") == json.loads(json.dumps(Match.parse(text).view())), path
