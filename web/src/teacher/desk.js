/** The teacher's desk in one part of the page's script, loaded when it is first opened. */
import { SHELF_GAMES } from "../games/games.js";
import { Problem } from "../text/problems.js";
import { BoardScreen } from "./board_screen.js";
import { DeskScreen } from "./desk_screen.js";
import { DiceScreen } from "./dice_screen.js";
import { PlanScreen } from "./plan_screen.js";
import { CertificateScreen, PrintScreen } from "./print_screen.js";
import { TasksScreen } from "./tasks_screen.js";
import { WeeksScreen } from "./weeks_screen.js";

export { LessonScreen } from "../class/lesson_screen.js";
export { puzzleScreen, solveScreen } from "../class/puzzles/puzzle_sources.js";

/** @type {Record<string, (page: PageContext, game: GameAnswer) => PageScreen>} */
const PARTS = {
  board: (page, game) => new BoardScreen(page, game),
  dice: (page, game) => new DiceScreen(page, game),
  plan: (page, game) => new PlanScreen(page, game),
  tasks: (page, game) => new TasksScreen(page, game),
  print: (page, game) => new PrintScreen(page, game),
};

/**
 * Throws a Problem if the address does not name a part of the desk.
 * @param {PageContext} page
 * @param {{ part: string, game: string }} route `game`: for the lessons of a class, the code of one of them
 * @returns {PageScreen}
 */
export function teacherScreen(page, { part, game }) {
  const known = SHELF_GAMES.find((one) => one.id === game);
  if (part === "") return new DeskScreen(page);
  if (part === "certificate" && game === "") return new CertificateScreen(page);
  if (part === "weeks") return new WeeksScreen(page, game);
  if (!known || !Object.hasOwn(PARTS, part)) throw new Problem("problem-no-such-page", {});
  return PARTS[part](page, known);
}
