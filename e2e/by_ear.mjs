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
Object.assign(document, { querySelector: (selector) => (selector === "#announcer" ? announcer : null) });
const localStorage = { getItem: () => null, setItem: () => {} };
const CSS = { escape: (name) => name };
Object.assign(globalThis, { CSS, localStorage, fetch: async () => ({ ok: true, text: async () => words.join("\n") }) });
const { loadTexts } = await import("../web/src/text/text.js");
const { MatchState } = await import("../web/src/match/match_state.js");
const { announce } = await import("../web/src/ui/speech.js");
const { Spoken } = await import("../web/src/table/spoken.js");
await loadTexts(language);

for await (const line of createInterface({ input: process.stdin })) {
  const steps = JSON.parse(line);
  const things = { auto: true, looks: [], curtain: false };
  const state = new MatchState({ id: "a", things, about: { seats: steps[0].table.seats } });
  const spoken = new Spoken({ state }, { lesson: null, curtain: undefined }, { hear: () => "" });
  const said = steps.map(({ table, picks, choices }, at) => {
    announcer.textContent = "";
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
