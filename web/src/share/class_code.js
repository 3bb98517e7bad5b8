/** A class code: its text field, its meaning in words, and the teacher's form for a new one. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { whileBusy } from "../ui/busy.js";
import { accepts, quiet } from "../ui/taps.js";
import { sentence, t } from "../text/text.js";
import { names } from "../text/words.js";
import { linkTo } from "../files/files.js";
import { classAddress, joinAddress, partsOf, rosterAddress } from "../ui/addresses.js";
import { drawChoices } from "../ui/choices.js";
import { openDialog } from "../ui/dialog.js";
import { fetched } from "../ui/lateness.js";

/** More characters than the longest link has. */
const MOST_LETTERS = 20_000;

export class ClassCodeField {
  typed = "";
  /** @type {string | null} */
  problem = null;

  /**
   * @param {PageContext} page
   * @param {{ label: string, hint: string, button: string }} words ids of messages
   * @param {(setUp: ClassSetUp) => unknown} opened called with the set-up of a typed code
   */
  constructor(page, words, opened) {
    this.page = page;
    this.words = words;
    this.opened = opened;
  }

  /** @param {Event} event */
  #submit = (event) => {
    event.preventDefault();
    if (!accepts("open-code")) return;
    quiet();
    // Someone may paste the link: the link of a list opens as if tapped.
    const hash = this.typed.slice(this.typed.search(/#|%23/));
    const { place, rest } = this.typed.includes("/") ? partsOf(hash.replace("%23", "#")) : { place: "join", rest: this.typed };
    if (place === "roster") {
      this.typed = "";
      return this.page.go(rosterAddress(rest));
    }
    whileBusy("class code: submit", async () => {
      /** @type {ClassSetUp} */
      const setUp = await this.page.engine.call("class_set_up", { code: place === "join" || place === "class" ? rest : this.typed });
      this.typed = "";
      this.problem = null;
      await this.opened(setUp);
    }).catch((error) => {
      this.problem = this.page.failure ? null : sentence(error);
      this.page.draw();
    });
  };

  /** @param {{ target: HTMLInputElement }} event */
  #type = ({ target }) => {
    this.typed = target.value;
    if (this.problem === null) return;
    this.problem = null;
    this.page.draw();
  };

  /** Goes to the field, which may be further down. */
  focus() {
    const field = document.querySelector("#class-code");
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    field.closest("form")?.scrollIntoView({ block: "center" });
  }

  draw() {
    const { label, hint, button } = this.words;
    return html`<form class="class-code-form" novalidate @submit=${this.#submit}>
      <label class="field" for="class-code">${t(label)}</label>
      <div class="dialog-line">
        <input
          type="text"
          id="class-code"
          class="text-field class-code-field"
          name="code"
          maxlength=${MOST_LETTERS}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          enterkeyhint="go"
          aria-describedby="class-code-hint class-code-problem"
          .value=${live(this.typed)}
          @input=${this.#type}
        />
        <button type="submit" class="button" data-act="open-code">${t(button)}</button>
      </div>
      <p class="hint" id="class-code-hint">${t(hint)}</p>
      <p class="problem-sentence" id="class-code-problem" role="alert">${this.problem ?? nothing}</p>
    </form>`;
  }
}

/**
 * The locks that the facts of a class name. Locks of dice and robots are not described: different ones would make
 * another match.
 */
const TOLD = ["hints", "chances", "settings", "new"];

/** @param {ClassSetUp} setUp */
export function drawClassFacts({ game, seats, options, work, dice, locks, puzzles, seed, count }) {
  if (puzzles)
    return html`<ul class="shared-facts">
      <li><strong>${t("puzzles-of", { game: t(`${game}-name`) })}</strong></li>
      <li>${t("class-puzzles", { count: count ?? 0 })}</li>
      <li>${t("class-puzzles-sheet", { number: seed })}</li>
      ${TOLD.filter((lock) => locks.includes(lock)).map((lock) => html`<li>${t(lock === "new" ? "class-puzzles-lock" : "class-lock", { lock })}</li>`)}
    </ul>`;
  const people = seats.filter(({ bot }) => bot === null).length;
  const robots = names({ seats: seats.filter(({ bot }) => bot !== null) }, "robot");
  return html`<ul class="shared-facts">
    <li><strong>${t(`${game}-name`)}</strong></li>
    <li>${t("class-people", { people })}</li>
    ${robots.length > 0 ? html`<li>${t("class-robots", { names: robots })}</li>` : ""}
    ${Object.entries(options).map(
      ([name, value]) =>
        html`<li>${t("shared-option", { option: t(`${game}-option-${name}`), value: t(`${game}-option-${name}-value`, { value }) })}</li>`,
    )}
    <li>${t("class-work", { value: work })}</li>
    ${dice === "same" ? nothing : html`<li>${t(`class-${dice}-dice`)}</li>`}
    ${TOLD.filter((lock) => locks.includes(lock)).map((lock) => html`<li>${t("class-lock", { lock })}</li>`)}
  </ul>`;
}

