/** The only table of routes: the screen for each address. `ui/addresses.js` writes the addresses. */
import { SHELF_GAMES, hasLesson } from "../games/games.js";
import { learn, newMatch, SharedScreen } from "../start/arriving_screens.js";
import { RulesScreen } from "../shelf/rules.js";
import { ShelfScreen } from "../shelf/shelf_screen.js";
import { TableScreen } from "../table/table_screen.js";
import { addStyle } from "../files/files.js";
import { loadLaterTexts, t } from "../text/text.js";
import { partsOf } from "../ui/addresses.js";
import { ProblemScreen } from "./problem.js";

/** @typedef {PageScreen | LazyScreen | null} Found null if there is no such screen */

/** The parts that no table needs but that most visits use: they are loaded once the page is idle. */
const AT_REST = {
  matches: () => import("../shelf/matches_screen.js"),
  statistics: () => import("../shelf/statistics_screen.js"),
  about: () => import("../shelf/about_screen.js"),
  setUp: () => import("../start/set_up_screen.js"),
  join: () => import("../class/join_screen.js"),
  share: () => import("../share/share.js"),
};

/** Loads them. A part that fails to load is requested again when the user goes there. */
export const fetchAtRest = () => Promise.allSettled(Object.values(AT_REST).map((fetch) => fetch()));

/**
 * By the first word of an address: the screen without anything after it (`alone`), and the screen with something after it (`about`), separated by a
 * slash or `mark`.
 * @type {Record<string, { alone?: (page: PageContext) => Found, about?: (page: PageContext, rest: string) => Found, mark?: string }>}
 */
const ROUTES = {
  "": { alone: (page) => new ShelfScreen(page) },
  matches: { alone: (page) => later("matches-heading", async () => new (await AT_REST.matches()).MatchesScreen(page)) },
  statistics: { alone: (page) => later("statistics-heading", async () => new (await AT_REST.statistics()).StatisticsScreen(page)) },
  about: { alone: () => later("about-heading", async () => new (await AT_REST.about()).AboutScreen()) },
  "set-up": { about: (page, id) => ofGame(id, (game) => later(`${id}-name`, async () => new (await AT_REST.setUp()).SetUpScreen(page, game))) },
  learn: { about: (page, id) => ofGame(id, () => (hasLesson(id) ? learn(page, id) : null)) },
  rules: { about: (page, id) => ofGame(id, () => new RulesScreen(page, id)) },
  play: { alone: (page) => newMatch(page, ""), about: (page, query) => newMatch(page, query), mark: "?" },
  table: { about: (page, id) => new TableScreen(page, id) },
  match: { about: (page, data) => new SharedScreen(page, data) },
  join: { about: (page, code) => later("join-heading", async () => new (await AT_REST.join()).JoinScreen(page, code)) },
  class: { alone: (page) => ofClass(page, null), about: ofClass },
  lesson: { alone: (page) => ofLesson(page, null), about: ofLesson },
  result: { about: (page, data) => later("class-heading", async () => new (await classList()).ResultScreen(page, data)) },
  roster: { about: (page, data) => later("join-heading", async () => new (await AT_REST.join()).RosterScreen(page, data)) },
  lab: { alone: (page) => ofLab(page, null), about: ofLab },
  robot: { about: (page, data) => later("lab-received-heading", async () => new (await fetchLab()).ReceivedRobotScreen(page, data)) },
  puzzles: { about: (page, id) => ofGame(id, (game) => later("puzzles", async () => (await desk()).puzzleScreen(page, game))) },
  solve: { about: (page, id) => later("puzzles", async () => (await desk()).solveScreen(page, id)) },
  teacher: { alone: (page) => ofDesk(page, ""), about: ofDesk },
};

/**
 * The screen that an address asks for.
 * @param {string} hash the value of `location.hash`
 * @param {PageContext} page
 * @returns {PageScreen | LazyScreen}
 */
export function screenFor(hash, page) {
  const { place, mark, rest } = partsOf(hash);
  const { alone, about, mark: wanted = "/" } = Object.hasOwn(ROUTES, place) ? ROUTES[place] : {};
  const found = mark === undefined ? alone?.(page) : mark === wanted ? about?.(page, rest) : null;
  return found ?? new ProblemScreen(() => t("problem-no-such-page"));
}

/** @param {string} id @param {(game: GameAnswer) => Found} screen */
function ofGame(id, screen) {
  const game = SHELF_GAMES.find((one) => one.id === id);
  return game ? screen(game) : null;
}

/** @param {string} heading @param {() => Promise<PageScreen>} fetch @returns {LazyScreen} */
const later = (heading, fetch) => ({ heading, fetch });

/** @param {PageContext} page @param {string | null} code */
function ofClass(page, code) {
  return later("class-heading", async () => new (await classList()).ClassScreen(page, code));
}

/** @param {PageContext} page @param {string | null} code of a match or of puzzles to give out; null for the next lesson of the last class */
function ofLesson(page, code) {
  return later("teacher-heading", async () => new (await desk()).LessonScreen(page, code));
}

/** @param {PageContext} page @param {string | null} id of a robot, or of a game for which to write one */
function ofLab(page, id) {
  return later("lab-heading", async () => new (await fetchLab()).LabScreen(page, { id, game: id }));
}

/** @param {PageContext} page @param {string} rest PART or PART/GAME */
function ofDesk(page, rest) {
  const [part, game = ""] = rest.split("/");
  return later("teacher-heading", async () => (await desk()).teacherScreen(page, { part, game }));
}

const desk = () => withLaterTexts(import("../teacher/desk.js"), addStyle(SITE.teachers_style));

const classList = () => withLaterTexts(import("../class/class_screen.js"), addStyle(SITE.teachers_style));

/** The lab's script. */
export const fetchLab = () => withLaterTexts(import("../lab/lab.js"));

/**
 * A script whose screens need the later texts, once these and their style are loaded too.
 * @template T
 * @param {Promise<T>} script
 * @param {Promise<void>} [style]
 */
async function withLaterTexts(script, style) {
  const [loaded] = await Promise.all([script, loadLaterTexts(), style]);
  return loaded;
}
