/** The keyboard within a board: an arrow moves the focus to the nearest place in its direction. */
import { onScreen } from "./turning.js";

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** How much a distance aside counts, against the same distance ahead. */
const ASIDE = 2.5;
/** What lies more than this many times as far aside as ahead is beside, as a die that is lifted a little when it is chosen. */
const MOST_ASIDE = 8;

/** @param {ParentNode} board */
function pickables(board) {
  return /** @type {(HTMLElement | SVGElement)[]} */ ([...board.querySelectorAll("[data-pick]")]);
}

/**
 * Puts exactly one place of a board into the tab order: the one with the focus, or where it was last, or the first.
 * @param {ParentNode} board
 */
export function roveTabOrder(board) {
  const all = pickables(board);
  const chosen = all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0) ?? all[0];
  for (const one of all) {
    const index = one === chosen ? "0" : "-1";
    if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
  }
}

/**
 * Takes the place that gets the focus into the tab order, if the board has one there. Chromium lays out the whole page at
 * once when the tabindex of the focus changes: so it changes before anything else does, and not while the page is drawn.
 * @param {{ currentTarget: EventTarget | null }} event
 */
export function roveWithFocus({ currentTarget: board }) {
  if (board instanceof Element && board.querySelector('[data-pick][tabindex="0"]')) roveTabOrder(board);
}

/**
 * Takes all places of a board out of the tab order, as nothing can be tapped.
 * @param {ParentNode} board
 */
export function leaveTabOrder(board) {
  for (const one of pickables(board)) if (one.tabIndex !== -1) one.setAttribute("tabindex", "-1");
}

/**
 * Moves the focus within a board. Returns whether the key does so.
 * @param {ParentNode} board
 * @param {string} key
 */
export function moveFocus(board, key) {
  if (!DIRECTIONS[key]) return false;
  const direction = onScreen(DIRECTIONS[key]);
  const all = pickables(board);
  const from = all.find((one) => one === document.activeElement);
  if (!from) {
    all.find((one) => one.tabIndex === 0)?.focus();
    return true;
  }
  const [x, y] = centre(from);
  let nearest = null;
  let least = Infinity;
  for (const one of all) {
    const [otherX, otherY] = centre(one);
    const ahead = (otherX - x) * direction[0] + (otherY - y) * direction[1];
    const aside = Math.abs((otherX - x) * direction[1]) + Math.abs((otherY - y) * direction[0]);
    const distance = ahead + ASIDE * aside;
    if (ahead > Math.max(1, aside / MOST_ASIDE) && distance < least) {
      nearest = one;
      least = distance;
    }
  }
  nearest?.focus();
  roveTabOrder(board);
  return true;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
