/** The page's counterpart of the shelf in Python (`GAMES`): each game's board. A new game adds its module and a line. */
import rollIt from "./roll_it.js";

/**
 * What a board is given to draw.
 * @typedef {object} BoardProps
 * @property {any} view the game's own view, from Python
 * @property {Set<string>} next the picks that may be tapped now
 * @property {string[]} picks the picks made so far
 * @property {number | null} seat the acting seat
 * @property {{ name: string, symbol: string, colour: string }[]} seats
 * @property {Message[]} latest what the last action did
 * @property {Translate} t
 * @property {(text: string) => void} pick to be called with what is tapped, whether it may be or not
 */

/** @typedef {{ draw: (props: BoardProps) => import("lit-html").TemplateResult }} Board */

/** @type {Record<string, Board>} */
export const BOARDS = { roll_it: rollIt };

/** The games that can be put on the table: those that the rules know and that have a board. */
export const SHELF_GAMES = SITE.games.filter((game) => Object.hasOwn(BOARDS, game.id));
