/** The dialogs of settings and of languages, which the bar at the top opens. The screen beneath them stays as it is. */
import { html, nothing } from "lit-html";
import { addressOf } from "../files/files.js";
import { whileBusy } from "../ui/busy.js";
import { dialogOpen, openDialog } from "../ui/dialog.js";
import { ownTab } from "../ui/outward.js";
import { OFFERED, prefer, preferred, valuesOf } from "../ui/preferences.js";
import { aloud } from "../ui/speech.js";
import { accepts } from "../ui/taps.js";
import { languageOf, spoken } from "../text/language.js";
import { missing } from "../text/missing.js";
import { capital, chooseLanguage, language, sentence, t } from "../text/text.js";
import { drawChoices } from "../ui/choices.js";
import { cancellable, serial } from "../ui/cancellation.js";
import { Cancelled } from "../text/problems.js";
import { turned } from "../table/hand_over.js";
import { SIDES, usualSides, drawSeatName } from "../ui/seats.js";
import { names } from "../text/words.js";
import { isLocked } from "../match/about.js";

/** @param {import("./page.js").Page} page whose settings open from any screen */
export function offerSettings(page) {
  // Apply language changes in the order in which they were requested.
  const inTurn = serial();
  document.addEventListener("open-settings", () => open(page, inTurn));
  document.addEventListener("open-languages", () => openLanguages(page, inTurn));
}

/** The choice of a language, each called by its own name. */
class Languages {
  /** Why the chosen language could not be loaded. */
  failure = "";

  /** @param {import("./page.js").Page} page @param {ReturnType<typeof serial>} inTurn */
  constructor(page, inTurn) {
    this.page = page;
    this.inTurn = inTurn;
  }

  /** @param {{ redraw(): void }} dialog */
  draw(dialog) {
    return html`${drawChoices({
      name: "language",
      legend: t("settings-language"),
      values: spoken(),
      label: ownName,
      lang: (code) => code,
      chosen: language,
      choose: (wished) => this.#choose(wished, dialog),
    })}
    ${this.failure ? html`<p class="problem-sentence" role="alert">${this.failure}</p>` : nothing}`;
  }

  /** @param {string} wished @param {{ redraw(): void }} dialog */
  #choose(wished, dialog) {
    this.inTurn(() =>
      whileBusy("settings: choose", async () => {
        const { url, later, english } = SITE.texts[languageOf(wished)];
        const files = [url, later.url, english?.url ?? url, SITE.regions[wished]?.url ?? url];
        this.failure = await chooseLanguage(wished).then(
          () => "",
          async (error) => sentence(await missing(error, files)),
        );
        this.page.draw();
        dialog.redraw();
      }),
    );
  }
}

/** @param {import("./page.js").Page} page @param {ReturnType<typeof serial>} inTurn */
function openLanguages(page, inTurn) {
  if (!accepts("languages") || dialogOpen()) return;
  const languages = new Languages(page, inTurn);
  openDialog(
    page.visit.signal,
    "languages",
    (dialog) => html`<h2 id=${dialog.headingId} class="unseen">${t("settings-language")}</h2>
      ${languages.draw(dialog)}
      <div class="dialog-choices">
        <button type="button" class="button" data-act="close-languages" @click=${() => dialog.close(null)}>${t("close")}</button>
      </div>`,
  );
}

/** @param {import("./page.js").Page} page @param {ReturnType<typeof serial>} inTurn */
function open(page, inTurn) {
  if (!accepts("settings") || dialogOpen()) return;
  const languages = new Languages(page, inTurn);
  let leadsOut = false; // whether to link to the licences: not on a locked tablet
  const opened = openDialog(page.visit.signal, "settings", (dialog) => {
    const redraw = () => {
      languages.failure = "";
      dialog.redraw();
    };
    const { screen } = page;
    const changeSeat = (/** @type {number} */ seat) => screen?.changeSeat?.(seat) ?? Promise.resolve();
    return html`<h2 id=${dialog.headingId}>${t("settings")}</h2>
      ${screen?.session?.state.table ? [drawMatchSettings(page.visit, screen.session, redraw, changeSeat), html`<h3>${t("settings-device")}</h3>`] : nothing}
      ${languages.draw(dialog)} ${OFFERED.filter((name) => name !== "aloud" || aloud.able).map((name) => drawPreference(name, redraw))}
      <p class="hint">
        ${t("settings-about", { release: SITE.release, version: SITE.version })}
        ${leadsOut ? html`<a class="button button-quiet" data-act="licences" href=${addressOf("licenses.txt")} target=${ownTab()}>${t("settings-licences")}</a>` : nothing}
      </p>
      <div class="dialog-choices">
        <button type="button" class="button" data-act="close-settings" @click=${() => dialog.close(null)}>
          ${t("close")}
        </button>
      </div>`;
  });
  const show = (/** @type {boolean} */ free) => {
    leadsOut = free;
    opened.redraw();
  };
  // Unreadable matches lock nothing.
  cancellable(page.visit.signal, page.lock.holding()).then((held) => show(held === null), (error) => error instanceof Cancelled || show(true));
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

/** A language's name in that language. @param {string} code */
function ownName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return capital(name, code);
}

