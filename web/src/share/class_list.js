/** The list of a class on a child's tablet: stored unchanged, by its code, until the next class uses the tablet. */
import { html, nothing } from "lit-html";
import { recall, remember, remembered } from "../files/notes.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";

/** Prefix of the first line of such a file. */
const FILE = "rollbook class ";

const ROSTER = "rollbook-roster-";
/** @param {string} code */
const key = (code) => ROSTER + code;

/** The names of the notes with the lists stored on this tablet. */
export const rememberedLists = () => remembered(ROSTER);

/** @param {string} code @param {string} text the list as received */
export const rememberRoster = (code, text) => remember(key(code), text);

/** The list received for a code, as text; null if there is none. @param {string} code */
export const rosterText = (code) => recall(key(code));

/**
 * The list received for a code, if any. Rejects with a Refusal if it is from another version of Rollbook.
 * @param {PageContext} page
 * @param {string} code as shown
 * @returns {Promise<ClassRoster | null>}
 */
export async function rosterOf(page, code) {
  const text = rosterText(code);
  return text === null ? null : page.engine.call("read_roster", { text });
}

/** A list as the text of a file. @param {string} text */
export const rosterFile = (text) => `${FILE}${text}\n`;

/** The list in a file's text, or null. @param {string} text */
export const rosterIn = (text) => (text.startsWith(FILE) ? text.slice(FILE.length).trim() : null);

/** The choice of who plays: names of the list, and names that are typed because they are not on it. */
export class NamePicker {
  /** @type {RosterName[]} */
  chosen = [];
  /** Whether the user is typing a name. */
  typing = false;

  /** @param {RosterName[]} names @param {() => void} changed */
  constructor(names, changed) {
    this.names = names;
    this.changed = changed;
  }

  /** @param {RosterName} one @param {number} people the number of players at this tablet */
  #choose(one, people) {
    if (!accepts(`pick-name ${one.name}`)) return;
    this.chosen = this.chosen.includes(one) ? this.chosen.filter((other) => other !== one) : [...this.chosen, one].slice(-people);
    this.changed();
  }

  /** The names as buttons. @param {number} people the number of players at this tablet */
  draw(people) {
    const toggle = () => {
      if (!accepts("not-listed")) return;
      this.typing = !this.typing;
      if (this.typing) this.chosen = this.chosen.slice(0, people - 1);
      this.changed();
    };
    return html`<div class="name-list" role="group" aria-labelledby="join-names">
        ${this.names.map(
          (one) =>
            html`<button type="button" class="button name-one" data-act="pick-name" aria-pressed=${this.chosen.includes(one)} @click=${() => this.#choose(one, people)}>
              <bdi translate="no">${one.name}</bdi>
            </button>`,
        )}
      </div>
      <button type="button" class="button button-quiet" data-act="not-listed" aria-expanded=${this.typing} @click=${toggle}>${t("join-not-listed")}</button>
      ${this.chosen.length > 0 ? html`<p role="status"><strong><bdi>${t("join-chosen", { names: this.chosen.map(({ name }) => name) })}</bdi></strong></p>` : nothing}`;
  }
}
