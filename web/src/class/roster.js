/** The list of a class on the teacher's tablet: names, groups and the PIN, and the link that carries them to the other tablets. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { focusOn } from "../ui/speech.js";
import { attempt, whileBusy } from "../ui/busy.js";
import { openDialog } from "../ui/dialog.js";
import { accepts } from "../ui/taps.js";
import { LONGEST_NAME, oneLine } from "../match/about.js";
import { sentence, t } from "../text/text.js";
import { showCode } from "./giving.js";
import { mergedNames } from "./classes.js";
import { Groups } from "./groups.js";
import { isPin, sealPin } from "./pin.js";
import { FIRST, namesByGroup, undefinedGroups } from "./standing.js";

/** @typedef {import("./classes.js").Roster} Roster */

/**
 * The screen that the list belongs to.
 * @typedef {object} ListOwner
 * @property {PageContext} page
 * @property {Pick<import("./classes.js").Classes, "change">} classes
 * @property {SavedClass[] | null} all the lessons whose names can be used
 * @property {SavedClass | null} current
 * @property {ClassSetUp | null} setUp of its code
 * @property {Pick<import("./standing.js").Standing, "groups"> | null} standing
 * @property {string[]} kinds of its game's puzzles
 * @property {(next: SavedClass, messages: string[]) => Promise<void>} update shows the list after a change
 */

export class RosterPart {
  /** Whether the names are being typed. */
  #typing = false;
  /** The names being typed, their class, and its names before: a redraw keeps them. @type {{ of: string, text: string, was: RosterName[] } | null} */
  #draft = null;
  /**
   * The names that Python has found in the typed text, until they are accepted, and their class.
   * @type {{ of: string, found: PastedNames } | null}
   */
  #found = null;
  #problem = "";
  #status = "";

  /** @param {ListOwner} screen */
  constructor(screen) {
    this.screen = screen;
    this.groups = new Groups(this);
  }

  /**
   * Changes the list of the class that is shown.
   * @param {(roster: Roster) => Partial<Roster>} changes gets the list stored by then
   * @param {string} [status]
   */
  change(changes, status = "") {
    return this.work(async () => changes, () => status);
  }

  /**
   * Asks Python first, then changes the list. The change is computed within the transaction: a list read earlier may
   * be out of date.
   * @param {() => Promise<(roster: Roster) => Partial<Roster>>} find rejects with a Refusal
   * @param {() => string} status the sentence that reports it
   */
  async work(find, status) {
    const { current, classes } = this.screen;
    if (!current) return;
    this.#problem = "";
    this.#status = "";
    await whileBusy("roster: change", async () => {
      const changes = await find();
      const next = await classes.change(current, ({ roster }) => ({ roster: { ...roster, ...changes(roster) } }));
      this.#status = status();
      await this.screen.update(next, []);
    }).catch((error) => {
      this.#problem = sentence(error);
      this.screen.page.draw();
    });
  }

