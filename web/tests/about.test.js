/** The line about a match in a list, in English words. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import "./page_by_hand.js";

const FILES = ["shell/common", "shelf/matches"].map((name) => new URL(`../src/text/en/${name}.ftl`, import.meta.url));
const words = (await Promise.all(FILES.map((file) => readFile(file, "utf-8")))).join("\n");
Object.assign(SITE, { games: [{ id: "roll_it", lowest_wins: false }, { id: "lowdown", lowest_wins: true }], regions: {}, texts: { en: { url: "en" } } });
Object.assign(globalThis, { location: { search: "" }, fetch: async () => ({ ok: true, text: async () => words }) });
const { loadTexts } = await import("../src/text/text.js");
const { standing } = await import("../src/match/about.js");
await loadTexts("en");

/**
 * The line without the marks that keep a name together.
 * @param {Partial<MatchAbout>} more
 */
const told = (more) => standing({ game: "roll_it", seats: ["Anna", "Ben"], actions: 0, winners: null, scores: [0, 0], turn: 0, ...more }).replace(/[\u2066-\u2069]/g, "").replaceAll("\u00A0", " ");

test("a match without actions has not started", () => {
  assert.equal(told({}), "not started yet");
  assert.equal(told({ actions: 1, turn: 1 }), "Ben is next");
  assert.equal(told({ seats: ["Anna"], scores: [7], actions: 2 }), "");
});

test("a match without points shows the number of steps", () => {
  assert.equal(told({ scores: undefined, turn: null, actions: 1 }), "1 step so far");
});

test("a finished match names the winners, and says if the lowest score wins in its game", () => {
  assert.equal(told({ actions: 9, winners: [1], scores: [3, 5] }), "Ben won");
  assert.equal(told({ actions: 9, winners: [0], scores: [2, 5] }), "Anna won", "a player with fewer points may win a tie in another way");
  assert.equal(told({ game: "lowdown", actions: 9, winners: [0, 1], scores: [3, 3] }), "Anna and Ben share the win · The lowest score wins");
});
