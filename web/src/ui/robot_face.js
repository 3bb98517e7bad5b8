/** A face for each level of robot. */
import { html, svg } from "lit-html";

/** @type {Record<string, unknown>} what each level has on its head, and its mouth */
const LOOKS = {
  easy: svg`<circle cx="0" cy="-17" r="3" class="robot-part"/><path d="M0-14v4" /><path d="M-5 8q5 4 10 0" />`,
  medium: svg`<path d="M-9-10-13-17M9-10 13-17" /><path d="M-6 8h12" />`,
  hard: svg`<path d="M-9-10v-5l4 3 5-6 5 6 4-3v5Z" class="robot-part"/><path d="M-6 7q6 6 12 0" />`,
};

/** @param {string} level */
export function drawRobotFace(level) {
  return html`<svg class="robot-face" data-level=${level} viewBox="-20 -22 40 40" aria-hidden="true" focusable="false">
    <rect x="-15" y="-10" width="30" height="25" rx="6" class="robot-head" />
    ${svg`<circle cx="-6" cy="0" r="3" class="robot-eye"/><circle cx="6" cy="0" r="3" class="robot-eye"/>${LOOKS[level]}`}
  </svg>`;
}
