/** The settings, reached from the bar on top of every screen. What is on the screen stays as it is beneath them. */
import { html, nothing, render } from "lit-html";
import { whileBusy } from "../busy.js";
import { PREFERENCES, prefer, preferred } from "../preferences.js";
import { THEMES, chooseTheme, theme } from "../settings.js";
import { accepts, quiet, restUnderFinger } from "../taps.js";
import { chooseLanguage, language, t } from "../text.js";
import { drawChoice } from "./choice.js";
import { drawMatchSettings } from "./match_settings.js";

/** What else is chosen here, in this order. */
const DEVICE = /** @type {const} */ (["sound", "motion", "speed", "hand", "guide"]);

/** @type {import("../page.js").Page} */
let page;
/** @type {Promise<void>} languages come in the order in which they were asked for */
let latest = Promise.resolve();

/** @param {import("../page.js").Page} shown */
export function offerSettings(shown) {
  page = shown;
}

export function settingsButton() {
  return html`<button type="button" class="button button-quiet settings-button" data-act="settings" aria-label=${t("settings")} @click=${open}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 6.5H21M3 12H21M3 17.5H21" />
      <circle cx="15.5" cy="6.5" r="2.75" /><circle cx="8" cy="12" r="2.75" /><circle cx="14" cy="17.5" r="2.75" />
    </svg>
  </button>`;
}

function open() {
  if (!accepts("settings") || document.querySelector("dialog[open]")) return;
  const dialog = document.createElement("dialog");
  dialog.className = "dialog settings";
  dialog.setAttribute("aria-labelledby", "settings-heading");
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  draw(dialog, false);
  dialog.showModal();
  restUnderFinger(dialog);
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {boolean} failed whether a language could not be had
 */
function draw(dialog, failed) {
  /** @param {string} wished */
  const speak = (wished) => {
    latest = latest.then(() =>
      whileBusy(async () => {
        const had = await chooseLanguage(wished).then(
          () => true,
          () => false,
        );
        page.draw();
        draw(dialog, !had);
      }),
    );
  };
  /** @param {import("../settings.js").Theme} wished */
  const show = (wished) => {
    chooseTheme(wished);
    draw(dialog, false);
  };
  const leave = () => {
    quiet();
    dialog.close();
  };
  const { session } = page.screen ?? {};
  render(
    html`<h2 id="settings-heading">${t("settings")}</h2>
      ${session?.table ? [drawMatchSettings(session, () => draw(dialog, false), (seat) => page.screen?.changeSeat?.(seat) ?? Promise.resolve()), html`<h3>${t("settings-device")}</h3>`] : nothing}
      <fieldset>
        <legend>${t("settings-language")}</legend>
        <div class="choices">
          ${Object.keys(SITE.texts).map((one) => drawChoice("language", one, ownName(one), one === language, () => speak(one), one))}
        </div>
        ${failed ? html`<p class="problem-sentence" role="alert">${t("settings-language-failed")}</p>` : nothing}
      </fieldset>
      <fieldset>
        <legend>${t("settings-theme")}</legend>
        <div class="choices">
          ${THEMES.map((one) => drawChoice("theme", one, t("settings-theme-value", { value: one }), one === theme(), () => show(one)))}
        </div>
      </fieldset>
      ${DEVICE.map((name) => drawPreference(name, () => draw(dialog, false)))}
      <div class="dialog-choices">
        <button type="button" class="button button-primary" data-act="close-settings" @click=${leave}>${t("close")}</button>
      </div>`,
    dialog,
  );
}

/**
 * The choice between the values of a preference.
 * @param {keyof import("../preferences.js").Preferences} name
 * @param {() => void} chosen
 */
function drawPreference(name, chosen) {
  return html`<fieldset>
    <legend>${t(`settings-${name}`)}</legend>
    <div class="choices">
      ${PREFERENCES[name].map((value) => {
        const choose = () => {
          prefer(name, value);
          chosen();
        };
        return drawChoice(name, value, t(`settings-${name}-value`, { value }), value === preferred(name), choose);
      })}
    </div>
  </fieldset>`;
}

/**
 * What a language calls itself.
 * @param {string} code
 */
function ownName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
