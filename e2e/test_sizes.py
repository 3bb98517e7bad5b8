"""Prompt, board, dice and the next button are visible together, at every moment and every screen size."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.layout import out_of_sight, size_to, words_twice_as_large
from e2e.moments import OURS, SIZES, TURN, moments, use_hand
from e2e.pages import ResultScreen, Table
from e2e.pairs import combined
from e2e.play import written_down
from e2e.screens import open_screen, pictures, speak
from e2e.sites import WatchedSite
from rollbook import GAMES, Match
from tests.places import LANGUAGES

LARGE_WORDS: Final = ((320, 568), (390, 844), (768, 1024), (1024, 768), (1366, 768), (1920, 1080))
MOMENTS: Final = (
    "the beginning",
    "before the roll",
    "after the roll",
    "half a move",
    "hints",
    "a refusal",
    "the result",
)
LOOKED_AT: Final = frozenset(combined(list(GAMES), MOMENTS, [f"{width}x{height}" for width, height in SIZES]))
"""The screen sizes at which each moment of a game is checked."""
ON_BOARD: Final = tuple(css for css in TURN if css != ".dice-tray")
# Returns a sentence for each ring around a good move that the list of hints hides.
HIDDEN_MARKS: Final = """() => {
  const list = document.querySelector(".hints").getBoundingClientRect();
  return [...document.querySelectorAll(".mark")].map((one) => one.getBoundingClientRect()).filter((mark) =>
    Math.min(mark.right, list.right) - Math.max(mark.left, list.left) > 2 &&
    Math.min(mark.bottom, list.bottom) - Math.max(mark.top, list.top) > 2).map(() => "a mark lies below the hints");
}"""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_needed_for_a_turn_is_in_sight(game: str, tablet_page: Page, site: WatchedSite) -> None:
    found: list[str] = []
    where = moments(game) if game in OURS else None
    table = Table(tablet_page)

    def look(moment: str, css: tuple[str, ...], more: Callable[[], list[str]] = list) -> None:
        for width, height in SIZES:
            size = f"{width}x{height}"
            if (game, moment, size) not in LOOKED_AT:
                continue
            table.wait_idle()
            size_to(tablet_page, width, height)
            found.extend(f"{moment}, {size}: {fault}" for fault in [*out_of_sight(tablet_page, *css), *more()])

    if where is None:
        table.open(site.url, f"game={game}&seed=7&auto=off")
        return look("the beginning", TURN)
    in_play = ON_BOARD if game == "lowdown" else TURN
    table.open(site.url, f"game={game}&seed=7&auto=off")
    look("the beginning", TURN)
    table.open_record(site.url, where.due)
    look("before the roll", TURN)
    table.open_record(site.url, where.rolled)
    look("after the roll", in_play)
    for pick in where.picks:
        table.pick(pick).tap()
    table.wait_idle()
    look("half a move", in_play)
    if where.picks:
        table.cancel_button.tap()
    table.ask_for_moves()
    expect(tablet_page.locator('[data-act="choose-hint"]').first).to_be_visible()
    look("hints", (".turn-what", ".table-board", ".hints"), lambda: tablet_page.evaluate(HIDDEN_MARKS))
    table.control("close-hints").tap()
    table.pick(where.wrong).tap()
    table.wait_idle()
    if table.refusal.count():
        look("a refusal", (".turn-what", ".refusal", *in_play[2:]))
    written = {"knockout": "knockout_by_captures"}.get(game, game)
    table.open_record(site.url, str(written_down(written)))
    ResultScreen(tablet_page).wait()
    look("the result", (".result-heading", '[data-part="moments"]', '[data-act="again"]'))
    assert not found, "\n".join(found)
    return None


@pytest.mark.slow
def test_self_check_mode_shows_dice_and_answers(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knaster&seed=7&auto=off&work=self")
    table.roll("3 4")
    found = []
    for hand in ("right", "left"):
        use_hand(tablet_page, hand)
        for width, height in SIZES:
            size_to(tablet_page, width, height)
            needed = [".turn-what", ".table-board", ".dice-tray .dice", ".answers", '[data-act="undo"]']
            found += [f"{hand}, {width}x{height}: {fault}" for fault in out_of_sight(tablet_page, *needed)]
    assert not found, "\n".join(found)


# Finds parts of the help with a sum that are covered or outside the slip, covered dice, and a second sentence.
HIDDEN_HELP: Final = """() => {
  const dice = [...document.querySelectorAll(".die")].map((die) => [die, die.getBoundingClientRect()]);
  const parts = [...document.querySelectorAll(".turn-help, .counting-dot, .counting-line b")];
  const slip = document.querySelector(".turn").getBoundingClientRect();
  const hidden = parts.filter((part) => {
    const box = part.getBoundingClientRect();
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    const outside = box.left < slip.left || box.right > slip.right + 0.5 || box.bottom > innerHeight;
    return outside || !part.contains(document.elementFromPoint(...middle));
  });
  const covered = dice.filter(([die, box]) => {
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !top?.closest(".dice-tray, .board") || box.bottom > innerHeight;
  });
  const faults = [[parts.length === 0, "no help"], [hidden.length, `${hidden.length} of ${parts.length} parts`],
    [covered.length, "a die is covered"], [document.querySelector(".refusal"), "the help is said twice"]];
  return faults.filter(([fault]) => fault).map(([, words]) => words);
}"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "faces", "wrong"),
    [("knaster", "6 6", "=2"), ("roll_it", "6 6", "1.1"), ("knockout", "6 6 5", "3"), ("knockout", "3 4 5", "3")],
)
def test_help_with_a_sum_is_visible_and_covers_nothing(
    game: str, faces: str, wrong: str, tablet_page: Page, site: WatchedSite
) -> None:
    table = Table(tablet_page).open(site.url, f"game={game}&seats=2&seed=7&auto=off&work=self").hurry()
    if game == "knockout":
        for thrown in ("6 6 6", "1 1 1"):
            table.roll(thrown)
    table.roll(faces)
    found = []
    for step in (".counting-die", ".counting-line", ".turn > .turn-help"):
        size_to(tablet_page, 1024, 768)
        table.wait_idle()
        table.pick(wrong).tap()
        table.wait_idle()
        if table.confirm_button.count():
            table.confirm_button.tap()
        expect(tablet_page.locator(step).first).to_be_visible()
        for width, height in SIZES:
            size_to(tablet_page, width, height)
            table.wait_idle()
            found += [f"{step}, {width}x{height}: {fault}" for fault in tablet_page.evaluate(HIDDEN_HELP)]
        if table.cancel_button.count():
            table.cancel_button.tap()
    assert not found, "\n".join(found)


