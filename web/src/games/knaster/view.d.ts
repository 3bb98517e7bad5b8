// Made by `python -m tests.view_types` from rollbook.games.knaster.ui: what `view()` holds.

/** A line of every sheet. */
export interface LineView {
  pick: string;
  /** The points of its box. */
  points: number;
  /** The picks of its five cells, in reading order. */
  cells: string[];
}

/** A result that a line can have. */
export interface ResultView {
  result: string;
  /** The number of circles that it gives. */
  circles: number;
}

/** A cell of a sheet. */
export interface CellView {
  pick: string;
  /** The number in it; None while it is empty. */
  number: number | null;
  circled: boolean;
}

/** The box of a line. */
export interface BoxView {
  pick: string;
  points: number;
  scored: boolean;
  /** The results with the most circles that one more number can make. */
  near: string[];
}

/** A line whose circles are to be drawn now. */
export interface DueView {
  line: string;
  result: string;
  /** The number of circles that are to be drawn. */
  circles: number;
}

/** The parts of a sheet's score. */
export interface SheetScoreView {
  boxes: number;
  circles: number;
}

/** The sheet of a seat. */
export interface SheetView {
  seat: number;
  /** Whether the seat still owes something this round. */
  waiting: boolean;
  full: boolean;
  /** 25 cells in reading order. */
  cells: CellView[];
  /** The boxes, in the order of the lines. */
  boxes: BoxView[];
  due: DueView[];
  score: SheetScoreView;
}

/** A position of Knaster. */
export interface KnasterView {
  /** The total for everyone; None while the dice are due. */
  total: number | null;
  /** Whether this roll, or the roll that is due, is the last. */
  last_round: boolean;
  lines: LineView[];
  results: ResultView[];
  /** One for each seat, in their order. */
  sheets: SheetView[];
}
