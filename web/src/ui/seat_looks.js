/** The colour and the symbol of each seat, so that nobody has to tell seats apart by colour alone, and where people sit round a tablet. */

/**
 * Twelve looks in the order in which seats take them. Neighbours differ in lightness as well as in hue, which is what
 * people who see fewer colours go by; the colours are the tokens `--seat-COLOUR` and `--seat-COLOUR-mark`.
 * @type {ReadonlyArray<Readonly<SeatLook>>}
 */
export const SEAT_LOOKS = Object.freeze([
  { colour: "red", symbol: "star" },
  { colour: "blue", symbol: "disc" },
  { colour: "yellow", symbol: "triangle" },
  { colour: "green", symbol: "square" },
  { colour: "purple", symbol: "moon" },
  { colour: "sky", symbol: "drop" },
  { colour: "orange", symbol: "cross" },
  { colour: "pink", symbol: "heart" },
  { colour: "brown", symbol: "bar" },
  { colour: "lime", symbol: "leaf" },
  { colour: "black", symbol: "diamond" },
  { colour: "white", symbol: "ring" },
]);

/**
 * The default looks of `count` seats.
 * @param {number} count
 */
export function usualLooks(count) {
  return Array.from({ length: count }, (_, seat) => SEAT_LOOKS[seat % SEAT_LOOKS.length]);
}

/** Where people sit round a tablet that lies flat: at the near edge, to the left of it, opposite, to the right. */
export const SIDES = Object.freeze([0, 1, 2, 3]);

/**
 * Where people sit by default: round the table in the order of their turns.
 * @param {number} seats
 */
export function usualSides(seats) {
  return Array.from({ length: seats }, (_, seat) => (seats === 2 ? seat * 2 : Math.floor((seat * SIDES.length) / seats)));
}
