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
const files = ["shell/common.ftl", "games/roll_out.ftl", "games/roll_it.ftl", "games/knockout.ftl", "games/lowdown.ftl", "games/knaster.ftl", "games/learn_knaster.ftl", "games/learn_knockout.ftl", "table/guide.ftl"];
const words = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf-8")));
Object.assign(SITE, { regions: {}, texts: { en: { url: "en" } } });
const announcer = { textContent: "" };
/** The labels of the board's places. @type {Record<string, string>} */
let labels = {};
const placeOf = (/** @type {string} */ selector) => {
  const label = labels[/data-pick="(.*)"/.exec(selector)?.[1] ?? ""];
  return label === undefined ? null : { getAttribute: () => label || null, matches: () => true, textContent: "2\n  Stop\n  Safe: 2" };
};
Object.assign(document, { querySelector: (/** @type {string} */ selector) => (selector === "#announcer" ? announcer : placeOf(selector)) });
/** @type {Map<string, string>} */
const notes = new Map();
const localStorage = { getItem: (/** @type {string} */ name) => notes.get(name) ?? null, setItem: (/** @type {string} */ name, /** @type {string} */ text) => notes.set(name, text) };
Object.assign(globalThis, { CSS: { escape: String }, localStorage, fetch: async () => ({ ok: true, text: async () => words.join("\n") }) });
const { loadTexts } = await import("../src/text/text.js");
const { MatchState } = await import("../src/match/match_state.js");
const { Spoken } = await import("../src/table/spoken.js");
const { prefer } = await import("../src/ui/preferences.js");
const { entryWords, withoutNews } = await import("../src/text/words.js");
await loadTexts("en");

const SEATS = [{ name: "Anna", bot: null }, { name: "bot easy", bot: "easy" }];
const TIP = { hear: () => "" };

