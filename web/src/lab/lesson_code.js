/** One robot for each lesson that passes its check, in every game. */
import any_move from "./code/any_move.py";
import evaluate from "./code/evaluate.py";
import greedy from "./code/greedy.py";
import look_ahead from "./code/look_ahead.py";
import simulate from "./code/simulate.py";

/** @type {Record<string, string>} */
export const LESSON_CODE = { chance: any_move, greedy, ahead: look_ahead, evaluate, simulate };
