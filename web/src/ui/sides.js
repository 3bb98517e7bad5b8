/** Where people sit round a tablet that lies flat: at the near edge, to the left of it, opposite, to the right. */
export const SIDES = Object.freeze([0, 1, 2, 3]);

/**
 * Where people sit by default: round the table in the order of their turns.
 * @param {number} seats
 */
export function usualSides(seats) {
  return Array.from({ length: seats }, (_, seat) => (seats === 2 ? seat * 2 : Math.floor((seat * SIDES.length) / seats)));
}
