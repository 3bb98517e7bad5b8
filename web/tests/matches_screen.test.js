/** The screen of all matches. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { saved } from "./by_hand.js";
import "./page_by_hand.js";
import { written } from "./written.js";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
Object.assign(SITE, { texts: { en: {} } });
const { MatchesScreen } = await import("../src/shelf/matches_screen.js");

/** The parts of the screen. @param {number} matches @param {number} puzzles */
function parts(matches, puzzles) {
  const screen = new MatchesScreen(/** @type {any} */ ({ store: { collection: {} } }));
  screen.matches = Array.from({ length: matches }, (_, number) => saved(String(number), number));
  const run = { code: "32W", name: "Anna", game: "roll_it", record: "", pin: "", done: 0, right: 0, count: 6, locks: [], changed: 0 };
  screen.runs = Array.from({ length: puzzles }, (_, number) => ({ ...run, id: `puzzles ${number}` }));
  const drawing = written(screen.draw());
  return ["matches-none", "match-search", "puzzles-heading"].filter((part) => drawing.includes(part));
}

test("puzzles and the search appear only if there are some, or many", () => {
  assert.deepEqual(parts(0, 0), ["matches-none"]);
  assert.deepEqual(parts(5, 0), []);
  assert.deepEqual(parts(0, 1), ["puzzles-heading"]);
  assert.deepEqual(parts(6, 2), ["match-search", "puzzles-heading"]);
});
