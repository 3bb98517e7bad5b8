/** The chances of the next roll: a figure and a tower on each place of the board, and the rolls that reach the tapped place. */
import { html, nothing } from "lit-html";
import { drawIcon } from "../ui/icons.js";
import { drawColumn } from "../ui/charts.js";
import { NO_USE, mayPlayOn } from "../match/chances.js";
import { t } from "../text/text.js";
import { drawDie, faceWords } from "../ui/seats.js";
import { boxWithin } from "./hand_over.js";

/** The maximum number of rolls drawn for one total; if there are more, they are counted. */
const MAX_DRAWN = 8;
/** The maximum number of towers of wide rolls, whose dice can have several orders; if there are more, they are counted too. */
const MAX_TOWERS = 4;
/** The maximum number of narrow towers that fit next to the words. */
const MAX_SIDE_BY_SIDE = 3;

/** The size of a figure in pixels: a fraction of its place, so that the print there stays readable next to it. */
const OF_THE_PLACE = 0.28;
const [SMALLEST, LARGEST] = [10, 20];
/** In places with print smaller than this many pixels, there is only room for a tower. */
const TINY = 34;

/** @typedef {import("../match/chances.js").Chances} Chances */

/** @param {import("../match/session.js").Session} session @param {() => void} run */
export function chancesButton({ chances }, run) {
  if (!chances.offered) return nothing;
  return html`<button type="button" class="button button-quiet chances-button" data-act="chances" aria-label=${t("chances-ask")}
    aria-expanded=${chances.open} @click=${run}>${drawIcon("chances")}</button>`;
}

/**
 * The button that starts playouts from a position.
 * @param {import("../match/match_state.js").MatchState} state
 * @param {Position} position
 * @param {() => void} run
 * @param {string} [words] its label
 */
export function playOnButton(state, position, run, words = t("thousand-do-short")) {
  if (!mayPlayOn(state, position)) return nothing;
  return html`<button type="button" class="button thousand-button" data-act="thousand" aria-label=${t("thousand-do")} @click=${run}>${words}</button>`;
}

/** The letter of one of the two compared moves. @param {number} at */
export const moveLetter = (at) => t("thousand-letter", { letter: at === 0 ? "first" : "second" });

/** A place that can be named without its board: a face of a die. */
const NAMED = /^\d+$|^[a-z]+$/;

/** The name of a place or a gain. @param {string} key */
export function nameOf(key) {
  if (key === NO_USE) return t("chances-no-use");
  return key.startsWith("chance-") ? t(key) : NAMED.test(key) ? faceWords(key, t) : t("chances-place");
}

/** The number of rolls, in words. @param {ChancePlace} place */
export const waysWords = ({ ways, of }) => t(ways === 0 ? "chances-never" : ways === of ? "chances-always" : "chances-of", { ways, of });

/** The words about the gain at a place, and the number of rolls with that gain unless all have it; empty without a gain. @param {ChancePlace} place */
const gainWords = (place) => (!place.gain ? "" : partly(place) ? t("chances-gain", { gain: t(place.gain), ways: place.gaining, of: place.of }) : t(place.gain));

/** The full meaning of a place's figure, for a screen reader. @param {ChancePlace} place */
export const placeWords = (place) => [waysWords(place), gainWords(place)].filter(Boolean).join(". ");

/** Whether only some of the rolls that reach a place gain something. @param {ChancePlace} place */
const partly = ({ gain, gaining, ways }) => gain !== null && gaining < ways;

/** The most informative rolls of a place. @param {ChancePlace} place @param {ChanceThrow[]} throws */
const telling = (place, throws) => (partly(place) ? throws.filter(({ gains }) => gains) : throws);

/** The words about the chosen place or gain, for a screen reader. @param {Chances} chances */
export function chosenWords(chances) {
  const { chosen, throws } = chances;
  if (chosen === null) return "";
  if (!chances.known(chosen)) return t("chances-guess", { of: chances.of(chosen).of });
  const rolls = telling(chances.of(chosen), throws ?? []).map(({ faces }) => faces.map((face) => faceWords(face, t)).join(" + "));
  const place = chances.of(chosen);
  const words = place.gain === chosen ? waysWords(place) : placeWords(place);
  return [words, rolls.length <= 36 ? rolls.join(", ") : ""].filter(Boolean).join(": ");
}

