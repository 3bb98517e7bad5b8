"""Checks that every game has to pass; test_sixth_game.py runs them for a game that is not on the shelf."""

from collections.abc import Sequence
from random import Random
from typing import Final

from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import SIZES, faults, faults_everywhere, size_to, words_twice_as_large
from e2e.pages import SetUp, Table
from e2e.pairs import ALL, combined
from e2e.play import play_on
from e2e.screens import stages
from e2e.sites import WatchedSite
from rollbook import GAMES, IllegalMove, Match
from rollbook.core.game import DICE
from tests.golden_match import golden_files

LOOKED_AT: Final = combined(list(GAMES), ("start", "middle", "result", "end"), list(SIZES))
"""The moments and screen sizes at which each game is checked. With all seats taken, every size is checked."""


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


def faults_with_large_words(page: Page) -> list[str]:
    """Return the layout's faults with text twice as large; the table may scroll then."""
    try:
        with words_twice_as_large(page):
            size_to(page, **SIZES["768x1024"])
            # Whether a place has room for a finger cannot be checked while it is scrolled out of sight.
            return [fault for fault in faults(page, scrolls=True) if "no room" not in fault]
    finally:
        size_to(page, **SIZES["1024x768"])


def check_options_and_seats(game: str, page: Page, site: WatchedSite) -> None:
    chosen = {name: option.values for name, option in GAMES[game].options.items()}
    for start in range(max(len(GAMES[game].seats), *(len(values) for values in chosen.values()), 1)):
        seats = GAMES[game].seats[start % len(GAMES[game].seats)]
        options = {name: values[start % len(values)] for name, values in chosen.items()}
        page.goto(f"{site.url}#/set-up/{game}")
        set_up = SetUp(page)
        if len(GAMES[game].seats) > 1:
            set_up.seats(seats)
        else:
            expect(page.locator('input[name="seats"]')).to_have_count(0)  # there is only one number
        for name, value in options.items():
            if start == 0:
                first = page.locator(f'input[name="option.{name}"]:checked')
                expect(first).to_have_value(str(GAMES[game].options[name].default))
            set_up.option(name, value)
        table = set_up.start()
        begun = Match.parse(table.record())
        assert (len(begun.seats), begun.options) == (seats, options)
        assert table.view() == Match(game, seats, options, begun.seed).view()


def check_layout(game: str, page: Page, site: WatchedSite) -> None:
    found = []
    table = Table(page)

    def look(stage: str, *, scrolls: bool = False) -> list[str]:
        sizes = [size for which, moment, size in LOOKED_AT if (which, moment) == (game, stage)]
        sizes = sizes or list(SIZES)  # every size for a game that only one test registers
        return [f"{stage}, {fault}" for fault in faults_everywhere(page, scrolls, sizes)]

    several = stages(game, most=False)
    for stage in ("start", "middle", "end"):
        table.open_record(site.url, several[stage])
        if stage == "end":
            found += look("result", scrolls=True)
            if len(GAMES[game].seats) == 1:  # otherwise axe checks the result with all seats taken, below
                expect_accessible(page)
            table.control("board").tap()
        table.wait_idle()
        found += look(stage)
        if stage == ("end" if list(GAMES).index(game) % 2 else "middle") or (ALL and stage != "start"):
            expect_accessible(page)  # every other game at the first moment, the others at the second
    assert not found, "\n".join(found)


def check_layout_of_all_seats(game: str, page: Page, site: WatchedSite) -> None:
    table = Table(page)
    full = stages(game, most=True)
    table.open_record(site.url, full["last"])
    found = [f"last decision, {fault}" for fault in faults_everywhere(page)]
    other = bool(list(GAMES).index(game) % 2) and len(GAMES[game].seats) > 1  # axe checks every other game's result
    if ALL or not other:
        expect_accessible(page)
    found += [f"twice as large words, {fault}" for fault in faults_with_large_words(page)]
    if len(GAMES[game].seats) > 1:  # otherwise this result has already been checked
        table.open_record(site.url, full["end"])
        found += [f"result, {fault}" for fault in faults_everywhere(page, scrolls=True)]
        if ALL or other:
            expect_accessible(page)
    assert not found, "\n".join(found)


def finished(game: str) -> list[Match]:
    """Return the golden matches of a game that were played to their end, shortest first."""
    matches = [Match.parse(path.read_text("utf-8")) for path in golden_files() if path.parent.name == game]
    return sorted((match for match in matches if match.result is not None), key=lambda match: len(match.actions))


