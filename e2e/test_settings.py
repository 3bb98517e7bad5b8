"""Settings for a device: high contrast, sound, movement, and the playing hand."""

from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import AXE
from e2e.layout import SIZES, faults, size_to
from e2e.moments import OURS, moments
from e2e.pages import Screen, Shelf, Table
from e2e.sites import WatchedSite

Scheme = Literal["light", "dark"]

ENOUGH: Final = 7.0  # the contrast ratio of WCAG 1.4.6
# Pairs of an ink and its background, on the emblem of each game.
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
# Returns, for each place and two tokens there, the tokens' colours.
COLOURS_OF: Final = """(wanted) => wanted.map(([place, ...tokens]) => tokens.map((token) => {
  const probe = document.createElement("span");
  document.querySelector(place).append(probe);
  probe.style.color = `var(${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}))"""
# Counts sounds in `heard`, until `deaf()`.
LISTEN: Final = """() => {
  window.heard = 0;
  const hear = [AudioBufferSourceNode.prototype, OscillatorNode.prototype].map((kind) => {
    const { start } = kind;
    kind.start = function (...given) { window.heard += 1; return start.apply(this, given); };
    return () => { kind.start = start; };
  });
  window.deaf = () => hear.forEach((stop) => stop());
}"""
# Records the event during which an audio context is made or resumed; `interrupted` sets the state that iPads use.
WATCH_SOUND: Final = """() => {
  window.asked = [];
  window.interrupted = false;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      asked.push(["made", window.event?.type]);
    }
    get state() {
      return window.interrupted ? "interrupted" : super.state;
    }
    resume() {
      asked.push(["resumed", window.event?.type]);
      return super.resume();
    }
  };
}"""
LEFT_EDGE: Final = "(one) => one.getBoundingClientRect().x"
DIALOG_FITS: Final = "(one) => one.scrollWidth <= one.clientWidth"


def choose(screen: Screen, *acts: str) -> None:
    screen.control("settings").tap()
    for act in acts:
        screen.control(act).tap()
    screen.control("close-settings").tap()


