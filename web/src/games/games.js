/**
 * The page's shelf: each game's board, and the records that teach it, found by the build (web/found_games.py) in the
 * folders next to this module. A new game only adds its folder.
 *
 * Its lesson.txt is a guided first match. A remark describes each step, whose words are the message `GAME-lesson-NAME`:
 * - `begin`: everything before it has already been played
 * - `roll NAME`: a tap rolls the dice of the next line
 * - `try NAME PICK`: a tap that the rules refuse
 * - `move NAME`: taps make the next line
 * - `watch NAME`: a tap on Next plays the next lines
 * - `later NAME`: the same for many lines, without animated dice
 * - `card NAME`: only words
 * - `end NAME`: the end of the lesson
 *
 * Its sections.json names the sections of the rules and the pictures in them; the words are the messages
 * `rules-GAME-SECTION` and `rules-GAME-picture-NAME`. Its rules.txt contains the records: a remark `picture NAME PICKS`
 * marks a picture's position, and `expect` remarks check the claims of its words. tests/test_lessons.py and
 * tests/test_rules_pages.py have Python replay them.
 */
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { FOUND_GAMES } from "found-games";

/** @type {Record<string, BoardModule>} */
export const BOARDS = Object.fromEntries(Object.entries(FOUND_GAMES).map(([game, { board }]) => [game, board]));

/** The games that can be played: those with rules and a board. */
export const SHELF_GAMES = SITE.games.filter((game) => Object.hasOwn(BOARDS, game.id));

/**
 * Draws a game's small emblem, for lists of matches. It is drawn only once, however often its list is redrawn: some emblems have a hundred parts.
 * @param {string} game
 */
export const drawPicture = (game) => html`<span class="small-picture">${guard([game], () => BOARDS[game].emblem())}</span>`;

/** The classes that give something the colour of a game's box. @param {string} game */
export const boxClass = (game) => `boxed box-${SHELF_GAMES.findIndex(({ id }) => id === game) % 5}`;

/** Words that never break at a hyphen. @param {string} words */
export const wholeWords = (words) => words.split(" ").map((word) => html`<span class="whole-word">${word}</span> `);

/**
 * Draws the lid of a game's box: its picture, and words next to it.
 * @param {string} game
 * @param {unknown} words
 */
export const drawLid = (game, words) => html`<div class="lid ${boxClass(game)}">${guard([game], () => BOARDS[game].emblem())}<div>${words}</div></div>`;

/** A faint sketch of a list of matches, for an empty screen. */
export const drawFaint = () => html`<div class="faint" aria-hidden="true">${SHELF_GAMES.slice(0, 3).map(({ id }) => html`<p>${drawPicture(id)}<i></i></p>`)}</div>`;

/**
 * `after`: how many actions come before it; `actions`: its actions, as in a record; `pick`: the tap to be refused.
 * @typedef {{ kind: "roll" | "try" | "move" | "watch" | "later" | "card" | "end", words: string, after: number, actions: string[], pick: string | null }} Step
 */

/** @param {string} game */
export const hasLesson = (game) => FOUND_GAMES[game]?.lesson !== undefined;

/**
 * The lesson's initial record, with the names of the players.
 * @param {string} game
 * @param {string[]} seats
 */
export function lessonStart(game, seats) {
  const [head, actions] = parts(game);
  const begun = actions.slice(0, actions.indexOf("# begin"));
  return [head.replace(/^seats: .*$/m, `seats: ${seats.join(" | ")}`), "", ...begun, ""].join("\n");
}

/** @param {string} game @returns {Step[]} */
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

/** @param {string} game @returns {[string, string[]]} the head of the record, and its lines */
function parts(game) {
  const [head, ...lines] = (FOUND_GAMES[game]?.lesson ?? "").split("\n\n");
  return [head, lines.join("\n").split("\n")];
}

/** @typedef {{ name: string, record: string, after: number, picks: string[] }} Picture */
/** @typedef {{ id: string, pictures: Picture[] }} Section */

/** @param {string} game @returns {Section[]} */
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
