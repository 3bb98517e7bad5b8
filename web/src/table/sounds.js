/** Short sounds for dice, moves, turns and the end, made with Web Audio. They are off by default, and wait for the first touch. */
import { html } from "lit-html";
import { t } from "../text/text.js";
import { onPreference, prefer, preferred } from "../ui/preferences.js";
import { accepts } from "../ui/taps.js";

/** @type {AudioContext | null} */
let audio = null;

/**
 * Creates or resumes the audio context in the tap itself: iPads allow it nowhere else, and also stop a context for a call
 * or another app ("interrupted"). Without a context the page is silent.
 */
function wakened() {
  try {
    audio ??= new AudioContext();
  } catch {
    return null; // The browser has no Web Audio, or cannot make another context.
  }
  if (audio.state !== "running") audio.resume().catch(() => {}); // the next tap tries again
  return audio;
}

const wake = () => preferred("sound") === "on" && wakened();

for (const kind of ["pointerup", "click", "keydown"]) addEventListener(kind, wake, { capture: true });
onPreference((name) => name === "sound" && wake());

/** The sound of tumbling dice. */
export function soundDice() {
  for (const [at, volume] of [[0, 0.5], [0.11, 0.7], [0.24, 0.4], [0.34, 0.3], [0.5, 0.2]]) knock(at, volume, 2400);
}

/** The sound of a piece of unknown material. @type {Knock[]} */
const USUAL = [[0, 0.6, 700]];

/** The sounds of one table, including a change of turn. */
export class TurnSounds {
  /** @type {number | null} whose turn it was */
  #last = null;

  /**
   * Plays the sound of an action: a placed piece, the next person's turn, or the end.
   * @param {{ table: Position | null, turn: number }} scene
   * @param {Knock[]} [material] the sound of the game's pieces
   */
  action({ table, turn }, material = USUAL) {
    const { latest = null, result = null } = table ?? {};
    if (result) [523, 659, 784, 1047].forEach((pitch, at) => tone(pitch, at * 0.13, 0.4));
    else if (latest && latest.actor !== "dice") {
      material.forEach((one) => knock(...one));
      if (turn !== this.#last) [587, 784].forEach((pitch, at) => tone(pitch, 0.18 + at * 0.12, 0.22));
    }
    this.#last = turn;
  }
}

/** Good news: a quick run upwards. */
export function soundJoy() {
  [659, 784, 988, 1319].forEach((pitch, at) => tone(pitch, 0.05 + at * 0.08, 0.3));
}

/** Bad luck: two notes down. */
export function soundAlas() {
  [440, 330].forEach((pitch, at) => tone(pitch, 0.05 + at * 0.18, 0.35));
}

/**
 * The reader's sounds, which have their own switch. Called in the tap that opens it, or soon after.
 * @returns {Record<"added" | "same" | "part" | "refused", () => void>}
 */
export function readerSounds() {
  const to = wakened(); // a silent device still shows a tick
  return {
    added: () => [784, 1175].forEach((pitch, at) => tone(pitch, at * 0.09, 0.22, to)),
    same: () => tone(784, 0, 0.16, to),
    part: () => tone(587, 0, 0.12, to),
    refused: () => [330, 247].forEach((pitch, at) => tone(pitch, at * 0.14, 0.25, to)),
  };
}

/** The audio context, or null if sound is off or no tap has woken it. */
const player = () => (preferred("sound") === "on" ? audio : null);

/**
 * A small object that falls, or a pen that writes: a burst of noise around a pitch.
 * @param {number} wait seconds from now
 * @param {number} volume
 * @param {number} pitch
 * @param {number} [seconds]
 */
function knock(wait, volume, pitch, seconds = 0.06) {
  const to = player();
  if (!to) return;
  const length = Math.round(to.sampleRate * seconds);
  const noise = to.createBuffer(1, length, to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 4;
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  source
    .connect(new BiquadFilterNode(to, { type: "bandpass", frequency: pitch, Q: 1.5 }))
    .connect(new GainNode(to, { gain: volume }))
    .connect(to.destination);
  source.start(to.currentTime + wait);
}

/**
 * A soft note that fades away.
 * @param {number} pitch
 * @param {number} wait seconds from now
 * @param {number} length seconds
 * @param {AudioContext | null} [to] the destination
 */
function tone(pitch, wait, length, to = player()) {
  if (!to) return;
  const begin = to.currentTime + wait;
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(0.12, begin + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  const source = new OscillatorNode(to, { type: "triangle", frequency: pitch });
  source.connect(gain).connect(to.destination);
  source.start(begin);
  source.stop(begin + length);
}

export function soundButton() {
  const on = preferred("sound") === "on";
  const change = () => accepts("sound") && prefer("sound", on ? "off" : "on");
  return html`<button type="button" class="button button-quiet sound-button" data-act="sound" aria-pressed=${on} aria-label=${t("settings-sound")} @click=${change}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path class="sound-box" d="M4 9.5h3.5L12 5.5v13l-4.5-4H4Z" />
      <path class=${on ? "sound-waves" : "sound-none"} d="M15.5 9.2a4 4 0 0 1 0 5.6M18 6.7a7.5 7.5 0 0 1 0 10.6" />
      <path class=${on ? "sound-none" : "sound-off"} d="M15.5 9.5l5 5M20.5 9.5l-5 5" />
    </svg>
  </button>`;
}
