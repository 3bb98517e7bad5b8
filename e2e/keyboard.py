"""Uses the page with only the keyboard, and records what it announces to screen readers."""

from collections.abc import Iterator, Sequence
from typing import Final

from playwright.sync_api import Page, expect

from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite
from rollbook import Match
from rollbook.core.game import DICE

SHORT_MATCHES: Final = {
    "knockout": "seed=5",
    "knaster": "seed=4",
    "roll_it": "seed=15&option.grids=4",
    "lowdown": "seed=2",
    "roll_out": "seed=9",
}
"""Short matches if the first seat makes the first legal move and the other is the easy robot."""
MAX_STEPS: Final = 60
WAYS: Final = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")
# Returns where the focus is on the board, and how far it is from there to a pick, in pixels.
WAY: Final = """(pick) => {
  const here = document.activeElement;
  const there = document.querySelector(`.table-board [data-pick="${pick}"]`);
  if (here === there) return [null, 0, 0];
  if (!here.matches(".table-board [data-pick]")) return ["", 0, 1];
  const [from, to] = [here, there].map((one) => one.getBoundingClientRect());
  const between = [to.x - from.x + (to.width - from.width) / 2, to.y - from.y + (to.height - from.height) / 2];
  return [here.dataset.pick, ...between];
}"""
# Records each text that appears in a live region, because a screen reader says it without being asked.
LISTEN: Final = """() => {
  const live = "[aria-live], [role=status], [role=alert], [role=log]";
  const held = new WeakMap();
  window.said = [];
  window.listening = new MutationObserver((changes) => {
    const touched = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]).flatMap((node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return [element?.closest(live), ...(node instanceof Element ? node.querySelectorAll(live) : [])];
    });
    for (const region of new Set(touched)) {
      if (!region?.isConnected || held.get(region) === region.textContent) continue;
      held.set(region, region.textContent);
      if (region.textContent.trim()) said.push(region.textContent.trim());
    }
  });
  listening.observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
HEARD: Final = "() => said.splice(0)"


KEY: Final = "key"
# Records what is announced at the table, and the keys that act; notices of a slow machine are no part of a match.
LISTEN_AT_TABLE: Final = """() => {
  document.addEventListener("keydown", ({ key }) => [" ", "Enter"].includes(key) && said.push("key"), true);
  const announcer = document.querySelector("#announcer");
  window.said = [];
  window.listening = new MutationObserver(() => {
    const text = announcer.textContent.trim();
    if (text) said.push(text);
  });
  listening.observe(announcer, { childList: true, characterData: true, subtree: true });
}"""


def tab_to(page: Page, selector: str) -> None:
    for _ in range(MAX_STEPS):
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}.")


def walk_to(page: Page, pick: str) -> None:
    """Go to a place on the board with the arrow keys: by its position on the screen, or along a ring."""
    if page.locator(f'[data-walk="ring"] [data-pick="{pick}"]').count():
        page.keyboard.press("Home")
        for _ in range(MAX_STEPS):
            if page.evaluate(WAY, pick)[0] is None:
                return
            page.keyboard.press("ArrowRight")
        raise AssertionError(f"The arrow keys do not lead round to {pick}.")
    tried: set[tuple[str | None, str]] = set()
    for _ in range(MAX_STEPS):
        here, right, down = page.evaluate(WAY, pick)
        if here is None:
            return
        keys = ["ArrowRight" if right > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
        if abs(down) > abs(right):
            keys.reverse()
        around = [*keys, *(way for way in WAYS if way not in keys)]
        key = next((key for key in around if (here, key) not in tried), keys[0])
        tried.add((here, key))
        page.keyboard.press(key)
    raise AssertionError(f"The arrow keys do not lead to {pick}.")


def choose(page: Page, name: str, value: str | int) -> None:
    """Choose one of several values; if it is in a folded part, open that first."""
    field = f'input[name="{name}"]'
    if page.locator(f"details:not([open]) {field}").count():
        tab_to(page, f"details:has({field}) summary")
        page.keyboard.press("Enter")
    tab_to(page, field)
    chosen = page.locator(f'{field}[value="{value}"]:checked')
    for _ in range(page.locator(field).count()):
        if chosen.count():
            return
        page.keyboard.press("ArrowRight")
    expect(chosen).to_be_attached()


def speak(page: Page, language: str) -> None:
    """Choose the language in the settings."""
    tab_to(page, '[data-act="settings"]')
    page.keyboard.press("Enter")
    tab_to(page, 'input[name="language"]')
    for _ in range(page.locator('input[name="language"]').count()):
        if (chosen := page.locator('input[name="language"]:checked').input_value()) == language:
            break
        page.keyboard.press("ArrowDown")  # because ArrowRight goes back in Arabic
        expect(page.locator(f'html:not([lang="{chosen}"])[data-busy="false"]')).to_be_attached()
    else:
        raise AssertionError(f"The arrow keys do not lead to {language}.")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def set_up(page: Page, match: Match) -> None:
    """Set up a match like this one, from the shelf to the table."""
    tab_to(page, f'[data-game="{match.game.id}"] [data-act="more"]')
    page.keyboard.press("Enter")
    tab_to(page, f'[data-game="{match.game.id}"] [data-act="set-up"]')
    page.keyboard.press("Enter")
    expect(page.locator('[data-screen="set-up"]')).to_be_visible()
    if len(match.game.seats) > 1:
        choose(page, "seats", len(match.seats))
    for seat, name in enumerate(match.seats):
        tab_to(page, f'input[name="seat.{seat}"]')
        page.keyboard.type(name)
    for option, value in match.options.items():
        choose(page, f"option.{option}", value)
    if page.locator("details:not([open]) input[name=seed]").count():
        tab_to(page, "details:has([name=seed]) summary")
        page.keyboard.press("Enter")
    tab_to(page, 'input[name="seed"]')
    page.keyboard.type(str(match.seed))
    page.keyboard.press("Enter")
    expect(Table(page).board).to_be_visible()


def act(table: Table, match: Match, actor: str, text: str) -> Iterator[str]:
    """Perform one action with the keyboard, and yield a description of each step."""
    page = table.page
    if actor == DICE:
        page.keyboard.press("r")
        match.roll()
        yield "r"
        return
    if table.to_act() != int(actor):
        tab_to(page, f'[data-look="{actor}"]')
        page.keyboard.press("Enter")
        yield f"look at {actor}"
    for pick in match.game.notation.picks(match.game.notation.parse(text)):
        if page.locator(f'.box-picked[data-pick="{pick}"]').count():  # the page has picked it: no other line is due
            continue
        walk_to(page, pick)
        page.keyboard.press("Space")  # because Enter would confirm a move that is complete but can be extended
        yield pick
    if table.confirm_button.count():
        page.keyboard.press("Enter")
        yield "confirm"
    match.play(int(actor), text)


def play_by_keys(table: Table, match: Match, actions: Sequence[str], later: Sequence[str]) -> Iterator[str]:
    """Play actions with the keyboard, check that the page announces each step once, and yield the announcements."""
    for action, following in zip(actions, [*actions[1:], *later[:1], ""], strict=False):
        actor, _, text = action.partition(" ")
        if text == "pass":  # the page plays it automatically
            match.play(int(actor), text)
            continue
        most = 2 if following.endswith(" pass") else 1
        for step in act(table, match, actor, text):
            table.wait_idle()
            heard = table.page.evaluate(HEARD)
            assert 1 <= len(heard) <= most, (action, step, heard)
            yield from heard


# Returns a selector of the element with the focus.
FOCUS: Final = """() => {
  const { activeElement: one } = document;
  for (const name of ["data-act", "data-pick", "data-part", "data-look"])
    if (one.hasAttribute(name)) return `[${name}="${one.getAttribute(name)}"]`;
  return one.tagName.toLowerCase();
}"""


def focus(table: Table) -> str:
    """Find the focused element, once the page is idle."""
    return str(table.when_idle(FOCUS))


def arrive(page: Page, site: WatchedSite, query: str) -> Table:
    """Go from the shelf to a table, as a link within the page does."""
    Shelf(page).open(site.url)
    page.evaluate("(address) => void (location.hash = address)", f"#/play?{query}")
    table = Table(page).wait_open()
    table.hurry().wait_idle()
    return table


def act_without_letters(table: Table, match: Match) -> None:
    """Do the next action with Tab, the arrows, Enter and the space bar; the focus must already be there, or on the
    board. A move is the first legal one.
    """
    press = table.page.keyboard.press
    if match.to_act == (DICE,):
        assert focus(table) == '[data-act="roll"]'
        press("Enter")
        return
    seat = int(match.to_act[0])
    move = str(next(iter(match.legal(seat))))
    picks = match.game.notation.picks(match.game.notation.parse(move))
    assert focus(table).startswith("[data-pick="), move
    for pick in picks:
        if table.board.locator(f'[data-pick="{pick}"]').count():
            if not table.page.locator(f'[data-pick="{pick}"][aria-label$=": chosen"]').count():
                walk_to(table.page, pick)
                press("Space")
        else:
            tab_to(table.page, f'[data-pick="{pick}"]')
            press("Enter")
        assert focus(table) != "body", (move, pick)
    if table.when_idle("() => document.querySelector('[data-act=confirm]') !== null"):
        tab_to(table.page, '[data-act="confirm"]')
        press("Enter")
