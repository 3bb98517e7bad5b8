"""A page with a planted race, and without: what `dev.py test steady` is tried on (trial.py). No other run collects it.

The page says that it is idle once it has drawn; with ROLLBOOK_RACE=yes it says so a moment before, as with a dropped
`await`. A test that reads at once mostly comes too late to see that.
"""

import os
from typing import Final

from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.pages import Screen

PAGE: Final = """<!doctype html><html lang="en" data-busy="false"><title>Count</title>
<button>Count</button><output>0</output><script>
const [button, output] = ["button", "output"].map((name) => document.querySelector(name));
const busy = (is) => { document.documentElement.dataset.busy = is; };
const channel = new MessageChannel();
const task = () => new Promise((done) => { channel.port1.onmessage = done; channel.port2.postMessage(0); });
const drawn = async () => {
  for (let part = 0; part < 12; part += 1) { // in parts, so that others have their turn
    for (let one = 0, sum = 0; one < 20_000; one += 1) sum += Math.sqrt(one);
    await task();
  }
  output.textContent = Number(output.textContent) + 1;
};
button.addEventListener("click", async () => {
  busy(true);
  await new Promise((done) => setTimeout(done, 20));
  RACE
});
</script>"""
RIGHT: Final = "await drawn(); busy(false);"
WRONG: Final = "drawn(); busy(false);"


def test_what_an_idle_page_shows_is_what_was_done(open_context: OpenContext) -> None:
    page = open_context().context.new_page()
    page.set_content(PAGE.replace("RACE", WRONG if os.environ.get("ROLLBOOK_RACE") else RIGHT))
    for count in range(1, 4):
        page.locator("button").tap()
        Screen(page).wait_idle()
        assert page.locator("output").inner_text() == str(count)
    expect(page.locator("output")).to_have_text("3")
