"""With forced colours, selected, legal, focused and disabled elements still look different."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from e2e.pages import Screen, Table
from e2e.sites import WatchedSite
from e2e.surroundings import SCREENS
from rollbook import GAMES, Match
from tests.repeats import slow_but

LOOK: Final = """
  // What stays of a style where colours are forced: shadows and pictures of the background go.
  const KEPT = ["backgroundColor", "color", "content", "display", "fill", "fontWeight", "opacity", "stroke",
    "strokeDasharray", "strokeWidth", "textDecorationLine", "transform", "visibility"];
  const { backgroundColor: ground } = getComputedStyle(document.body);
  // A line in the color of the ground is not seen.
  const line = (all, kind) => {
    const [color, style, width] = ["Color", "Style", "Width"].map((part) => all[kind + part]);
    return style === "none" || width === "0px" || color === ground ? "" : [color, style, width].join(" ");
  };
  const style = (element, part) => {
    const all = getComputedStyle(element, part);
    return [...KEPT.map((name) => all[name]), line(all, "outline"), line(all, "borderTop")].join();
  };
  const ofOne = (element) => [null, "::before", "::after"].map((part) => style(element, part)).join("|");
  const looks = (element) => [element, ...element.querySelectorAll("*")].map(ofOne).join(";");
"""
"""JavaScript functions: `looks(element)` returns the look of an element and its parts as one string."""

LOOKS: Final = """() => {
  LOOK
  const named = (element) => element.dataset.act ?? element.dataset.pick ?? element.outerHTML.slice(0, 120);
  const visible = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
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
  // The lab's editor rings itself a moment after it has the focus.
  for (const one of seen(":is(a[href], button, input, select, textarea, summary, [tabindex='0']):not(.cm-editor *)")) {
    const around = one.matches("input") ? one.closest("label") ?? one : one;
    const focus = () => one.focus({ focusVisible: true, preventScroll: true });
    document.activeElement?.blur?.();
    if (alike(one, focus, () => one.blur(), around)) note("focused", one);
  }
  for (const state of ["aria-pressed", "aria-selected", "aria-current", "aria-disabled"])
    for (const one of seen(`[${state}]:not(svg *)`)) { // boards have classes for that: the other test
      const now = one.getAttribute(state);
      const other = now === "false" ? "true" : "false";
      if (alike(one, () => one.setAttribute(state, other), () => one.setAttribute(state, now))) note(state, one);
    }
  for (const one of seen("[data-pointed]:not(svg *)")) {
    const [point, leave] = [() => one.setAttribute("data-pointed", ""), () => one.removeAttribute("data-pointed")];
    if (alike(one, leave, point)) note("data-pointed", one);
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
}""".replace("LOOK", LOOK)
"""Returns the elements of a screen whose state is not shown by any colour, line or sign."""


@pytest.mark.slow
def test_forced_colours_tell_the_states_of_every_control_apart(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.emulate_media(forced_colors="active")
    wrong = {}
    for screen, address in SCREENS.items():
        if screen == "locked":
            continue  # it would lock the device, and its table is the usual one
        tablet_page.goto(f"{site.url}#/{address}")
        there = Screen(tablet_page)
        there.wait_ready()
        there.wait_idle()
        if found := tablet_page.evaluate(LOOKS):
            wrong[screen] = found
    assert wrong == {}


def rolled(game: str) -> tuple[str, Match]:
    """Return the record of a match before the roll that leads to its first choice, and the match after the roll."""
    match = Match(game, 2, {}, 7)
    while True:
        before = str(match)
        match.roll()
        if match.to_act != ("dice",):
            return before, match


@pytest.mark.parametrize("game", slow_but(GAMES, "knockout", "lowdown"))
def test_forced_colours_tell_what_is_allowed_and_what_is_chosen(
    game: str, tablet_page: Page, site: WatchedSite
) -> None:
    """The place of a first pick looks different once it is allowed, and again once it is picked."""
    tablet_page.emulate_media(forced_colors="active")
    earlier, match = rolled(game)
    notation = match.game.notation
    moves = [notation.picks(notation.parse(text)) for text in match.legal(int(match.to_act[0]))]
    table = Table(tablet_page).open_record(site.url, earlier)
    # In Lowdown a move begins with a die, but before the roll only the boxes are there.
    places = [pick for pick in sorted({pick for picks in moves for pick in picks}) if table.place(pick).count()][:3]

    def look(place: str) -> Any:
        return table.place(place).evaluate(f"(element) => {{ {LOOK} return looks(element); }}")

    idle = [look(place) for place in places]
    table = Table(tablet_page).open_record(site.url, str(match))
    assert [place for place, before in zip(places, idle, strict=True) if look(place) == before] == []
    if longer := [picks for picks in moves if len(picks) > 1]:
        first = longer[0][0]
        allowed = look(first)
        table.pick(first).tap()
        table.wait_idle()
        assert look(first) != allowed