def test_left_handed_controls_are_on_the_left(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off")
    use_hand(tablet_page, "left")
    table.roll("3 4")
    table.ask_for_moves()
    expect(tablet_page.locator('[data-act="choose-hint"]').first).to_be_visible()
    over = """(css) => document.querySelector(css).getBoundingClientRect().right
      - document.querySelector(".table-board").getBoundingClientRect().left"""
    for width, height in ((844, 390), (1024, 768)):
        size_to(tablet_page, width, height)
        assert tablet_page.evaluate(over, ".controls") <= 1
        assert tablet_page.evaluate(over, ".hints") <= 1
    gap = """() => document.querySelector(".controls-main").getBoundingClientRect().left
      - document.querySelector('[data-act="undo"]').getBoundingClientRect().right"""
    for width, height in ((390, 844), (844, 390), (1024, 768)):
        size_to(tablet_page, width, height)
        assert tablet_page.evaluate(gap) >= 0, f"Undo at {width}x{height}"
    table.control("log").tap()
    for width, height in ((844, 390), (1024, 768)):
        size_to(tablet_page, width, height)
        expect(tablet_page.get_by_role("complementary", name="Log")).to_be_visible()
        assert tablet_page.evaluate(over, ".drawer") <= 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_words_that_are_twice_as_large_leave_it_in_sight(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page)
    found: list[str] = []

    def look(css: tuple[str, ...]) -> None:
        table.wait_idle()
        with words_twice_as_large(tablet_page):
            for width, height in LARGE_WORDS:
                size_to(tablet_page, width, height)
                found.extend(f"{width}x{height}: {fault}" for fault in out_of_sight(tablet_page, *css))

    table.open(site.url, f"game={game}&seed=7&auto=off")
    look(TURN)
    if game in OURS:
        table.open_record(site.url, moments(game).rolled)
        look(ON_BOARD if game == "lowdown" else TURN)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "least"), [("knaster", 38), ("roll_it", 32), ("lowdown", 31), ("roll_out", 34)])
