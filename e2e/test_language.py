"""The language and the theme, chosen on any screen without losing what is on it."""

from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.conftest import PHONE, TABLET, OpenContext
from e2e.glass import resize
from e2e.layout import faults
from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite


def choose(table: Shelf | Table, *choices: str) -> None:
    """Open the settings, tap each choice, and close them again."""
    table.do("settings")
    for choice in choices:
        table.do(choice)
    table.do("close-settings")


def test_a_browser_that_speaks_german_is_answered_in_german_until_another_language_is_chosen(
    open_context: OpenContext, site: WatchedSite
) -> None:
    """On the shelf, in settings, rules, refusals, the log and problems; and a language may be out of reach."""
    watch = open_context(**PHONE, locale="de-AT", service_workers="block")
    watch.expect("ERR_FAILED")
    watch.expect("serviceWorker|Service Worker")
    page = watch.context.new_page()
    shelf = Shelf(page).open(site.url)
    expect(page.locator("h2").first).to_have_text("Spiele")
    shelf.wait_ready()
    expect_accessible(page)
    assert not faults(page, scrolls=True)
    page.route("**/text-en-*", lambda route: route.abort())
    shelf.do("settings")
    expect(page.locator("dialog h2")).to_have_text("Einstellungen")
    expect_accessible(page)
    shelf.do("language-en")
    expect(page.locator("dialog [role=alert]")).to_contain_text("Diese Sprache ließ sich nicht laden")
    expect(page.get_by_label("Deutsch")).to_be_checked()
    page.unroute("**/text-en-*")
    shelf.do("close-settings")
    page.goto(f"{site.url}#/rules/knaster")
    expect(page.locator("h1")).to_contain_text("Regeln")
    shelf.wait_idle()
    expect_accessible(page)
    resize(page, TABLET["viewport"])
    table = Table(page).open(site.url, "game=roll_it&seed=7&auto=off&seat.0=Anna&seat.1=Ben")
    table.roll()
    table.tap("1.1")
    expect(table.refusal).to_have_text("Auf Feld 1.1 steht 4, und der Wurf ergibt 8.")
    table.tap("1.9")
    expect(table.log.first).to_contain_text("Anna legt einen Chip auf 1.9; dort steht 8.")
    page.goto(f"{site.url}#/play?game=chess")
    expect(page.locator(".problem-sentence")).to_contain_text("Ein Spiel „chess“ gibt es nicht.")
    choose(table, "language-en")
    expect(page.locator(".problem-sentence")).to_contain_text("There is no game called “chess”.")
    switch_in_mid_match(page, site)


def switch_in_mid_match(page: Page, site: WatchedSite) -> None:
    """Nothing is lost at the table, and the language that was chosen last is there after a reload."""
    table = Table(page).open(site.url, "game=knockout&seats=2&seed=3&auto=off&seat.0=Anna&seat.1=Ben")
    while table.dice_due:
        table.ask("roll")
    pick = str(table.legal(int(table.to_act() or 0))[0]).partition("=")[2].partition("+")[0]
    table.tap(pick)
    before, address = table.record(), table.address
    expect(table.turn).to_contain_text("Choose numbers that add up to")
    choose(table, "language-de")
    expect(table.turn).to_contain_text("Wähle Zahlen, die zusammen")
    expect(table.act("cancel")).to_have_text("Abbrechen")
    expect(table.root).to_have_attribute("lang", "de")
    assert (table.record(), table.address) == (before, address)
    table.do("cancel")
    expect(table.act("cancel")).to_have_count(0)
    choose(table, "language-en")
    page.reload()
    table.wait_ready()
    table.wait_idle()
    expect(table.turn).to_contain_text("Choose numbers that add up to")
    assert table.record() == before
    table.do("shelf")
    expect(page.locator("h2").first).to_have_text("Games")


def test_a_theme_is_chosen_and_can_be_given_back_to_the_device(page: Page, site: WatchedSite) -> None:
    shelf = Shelf(page).open(site.url)
    ground = "getComputedStyle(document.documentElement).colorScheme"
    assert page.evaluate(ground) == "light"
    shelf.do("settings")
    shelf.do("theme-dark")
    assert page.evaluate(ground) == "dark"
    shelf.do("theme-light")
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(ground) == "light"
    shelf.do("theme-system")
    assert page.evaluate(ground) == "dark"
    page.evaluate("""() => {  // another tab chooses
      localStorage.setItem("rollbook-theme", "light");
      dispatchEvent(new StorageEvent("storage", { key: "rollbook-theme" }));
    }""")
    assert page.evaluate(ground) == "light"
    shelf.do("close-settings")