def put_on_table(page: Page, site: WatchedSite, match: Match) -> Table:
    """Open a match from a link; if it is finished, show its board."""
    table = Table(page).open_record(site.url, str(match))
    if match.result is not None:
        table.control("board").tap()
    table.wait_idle()
    return table


def faces_thrown(match: Match, after: int) -> Sequence[str]:
    rolls = [action.text.split(" ") for action in match.history[:after] if action.actor == DICE]
    return rolls[-1] if rolls else []


def check_position(table: Table, match: Match, after: int) -> None:
    """Check that the table shows the position after some actions, marked as past, with its scores and its dice."""
    expect(table.past).to_have_attribute("data-after", str(after))
    table.wait_idle()
    state = match.position(after)
    shown = [score.get_attribute("data-points") for score in table.page.locator(".score-points").all()]
    assert shown == list(map(str, state.scores()))
    lying = table.page.locator(".die").evaluate_all("(dice) => dice.map((die) => die.dataset.side !== '-1')")
    if len(faces_thrown(match, after)) == len(lying):
        assert all(lying)


def check_replay(game: str, page: Page, site: WatchedSite) -> None:
    match = finished(game)[0]
    last = len(match.actions)
    table = put_on_table(page, site, match)
    before = table.record(), table.view()
    size_to(page, **SIZES["390x844"])
    table.control("log").tap()
    table.control("replay").tap()
    table.page.locator('[data-act="play"]').tap()  # the replay starts at once
    table.position.fill("0")
    check_position(table, match, 0)
    table.control("forward").tap()
    table.wait_idle()
    check_position(table, match, 1)
    table.position.fill(str(last // 2))
    check_position(table, match, last // 2)
    assert faults(page) == []
    table.position.fill(str(last))
    check_position(table, match, last)
    table.control("back").tap()
    table.wait_idle()
    check_position(table, match, last - 1)
    table.control("now").tap()
    table.wait_idle()
    expect(table.past).to_have_count(0)
    assert (table.record(), table.view()) == before


def check_undo_of_dice(game: str, page: Page, site: WatchedSite) -> None:
    match, rng = Match(game, seed=11), Random(11)
    while match.to_act and (len(match.actions) < 12 or match.history[-1].actor == DICE):
        actor = match.to_act[0]
        if actor == DICE:
            match.roll()
        else:
            match.play(actor, match.legal(actor).sample(rng))
    table = put_on_table(page, site, match)
    dice = False
    while not dice:
        actions = table.actions()
        dice = actions[-1].startswith("dice")
        other = f'[data-look="{actions[-1][0]}"]'
        if page.locator(other).count():  # with separate sheets, Undo takes back an action of the visible sheet
            table.page.locator(other).first.tap()
        table.undo_button.tap()
        table.wait_idle()
        if dice:
            assert table.actions() == actions
            table.control("take-back").tap()
        assert table.actions() == actions[:-1]
        assert (f"# take-back {len(actions)}\n" in table.record()) == dice
    expect(page.locator('[data-part="remark"]')).to_contain_text("taken back")


def seated(game: str, seats: Sequence[str], seed: int, rest: str = "") -> str:
    names = "".join(f"&seat.{seat}={name.replace(' ', '+')}" for seat, name in enumerate(seats))
    return f"game={game}&seed={seed}{names}{rest}"


def check_robots(game: str, page: Page, site: WatchedSite) -> None:
    seats = ["Anna", *["bot easy"] * (max(2, GAMES[game].seats[0]) - 1)]
    table = Table(page).open(site.url, seated(game, seats, 11)).hurry()
    for _ in range(40):  # in some games the person acts many times before the robot's turn
        match = Match.parse(table.record())
        if not match.to_act or any(action.actor == 1 for action in match.history):
            break
        if table.dice_due:
            table.roll()
        elif legal := table.legal(0):
            table.play(0, legal[0])
    assert any(action.actor == 1 for action in match.history)


def check_no_silent_tap(game: str, page: Page, site: WatchedSite) -> None:
    table = Table(page).open(site.url, f"game={game}&seats=2&seed=7&auto=off").hurry()
    match = Match(game, seats=2, seed=7)
    play_on(table, match, lambda: match.to_act == ("dice",))
    found = {"dice due": page.evaluate(TAP_ALL)}
    expect(table.refusal).to_contain_text(str(IllegalMove("dice_first")))
    play_on(table, match, lambda: len(match.actions) >= 9 and match.to_act != ("dice",))
    found["in the middle"] = page.evaluate(TAP_ALL)
    assert not any(found.values()), found
