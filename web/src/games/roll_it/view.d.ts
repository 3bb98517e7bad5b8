// Made by `python -m tests.view_types` from rollbook.games.roll_it.ui: what `view()` holds.

/** A cell. */
export interface CellView {
  pick: string;
  /** The printed number. */
  number: number;
  /** The seat whose chip is on it. */
  seat: number | null;
}

/** A grid in play. */
export interface GridView {
  /** Its number, from 1 to 9. */
  grid: number;
  /** The number that messages use for it; four grids are 1 to 4. */
  shown: number;
  /** Nine cells in reading order. */
  cells: CellView[];
}

/** Three chips of a seat in a line. */
export interface TicTacToeView {
  seat: number;
  /** The picks of the three cells. */
  cells: string[];
}

/** A free cell in which a seat would complete a Tic-Tac-Toe. */
export interface NearView {
  seat: number;
  /** Its pick. */
  cell: string;
}

/** Three grids in a line, each with a Tic-Tac-Toe of a seat. */
export interface GrandView {
  seat: number;
  /** The numbers of the grids, from 1 to 9. */
  grids: number[];
}

/** A position of Roll-It. */
export interface RollItView {
  /** The side of the board, from 1 to 8. */
  side: number;
  /** All nine grids in reading order, or the four in play. */
  grids: GridView[];
  tic_tac_toes: TicTacToeView[];
  near: NearView[];
  grands: GrandView[];
}
