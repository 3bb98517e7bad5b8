"""Where the browser forces its few colours, what is chosen, allowed, focused or switched off is still told apart."""

from typing import Final

import pytest
from playwright.sync_api import Page

from e2e.pages import Table
from e2e.screens import ADDRESSES, open_screen
from e2e.sites import WatchedSite
from rollbook import GAMES, Match

LOOKS: Final = """() => {
  // What stays of a style where colours are forced: shadows and pictures of the background go.
  const KEPT = ["backgroundColor", "borderTopColor", "borderTopStyle", "borderTopWidth", "color", "content", "display",
    "fill", "fontWeight", "opacity", "outlineColor", "outlineStyle", "outlineWidth", "stroke", "strokeDasharray",
    "strokeWidth", "textDecorationLine", "transform", "visibility"];
  const style = (element, part) => KEPT.map((name) => getComputedStyle(element, part)[name]).join();
  const ofOne = (element) => [null, "::before", "::after"].map((part) => style(element, part)).join("|");
  const looks = (element) => [element, ...element.querySelectorAll("*")].map(ofOne).join(";");
  const named = (element) => element.dataset.act ?? element.dataset.pick ?? element.outerHTML.slice(0, 120);
  const visible = (one) => one.checkVisibility({ visibilityProperty: true });
  const seen = (css) => [...document.querySelectorAll(css)].filter(visible);
  // What changes the state of an element, and puts it back.
  const alike = (element, change, back, around = element) => {
    const before = looks(around);
    change(element);
    const after = looks(around);
    back(element);
    return before === after;
  };
  const wrong = [];
  const note = (state, element) => wrong.push(`${state}: ${named(element)}`);
  for (const one of seen("a[href], button, input, select, textarea, summary, [tabindex='0']")) {
    const around = one.matches("input") ? one.closest("label") ?? one : one;
    const focus = () => one.focus({ focusVisible: true, preventScroll: true });
    document.activeElement?.blur?.();
    if (alike(one, focus, () => one.blur(), around)) note("focused", one);
  }
  for (const state of ["aria-pressed", "aria-selected", "aria-current", "aria-disabled"])
    for (const one of seen(`[${state}]`)) {
      const now = one.getAttribute(state);
      const other = now === "false" ? "true" : "false";
      if (alike(one, () => one.setAttribute(state, other), () => one.setAttribute(state, now))) note(state, one);
    }
  // The browser draws the mark of a box that it shows itself.
  for (const one of document.querySelectorAll("input:is([type=radio], [type=checkbox])")) {
    const label = one.closest("label");
    const { opacity, appearance, inlineSize } = getComputedStyle(one);
    if (!label?.checkVisibility() || (appearance !== "none" && opacity !== "0" && parseFloat(inlineSize) > 4)) continue;
    const now = one.checked;
    const group = [...document.querySelectorAll("input")].filter((other) => other.checked && other.name === one.name);
    const back = () => { one.checked = now; for (const other of group) other.checked = true; };
    if (alike(one, () => (one.checked = !now), back, label)) note("checked", one);
  }
  return [...new Set(wrong)];
}"""
"""The elements of a screen of which no colour, line or sign says in which state they are."""


@pytest.mark.slow
def test_forced_colours_tell_the_states_of_every_control_apart(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.emulate_media(forced_colors="active")
    wrong = {}
    for screen in ADDRESSES:
        open_screen(tablet_page, site.url, screen)
        if found := tablet_page.evaluate(LOOKS):
            wrong[screen] = found
    assert wrong == {}


def rolled(game: str) -> tuple[str, Match]:
    """Return a match before the roll after which somebody chooses for the first time, and after it."""
    match = Match(game, 2, {}, 7)
    while True:
        before = str(match)
        match.roll()
        if match.to_act != ("dice",):
            return before, match


@pytest.mark.slow(usual=("knockout", "lowdown"))
@pytest.mark.parametrize("game", GAMES)
def test_forced_colours_tell_what_is_allowed_and_what_is_chosen(
    game: str, tablet_page: Page, site: WatchedSite
) -> None:
    """The place of a first pick looks different once it is allowed, and again once it is picked."""
    tablet_page.emulate_media(forced_colors="active")
    before, match = rolled(game)
    notation = match.game.notation
    moves = [notation.picks(notation.parse(text)) for text in match.legal(int(match.to_act[0]))]
    firsts = sorted({picks[0] for picks in moves})[:3]

    def pictures(table: Table) -> list[bytes]:
        boxes = [table.place(first).bounding_box() for first in firsts]
        return [tablet_page.screenshot(clip=box, animations="disabled") for box in boxes if box]

    idle = pictures(Table(tablet_page).open_record(site.url, before))
    table = Table(tablet_page).open_record(site.url, str(match))
    allowed = pictures(table)
    assert len(idle) == len(allowed) == len(firsts)
    assert [first for first, one, other in zip(firsts, idle, allowed, strict=True) if one == other] == []
    if longer := [picks for picks in moves if len(picks) > 1 and picks[0] in firsts]:
        first = longer[0][0]
        table.pick(first).tap()
        table.wait_idle()
        assert pictures(table)[firsts.index(first)] != allowed[firsts.index(first)]