  /** @param {SubmitEvent & { target: HTMLFormElement }} event */
  #take = async (event) => {
    event.preventDefault();
    if (!accepts("take-names")) return;
    await this.#readNames(String(new FormData(event.target).get("names")));
  };

  /** @param {SavedClass} current @param {string} text */
  #type({ id, roster }, text) {
    this.#draft = { of: id, text, was: this.#draft?.of === id ? this.#draft.was : roster.names };
  }

  /** Has Python find the names in some text. @param {string} text */
  async #readNames(text) {
    const { current, page } = this.screen;
    if (!current) return;
    this.#type(current, text);
    this.#problem = "";
    this.#status = "";
    await whileBusy("class list: read names", async () => {
      this.#found = { of: current.id, found: await page.engine.call("names_in", { text }) };
    }).catch((error) => {
      this.#problem = sentence(error);
    });
    page.draw();
    if (this.#found) focusOn("#class-found");
  }

  /** Reads names that were typed, or adds the names already checked to the list. Returns whether nothing is left to check. */
  async settle() {
    const { current } = this.screen;
    const [found, draft] = [this.#found, this.#draft];
    if (found && found.of === current?.id) {
      await this.#keep(found.found.names);
      const roster = this.screen.current?.roster;
      const wanted = roster && undefinedGroups(roster).length > 0;
      if (wanted) focusOn('[data-act="groups"]'); // the groups of these names have to be set up first
      return !this.#problem && !wanted;
    }
    if (!draft || draft.of !== current?.id || draft.text.trim() === "") return true;
    await this.#readNames(draft.text);
    return false;
  }

  /** Discards typed names that were not accepted, because another class is shown. */
  reset() {
    this.#typing = false;
    [this.#draft, this.#found, this.#problem, this.#status] = [null, null, "", ""];
  }

  /** Accepts the names that were found. @param {RosterName[]} names */
  async #accept(names) {
    if (!accepts("accept-names")) return;
    await this.#keep(names);
    if (!this.#problem) focusOn("#class-roster");
  }

  /** @param {RosterName[]} names */
  async #keep(names) {
    const was = this.#draft?.was ?? [];
    await this.change(({ names: now }) => ({ names: mergedNames(was, names, now) }));
    if (this.#problem) return;
    this.#typing = false;
    this.#draft = null;
    this.#found = null;
    this.screen.page.draw();
  }

  #back = () => {
    if (!accepts("back-to-names")) return;
    this.#typing = true;
    this.#found = null;
    this.screen.page.draw();
    focusOn("#roster-names");
  };

  /** @param {SubmitEvent & { target: HTMLFormElement }} event */
  #setPin = (event) => {
    event.preventDefault();
    if (!accepts("set-pin")) return;
    const field = event.target.elements.namedItem("pin");
    if (!(field instanceof HTMLInputElement)) return;
    if (!isPin(field.value)) {
      this.#problem = t("pin-digits");
      this.screen.page.draw();
      return;
    }
    const typed = field.value;
    field.value = "";
    this.work(async () => {
      const pin = await sealPin(this.screen.page.engine, typed);
      return () => ({ pin });
    }, () => t("pin-set"));
  };

  /** @param {SavedClass} current */
  #share = (current) => {
    const { page, setUp } = this.screen;
    if (accepts("share-roster")) attempt(page, "roster: share", () => showCode(page, current, setUp));
  };

  /**
   * @param {SavedClass} current
   * @param {{ heading?: string, above?: unknown, below?: unknown, shares?: boolean }} [how] `above`, `below`: drawn above and below the names;
   *   `shares`: whether to offer the code here
   */
  draw(current, { heading = t("roster-heading", { count: current.roster.names.length }), above = nothing, below = nothing, shares = true } = {}) {
    const { names, pin } = current.roster;
    const typing = this.#typing || names.length === 0;
    const found = this.#found?.of === current.id ? this.#found.found : null;
    const others = (this.screen.all ?? []).filter((one) => one.id !== current.id && one.roster.names.length > 0);
    return html`<section class="class-part class-roster" aria-labelledby="class-roster">
      <h2 id="class-roster" tabindex="-1">${heading}</h2>
      ${above}
      ${typing || found ? html`<p>${t("roster-about")}</p>` : nothing}
      ${found ? this.#drawFound(found) : typing ? this.#drawTyping(current, others) : [this.#drawNames(current), below]}
      <details class="class-more" ?open=${Object.keys(current.roster.groups).length > 0 || undefinedGroups(current.roster).length > 0}>
        <summary data-act="groups">${t("roster-groups")}</summary>
        ${this.groups.draw(current)}
      </details>
      <details class="class-more">
        <summary data-act="pin">${t(pin ? "pin-is-set" : "pin-none")}</summary>
        <p>${t("pin-what")}</p>
        <form class="dialog-line" novalidate @submit=${this.#setPin}>
          <label class="unseen" for="new-pin">${t("pin-new")}</label>
          <input type="text" id="new-pin" name="pin" class="text-field" inputmode="numeric" maxlength="12" autocomplete="off" placeholder=${t("pin-new")} />
          <button type="submit" class="button" data-act="set-pin">${t("pin-set-do")}</button>
          ${pin ? html`<button type="button" class="button" data-act="remove-pin" @click=${() => accepts("remove-pin") && this.change(() => ({ pin: "" }), t("pin-removed"))}>${t("pin-remove")}</button>` : nothing}
        </form>
      </details>
      <p class="problem-sentence" role="alert">${this.#problem}</p>
      <p class="roster-status" role="status">${this.#status}</p>
      ${shares
        ? html`<div class="class-ways">
            <button type="button" class="button button-primary" data-act="share-roster" @click=${() => this.#share(current)}>${t("roster-share")}</button>
          </div>`
        : nothing}
    </section>`;
  }

  /** @param {SavedClass} current @param {SavedClass[]} others whose names can be used */
  #drawTyping(current, others) {
    const { names } = current.roster;
    const lines = names.map(({ name, group }) => (group === FIRST ? name : `${name}\t${group}`)).join("\n");
    const type = (/** @type {{ target: HTMLTextAreaElement }} */ { target }) => this.#type(current, target.value);
    const take = (/** @type {{ target: HTMLSelectElement }} */ { target }) => {
      const other = others.find(({ id }) => id === target.value);
      if (!other) return;
      this.#draft = null;
      this.change(() => ({ names: other.roster.names.map(({ name }) => ({ name, group: FIRST })) }));
    };
    return html`<form class="class-paste" @submit=${this.#take}>
      <label class="field" for="roster-names">${t("roster-names")}</label>
      <textarea id="roster-names" name="names" class="text-field" rows="6" spellcheck="false" autocomplete="off" aria-describedby="roster-hint" @input=${type} .value=${live(this.#draft?.of === current.id ? this.#draft.text : lines)}></textarea>
      <p class="hint" id="roster-hint">${t("roster-hint")}</p>
      <div class="class-paste-ways">
        <button type="submit" class="button" data-act="take-names">${t("roster-look")}</button>
        ${others.length > 0
          ? html`<label class="unseen" for="roster-other">${t("roster-other")}</label>
              <select id="roster-other" class="text-field" data-act="roster-other" @change=${take}>
                <option value="">${t("roster-other")}</option>
                ${others.map((one) => html`<option value=${one.id}>${one.name || one.code}</option>`)}
              </select>`
          : nothing}
      </div>
    </form>`;
  }

  /**
   * The names that were found, before they are accepted, and the text that was left out.
   * @param {PastedNames} found
   */
  #drawFound({ names, left_out: leftOut }) {
    const sizes = namesByGroup(names).filter(([letter]) => letter !== FIRST);
    const summary = [t("roster-found", { count: names.length }), ...sizes.map(([letter, { length }]) => t("roster-found-group", { letter, count: length }))];
    return html`<div class="class-found" data-part="found" role="group" aria-labelledby="class-found">
      <h3 id="class-found" tabindex="-1">${summary.join(" ")}</h3>
      ${leftOut.length > 0 ? html`<ul class="roster-left-out" data-part="left-out">${leftOut.map(({ id, arguments: values }) => html`<li>${t(`pasted-${id}`, values)}</li>`)}</ul>` : nothing}
      <ul class="roster-list" data-part="names">
        ${names.map(({ name, group }) => html`<li><bdi translate="no">${name}</bdi>${group === FIRST ? nothing : html` <small>${t("roster-group", { letter: group })}</small>`}</li>`)}
      </ul>
      <div class="class-paste-ways">
        ${names.length === 0 && leftOut.length > 0 ? nothing : html`<button type="button" class="button button-primary" data-act="accept-names" @click=${() => this.#accept(names)}>${t("roster-take")}</button>`}
        <button type="button" class="button" data-act="back-to-names" @click=${this.#back}>${t("roster-back")}</button>
      </div>
    </div>`;
  }

  /** @param {SavedClass} current */
  #drawNames(current) {
    const { names, groups } = current.roster;
    const letters = [...new Set([FIRST, ...Object.keys(groups), ...names.map(({ group }) => group)])].sort();
    const type = () => {
      if (!accepts("change-names")) return;
      this.#typing = true;
      this.screen.page.draw();
      focusOn("#roster-names");
    };
    /** @param {RosterName} one @param {string} group */
    const move = (one, group) => this.change(({ names: all }) => ({ names: all.map((other) => (other.name === one.name ? { ...other, group } : other)) }));
    return html`<ul class="roster-list" data-part="names">
        ${names.map(
          (one, at) =>
            html`<li>
              <label for="group-${at}"><bdi translate="no">${one.name}</bdi></label>
              ${letters.length > 1
                ? html`<select id="group-${at}" class="text-field" data-act="move-name" @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => move(one, target.value)}>
                    ${letters.map((letter) => html`<option value=${letter} .selected=${live(letter === one.group)}>${t("roster-group", { letter })}</option>`)}
                  </select>`
                : nothing}
            </li>`,
        )}
      </ul>
      <p><button type="button" class="button" data-act="change-names" @click=${type}>${t("roster-change")}</button></p>`;
  }
}

/**
 * Asks for the names of the people of a result; returns them by seats, or null if the dialog was closed.
 * @param {AbortSignal} signal
 * @param {ClassResult} result as received
 * @param {string[] | undefined} renamed the names that the teacher has given so far
 * @param {string[]} offered names of the list that are still free
 * @returns {Promise<string[] | null>}
 */
export async function askNames(signal, { seats }, renamed, offered) {
  /** @type {string[]} */
  let names = [];
  const question = openDialog(signal, "dialog-text", (dialog) => {
    const submit = (/** @type {SubmitEvent & { target: HTMLFormElement }} */ event) => {
      event.preventDefault();
      const form = new FormData(event.target);
      names = seats.map(({ name }, seat) => oneLine(String(form.get(`name.${seat}`) ?? "")).slice(0, LONGEST_NAME) || name);
      dialog.close("save");
    };
    return html`<form @submit=${submit}>
      <h2 id=${dialog.headingId}>${t("class-rename-heading")}</h2>
      ${seats.map(({ name, bot }, seat) =>
        bot === null
          ? html`<label class="field" for="rename-${seat}">${t("class-rename-label", { name })}</label>
              <input type="text" id="rename-${seat}" name="name.${seat}" class="text-field" list="rename-offered" maxlength=${LONGEST_NAME} autocomplete="off" enterkeyhint="done" .value=${renamed?.[seat] ?? name} />`
          : nothing,
      )}
      <datalist id="rename-offered">${offered.map((name) => html`<option value=${name}></option>`)}</datalist>
      <div class="dialog-choices">
        <button type="submit" class="button button-primary" data-act="save">${t("rename-do")}</button>
        <button type="button" class="button" data-act="cancel-text" @click=${() => dialog.close(null)}>${t("cancel")}</button>
      </div>
    </form>`;
  });
  return (await question.answer) === null ? null : names;
}