/** The locks that a teacher can choose. Every class match also locks other robots, which would make another match. */
const LOCKS = ["hints", "chances", "settings", "new"];
/** Those of puzzles. */
const LOCKS_OF_PUZZLES = ["hints", "new"];

/**
 * Opens the dialog once Python has made the code. Rejects with a Refusal if it refuses the set-up, and with Late if the
 * screen has been left.
 * @param {PageContext} page
 * @param {SetUp} setUp
 */
export async function setUpForClass(page, { work, hints = true, ...match }) {
  /** @type {Record<string, boolean>} */
  const offered = { hints, chances: true, settings: true, new: true };
  const { game, seats, options } = match;
  /** The same dice on every tablet, or each tablet's own. @type {"same" | "own"} */
  let dice = "same";
  const ask = (/** @type {number | string | null} */ seed) => page.engine.call("class_code", { game, seats, options, seed, more: { work, dice, ...offered } });
  await openForClass(page, LOCKS, offered, ask, match.seed, {
    about: (link) => t(link ? "for-class-about" : "for-class-no-link", { dice }),
    qr: "for-class-qr",
    join: "for-class-join",
    others: "for-class-new",
    choice: (again) =>
      drawChoices({
        name: "class-dice",
        legend: t("for-class-dice"),
        values: /** @type {const} */ (["same", "own"]),
        label: (value) => t("for-class-dice-value", { value }),
        chosen: dice,
        choose: (value) => {
          dice = value;
          again();
        },
      }),
  });
}

/**
 * The same for puzzles: their kind, and the number of their sheet.
 * @param {PageContext} page
 * @param {{ game: string, kind: string, number: number }} sheet
 */
export async function puzzlesForClass(page, { game, kind, number }) {
  /** @type {Record<string, boolean>} */
  const offered = { hints: true, new: true };
  const ask = (/** @type {number | string | null} */ seed) => page.engine.call("class_code", { game, seats: 1, options: {}, seed, more: { puzzles: kind, ...offered } });
  await openForClass(page, LOCKS_OF_PUZZLES, offered, ask, number, {
    about: (link) => t(link ? "for-class-puzzles" : "for-class-puzzles-no-link"),
    qr: "for-class-puzzles-qr",
    join: "for-class-puzzles-join",
    others: "for-class-puzzles-new",
    choice: () => nothing,
  });
}

/**
 * @param {PageContext} page
 * @param {string[]} locks that a teacher can choose
 * @param {Record<string, boolean>} offered the functions that the tablets offer, by those locks
 * @param {(seed: number | string | null) => Promise<{ code: string, seed: number }>} ask asks Python for the code
 * @param {number | string | null} seed
 * @param {{ about: (link: string | null) => string, qr: string, join: string, others: string, choice: (again: () => void) => unknown }} words
 *   `others`: the other locks, if new matches are locked; `choice` draws further choices; these make the code `again`
 */
async function openForClass(page, locks, offered, ask, seed, { about, qr, join, others, choice }) {
  let problem = "";
  let made = await ask(seed);
  const { codeOf, drawCode, Sending } = await fetched(page.signal, import("./share.js"));
  /** @type {import("./share.js").Sending | undefined} */
  let sending;
  openDialog(page.signal, "dialog-share dialog-class", (dialog) => {
    sending ??= new Sending(dialog);
    const link = linkTo(joinAddress(made.code));
    const code = link && codeOf(link);
    /**
     * @param {string} lock
     * @param {boolean} on
     */
    const choose = (lock, on) => {
      offered[lock] = on;
      again();
    };
    const again = () => {
      dialog.redraw();
      whileBusy("class code: again", async () => {
        made = await ask(made.seed);
      })
        .catch((error) => (problem = sentence(error)))
        .finally(() => dialog.redraw());
    };
    return html`<h2 id=${dialog.headingId}>${t("for-class")}</h2>
      <p>${about(link)}</p>
      <p class="class-code-shown"><span class="unseen">${t("class-code")}</span> <bdi translate="no">${made.code}</bdi></p>
      ${code ? drawCode(code, t(qr)) : nothing}
      ${choice(again)}
      ${locks.map((lock) =>
        drawChoices({
          name: `class-${lock}`,
          legend: t(lock === "new" ? others : `for-class-${lock}`),
          values: ["on", "off"],
          label: (value) => t("for-class-value", { value }),
          chosen: offered[lock] ? "on" : "off",
          choose: (value) => choose(lock, value === "on"),
        }),
      )}
      ${problem ? html`<p class="problem-sentence" role="alert">${problem}</p>` : nothing} ${sending.drawStatus(link)}
      ${sending.drawChoices(
        link,
        t("for-class-title", { code: made.code }),
        html`<a class="button" data-act="collect" href=${classAddress(made.code)}>${t("for-class-collect")}</a>
          <a class="button" data-act="join" href=${joinAddress(made.code)}>${t(join)}</a>`,
      )}`;
  });
}
