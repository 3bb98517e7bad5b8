/**
 * The page's shelf: each game's board, found by the build (web/found_games.py) in the folders beside this module.
 * A new game adds its folder and nothing here.
 */
import { FOUND_GAMES } from "found-games";

/** @type {Record<string, BoardModule>} */
export const BOARDS = Object.fromEntries(Object.entries(FOUND_GAMES).map(([game, { board }]) => [game, board]));

/** The games that can be put on the table: those that the rules know and that have a board. */
export const SHELF_GAMES = SITE.games.filter((game) => Object.hasOwn(BOARDS, game.id));
