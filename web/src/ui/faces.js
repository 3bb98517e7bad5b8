/**
 * Robots' faces: a head for each level, and for each expression its eyes, brows and mouth. Python's view of the match decides the
 * expression. The faces are decoration: the robot's name is next to them.
 */
import { html, nothing, svg } from "lit-html";
import { has } from "../text/text.js";

/** @typedef {"rests" | "thinks" | "glad" | "ouch" | "surprised" | "sulks" | "waves"} Mood */

/** Each level's head, and the part that moves while the robot thinks: its habit (robots.css). @type {Record<string, unknown>} */
const HEADS = {
  easy: svg`<g class="robot-habit"><path d="M0-14V-20" /><circle cy="-22" r="3.5" class="robot-part" /></g>
    <circle cy="2" r="17" class="robot-head" /><path d="M-11 8h.1M11 8h.1" class="robot-cheek" />`,
  medium: svg`<path d="M-18-1v6M18-1v6" class="robot-bolt" /><g class="robot-habit"><path d="M-6-14-11-22M6-14 11-19 8-23" /></g>
    <rect x="-16" y="-14" width="32" height="32" rx="5" class="robot-head" /><path d="M-12-10h.1M12-10h.1M-12 14h.1M12 14h.1" />`,
  hard: svg`<path d="M-13-8 0-24 13-8Z" class="robot-part" /><path d="M-15-8Q-15-15 0-15T15-8V6Q15 18 0 18T-15 6Z" class="robot-head" />
    <g class="robot-habit"><circle cx="-6.5" cy="-1" r="5.5" /><circle cx="6.5" cy="-1" r="5.5" /><path d="M-1-1H1" /></g>`,
};
/** A robot of the lab. */
const PLAIN = svg`<rect x="-16" y="-12" width="32" height="28" rx="8" class="robot-head" />`;

const OPEN = svg`<circle r="2.5" class="robot-eye" />`;
const SMILING = svg`<path d="M-3 1Q0-4 3 1" />`;

/** Each expression: the left eye, which the right one mirrors unless both look the same way; the brows; the mouth, and a hand. */
const MOODS = /** @type {Record<Mood, { eye: unknown, brow?: string, mouth: string, hand?: boolean }>} */ ({
  rests: { eye: OPEN, mouth: "M-4 9Q0 12 4 9" },
  thinks: { eye: svg`<circle cx="1" cy="-2" r="2.5" class="robot-eye" />`, brow: "M-3-5.5H3", mouth: "M-2 10H3" },
  glad: { eye: SMILING, mouth: "M-6 7Q0 17 6 7Z" },
  ouch: { eye: svg`<path d="M-2.5-2.5 2.5 0-2.5 2.5" />`, mouth: "M-6 11Q-4 7-2 10T2 10 6 9" },
  surprised: { eye: svg`<circle r="3.5" class="robot-eye" />`, brow: "M-3-7Q0-9 3-7", mouth: "M-2.5 11A2.5 3 0 1 1 2.5 11 2.5 3 0 1 1-2.5 11Z" },
  sulks: { eye: svg`<circle cy="1" r="2" class="robot-eye" />`, brow: "M-4-4 3-1.5", mouth: "M-5 12Q0 7 5 12" },
  waves: { eye: OPEN, brow: "M-3-5.5Q0-7 3-5.5", mouth: "M-5 8Q0 14 5 8Z", hand: true },
});

/**
 * A robot's face.
 * @param {string} level
 * @param {Mood} [mood]
 */
export function drawRobotFace(level, mood = "rests") {
  const { eye, brow, mouth, hand } = MOODS[mood];
  const side = svg`${eye}${brow ? svg`<path d=${brow} />` : nothing}`;
  return html`<svg class="robot-face" data-level=${level} data-mood=${mood} viewBox="-24 -27 48 48" aria-hidden="true" focusable="false">
    ${HEADS[level] ?? PLAIN}
    ${svg`<g transform="translate(-6.5 -1)">${side}</g><g transform="translate(6.5 -1) scale(-1 1)">${side}</g><path d=${mouth} class="robot-mouth" />
    ${hand ? svg`<path d="M15 17 20 8M20 8 17 4M20 8V2M20 8 23 4" class="robot-hand" />` : nothing}`}
  </svg>`;
}

/**
 * The expression of a robot: it depends on its own last action, and on others' actions that were cheered, pitied or aimed at
 * it.
 * @param {Position} table
 * @param {number} seat
 * @param {boolean} [thinking]
 * @returns {Mood}
 */
export function moodOf({ actions, latest, result, seats }, seat, thinking = false) {
  if (result) return result.winners.length === seats.length ? "waves" : result.winners.includes(seat) ? "glad" : "sulks";
  if (thinking) return "thinks";
  if (actions === 0) return "waves";
  if (latest?.actor === "dice") return "rests";
  const own = latest?.actor === seat;
  const happened = (/** @type {string} */ kind) => latest?.events.some(({ id }) => has(`${kind}-${id}`));
  if (happened("alas")) return own ? "ouch" : "surprised";
  if (own) return happened("joy") ? "glad" : "rests";
  if (latest?.events.some(({ arguments: { seat: hit } }) => hit === seat)) return "ouch";
  return happened("joy") ? "surprised" : "rests";
}