def test_a_small_phone_gives_its_whole_width_to_the_board(
    game: str, least: int, tablet_page: Page, site: WatchedSite
) -> None:
    """Nine numbers in a row on 320 pixels have some 33 pixels each; Knaster's slip is as wide as its height allows."""
    table = Table(tablet_page).open_record(site.url, moments(game).rolled)
    size_to(tablet_page, 320, 568)
    assert out_of_sight(tablet_page, *(ON_BOARD if game == "lowdown" else TURN)) == []
    smallest = table.board.locator("[data-pick]").evaluate_all(
        """(all) => Math.min(...all.map((one) => one.getBoundingClientRect())
          .map(({ width, height }) => Math.min(width, height)).filter((side) => side > 0))"""
    )
    assert smallest >= least


@pytest.mark.parametrize(("game", "die"), [("roll_it", ".die"), ("lowdown", ".lying")])
def test_prompt_and_dice_grow_with_the_board_on_a_projector(
    game: str, die: str, tablet_page: Page, site: WatchedSite
) -> None:
    Table(tablet_page).open_record(site.url, moments(game).rolled)
    sizes = []
    for width, height in ((1366, 768), (1920, 1080)):
        size_to(tablet_page, width, height)
        sizes.append(
            tablet_page.evaluate(
                """(die) => [parseFloat(getComputedStyle(document.querySelector(".turn-what")).fontSize),
          document.querySelector(die).getBoundingClientRect().width]""",
                die,
            )
        )
    assert all(large > 1.2 * small for small, large in zip(*sizes, strict=True)), sizes


