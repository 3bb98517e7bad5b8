"""Plays the same match on the page and in Python, side by side."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final
from urllib.parse import urlencode

from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.pages import ResultScreen, Shelf, Table
from e2e.pairs import ALL
from e2e.sites import WatchedSite
from rollbook import Match, bots
from rollbook.core.game import DICE
from rollbook.ui.presentation import presentation_of

# Short matches of two people, as records, so that tests can play complete matches.
MATCHES: Final = Path(__file__).parent / "matches"
BY_HAND: Final = 8  # actions at the beginning of a match and at its end


def written_down(name: str) -> Match:
    """Return one of the recorded matches."""
    return Match.parse((MATCHES / f"{name}.txt").read_text("utf-8"))


def unplayed(match: Match) -> Match:
    """Return the same match before its first action."""
    return Match(match.game.id, match.seats, match.options, match.seed)


def wish(match: Match) -> str:
    """Return the part of an address after #/play? that makes such a match, without automatic moves by the page."""
    values = {"game": match.game.id, "seats": len(match.seats), "seed": match.seed, "auto": "off"}
    names = {f"seat.{seat}": name for seat, name in enumerate(match.seats)}
    return urlencode({**values, **{f"option.{name}": value for name, value in match.options.items()}, **names})


def play_on(table: Table, match: Match, until: Callable[[], bool]) -> None:
    """Roll the dice and play the first legal moves, through `window.rollbook` and in the same match in Python.

    Stops when `until` is true, or before the action that would end the match.
    """
    while not until():
        (actor, *_) = match.to_act
        if actor == "dice":
            table.roll()
            match.roll()
            continue
        move = next(iter(match.legal(int(actor))))
        if not match.state.apply(actor, move).to_act:
            return
        table.play(int(actor), move)
        match.play(int(actor), move)


def look(table: Table, seat: int) -> None:
    """Tap a seat's small sheet, to show its board and act for it."""
    table.sheet(seat).tap()
    table.expect_shown(seat)


@contextmanager
def time_stops(page: Page) -> Iterator[None]:
    """Stop time for a page with an installed clock: no timer ends, but Python and the storage still answer."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    yield
    page.clock.run_for(2000)  # ends every timer that is due within that time
    page.clock.resume()


STOP_TIMERS: Final = """() => {
  const { setTimeout, clearTimeout } = window;
  const held = new Map();
  window.setTimeout = (...timer) => {
    held.set(-held.size - 1, timer);
    return -held.size;
  };
  window.clearTimeout = (id) => void (held.has(id) ? held.set(id, null) : clearTimeout(id));
  window.endTimers = () => {
    Object.assign(window, { setTimeout, clearTimeout, endTimers: () => {} });
    for (const timer of held.values()) timer?.[0](...timer.slice(2));
  };
}"""


@contextmanager
def timers_stop(page: Page) -> Iterator[Callable[[], None]]:
    """Stop all timers that a page starts from now on, however slow the machine is.

    Timers that have not been cancelled end when the block ends, or when the yielded function is called. The shared page
    needs this, because `page.clock` would stay with its context.
    """
    page.evaluate(STOP_TIMERS)

    def end() -> None:
        page.evaluate("endTimers()")

    yield end
    end()


def play_without_storage(table: Table, told: str) -> Table:
    """Play on a page that keeps matches only in its memory, leave the match, and resume it; return its table."""
    page = table.page
    expect(table.notices).to_contain_text(told)
    expect_accessible(page)
    table.roll_button.tap()
    table.pick("1.9").tap()
    table.control("shelf").tap()
    table.wait_idle()
    shelf = Shelf(page)
    expect(shelf.matches).to_have_count(1)
    table = shelf.resume()
    assert table.actions() == ["dice 2 6", "0 1.9"]
    return table


# Returns the turn, as shown on the page, and the position of the controls.
SEEN: Final = """() => [document.querySelector("[data-turn]").dataset.turn,
  JSON.stringify(document.querySelector(".controls").getBoundingClientRect())]"""


def follow(
    table: Table,
    match: Match,
    actions: Iterable[str],
    *,
    passes: bool = True,
    first: Callable[[Table, Match, int], None] | None = None,
) -> None:
    """Play these actions by touch and in the same match in Python; the dice are rolled again with the same seed.

    The controls must stay in place. `passes`: whether a pass is tapped, or played by the page itself. Calls `first`
    before each move of a seat.
    """
    places = set()
    for action in actions:
        actor, _, text = action.partition(" ")
        if text == "pass" and not passes:
            match.play(int(actor), text)
            continue
        table.wait_idle()
        turn, place = table.page.evaluate(SEEN)
        places.add(place)
        if actor == "dice":
            assert turn == str(presentation_of(match.game).thrower(match.state))
            table.roll_button.tap()
            match.roll()
        else:
            if turn != actor:
                look(table, int(actor))
                table.expect_turn(int(actor))
            if first is not None:
                first(table, match, int(actor))
            table.make(match.state.game.notation.picks(match.state.game.notation.parse(text)))
            match.play(int(actor), text)
        assert match.actions[-1] == action
    assert len(places) <= 1, "the controls stay where they are"


# Plays a list of actions through `window.rollbook`, one after another; the dice are rolled again.
PLAY: Final = """async (actions) => {
  for (const [actor, , text] of actions)
    await (actor === "dice" ? rollbook.roll() : rollbook.play(Number(actor), text));
}"""


def go_on_through_the_door(table: Table, match: Match, actions: Sequence[str], *, passes: bool = True) -> None:
    """Do the same as `follow`, but without taps. `passes`: whether passes are played here, or by the page itself."""
    played = [action.partition(" ") for action in actions]
    table.page.evaluate(PLAY, [one for one in played if passes or one[2] != "pass"])
    for actor, _, text in played:
        match.roll() if actor == "dice" else match.play(int(actor), text)


def parts(actions: Sequence[str]) -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
    """Split a match into its beginning, the part in between and its end; the first and the last are played by touch.

    In `dev.py test all`, the beginning is the whole match.
    """
    if ALL or len(actions) <= 2 * BY_HAND:
        return actions, (), ()
    return actions[:BY_HAND], actions[BY_HAND:-BY_HAND], actions[-BY_HAND:]


def check_score_cards(result: ResultScreen, match: Match) -> None:
    """Check every line of every seat's score card, and its total."""
    assert match.result is not None
    for seat, lines in enumerate(match.result.lines):
        *rows, total = result.card(seat)
        assert [row[2] for row in rows] == ["" if line.points is None else f"= {line.points}" for line in lines]
        assert total[-1] == str(match.result.scores[seat])
        for row, line in zip(rows, lines, strict=True):
            numbers = [str(value) for value in line.arguments.values() if isinstance(value, int)]
            assert all(number in row[1] for number in numbers), (row, line)


