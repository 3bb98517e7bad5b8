/** For the next class: everything on this device is saved as one file, if the teacher wants to, and then deleted. */
import { html } from "lit-html";
import { deleteEverything, readEverything } from "../library/everything.js";
import { importFiles, saveEverything } from "../library/files.js";
import { takeInTyped } from "../lab/draft.js";
import { whileBusy } from "../ui/busy.js";
import { ask, dialogOpen } from "../ui/dialog.js";
import { forgetHabits } from "../ui/preferences.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";

export class NextClass {
  matches = 0;
  robots = 0;
  /** How many classes have results here. */
  classes = 0;

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
  }

  async count() {
    const { store, robots, classes } = this.page;
    const [matches, written, taught] = [await store.read(), await robots.read(), await classes.read()];
    this.matches = matches.all.length + matches.broken.length;
    this.robots = written.all.length + written.broken.length;
    this.classes = taught.all.length + taught.broken.length;
  }

  /** Saves everything as one file. Rejects with a Problem if anything cannot be read; then there is no file. */
  save = () =>
    whileBusy(async () => {
      await takeInTyped(this.page.robots);
      return saveEverything(this.page);
    });

  /** Asks, and then deletes all that a class has left here, once the teacher has seen that it is saved. */
  clear = async () => {
    if (!accepts("clear") || dialogOpen()) return;
    const choices = [
      { act: "keep-all", label: t("cancel") },
      { act: "save-and-clear", label: t("desk-next-save-and-clear") },
      { act: "only-clear", label: t("desk-next-only-clear") },
    ];
    const answer = await ask(this.page.signal, { heading: t("desk-next-question"), text: t("desk-next-what"), choices });
    if (answer === "save-and-clear") {
      const { all, file } = await this.save();
      if (await this.#isThere(file)) await this.#delete(all);
    } else if (answer === "only-clear") await this.#delete(await whileBusy(() => readEverything(this.page)));
  };

  /**
   * Browsers may refuse to save a file, and none says so.
   * @param {string} file
   */
  async #isThere(file) {
    const choices = [
      { act: "keep-all", label: t("desk-next-not-there") },
      { act: "file-there", label: t("desk-next-there") },
    ];
    return (await ask(this.page.signal, { heading: t("desk-next-look"), text: t("desk-next-look-about", { file }), choices })) === "file-there";
  }

  /** @param {import("../library/everything.js").Everything} all */
  async #delete(all) {
    await whileBusy(async () => {
      try {
        const stay = await deleteEverything(this.page, all);
        if (stay === 0) forgetHabits();
        this.page.notify({ id: "cleared", text: stay > 0 ? t("desk-next-stayed", { count: stay }) : t("desk-next-done"), actions: [] });
      } finally {
        await this.count();
        this.page.draw();
      }
    });
  }

  /** @param {{ target: HTMLInputElement }} event */
  bringBack = async ({ target }) => {
    const files = [...(target.files ?? [])];
    target.value = "";
    await importFiles(this.page, files);
    await this.count();
    this.page.draw();
  };
}

/** @param {NextClass} next */
export function drawNextClass(next) {
  const { matches, robots, classes, page } = next;
  const told = (/** @type {Promise<unknown>} */ work) => work.catch((error) => page.report(error));
  return html`<section class="teacher-part" aria-labelledby="next-heading" data-part="next-class">
    <h2 id="next-heading">${t("desk-next-heading")}</h2>
    <p>${t("desk-next-here")}</p>
    <ul data-part="kept-here">
      <li>${t("desk-next-matches", { matches })}</li>
      <li>${t("desk-next-robots", { robots })}</li>
      <li>${t("desk-next-classes", { classes })}</li>
    </ul>
    <p class="teacher-ways">
      <button
        type="button"
        class="button"
        data-act="save-everything"
        aria-disabled=${matches + robots + classes === 0}
        @click=${() => accepts("save-everything") && told(next.save())}
      >
        ${t("desk-next-save")}
      </button>
      <button type="button" class="button" data-act="clear" @click=${() => told(next.clear())}>${t("desk-next-clear")}</button>
      <label class="button file-button">
        ${t("desk-next-bring-back")}
        <input type="file" accept=".txt,text/plain" data-act="bring-back" @change=${(/** @type {any} */ event) => told(next.bringBack(event))} />
      </label>
    </p>
  </section>`;
}
