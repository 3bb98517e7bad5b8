/**
 * The guided first match of each game: its lesson.txt is a record. Remarks say what happens at each step, with the message
 * `GAME-lesson-NAME`: `begin` (all before it has been played already), `roll NAME` (the next line is thrown at a tap),
 * `try NAME PICK` (something is tapped that the rules refuse), `move NAME` (the next line is made by tapping), `watch NAME`
 * (the next lines are played at a tap on Next), `end NAME`. tests/test_lessons.py has Python replay them.
 */
import { FOUND_GAMES } from "found-games";

/**
 * `after`: how many actions come before it; `actions`: what it does, as in a record; `pick`: what is tapped to be refused.
 * @typedef {{ kind: "roll" | "try" | "move" | "watch" | "end", words: string, after: number, actions: string[], pick: string | null }} Step
 */

/** @param {string} game */
export const hasLesson = (game) => FOUND_GAMES[game]?.lesson !== undefined;

/**
 * The record with which it begins, with the names of those who sit there.
 * @param {string} game
 * @param {string[]} seats
 */
export function lessonStart(game, seats) {
  const [head, actions] = parts(game);
  const begun = actions.slice(0, actions.indexOf("# begin"));
  return [head.replace(/^seats: .*$/m, `seats: ${seats.join(" | ")}`), "", ...begun, ""].join("\n");
}

/**
 * @param {string} game
 * @returns {Step[]}
 */
export function lessonSteps(game) {
  /** @type {Step[]} */
  const steps = [];
  let after = 0;
  for (const line of parts(game)[1]) {
    const [, kind, name, pick = null] = /^# (roll|try|move|watch|end) (\w+)(?: (\S+))?$/.exec(line) ?? [];
    if (kind) steps.push({ kind: /** @type {Step["kind"]} */ (kind), words: `${game}-lesson-${name}`, after, actions: [], pick });
    else if (line !== "" && !line.startsWith("#")) {
      after += 1;
      steps.at(-1)?.actions.push(line);
    }
  }
  return steps;
}

/**
 * @param {string} game
 * @returns {[string, string[]]} the head of the record, and its lines
 */
function parts(game) {
  const [head, ...lines] = (FOUND_GAMES[game]?.lesson ?? "").split("\n\n");
  return [head, lines.join("\n").split("\n")];
}
