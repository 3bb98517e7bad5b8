/**
 * Checks the announcements at the table: none for a robot, its turn at once, undo by name, each score when it changes,
 * and never too many.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import "./by_hand.js";
import "./page_by_hand.js";

const folder = new URL("../src/text/en/", import.meta.url);
const files = ["shell/common.ftl", "games/roll_out.ftl", "games/roll_it.ftl", "table/guide.ftl"];
const words = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf-8")));
Object.assign(SITE, { regions: {}, texts: { en: { url: "en" } } });
const announcer = { textContent: "" };
Object.assign(document, { querySelector: (/** @type {string} */ selector) => (selector === "#announcer" ? announcer : null) });
/** @type {Map<string, string>} */
const notes = new Map();
const localStorage = { getItem: (/** @type {string} */ name) => notes.get(name) ?? null, setItem: (/** @type {string} */ name, /** @type {string} */ text) => notes.set(name, text) };
Object.assign(globalThis, { localStorage, fetch: async () => ({ ok: true, text: async () => words.join("\n") }) });
const { loadTexts } = await import("../src/text/text.js");
const { MatchState } = await import("../src/match/match_state.js");
const { Spoken } = await import("../src/table/spoken.js");
const { prefer } = await import("../src/ui/preferences.js");
await loadTexts("en");

const SEATS = [{ name: "Anna", bot: null }, { name: "bot easy", bot: "easy" }];
const TIP = { hear: () => "" };

/** A table of Anna and a robot, on which a test puts one position after the other. @param {SeatAnswer[]} [seats] */
function table(seats = /** @type {any} */ (SEATS)) {
  announcer.textContent = "";
  const things = { auto: true, looks: [], curtain: false };
  const state = new MatchState(/** @type {any} */ ({ id: "a", things, about: { seats } }));
  const screen = { lesson: null, curtain: /** @type {any} */ (undefined) };
  const spoken = new Spoken(/** @type {any} */ ({ state }), screen, TIP);
  /**
   * @param {Actor[]} due
   * @param {LogEntry | null} latest
   * @param {Partial<Table>} [more]
   */
  const put = (due, latest, more = {}) => {
    const [first] = due;
    const turn = typeof first === "number" ? first : (more.turn ?? 0);
    state.table = /** @type {any} */ ({
      game: "roll_out", seats, to_act: due, turn, latest, scores: [0, 0], choices: {}, prompts: { [turn]: { id: "prompt-roll", arguments: {} } }, result: null, ...more,
    });
  };
  const does = (/** @type {Parameters<typeof put>} */ ...position) => {
    put(...position);
    announcer.textContent = "";
    spoken.acted();
    return announcer.textContent;
  };
  return { state, screen, spoken, put, does };
}

let number = 0;
/**
 * @param {Actor} actor
 * @param {string} id
 * @param {Record<string, any>} [values]
 * @param {number} [turn]
 */
const entry = (actor, id, values = {}, turn = actor === "dice" ? 1 : actor) =>
  /** @type {LogEntry} */ ({ number: (number += 1), actor, turn, text: "", passed: false, events: [{ id, arguments: values }] });
const rolled = () => entry("dice", "roll_out-rolled", { first: 1, second: 2, total: 3 });

test("a robot is told nothing, and its turn is said once it is over", () => {
  const { does, put, spoken } = table();
  put([0], null);
  spoken.arrive();
  assert.equal(does(["dice"], entry(0, "roll_out-stopped", { numbers: [4], count: 1 }), { turn: 1, scores: [1, 0] }), "Anna stops: 4 is safe. Anna: 1 point.");
  const quiet = { turn: 1, scores: [1, 0] };
  assert.equal(does([1], rolled(), quiet), "");
  assert.equal(does([1], entry(1, "roll_out-moved", { number: 9, seat: 1 }), quiet), "");
  assert.equal(does(["dice"], entry(1, "roll_out-rolls_on", { numbers: [9], count: 1 }), quiet), "");
  assert.equal(does([1], rolled(), quiet), "");
  assert.equal(does([1], entry(1, "roll_out-moved", { number: 4, seat: 1 }), quiet), "");
  assert.equal(
    does(["dice"], entry(1, "roll_out-stopped", { numbers: [4, 9], count: 2 }), { turn: 0, scores: [1, 2] }),
    "Dot rolls again with 9 in the centre. Dot brings 4, 9 to the centre. Dot stops: 4, 9 are safe. Dot: 2 points. Roll the dice.",
  );
});

