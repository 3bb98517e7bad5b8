/** People leave a screen that is still waiting: all later answers are too late for it. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { addresses, dialogs } from "./page_by_hand.js";
import { Engine, Later, noise, settle, table } from "./by_hand.js";

const { Page } = await import("../src/shell/page.js");
const { learn } = await import("../src/start/arriving_screens.js");
const { ClassScreen } = await import("../src/class/class_screen.js");
const { ResultScreen } = await import("../src/class/adding.js");
const { pack, packResult, readPart } = await import("../src/match/links.js");
const { LabScreen } = await import("../src/lab/lab_screen.js");
const { showCode } = await import("../src/class/giving.js");
const { showMyResult } = await import("../src/share/share.js");
const { ask } = await import("../src/ui/dialog.js");
const { Cancelled, Problem, Refusal } = await import("../src/text/problems.js");
const { html } = await import("lit-html");

/** A screen that finishes loading when the test lets it. */
class Screen {
  title = "";
  entered = new Later();
  left = 0;

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
  }

  draw = () => html``;
  enter = () => this.entered.promise;
  leave = () => (this.left += 1);
}

beforeEach(() => {
  addresses.splice(0, addresses.length, "");
  dialogs.opened = 0;
});

/**
 * A page after some navigation, with Python still starting.
 * @param {Record<string, (page: PageContext) => PageScreen | LazyScreen>} [screens] by address; any other screen is
 * empty
 */
function open(screens = {}) {
  /** @type {any[]} */
  const added = [];
  const engine = new Engine();
  const page = new Page((_route, visit) => (screens[location.hash] ?? ((given) => new Screen(given)))(visit));
  const add = async (/** @type {any} */ match) => (added.push(match), { ...match, id: `new-${added.length}` });
  Object.assign(page, { engine, store: { holding: async () => [], add } });
  return { page, engine, added };
}

const started = table("", 1, []);

test("a guided match that is ready after the user has left is not stored", async () => {
  const { page, engine, added } = open({ "#/learn/roll_it": (visit) => learn(visit, "roll_it") });
  page.go("#/learn/roll_it");
  await settle();
  page.go("#/table/other");
  await engine.answer(started);
  assert.deepEqual(added, []);
  assert.equal(location.hash, "#/table/other");
});

test("a typed address stays even if the browser reports it late", async () => {
  for (const goOn of ["go", "goInstead", "standAt"]) {
    const { page } = open();
    page.go("#/class/467-FC");
    const { visit } = page;
    addresses.push("#/statistics"); // `hashchange` comes in a separate task
    /** @type {any} */ (visit)[goOn]("#/class");
    assert.equal(location.hash, "#/statistics", goOn);
    page.route();
    assert.equal(location.hash, "#/statistics");
    page.visit.standAt("#/class");
    assert.equal(location.hash, "#/class");
  }
});

test("two taps on Learn make one match", async () => {
  const { page, engine, added } = open({ "#/learn/roll_it": (visit) => learn(visit, "roll_it") });
  for (const _ of [1, 2]) {
    page.go("#/learn/roll_it");
    await settle();
  }
  await engine.answer(started);
  await engine.answer(started);
  assert.equal(added.length, 1);
  assert.equal(location.hash, "#/table/new-1");
});

test("a class that is ready after the user has left does not open", async () => {
  /** @type {InstanceType<typeof ClassScreen> | undefined} */
  let screen;
  /** @type {string[]} */
  const begun = [];
  const { page, engine } = open({
    "#/class/467-FC": (visit) => {
      screen = new ClassScreen(visit, "467-FC");
      Object.assign(screen.classes, { read: async () => ({ all: [], broken: [], failure: null }), begin: async (/** @type {{ code: string }} */ { code }) => begun.push(code) });
      return screen;
    },
  });
  page.go("#/class/467-FC");
  await settle();
  page.go("#/table/other");
  await engine.answer({ code: "467-FC" });
  assert.equal(location.hash, "#/table/other");
  assert.deepEqual(begun, []);
});

