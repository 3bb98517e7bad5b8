/** The teacher's desk: the purpose of each game, and all the tools for a lesson. */
import { html, nothing } from "lit-html";
import { SHELF_GAMES, drawPicture } from "../games/games.js";
import { drawOneFile } from "../shelf/about_screen.js";
import { CLASS, LESSON, teacherAddress } from "../ui/addresses.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { has, t } from "../text/text.js";
import { deleteEverything, readEverything } from "../share/everything.js";
import { saveEverything } from "../share/match_files.js";
import { importFiles } from "../start/importing.js";
import { rememberedLists } from "../share/class_list.js";
import { takeInTyped } from "../lab/draft.js";
import { whileBusy } from "../ui/busy.js";
import { drawFileButton } from "../ui/choices.js";
import { ask, dialogOpen } from "../ui/dialog.js";
import { forgetHabits } from "../ui/preferences.js";
import { accepts } from "../ui/taps.js";

export class DeskScreen {
  /** @type {TeachingAnswer[]} */
  offers = [];
  /** The number of entries on this device: of classes those with results, and in `lists` class lists and children's puzzles. */
  #here = { matches: 0, robots: 0, classes: 0, lists: 0 };

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
  }

  get title() {
    return t("teacher-heading");
  }

  async enter() {
    await this.changed();
    this.offers = await this.page.engine.call("teachers_desk");
    this.page.draw();
  }

  /** Counts the data on this device again. */
  changed = async () => {
    const { store, robots, classes } = this.page;
    const [matches, written, taught] = [await store.read(), await robots.read(), await classes.read()].map(({ all, broken }) => all.length + broken.length);
    this.#here = { matches, robots: written, classes: taught, lists: rememberedLists().length + (await classes.runs.all()).length };
    this.page.draw();
  };

  draw() {
    return html`${topBar(this.title)}
      <main class="teacher" data-screen="teacher">
        <p class="teacher-intro">${t("desk-intro")}</p>
        <section class="teacher-part" aria-labelledby="class-heading">
          <h2 id="class-heading">${t("lesson-heading")}</h2>
          <p>${t("lesson-about")}</p>
          <p class="teacher-ways">
            <a class="button button-primary" data-act="lesson" href=${LESSON}>${t("lesson-give")}</a>
            <a class="button" data-act="class" href=${CLASS}>${t("class-collect")}</a>
            <a class="button" data-act="weeks" href=${teacherAddress("weeks")}>${t("weeks")}</a>
          </p>
        </section>
        ${startUp(this.page)}
        <ul class="teacher-games">
          ${SHELF_GAMES.map((game) => this.#drawGame(game.id))}
          <li class="teacher-part">
            <h2>${t("paper-certificate-heading")}</h2>
            <p>${t("paper-certificate-about")}</p>
            <p class="teacher-ways"><a class="button" data-act="certificate" href=${teacherAddress("certificate")}>${t("paper-certificate-make")}</a></p>
          </li>
        </ul>
        ${drawOneFile("teacher-part")} ${this.#drawNextClass()}
      </main>`;
  }

  /** @param {string} game */
  #drawGame(game) {
    const offer = this.offers.find((one) => one.game === game);
    const planned = has(`desk-${game}-aim`);
    const way = (/** @type {string} */ part, /** @type {string} */ words) =>
      html`<a class="button" data-act=${part} href=${teacherAddress(part, game)}>${words}</a>`;
    return html`<li class="teacher-part" data-game=${game}>
      <h2>${drawPicture(game)} ${t(`${game}-name`)}</h2>
      ${planned
        ? html`<p>${t(`desk-${game}-teaches`)}</p>
            <p class="hint">${t("desk-age")} ${t(`desk-${game}-age`)} · ${t("desk-time")} ${t(`desk-${game}-time`)}</p>`
        : nothing}
      <p class="teacher-ways">
        ${offer?.dice ? way("dice", t("desk-dice")) : nothing}
        ${way("board", t("board"))} ${planned ? way("plan", t("desk-plan")) : nothing} ${offer?.kinds.length ? way("tasks", t("desk-tasks")) : nothing} ${way("print", t("paper"))}
      </p>
    </li>`;
  }

  // for the next class: saves everything on this device as one file, if the teacher wants to, and then deletes it

  /** Saves everything as one file. Rejects with a Problem, without a file, if anything cannot be read. */
  #save = () =>
    whileBusy("desk screen: count", async () => {
      await takeInTyped(this.page.robots);
      return saveEverything(this.page);
    });

  /** Asks, and then deletes all data of a class, once the teacher has confirmed that it is saved. */
  #clear = async () => {
    if (!accepts("clear") || dialogOpen()) return;
    const choices = [
      { act: "save-and-clear", label: t("desk-next-save-and-clear") },
      { act: "only-clear", label: t("desk-next-only-clear") },
      { act: "keep-all", label: t("cancel") },
    ];
    const answer = await ask(this.page.signal, { heading: t("desk-next-question"), text: t("desk-next-what"), choices });
    if (answer === "save-and-clear") {
      const { all, file } = await this.#save();
      if (await this.#isThere(file)) await this.#delete(all);
    } else if (answer === "only-clear") await this.#delete(await whileBusy("desk screen: clear", () => readEverything(this.page)));
  };

  /**
   * Asks whether the file was saved, because browsers may refuse to save a file without reporting it.
   * @param {string} file
   */
  async #isThere(file) {
    const choices = [
      { act: "keep-all", label: t("desk-next-not-there") },
      { act: "file-there", label: t("desk-next-there") },
    ];
    return (await ask(this.page.signal, { heading: t("desk-next-look"), text: t("desk-next-look-about", { file }), choices })) === "file-there";
  }

  /** @param {import("../share/everything.js").Everything} all */
  async #delete(all) {
    await whileBusy("desk screen: delete", async () => {
      try {
        const stay = await deleteEverything(this.page, all);
        if (stay === 0) forgetHabits();
        this.page.notify({ id: "cleared", text: stay > 0 ? t("desk-next-stayed", { count: stay }) : t("desk-next-done"), actions: [] });
      } finally {
        await this.changed();
      }
    });
  }

  /** @param {File[]} files */
  #bringBack = async (files) => {
    await importFiles(this.page, files);
    await this.changed();
  };

  #drawNextClass() {
    const { matches, robots, classes, lists } = this.#here;
    const report = (/** @type {Promise<unknown>} */ work) => work.catch((error) => this.page.report(error));
    return html`<section class="teacher-part" aria-labelledby="next-heading" data-part="next-class">
      <h2 id="next-heading">${t("desk-next-heading")}</h2>
      <p>${t("desk-next-here")}</p>
      <ul data-part="kept-here">
        <li>${t("desk-next-matches", { matches })}</li>
        <li>${t("desk-next-robots", { robots })}</li>
        <li>${t("desk-next-classes", { classes })}</li>
        ${lists > 0 ? html`<li>${t("desk-next-lists", { lists })}</li>` : nothing}
      </ul>
      <p class="teacher-ways">
        <button
          type="button"
          class="button"
          data-act="save-everything"
          aria-disabled=${matches + robots + classes === 0}
          @click=${() => accepts("save-everything") && report(this.#save())}
        >
          ${t("desk-next-save")}
        </button>
        <button type="button" class="button" data-act="clear" @click=${() => report(this.#clear())}>${t("desk-next-clear")}</button>
        ${drawFileButton("bring-back", t("desk-next-bring-back"), (files) => report(this.#bringBack(files)))}
      </p>
    </section>`;
  }
}
