/** The dialog of the settings, which the bar on top of every screen opens. The screen beneath it stays as it is. */
import { html, nothing } from "lit-html";
import { addressOf } from "../files/files.js";
import { whileBusy } from "../ui/busy.js";
import { dialogOpen, openDialog } from "../ui/dialog.js";
import { ownTab } from "../ui/outward.js";
import { OFFERED, prefer, preferred, valuesOf } from "../ui/preferences.js";
import { accepts } from "../ui/taps.js";
import { spoken } from "../text/language.js";
import { chooseLanguage, language, t } from "../text/text.js";
import { drawChoices } from "../ui/choices.js";
import { serial } from "../ui/lateness.js";
import { drawMatchSettings } from "../table/match_settings.js";

/** @param {import("./page.js").Page} page whose settings open wherever somebody asks for them */
export function offerSettings(page) {
  // Languages come in the order in which they were asked for.
  const inTurn = serial();
  document.addEventListener("open-settings", () => open(page, inTurn));
}

/**
 * @param {import("./page.js").Page} page
 * @param {ReturnType<typeof serial>} inTurn
 */
function open(page, inTurn) {
  if (!accepts("settings") || dialogOpen()) return;
  let languageFailed = false;
  openDialog(page.visit.signal, "settings", (dialog) => {
    const redraw = () => {
      languageFailed = false;
      dialog.redraw();
    };
    /** @param {string} wished */
    const choose = (wished) => {
      inTurn(() =>
        whileBusy(async () => {
          languageFailed = await chooseLanguage(wished).then(
            () => false,
            () => true,
          );
          page.draw();
          dialog.redraw();
        }),
      );
    };
    const { screen } = page;
    const changeSeat = (/** @type {number} */ seat) => screen?.changeSeat?.(seat) ?? Promise.resolve();
    return html`<h2 id=${dialog.headingId}>${t("settings")}</h2>
      ${screen?.session?.state.table ? [drawMatchSettings(screen.session, redraw, changeSeat), html`<h3>${t("settings-device")}</h3>`] : nothing}
      ${drawChoices({
        name: "language",
        legend: t("settings-language"),
        values: spoken(),
        label: ownName,
        lang: (code) => code,
        chosen: language,
        choose,
      })}
      ${languageFailed ? html`<p class="problem-sentence" role="alert">${t("settings-language-failed")}</p>` : nothing}
      ${OFFERED.map((name) => drawPreference(name, redraw))}
      <p class="hint">${t("settings-about", { release: SITE.release, version: SITE.version })}</p>
      <div class="dialog-choices">
        <a class="button button-quiet" data-act="licences" href=${addressOf("licenses.txt")} target=${ownTab()}>${t("settings-licences")}</a>
        <button type="button" class="button button-primary" data-act="close-settings" @click=${() => dialog.close(null)}>
          ${t("close")}
        </button>
      </div>`;
  });
}

/**
 * The choice between the values of a preference.
 * @param {keyof import("../ui/preferences.js").Preferences} name
 * @param {() => void} chosen
 */
function drawPreference(name, chosen) {
  return drawChoices({
    name,
    legend: t(`settings-${name}`),
    values: valuesOf(name),
    label: (value) => t(`settings-${name}-value`, { value }),
    chosen: preferred(name),
    choose: (value) => {
      prefer(name, value);
      chosen();
    },
  });
}

/**
 * A language's name in that language.
 * @param {string} code
 */
function ownName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
