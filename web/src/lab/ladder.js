/**
 * The ladder: every robot on this device for a game plays a series against every other robot, and the levels play too. For the ladder, the teacher's
 * tablet collects a class's robots, scanned or pasted, each with its author and the lessons passed.
 */
import { html, nothing } from "lit-html";
import { drawHead } from "../ui/charts.js";
import { drawChoices } from "../ui/choices.js";
import { t, sentence } from "../text/text.js";
import { shareRobots, keepOnce, sentRobots } from "./robot_files.js";
import { cancellable } from "../ui/cancellation.js";
import { LabPart, playSeries } from "./series.js";
import { canRead, openReader } from "../class/reader/reading.js";
import { unpack } from "../match/links.js";
import { attempt, whileBusy } from "../ui/busy.js";
import { accepts } from "../ui/taps.js";

/** @typedef {{ rungs: Rung[], done: number, all: number, count: number }} Standing */
/** @typedef {{ name: string, own: boolean, player: import("./series.js").Player, wins: number, matches: number, failures: number }} Rung */

/** Matches per pair; an even number, so that each player has the first seat equally often. */
const COUNTS = [4, 10, 20];

export class Ladder extends LabPart {
  #count = COUNTS[0];
  #levels = true;
  /** @type {Standing | null} */
  #standing = null;

  /** @param {LabScreen} screen */
  constructor(screen) {
    super(screen);
    this.collecting = new Collecting(screen);
  }

  end() {
    this.#standing = null;
  }

  /** @param {SavedRobot} robot */
  draw({ game }) {
    const { screen } = this;
    const mine = screen.all.filter((one) => one.game === game);
    const levels = (/** @type {Event} */ { currentTarget }) => {
      this.#levels = /** @type {HTMLInputElement} */ (currentTarget).checked;
      screen.page.draw();
    };
    return html`<div class="lab-ladder">
      <p>${t("lab-ladder-about", { count: mine.length, game: t(`${game}-name`) })}</p>
      ${drawChoices({
        name: "ladder-matches",
        legend: t("lab-ladder-matches"),
        values: COUNTS,
        label: String,
        chosen: this.#count,
        choose: (value) => {
          this.#count = value;
          screen.page.draw();
        },
      })}
      <label class="lab-check"><input type="checkbox" data-act="ladder-levels" .checked=${this.#levels} @change=${levels} /> ${t("lab-ladder-levels")}</label>
      <div class="lab-bar">
        ${this.run.running
          ? html`<button type="button" class="button" data-act="ladder-stop" @click=${() => this.run.cancel()}>${t("stop")}</button>`
          : html`<button type="button" class="button button-primary" data-act="ladder" @click=${() => screen.act("ladder", () => this.#play(game))}>
              ${t("lab-ladder")}
            </button>`}
        <button type="button" class="button" data-act="ladder-share" @click=${() => screen.act("ladder-share", () => this.#share(game))}>
          ${t("lab-ladder-share")}
        </button>
      </div>
      ${this.#standing ? this.#drawStanding(this.#standing) : nothing}
      ${this.collecting.draw(game)}
    </div>`;
  }

  /** @param {Standing} standing */
  #drawStanding({ rungs, done, all }) {
    const words = t("lab-progress", { done, matches: all });
    const best = rungs.toSorted((one, other) => share(other) - share(one));
    return html`<progress max=${all} value=${done} aria-label=${words}></progress>
      <p role="status" data-done=${done}>${words}</p>
      <table class="lab-rungs">
        ${drawHead([t("lab-ladder-place"), t("lab-robot"), t("lab-ladder-wins"), t("lab-ladder-played")])}
        <tbody>
          ${best.map(
            (rung, at) => html`<tr data-rung=${rung.name} data-own=${rung.own}>
              <td>${rung.matches ? at + 1 : "–"}</td>
              <th scope="row">${rung.name}${rung.failures ? html` <span class="hint">${t("lab-failures", { count: rung.failures })}</span>` : nothing}</th>
              <td>${rung.matches ? t("lab-ladder-share-of-wins", { percent: Math.round(100 * share(rung)) }) : "–"}</td>
              <td>${rung.matches}</td>
            </tr>`,
          )}
        </tbody>
      </table>`;
  }

  /** @param {string} game */
  #play(game) {
    const { screen } = this;
    return this.run.begin(async (signal) => {
      await cancellable(signal, screen.ready());
      const robots = (await cancellable(signal, screen.robots.all())).filter((one) => one.game === game);
      for (const robot of robots) if (!(await cancellable(signal, screen.mayRun(robot)))) return;
      /** @type {Rung[]} */
      const rungs = [
        ...robots.map((robot) => rung(robot.by ? `${robot.by} · ${robot.name}` : robot.name, true, { robot })),
        ...(this.#levels ? SITE.levels.map((level) => rung(t("lab-level", { level }), false, { level })) : []),
      ];
      // A series between two levels would show nothing about a robot.
      const pairs = rungs.flatMap((one, at) => rungs.slice(at + 1).flatMap((other) => (one.own ? [[one, other]] : [])));
      const standing = { rungs, done: 0, all: pairs.length * this.#count, count: this.#count };
      this.#standing = standing;
      screen.page.draw();
      for (const [one, other] of pairs) await this.#playTwo(game, one, other, standing, signal);
    });
  }

  /**
   * @param {string} game
   * @param {Rung} one
   * @param {Rung} other
   * @param {Standing} standing
   * @param {AbortSignal} signal
   */
  async #playTwo(game, one, other, standing, signal) {
    const { done: before, count } = standing;
    const begun = [one, other].map(({ wins, matches, failures }) => ({ wins, matches, failures }));
    const name = "robot" in one.player ? one.player.robot.name : "";
    const request = { game, players: [one.player, other.player], matches: count };
    const moved = (/** @type {import("./series.js").Step} */ { done, played }) => {
      standing.done = before + done;
      for (const { players, shares } of played) {
        const seat = players.indexOf(name);
        one.wins += shares[seat];
        other.wins += shares[1 - seat];
        for (const rung of [one, other]) rung.matches += 1;
      }
      if (this.#standing === standing) this.page.draw();
    };
    const { players } = await cancellable(signal, playSeries(this.page.engine, request, moved, signal));
    for (const [at, rung] of [one, other].entries()) {
      const { wins, matches, failures } = begun[at];
      Object.assign(rung, { wins: wins + players[at].wins.mean * count, matches: matches + count, failures: failures + players[at].failures });
    }
  }

  /** @param {string} game */
  async #share(game) {
    await this.screen.ready();
    await shareRobots(this.page.signal, (await this.screen.robots.all()).filter((one) => one.game === game));
  }
}

/**
 * @param {string} name
 * @param {boolean} own
 * @param {import("./series.js").Player} player
 * @returns {Rung}
 */
const rung = (name, own, player) => ({ name, own, player, wins: 0, matches: 0, failures: 0 });

/** The share of matches won; a robot that has not played yet comes last. @param {Rung} rung */
const share = ({ wins, matches }) => (matches ? wins / matches : -1);

/** @typedef {import("../class/reader/collector.js").Told} Told */

/** The data of a link to robots, from any site. */
const ROBOT = /#\/robot\/([\w.-]+)$/;
const PASTED = /#\/robot\/([\w-]+)(?![\w.-])/g;

const wordsOfReader = () => ({ heading: t("lab-read"), about: t("lab-read-about"), count: (/** @type {number} */ count) => t("lab-collected", { count }) });

class Collecting {
  /** The outcome of pasting, in sentences. @type {string[]} */
  #messages = [];

