"""The golden matches, asked of the shipped bundle's own bridge: what the page ships plays by the rules."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import Shelf
from e2e.sites import WatchedSite
from rollbook import Match, bridge
from rollbook.record import Record
from tests.golden_match import golden_files

# Asks the worker that holds the page's Python what the page asks it (web/src/python/worker.js), nothing drawn or saved.
ASK: Final = """async (requests) => {
  const send = Worker.prototype.postMessage;
  const worker = await new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("Nobody asks Python.")), 10000);
    Worker.prototype.postMessage = function (...message) {
      resolve(this);
      return send.apply(this, message);
    };
    location.hash = "#/statistics"; // which asks Python for them
  });
  Worker.prototype.postMessage = send;
  const ask = (request, number) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No answer to ${request}`)), 10000);
    const id = `golden-${number}`;
    const hear = ({ data }) => {
      if (data?.id !== id) return;
      worker.removeEventListener("message", hear);
      resolve(data.value);
    };
    worker.addEventListener("message", hear);
    worker.postMessage({ id, type: "APPLY", path: ["call"], argumentList: [{ type: "RAW", value: request }] });
  });
  const answers = [];
  for (const request of requests) answers.push(await ask(request, answers.length));
  return answers;
}"""


def steps(record: Record) -> list[tuple[dict[str, Any], str | None]]:
    """What to ask of a golden match, with the sentence that has to refuse it, if one has to: the moves that are to be
    refused where they stand, then the whole match and what each of its actions did.
    """
    found: list[tuple[dict[str, Any], str | None]] = []
    match = Match(record.game, record.seats, record.options, record.seed)
    laid = ""
    for entry in record.entries:
        if entry.actor == "dice":
            match.roll(entry.text)
        elif entry.actor is not None:
            match.play(entry.actor, entry.text)
        elif entry.text.startswith("expect refused "):
            if laid != str(match):
                laid = str(match)
                found.append(({"method": "open", "record": laid}, None))
            action, _, sentence = entry.text.removeprefix("expect refused ").partition(": ")
            seat, _, move = action.partition(" ")
            found.append(({"method": "play", "seat": int(seat), "move": move}, sentence))
    return [*found, ({"method": "open", "record": str(record)}, None), ({"method": "log"}, None)]


@pytest.mark.parametrize("game", sorted({path.parent.name for path in golden_files()}))
def test_golden_matches_in_the_shipped_bundle(game: str, page: Page, site: WatchedSite) -> None:
    expect(Shelf(page).open(site.url).games.and_(page.locator(f'[data-game="{game}"]'))).to_have_count(1)
    asked = [
        (path, request, refused)
        for path in golden_files()
        if path.parent.name == game
        for request, refused in steps(Record.parse(path.read_text("utf-8")))
    ]
    requests = [json.dumps(request) for _, request, _ in asked]
    for (path, request, refused), sent, answer in zip(asked, requests, page.evaluate(ASK, requests), strict=True):
        answered = json.loads(answer)
        assert ("ok" in answered) == (refused is None), (path, request, answered)
        assert refused is None or refused in answered["refusal"]["sentence"], (path, request)
        # Table, board, score lines, result and events, as CPython has them, where all expectations are checked.
        assert answered == json.loads(bridge.call(sent)), (path, request)
