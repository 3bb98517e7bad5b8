// Made by `python -m tests.view_types` from rollbook.games.roll_out.ui: what `view()` holds.

/** A checker. */
export interface CheckerView {
  number: number;
  place: "front" | "centre" | "out";
  /** Whether its white side is up. */
  white: boolean;
  /** The picks that a tap on it may mean for the seat whose turn it is, legal or not. */
  picks: string[];
}

/** The checkers of a seat. */
export interface SeatView {
  /** Nine checkers, from 1 to 9. */
  checkers: CheckerView[];
}

/** The number of equally likely rolls that a seat could not use, out of all rolls. */
export interface RiskView {
  ways: number;
  of: number;
}

/** A roll-off in progress. */
export interface RollOffView {
  /** The seats that roll in this round, ascending. */
  seats: number[];
  /** The totals that the first of these seats have rolled. */
  totals: number[];
}

/** A position of Roll Out. */
export interface RollOutView {
  seats: SeatView[];
  /** The seat whose turn it is; checkers in the centre belong to it. */
  turn: number;
  /** The roll to be used now; None if there is none. */
  roll: (number | string)[] | null;
  /** Whether a roll has been used, and the seat now stops or rolls again. */
  deciding: boolean;
  /** The risk of rolling again; None before the seat decides. */
  risk: RiskView | null;
  /** Whether one die is enough. */
  few_left: boolean;
  /** The roll-off before the first turn, while it runs. */
  roll_off: RollOffView | null;
}
