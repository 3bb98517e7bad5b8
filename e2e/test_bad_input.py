"""A sentence explains the mistake in an address or a form and offers a next step; nothing is lost or executed."""

import zlib
from base64 import urlsafe_b64encode
from typing import Final

import pytest
from playwright.sync_api import Error, Page, expect

from e2e.axe import expect_accessible
from e2e.pages import Shelf, Table, packed
from e2e.pairs import ALL
from e2e.sites import WatchedSite
from rollbook import Match

LONG = "x" * 5000
RECORD = "rollbook 1\ngame: roll_it 1\nseats: Anna | Ben\nseed: 7\n\ndice 2 6\n0 1.9\n"

WISHES = {
    "game=chess&seats=2": "chess",
    "seats=2": "game=",
    "game=roll_it&seats=99": "99",
    "game=roll_it&seats=1": "2",
    "game=roll_it&seats=two": "two",
    "game=roll_it&seats=999999999": "999999999",
    "game=roll_it&option.colour=red": "colour",
    "game=roll_it&option.grids=7": "7",
    "game=roll_it&level=hard": "level",
    "game=roll_it&seed=-1": "-1",
    "game=roll_it&seed=lucky": "lucky",
    "game=roll_it&seed=9007199254740992": "9007199254740992",
    "game=roll_it&game=roll_it": "game",
    "game=roll_it&auto=perhaps": "perhaps",
    "game=roll_it&seats=2&seat.2=Cleo": "seat.2",
    f"game=roll_it&seat.0={LONG}": "40",
    "game=roll_it&seat.0=a%7Cb": "|",
    f"game={LONG}": "games are",
    f"{LONG}=1": "xxx",
}
LINKS = {
    "truncated": (packed(RECORD)[:-6], "damaged"),
    "no deflate": ("abcdefgh", "damaged"),
    "no base64": ("%%%", "damaged"),
    "empty": ("", "damaged"),
    "no record": (packed("hello\n"), "rollbook 1"),
    "wrong move": (packed(RECORD.replace("1.9", "1.1")), "Line 7"),
    "wrong game": (packed(RECORD.replace("roll_it", "chess")), "Line 2"),
    "later rules": (packed(RECORD.replace("roll_it 1", "roll_it 99")), "Line 2"),
    "too large": (urlsafe_b64encode(zlib.compress(b" " * 50_000_000)[2:-4]).decode().rstrip("="), "far too long"),
}


def expect_problem(page: Page, part: str) -> None:
    problem = page.locator('[data-part="problem"]')
    expect(problem).to_contain_text(part)
    sentence = problem.inner_text()
    assert 10 < len(sentence) < 400, sentence
    assert not any(word in sentence for word in ("Error", "undefined", "[object", "Traceback")), sentence


def test_invalid_address_is_refused_with_the_mistake(tablet_page: Page, site: WatchedSite) -> None:
    kept = Table(tablet_page).open(site.url, "game=roll_it&seed=7")
    kept.roll()
    for wish, part in WISHES.items():
        tablet_page.goto(f"{site.url}#/play?{wish}")
        expect_problem(tablet_page, part)
    expect_accessible(tablet_page)
    Shelf(tablet_page).control("shelf").first.tap()
    expect(Shelf(tablet_page).matches).to_have_count(1)
    assert Shelf(tablet_page).resume().actions() == ["dice 2 6"]


