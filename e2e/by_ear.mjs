/** Reads matches as JSON lines from standard input: positions of the bridge, one after the other. Writes what each announces. */
import { readFile, readdir } from "node:fs/promises";
import { createInterface } from "node:readline";
import "../web/tests/by_hand.js";
import "../web/tests/page_by_hand.js";

const language = process.argv[2];
const texts = new URL(`../web/src/text/${language}/`, import.meta.url);
const files = (await readdir(texts, { recursive: true })).filter((file) => file.endsWith(".ftl"));
const words = await Promise.all(files.map((file) => readFile(new URL(file, texts), "utf-8")));
Object.assign(SITE, { regions: {}, texts: { [language]: { url: language } } });
const announcer = { textContent: "" };
/** The board's tags as last drawn. @type {string[] | null} */
let tags = null;
/** @type {() => string[]} */
let draw = () => [];

/** Writes a lit template as HTML, without what is no text. */
function write(drawn) {
  if (Array.isArray(drawn)) return drawn.map(write).join("");
  if (drawn?._$litDirective$) {
    const [first, ...more] = drawn.values;
    return Array.isArray(first) ? write([...first].map(more.at(-1))) : write(more.at(-1)); // repeat, keyed
  }
  if (!drawn?.strings) return ["string", "number", "boolean"].includes(typeof drawn) ? String(drawn) : "";
  return drawn.strings.map((text, at) => text + (at < drawn.values.length ? (text.endsWith("=") ? `"${write(drawn.values[at])}"` : write(drawn.values[at])) : "")).join("");
}

/** A drawn place of the board; null for dice and buttons elsewhere. */
function placeOf(selector) {
  const pick = /data-pick="(.*)"\]$/u.exec(selector)?.[1];
  tags ??= draw();
  const tag = tags.find((one) => one.includes(` data-pick="${pick}"`));
  return tag ? { getAttribute: (name) => new RegExp(` ${name}="([^"]*)"`, "u").exec(tag)?.[1], matches: () => / role="gridcell"| data-number=/u.test(tag) } : null;
}

Object.assign(document, { querySelector: (selector) => (selector === "#announcer" ? announcer : placeOf(selector)) });
const localStorage = { getItem: () => null, setItem: () => {} };
const CSS = { escape: (name) => name };
Object.assign(globalThis, { CSS, localStorage, fetch: async () => ({ ok: true, text: async () => words.join("\n") }) });
const { loadTexts, t } = await import("../web/src/text/text.js");
const { MatchState } = await import("../web/src/match/match_state.js");
const { announce } = await import("../web/src/ui/speech.js");
const { Spoken } = await import("../web/src/table/spoken.js");
const { names } = await import("../web/src/text/words.js");
await loadTexts(language);

const nothing = () => {};
/** Draws the board as `drawBoard` does, and returns its tags. */
async function drawer(state) {
  const { default: board } = await import(`../web/src/games/${state.table.game}/board.js`);
  return () => {
    const { choices, picks, seat, shownSeat, table } = state;
    const seats = names(table).map((name, at) => ({ name, colour: ["red", "blue"][at], symbol: ["star", "disc"][at] }));
    const next = new Set(choices.next);
    const { view, latest } = table;
    const props = { view, next, picks, so_far: choices.so_far, complete: picks.length > 0 && choices.move !== null, marked: true, advised: true };
    const more = { rolling: false, seat, shownSeat, seats, latest: latest?.events ?? [], t, by: latest?.actor ?? null, pick: nothing, showSeat: nothing };
    return write(board.draw({ ...props, ...more })).match(/<[a-z][^>]*>/gu) ?? [];
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const steps = JSON.parse(line);
  const things = { auto: true, looks: [], curtain: false };
  const state = new MatchState({ id: "a", things, about: { seats: steps[0].table.seats } });
  const spoken = new Spoken({ state }, { lesson: null, curtain: undefined }, { hear: () => "" });
  state.table = steps[0].table;
  draw = await drawer(state);
  const said = steps.map(({ table, picks, choices }, at) => {
    announcer.textContent = "";
    tags = null;
    if (at === 0) {
      state.begin(table, { entries: [], remarks: [] });
      spoken.arrive();
    } else if (table) {
      state.goTo(table, null);
      state.choose(state.first.picks, state.first);
      spoken.acted();
    } else {
      state.choose(picks, choices);
      announce(spoken.due);
    }
    return announcer.textContent;
  });
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
