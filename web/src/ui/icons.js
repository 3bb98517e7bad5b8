/** The icons of the page: decoration in buttons that have a name, on a ground of 24 by 24 units. */
import { html, nothing, svg } from "lit-html";

const ICONS = {
  aloud: svg`<path d="M4 5h16v11h-9l-4 4v-4H4ZM8.5 9v3M12 8v5M15.5 9v3" />`,
  back: svg`<path d="M7 5V19M18 5.5V18.5L9 12Z" />`,
  chances: svg`<path d="M3.5 20.5H20.5M6 20V15M10 20V10M14 20V5.5M18 20V12" />`,
  cross: svg`<path d="M6 6 18 18M18 6 6 18" />`,
  first: svg`<path d="M6 5V19M19 5.5V18.5L9.5 12Z" />`,
  forward: svg`<path d="M17 5V19M6 5.5V18.5L15 12Z" />`,
  hint: svg`<path d="M9 17.5V16c0-1-.6-1.7-1.3-2.5a6 6 0 1 1 8.6 0c-.7.8-1.3 1.5-1.3 2.5v1.5Z" /><path d="M9.5 20.5h5" />`,
  languages: svg`<circle cx="12" cy="12" r="9.5" /><ellipse cx="12" cy="12" rx="4.25" ry="9.5" /><path d="M3.5 8.5H20.5M3.5 15.5H20.5" />`,
  last: svg`<path d="M18 5V19M5 5.5V18.5L14.5 12Z" />`,
  menu: svg`<circle cx="5" cy="12" r="2" /><circle cx="12" cy="12" r="2" /><circle cx="19" cy="12" r="2" />`,
  next: svg`<path d="M7 5V19L17 12Z" />`,
  past: svg`<path d="M12 7V12L15.5 14.5M4.5 9.5A8 8 0 1 1 4.2 13.5M4 5V9.8H8.8" />`,
  pause: svg`<path d="M8.5 5V19M15.5 5V19" />`,
  pencil: svg`<path d="M5 19 6 14.5 16 4.5 19.5 8 9.5 18Z" />`,
  play: svg`<path d="M7 4.5V19.5L19.5 12Z" />`,
  previous: svg`<path d="M17 5V19L7 12Z" />`,
  rules: svg`<circle cx="12" cy="12" r="9.5" /><path d="M9.2 9.4a2.9 2.9 0 1 1 4.4 2.5c-1 .6-1.6 1.2-1.6 2.3M12 17.2v.1" />`,
  settings: svg`<path d="M3 6.5H21M3 12H21M3 17.5H21" /><circle cx="15.5" cy="6.5" r="2.75" /><circle cx="8" cy="12" r="2.75" /><circle cx="14" cy="17.5" r="2.75" />`,
  speed: svg`<path d="M3 6 8.5 12 3 18" /><path d="M9.25 6 14.75 12 9.25 18" /><path d="M15.5 6 21 12 15.5 18" />`,
  undo: svg`<path d="M4 9.5H14.5A5 5 0 0 1 14.5 19.5H9M8 5 3.5 9.5 8 14" />`,
};

/** @typedef {keyof typeof ICONS} Icon */

/** @param {Icon} name @param {string | typeof nothing} [look] its classes */
export const drawIcon = (name, look = nothing) => html`<svg class=${look} viewBox="0 0 24 24" aria-hidden="true" focusable="false">${ICONS[name]}</svg>`;