def test_the_rules_have_a_list_of_contents_and_lists(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/rules/roll_it")
    entries = tablet_page.get_by_role("navigation", name="Contents").get_by_role("button")
    expect(entries).to_have_count(9)
    entries.last.tap()
    expect(tablet_page.get_by_role("main").get_by_role("heading", level=2).last).to_be_in_viewport()
    expect(tablet_page.locator(".rules-section ol").first.locator("li")).to_have_count(2)
    expect(tablet_page.locator(".rules-section ul li").first).to_be_attached()


FINGER: Final = 44
NARROW: Final = {
    (320, 568): {"knockout": 42, "knaster": 38, "roll_it": 32, "lowdown": 33, "roll_out": 35},
    (390, 844): {"roll_it": 40, "roll_out": 42},
    (844, 390): {"knaster": 43, "roll_it": 39, "lowdown": 41, "roll_out": 42},
    (683, 384): {"knaster": 42, "roll_it": 38, "lowdown": 38, "roll_out": 40},
}
"""The minimum size of cells on screens where nine in a row or column are too narrow for a finger."""
SMALLEST: Final = """() => Math.min(...[...document.querySelectorAll(".table-board [data-pick]")].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height);
}).filter((side) => side > 0))"""
SMALL_WORDS: Final = """() => [...document.querySelectorAll(":is(.turn, .controls, .scores) *, .table-board span")]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  .filter((one) => one.getBoundingClientRect().width > 2 && parseFloat(getComputedStyle(one).fontSize) < 11.95)
  .map((one) => `${one.className}: ${one.textContent.trim()}`)"""


@pytest.mark.parametrize("game", OURS)
def test_tap_targets_and_words_are_large_enough(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open_record(site.url, moments(game).rolled)
    found = []
    for width, height in SIZES:
        size_to(tablet_page, width, height)
        table.wait_idle()
        side, least = tablet_page.evaluate(SMALLEST), NARROW.get((width, height), {}).get(game, FINGER)
        if side < least:
            found.append(f"{width}x{height}: {side:.1f} px, and not {least}")
        if (width, game) != (320, "knockout"):
            found += [f"{width}x{height}: {words} below 12 px" for words in tablet_page.evaluate(SMALL_WORDS)]
    assert not found, "\n".join(found)


# Returns the buttons and links of the bar and the controls that leave their place, or whose only word wraps.
BROKEN: Final = """() => [...document.querySelectorAll(":is(.top-bar, .controls) :is(button, a)")].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const place = one.closest(".top-bar, .controls").getBoundingClientRect();
  if (box.width === 0) return [];
  const words = document.createRange();
  words.selectNodeContents(one);
  const lines = new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom)));
  const oneWord = /^[^ -]+$/.test(one.textContent.trim()) && !one.querySelector("svg");
  const outside = box.left < place.left - 1 || box.right > place.right + 1;
  return (oneWord && lines.size > 1) || outside ? [`${one.dataset.act ?? one.tagName} ${one.textContent.trim()}`] : [];
})"""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_and_the_replays_controls_keep_their_words_whole(
    language: str, tablet_page: Page, site: WatchedSite
) -> None:
    speak(tablet_page, site.url, language)
    table = Table(tablet_page).open_record(site.url, moments("lowdown").rolled)
    found = []
    for looking_back in (False, True):
        if looking_back:
            tablet_page.locator('[data-act="look-back"]').first.dispatch_event("click")
            expect(tablet_page.locator('[data-part="past"]')).to_be_visible()
        for width, height in SIZES:
            size_to(tablet_page, width, height)
            table.wait_idle()
            found += [f"{width}x{height}: {part}" for part in tablet_page.evaluate(BROKEN)]
    size_to(tablet_page, 1024, 768)
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_rods_are_next_to_words_and_answers_cover_no_dice(tablet_page: Page, site: WatchedSite) -> None:
    wish = "game=knockout&seats=2&seed=7&auto=off&work=self&option.level=place"
    table = Table(tablet_page).open(site.url, wish).hurry()
    for thrown in ("6 6 6", "1 1 1", "1 4 6"):
        table.roll(thrown)
    found = []
    for step in (".counting-die", ".counting-rods", ".turn > .turn-help"):
        size_to(tablet_page, 1024, 768)
        table.wait_idle()
        table.pick("3").tap()
        table.confirm_button.tap()
        expect(tablet_page.locator(step).first).to_be_visible()
        for width, height in SIZES:
            size_to(tablet_page, width, height)
            table.wait_idle()
            missed = tablet_page.evaluate(HIDDEN_HELP)
            if step == ".counting-rods":
                missed += out_of_sight(tablet_page, ".turn-help", step)
            found += [f"{step}, {width}x{height}: {fault}" for fault in missed]
        size_to(tablet_page, 1024, 768)
        table.cancel_button.tap()
    assert not found, "\n".join(found)


def test_hint_appears_on_the_prompt_card(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=lowdown&seats=2&seed=7&auto=off&work=self")
    table.control("roll").first.tap()
    table.wait_idle()
    table.control("hint").tap()
    expect(tablet_page.locator('[data-part="prompt"][data-refused]')).to_contain_text("Take a number and a colour.")
    expect(tablet_page.locator(".refusal")).to_have_count(0)


def after_a_robot(name: str) -> str:
    """Return a record that ends after a robot's most eventful move, before someone else's turn."""
    whole = written_down(name)
    seats = (whole.seats[0], "bot easy")
    told = []
    for number, (actor, text) in enumerate(whole.history):
        before, after = whole.position(number), whole.position(number + 1)
        if actor == 1 and after.to_act and 1 not in after.to_act:
            told.append((len(before.events(1, before.from_text(1, text))), len(text), number))
    match = Match(whole.game.id, seats, whole.options, whole.seed)
    for actor, text in whole.history[: max(told)[2] + 1]:
        match.roll() if actor == "dice" else match.play(int(actor), text)
    return str(match)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["knockout_by_captures", "roll_out", "lowdown"])
def test_robots_last_move_is_shown_in_full(name: str, language: str, tablet_page: Page, site: WatchedSite) -> None:
    speak(tablet_page, site.url, language)
    Table(tablet_page).open_record(site.url, after_a_robot(name))
    told = tablet_page.locator('[data-part="robot-did"]')
    found = []
    for width, height in SIZES:
        size_to(tablet_page, width, height)
        if told.evaluate("(one) => one.scrollHeight > one.clientHeight + 1"):
            found.append(f"{width}x{height}: {told.inner_text()}")
    assert not found, "\n".join(found)


SIDE: Final = (844, 390)
SMALL: Final = (320, 568)
# Returns a sentence if the bar with *Start* covers the seats.
ON_SEATS: Final = """() => {
  const [bar, seats] = [".set-up-start", ".set-up-seats"].map((css) =>
    document.querySelector(css).getBoundingClientRect());
  const beside = bar.left >= seats.right - 1 || bar.right <= seats.left + 1;
  return beside || bar.top >= seats.bottom ? [] : ["Start lies on the seats"];
}"""
# Returns a sentence for each name in Knaster's list that breaks within a word or is cut off.
BROKEN_NAMES: Final = """() => [...document.querySelectorAll(".combination-name")].flatMap((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const lines = new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  const wide = one.scrollWidth > one.clientWidth + 1;
  return lines > one.textContent.trim().split(" ").length || wide ? [`${one.textContent.trim()} is broken`] : [];
})"""


@pytest.mark.slow
def test_what_a_dialog_or_a_form_is_for_is_in_sight_on_small_phones(tablet_page: Page, site: WatchedSite) -> None:
    found: list[str] = []

    def look(what: str, size: tuple[int, int], css: tuple[str, ...], more: str = "() => []") -> None:
        size_to(tablet_page, *size)
        found.extend(
            f"{what}, {size[0]}x{size[1]}: {fault}"
            for fault in [*out_of_sight(tablet_page, *css), *tablet_page.evaluate(more)]
        )

    screen = open_screen(tablet_page, site.url, "shelf")
    screen.control("who").tap()
    for size in (SIDE, SMALL):
        look("who are you", size, ('.dialog [data-act="who-me"]', '.dialog [data-act="cancel-who"]'))
    screen.control("cancel-who").tap()
    open_screen(tablet_page, site.url, "set-up")
    look("set-up", SIDE, ('[data-act="start"]', ".set-up-seats legend"), ON_SEATS)
    for game in ("knaster", "knockout", "lowdown", "roll_out"):
        tablet_page.goto(f"{site.url}#/puzzles/{game}")
        for size in (SIDE, SMALL):
            expect(tablet_page.locator('[data-part="puzzle"]')).to_be_visible()
            look(f"puzzles of {game}", size, ('[data-act="check"]', '[data-act="hint"]', ".puzzle h2"), BROKEN_NAMES)
    table = Table(tablet_page).open_record(site.url, moments("knaster").rolled)
    table.control("log").tap()
    for size in (SIDE, SMALL):
        look("log", size, ('[data-act="share"]', '[data-act="close-log"]', ".log-entry:nth-child(4)"))
    table.control("share").tap()
    for size in (SIDE, SMALL):
        look("sharing", size, tuple(f'.dialog [data-act="{act}"]' for act in ("copy-link", "save-file", "close-share")))
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_begun_matches_leave_the_games_in_sight_on_phones(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page)
    for game in ("knockout", "lowdown", "roll_it", "knaster"):
        table.open_record(site.url, moments(game).rolled)
    found = []
    for width, height in (SIDE, SMALL, (390, 844)):
        size_to(tablet_page, width, height)
        open_screen(tablet_page, site.url, "shelf")
        expect(tablet_page.get_by_role("region", name="Carry on playing").locator("[data-match]").first).to_be_visible()
        missed = out_of_sight(tablet_page, ".matches-running .match", '[data-act="matches-running"]', ".game-name")
        found += [f"{width}x{height}: {fault}" for fault in missed]
    assert not found, "\n".join(found)


# Returns the letters and figures in drawings that are smaller than 12 px on screen.
SMALL_DRAWN: Final = """() => [...document.querySelectorAll("main svg text")].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().width > 0)
  .flatMap((one) => {
    const { a, b } = one.getScreenCTM();
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
    return size < 11.95 ? [`${one.textContent.trim()} (${one.getAttribute("class")}) is ${size.toFixed(1)} px`] : [];
  })"""


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS)
def test_figures_in_pictures_are_large_enough(game: str, tablet_page: Page, site: WatchedSite) -> None:
    """The pictures of the rules, the puzzles, the ending and better moves; small pictures of games may be smaller."""
    found: list[str] = []

    def look(where: str) -> None:
        for width, height in SIZES:
            size_to(tablet_page, width, height)
            found.extend(f"{where}, {width}x{height}: {words}" for words in set(tablet_page.evaluate(SMALL_DRAWN)))
        size_to(tablet_page, 1024, 768)

    tablet_page.goto(f"{site.url}#/rules/{game}")
    expect(tablet_page.locator("[data-picture]:has(svg:visible)")).to_have_count(len(pictures(game)))
    look("rules")
    tablet_page.goto(f"{site.url}#/puzzles/{game}")
    expect(tablet_page.locator('[data-part="puzzle"]')).to_be_visible()
    look("puzzles")
    written = {"knockout": "knockout_by_captures"}.get(game, game)
    Table(tablet_page).open_record(site.url, str(written_down(written)))
    result = ResultScreen(tablet_page).wait()
    look("the ending")
    result.more()
    result.wait_idle()
    look("more")
    assert not found, "\n".join(found)
