/** The page's counterpart of the shelf in Python (`GAMES`): each game's board. A new game adds its module and a line. */
import knaster from "./knaster.js";
import knockout from "./knockout.js";
import lowdown from "./lowdown.js";
import rollIt from "./roll_it.js";
import rollOut from "./roll_out.js";

/** @type {Record<string, BoardModule>} */
export const BOARDS = { knaster, knockout, lowdown, roll_it: rollIt, roll_out: rollOut };

/** The games that can be put on the table: those that the rules know and that have a board. */
export const SHELF_GAMES = SITE.games.filter((game) => Object.hasOwn(BOARDS, game.id));
