"""With forced colours, legal and chosen places of a board look different; test_every_screen.py has the rest."""

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.forced_colours import LOOK
from e2e.pages import Table
from e2e.sites import WatchedSite
from rollbook import GAMES, Match
from tests.repeats import slow_but


def rolled(game: str) -> tuple[str, Match]:
    """Return the record of a match before the roll that leads to its first choice, and the match after the roll."""
    match = Match(game, 2, {}, 7)
    while True:
        before = str(match)
        match.roll()
        if match.to_act != ("dice",):
            return before, match


@pytest.mark.parametrize("game", slow_but(GAMES, "knockout", "lowdown"))
def test_forced_colours_show_allowed_and_chosen_places(game: str, tablet_page: Page, site: WatchedSite) -> None:
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
