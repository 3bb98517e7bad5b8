/** A tablet that lies flat between people: the page turns to the one who is to play, in quarter turns clockwise. */

/** @param {number} side */
export function turnPage(side) {
  document.documentElement.dataset.turned = String(side);
}

/** Towards which side the page is turned now. */
export function turned() {
  return Number(document.documentElement.dataset.turned ?? 0);
}

/**
 * Where an element is within another, as the one to whom the page is turned sees it.
 * @param {Element} element
 * @param {Element} frame
 * @returns {{ x: number, y: number, width: number, height: number }}
 */
export function boxWithin(element, frame) {
  const own = element.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  const left = own.left - around.left;
  const top = own.top - around.top;
  const right = around.right - own.right;
  const bottom = around.bottom - own.bottom;
  const upright = { width: own.width, height: own.height };
  const aside = { width: own.height, height: own.width };
  return [
    { x: left, y: top, ...upright },
    { x: top, y: right, ...aside },
    { x: right, y: bottom, ...upright },
    { x: bottom, y: left, ...aside },
  ][turned()];
}

/**
 * A direction on the screen, of one that somebody means whom the page is turned to.
 * @param {[number, number]} direction
 * @returns {[number, number]}
 */
export function onScreen([right, down]) {
  return /** @type {[number, number][]} */ ([
    [right, down],
    [-down, right],
    [-right, -down],
    [down, -right],
  ])[turned()];
}
