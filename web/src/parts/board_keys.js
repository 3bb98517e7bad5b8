/** The keyboard within a board: arrows go to the nearest thing in their direction, wherever the board has drawn it. */
import { onScreen } from "../turning.js";

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** How much less it counts to be straight ahead than to be near. */
const ASIDE = 2.5;

/** @param {ParentNode} board */
function pickables(board) {
  return /** @type {(HTMLElement | SVGElement)[]} */ ([...board.querySelectorAll("[data-pick]")]);
}

/**
 * Lets exactly one thing of a board be reached by Tab: the one with the focus, or where it was last, or the first.
 * @param {ParentNode} board
 */
export function rove(board) {
  const all = pickables(board);
  const chosen = all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0) ?? all[0];
  for (const one of all) {
    const index = one === chosen ? "0" : "-1";
    if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
  }
}

/**
 * Lets nothing of a board be reached by Tab: there is nothing to be tapped.
 * @param {ParentNode} board
 */
export function halt(board) {
  for (const one of pickables(board)) if (one.tabIndex !== -1) one.setAttribute("tabindex", "-1");
}

/**
 * Moves the focus within a board. Answers whether the key is one that does.
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
    if (ahead > 1 && distance < least) {
      nearest = one;
      least = distance;
    }
  }
  nearest?.focus();
  rove(board);
  return true;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