/** A table of Anna and a robot, on which a test puts one position after the other. @param {SeatAnswer[]} [seats] @param {{ hear(): string }} [tip] */
function table(seats = /** @type {any} */ (SEATS), tip = TIP) {
  announcer.textContent = "";
  const things = { auto: true, looks: [], curtain: false };
  const state = new MatchState(/** @type {any} */ ({ id: "a", things, about: { seats } }));
  const screen = { lesson: null, curtain: /** @type {any} */ (undefined) };
  const spoken = new Spoken(/** @type {any} */ ({ state }), screen, tip);
  /**
   * @param {Actor[]} due
   * @param {LogEntry | null} latest
   * @param {Partial<Table>} [more]
   */
  const put = (due, latest, more = {}) => {
    const [first] = due;
    const turn = typeof first === "number" ? first : (more.turn ?? 0);
    state.table = /** @type {any} */ ({
      game: "roll_out", seats, to_act: due, turn, latest, scores: [0, 0], score_words: [], choices: {}, prompts: { [turn]: { id: "prompt-roll", arguments: {} } }, result: null, ...more,
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

test("a robot's turn is announced once it is over", () => {
  const { does, put, spoken } = table();
  put([0], null);
  spoken.arrive();
  assert.equal(does(["dice"], entry(0, "roll_out-stopped", { numbers: [4], count: 1 }), { turn: 1, scores: [1, 0] }), "Anna: 1 point. Dot: 0 points.");
  const quiet = { turn: 1, scores: [1, 0] };
  assert.equal(does([1], rolled(), quiet), "");
  assert.equal(does([1], entry(1, "roll_out-moved", { number: 9, seat: 1 }), quiet), "");
  assert.equal(does(["dice"], entry(1, "roll_out-rolls_on", { numbers: [9], count: 1 }), quiet), "");
  assert.equal(does([1], rolled(), quiet), "");
  assert.equal(does([1], entry(1, "roll_out-moved", { number: 4, seat: 1 }), quiet), "");
  assert.equal(
    does(["dice"], entry(1, "roll_out-stopped", { numbers: [4, 9], count: 2 }), { turn: 0, scores: [1, 2] }),
    "Dot rolls again. Dot brings 4, 9 to the centre. Dot stops: 4, 9 are safe. Dot: 2 points. Roll the dice.",
  );
});

const chipOf = (/** @type {number} */ seat) => entry(seat, "roll_it-placed", { number: 3, grid: 4, row: 1, column: 2 });

test("a person's act and the robots' turns after it are announced in ten seconds together", () => {
  const three = /** @type {any} */ ([SEATS[0], { name: "bot easy", bot: "easy" }, { name: "bot hard", bot: "hard" }]);
  const { does, put, spoken } = table(three);
  put([0], null, { scores: [0, 0, 0] });
  spoken.arrive();
  const game = { game: "roll_it", scores: [1, 0, 0] };
  const chipAndLine = { ...chipOf(0), events: [...chipOf(0).events, { id: "roll_it-tic_tac_toe", arguments: { grid: 4 } }] };
  const own = does([1], chipAndLine, game);
  assert.equal(own, "A Tic-Tac-Toe in grid 4! Anna: 1 point.");
  assert.equal(does([2], chipOf(1), { ...game, scores: [1, 1, 0] }), "");
  assert.equal(does(["dice"], chipOf(2), { ...game, scores: [1, 1, 1] }), "Ada 2: grid 4, row 1, column 2. Dot 1: 1 point. Ada 2: 1 point. Roll the dice. W for more.");
});

test("a long turn is announced in ten seconds, without its beginning", () => {
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

/** Two turns of a robot in a row in Lowdown: it finishes the turn of Anna, and then it is its own turn. */
const lowdown = (/** @type {string[]} */ ...ids) => {
  const { does, put, spoken } = table();
  const game = { game: "lowdown", scores: [0, 9], prompts: {}, roll_prompt: { id: "lowdown-prompt-lift", arguments: { seat: 1 } } };
  put([1], null, { ...game, scores: [0, 0] });
  spoken.arrive();
  const values = { number: 3, colour: "purple", box: "C6", line: "B.row3", numbers: [6, 3, 1], points: 10 };
  ids.slice(0, -1).forEach((id) => assert.equal(does([1], entry(1, `lowdown-${id}`, values), game), ""));
  return does(["dice"], entry(1, `lowdown-${ids.at(-1)}`, values), { ...game, turn: 0 });
};

test("a turn with two numbers announces both, briefly if it is long", () => {
  assert.equal(
    lowdown("wrote", "done", "wrote", "crossed"),
    "Dot writes a 3 in C6. Dot writes a 3 in C6. Dot crosses out row 3 in grid B. Dot: 9 points. Lift the cup.",
  );
  assert.equal(lowdown("wrote", "done"), "Dot writes a 3 in purple, C6. Dot crosses out no more. Anna: 0 points. Dot: 9 points. Lift the cup. You can use its two dice too.");
});

test("the roll-off and the first player are announced, a robot's dice are not", () => {
  const { does, put, spoken } = table();
  put(["dice"], null);
  spoken.arrive();
  const roll = entry("dice", "roll_out-roll_off", { seat: 1, first: 6, second: 2, total: 8 });
  roll.events.push({ id: "roll_out-starts", arguments: { seat: 1 } });
  assert.equal(does(["dice"], roll, { turn: 1 }), "");
  assert.equal(does([1], rolled()), "");
  assert.equal(does(["dice"], entry(1, "roll_out-stopped", { numbers: [], count: 0 })), "Dot rolls 6 and 2. That makes 8. Dot starts. Dot stops. Roll the dice.");
});

test("an automatic pass is announced once, with its reason", () => {
  const { state, does, put, spoken } = table();
  put(["dice"], null);
  spoken.arrive();
  state.choose([], { ...state.choices, forced: "pass" });
  const none = { game: "roll_it", prompts: { 0: { id: "roll_it-prompt-none_free", arguments: { total: 5 } } } };
  const roll = { ...entry("dice", "roll_it-none_free", { total: 5 }, 0), text: "2 3" };
  assert.equal(does([0], roll, none), "");
  const pass = { ...entry(0, "passed"), passed: true };
  state.choose([], { ...state.choices, forced: null });
  assert.equal(does([1], pass, { game: "roll_it", turn: 1 }), "Anna rolls 2 3: no 5 is free. Anna passes.");
  state.choose([], { ...state.choices, forced: "pass" });
  state.stopped = true; // after Undo, a person passes
  assert.equal(does([0], roll, none), "Anna rolls 2 3: no 5 is free. No 5 is free. Choose “Pass”.");
});

test("a robot's pass is announced with its reason, and without the pass if the turn was long", () => {
  const { does, put, spoken } = table();
  put([0], null);
  spoken.arrive();
  const pass = { ...entry(1, "passed"), passed: true };
  const none = { ...entry("dice", "roll_it-none_free", { total: 8 }), text: "4 4" };
  assert.equal(does([1], none, { game: "roll_it", turn: 1 }), "");
  assert.equal(does(["dice"], pass, { game: "roll_it" }), "Dot rolls 4 4: no 8 is free. Dot passes. Roll the dice.");
  does([1], entry(0, "roll_out-stopped", { numbers: [], count: 0 }));
  [1, 2, 5, 6, 7, 8, 9].forEach((one) => does([1], entry(1, "roll_out-flipped", { number: one, seat: 0 })));
  does([1], entry("dice", "roll_out-no_use", { first: 6, second: 6 }));
  const back = { id: "roll_out-rolled_out", arguments: { numbers: [5, 6], count: 2 } };
  assert.equal(
    does(["dice"], { ...pass, events: [...pass.events, back] }),
    "Dot flips Anna’s 1, 2, 5, 6, 7, 8, 9. Dot has rolled out: 5, 6 go back. Roll the dice.",
  );
});

test("a tip is announced between the event and the next step", () => {
  const { does, put, spoken } = table(undefined, { hear: () => "One of two." });
  put([0], null);
  spoken.arrive();
  const chip = entry(0, "roll_it-placed", { number: 3, grid: 4, row: 1, column: 2 });
  const said = does(["dice"], chip, { game: "roll_it", scores: [1, 0] });
  assert.equal(said, "Anna puts a chip on the 3: grid 4, row 1, column 2. Anna: 1 point. Dot: 0 points. One of two. Roll the dice.");
});

test("two lines at once are announced in one sentence", () => {
  const { does, put, spoken } = table();
  put([0], null);
  spoken.arrive();
  const chip = entry(0, "roll_it-placed", { number: 3, grid: 4, row: 1, column: 2 });
  chip.events.push(...[0, 1].map(() => ({ id: "roll_it-tic_tac_toe", arguments: { grid: 4 } })));
  assert.equal(does(["dice"], chip, { game: "roll_it" }), "Anna puts a chip on the 3: grid 4, row 1, column 2. 2 Tic-Tac-Toes in grid 4! Roll the dice.");
});

test("undo and redo are announced by name", () => {
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

test("a score is announced in the game's words, and in points when it is safe", () => {
  const { does, put, spoken } = table();
  put([0], null);
  spoken.arrive();
  const at_stake = { id: "roll_out-score-words", arguments: { safe: 1, at_stake: 2 } };
  const moved = entry(0, "roll_out-moved", { number: 5, seat: 0 });
  const said = does(["dice"], moved, { scores: [3, 0], score_words: [at_stake, null] });
  assert.equal(said, "Anna brings the 5 to the centre. Anna: 1 safe, 2 at stake. Dot: 0 points. Roll the dice.");
  assert.equal(does(["dice"], entry(0, "roll_out-stopped", { numbers: [4, 5], count: 2 }), { turn: 1, scores: [3, 0] }), "Anna: 3 points.");
});

test("the end is announced with the winner and the scores", () => {
  const { does } = table();
  const result = /** @type {any} */ ({ winners: [1], scores: [3, 9], lines: [[], []], ending: { id: "match_over", arguments: {} } });
  assert.equal(does([], entry(1, "match_over"), { result, scores: [3, 9] }), "The match is over. Dot wins! Anna: 3 points. Dot: 9 points.");
});

const boxOf = (/** @type {string} */ line) => ({ id: "knaster-box_scored", arguments: { line, points: 5 } });
const marbles = (/** @type {number} */ count) => [{ id: "knockout-score-marbles", arguments: { count }, points: null }];

/** A table on which Anna and the robot have just announced as many words as they may. @param {string} game */
function ending(game) {
  const { does, put, spoken } = table();
  put([0], null, { game });
  spoken.arrive();
  const circled = entry(0, "knaster-circled", { number: 7, cell: "a1" });
  circled.events.push(boxOf("row1"), boxOf("diag1"));
  const own = does([1], circled, { game, scores: [20, 0] });
  assert.equal(own, "Five circles in row 1, the diagonal from top left: 10 points! Anna: 20 points.");
  return does;
}

test("the end, the winner, the winner's score and the reason are announced after any number of words", () => {
  const result = { winners: [1], scores: [20, 9], lines: [[], []], ending: { id: "lowdown-ended-two_grids", arguments: { seats: [0, 1] } } };
  const wrote = entry(1, "lowdown-wrote", { number: 5, colour: "green", box: "B5" });
  wrote.events.push({ id: "lowdown-grid_filled", arguments: { grid: "B" } }, { id: "match_over", arguments: {} });
  assert.equal(ending("lowdown")([], wrote, /** @type {any} */ ({ game: "lowdown", result, scores: [20, 9] })), "Two full grids: lowest score wins. Dot wins! Dot: 9 points.");
});

test("the end of a tie is announced with what broke it", () => {
  const { does } = table();
  const result = { winners: [0], lines: [marbles(9), marbles(8)], ending: { id: "knockout-ended-no_move", arguments: { rolls: 2 } } };
  assert.equal(
    does([], entry(1, "passed"), /** @type {any} */ ({ game: "knockout", result, scores: [4, 4] })),
    "No one could move. Anna wins! Anna: 4 points. Dot: 4 points. Tie-break: marbles on the ring: Anna 9 and Dot 8.",
  );
});

test("in a long turn, what follows from a move is left out before the move, and all of it is announced when asked", () => {
  const { does, put, spoken, state } = table();
  put([0], null, { game: "knaster" });
  spoken.arrive();
  const own = entry(0, "knaster-written", { number: 8, cell: "a1" });
  does([1], own, { game: "knaster", scores: [1, 0] });
  const wrote = entry(1, "knaster-written", { number: 8, cell: "b1" });
  wrote.events.push({ id: "knaster-line_completed", arguments: { result: "two_pairs", line: "colb", circles: 1 } });
  const bonus = entry(1, "knaster-bonus_circled", { numbers: [8], cells: ["b1"] });
  bonus.events.push(...["row1", "colb"].map((line) => ({ id: "knaster-box_scored", arguments: { line, points: 7 } })));
  const roll = { ...entry("dice", "knaster-total", { total: 7 }), text: "3 4" };
  const prompt = { prompts: { 0: { id: "knaster-prompt-write", arguments: { total: 7 } } }, game: "knaster", scores: [1, 15] };
  does([1], wrote, prompt);
  does(["dice"], bonus, { ...prompt, turn: 1 });
  assert.equal(does([0], roll, prompt), "Dot writes in b1. Dot circles b1. Dot rolls 3 4. Dot: 15 points. Write the 7.");
  state.entries = [entry(1, "knaster-written", { number: 2, cell: "c1" }), own, wrote, bonus, roll];
  assert.equal(
    spoken.now,
    "Write the 7 in an empty cell. Anna writes the 8 in a1. Dot writes the 8 in b1. Two pairs in column b: one circle! Dot circles 8 in b1. Five circles in row 1, column b: 14 points! Dot rolls 3 4. Everyone plays 7.",
  );
});

test("at the end, a score just announced is not repeated", () => {
  const { does, put, spoken } = table();
  put([0], null);
  spoken.arrive();
  assert.equal(does([1], entry(0, "roll_out-stopped", { numbers: [], count: 0 }), { scores: [3, 0] }), "Anna: 3 points. Dot: 0 points.");
  const result = /** @type {any} */ ({ winners: [1], scores: [3, 9], lines: [[], []], ending: { id: "match_over", arguments: {} } });
  assert.equal(does([], entry(1, "match_over"), { result, scores: [3, 9] }), "The match is over. Dot wins! Dot: 9 points.");
});

test("a person hears everything that a move has caused, and the other's unchanged score only if there is room", () => {
  const { does, put, spoken } = table();
  put([0], null, { game: "knockout" });
  spoken.arrive();
  const sums = entry(0, "knockout-placed", { total: 10, numbers: [1, 4, 5] });
  sums.events.push({ id: "knockout-knocked_out", arguments: { seat: 1, numbers: [1, 5] } }, { id: "knockout-captured", arguments: { numbers: [4] } });
  assert.equal(does([1], sums, { game: "knockout", scores: [1, 0] }), "Dot is knocked out on 1, 5. Anna captures 4! Anna: 1 point. Dot: 0 points.");
  const { does: also, put: set, spoken: heard } = table();
  set([0], null, { game: "knockout" });
  heard.arrive();
  sums.events[1].arguments.numbers = [1, 5, 6];
  assert.equal(also([1], sums, { game: "knockout", scores: [1, 0] }), "Dot is knocked out on 1, 5, 6. Anna captures 4! Anna: 1 point.");
});

test("behind the curtain only the next player's name is announced", () => {
  const { does, screen } = table(/** @type {any} */ ([SEATS[0], { name: "Ben", bot: null }]));
  screen.curtain = { down: true };
  assert.equal(does(["dice"], entry(0, "roll_out-moved", { number: 5, seat: 0 }), { turn: 1 }), "Pass the tablet to Ben");
});

test("opening a match announces the game, the prompt and the names", () => {
  const { put, spoken } = table(/** @type {any} */ ([SEATS[0], { name: "Ben", bot: null }]));
  put(["dice"], null);
  spoken.arrive();
  assert.equal(announcer.textContent, "Roll Out. Anna: Roll the dice.");
});

test("with few announcements only the last event and the next step are heard", () => {
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
    "Dot brings the 8 to the centre. Dot stops: 8 is safe. Anna: 0 points. Dot: 2 points. Roll the dice.",
  );
});

test("one or two usable places are named; more only when asked", () => {
  const { state, spoken, put } = table();
  put([0], null, { game: "roll_it", prompts: { 0: { id: "roll_it-prompt-place", arguments: { total: 4 } } } });
  labels = { a: "4, grid 1, row 1, column 1: a chip can go here", b: "4, grid 2, row 3, column 2: a chip can go here", c: "4, grid 4, row 1, column 2" };
  state.choose([], { ...state.choices, next: ["b"] });
  assert.equal(spoken.due, "Put a chip on a free 4. You can use: grid 2, row 3, column 2.");
  state.choose([], { ...state.choices, next: ["a", "b"] });
  assert.equal(spoken.due, "Put a chip on a free 4. You can use: grid 1, row 1, column 1; grid 2, row 3, column 2.");
  state.choose([], { ...state.choices, marked: false });
  assert.equal(spoken.due, "Put a chip on a free 4.", "in self-check mode, no place is given away");
  state.choose([], { ...state.choices, marked: true, next: ["a", "b", "c"] });
  assert.equal(spoken.due, "Put a chip on a free 4.");
  assert.ok(spoken.now.endsWith("column 1; grid 2, row 3, column 2; grid 4, row 1, column 2."), spoken.now);
  labels = {};
});

test("buttons that the prompt names are not named as places", () => {
  const { state, spoken, put } = table();
  put([0], null);
  labels = { stop: "", again: "" };
  state.choose([], { ...state.choices, next: ["stop", "again"] });
  assert.equal(spoken.now, "Roll the dice.");
  labels = {};
});

test("the parts of a complete move are announced before it is confirmed", () => {
  const { state, spoken, put } = table();
  put([0], null, { game: "lowdown" });
  labels = { 5: "5: take this die", orange: "orange: take this die", A2: "A2, red, orange: chosen" };
  const complete = /** @type {any} */ ({ id: "step-complete", arguments: {} });
  state.choose(["5", "orange", "A2"], { ...state.choices, next: [], move: "write 5 orange A2", prompt: complete });
  assert.equal(spoken.due, "5, orange, A2. Choose “Confirm”.");
  const fits = /** @type {any} */ ({ id: "knockout-step-complete", arguments: { sum: "5", count: 1 } });
  labels = { 5: "5: your marble" };
  state.choose(["5"], { ...state.choices, next: [], move: "5=5", prompt: fits });
  assert.equal(spoken.due.split("5").length, 2, spoken.due);
  labels = {};
});

test("on arrival, an unusual aim is announced", () => {
  const { put, spoken } = table();
  put([1], null, { game: "lowdown", lowest_wins: true, prompts: {} });
  spoken.arrive();
  assert.ok(announcer.textContent.startsWith("Lowdown. The lowest score wins."), announcer.textContent);
});

test("a prompt is announced in a few words from the second time on, and in full when asked", () => {
  const { does, put, spoken } = table();
  const lift = { game: "lowdown", prompts: {}, roll_prompt: { id: "lowdown-prompt-lift", arguments: { seat: 1 } }, turn: 0 };
  put([0], null, lift);
  spoken.arrive();
  const crossed = entry(0, "lowdown-done");
  assert.equal(does(["dice"], crossed, lift), "Anna crosses out no more. Lift the cup. You can use its two dice too.");
  assert.equal(does(["dice"], crossed, lift), "Anna crosses out no more. Lift the cup.");
  assert.equal(spoken.now, "Lift the cup. You can use its two dice too.");
});

/** @param {{ id: string, arguments: object }[]} events */
const entryOf = (events) => /** @type {any} */ ({ actor: 0, turn: 0, text: "a1", events });

test("words of a move without its news name only the move", () => {
  const match = /** @type {any} */ ({ seats: SEATS, result: null });
  const news = [{ id: "knaster-written", arguments: { number: 12 } }, { id: "knaster-line_without_result", arguments: {} }];
  assert.ok(entryWords(match, entryOf(news)).includes("combination"));
  assert.equal(entryWords(match, withoutNews(entryOf(news))), "Anna writes the 12.");
  assert.equal(withoutNews(entryOf(news.slice(1))).events.length, 1, "if nothing can be advised, all of it");
});
