"""After a tap that has no effect, the engine's reason appears next to it, in all games and at any time."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import Table
from e2e.play import play_on
from e2e.sites import WatchedSite
from rollbook import GAMES, IllegalMove, Match
from tests.repeats import slow_but

# Taps each place on the board once, and undoes the effect. Returns the places without a reason, and those whose reason
# appears elsewhere.
TAP_ALL: Final = """async () => {
  const idle = async () => {
    const patience = performance.now() + 30_000;
    do await new Promise((resolve) => setTimeout(resolve, 0));
    while (document.documentElement.dataset.busy !== "false" && performance.now() < patience);
  };
  const actions = () => document.querySelectorAll(".log-entry").length;
  const things = ".table-board :is([data-pick], [data-why])";
  const texts = [...document.querySelectorAll(things)].map((one) => one.dataset.pick ?? one.dataset.why);
  const silent = [];
  for (const text of new Set(texts)) {
    const before = actions();
    const one = document.querySelector(`.table-board :is([data-pick="${text}"], [data-why="${text}"])`);
    if (!one) { silent.push(`${text} has gone`); continue; }
    one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await idle();
    const why = document.querySelector(".refusal");
    const cancel = document.querySelector(".controls [data-act=cancel]");
    if (why && why.textContent.trim().length > 8) {
      const [box, own] = [why.getBoundingClientRect(), one.getBoundingClientRect()];
      const far = Math.max(box.left - own.right, own.left - box.right, box.top - own.bottom, own.top - box.bottom);
      if (far > 20) silent.push(`${text} is refused ${far} pixels away`);
    } else if (actions() !== before) await rollbook.undo();
    else if (!cancel) silent.push(text);
    if (!cancel) continue;
    cancel.click();
    await idle();
  }
  return silent;
}"""


@pytest.mark.parametrize("game", slow_but(GAMES, "lowdown"))
def test_no_tap_on_a_board_is_silent(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, f"game={game}&seats=2&seed=7&auto=off").hurry()
    match = Match(game, seats=2, seed=7)
    play_on(table, match, lambda: match.to_act == ("dice",))
    found = {"dice due": tablet_page.evaluate(TAP_ALL)}
    expect(table.refusal).to_contain_text(str(IllegalMove("dice_first")))
    play_on(table, match, lambda: len(match.actions) >= 9 and match.to_act != ("dice",))
    found["in the middle"] = tablet_page.evaluate(TAP_ALL)
    assert not any(found.values()), found


@pytest.mark.slow
def test_tap_after_the_end_explains_that_the_match_is_over(tablet_page: Page, site: WatchedSite) -> None:
    match = Match("roll_out", seats=2, seed=7)
    while match.to_act:
        (actor, *_) = match.to_act
        if actor == "dice":
            match.roll()
        else:
            match.play(int(actor), next(iter(match.legal(int(actor)))))
    table = Table(tablet_page).open_record(site.url, str(match)).hurry()
    table.control("board").tap()
    table.wait_idle()
    assert tablet_page.evaluate(TAP_ALL) == []
    expect(table.refusal).to_contain_text("over")


def test_slip_explains_a_disabled_control(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=7&auto=off")
    for faces in ("6 6 6", "1 1 1", "3 6 6"):
        table.roll(faces)
    table.wait_idle()
    expect(table.roll_button).to_have_count(0)
    table.pick("3").tap()
    table.confirm_button.tap(force=True)
    expect(table.refusal).to_contain_text("You have 3. You need 12 more.")
    expect(tablet_page.locator('[data-turn] > [data-part="prompt"]')).to_have_attribute("data-refused", "confirm")
    expect(tablet_page.locator(".refusal")).to_have_count(0)
    assert table.actions()[-1] == "dice 3 6 6"
