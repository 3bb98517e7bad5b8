/**
 * A series of matches between a robot and a level or another robot: its progress, its outcome, and matches to review.
 */
import { html, nothing, svg } from "lit-html";
import { sharedAddress } from "../ui/addresses.js";
import { drawChoices } from "../ui/choices.js";
import { pack } from "../match/links.js";
import { sentence, t } from "../text/text.js";
import { drawAgainst, sidesOf, anySeed, asBefore, LabPart, playSeries } from "./series.js";
import { cancellable } from "../ui/cancellation.js";

/** @typedef {import("./series.js").Summary} Summary */
/**
 * `moves`: the number of chosen moves; `left`: the estimated milliseconds for the rest, once known.
 * @typedef {{ scores: number[][], done: number, matches: number, moves: number, left: number | null }} Progress
 */
/** @typedef {Progress & { best: Noted | null, worst: Noted | null, summary: Summary | null, failed: string | null, against: string }} Standing */
/** @typedef {{ margin: number, record: string }} Noted */

const COUNTS = [20, 50, 200];
/** Milliseconds between two reports on a slow series, and the minimum remaining time worth reporting. */
const TELL = 1000;
const MINUTE = 60_000;
const MAX_BARS = 16;

/** The series that was open when the user went to one of its matches. @typedef {{ id: string, standing: Standing }} LeftBehind */

/** The key under which a tab keeps its running series, so that a reload can report it. */
const UNDER_WAY = "rollbook-series";

/**
 * A robot's series; `changed` is the time of the robot's last change.
 * @typedef {{ id: string, changed: number, against: string, count: number, seed: number, secret: string }} Begun
 */
/** @typedef {import("./series.js").Before & { mine: [number, number] }} Mine */
/** A series, and the matches played so far. @typedef {Begun & { played: Mine[], best: Noted | null, worst: Noted | null }} UnderWay */

/** @param {number} share */
const percent = (share) => Math.round(share * 100);

export class Contest extends LabPart {
  #against = "easy";
  #count = 50;
  /** @type {Standing | null} */
  #standing = null;
  /** The series that ended when the page was closed. @type {UnderWay | null} */
  #interrupted = null;
  /** Whether the robot is unchanged, so that the series can continue. */
  #maySame = false;

  /** Ends the series and drops it. */
  end() {
    this.#interrupted = this.#standing = null;
  }

  /** Shows a robot's series again when the user comes back from one of its matches. Returns whether there is one. @param {SavedRobot} robot */
  comeBack({ id, changed }) {
    /** @type {LeftBehind | undefined} */
    const left = this.page.handoff.get("series");
    this.page.handoff.delete("series");
    const standing = left?.id === id ? left.standing : null;
    this.#standing = standing;
    const underWay = recallUnderWay();
    if (underWay?.id === id) {
      this.#interrupted = underWay;
      this.#maySame = underWay.changed === changed;
      this.#against = underWay.against;
      this.#count = underWay.count;
    }
    return standing !== null || this.#interrupted !== null;
  }

