/** For the next class: everything on this device is saved as files, if the teacher wants to, and then deleted. */
import { html } from "lit-html";
import { Classes } from "../class/classes.js";
import { day, saveAll, saveBroken, saveText } from "../library/files.js";
import { saveRobots } from "../lab/robot_files.js";
import { Robots } from "../robot/index.js";
import { whileBusy } from "../ui/busy.js";
import { ask, dialogOpen } from "../ui/dialog.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";

/** What belongs to the device and not to those who played on it. */
const STAYS = new Set(["language", "theme", "motion", "sound", "hand", "speed"].map((name) => `rollbook-${name}`));

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
    const { matches, broken } = await this.page.store.read();
    this.matches = matches.length + broken.length;
    this.robots = (await new Robots().all()).length;
    this.classes = (await new Classes().all()).length;
  }

  /** Saves every match, every robot and the results of every class as files that can be added again. */
  save = () =>
    whileBusy(async () => {
      const { matches, broken } = await this.page.store.read();
      if (matches.length) saveAll(matches);
      broken.forEach(saveBroken);
      const robots = await new Robots().all();
      if (robots.length) saveRobots(robots);
      for (const { code, results } of await new Classes().all()) {
        if (results.length) saveText(`rollbook-${code}-${day(Date.now())}.txt`, results.join("\n"), "text/plain");
      }
    });

  /** Asks, and then deletes all that a class has left here. */
  clear = async () => {
    if (!accepts("clear") || dialogOpen()) return;
    const choices = [
      { act: "keep-all", label: t("cancel") },
      { act: "save-and-clear", label: t("desk-next-save-and-clear") },
      { act: "only-clear", label: t("desk-next-only-clear") },
    ];
    const answer = await ask(this.page.signal, { heading: t("desk-next-question"), text: t("desk-next-what"), choices });
    if (answer !== "save-and-clear" && answer !== "only-clear") return;
    if (answer === "save-and-clear") await this.save();
    await whileBusy(() => this.#delete());
    this.page.notify({ id: "cleared", text: t("desk-next-done"), actions: [] });
    await this.count();
    this.page.draw();
  };

  async #delete() {
    const { store } = this.page;
    const { matches, broken } = await store.read();
    for (const { id } of matches) await store.remove(id);
    for (const { key } of broken) await store.removeBroken(key);
    const robots = new Robots();
    for (const robot of await robots.all()) await robots.remove(robot);
    await new Classes().clear();
    try {
      const left = Object.keys(localStorage).filter((key) => key.startsWith("rollbook-") && !STAYS.has(key));
      for (const key of left) localStorage.removeItem(key);
    } catch {
      // Storage is blocked: there is nothing.
    }
  }
}

/** @param {NextClass} next */
export function drawNextClass(next) {
  const { matches, robots, classes } = next;
  const save = () => accepts("save-everything") && next.save().catch((error) => next.page.tell(error));
  return html`<section class="teacher-part" aria-labelledby="next-heading" data-part="next-class">
    <h2 id="next-heading">${t("desk-next-heading")}</h2>
    <p>${t("desk-next-here", { matches, robots, classes })}</p>
    <p class="teacher-ways">
      <button type="button" class="button" data-act="save-everything" aria-disabled=${matches + robots + classes === 0} @click=${save}>${t("desk-next-save")}</button>
      <button type="button" class="button" data-act="clear" @click=${next.clear}>${t("desk-next-clear")}</button>
    </p>
  </section>`;
}