/**
 * @param {PageContext} page
 * @param {import("../match/session.js").Session} session
 * @param {() => void} redraw
 * @param {(seat: number) => Promise<void>} changeSeat changes the player at a seat
 */
export function drawMatchSettings(page, session, redraw, changeSeat) {
  const { things: settings } = session.state.saved;
  const { saved } = session.state;
  if (isLocked(saved, "settings") && !page.lock.isOpen(saved)) return html`<p class="advice">${t("locked-settings")}</p>${settings.pin ? html`<p>${page.lock.drawButton(page.signal, redraw, { act: "unlock-settings" })}</p>` : nothing}`;
  /** Draws a setting unless the teacher has locked it. @param {string} lock @param {() => unknown} draw */
  const unlocked = (lock, draw) => (isLocked(session.state.saved, lock) ? nothing : draw());
  /** @param {(settings: TableSettings) => Partial<TableSettings>} changes */
  const change = (changes) => session.changeSettings(changes).finally(redraw);
  /**
   * @param {string} name
   * @param {string[]} values
   * @param {string} value
   * @param {(value: string) => Partial<TableSettings>} changes
   */
  const choice = (name, values, value, changes) =>
    drawChoices({
      name,
      legend: t(`${name}-choice`),
      values,
      label: (one) => t(`${name}-choice-value`, { value: one }),
      chosen: value,
      choose: (one) => change(() => changes(one)),
    });
  const { sides } = settings;
  const seats = session.state.table?.seats ?? [];
  const changed = (/** @type {number} */ seat) => changeSeat(seat).finally(redraw);
  const everybody = session.state.table ? names(session.state.table, "robot") : [];
  return html`<h3>${t("settings-match")}</h3>
    <fieldset>
      <legend>${t("settings-seats")}</legend>
      <div class="choices">
        ${everybody.map(
          (name, seat) =>
            html`<button type="button" class="button" data-act="seat-${seat}" @click=${() => changed(seat)}>
              ${drawSeatName(name, settings.looks[seat])}
            </button>`,
        )}
      </div>
    </fieldset>
    ${unlocked("dice", () => choice("dice", ["page", "real"], settings.realDice ? "real" : "page", (value) => ({ realDice: value === "real" })))}
    ${choice("curtain", ["off", "on"], settings.curtain ? "on" : "off", (value) => ({ curtain: value === "on" }))}
    ${unlocked("hints", () => choice("hints", ["on", "off"], settings.hints === false ? "off" : "on", (value) => ({ hints: value === "on" })))}
    ${choice("turning", ["off", "on"], sides ? "on" : "off", (value) => ({ sides: value === "on" ? usualSides(seats.length) : undefined }))}
    ${sides
      ? seats.map(({ name, bot }, seat) =>
          bot === null
            ? drawChoices({
                name: `side-${seat}`,
                kind: "settings-side",
                legend: drawSeatName(name, settings.looks[seat]),
                // "Left" and "right" are as the viewer sees them.
                values: SIDES.map((value) => (value + turned()) % SIDES.length),
                label: (side) => t("side-value", { value: (side - turned() + SIDES.length) % SIDES.length }),
                chosen: sides[seat],
                choose: (side) => change(({ sides: now }) => ({ sides: now?.map((other, at) => (at === seat ? side : other)) })),
              })
            : nothing,
        )
      : nothing}`;
}