  /** @param {LabScreen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  #read = () => {
    if (!accepts("read-robots")) return;
    const { page } = this.screen;
    attempt(page, "ladder: read", () => openReader(page, ROBOT, (text) => this.#take(text), wordsOfReader));
  };

  /**
   * Stores the robots in a link. None of them runs before someone has seen its code.
   * @param {string} text
   * @returns {Promise<Told>}
   */
  async #take(text) {
    const { screen } = this;
    return whileBusy("ladder: take", async () => {
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
    this.#messages = links.length === 0 ? [t("lab-collect-none")] : [];
    for (const [, data] of links) {
      try {
        this.#messages.push((await this.#take(await unpack(data))).text);
      } catch (error) {
        this.#messages.push(sentence(error));
      }
    }
    this.screen.page.draw();
  };

  /** @param {string} game */
  draw(game) {
    const handedIn = this.screen.all.filter((one) => one.by && one.game === game);
    return html`<section class="lab-collecting" aria-labelledby="lab-collect">
      <h2 id="lab-collect">${t("lab-collect")}</h2>
      <p>${t(canRead ? "lab-collect-about" : "lab-collect-about-file")}</p>
      ${canRead ? html`<p class="lab-bar"><button type="button" class="button" data-act="read-robots" @click=${this.#read}>${t("lab-read")}</button></p>` : nothing}
      <form class="class-paste" @submit=${this.#paste}>
        <label class="field" for="lab-links">${t("lab-collect-paste")}</label>
        <textarea id="lab-links" name="links" class="text-field" rows="2" spellcheck="false" autocomplete="off"></textarea>
        <div class="lab-bar"><button type="submit" class="button" data-act="add-robots">${t("class-paste-do")}</button></div>
      </form>
      <div role="status">${this.#messages.map((text) => html`<p>${text}</p>`)}</div>
      ${handedIn.length > 0
        ? html`<table class="lab-rungs lab-handed-in">
            ${drawHead([t("lab-collect-by"), t("lab-robot"), t("lab-collect-lessons")])}
            <tbody>
              ${handedIn.toSorted((one, other) => String(one.by).localeCompare(String(other.by))).map(
                ({ id, name, by, passed = [], source }) => html`<tr data-handed-in=${id}>
                  <th scope="row"><bdi translate="no">${by}</bdi></th>
                  <td>
                    <details>
                      <summary>${name}</summary>
                      <pre translate="no" tabindex="0" role="region" aria-label=${name}>${source}</pre>
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