/**
 * @param {import("../match/session.js").Session} session
 * @param {Table} table
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawChances({ chances, state }, table, actions) {
  const { answer, chosen } = chances;
  if (!answer) return nothing;
  const rows = [...answer.gains.map(({ gain }) => gain ?? ""), ...(answer.places[NO_USE] ? [NO_USE] : []), ...chances.loose.filter((key) => NAMED.test(key))];
  return html`<section class="hints chances" aria-labelledby="chances-heading">
    <div class="hints-head">
      <h2 id="chances-heading">${t("chances-heading")}</h2>
      <button type="button" class="button button-quiet" data-act="close-chances" @click=${actions.closeChances}>${t("close")}</button>
    </div>
    ${chosen === null
      ? html`<div class="chances-all"><p>${t(chances.guessing ? "chances-about-guess" : "chances-about")}</p>
          <ul>${rows.map((key) => drawRow(chances, key, actions))}</ul>
          ${playOnButton(state, table, actions.thousand, t("thousand-do"))}</div>`
      : drawChosen(chances, chosen, actions)}
  </section>`;
}

/**
 * @param {Chances} chances
 * @param {string} key
 * @param {import("./table_actions.js").TableActions} actions
 */
function drawRow(chances, key, { chooseChance }) {
  const { ways, of } = chances.of(key);
  const known = chances.known(key);
  return html`<li><button type="button" class="button" data-chance=${key} @click=${() => chooseChance(key)}>
    <span>${nameOf(key)}</span>
    ${known ? drawBar(ways, of) : nothing}<b>${known ? t("chances-figure", { ways, of }) : "?"}</b>
  </button></li>`;
}

/** @param {number} ways @param {number} of */
const drawBar = (ways, of) => html`<svg class="chance-bar" viewBox="0 0 36 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
  <rect class="chance-rest" width="36" height="6"/><rect class="chance-part" width=${(36 * ways) / of} height="6"/></svg>`;

/**
 * @param {Chances} chances
 * @param {string} chosen
 * @param {import("./table_actions.js").TableActions} actions
 */
function drawChosen(chances, chosen, { backToChances, guessChance }) {
  const place = chances.of(chosen);
  const guess = chances.guesses.get(chosen);
  const all = html`<button type="button" class="button" data-act="all-chances" @click=${backToChances}>${t("chances-all")}</button>`;
  const gain = place.gain && place.gain !== chosen ? html`<p class="chances-gain">${gainWords(place)}</p>` : nothing;
  const known = chances.known(chosen);
  const shown = towersOf(chances.throws ?? []);
  return html`<div class="chances-one" ?data-beside=${known && shown.narrow}>
    ${chosen === NO_USE || chosen.startsWith("chance-") ? html`<p><b>${nameOf(chosen)}</b></p>` : nothing}
    ${known
      ? html`${guess === undefined ? nothing : html`<p>${t("chances-guessed", { guess })}</p>`}
          <div class="chances-line"><div><p class="chances-ways"><b>${waysWords(place)}</b></p> ${gain}</div> ${all}</div>
          ${drawTowers(shown, partly(place))}`
      : html`<form class="chances-guess" @submit=${guessChance}>
          <label for="chances-guess">${t("chances-guess", { of: place.of })}</label>
          <input id="chances-guess" name="guess" type="number" inputmode="numeric" min="0" max=${place.of} required />
          <button class="button button-primary" data-act="guess-chance">${t("chances-guess-show")}</button>
        </form>
        ${all}`}
  </div>`;
}

/**
 * Returns the rolls by their totals, whether they are drawn or only counted, and whether there is room for words.
 * @param {ChanceThrow[]} throws
 */
