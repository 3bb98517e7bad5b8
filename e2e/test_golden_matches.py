"""The golden matches, asked of the shipped bundle's own bridge: what the page ships answers as CPython does."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import Shelf
from e2e.sites import WatchedSite
from rollbook.core.record import Record
from tests.golden_match import golden_files
from tests.transcript import golden

# Asks the worker that holds the page's Python what the page asks it (web/src/python/worker.js), nothing drawn or saved.
# Answers, of each part of a transcript, the first request that is answered otherwise than it says. What is not done is
# asked again until it is.
ASK: Final = """async (parts) => {
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
  let calls = 0;
  const call = (method, ...values) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No answer to ${method} ${values}`)), 60000);
    const id = `golden-${(calls += 1)}`;
    const hear = ({ data }) => {
      if (data?.id !== id) return;
      worker.removeEventListener("message", hear);
      resolve(data.value);
    };
    worker.addEventListener("message", hear);
    const argumentList = values.map((value) => ({ type: "RAW", value }));
    worker.postMessage({ id, type: "APPLY", path: [method], argumentList });
  });
  const ask = async (request) => {
    const answer = await call("call", request);
    if (answer !== null) return answer;
    if (!(await call("learn"))) throw new Error("What bots have learnt cannot be had.");
    return call("call", request);
  };
  const digest = async (text) => {
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return [...new Uint8Array(bytes, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  const differences = [];
  let asked = 0;
  for (const [name, part] of Object.entries(parts)) {
    for (const [request, expected] of part) {
      asked += 1;
      let answer;
      do answer = await ask(request); while (JSON.parse(answer).ok?.done === false);
      if ((await digest(answer)) === expected) continue;
      differences.push([name, request, answer.slice(0, 500)]);
      break;
    }
  }
  return [asked, differences];
}"""


@pytest.mark.slow(usual=("roll_it", "roll_out"))
@pytest.mark.parametrize("game", sorted({path.parent.name for path in golden_files()}))
def test_golden_matches_in_the_shipped_bundle(game: str, tablet_page: Page, site: WatchedSite) -> None:
    expect(Shelf(tablet_page).open(site.url).games.and_(tablet_page.locator(f'[data-game="{game}"]'))).to_have_count(1)
    parts = {
        path.name: golden(Record.parse(path.read_text("utf-8"))) for path in golden_files() if path.parent.name == game
    }
    asked, differences = tablet_page.evaluate(ASK, parts)
    assert differences == []
    assert asked == sum(map(len, parts.values())) > 10 * len(parts)
