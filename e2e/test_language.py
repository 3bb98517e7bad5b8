"""The language and the theme can be changed on any screen without losing its contents."""

import re
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.conftest import PHONE, OpenContext
from e2e.layout import faults, size_to
from e2e.pages import Shelf, Table
from e2e.pairs import ALL
from e2e.shared_page import TABLET
from e2e.sites import WatchedSite


class Words(NamedTuple):
    """Words in one language for some parts of the page."""

    own_name: str
    games: str
    settings: str
    failed: str
    rules: str
    refused: str
    logged: str
    unknown: str
    prompt: str
    cancel: str


LANGUAGES: Final = {
    "de-AT": Words(
        own_name="Deutsch",
        games="Spiele",
        settings="Einstellungen",
        failed="Etwas in diesem Browser oder WLAN blockiert die Datei",
        rules="Regeln",
        refused="2 + 6 ist 8. Hier steht 4. Such eine freie 8.",
        logged="Anna legt einen Chip auf eine 8.",
        unknown="Ein Spiel „chess“ gibt es nicht.",
        prompt="Du hast 1.",
        cancel="Abbrechen",
    ),
    "fr-CA": Words(
        own_name="Français",
        games="Jeux",
        settings="Réglages",
        failed="Quelque chose dans ce navigateur ou ce réseau bloque le fichier",
        rules="les règles",
        refused="2 + 6 font 8. Ici, il y a 4. Cherche un 8 libre.",
        logged="Anna pose un jeton sur un 8.",
        unknown="Il n’y a pas de jeu «\u202fchess\u202f».",
        prompt="Tu as 1.",
        cancel="Annuler",
    ),
    "es-MX": Words(
        own_name="Español latinoamericano",
        games="Juegos",
        settings="Ajustes",
        failed="Algo en este navegador o en este wifi bloquea el archivo",
        rules="reglas",
        refused="2 + 6 son 8. Aquí hay un 4. Busca un 8 libre.",
        logged="Anna pone una ficha en un 8.",
        unknown="No hay ningún juego «chess».",
        prompt="Tienes 1.",
        cancel="Cancelar",
    ),
}


def choose(table: Shelf | Table, *choices: str) -> None:
    """Open the settings, tap each choice, and close them again."""
    table.control("settings").tap()
    for choice in choices:
        table.control(choice).tap()
        table.wait_idle()
        expect(table.page.locator("dialog [role=alert]")).to_have_count(0)
    table.control("close-settings").tap()


@pytest.mark.slow
@pytest.mark.parametrize("locale", LANGUAGES)
def test_page_uses_the_browsers_language_until_english_is_chosen(
    open_context: OpenContext, site: WatchedSite, locale: str
) -> None:
    """Checks the shelf, settings, rules, refusals, the log and problems, and a language that fails to load."""
    words = LANGUAGES[locale]
    watch = open_context(**{**PHONE, "locale": locale}, service_workers="block")
    watch.expect("ERR_FAILED")
    watch.expect("serviceWorker|Service Worker")
    page = watch.context.new_page()
    texts: list[str] = []
    page.on("request", lambda request: texts.extend(re.findall(r"text-(\w+)-", request.url)))
    shelf = Shelf(page).open(site.url)
    expect(page.locator("h2").first).to_have_text(words.games)
    shelf.wait_ready()
    assert texts == [locale.partition("-")[0]]  # no other language is fetched
    accessible = expect_accessible if ALL or locale == "de-AT" else lambda _: None  # one language is enough
    accessible(page)
    assert not faults(page, scrolls=True)
    page.route("**/text-en-*", lambda route: route.abort())
    shelf.control("settings").tap()
    expect(page.locator("dialog h2")).to_have_text(words.settings)
    shelf.wait_idle()
    accessible(page)
    shelf.control("language-en").tap()
    expect(page.locator("dialog [role=alert]")).to_contain_text(words.failed)
    expect(page.get_by_role("radio", name=words.own_name, exact=True)).to_be_checked()
    shelf.wait_idle()
    page.unroute("**/text-en-*")
    shelf.control("close-settings").tap()
    shelf.wait_idle()
    page.goto(f"{site.url}#/rules/knaster")
    expect(page.locator("h1")).to_contain_text(words.rules)
    shelf.wait_idle()
    accessible(page)
    size_to(page, **TABLET["viewport"])
    table = Table(page).open(site.url, "game=roll_it&seed=7&auto=off&seat.0=Anna&seat.1=Ben")
    table.roll_button.tap()
    table.pick("1.1").tap()
    expect(table.refusal).to_have_text(words.refused)
    table.pick("1.9").tap()
    expect(table.log.first).to_contain_text(words.logged)
    table.wait_idle()
    page.goto(f"{site.url}#/play?game=chess")
    expect(page.locator('[data-part="problem"]')).to_contain_text(words.unknown)
    choose(table, "language-en")
    expect(page.locator('[data-part="problem"]')).to_contain_text("There is no game called “chess”.")
    switch_in_mid_match(page, site, locale.partition("-")[0], words)


def switch_in_mid_match(page: Page, site: WatchedSite, language: str, words: Words) -> None:
    """Change the language during a match, and check that no pick is lost and that a reload keeps the last language."""
    table = Table(page).open(site.url, "game=knockout&seats=2&seed=3&auto=off&seat.0=Anna&seat.1=Ben")
    while table.dice_due:
        table.roll()
    pick = str(table.legal(table.to_act())[0]).partition("=")[2].partition("+")[0]
    table.pick(pick).tap()
    before, address = table.record(), table.address
    expect(table.turn).to_contain_text("You have 1.")
    choose(table, f"language-{language}")
    expect(table.turn).to_contain_text(words.prompt)
    expect(table.cancel_button).to_have_text(words.cancel)
    expect(table.root).to_have_attribute("lang", language)
    assert (table.record(), table.address) == (before, address)
    table.cancel_button.tap()
    table.wait_idle()
    expect(table.cancel_button).to_have_count(0)
    choose(table, "language-en")
    page.reload()
    table.wait_ready()
    table.wait_idle()
    expect(table.turn).to_contain_text("Tap numbers that add up to")
    assert table.record() == before
    table.control("shelf").tap()
    expect(page.locator("#games-heading")).to_have_text("Games")


@pytest.mark.slow
def test_a_theme_is_chosen_and_can_be_given_back_to_the_device(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    ground = "getComputedStyle(document.documentElement).colorScheme"
    assert tablet_page.evaluate(ground) == "light"
    shelf.control("settings").tap()
    shelf.control("theme-dark").tap()
    shelf.wait_idle()
    assert tablet_page.evaluate(ground) == "dark"
    shelf.control("theme-light").tap()
    shelf.wait_idle()
    tablet_page.emulate_media(color_scheme="dark")
    assert tablet_page.evaluate(ground) == "light"
    shelf.control("theme-system").tap()
    shelf.wait_idle()
    assert tablet_page.evaluate(ground) == "dark"
    tablet_page.evaluate("""() => {  // another tab chooses
      localStorage.setItem("rollbook-theme", "light");
      dispatchEvent(new StorageEvent("storage", { key: "rollbook-theme" }));
    }""")
    assert tablet_page.evaluate(ground) == "light"
    shelf.control("close-settings").tap()