function towersOf(throws) {
  /** @type {Map<number | null, ChanceThrow[]>} */
  const towers = new Map();
  for (const one of throws) towers.set(one.total, [...(towers.get(one.total) ?? []), one]);
  const wide = towers.size > MAX_TOWERS && throws.some(({ orders }) => orders > 1);
  const drawn = (!wide && [...towers.values()].every((tower) => tower.length <= MAX_DRAWN)) || towers.has(null);
  const narrow = towers.size <= MAX_SIDE_BY_SIDE && !towers.has(null) && !(drawn && throws.some(({ orders }) => orders > 1));
  return { towers, drawn, narrow };
}

/**
 * Draws the rolls as towers, one for each total.
 * @param {ReturnType<typeof towersOf>} shown
 * @param {boolean} some whether to mark those that gain something, because not all do
 */
function drawTowers({ towers, drawn }, some) {
  const most = Math.max(1, ...[...towers.values()].map(ordersOf));
  return html`<ol class="towers ${towers.has(null) ? "towers-flat" : ""} ${some ? "towers-some" : ""}" aria-label=${t("chances-throws")}>
    ${[...towers].map(
      ([total, tower]) => html`<li class="tower">
        ${drawn ? html`<ul>${tower.map(drawThrow)}</ul>` : drawColumn(ordersOf(tower), most)}
        ${total === null ? nothing : html`<b class="tower-total">${total}</b>`}
      </li>`,
    )}
  </ol>`;
}

/** @param {ChanceThrow[]} tower */
const ordersOf = (tower) => tower.reduce((sum, { orders }) => sum + orders, 0);

/** @param {ChanceThrow} thrown */
function drawThrow({ faces, orders, gains }) {
  return html`<li class="throw" data-gains=${gains}>
    <span class="throw-dice" role="img" aria-label=${faces.map((face) => faceWords(face, t)).join(" + ")}>
      ${faces.map((face) => drawDie(face))}
    </span>
    ${orders > 1 ? html`<small>× ${orders}</small>` : nothing}
  </li>`;
}

/** The element of a board's place that its figure covers. @param {string} pick */
export function placeOf(pick) {
  const place = document.querySelector(`.table-board [data-pick="${CSS.escape(pick)}"]`);
  return place?.querySelector("[data-chance-here]") ?? place;
}

/** Puts the figures on the places of the board. @param {Chances | undefined} chances */
export function placeChances(chances) {
  const layer = document.querySelector(".chance-layer");
  const table = layer?.parentElement;
  if (!layer || !table) return;
  const { answer = null, chosen = null } = chances ?? {};
  const places = { ...answer?.places };
  if (answer && chances && chosen !== null) places[chosen] ??= chances.of(chosen); // a ring also marks a place that no roll reaches
  layer.replaceChildren(
    ...Object.entries(places).flatMap(([pick, place]) => {
      const element = pick === NO_USE ? null : placeOf(pick);
      return element && chances ? [figure(boxWithin(element, table), place, { known: chances.known(pick), chosen: pick === chosen, free: element.hasAttribute("data-chance-here") })] : [];
    }),
  );
}

/**
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @param {ChancePlace} place
 * @param {{ known: boolean, chosen: boolean, free: boolean }} how `free`: whether nothing is printed there
 */
function figure({ x, y, width, height }, { ways, of, gain, gaining }, { known, chosen, free }) {
  const here = document.createElement("span");
  // If every roll fits, the figure is the number of rolls that gain something.
  const always = ways === of;
  const shown = gain && always ? gaining : ways;
  const kind = !gain ? (always ? "chance-always" : "") : gaining === shown ? "chance-gain" : "chance-gain-some";
  here.className = `chance ${known ? kind : ""} ${chosen ? "chance-chosen" : ""}`;
  Object.assign(here.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  const room = Math.min(width, height);
  here.style.setProperty("--figure", `${Math.min(LARGEST, Math.max(SMALLEST, room * OF_THE_PLACE)).toFixed(1)}px`);
  // If every roll fits and gains nothing, each empty place would show the same figure: a full tower is enough.
  const full = known && always && !gain && !chosen;
  here.classList.toggle("chance-tiny", full || (room < TINY && !free));
  const chip = document.createElement("b");
  const tower = document.createElement("i");
  if (known) tower.style.height = `${Math.max(4, (100 * shown) / of)}%`;
  chip.append(tower, known ? String(shown) : "?");
  if (ways > 0) here.append(chip);
  return here;
}
