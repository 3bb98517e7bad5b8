// Made by `python -m tests.view_types` from rollbook.games.knockout.ui: what `view()` holds.

/** One number of the ring. */
export interface NumberView {
  pick: string;
  number: number;
  /** The seat whose marble is in the outer hole. */
  outside: number | null;
  /** The seat whose second marble is in the inner hole: it has captured the number. */
  inside: number | null;
  /** The effect if the seat whose turn it is places a marble there. */
  effect: "place" | "knock_out" | "capture" | "closed";
}

/** A total that the current roll allows. */
export interface TotalView {
  total: number;
  /** The number of ways to place it now. */
  ways: number;
  /** The calculations with the dice that make it. */
  arrangements: string[];
}

/** A roll-off in progress. */
export interface RollOffView {
  /** The seats that roll in this round, ascending. */
  seats: number[];
  /** The totals that the first of these seats have rolled. */
  totals: number[];
}

/** A position of Knockout. */
export interface KnockoutView {
  level: string;
  place_value: boolean;
  captures_to_win: number;
  numbers: NumberView[];
  /** For each seat, its number of marbles on the board. */
  marbles: number[];
  /** The totals that the roll allows; empty while the dice are due. */
  totals: TotalView[];
  /** The number of consecutive passes so far. */
  passes: number;
  /** The number of consecutive passes that ends the match. */
  passes_to_end: number;
  /** The roll-off before the first turn, while it runs. */
  roll_off: RollOffView | null;
}
