/** The words about playouts, and about the moves or seats that are compared. */
import { html } from "lit-html";
import { announce } from "../ui/speech.js";
import { drawSeatName } from "../ui/seats.js";
import { t } from "../text/text.js";
import { names } from "../text/words.js";
import { moveLetter } from "./chances_panel.js";
import { drawMove } from "./hint_list.js";

/** @typedef {import("../match/playing_on.js").PlayingOn} PlayingOn */
/** @typedef {import("../match/playing_on.js").Compared} Compared */

/** The question of the current step. @param {PlayingOn} playingOn */
export function askWords({ choosing, moves, seat }) {
  if (choosing) return t(moves.length ? "thousand-other" : "thousand-choose");
  return t(seat !== null && moves.length ? "thousand-guess" : "thousand-guess-seat");
}

/** @param {Compared} one @param {number} at @param {Position} table @param {PlayingOn} playingOn */
export function drawName({ hint, seat }, at, table, { lookBack }) {
  if (hint) return html`${drawLetter(at)} <span>${drawMove(table, seat, hint)}</span>`;
  return drawSeatName(names(table)[seat], lookBack.saved.things.looks[seat]);
}

/** @param {number} at */
export const drawLetter = (at) => html`<b class="hint-number">${moveLetter(at)}</b>`;

/**
 * The name of a compared move or seat, in a sentence.
 * @param {PlayingOn} playingOn
 * @param {Position} table
 * @param {number} at
 */
export function calledIn({ compared }, table, at) {
  return compared[at].hint ? moveLetter(at) : names(table)[compared[at].seat];
}

/** @param {PlayingOn} playingOn @param {Position} table */
export function verdictWords(playingOn, table) {
  const { leader } = playingOn;
  return leader === null ? t("thousand-close") : t("thousand-leader", { name: calledIn(playingOn, table, leader) });
}

/**
 * Announces the number of wins of each, for people who cannot see the bars.
 * @param {PlayingOn} playingOn
 * @param {Position} table
 */
export function announceWins(playingOn, table) {
  const { counts, answer, compared } = playingOn;
  if (!counts || !answer || playingOn.running) return;
  const each = compared.map((_, at) => `${calledIn(playingOn, table, at)}: ${t("thousand-won", { won: Math.round(counts[at].share * answer.played), played: answer.played })}.`);
  announce([...each, verdictWords(playingOn, table)].join(" "));
}
