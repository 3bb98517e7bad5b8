// Made by `python -m tests.view_types` from rollbook.games.roll_out.ui: what `view()` holds.

/** A checker. */
export interface CheckerView {
  number: number;
  place: "front" | "centre" | "out";
  /** Whether its white side is up. */
  white: boolean;
  /** The meanings that tapping it may have for the seat whose turn it is, legal or not. */
  picks: string[];
}

/** The part of a seat: its checkers. */
export interface SeatView {
  /** Nine checkers, from 1 to 9. */
  checkers: CheckerView[];
}

/** A roll-off in progress. */
export interface RollOffView {
  /** The seats that throw in this round, ascending. */
  seats: number[];
  /** The throws of the first of them. */
  totals: number[];
}

/** A position of Roll Out. */
export interface RollOutView {
  seats: SeatView[];
  /** The seat whose turn it is; what lies in the centre belongs to it. */
  turn: number;
  /** The roll that waits to be used. */
  roll: (number | string)[] | null;
  /** Whether a roll has been used, and the seat is to stop or to roll again. */
  deciding: boolean;
  /** Whether one die is enough. */
  few_left: boolean;
  /** The roll-off before the first turn, while it runs. */
  roll_off: RollOffView | null;
}
