/** A class's robots on the teacher's tablet: read with the camera or pasted, each with who handed it in and the lessons passed. */
import { html, nothing } from "lit-html";
import { canRead, openReader } from "../class/reading.js";
import { unpack } from "../match/links.js";
import { sentence, t } from "../text/text.js";
import { whileBusy } from "../ui/busy.js";
import { accepts } from "../ui/taps.js";
import { keepOnce, sentRobots } from "./robot_files.js";

/** @typedef {import("./lab_screen.js").LabScreen} LabScreen */
/** @typedef {import("../class/reader/collector.js").Told} Told */

/** The data of a link to robots, whichever site it is of. */
const ROBOT = /#\/robot\/([\w.-]+)$/;
const PASTED = /#\/robot\/([\w-]+)(?![\w.-])/g;

const wordsOfReader = () => ({ heading: t("lab-read"), about: t("lab-read-about"), count: (/** @type {number} */ count) => t("lab-collected", { count }) });

export class Collecting {
  /** The outcome of what was pasted, in sentences. @type {string[]} */
  #told = [];

  /** @param {LabScreen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  #read = () => {
    if (!accepts("read-robots")) return;
    const { page } = this.screen;
    whileBusy(() => openReader(page, ROBOT, (text) => this.#take(text), wordsOfReader)).catch((error) => page.report(error));
  };

  /**
   * Keeps the robots of a link. Nothing of them runs before somebody has seen its code.
   * @param {string} text
   * @returns {Promise<Told>}
   */
  async #take(text) {
    const { screen } = this;
    return whileBusy(async () => {
      const sent = sentRobots(text);
      let added = 0;
      for (const robot of sent) if ((await keepOnce(screen.robots, robot)).added) added += 1;
      await screen.changed();
      const who = sent.map(({ name, by }) => (by ? `${by} · ${name}` : name)).join(", ");
      return added > 0 ? { kind: "added", text: who } : { kind: "same", text: t("lab-read-same", { name: who }) };
    });
  }

  /** @param {SubmitEvent & { target: HTMLFormElement }} event */
  #paste = async (event) => {
    event.preventDefault();
    const field = event.target.elements.namedItem("links");
    if (!accepts("add-robots") || !(field instanceof HTMLTextAreaElement)) return;
    const links = [...field.value.matchAll(PASTED)];
    field.value = "";
    this.#told = links.length === 0 ? [t("lab-collect-none")] : [];
    for (const [, data] of links) {
      try {
        this.#told.push((await this.#take(await unpack(data))).text);
      } catch (error) {
        this.#told.push(sentence(error));
      }
    }
    this.screen.page.draw();
  };

  /** @param {string} game */
  draw(game) {
    const handedIn = this.screen.all.filter((one) => one.by && one.game === game);
    return html`<section class="lab-collecting" aria-labelledby="lab-collect">
      <h2 id="lab-collect">${t("lab-collect")}</h2>
      <p>${t("lab-collect-about")}</p>
      ${canRead ? html`<p class="lab-bar"><button type="button" class="button" data-act="read-robots" @click=${this.#read}>${t("lab-read")}</button></p>` : nothing}
      <form class="class-paste" @submit=${this.#paste}>
        <label class="field" for="lab-links">${t("lab-collect-paste")}</label>
        <textarea id="lab-links" name="links" class="text-field" rows="2" spellcheck="false" autocomplete="off"></textarea>
        <div class="lab-bar"><button type="submit" class="button" data-act="add-robots">${t("class-paste-do")}</button></div>
      </form>
      <div role="status">${this.#told.map((text) => html`<p>${text}</p>`)}</div>
      ${handedIn.length > 0
        ? html`<table class="lab-rungs lab-handed-in">
            <thead>
              <tr>
                <th scope="col">${t("lab-collect-by")}</th>
                <th scope="col">${t("lab-robot")}</th>
                <th scope="col">${t("lab-collect-lessons")}</th>
              </tr>
            </thead>
            <tbody>
              ${handedIn.toSorted((one, other) => String(one.by).localeCompare(String(other.by))).map(
                ({ id, name, by, passed = [], source }) => html`<tr data-handed-in=${id}>
                  <th scope="row"><bdi>${by}</bdi></th>
                  <td>
                    <details>
                      <summary>${name}</summary>
                      <pre tabindex="0" role="region" aria-label=${name}>${source}</pre>
                    </details>
                  </td>
                  <td>${passed.length}</td>
                </tr>`,
              )}
            </tbody>
          </table>`
        : nothing}
    </section>`;
  }
}
