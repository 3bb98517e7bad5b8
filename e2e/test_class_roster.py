"""The class list: pasted, given out, used on the tablets, and compared with the results."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from e2e.axe import expect_accessible
from e2e.classes import FOUR, add, add_group, links_shown, open_class, pages_of, saved_rows, take_names
from e2e.device import stored_classes, stored_records
from e2e.layout import faults_everywhere
from e2e.pages import Screen, Shelf, Table
from e2e.sites import WatchedSite
from rollbook import Match
from rollbook.class_code import encode
from rollbook.classroom import roster
from rollbook.classroom.results import read, sealed
from rollbook.classroom.roster import group_code
from tests.class_matches import played
from tests.names import ENGLISH, RUSSIAN

CODE: Final = encode("knaster", 1, {}, 12345)
"""Knaster for one person, because its matches are short."""
NAMES: Final = ["Emma", *ENGLISH[1:28], "Emma", "=1+1"]


def link_given_out(page: Page) -> str:
    Screen(page).control("share-roster").tap()
    expect(page.locator("dialog").get_by_role("img")).to_be_visible()
    (link,) = links_shown(page)
    Screen(page).control("close-share").tap()
    return link


def pick(page: Page, name: str) -> Locator:
    return page.locator('[data-act="pick-name"]').get_by_text(name, exact=True)


def names_listed(page: Page) -> list[str]:
    Screen(page).wait_idle()
    return page.locator("[data-result] th bdi").all_inner_texts()


@pytest.mark.slow
def test_children_pick_their_names_from_the_list_of_the_link(tablet_page: Page, site: WatchedSite) -> None:
    screen = open_class(tablet_page, site, CODE)
    take_names(tablet_page, "\n".join(NAMES))
    told = roster.deduplicate(NAMES)
    expect(tablet_page.locator('[data-part="names"] li')).to_have_text(told)
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    link = link_given_out(tablet_page)
    assert len(link.rpartition("/")[2]) <= 600
    assert roster.read(link.rpartition("/")[2]).names == tuple((name, "A") for name in told)

    tablet_page.goto(link)
    expect(tablet_page).to_have_url(re.compile(f"#/join/{CODE}"))
    screen.control("start").tap()
    expect(tablet_page.get_by_role("main").get_by_role("alert")).to_have_text(
        "Say who plays: your name is still missing."
    )
    expect(tablet_page.locator('[data-act="pick-name"]')).to_have_count(30)
    pick(tablet_page, "Emma 1").tap()
    pick(tablet_page, "Emma 2").tap()
    expect(tablet_page.locator('[aria-pressed="true"]')).to_have_text("Emma 2")
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    screen.control("start").tap()
    table = Table(tablet_page).wait_open()
    assert "seats: Emma 2\n" in table.record()


def test_list_shows_missing_children_sorts_renames_and_exports(tablet_page: Page, site: WatchedSite) -> None:
    told = roster.deduplicate(NAMES)
    screen = open_class(tablet_page, site, CODE)
    take_names(tablet_page, "\n".join(NAMES))
    # Three children are late, one plays twice, and one has a name that is not on the list.
    plays = [name for name in told if name not in told[3:6]]
    results = [sealed(played(CODE, [name], number)) for number, name in enumerate(plays)]
    again = sealed(played(CODE, [told[8]], 99))
    stranger = sealed(played(CODE, ["Zoe"], 98))
    add(tablet_page, [*results, again, stranger])
    missing = tablet_page.locator('[data-part="missing"]')
    expect(missing).to_have_text(f"3 are missing: {' · '.join(told[3:6])}")
    second = f"{told[8]} (2)"
    expect(tablet_page.locator("[data-result]", has_text=second)).to_have_count(1)
    expect(tablet_page.locator("[data-result]", has_text="Zoe")).to_contain_text("Not on the list: Zoe")
    expect_accessible(tablet_page)

    tablet_page.locator('[data-act="class-order-arrival"]').tap()
    assert names_listed(tablet_page) == [*plays, second, "Zoe"]
    tablet_page.locator('[data-act="class-order-name"]').tap()
    assert sorted(names_listed(tablet_page)) == sorted([*plays, second, "Zoe"])
    assert names_listed(tablet_page).index("Emma 1") + 1 == names_listed(tablet_page).index("Emma 2")

    tablet_page.locator("[data-result]", has_text="Zoe").locator('[data-act="rename-result"]').tap()
    tablet_page.locator("#rename-0").fill(told[3])
    expect_accessible(tablet_page)
    screen.control("save").tap()
    screen.wait_idle()
    expect(missing).to_have_text(f"2 are missing: {' · '.join(told[4:6])}")

    tablet_page.locator('[data-act="class-order-points"]').tap()
    rows = saved_rows(tablet_page)
    points = {name: read(text)["scores"][0] for name, text in zip(plays, results, strict=True)}
    listed = {row["Name"]: row for row in rows}
    assert {name: int(listed[name]["Points"]) for name in plays if name != "=1+1"} == {
        name: score for name, score in points.items() if name != "=1+1"
    }
    assert "'=1+1" in listed
    assert "Won" not in rows[0]
    assert [row["Name"] for row in rows if row["Missing"] == "1"] == told[4:6]
    assert [int(row["Order of arrival"]) for row in rows if row["Name"] == told[3]] == [len(plays) + 2]


def test_long_list_is_split_into_two_pictures_or_a_file(tablet_page: Page, site: WatchedSite) -> None:
    screen = open_class(tablet_page, site, CODE)
    names = [f"{name} {RUSSIAN[-at]}" for at, name in enumerate(RUSSIAN, 1)]
    take_names(tablet_page, "\n".join(names))
    screen.control("share-roster").tap()
    expect(tablet_page.get_by_text("Picture 1 of 2", exact=True)).to_be_visible()
    (link,) = links_shown(tablet_page)
    with tablet_page.expect_download() as saving:
        screen.control("save-roster").tap()
    saved = Path(saving.value.path())
    data = link.rpartition("/")[2]
    half = -(-len(data) // 2)
    tablet_page.goto(f"{site.url}#/roster/2.2.abcdefgh.{data[half:]}")
    expect(tablet_page.locator('[data-screen="class-roster"]')).to_contain_text("Still missing: 1.")
    expect_accessible(tablet_page)
    tablet_page.goto(f"{site.url}#/roster/1.2.abcdefgh.{data[:half]}")
    expect(tablet_page.locator('[data-act="pick-name"]')).to_have_count(30)
    Shelf(tablet_page).open(site.url)
    tablet_page.evaluate(f"localStorage.removeItem('rollbook-roster-{CODE}')")
    tablet_page.goto(f"{site.url}#/join/{CODE}")
    expect(tablet_page.locator('input[name="name.0"]')).to_be_visible()
    tablet_page.goto(f"{site.url}#/matches")
    tablet_page.locator('input[type="file"]').first.set_input_files(saved)
    expect(tablet_page.locator('[data-act="pick-name"]')).to_have_count(30)
    tablet_page.goto(f"{site.url}#/roster/{data[:-9]}")
    expect(tablet_page.locator('[data-screen="problem"]')).to_contain_text("This list of names is incomplete.")


def test_without_a_list_a_name_is_required_and_numbered(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/join/{CODE}")
    screen = Screen(tablet_page)
    expect(tablet_page.locator('[data-screen="join"]')).to_contain_text("Type your name, then start.")
    screen.control("start").tap()
    expect(tablet_page.get_by_role("main").get_by_role("alert")).to_have_text(
        "Say who plays: your name is still missing."
    )
    expect(tablet_page.locator('[data-act="pick-name"]')).to_have_count(0)
    open_class(tablet_page, site, CODE)
    add(tablet_page, [sealed(played(CODE, ["Emma"], seed)) for seed in (1, 2)])
    tablet_page.locator('[data-act="class-order-arrival"]').tap()
    assert names_listed(tablet_page) == ["Emma", "Emma (2)"]


def test_groups_play_differently_and_list_compares_alike_ones(tablet_page: Page, site: WatchedSite) -> None:
    screen = open_class(tablet_page, site, FOUR)
    take_names(tablet_page, "Anna\nBen\nCarla\nDan")
    screen.control("groups").tap()
    expect_accessible(tablet_page)
    add_group(tablet_page, "grids-4", "B", "Same dice; points cannot be compared.")
    add_group(tablet_page, "hints-off", "C", "Same dice; points can be compared.")
    add_group(tablet_page, "dice-real", "D", "Other dice; points cannot be compared.")
    # Each name fits on its line, next to the choice of its group.
    assert (
        max(
            tablet_page.locator('[data-part="names"] label').evaluate_all("(all) => all.map((one) => one.offsetHeight)")
        )
        < 30
    )
    for at, letter in ((2, "B"), (3, "B")):
        tablet_page.locator(f"#group-{at}").select_option(letter)
        screen.wait_idle()
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    link = link_given_out(tablet_page)
    given = roster.read(link.rpartition("/")[2])
    assert given.names == (("Anna", "A"), ("Ben", "A"), ("Carla", "B"), ("Dan", "B"))
    four = given.code_of("B")

    tablet_page.goto(link)
    facts = tablet_page.get_by_role("main")
    expect(facts).to_contain_text("How many grids? Nine")
    pick(tablet_page, "Anna").tap()
    pick(tablet_page, "Dan").tap()
    screen.control("start").tap()
    expect(tablet_page.get_by_role("main").get_by_role("alert")).to_contain_text("play in different groups")
    pick(tablet_page, "Anna").tap()
    pick(tablet_page, "Carla").tap()
    expect(tablet_page.locator('[data-part="class-code"]')).to_contain_text(four)
    screen.control("start").tap()
    table = Table(tablet_page).wait_open()
    assert f"# class {four}\n" in table.record()
    assert "options: grids=4" in table.record()

    open_class(tablet_page, site, FOUR)
    add(tablet_page, [sealed(played(FOUR, ["Anna", "Ben"], 1)), sealed(played(four, ["Dan", "Carla"], 2))])
    expect(tablet_page.get_by_role("heading", name=re.compile("^Groups:"))).to_have_text(["Groups: A, C", "Groups: B"])
    expect(tablet_page.locator('[data-part="missing"]')).to_have_count(0)
    rows = saved_rows(tablet_page)
    assert {row["Name"]: (row["Group"], row["Points comparable with group"]) for row in rows} == {
        "Anna": ("A", "A"),
        "Ben": ("A", "A"),
        "Carla": ("B", "B"),
        "Dan": ("B", "B"),
    }
    expect_accessible(tablet_page)


def test_a_child_of_a_group_with_real_dice_types_what_it_throws(tablet_page: Page, site: WatchedSite) -> None:
    real = group_code(CODE, dice="real")
    tablet_page.goto(f"{site.url}#/roster/{roster.written(roster.Roster(CODE, (('Anna', 'B'),), {'B': real}))}")
    pick(tablet_page, "Anna").tap()
    expect(tablet_page.get_by_role("main")).to_contain_text("Children roll real dice")
    Screen(tablet_page).control("start").tap()
    table = Table(tablet_page).wait_open()
    expect(table.control("face-6").first).to_be_visible()
    table.control("settings").tap()
    expect(tablet_page.locator('[data-choices="dice"]')).to_have_count(0)


def test_the_names_of_an_earlier_class_are_taken(tablet_page: Page, site: WatchedSite) -> None:
    open_class(tablet_page, site, CODE)
    take_names(tablet_page, "Anna\nBen")
    open_class(tablet_page, site, FOUR)
    tablet_page.locator("#roster-other").select_option(index=1)
    expect(tablet_page.locator('[data-part="names"] li')).to_have_text(["Anna", "Ben"])
    assert all(one["roster"]["names"] for one in stored_classes(tablet_page))
    Shelf(tablet_page).open(site.url)
    tablet_page.goto(f"{site.url}#/class")
    Screen(tablet_page).control("change-names").tap()
    tablet_page.locator("#roster-names").fill("Anna\nbot hard")
    Screen(tablet_page).control("take-names").tap()
    expect(tablet_page.get_by_role("alert").filter(has_text="“bot hard” cannot be a name here.")).to_be_visible()


def test_groups_chosen_in_a_hurry_by_keys_are_all_kept(tablet_page: Page, site: WatchedSite) -> None:
    screen = open_class(tablet_page, site, FOUR)
    take_names(tablet_page, "Anna\nBen\nCarla")
    screen.control("groups").tap()
    add_group(tablet_page, "grids-4", "B", "Same dice; points cannot be compared.")
    screen.wait_idle()
    tablet_page.locator("#group-0").focus()
    tablet_page.evaluate("""() => {
      for (const at of [0, 1, 2]) {
        const select = document.querySelector(`#group-${at}`);
        select.value = "B";
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }""")
    screen.wait_idle()
    (one,) = stored_classes(tablet_page)
    assert [name["group"] for name in one["roster"]["names"]] == ["B", "B", "B"]


def test_groups_offer_each_value_of_an_option_in_its_own_words(tablet_page: Page, site: WatchedSite) -> None:
    open_class(tablet_page, site, FOUR).control("groups").tap()
    offered = tablet_page.locator('label[data-act^="group-grids-"]')
    expect(offered).to_have_text(["As the class", "Nine", "Four"])


def test_pasted_list_without_a_name_cannot_replace_the_names(tablet_page: Page, site: WatchedSite) -> None:
    screen = open_class(tablet_page, site, FOUR)
    tablet_page.locator("#roster-names").fill("anna@school.org\nben@school.org")
    screen.control("take-names").tap()
    expect(tablet_page.locator("#class-found")).to_contain_text("No names.")
    expect(screen.control("back-to-names")).to_be_visible()
    expect(screen.control("accept-names")).to_have_count(0)


def test_names_that_another_tab_has_taken_stay_when_a_name_is_moved(tablet_page: Page, site: WatchedSite) -> None:
    screen = open_class(tablet_page, site, FOUR)
    take_names(tablet_page, "Anna\nBen")
    screen.control("groups").tap()
    add_group(tablet_page, "grids-4", "B", "Same dice; points cannot be compared.")
    screen.wait_idle()
    (one,) = stored_classes(tablet_page)
    names = [*one["roster"]["names"], {"name": "Carla", "group": "A"}]
    stored_classes(tablet_page, {**one, "roster": {**one["roster"], "names": names}})  # as another tab would, silently
    tablet_page.locator("#group-0").select_option("B")
    screen.wait_idle()
    (after,) = stored_classes(tablet_page)
    assert [(name["name"], name["group"]) for name in after["roster"]["names"]] == [
        ("Anna", "B"),
        ("Ben", "A"),
        ("Carla", "A"),
    ]


def test_files_with_a_class_list_among_them_are_all_read_before_the_list_opens(
    tablet_page: Page, site: WatchedSite
) -> None:
    match = Match("knaster", seats=["Anna"], seed=5)
    match.roll()
    text = roster.written(roster.Roster(CODE, (("Anna", "A"),)))
    other = roster.written(roster.Roster(FOUR, (("Ben", "A"),)))
    tablet_page.goto(f"{site.url}#/matches")
    screen = Screen(tablet_page)
    screen.wait_ready()
    screen.wait_idle()
    given: list[tuple[str, str]] = [
        ("list", f"rollbook class {text}\n"),
        ("match", str(match)),
        ("damaged", "rollbook 1\ngame: nothing"),
        ("other", f"rollbook class {other}\n"),
    ]
    files: list[FilePayload] = [
        {"name": f"{name}.txt", "mimeType": "text/plain", "buffer": text.encode()} for name, text in given
    ]
    tablet_page.locator('input[type="file"]').first.set_input_files(files)
    expect(tablet_page).to_have_url(re.compile(f"#/join/{CODE}"))
    screen.wait_idle()
    assert stored_records(tablet_page) == [str(match)]
    expect(screen.notices.filter(has_text="damaged.txt")).to_have_count(1)
    expect(screen.notices.filter(has_text="1 class list was not opened")).to_have_count(1)


PASTED: Final = """Name;Group;E-mail
1. Anna;A;anna@school.test
"Lee, Ben";B;ben@school.test
Carla;B;
"""


def test_pasted_list_is_shown_before_it_is_taken_with_a_way_back(tablet_page: Page, site: WatchedSite) -> None:
    screen = open_class(tablet_page, site, FOUR)
    tablet_page.locator("#roster-names").fill(PASTED)
    screen.control("take-names").tap()
    found = tablet_page.locator('[data-part="found"]')
    expect(tablet_page.locator("#class-found")).to_have_text("3 names. Group B: 2.")
    expect(found.locator('[data-part="left-out"] li')).to_have_text(
        [
            "Left out: the first line, “Name Group E-mail”.",
            "Left out: the e-mail addresses. They must not travel in links.",
            "Left out: the numbers.",
        ]
    )
    expect(found.locator('[data-part="names"] li')).to_have_text(["Anna", "Ben Lee Group B", "Carla Group B"])
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    assert stored_classes(tablet_page)[0]["roster"]["names"] == []
    screen.control("back-to-names").tap()
    expect(tablet_page.locator("#roster-names")).to_have_value(PASTED)
    screen.control("take-names").tap()
    screen.control("accept-names").tap()
    expect(tablet_page.locator('[data-part="names"] label')).to_have_text(["Anna", "Ben Lee", "Carla"])
    wanted = tablet_page.locator('[data-part="group-wanted"]')
    expect(wanted).to_have_text("2 names are in group B. Choose what this group does differently.")
    expect_accessible(tablet_page)
    given = roster.read(link_given_out(tablet_page).rpartition("/")[2])
    assert given.names == (("Anna", "A"), ("Ben Lee", "A"), ("Carla", "A"))
    add_group(tablet_page, "grids-4", "B", "Same dice; points cannot be compared.")
    expect(wanted).to_have_count(0)
    given = roster.read(link_given_out(tablet_page).rpartition("/")[2])
    assert given.names == (("Anna", "A"), ("Ben Lee", "B"), ("Carla", "B"))


def test_pasted_groups_with_other_names_get_letters_that_the_page_shows(tablet_page: Page, site: WatchedSite) -> None:
    screen = open_class(tablet_page, site, FOUR)
    tablet_page.locator("#roster-names").fill("Team;Name;House\nRed;Anna;North\nBlue;Ben;South")
    screen.control("take-names").tap()
    found = tablet_page.locator('[data-part="found"]')
    expect(tablet_page.locator("#class-found")).to_have_text("2 names. Group B: 1.")
    expect(found.locator('[data-part="left-out"] li')).to_have_text(
        [
            "Left out: the first line, “Team Name House”.",
            "Left out: the column “House”.",
            "Groups: Red = A, Blue = B.",
        ]
    )
    expect(found.locator('[data-part="names"] li')).to_have_text(["Anna", "Ben Group B"])


def test_child_of_another_group_than_it_played_is_noted_in_the_list_and_the_table(
    tablet_page: Page, site: WatchedSite
) -> None:
    open_class(tablet_page, site, FOUR)
    take_names(tablet_page, "Anna\nBerk\tB\nCarla\nDan")
    add_group(tablet_page, "grids-4", "B", "Same dice; points cannot be compared.")
    add(tablet_page, [sealed(played(FOUR, ["berk", "Anna"], 1)), sealed(played(FOUR, ["Carla", "Dan"], 2))])
    expect(tablet_page.locator("[data-result]", has_text="berk")).to_contain_text("berk is in group B on your list.")
    expect(tablet_page.locator("[data-result]", has_text="Carla")).not_to_contain_text("on your list")
    groups = {row["Name"]: (row["Group"], row["Group on the list"]) for row in saved_rows(tablet_page)}
    assert groups == {"berk": ("A", "B"), "Anna": ("A", "A"), "Carla": ("A", "A"), "Dan": ("A", "A")}


def test_child_that_typed_the_name_of_another_one_is_listed_second(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/join/{CODE}")
    tablet_page.locator("#name-0").fill(" anna ")
    Screen(tablet_page).control("start").tap()
    assert "seats: anna\n" in Table(tablet_page).wait_open().record(), "a typed code brings no list"
    open_class(tablet_page, site, CODE)
    take_names(tablet_page, "Anna\nBen")
    add(tablet_page, [sealed(played(CODE, [name], seed)) for seed, name in enumerate(("Anna", "anna"))])
    tablet_page.locator('[data-act="class-order-arrival"]').tap()
    assert names_listed(tablet_page) == ["Anna", "anna (2)"]
    expect(tablet_page.locator('[data-part="missing"]')).to_have_text("One is missing: Ben")


def test_class_code_field_takes_a_pasted_link(tablet_page: Page, site: WatchedSite) -> None:
    text = roster.written(roster.Roster(CODE, (("Anna", "A"), ("Ben", "A"))))
    for typed in (f"{site.url}#/join/{CODE}?utm_source=x.", f"({CODE}).", f"Here: {site.url}#/roster/{text}"):
        shelf = Shelf(tablet_page).open(site.url)
        shelf.control("to-class-code").tap()
        tablet_page.locator("#class-code").fill(typed)
        shelf.control("open-code").tap()
        expect(tablet_page).to_have_url(re.compile(f"#/join/{CODE}$"))
    expect(tablet_page.locator('[data-act="pick-name"]')).to_have_text(["Anna", "Ben"])


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_printed_class_is_the_list_first_and_what_went_wrong_on_its_own_page(
    tablet_page: Page, site: WatchedSite, paper: str
) -> None:
    names = [f"Child {number}" for number in range(1, 8)]
    code = encode("knaster", 1, {}, 12345, work="self", settings=False)
    screen = open_class(tablet_page, site, code)
    take_names(tablet_page, "\n".join(names))
    screen.control("groups").tap()
    screen.control("group-hints-off").tap()
    screen.control("add-group").tap()
    expect(tablet_page.locator('[data-group="B"]')).to_be_visible()
    add(tablet_page, [sealed(played(code, [name], number)) for number, name in enumerate(names[:6])])
    tablet_page.emulate_media(media="print")
    head = tablet_page.locator(".class-head")
    expect(head).to_contain_text(code)
    expect(head.locator(".class-printed")).to_be_visible()
    expect(tablet_page.locator("[data-result]").first).to_be_visible()
    for words in ("Add the group", "Names, one on each line", "Sorted by", "locks"):
        expect(tablet_page.get_by_text(words).filter(visible=True)).to_have_count(0)
    assert tablet_page.locator("button, input, select, textarea, summary").filter(visible=True).count() == 0
    assert pages_of(tablet_page.pdf(format=paper)) == 1, "so the first result is on the first page"
    tablet_page.emulate_media(media="null")
    screen.control("missed").tap()
    screen.wait_idle()
    tablet_page.emulate_media(media="print")
    assert pages_of(tablet_page.pdf(format=paper)) == 2
