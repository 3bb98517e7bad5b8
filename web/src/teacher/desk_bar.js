/** The bar above every part of the teacher's desk: back to the desk, or from there to the shelf. */
import { html } from "lit-html";
import { TEACHER } from "../ui/addresses.js";
import { settingsButton } from "../ui/top_bar.js";
import { t } from "../text/text.js";

/** @param {string} heading */
export function deskBar(heading) {
  return html`<header class="top-bar">
    <a class="button button-quiet back" data-act="desk" href=${TEACHER}>${t("teacher-heading")}</a>
    <h1 tabindex="-1">${heading.replaceAll("-", "\u2011")}</h1>
    <div class="top-bar-controls">${settingsButton()}</div>
  </header>`;
}
