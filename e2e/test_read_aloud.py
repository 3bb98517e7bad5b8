"""Reading aloud with a voice of the device: after a tap or automatically, never with a voice that needs a network."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import faults_everywhere, size_to
from e2e.pages import Screen, Table
from e2e.sites import WatchedSite

VOICES: Final = """() => {
  const heard = [];
  window.said = [];
  window.voices = [];
  const fake = {
    getVoices: () => window.voices,
    speak: ({ text, lang }) => window.said.push(`${lang}: ${text}`),
    cancel: () => window.said.push("silence"),
    addEventListener: (kind, listener) => heard.push(listener),
  };
  window.comes = (lang, localService) => {
    window.voices = [...window.voices, { lang, localService, default: false }];
    for (const tell of heard) tell();
  };
  Object.defineProperty(window, "speechSynthesis", { value: fake });
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
}"""
SIZES: Final = ((390, 844), (768, 1024), (1024, 768))


def said(page: Page) -> list[str]:
    """Return all texts that were read aloud since the last call."""
    return list(page.evaluate("window.said.splice(0)"))


def test_prompts_refusals_and_rules_are_read_by_a_voice_of_the_device(next_tab: Page, site: WatchedSite) -> None:
    page = next_tab
    page.add_init_script(f"({VOICES})()")
    table = Table(page).open(site.url, "game=roll_it&seats=2&seed=7&option.grids=4")
    aloud = page.locator('[data-act="read-aloud"]')
    page.evaluate("comes('en-GB', false)")  # a voice that needs a network
    page.evaluate("comes('de-DE', true)")
    expect(aloud).to_have_count(0)
    table.control("settings").tap()
    expect(page.locator('[data-choices="sound"]')).to_be_visible()
    expect(page.locator('[data-choices="aloud"]')).to_have_count(0)
    table.control("close-settings").tap()
    page.evaluate("comes('en_US', true)")  # a voice that arrives late
    expect(aloud).to_have_count(1)
    prompt = page.locator('[data-part="prompt"]')
    table.control("read-aloud").tap()
    table.wait_idle()
    assert said(page)[-1] == f"en_US: {prompt.inner_text()}"
    table.control("settings").tap()
    page.locator('label[data-act="aloud-on"]').tap()
    table.control("close-settings").tap()
    said(page)
    table.roll_button.tap()
    table.wait_idle()
    expect(prompt).not_to_have_text("")
    assert said(page)[-1] == f"en_US: {prompt.inner_text()}"
    page.goto(f"{site.url}#/rules/roll_it")
    Screen(page).wait_idle()
    assert said(page)[:1] == ["silence"]
    expect(aloud.first).to_be_visible()
    aloud.first.tap()
    page.wait_for_function("window.said.length > 1")
    read = said(page)
    heading = page.get_by_role("main").get_by_role("heading", level=2).first.inner_text().strip()
    assert read[0] == f"en_US: {heading}"
    page.goto(f"{site.url}#/lab/roll_it")
    Screen(page).wait_idle()
    assert said(page) == ["silence"]


@pytest.mark.slow
def test_the_button_has_room_on_every_screen_and_axe_is_content(next_tab: Page, site: WatchedSite) -> None:
    page = next_tab
    page.add_init_script(f"({VOICES})()")
    table = Table(page).open(site.url, "game=roll_it&seats=2&seed=7&option.grids=4")
    page.evaluate("comes('en_US', true)")
    aloud = page.locator('[data-act="read-aloud"]')
    for width, height in SIZES:
        size_to(page, width, height)
        expect(aloud).to_be_in_viewport()
        assert faults_everywhere(page) == [], (width, height)
    expect_accessible(page)
    table.control("settings").tap()
    expect(page.locator('[data-choices="aloud"]')).to_be_visible()
    expect_accessible(page)
    table.control("close-settings").tap()
    page.goto(f"{site.url}#/rules/roll_it")
    Screen(page).wait_idle()
    expect(aloud.first).to_be_visible()
    expect_accessible(page)