@pytest.mark.slow
def test_high_contrast_gives_every_ink_seven_to_one(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    choose(shelf, "theme-contrast")
    poor = [*poor_inks(tablet_page, "light"), *poor_inks(tablet_page, "dark")]
    assert not poor, "\n".join(poor)
    table = Table(tablet_page).open(site.url, "game=knaster&seats=2&seed=7&auto=off")
    table.roll()
    table.control("settings").tap()
    tablet_page.evaluate(f"() => {{ {AXE} }}")
    found = [*poor_words(tablet_page, "dark"), *poor_words(tablet_page, "light")]
    table.control("close-settings").tap()
    table.wait_idle()
    found += [*poor_words(tablet_page, "light"), *poor_words(tablet_page, "dark")]
    assert not found, "\n".join(found)


def poor_inks(page: Page, scheme: Scheme) -> list[str]:
    """Return the inks without enough contrast on the shelf, in light or dark colours."""
    page.emulate_media(color_scheme=scheme)
    seats = [(f"--seat-{colour}-mark", f"--seat-{colour}") for colour in COLOURS + OTHER_COLOURS]
    wanted = [(".emblem.knockout", *pair) for pair in seats]
    wanted += [(f".emblem{board}", *pair) for board, pairs in INKS.items() for pair in pairs]
    found = []
    for (place, ink, ground), colours in zip(wanted, page.evaluate(COLOURS_OF, wanted), strict=True):
        ratio = contrast(*map(rgb, colours))
        if ratio < ENOUGH:
            found.append(f"{scheme}: {place} {ink} on {ground}: {ratio:.1f}")
    return found


def poor_words(page: Page, scheme: Scheme) -> list[str]:
    """Return the elements in which axe-core finds words without enough contrast, in light or dark colours."""
    page.emulate_media(color_scheme=scheme)
    found = page.evaluate("""async () => {
      const rule = "color-contrast-enhanced";
      const { violations } = await axe.run({ runOnly: [rule], rules: { [rule]: { enabled: true } } });
      return violations.flatMap((one) => one.nodes.map((node) => node.html));
    }""")
    return [f"{scheme}: {html}" for html in found]


def rgb(text: str) -> tuple[int, ...]:
    """Return a CSS colour as red, green and blue from 0 to 255."""
    return tuple(int(part) for part in text.removeprefix("rgb(").removesuffix(")").split(","))


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Return the contrast ratio of WCAG 2, from 1 to 21."""

    def light(rgb: tuple[int, ...]) -> float:
        shares = [part / 255 for part in rgb]
        red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    brighter, darker = sorted((light(one), light(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


# Notes the pitches of the noises in `pitches`, until `deaf()`.
PITCHES: Final = """() => {
  window.pitches = [];
  const Filter = window.BiquadFilterNode;
  window.BiquadFilterNode = class extends Filter {
    constructor(to, how) { super(to, how); pitches.push(how.frequency); }
  };
  window.deaf = () => { window.BiquadFilterNode = Filter; };
}"""


def test_a_move_sounds_of_the_material_of_its_game(tablet_page: Page, site: WatchedSite) -> None:
    heard = set()
    table = Table(tablet_page).open_record(site.url, moments("knockout").rolled)
    choose(table, "sound-on")
    for game in OURS:
        table.open_record(site.url, moments(game).rolled)
        table.turn.tap()  # wakes the audio context
        tablet_page.evaluate(PITCHES)
        move = tablet_page.evaluate("async () => [await rollbook.legal(0), await rollbook.legal(1)]")
        seat = 0 if move[0] else 1
        tablet_page.evaluate("([seat, move]) => rollbook.play(seat, move)", [seat, move[seat][0]])
        heard.add(tuple(tablet_page.evaluate("pitches")))
        tablet_page.evaluate("deaf()")
    assert () not in heard
    assert len(heard) == len(OURS)


def test_sounds_play_only_if_switched_on(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    tablet_page.evaluate(LISTEN)
    table.roll_button.tap()
    table.wait_idle()
    assert tablet_page.evaluate("heard") == 0
    choose(table, "sound-on")
    table.pick("1.9").tap()
    table.wait_idle()
    moved = tablet_page.evaluate("heard")
    assert moved > 0
    table.roll_button.tap()
    table.wait_idle()
    rolled = tablet_page.evaluate("heard")
    assert rolled > moved
    table.control("log").tap()
    table.wait_idle()
    table.log_entry(1).tap()
    assert tablet_page.evaluate("heard") == rolled, "a jump is no play"
    table.control("forward").tap()
    table.wait_idle()
    assert tablet_page.evaluate("heard") > rolled
    tablet_page.evaluate("deaf()")


NO_SOUND: Final = {
    "is missing": "delete window.AudioContext",
    "cannot be made": "window.AudioContext = function () { throw new DOMException('', 'NotSupportedError'); }",
}


@pytest.mark.slow
@pytest.mark.parametrize("how", NO_SOUND)
def test_sound_without_an_audio_context_is_silent(how: str, next_tab: Page, site: WatchedSite) -> None:
    next_tab.add_init_script(NO_SOUND[how])
    table = Table(next_tab).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    choose(table, "sound-on")
    table.roll_button.tap()
    table.pick("1.9").tap()
    assert table.actions() == ["dice 2 6", "0 1.9"]
    next_tab.goto(f"{site.url}#/class/467-FC")
    table.wait_idle()
    table.control("read-codes").tap()
    expect(next_tab.locator("dialog")).to_be_visible()
    expect(table.notices).to_have_count(0)


@pytest.mark.slow
def test_sound_is_made_and_resumed_within_a_tap_also_after_an_interruption(
    tablet_page: Page, site: WatchedSite
) -> None:
    # The audio context used to be made after Python's answer, and resumed only if suspended, so iPads stayed silent.
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    tablet_page.reload()
    table.wait_idle()
    tablet_page.evaluate(WATCH_SOUND)
    choose(table, "sound-on")
    table.roll_button.tap()
    table.wait_idle()
    made = [event for what, event in tablet_page.evaluate("asked") if what == "made"]
    assert made in (["click"], ["pointerup"], ["change"])
    tablet_page.evaluate("asked.length = 0, interrupted = true")
    table.pick("1.9").tap()
    table.wait_idle()
    asked = tablet_page.evaluate("asked")
    assert asked
    assert {what for what, _ in asked} == {"resumed"}
    assert {event for _, event in asked} <= {"click", "pointerup"}


@pytest.mark.slow
def test_settings_survive_a_reload(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    chosen = ("theme-contrast", "sound-on", "motion-less", "speed-fast", "hand-left", "guide-on")
    choose(table, *chosen)
    tablet_page.reload()
    expect(table.root).to_have_attribute("data-contrast", "more")
    table.wait_ready()
    tablet_page.evaluate(LISTEN)
    table.roll()
    table.play(0, "1.9")
    assert tablet_page.evaluate("heard") == 0, "nobody has touched the page yet"
    tablet_page.evaluate("deaf()")
    table.control("settings").tap()
    for choice in chosen:
        table.wait_idle()
        name, value = choice.split("-")
        expect(tablet_page.locator(f'dialog [name="{name}"][value="{value}"]')).to_be_checked()
    expect(table.root).to_have_attribute("data-controls", "start")
    table.control("close-settings").tap()


def test_little_movement_leaves_out_the_rolling(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.emulate_media(reduced_motion="no-preference")
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    choose(table, "motion-less")
    table.roll_button.tap()
    assert tablet_page.evaluate("document.getAnimations().length") == 0
    table.wait_idle()
    table.pick("1.9").tap()
    assert tablet_page.evaluate("document.getAnimations().length") == 0


@pytest.mark.slow
def test_the_left_hand_finds_the_controls_on_its_side(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=lowdown&seats=4&seed=7&auto=off")
    table.control("settings").tap()
    for size in SIZES.values():
        size_to(tablet_page, **size)
        assert tablet_page.evaluate(
            "[...document.querySelectorAll('dialog')].every((one) => one.scrollWidth <= one.clientWidth)"
        )
    table.control("hand-left").tap()
    table.control("close-settings").tap()
    for screen, size in SIZES.items():
        table.wait_idle()
        size_to(tablet_page, **size)
        other = ".table-board" if screen == "1024x768" else ".dice-tray"
        left, right = (tablet_page.locator(place).evaluate(LEFT_EDGE) for place in (".controls", other))
        assert left < right, screen
        assert faults(tablet_page) == [], screen
