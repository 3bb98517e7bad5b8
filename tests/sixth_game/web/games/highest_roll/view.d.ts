// Made by `python -m tests.view_types` from tests.sixth_game.ui: what `view()` holds.

/** A position of Highest Roll. */
export interface HighestRollView {
  /** The faces that the first seats have kept. */
  kept: number[];
  /** The current face; 0 if the die is due. */
  face: number;
}