  /** @param {SavedRobot} robot */
  draw(robot) {
    const { screen } = this;
    return html`<div class="lab-series">
      ${drawAgainst(screen, robot, this.#against, (against) => (this.#against = against))}
      ${drawChoices({
        name: "matches",
        legend: t("lab-matches"),
        values: COUNTS.map(String),
        label: (value) => value,
        chosen: String(this.#count),
        choose: (value) => {
          this.#count = Number(value);
          screen.page.draw();
        },
      })}
      <div class="lab-bar">
        ${this.run.running
          ? html`<button type="button" class="button" data-act="series-stop" @click=${() => this.run.cancel()}>${t("stop")}</button>`
          : html`<button type="button" class="button button-primary" data-act="series" @click=${() => screen.act("series", () => this.#play())}>${t("lab-series")}</button>`}
      </div>
      ${this.#interrupted ? this.#drawInterrupted(this.#interrupted) : nothing}
      ${this.#standing ? this.#drawStanding(this.#standing) : html`<p>${t("lab-series-about")}</p>`}
    </div>`;
  }

  /** @param {UnderWay} interrupted */
  #drawInterrupted(interrupted) {
    const { played, count } = interrupted;
    const further = this.#maySame ? "yes" : "no";
    const goOn = () => this.screen.act("series-go-on", () => this.#play(interrupted));
    return html`<div class="advice" data-part="interrupted">
      <p>${t("lab-interrupted", { done: played.length, matches: count, further })}</p>
      ${this.#maySame ? html`<button type="button" class="button" data-act="series-go-on" @click=${goOn}>${t("go-on")}</button>` : nothing}
    </div>`;
  }

  /** @param {Standing} standing */
  #drawStanding({ done, matches, moves, left, summary, scores, best, worst, failed, against }) {
    const mine = summary?.players[0];
    return html`<progress max=${matches} value=${done} aria-label=${t("lab-progress", { done, matches })}></progress>
      <p role="status" data-done=${done}>${t("lab-progress", { done, matches })}</p>
      ${this.run.running && moves > 0 ? html`<p class="hint" data-part="pace">${left === null ? t("lab-moves", { moves }) : t("lab-minutes", { minutes: Math.ceil(left / MINUTE) })}</p>` : nothing}
      ${failed ? html`<p class="lab-failure">${failed}</p>` : nothing}
      ${mine
        ? html`<p class="lab-outcome" data-wins=${mine.wins.mean}>
            ${t("lab-wins", { percent: percent(mine.wins.mean), low: percent(mine.wins.low), high: percent(mine.wins.high), against })}
          </p>
          ${mine.failures ? html`<p>${t("lab-failures", { count: mine.failures })}</p>` : nothing}`
        : nothing}
      ${scores.length > 1 ? drawScores(scores, against) : nothing}
      <p class="lab-bar">
        ${best ? this.#drawLink("lab-best", best) : nothing} ${worst ? this.#drawLink("lab-worst", worst) : nothing}
      </p>`;
  }

  /** @param {string} words @param {Noted} match */
  #drawLink(words, { record }) {
    const open = () =>
      this.screen.act(words, async () => {
        const { robot, page } = this.screen;
        const address = sharedAddress(await pack(record));
        if (robot && this.#standing) page.handoff.set("series", { id: robot.id, standing: this.#standing });
        page.go(address);
      });
    return html`<button type="button" class="button" data-act=${words} @click=${open}>${t(words)}</button>`;
  }

  /** @param {UnderWay} [before] the series to continue */
  #play(before) {
    const { screen } = this;
    return this.run.begin(async (signal) => {
      const sides = await sidesOf(screen, this.#against, signal);
      if (!sides) return;
      const { robot, opponent } = sides;
      const { name: against, player } = opponent;
      /** @type {Standing} */
      const standing = { scores: [], done: 0, matches: this.#count, moves: 0, left: null, best: null, worst: null, summary: null, failed: null, against };
      this.#standing = standing;
      this.#interrupted = null;
      /** @type {UnderWay} */
      const underWay = before ?? {
        id: robot.id, changed: robot.changed, against: this.#against, count: this.#count, seed: anySeed(), secret: "", played: [], best: null, worst: null,
      };
      standing.scores.push(...underWay.played.map(({ mine }) => mine));
      Object.assign(standing, { done: underWay.played.length, best: underWay.best, worst: underWay.worst });
      signal.addEventListener("abort", () => keepUnderWay(null));
      screen.page.draw();
      const { seed, secret, played } = underWay;
      const going = played.length > 0 ? { secret, played: played.map(withoutMine) } : {};
      const request = { game: robot.game, players: [{ robot }, player], matches: underWay.count, seed, ...going };
      const take = (/** @type {import("./series.js").Step} */ step) => {
        const known = standing.scores.length;
        this.#take(standing, robot.name, step);
        const mine = /** @type {[number, number][]} */ (standing.scores.slice(known));
        underWay.played.push(
          ...step.played.map((match, at) => ({ ...asBefore(match), mine: mine[at] })),
        );
        if (!signal.aborted) keepUnderWay(Object.assign(underWay, { secret: step.secret, best: standing.best, worst: standing.worst }));
      };
      const began = performance.now();
      const doneBefore = standing.done;
      let reported = began;
      const watch = () => {
        standing.moves += 1;
        const now = performance.now();
        if (now - reported < TELL || this.#standing !== standing) return;
        reported = now;
        const here = standing.done - doneBefore;
        standing.left = here > 0 ? ((now - began) / here) * (standing.matches - standing.done) : null;
        screen.page.draw();
      };
      try {
        standing.summary = await cancellable(signal, playSeries(screen.page.engine, request, take, signal, watch));
      } finally {
        if (!signal.aborted) keepUnderWay(null); // Otherwise the next series may be under way.
      }
    });
  }

  /** @param {Standing} standing @param {string} name @param {import("./series.js").Step} step */
  #take(standing, name, { played, done, matches }) {
    for (const match of played) {
      const mine = match.players.indexOf(name);
      const others = match.scores.filter((_, seat) => seat !== mine);
      standing.scores.push([match.scores[mine], Math.max(...others)]);
      const margin = match.shares[mine] * 1000 + match.scores[mine] - Math.max(...others);
      const kept = { margin, record: match.record };
      if (!standing.best || margin > standing.best.margin) standing.best = kept;
      if (!standing.worst || margin < standing.worst.margin) standing.worst = kept;
      if (match.failure) standing.failed ??= t("lab-lost", { number: match.number + 1, reason: sentence(match.failure.error) });
    }
    const drawn = standing.done;
    Object.assign(standing, { done, matches });
    if (done !== drawn && this.#standing === standing) this.page.draw();
  }
}

/** @param {UnderWay | null} underWay null when it is over, however it ended */
function keepUnderWay(underWay) {
  try {
    if (underWay) sessionStorage.setItem(UNDER_WAY, JSON.stringify(underWay));
    else sessionStorage.removeItem(UNDER_WAY);
  } catch {
    // Storage is blocked: a reload reports nothing.
  }
}

/** The series that was under way when this tab's page was closed, reported once. @returns {UnderWay | null} */
function recallUnderWay() {
  try {
    const underWay = JSON.parse(String(sessionStorage.getItem(UNDER_WAY))) ?? {};
    keepUnderWay(null);
    const { id, against, count, secret, played } = underWay;
    const whole = [id, against, secret].every((one) => typeof one === "string") && COUNTS.includes(count) && Array.isArray(played);
    return whole ? underWay : null;
  } catch {
    return null;
  }
}

/**
 * A histogram of scores: the robot's above the line, the others' below it.
 * @param {number[][]} scores
 * @param {string} against
 */
export function drawScores(scores, against) {
  const all = scores.flat();
  const least = Math.min(...all);
  const span = Math.max(...all) - least + 1;
  const columns = Math.min(MAX_BARS, span);
  const width = span / columns;
  const bars = [0, 1].map((player) => {
    const counts = Array.from({ length: columns }, () => 0);
    for (const match of scores) counts[Math.min(columns - 1, Math.floor((match[player] - least) / width))] += 1;
    return counts;
  });
  const tallest = Math.max(1, ...bars.flat());
  // Each column has its score below it, or the first and the last score if a column covers several.
  const marks = bars[0].map((_, at) => (width === 1 ? least + at : at === 0 ? least : at === columns - 1 ? least + span - 1 : ""));
  const label = t("lab-scores", { least, most: Math.max(...all), against });
  return html`<figure class="lab-scores">
    <svg viewBox="0 0 ${columns * 10} 90" role="img" aria-label=${label}>
      ${bars.map((counts, player) =>
        counts.map((count, at) => {
          const height = (count / tallest) * 38;
          return svg`<rect class="lab-score-${player}" x=${at * 10 + 1} y=${player ? 41 : 39 - height} width="8" height=${height} />`;
        }),
      )}
      ${marks.map((mark, at) => svg`<text x=${at * 10 + 5} y="88">${mark}</text>`)}
      ${svg`<path d="M0 40H${columns * 10}" class="lab-axis" />`}
    </svg>
    <figcaption>${label}</figcaption>
  </figure>`;
}

/** A match as Python knows it, without the two scores that are drawn here. @param {Mine} one */
function withoutMine(one) {
  const { mine: _, ...rest } = one;
  return rest;
}