test("a long turn is said in ten seconds: what came first is left out", () => {
  const { does, put, spoken } = table();
  put([1], null);
  spoken.arrive();
  for (let at = 1; at < 9; at += 1) {
    does([1], rolled());
    does([1], entry(1, "roll_out-moved", { number: at, seat: 1 }));
    does([1], entry(1, "roll_out-flipped", { number: at, seat: 0 }));
    does(["dice"], entry(1, "roll_out-rolls_on", { numbers: [at], count: 1 }), { turn: 1 });
  }
  const said = does(["dice"], entry(1, "roll_out-rolled_out", { numbers: [1, 2, 3, 4, 5, 6, 7, 8], count: 8 }), { turn: 0 });
  assert.ok(said.split(/\s+/).length <= 30, said);
  assert.ok(said.endsWith("has rolled out: 1, 2, 3, 4, 5, 6, 7, 8 go back. Roll the dice."), said);
});

test("taking back is said by name, and so is what is played again", () => {
  const { state, spoken, put } = table();
  const moved = entry(0, "roll_out-moved", { number: 5, seat: 0 });
  put([0], null);
  state.choose([], { ...state.choices });
  spoken.acted({ takenBack: moved });
  assert.ok(announcer.textContent.startsWith("Taken back: Anna brings the 5 to the centre."), announcer.textContent);
  put(["dice"], moved);
  spoken.acted({ again: true });
  assert.equal(announcer.textContent, "Played again: Anna brings the 5 to the centre. Roll the dice.");
});

test("the end is said with the winner and the scores", () => {
  const { does } = table();
  const result = /** @type {any} */ ({ winners: [1], scores: [3, 9], lines: [[], []], ending: { id: "match_over", arguments: {} } });
  assert.equal(does([], entry(1, "match_over"), { result, scores: [3, 9] }), "The match is over. Dot wins! Anna: 3 points. Dot: 9 points.");
});

test("while the curtain is down, only the name of the next player is said", () => {
  const { does, screen } = table(/** @type {any} */ ([SEATS[0], { name: "Ben", bot: null }]));
  screen.curtain = { down: true };
  assert.equal(does(["dice"], entry(0, "roll_out-moved", { number: 5, seat: 0 }), { turn: 1 }), "Pass the tablet to Ben");
});

test("who arrives hears which game it is and what to do, and people are called by name", () => {
  const { put, spoken } = table(/** @type {any} */ ([SEATS[0], { name: "Ben", bot: null }]));
  put(["dice"], null);
  spoken.arrive();
  assert.equal(announcer.textContent, "Roll Out. Anna: Roll the dice.");
});

test("a person who wants only the main things hears the last event and the next step", () => {
  const { does, put, spoken } = table();
  put([1], null);
  spoken.arrive();
  prefer("spoken", "short");
  does([1], rolled());
  does([1], entry(1, "roll_out-moved", { number: 9, seat: 1 }));
  const ended = does(["dice"], entry(1, "roll_out-stopped", { numbers: [9], count: 1 }), { turn: 0, scores: [0, 1] });
  assert.equal(ended, "Dot stops: 9 is safe. Roll the dice.");
  prefer("spoken", "everything");
  does([1], rolled(), { scores: [0, 1] });
  does([1], entry(1, "roll_out-moved", { number: 8, seat: 1 }), { scores: [0, 1] });
  assert.equal(
    does(["dice"], entry(1, "roll_out-stopped", { numbers: [8], count: 1 }), { turn: 0, scores: [0, 2] }),
    "Dot brings the 8 to the centre. Dot stops: 8 is safe. Dot: 2 points. Roll the dice.",
  );
});