def fill_a_row(table: Table) -> None:
    """Put seat 0's chips on 4, 3 and 6, the first row of the first grid of side 1."""
    turns = (("1 3", "1.1"), ("5 5", "1.4"), ("1 2", "1.2"), ("5 6", "1.5"), ("2 4", "1.3"))
    for number, (faces, move) in enumerate(turns):
        table.roll(faces)
        table.play(number % 2, move)


def open_guided(page: Page, site: WatchedSite, wish: str) -> Table:
    """Open a match on a device that has not shown any tip yet."""
    page.goto(f"{site.url}#/nowhere")
    page.evaluate("localStorage.setItem('rollbook-guide', 'on')")
    return Table(page).open(site.url, wish)


def played(game: str, actions: int = 60, seats: int = 2, seed: int = 3) -> Match:
    """Play a match at random for a number of actions, or to its end."""
    match, rng = Match(game, ["Anna", "Ben", "Cleo"][:seats], seed=seed), Random(seed)
    while match.to_act and len(match.history) < actions:
        actor = rng.choice(match.to_act)
        if actor == DICE:
            match.roll()
        else:
            match.play(actor, match.legal(actor).sample(rng))
    return match


def lost_to_medium(game: str, seed: int, *, nearly: bool) -> Match:
    """Find a match that Anna, who plays at random, loses to a robot.

    With `nearly`, the lower score is at least three quarters of the higher; without it, it is less.
    """
    while True:
        match, rng = Match(game, ["Anna", "bot medium"], seed=seed), Random(seed)
        while match.to_act:
            actor = match.to_act[0]
            if actor == "dice":
                match.roll()
                continue
            legal = match.state.legal(actor)
            best = bots.choose(match.state, actor, "medium", seed, len(match.history))
            match.play(actor, match.state.text(actor, best if actor else legal.sample(rng)))
        assert match.result is not None
        less, more = sorted(match.result.scores)
        if match.result.winners == (1,) and (4 * less >= 3 * more) == nearly:
            return match
        seed += 1


# Holds back the page's requests to Python until `window.letGo()`, and drops prefetches.
WITHHOLD: Final = """() => {
  const post = Worker.prototype.postMessage;
  const kept = [];
  window.letGo = () => {
    Worker.prototype.postMessage = post;
    for (const message of kept) post.apply(...message);
  };
  Worker.prototype.postMessage = function (...message) {
    const asked = String(message[0].argumentList?.[0]?.value);
    if (asked.includes('"method":"foresee"')) return;
    kept.push([this, message]);
  };
}"""


def say_who(page: Page, name: str, animal: str) -> None:
    Shelf(page).control("who").tap()
    page.locator(f'[data-animal="{animal}"]').tap()
    page.locator("#who-name").fill(name)
    page.locator('[data-act="who-me"]').tap()
    expect(page.locator("dialog")).to_have_count(0)


def share(table: Table) -> None:
    """Open the dialog that shares the match on the table."""
    if not table.control("share").count():
        table.control("log").tap()
    table.control("share").tap()
    expect(table.page.locator("dialog")).to_be_visible()
