"""Whole matches with one switch, as a tablet's switch control plays them.

A switch goes through what can be tapped in the order of the accessibility tree, and taps where it is. It begins again
at the top of the page after each tap. With the setting "Only places you can use", a round is short enough to play by.
"""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from e2e.keyboard import SHORT_MATCHES, focus
from e2e.pages import ResultScreen, Shelf, Table
from e2e.sites import WatchedSite
from rollbook import GAMES, Match
from rollbook.core.game import DICE

ROLES: Final = {"button", "link", "gridcell", "radio", "checkbox", "textbox", "spinbutton", "slider", "combobox"}
"""The roles of elements at which a switch stops."""
TAP: Final = """function () {
  if (this instanceof HTMLElement) this.click();
  else this.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""
LONGEST: Final = 25
"""The stops of a whole round at most, on average."""


class Switch:
    """A switch: `next` and `select` are its only ways to use the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.steps: list[int] = []
        """The steps to each tap, with the tap."""
        self.rounds: list[int] = []
        """The stops of a whole round before each tap."""
        self._tools = page.context.new_cdp_session(page)

    def stops(self) -> list[int]:
        """Return the elements at which the switch stops, from the top of the page, by their ids in the DevTools."""
        nodes = self._tools.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        found: list[int] = []
        waiting = [nodes[0]]
        while waiting:
            node = waiting.pop()
            if not node["ignored"] and node["role"]["value"] in ROLES and not _disabled(node):
                found.append(node["backendDOMNodeId"])
            waiting += [known[child] for child in reversed(node.get("childIds", [])) if child in known]
        return found

    def tap(self, selector: str) -> None:
        """Go on with `next` as far as an element, and `select` it."""
        Table(self.page).wait_idle()
        found = self._tools.send("Runtime.evaluate", {"expression": f"document.querySelector({selector!r})"})["result"]
        assert "objectId" in found, selector
        wanted = self._tools.send("DOM.describeNode", {"objectId": found["objectId"]})["node"]["backendNodeId"]
        stops = self.stops()
        assert wanted in stops, f"A switch does not reach {selector}."
        self.steps.append(stops.index(wanted) + 2)
        self.rounds.append(len(stops))
        self._tools.send("Runtime.callFunctionOn", {"functionDeclaration": TAP, "objectId": found["objectId"]})
        Table(self.page).wait_idle()


def _disabled(node: dict[str, Any]) -> bool:
    return any(one["name"] == "disabled" and one["value"]["value"] for one in node.get("properties", ()))


def act(table: Table, switch: Switch, match: Match) -> None:
    """Do the next action: roll, or make the first legal move."""
    if match.to_act == (DICE,):
        return switch.tap('[data-act="roll"]')
    seat = int(match.to_act[0])
    move = str(next(iter(match.legal(seat))))
    for pick in match.game.notation.picks(match.game.notation.parse(move)):
        here = f'.table-board [data-pick="{pick}"]'
        if not table.page.locator(f'{here}[aria-label$=": chosen"]').count():
            switch.tap(here if table.page.locator(here).count() else f'[data-pick="{pick}"]')
            assert focus(table) != "body", (move, pick)
    if table.when_idle("() => document.querySelector('[data-act=confirm]') !== null"):
        switch.tap('[data-act="confirm"]')
    return None


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whole_match_is_played_with_one_switch(game: str, tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url).wait_ready()
    switch = Switch(tablet_page)
    switch.tap('[data-act="settings"]')
    switch.tap('input[name="reach"][value="usable"]')
    switch.tap('[data-act="close-settings"]')
    query = f"game={game}&seats=2&{SHORT_MATCHES[game]}&seat.0=Anna&seat.1=bot+easy"
    tablet_page.evaluate("(address) => void (location.hash = address)", f"#/play?{query}")
    table = Table(tablet_page).wait_open()
    table.hurry().wait_idle()
    switch.steps.clear()
    switch.rounds.clear()
    while (match := Match.parse(table.record())).result is None:
        act(table, switch, match)
        assert focus(table) != "body", table.actions()[-3:]
    ResultScreen(tablet_page).wait()
    taps, rounds = len(switch.steps), switch.rounds
    print(f"{game}: {taps} taps, {sum(switch.steps) / taps:.1f} steps each, {max(switch.steps)} at most;", end=" ")
    print(f"a round has {sum(rounds) / taps:.1f} stops, {max(rounds)} at most")
    assert sum(rounds) / taps <= LONGEST
    switch.tap('[data-act="board"]')
    expect(table.board).to_be_visible()
