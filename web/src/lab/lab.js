/** The whole lab as one part of the page's script, loaded on first use: its screens, and the functions of `window.rollbook.lab`. */
import { keepsToItself } from "../match/about.js";
import { Problem, shortened } from "../text/problems.js";
import { Robot } from "../robot/robot.js";
import { playSeries } from "./series.js";

export { LabScreen } from "./lab_screen.js";
export { ReceivedRobotScreen } from "./robot_files.js";

/** @typedef {import("../robot/robots.js").Robots} Robots */

/** The robot that was tried last; its worker keeps running for the next try. @type {{ id: string, robot: Robot, output: string } | null} */
let awake = null;

/**
 * Stores a robot under a name, replacing an earlier robot with that name.
 * @param {Robots} robots
 * @param {string} name
 * @param {string} source
 * @param {string} game
 */
export async function save(robots, name, source, game) {
  if (!SITE.games.some(({ id }) => id === game)) throw new Problem("problem-no-board", { game: shortened(game) });
  const known = (await robots.all()).find((one) => one.name === name);
  if (known) await robots.write(known, String(source), { replaced: true, change: { game, trusted: true } });
  else await robots.add({ name: String(name), source: String(source), game });
}

/**
 * Lets a robot choose a move in the position on the table, and checks it against the rules.
 * @param {Robots} robots
 * @param {PageContext["engine"]} engine
 * @param {Table} table
 * @param {SavedMatch} saved the match on the table
 * @param {string} name
 * @returns {Promise<{ move: string, output: string, ms: number }>}
 */
export async function attempt(robots, engine, table, saved, name) {
  if (keepsToItself(saved)) throw new Problem("robot-match-locked");
  const { id: match } = saved;
  const chosen = await byName(robots, name);
  if (chosen.game !== table.game) throw new Problem("robot-other-game", { name });
  const seat = table.to_act.find((actor) => actor !== "dice");
  if (seat === undefined) throw new Problem("robot-nobody-to-move");
  if (awake?.id !== chosen.id || awake.robot.game !== chosen.game) {
    awake?.robot.end();
    const fresh = { id: chosen.id, output: "", robot: new Robot(chosen.game, chosen.source, ({ text }) => (fresh.output += text)) };
    awake = fresh;
  }
  const { robot } = awake;
  await robot.use(chosen.source);
  const question = await engine.call("question", { seat, match });
  await robot.begin();
  awake.output = "";
  const checkMove = (/** @type {string} */ move) => engine.call("check_move", { seat, move, match });
  const { move, ms } = await robot.choose({ match, ...question }, { checkMove });
  await checkMove(move);
  return { move, output: awake.output, ms };
}

/**
 * Plays a series of a robot against a level or another robot.
 * @param {Robots} robots
 * @param {PageContext["engine"]} engine
 * @param {string} name
 * @param {string} against
 * @param {number} matches
 */
export async function series(robots, engine, name, against, matches) {
  const robot = await byName(robots, name);
  const levels = [...SITE.levels, "greedy", "random"];
  const other = levels.includes(against) ? { level: against } : { robot: await byName(robots, against) };
  /** @type {string[]} */
  const records = [];
  const summary = await playSeries(engine, { game: robot.game, players: [{ robot }, other], matches, seed: 1 }, ({ played }) => {
    for (const { record } of played) records.push(record);
  });
  const [{ wins, score, failures }] = summary.players;
  return { matches, wins: wins.mean * matches, share: wins, score, failures, records, secret: summary.secret };
}

/** @param {Robots} robots @param {string} name */
async function byName(robots, name) {
  const found = (await robots.all()).find((one) => one.name === name);
  if (!found) throw new Problem("robot-unknown", { name: shortened(name) });
  return found;
}