test("results read after a change of class are added to their class", async () => {
  const { page, engine } = open();
  const all = ["A", "B"].map((code) => ({ version: 1, id: code, code, game: "roll_it", name: "", made: 0, changed: 0, results: /** @type {string[]} */ ([]), roster: { names: [], groups: {}, pin: "" }, renamed: {} }));
  const screen = new ClassScreen(page.visit, null);
  Object.assign(screen.classes, {
    read: async () => ({ all, broken: [], failure: null }),
    begin: async (/** @type {{ code: string }} */ { code }) => all.find((one) => one.code === code),
    change: async (/** @type {any} */ one, /** @type {any} */ change) => Object.assign(one, change(one)),
  });
  const entered = screen.enter();
  await settle();
  await engine.answer({ code: "A" });
  await engine.answer({ missing: [], strangers: [], times: [] });
  await engine.answer({});
  await entered;
  const file = /** @type {any} */ ({ name: "a.txt", size: 1, arrayBuffer: async () => new TextEncoder().encode("R").buffer });
  const adding = screen.takeFiles([file]);
  await settle();
  screen.field.opened(/** @type {any} */ ({ code: "B" })); // the teacher goes to the other class
  await settle();
  assert.deepEqual(engine.asked.map(({ method }) => method), ["split", "class_set_up"]);
  await engine.answer([{ record: "R" }]);
  await engine.answer({ code: "B" });
  await engine.answer({ text: "R" });
  await adding;
  assert.deepEqual(all.map(({ results }) => results), [["R"], []]);
  assert.equal(screen.current?.code, "B");
});

test("results are added even if the teacher leaves meanwhile", async () => {
  const { page, engine } = open();
  const one = { version: 1, id: "A", code: "A", game: "roll_it", name: "", made: 0, changed: 0, results: /** @type {string[]} */ ([]), roster: { names: [], groups: {}, pin: "" }, renamed: {} };
  const screen = new ClassScreen(page.visit, null);
  Object.assign(screen.classes, { read: async () => ({ all: [one], broken: [], failure: null }), change: async (/** @type {any} */ _, /** @type {any} */ change) => Object.assign(one, change(one)) });
  screen.current = one;
  const file = /** @type {any} */ ({ name: "a.txt", size: 1, arrayBuffer: async () => new TextEncoder().encode("R").buffer });
  const adding = screen.takeFiles([file]);
  await settle();
  page.go("#/");
  await engine.answer([{ record: "R" }]);
  await engine.answer({ text: "R" });
  await adding;
  assert.deepEqual(one.results, ["R"]);
  assert.deepEqual(engine.asked, [], "and nothing more is asked for a list that nobody sees");
});

test("a scanned result counts even if the teacher leaves meanwhile", async () => {
  const one = { id: "A", code: "A", results: /** @type {string[]} */ ([]), roster: { names: [], groups: {}, pin: "" }, renamed: {} };
  const data = await pack("R");
  const { page, engine } = open({
    "#/result": (visit) => {
      const screen = new ResultScreen(visit, data);
      Object.assign(screen.classes, { read: async () => ({ all: [one], broken: [], failure: null }), change: async (/** @type {any} */ _, /** @type {any} */ change) => Object.assign(one, change(one)) });
      return screen;
    },
  });
  page.go("#/result");
  while (engine.asked.length === 0) await new Promise((resolve) => setImmediate(resolve)); // it is unpacked
  page.go("#/");
  await engine.answer({ text: "R", code: "A" });
  assert.deepEqual(one.results, ["R"]);
  assert.equal(location.hash, "#/");
});

test("parts of a result are deleted after Python has read them", async () => {
  const { codes } = await packResult(noise(2000));
  const letters = codes.map((code) => readPart(code)?.letters ?? "");
  /** @type {string[]} */
  const told = [];
  const { page, engine } = open({
    "#/result": (visit) => {
      const screen = new ResultScreen(visit, codes[0]);
      Object.assign(screen.classes, {
        read: async () => ({ all: [], broken: [], failure: null }),
        keepPart: async () => ({ letters, missing: [] }),
        forgetParts: async () => told.push("forgotten"),
      });
      return screen;
    },
  });
  page.go("#/result");
  while (engine.asked.length === 0) await new Promise((resolve) => setImmediate(resolve)); // it is unpacked
  assert.deepEqual(told, []);
  await engine.answer(new Refusal({ id: "result-broken", arguments: {}, sentence: "" }));
  assert.deepEqual(told, ["forgotten"]);
});

test("a code that arrives late opens no dialog", async () => {
  const { page, engine } = open();
  page.route();
  const lesson = { code: "467-FC", name: "7a", roster: { names: [{ name: "Anna", group: "A" }], groups: {}, pin: "" } };
  const asked = showCode(page.visit, /** @type {any} */ (lesson), null);
  await settle();
  page.go("#/");
  const refused = assert.rejects(asked, Cancelled);
  await engine.answer("1abcdefgh");
  await refused;
  assert.equal(dialogs.opened, 0);
});