def test_a_damaged_link_is_refused_with_the_line_at_fault(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    for data, part in LINKS.values():
        Shelf(tablet_page).open(site.url)  # otherwise the last link's problem would still be shown
        tablet_page.goto(f"{site.url}#/match/{data}")
        expect_problem(tablet_page, part)
    Shelf(tablet_page).control("shelf").first.tap()
    expect(Shelf(tablet_page).matches).to_have_count(0)


# Counts how many bytes of compressed data the page passes to the browser's decompression.
COUNT_TAKEN: Final = """() => {
  const Unfolding = DecompressionStream;
  window.taken = 0;
  window.DecompressionStream = function (format) {
    const unfolding = new Unfolding(format);
    const count = new TransformStream({
      transform(part, stream) {
        window.taken += part.length;
        stream.enqueue(part);
      },
    });
    count.readable.pipeTo(unfolding.writable).catch(() => {});
    return { writable: count.writable, readable: unfolding.readable };
  };
}"""


def test_a_small_link_that_would_fill_the_memory_is_unfolded_in_small_pieces(
    tablet_page: Page, site: WatchedSite
) -> None:
    Shelf(tablet_page).open(site.url)
    tablet_page.evaluate(COUNT_TAKEN)
    deflate = zlib.compressobj(9, wbits=-15)
    bomb = deflate.compress(b"0" * 100_000_000) + deflate.flush()  # a thousandth of that size
    tablet_page.evaluate(
        "(data) => { location.hash = `#/match/${data}`; }", urlsafe_b64encode(bomb).decode().rstrip("=")
    )
    expect_problem(tablet_page, "far too long")
    assert tablet_page.evaluate("taken") < 30_000


def test_unknown_addresses_show_a_problem(tablet_page: Page, site: WatchedSite) -> None:
    for address in ("#/nowhere", "#/table/nothing", "#/set-up/chess", "#/table/", "#/play/x", "#//", "#/%E0%A4%A"):
        Shelf(tablet_page).open(site.url)  # otherwise the last address's problem would still be shown
        tablet_page.goto(f"{site.url}{address}")
        expect_problem(tablet_page, "There is no")
    Shelf(tablet_page).control("shelf").first.tap()
    expect(tablet_page.locator('[data-screen="shelf"]')).to_be_visible()


def test_valid_link_becomes_a_new_match(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/match/{packed(RECORD)}")
    table = Table(tablet_page)
    expect(tablet_page.locator('[data-screen="shared"]')).to_contain_text("Anna")
    expect_accessible(tablet_page)
    table.control("keep").tap()
    expect(table.board).to_be_visible()
    table.wait_idle()
    assert table.record() == RECORD
    table.control("shelf").tap()
    expect(Shelf(tablet_page).matches).to_have_count(1)


HTML_NAMES = ("<img src=x onerror=window.hacked=1>", "<script>window.hacked=1</script>", "'\"><b>&amp;{$name}")


@pytest.mark.slow
def test_a_name_of_html_is_shown_letter_for_letter(tablet_page: Page, site: WatchedSite) -> None:
    set_up = Shelf(tablet_page).open(site.url).set_up("roll_it").seats(3)
    for seat, name in enumerate(HTML_NAMES):
        set_up.name(seat, name)
    table = set_up.start()
    for seat, name in enumerate(HTML_NAMES):
        expect(table.scores.nth(seat)).to_contain_text(name)
    table.roll_button.tap()
    expect(table.log.first).to_contain_text(HTML_NAMES[0])
    assert Match.parse(table.record()).seats == HTML_NAMES
    table.control("shelf").tap()
    expect(Shelf(tablet_page).matches).to_contain_text(HTML_NAMES[0])
    assert tablet_page.evaluate("window.hacked") is None
    expect(tablet_page.locator("main img, main script, main b")).to_have_count(0)


def test_name_of_five_thousand_letters_is_refused_and_the_form_keeps_it(tablet_page: Page, site: WatchedSite) -> None:
    set_up = Shelf(tablet_page).open(site.url).set_up("roll_it").name(0, LONG).name(1, "Ben").seed("abc")
    for part in ("40", "abc"):
        set_up.control("start").tap()
        problem = tablet_page.locator("#set-up-problem")
        expect(problem).to_contain_text(part)
        expect(problem).to_be_in_viewport()
        expect(tablet_page.locator('input[name="seat.1"]')).to_have_value("Ben")
        set_up.name(0, "Anna")
    set_up.seed("7")
    table = set_up.start()
    table.roll_button.tap()
    assert table.actions() == ["dice 2 6"]


def test_wrong_dice_are_refused_by_the_hook_and_nothing_changes(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7")
    for faces in ("", "7 1", "1", "1 2 3", "one two", LONG):
        with pytest.raises(Error) as refused:
            table.roll(faces)
        with pytest.raises(ValueError) as ours:  # noqa: PT011 - only its sentence counts here
            Match("roll_it", seed=7).roll(faces)
        assert str(ours.value) in str(refused.value)
    assert table.actions() == []


# Names of built-in object properties, lone surrogates, empty and very long strings, markup and paths.
ODD: Final = (
    *("__proto__", "constructor", "toString", "hasOwnProperty", "%ED%A0%80", "%FF", "%", "%00", "%E2%80%AE", "..%2F.."),
    *("%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "x" * 5000, "/", "roll_it/__proto__", "__proto__/roll_it"),
)
PLACES: Final = ("set-up", "learn", "rules", "table", "match", "lab", "robot", "join", "class", "result", "teacher")
KEYS: Final = ("game", "game=roll_it&seats", "game=roll_it&seat.0", "game=roll_it&option.grids", "game=roll_it&seed")
# Opens an address and waits until the page has handled it.
FOLLOW: Final = """(address) => new Promise((done) => {
  addEventListener("hashchange", done, { once: true });
  location.hash = address;
})"""


def test_odd_names_in_an_address_end_in_a_screen_and_change_nothing(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    wishes = [f"{key}={name}" for key in KEYS for name in ODD] + [f"game=roll_it&option.{name}=1" for name in ODD]
    addresses = [*(f"{place}/{name}" for place in PLACES for name in ODD), *(f"play?{wish}" for wish in wishes)]
    for address in addresses if ALL else addresses[::4]:  # each place with some strings, each string in some places
        tablet_page.evaluate(FOLLOW, f"#/{address}")
        shelf.wait_idle()
        expect(tablet_page.locator("[data-screen]")).to_have_count(1)
        expect(tablet_page.locator("h1")).not_to_be_empty()
        assert tablet_page.evaluate("document.querySelector('#page img, #page script')") is None, address
    assert tablet_page.evaluate("Object.keys(Object.prototype).length + Object.keys(Array.prototype).length") == 0
    shelf.open(site.url)
    shelf.play("roll_it").roll()
