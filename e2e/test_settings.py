"""What people choose for their device: high contrast, sound, movement, and the hand with which they play."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.layout import SIZES, faults
from e2e.pages import AXE, Shelf, Table
from e2e.screen import Screen
from e2e.sites import WatchedSite

ENOUGH: Final = 7.0  # WCAG 1.4.6
# Ink and what it lies on, where an emblem of the game is.
INKS: Final = {
    ".knockout": [("--number", "--ring"), ("--on-gold", "--open"), ("--on-gold", "--gold"), ("--ink", "--paper")],
    ".knaster": [
        ("--slip-ink", "--slip-paper"),
        ("--slip-soft", "--slip-paper"),
        ("--pen", "--green"),
        ("--ring", "--green"),
        ("--target", "--green"),
        ("--slip-ink", "--box"),
        ("--on-gold", "--gold"),
    ],
    ".roll-it": [("--number", "--card"), ("--number-still", "--card-other"), ("--on-gold", "--gold")],
    ".lowdown": [
        ("--marker", "--sheet"),
        ("--printed", "--sheet"),
        ("--marker-ghost", "--sheet"),
        ("--stroke", "--sheet"),
    ],
    ".roll-out": [("--on-pale", "--checker-pale"), ("--on-felt", "--felt-deep")],
}
COLOURS: Final = ["red", "blue", "yellow", "green", "purple", "sky"]
OTHER_COLOURS: Final = ["orange", "pink", "brown", "lime", "black", "white"]


def choose(screen: Screen, *acts: str) -> None:
    screen.do("settings")
    for act in acts:
        screen.do(act)
    screen.do("close-settings")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_high_contrast_gives_every_ink_seven_to_one(scheme: str, page: Page, site: WatchedSite) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    shelf = Shelf(page).open(site.url)
    choose(shelf, "theme-contrast")
    seats = [(f"--seat-{colour}-mark", f"--seat-{colour}") for colour in COLOURS + OTHER_COLOURS]
    wanted = {".emblem.knockout": [*INKS[".knockout"], *seats], **{f".emblem{board}": INKS[board] for board in INKS}}
    poor = []
    for place, pairs in wanted.items():
        for ink, ground in pairs:
            ratio = contrast(*(colour(page, place, token) for token in (ink, ground)))
            if ratio < ENOUGH:
                poor.append(f"{place} {ink} on {ground}: {ratio:.1f}")
    assert not poor, "\n".join(poor)
    page.goto(f"{site.url}#/play?game=knaster&seats=2&seed=7&auto=off")
    table = Table(page)
    expect(table.board).to_be_visible()
    table.wait_idle()
    table.ask("roll")
    table.touch(table.act("settings"))
    page.evaluate(f"() => {{ {AXE} }}")
    found = poor_words(page)
    table.do("close-settings")
    found += poor_words(page)
    assert not found, "\n".join(found)
    if scheme == "dark":
        page.reload()
        expect(table.root).to_have_attribute("data-contrast", "more")


def poor_words(page: Page) -> list[str]:
    """Words without enough contrast, as axe-core finds them."""
    found = page.evaluate("""async () => {
      const rule = "color-contrast-enhanced";
      const { violations } = await axe.run({ runOnly: [rule], rules: { [rule]: { enabled: true } } });
      return violations.flatMap((one) => one.nodes.map((node) => node.html));
    }""")
    return [str(html) for html in found]


def colour(page: Page, place: str, token: str) -> tuple[int, ...]:
    """A token's colour where `place` is, as red, green and blue from 0 to 255."""
    text = page.evaluate(
        """([place, token]) => {
          const probe = document.createElement("span");
          document.querySelector(place).append(probe);
          probe.style.color = `var(${token})`;
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        }""",
        [place, token],
    )
    return tuple(int(part) for part in text.removeprefix("rgb(").removesuffix(")").split(","))


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """The ratio of WCAG 2, from 1 to 21."""

    def light(rgb: tuple[int, ...]) -> float:
        shares = [part / 255 for part in rgb]
        red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    brighter, darker = sorted((light(one), light(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def test_sounds_are_heard_only_by_those_who_want_them(own_page: Page, site: WatchedSite) -> None:
    page = own_page
    page.add_init_script("""
      window.heard = 0;
      for (const { prototype } of [AudioBufferSourceNode, OscillatorNode]) {
        const { start } = prototype;
        prototype.start = function (...given) { window.heard += 1; return start.apply(this, given); };
      }
    """)
    table = Table(page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    table.roll()
    assert page.evaluate("heard") == 0
    choose(table, "sound-on")
    table.tap("1.9")
    moved = page.evaluate("heard")
    assert moved > 0
    table.roll()
    rolled = page.evaluate("heard")
    assert rolled > moved
    table.do("log")
    table.touch(page.locator('[data-act="look-back"][data-after="1"]'))
    assert page.evaluate("heard") == rolled, "a jump is no play"
    table.do("forward")
    assert page.evaluate("heard") > rolled
    page.reload()
    table.wait_ready()
    table.ask("play", 1, table.legal(1)[0])
    assert page.evaluate("heard") == 0, "nobody has touched the page yet"


def test_little_movement_leaves_out_the_rolling(page: Page, site: WatchedSite) -> None:
    page.emulate_media(reduced_motion="no-preference")
    table = Table(page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    choose(table, "motion-less")
    table.touch(table.act("roll"))
    assert page.evaluate("document.getAnimations().length") == 0
    table.wait_idle()
    table.touch(table.place("1.9"))
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("screen", SIZES)
def test_the_left_hand_finds_the_controls_on_its_side(screen: str, page: Page, site: WatchedSite) -> None:
    page.set_viewport_size(SIZES[screen])
    table = Table(page).open(site.url, "game=lowdown&seats=4&seed=7&auto=off")
    table.touch(table.act("settings"))
    assert page.evaluate("[...document.querySelectorAll('dialog')].every((one) => one.scrollWidth <= one.clientWidth)")
    table.do("hand-left")
    table.do("close-settings")
    other = ".table-board" if screen == "1024x768" else ".dice-tray"
    left = {
        place: page.locator(place).evaluate("(one) => one.getBoundingClientRect().x") for place in (".controls", other)
    }
    assert left[".controls"] < left[other]
    assert faults(page) == []
