/** How a board is used by finger and by keyboard, whatever it shows: everything with data-pick can be tapped. */

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** How much more it counts to be aside than to be far. */
const ASIDE = 2.5;

/**
 * For a board's click: hands on what was tapped.
 * @param {(text: string) => void} pick
 */
export function pickFrom(pick) {
  return (/** @type {Event} */ event) => {
    const tapped = event.target instanceof Element ? event.target.closest("[data-pick]") : null;
    const text = tapped?.getAttribute("data-pick");
    if (text) pick(text);
  };
}

/**
 * For a board's keydown: arrows go to the nearest thing in their direction, Enter and Space tap it.
 * @param {(text: string) => void} pick
 */
export function moveFocus(pick) {
  return (/** @type {KeyboardEvent} */ event) => {
    const board = event.currentTarget;
    const { target: from } = event;
    if (!(board instanceof Element) || !(from instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
    const text = from.getAttribute("data-pick");
    if (text === null) return;
    if (DIRECTIONS[event.key]) {
      event.preventDefault();
      const next = nearest(board, from, DIRECTIONS[event.key]);
      if (!next) return;
      next.setAttribute("tabindex", "0");
      from.setAttribute("tabindex", "-1");
      next.focus();
    } else if ((event.key === "Enter" || event.key === " ") && !event.repeat && !(from instanceof HTMLButtonElement)) {
      event.preventDefault();
      pick(text);
    }
  };
}

/**
 * Brings the focus to a board: to where it was last.
 * @param {Element} board
 */
export function enterBoard(board) {
  const first = board.querySelector('[data-pick][tabindex="0"]') ?? board.querySelector("[data-pick]");
  if (first instanceof HTMLElement || first instanceof SVGElement) first.focus();
}

/**
 * The nearest thing in a direction, wherever the board has drawn it.
 * @param {Element} board
 * @param {Element} from
 * @param {[number, number]} direction
 */
function nearest(board, from, direction) {
  const [x, y] = centre(from);
  /** @type {HTMLElement | SVGElement | null} */
  let found = null;
  let least = Infinity;
  for (const one of board.querySelectorAll("[data-pick]")) {
    const [otherX, otherY] = centre(one);
    const ahead = (otherX - x) * direction[0] + (otherY - y) * direction[1];
    const aside = Math.abs((otherX - x) * direction[1]) + Math.abs((otherY - y) * direction[0]);
    const distance = ahead + ASIDE * aside;
    if (ahead > 1 && distance < least && (one instanceof HTMLElement || one instanceof SVGElement)) {
      found = one;
      least = distance;
    }
  }
  return found;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
