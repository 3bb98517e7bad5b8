/** The bar on top of every screen: back to the shelf, what this is, and what can be done here. */
import { html, nothing } from "lit-html";
import { SHELF } from "../addresses.js";
import { settingsButton } from "./settings.js";
import { t } from "../text.js";

/**
 * @param {string} heading
 * @param {unknown} [controls]
 */
export function topBar(heading, controls = nothing) {
  return html`<header class="top-bar">
    <a class="button button-quiet back" data-act="shelf" href=${SHELF}>${t("shelf-link")}</a>
    <h1 tabindex="-1">${unbroken(heading)}</h1>
    <div class="top-bar-controls">${controls}${settingsButton()}</div>
  </header>`;
}

/**
 * Where a heading takes two lines, it breaks between words and not within one.
 * @param {string} heading
 */
const unbroken = (heading) => heading.replaceAll("-", "\u2011");
