// Made by `python -m tests.view_types` from rollbook.games.lowdown.ui: what `view()` holds.

/** A box of a grid. */
export interface BoxView {
  pick: string;
  /** The colours that it takes. */
  takes: string[];
  /** The number that is written in it. */
  number: number | null;
  /** Whether it is blacked out. */
  black: boolean;
  /** Whether a line through it is crossed out. */
  crossed: boolean;
}

/** A grid of a board. */
export interface GridView {
  grid: string;
  colours: string[];
  /** Nine boxes in reading order. */
  boxes: BoxView[];
  full: boolean;
  /** The sum of the numbers that are not crossed out. */
  left: number;
}

/** A line of a grid. */
export interface LineView {
  pick: string;
  /** The picks of its boxes. */
  boxes: string[];
  /** The points that crossing it out saves; None in self-check mode. */
  points: number | null;
}

/** The board of a seat. */
export interface BoardView {
  seat: number;
  grids: GridView[];
  crossed: LineView[];
  /** The lines that the seat may cross out now. */
  may_cross: LineView[];
  /** The number of wilds that a seat has at the start. */
  wilds: number;
  wilds_left: number;
  blackouts: number;
}

/** An open die. */
export interface DieView {
  face: number | string;
  /** Whether it is set aside (of two equal dice, the first). */
  aside: boolean;
  /** Whether it may be used now. */
  offered: boolean;
}

/** The four open dice. */
export interface OpenView {
  numbers: DieView[];
  colours: DieView[];
}

/** The pair from under the cup. */
export interface SecretView {
  number: number;
  colour: string;
  aside: boolean;
  offered: boolean;
}

/** The cup. */
export interface CupView {
  /** The seat with the cup in front of it. */
  seat: number;
  closed: boolean;
}

/** A position of Lowdown. */
export interface LowdownView {
  /** The seat that takes its dice first in this turn. */
  active: number;
  /** One for each seat, in their order. */
  boards: BoardView[];
  /** The open dice; None while they are due. */
  open: OpenView | null;
  /** The pair from under the cup; None while the cup is closed. */
  secret: SecretView | null;
  /** The dice that are due or were rolled last: the open ones, or the pair under the cup. */
  tray: "open" | "cup";
  cup: CupView;
  /** Whether this turn is the last. */
  last_turn: boolean;
}
