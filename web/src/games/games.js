/**
 * The page's shelf: each game's board, and the records that teach it, found by the build (web/found_games.py) in the folders
 * beside this module. A new game adds its folder and nothing here.
 *
 * Its lesson.txt is a guided first match: remarks say what happens at each step, with the
 * message `GAME-lesson-NAME`: `begin` (all before it has been played already), `roll NAME` (the next line is thrown at a
 * tap), `try NAME PICK` (something is tapped that the rules refuse), `move NAME` (the next line is made by tapping), `watch
 * NAME` (the next lines are played at a tap on Next), `later NAME` (the same for many lines, and no dice are seen to roll),
 * `card NAME` (words alone), `end NAME`. Its sections.json names the sections of the rules and the
 * pictures in them; the words are the messages `rules-GAME-SECTION` and `rules-GAME-picture-NAME`. Its rules.txt holds the
 * records: a remark `picture NAME PICKS` stands where a picture is taken, and `expect` remarks claim what its words say.
 * tests/test_lessons.py and tests/test_rules_pages.py have Python replay them.
 */
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { FOUND_GAMES } from "found-games";

/** @type {Record<string, BoardModule>} */
export const BOARDS = Object.fromEntries(Object.entries(FOUND_GAMES).map(([game, { board }]) => [game, board]));

/** The games that can be put on the table: those that the rules know and that have a board. */
export const SHELF_GAMES = SITE.games.filter((game) => Object.hasOwn(BOARDS, game.id));

/**
 * Draws the emblem of a game small, for lists of matches. It is drawn once, however often its list is: some have a hundred parts.
 * @param {string} game
 */
export const drawPicture = (game) => html`<span class="small-picture">${guard([game], () => BOARDS[game].emblem())}</span>`;

/** A list of matches to come, faint: what an empty screen will hold. */
export const drawFaint = () => html`<div class="faint" aria-hidden="true">${SHELF_GAMES.slice(0, 3).map(({ id }) => html`<p>${drawPicture(id)}<i></i></p>`)}</div>`;

/**
 * `after`: how many actions come before it; `actions`: what it does, as in a record; `pick`: what is tapped to be refused.
 * @typedef {{ kind: "roll" | "try" | "move" | "watch" | "later" | "card" | "end", words: string, after: number, actions: string[], pick: string | null }} Step
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
    const [, kind, name, pick = null] = /^# (roll|try|move|watch|later|card|end) (\w+)(?: (\S+))?$/.exec(line) ?? [];
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

/** @typedef {{ name: string, record: string, after: number, picks: string[] }} Picture */
/** @typedef {{ id: string, pictures: Picture[] }} Section */

/**
 * @param {string} game
 * @returns {Section[]}
 */
export function sectionsOf(game) {
  const { records, sections } = FOUND_GAMES[game];
  const pictures = new Map(picturesIn(records).map((picture) => [picture.name, picture]));
  return Object.entries(sections).map(([id, names]) => ({
    id,
    pictures: names.map((name) => /** @type {Picture} */ (pictures.get(name))),
  }));
}

/**
 * @param {string} text one record after the other
 * @returns {Picture[]}
 */
function picturesIn(text) {
  return text.split(/\n*^(?=rollbook 1$)/m).flatMap((record) => {
    const [, ...actions] = record.split("\n\n");
    let after = 0;
    const found = [];
    for (const line of actions.join("\n").split("\n")) {
      const [, name, picks] = /^# picture (\S+) ?(.*)$/.exec(line) ?? [];
      if (name) found.push({ name, record, after, picks: picks ? picks.split(" ") : [] });
      else if (line !== "" && !line.startsWith("#")) after += 1;
    }
    return found;
  });
}