test("a result that arrives late opens no dialog", async () => {
  const { page, engine } = open();
  page.route();
  const asked = showMyResult(page.visit, started);
  await settle();
  page.go("#/");
  const refused = assert.rejects(asked, Cancelled);
  await engine.answer("rollbook 1\n");
  await refused;
  assert.equal(dialogs.opened, 0);
});

test("a question closes with its screen, and a late one does not open", async () => {
  const { page } = open();
  page.route();
  const { visit } = page;
  const question = { heading: "", text: "", choices: [] };
  const asked = ask(visit.signal, question);
  page.go("#/");
  await assert.rejects(asked, Cancelled);
  assert.equal(dialogs.opened, 1);
  assert.throws(() => ask(visit.signal, question), Cancelled);
  assert.equal(dialogs.opened, 1);
});

test("a screen that was left changes no address and asks nothing", async () => {
  const { page, engine } = open();
  page.route();
  const { visit } = page;
  page.go("#/matches");
  visit.go("#/about");
  visit.goInstead("#/about");
  visit.standAt("#/about");
  assert.equal(location.hash, "#/matches");
  await assert.rejects(visit.engine.call("advice"), Cancelled);
  assert.deepEqual(engine.asked, []);
});

test("a screen that cannot be entered is left before the error appears", async () => {
  const { page } = open();
  page.route();
  const screen = /** @type {Screen} */ (page.screen);
  screen.entered.reject(new Problem("problem-no-such-match"));
  await settle();
  assert.notEqual(page.screen, screen);
  assert.equal(screen.left, 1);
  assert.ok(screen.page.signal.aborted);
  page.go("#/");
  assert.equal(screen.left, 1);
});

test("a screen that fails after it was left covers no other screen", async () => {
  const { page } = open();
  page.route();
  const first = /** @type {Screen} */ (page.screen);
  page.go("#/matches");
  const second = page.screen;
  first.entered.reject(new Problem("problem-no-such-match"));
  await settle();
  assert.equal(page.screen, second);
});

test("a screen whose code loads late is not shown", async () => {
  const code = new Later();
  const { page } = open({ "#/lab": () => ({ heading: "lab-heading", fetch: () => code.promise }) });
  page.go("#/lab");
  page.go("#/matches");
  const shown = page.screen;
  code.resolve(new Screen(page));
  await settle();
  assert.equal(page.screen, shown);
});

test("a screen whose code loads in time is shown, entered and left", async () => {
  const code = new Later();
  const { page } = open({ "#/lab": () => ({ heading: "lab-heading", fetch: () => code.promise }) });
  page.go("#/lab");
  const screen = new Screen(page.visit);
  code.resolve(screen);
  await settle();
  assert.equal(page.screen, screen);
  page.go("#/matches");
  assert.equal(screen.left, 1);
});

test("a late answer reaches no callback", () => {
  const { page } = open();
  page.report(new Cancelled());
  assert.deepEqual(page.notices, []);
  page.report(new Problem("problem-no-such-match"));
  assert.equal(page.notices.length, 1);
});

test("a lab that was left before its robots load starts no robot", async () => {
  const reading = new Later();
  /** @type {unknown[]} */
  const written = [];
  const { page } = open({
    "#/lab/roll_it": (visit) => {
      const screen = new LabScreen(visit, { id: "roll_it", game: "roll_it" });
      Object.assign(screen.robots, { read: () => reading.promise, begin: async (/** @type {unknown} */ robot) => written.push(robot) });
      return screen;
    },
  });
  page.go("#/lab/roll_it");
  await settle();
  page.go("#/table/other");
  reading.resolve({ all: [], broken: [], failure: null });
  await settle();
  assert.deepEqual(written, []);
});

test("a lab whose robots cannot be read says why, even if another robot was made on this page", async () => {
  const failure = new Problem("problem-storage-unread");
  const made = /** @type {any} */ ({ id: "made", name: "made", game: "knaster", source: "" });
  for (const wanted of [{ id: "stored", game: null }, { id: null, game: "roll_it" }]) {
    const { page } = open();
    const screen = new LabScreen(/** @type {any} */ ({ ...page, signal: new AbortController().signal }), wanted);
    Object.assign(screen.robots, { read: async () => ({ all: [made], broken: [], failure }) });
    await assert.rejects(screen.enter(), failure);
  }
});
