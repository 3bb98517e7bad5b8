/** The statistics of the matches on this device: the people, their wins, and whether the dice are fair. */
import { html, nothing } from "lit-html";
import { drawDiceChart, drawHead } from "../ui/charts.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { Refusal } from "../text/problems.js";
import { t, together } from "../text/text.js";
import { SHELF } from "../ui/addresses.js";
import { namesOf } from "../match/about.js";
import { drawFaint, drawPicture } from "../games/games.js";
import { drawKnown, people as known } from "../start/people.js";

/** The number of names shown at first. */
const FIRST_NAMES = 10;

export class StatisticsScreen {
  /** @type {Statistics | null} */
  sums = null;
  unreadable = 0;
  allNames = false;
  /** Python's tallies by match and revision: those of this visit, and in `#known` those of the previous one. @type {Map<string, any>} */
  #tallies = new Map();
  /** @type {Map<string, any>} */
  #known;

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
    this.#known = page.handoff.get("tallies") ?? new Map();
  }

  get title() {
    return t("statistics-heading");
  }

  async enter() {
    const found = [];
    for (const match of await this.page.store.all()) {
      const one = await this.#tally(match);
      if (one) found.push(one);
      else this.unreadable += 1;
    }
    this.#known = this.#tallies; // deleted matches leave nothing behind
    this.sums = await this.page.engine.call("statistics", { tallies: found });
    this.page.draw();
  }

  /**
   * One match at a time, so that other requests to Python need not wait. Returns null for a match that these rules cannot read.
   * @param {SavedMatch} match
   */
  async #tally({ id, revision, record }) {
    const key = `${id} ${revision}`;
    try {
      const tally = this.#known.get(key) ?? (await this.page.engine.call("tally", { record }));
      this.#tallies.set(key, tally);
      return tally;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  leave() {
    this.page.handoff.set("tallies", new Map([...this.#known, ...this.#tallies]));
  }

  draw() {
    const { sums } = this;
    return html`${topBar(this.title)}
      <main class="statistics" data-screen="statistics">
        ${sums ? this.#drawSums(sums) : html`<p class="hint">${t("statistics-counting")}</p>${startUp(this.page)}`}
      </main>`;
  }

  /** @param {Statistics} sums */
  #drawSums(sums) {
    if (sums.games.length === 0) {
      return html`<div class="empty" data-counted>
        ${drawFaint()}
        <p>${t("statistics-none")}</p>
        <a class="button button-primary" href=${SHELF}>${t("matches-begin")}</a>
      </div>`;
    }
    return html`${sums.people.length > 0 ? this.#drawPeople(sums.people) : nothing} ${drawGames(sums)} ${drawWork(sums.work)}
      ${sums.own.length + sums.thrown.length > 0
        ? html`<details class="grown-ups">
            <summary data-act="grown-ups">${t("grown-ups")}</summary>
            ${drawDice("own", sums.own)} ${drawDice("thrown", sums.thrown)}
          </details>`
        : nothing}
      <p class="hint" data-counted>
        ${t("statistics-about")} ${this.unreadable > 0 ? t("statistics-unreadable", { count: this.unreadable }) : nothing}
      </p>`;
  }

  /** @param {Statistics["people"]} people */
  #drawPeople(people) {
    const me = known()[0]?.name;
    const order = [...people.filter(({ name }) => name === me), ...people.filter(({ name }) => name !== me)];
    const shown = this.allNames ? order : order.slice(0, FIRST_NAMES);
    const showAll = () => {
      this.allNames = true;
      this.page.draw();
    };
    return html`<section class="statistics-part" aria-labelledby="people-heading">
      <h2 id="people-heading">${t("statistics-people")}</h2>
      ${drawTable(["name", "finished", "wins"], shown.map(({ name, matches, wins }) => [namesOf([name])[0], matches, wins]), drawKnown, (row) => drawWon(shown[row].won))}
      ${shown.length < people.length
        ? html`<button type="button" class="button" data-act="all-names" @click=${showAll}>
            ${t("statistics-all-names", { count: people.length })}
          </button>`
        : nothing}
    </section>`;
  }
}

/**
 * @param {string[]} columns
 * @param {(string | number)[][]} rows each with its heading first
 * @param {(heading: string, row: number) => unknown} [beside] the content before a heading
 * @param {(row: number) => unknown} [below] the text below it
 */
function drawTable(columns, rows, beside, below) {
  return html`<table class="figures-table">
    ${drawHead(columns.map((column) => t(`statistics-${column}`)))}
    <tbody>
      ${rows.map(([heading, ...figures], row) => html`<tr><th scope="row">${beside?.(String(heading), row) ?? nothing}<bdi>${heading}</bdi>${below?.(row) ?? nothing}</th>${figures.map((figure) => html`<td>${figure}</td>`)}</tr>`)}
    </tbody>
  </table>`;
}

/** The games that someone has won, with the number of wins. @param {Statistics["people"][number]["won"]} won */
function drawWon(won) {
  if (won.length === 0) return nothing;
  return html`<small data-part="won">${won.map(({ game, wins }) => html`<span>${drawPicture(game)}${t("statistics-won", { name: t(`${game}-name`), wins })}</span>`)}</small>`;
}

/** @param {Statistics["games"][number]["best"]} best */
function drawBest(best) {
  if (!best) return nothing;
  return html`<small data-part="best">${t("statistics-best", { points: best.points, names: together(namesOf(best.names)) })}</small>`;
}

/** @param {Statistics["work"]} work */
function drawWork(work) {
  if (work.length === 0) return nothing;
  return html`<section class="statistics-part" aria-labelledby="work-heading">
    <h2 id="work-heading">${t("statistics-work")}</h2>
    ${drawTable(["name", "moves", "right"], work.map(({ name, moves, right }) => [name, moves, right]), drawKnown)}
  </section>`;
}

/** @param {Statistics} sums */
function drawGames({ games, alone }) {
  return html`<section class="statistics-part" aria-labelledby="games-heading">
    <h2 id="games-heading">${t("statistics-games")}</h2>
    ${drawTable(["game", "begun", "finished"], games.map(({ game, played, finished }) => [t(`${game}-name`), played, finished]), (_, row) => drawPicture(games[row].game), (row) => drawBest(games[row].best))}
    ${alone.map(
      ({ game, matches, best, mean }) =>
        html`<p class="statistics-alone">${t("statistics-alone", { name: t(`${game}-name`), matches, best, mean })}</p>`,
    )}
  </section>`;
}

/** @param {"own" | "thrown"} whose @param {DiceChart[]} charts */
function drawDice(whose, charts) {
  if (charts.length === 0) return nothing;
  return html`<section class="statistics-part statistics-dice" aria-labelledby="${whose}-heading">
    <h2 id="${whose}-heading">${t(`statistics-dice-${whose}`)}</h2>
    <p>${t("statistics-dice-about")}</p>
    <div class="dice-charts">${charts.map(drawDiceChart)}</div>
  </section>`;
}
