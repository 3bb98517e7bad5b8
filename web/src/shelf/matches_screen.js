/** All matches on this device. */
import { html, nothing } from "lit-html";
import { SHELF } from "../ui/addresses.js";
import { saveAll, saveBroken } from "../share/match_files.js";
import { importFiles } from "../start/importing.js";
import { peopleOf, titleOf } from "../match/about.js";
import { mend } from "../match/store.js";
import { drawBroken, drawMatchList, drawRuns } from "./match_list.js";
import { drawFaint } from "../games/games.js";
import { drawChoices } from "../ui/choices.js";
import { topBar } from "../ui/top_bar.js";
import { accepts } from "../ui/taps.js";
import { forGrownUps, t } from "../text/text.js";

/** The minimum number of matches for which there is a search. */
const WORTH_SEARCHING = 6;

/** @typedef {"all" | "running" | "finished"} Kind */
/** @type {readonly Kind[]} */
const KINDS = ["all", "running", "finished"];

export class MatchesScreen {
  /** @type {SavedMatch[] | null} null until they are read */
  matches = null;
  /** @type {import("../storage/database.js").BrokenEntry[]} */
  broken = [];
  /** The puzzles of classes. @type {import("../match/runs.js").SavedRun[]} */
  runs = [];
  wanted = "";
  /** @type {Kind} */
  kind = "all";

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
  }

  get title() {
    return t("matches-heading");
  }

  async enter() {
    const { all: matches, broken } = await this.page.store.read();
    Object.assign(this, { matches, broken, runs: await this.page.classes.runs.all() });
    this.page.draw();
    mend(this.page.store, this.page.engine, broken)
      .then((mended) => (mended ? this.changed() : undefined))
      .catch(() => {}); // The page explains why Python is unavailable.
  }

  leave() {
    this.page.dismiss("deleted");
  }

  /** Reads the matches again: they may have changed. */
  changed = async () => {
    if (!this.page.signal.aborted) await this.enter();
  };

  /** @param {{ target: HTMLInputElement }} event */
  import = async ({ target }) => {
    const files = [...(target.files ?? [])];
    target.value = "";
    await importFiles(this.page, files).catch((error) => this.page.report(error));
    await this.changed();
  };

  draw() {
    return html`${topBar(this.title)}
      <main class="matches-screen" data-screen="matches">${this.matches && this.#drawMatches(this.matches)}</main>`;
  }

  /** @param {SavedMatch[]} matches */
  #drawMatches(matches) {
    const found = matches.filter((match) => this.#wants(match));
    return html`${matches.length + this.broken.length + this.runs.length === 0
        ? html`<div class="empty">
            ${drawFaint()}
            <p>${t("matches-none")}</p>
            <a class="button button-primary" href=${SHELF}>${t("matches-begin")}</a>
          </div>`
        : nothing}
      ${matches.length >= WORTH_SEARCHING ? this.#drawSearch(found.length, matches.length) : nothing}
      ${drawMatchList(this.page, found, this.changed)} ${this.#drawPuzzles()} ${this.#drawFiles(matches)}
      ${drawBroken(this.page, this.broken, this.changed, { what: "matches", collection: this.page.store.collection, save: saveBroken })}`;
  }

  #drawPuzzles() {
    if (this.runs.length === 0) return nothing;
    return html`<section aria-labelledby="puzzles-heading">
      <h2 id="puzzles-heading">${t("puzzles-of-class")}</h2>
      ${drawRuns(this.runs, this)}
    </section>`;
  }

  /** @param {SavedMatch[]} matches */
  #drawFiles(matches) {
    const own = forGrownUps();
    return html`<details class="more match-files">
      <summary>${t("matches-files")}</summary>
      <p class="hint" lang=${own?.lang ?? nothing} dir=${own?.dir ?? nothing}>${t("import-about")}</p>
      <div class="match-files-ways" lang=${own?.lang ?? nothing} dir=${own?.dir ?? nothing}>
        <label class="button file-button">
          ${t("import")}
          <input type="file" multiple accept=".txt,text/plain" data-act="import" @change=${this.import} />
        </label>
        ${matches.length > 0
          ? html`<button type="button" class="button" data-act="export-all" @click=${() => accepts("export-all") && saveAll(matches)}>
              ${t("export-all")}
            </button>`
          : nothing}
      </div>
    </details>`;
  }

  /** @param {SavedMatch} match */
  #wants(match) {
    const { about } = match;
    if (this.kind !== "all" && (this.kind === "finished") !== (about.winners !== null)) return false;
    const words = `${titleOf(match)} ${peopleOf(about)} ${t(`${about.game}-name`)}`.toLocaleLowerCase();
    return this.wanted
      .toLocaleLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word));
  }

  /** @param {number} found @param {number} count */
  #drawSearch(found, count) {
    const search = (/** @type {{ target: HTMLInputElement }} */ { target }) => {
      this.wanted = target.value;
      this.page.draw();
    };
    const choose = (/** @type {Kind} */ kind) => {
      this.kind = kind;
      this.page.draw();
    };
    return html`<search class="match-search">
      <input class="text-field" type="search" aria-label=${t("matches-search")} placeholder=${t("matches-search")} autocomplete="off" spellcheck="false" @input=${search} />
      ${drawChoices({
        name: "kind",
        legend: t("matches-kinds"),
        unseen: true,
        values: KINDS,
        label: (kind) => t("matches-kind", { kind }),
        chosen: this.kind,
        choose,
      })}
      <p class="hint" role="status">${found < count ? t("matches-found", { found, count }) : nothing}</p>
    </search>`;
  }
}
