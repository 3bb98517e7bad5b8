"""*Work it out yourself*: in whole matches by touch, nothing is marked and wrong taps are explained."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import SIZES, size_to
from e2e.pages import ResultScreen, SetUp, Table
from e2e.play import follow, go_on_through_the_door, parts, unplayed, wish, written_down
from e2e.sites import WatchedSite
from rollbook import Match
from rollbook.bridge import OpenMatch
from rollbook.classroom.own_work import WORK_SELF

MATCHES: Final = ("knaster", "knockout_by_captures", "lowdown", "roll_it", "roll_out")
# The marks of legal places on any board.
MARKS: Final = (
    ".number-open, .hole-target, .cell-open, .cell-target, .checker-open, .cell-number-open, "
    ".lying-open, .place-open, .place-sought, .wilds-open, .cup-open, .target"
)
EVERY: Final = 5
"""One move in this many is preceded by a wrong tap."""


class Learner:
    """A player who answers the questions, and sometimes taps a wrong answer first."""

    def __init__(self) -> None:
        self.moves = 0
        self.tried = 0

    def __call__(self, table: Table, match: Match, seat: int) -> None:
        self.moves += 1
        expect(table.page.locator(MARKS)).to_have_count(0)
        open_match = OpenMatch()
        own = match.copy()
        own.remark(WORK_SELF)
        open_match.open(str(own))
        if self.moves % EVERY == 1:
            self.try_something_wrong(table, open_match, seat)
        if open_match.choices(seat, [])["answers"]:
            table.pick(f"={open_match.view()['total']}").tap()

    def try_something_wrong(self, table: Table, open_match: OpenMatch, seat: int) -> None:
        """Tap something that the rules refuse, and check that the page explains why."""
        answers = open_match.choices(seat, [])["answers"]
        picks = answers or list(
            dict.fromkeys(
                table.page.locator('[data-part="board"] [data-pick]:visible').evaluate_all(
                    "(all) => all.map((one) => one.dataset.pick)"
                )
            )
        )
        for pick in [f"={answer}" for answer in answers] or picks:
            judged = open_match.choices(seat, [pick])
            declared = "refusal" not in judged and judged["move"] is None and not judged["answered"]
            refused = open_match.choices(seat, [pick], True) if declared else judged
            if "wrong" not in refused or (declared and not judged["declarable"]):
                continue
            table.pick(pick).tap()
            table.wait_idle()
            if declared:
                table.confirm_button.tap()
            expect(table.refusal).to_have_text(refused["refusal"]["sentence"])
            table.wait_idle()
            if declared:
                table.cancel_button.tap()
            table.wait_idle()
            self.tried += 1
            return


@pytest.mark.slow
@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_match_is_worked_out_by_touch_to_the_end(name: str, tablet_page: Page, site: WatchedSite) -> None:
    whole = written_down(name)
    table, match, learner = (
        Table(tablet_page).open(site.url, f"{wish(whole)}&work=self").hurry(),
        unplayed(whole),
        Learner(),
    )
    first, between, last = parts(whole.actions)
    follow(table, match, first, first=learner)
    go_on_through_the_door(table, match, between)
    follow(table, match, last, first=learner)
    result = ResultScreen(tablet_page).wait()
    assert table.actions() == list(whole.actions)
    record = Match.parse(table.record())
    assert record.remarks[0].text == WORK_SELF
    assert learner.tried > 0
    assert len(record.remarks) == 1 + learner.tried
    expect(tablet_page.locator("main.result .right-at-once li")).to_have_count(2)
    expect_accessible(tablet_page)
    result.control("board").tap()
    table.control("log").tap() if table.control("log").count() else None
    expect(tablet_page.locator(".log .right-at-once")).to_contain_text("right first time")
    expect(tablet_page.locator('[data-part="remark"]').last).to_have_text("Everyone works it out alone.")


def test_the_choice_is_part_of_the_set_up_and_remembered(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/set-up/roll_it")
    SetUp(tablet_page).work("self").start()
    assert f"# {WORK_SELF}" in Table(tablet_page).record()
    tablet_page.goto(f"{site.url}#/set-up/knaster")
    expect(tablet_page.locator('input[name="work"][value="self"]')).to_be_checked()


def test_no_roll_is_added_up_in_words(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off&work=self")
    table.roll("4 5")
    expect(table.turn).not_to_contain_text("9")
    expect(table.log.first).not_to_contain_text("9")
    cell = next(cell for cell in Match("roll_it", 2, {}, 7).view()["grids"][0]["cells"] if cell["number"] == 8)
    table.pick(cell["pick"]).tap()
    expect(table.refusal).to_have_text("Very close, but not 8. Count again.")
    expect(tablet_page.locator('[data-act="count"]')).to_have_count(9)
    tablet_page.locator('[data-act="count"]').nth(3).tap()
    expect(tablet_page.locator('[data-act="count"]').and_(tablet_page.get_by_label("1", exact=True))).to_have_count(1)
    table.pick(cell["pick"]).tap()
    expect(table.refusal).to_have_text("Start at 5. Count on 4 more.")
    expect(tablet_page.locator(".counting-line .counting-dot")).to_have_count(4)
    table.pick(cell["pick"]).tap()
    expect(table.refusal).to_have_text("4 + 5 is 9. This cell shows 8. Find a free 9. None? Tap “Pass”.")
    expect(tablet_page.get_by_role("region", name="Log", include_hidden=True)).not_to_contain_text("tried")


@pytest.mark.parametrize("size", SIZES)
def test_no_place_is_kept_for_a_sum_that_players_find(size: str, tablet_page: Page, site: WatchedSite) -> None:
    size_to(tablet_page, **SIZES[size])
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off&work=self")
    for faces in ("4 5", ""):
        tray, dice = (tablet_page.locator(css).bounding_box() for css in (".dice-tray", ".dice"))
        assert tray
        assert dice
        assert tray["x"] + tray["width"] / 2 == pytest.approx(dice["x"] + dice["width"] / 2, abs=1)
        if faces:
            table.roll(faces)


def test_a_hint_helps_to_count_and_marks_no_place(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off&work=self")
    table.roll("4 5")
    table.control("hint").tap()
    expect(table.refusal).to_have_text("Count the dots on the dice.")
    expect(tablet_page.locator('[data-act="count"]')).to_have_count(9)
    expect(tablet_page.get_by_role("region", name="Good moves")).to_have_count(0)
    table.control("hint").tap()
    expect(table.refusal).to_have_text("Start at 5. Count on 4 more.")
    table.control("hint").tap()
    expect(table.refusal).to_have_text("4 + 5 is 9. See what fits.")
    table.control("log").tap()
    expect(table.remarks).to_have_text(["Someone took a hint here.", "Everyone works it out alone."])


def test_dots_to_count_on_a_phone_do_not_move_the_board(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.set_viewport_size({"width": 390, "height": 844})
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off&work=self")
    table.roll("4 5")
    before = table.board.bounding_box()
    table.control("hint").tap()
    expect(tablet_page.locator('[data-act="count"]')).to_have_count(9)
    after = table.board.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["y"] - before["y"]) <= 2


@pytest.mark.slow
def test_a_reload_and_a_sent_match_keep_it(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off&work=self")
    table.roll("4 3")
    record = table.record()
    tablet_page.reload()
    tablet_page.evaluate("window.rollbook.ready")
    expect(table.board).to_be_visible()
    expect(tablet_page.locator(MARKS)).to_have_count(0)
    Table(tablet_page).open_record(site.url, record)
    expect(tablet_page.locator(MARKS)).to_have_count(0)


def test_an_address_that_asks_for_another_kind_of_work_is_refused(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/play?game=roll_it&work=hard")
    expect(tablet_page.locator('[data-screen="problem"]')).to_contain_text("self or page")


def test_statistics_show_moves_right_at_once(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off&work=self&seat.0=Anna")
    table.roll("4 3")
    table.play(0, "1.1")
    table.roll("4 4")
    table.pick("1.1").tap()
    expect(table.refusal).to_be_visible()
    table.play(1, table.legal(1)[0])
    tablet_page.goto(f"{site.url}#/statistics")
    expect(tablet_page.locator('section[aria-labelledby="work-heading"] tbody tr')).to_have_count(2)
    expect(tablet_page.locator('section[aria-labelledby="work-heading"] tbody')).to_contain_text("Anna")
