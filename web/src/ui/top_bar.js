/**
 * The bar at the top of every screen, with the back button, the heading and the screen's controls; and the progress of
 * Python's start.
 */
import { html, nothing } from "lit-html";
import { SHELF, TEACHER } from "./addresses.js";
import { drawIcon } from "./icons.js";
import { t } from "../text/text.js";

const TO_THE_SHELF = { act: "shelf", address: SHELF, words: "shelf-link" };
const TO_THE_DESK = { act: "desk", address: TEACHER, words: "teacher-heading" };

/** The bar above every part of the teacher's desk. @param {string} heading */
export const deskBar = (heading) => topBar(heading, nothing, { back: TO_THE_DESK });

/**
 * @param {string} heading
 * @param {unknown} [controls]
 * @param {{ back?: { act: string, address: string, words: string }, place?: "table" }} [more] `place`: "table" for the table's more compact bar
 */
export function topBar(heading, controls = nothing, { back = TO_THE_SHELF, place } = {}) {
  return html`<header class="top-bar" data-place=${place ?? nothing}>
    <a class="button button-quiet back" data-act=${back.act} href=${back.address}>${t(back.words)}</a>
    <h1 tabindex="-1">${unbroken(heading)}</h1>
    <div class="top-bar-controls">${controls}${settingsButton()}</div>
  </header>`;
}

/** Asks shell/settings.js for a dialog that does not belong to a single screen. @param {"open-settings" | "open-languages"} event */
const asking = (event) => (/** @type {Event} */ { currentTarget }) => currentTarget?.dispatchEvent(new Event(event, { bubbles: true }));

export function settingsButton() {
  return html`<button type="button" class="button button-quiet settings-button" data-act="settings" aria-label=${t("settings")} @click=${asking("open-settings")}>${drawIcon("settings")}</button>`;
}

/** Offers the languages with a globe: people who cannot read this language find it. */
export function languagesButton() {
  return html`<button type="button" class="button button-quiet languages-button" data-act="languages" aria-label=${t("settings-language")} @click=${asking("open-languages")}>${drawIcon("languages")}</button>`;
}

/** Returns a heading that breaks between words, never at a hyphen. @param {string} heading */
const unbroken = (heading) => heading.replaceAll("-", "\u2011");

/**
 * Draws the progress of Python's start; returns `nothing` if none is under way.
 * @param {PageContext} page
 */
export function startUp(page) {
  const { phase, arrived } = page;
  if (!phase) return nothing;
  const loading = arrived > 0 && arrived < 1;
  // Screen readers do not read out each change.
  const share = html`<span aria-hidden="true">${t("start-up-share", { percent: Math.floor(100 * arrived) })}</span>`;
  return html`<p class="start-up" role="status" data-phase=${phase}>${t(loading ? "start-up-loading" : `start-up-${phase}`)} ${loading ? share : nothing}</p>`;
}
