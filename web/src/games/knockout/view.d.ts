// Made by `python -m tests.view_types` from rollbook.games.knockout.ui: what `view()` holds.

/** One number of the ring. */
export interface NumberView {
  pick: string;
  number: number;
  /** The seat whose marble lies in the outer hole. */
  outside: number | null;
  /** The seat whose second marble lies in the inner hole: it has captured the number. */
  inside: number | null;
  /** The effect of a marble there of the seat whose turn it is. */
  effect: "place" | "knock_out" | "capture" | "closed";
}

/** A total that the roll which waits allows. */
export interface TotalView {
  total: number;
  /** The number of ways in which it can be placed now. */
  ways: number;
  /** The arithmetic by which the dice make it. */
  arrangements: string[];
}

/** A roll-off under way. */
export interface RollOffView {
  /** The seats that throw in this round, ascending. */
  seats: number[];
  /** The throws of the first of them. */
  totals: number[];
}

/** A position of Knockout. */
export interface KnockoutView {
  level: string;
  place_value: boolean;
  captures_to_win: number;
  numbers: NumberView[];
  /** For each seat, how many marbles it has on the board. */
  marbles: number[];
  /** Empty while the dice are due. */
  totals: TotalView[];
  /** The number of turns in a row that have been passed. */
  passes: number;
  /** After how many the match ends. */
  passes_to_end: number;
  /** The roll-off before the first turn, while it runs. */
  roll_off: RollOffView | null;
}
