/** The texts of a language whose files arrive when the test decides. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Later, settle } from "./by_hand.js";
import "./page_by_hand.js";

/** The requests, by address. @type {Map<string, Later>} */
const asked = new Map();
Object.assign(SITE, {
  regions: { "fr-CA": { url: "fr-CA" } },
  texts: {
    en: { url: "en", later: { url: "en-later" } },
    fr: { url: "fr", later: { url: "fr-later" } },
    ar: { url: "ar", later: { url: "ar-later" } },
    he: { url: "he", later: { url: "he-later" } },
    tr: { url: "tr", later: { url: "tr-later" } },
  },
});
Object.assign(globalThis, {
  fetch: (/** @type {string | URL} */ address) => {
    const later = new Later();
    asked.set(String(address).replace(/^.*[/]/, ""), later);
    return later.promise;
  },
});

const asksFor = { search: "" };
const browser = { languages: /** @type {string[]} */ ([]) };
Object.assign(globalThis, { location: asksFor });
Object.defineProperty(globalThis, "navigator", { value: browser, configurable: true });
const { loadLaterTexts, loadTexts, shortDay, t } = await import("../src/text/text.js");

/**
 * Delivers a file.
 * @param {string} url
 * @param {string} text
 */
async function arrive(url, text) {
  asked.get(url)?.resolve({ ok: true, text: async () => text });
  for (let turn = 0; turn < 5; turn += 1) {
    await settle();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("a language chosen while the desk loads includes the desk's words", async () => {
  const english = loadTexts("en");
  await settle();
  await arrive("en", "text-direction = ltr\nhello = hello\n");
  await english;
  const french = loadTexts("fr");
  await settle();
  const desk = loadLaterTexts();
  await settle();
  await arrive("en-later", "desk-intro = The desk\n");
  await desk;
  assert.equal(t("desk-intro"), "The desk");
  await arrive("fr", "text-direction = ltr\nhello = salut\n");
  await arrive("fr-later", "desk-intro = Le bureau\n");
  await french;
  assert.deepEqual([t("hello"), t("desk-intro")], ["salut", "Le bureau"]);
});

test("a language that loads before the desk's words includes them too", async () => {
  const again = "../src/text/text.js?again"; // the desk has not been opened in it
  const { loadLaterTexts: loadLater, loadTexts: load, t: say } = /** @type {typeof import("../src/text/text.js")} */ (await import(again));
  const english = load("en");
  await settle();
  await arrive("en", "text-direction = ltr\nhello = hello\n");
  await english;
  const desk = loadLater();
  const french = load("fr");
  await settle();
  await arrive("fr", "text-direction = ltr\nhello = salut\n");
  await french;
  await arrive("en-later", "desk-intro = The desk\n");
  await arrive("fr-later", "desk-intro = Le bureau\n");
  await desk;
  assert.equal(say("desk-intro"), "Le bureau");
});

test("elapsed time is in minutes, hours or days, and a date after a week", async () => {
  const alone = "../src/text/text.js?ago";
  const { ago, loadTexts: load } = /** @type {typeof import("../src/text/text.js")} */ (await import(alone));
  const english = load("en");
  await settle();
  await arrive("en", "text-direction = ltr\n");
  await english;
  const noon = new Date(2026, 0, 15, 12).getTime();
  const said = [0, 3, 59, 60, 3 * 60 + 59, 13 * 60, 3 * 24 * 60, 8 * 24 * 60].map((minutes) => ago(noon - minutes * 60_000, noon));
  const expected = ["now", "3 minutes ago", "59 minutes ago", "1 hour ago", "3 hours ago", "yesterday", "3 days ago", "Jan 7, 2026"];
  assert.deepEqual(said, expected);
});

test("in right-to-left text, names, lists and sums keep their direction", async () => {
  const hebrew = loadTexts("he");
  await settle();
  await arrive("he", "text-direction = rtl\nmade = { $name } א { $dice } = { $total }\nlisted = א { $numbers }\nfixed = א 14 + 6 = 20\nrow = 7 7 7 5 5 א\nexample = 4 9 4 4 6\nmatch-copy = { $name }: 2\n");
  await arrive("he-later", "desk-intro = א\n");
  await hebrew;
  assert.equal(t("made", { name: "Ada", dice: "3 + 4", total: 7 }), "\u2068Ada\u2069 א \u2066\u20683\u00a0+\u00a04\u2069\u00a0=\u00a0\u20687\u2069\u2069");
  assert.equal(t("fixed"), "א \u206614\u00a0+\u00a06\u00a0=\u00a020\u2069", "nor does a line end within a sum");
  assert.equal(t("row"), "\u20667\u00a07\u00a07\u00a05\u00a05\u2069 א", "nor is a row of numbers mirrored");
  assert.equal(t("example"), "\u20664\u00a09\u00a04\u00a04\u00a06\u2069");
  const listed = t("listed", { numbers: ["c5", "f2"] });
  assert.ok(listed.includes("\u2068c5\u2069") && listed.includes("\u2068f2\u2069"));
  assert.equal(t("match-copy", { name: "Ada" }), "Ada: 2", "what is stored has no signs of direction");
  const english = loadTexts("en");
  await settle();
  await arrive("en", "text-direction = ltr\nmade = { $name } made { $dice } = { $total }\n");
  await arrive("en-later", "desk-intro = The desk\n");
  await english;
  assert.equal(t("made", { name: "Ada", dice: "3 + 4", total: 7 }), "Ada made 3 + 4 = 7");
});

test("a game's word takes the required form alone, in lists and in other words", async () => {
  const french = loadTexts("fr");
  await settle();
  const words = [
    "text-direction = ltr",
    "snap-say-row1 = rang 1",
    "    .in = au rang 1",
    "snap-say-diag1 = diagonale",
    "    .in = dans la diagonale",
    "snap-say-three = brelan",
    "snap-say-within = { $what } de { $where }",
    "    .in = { $what-in } de la grille { $where }",
    "snap-put = { $name } écrit { $line-in } ({ $line })",
    "snap-lines = { $lines-count ->",
    "    [one] ligne",
    "   *[other] lignes",
    "}\u202f: { $lines-in }",
    "snap-made = { $result }",
    "snap-won = { $others-count ->",
    "    [one] { $others } perd",
    "   *[other] { $others } perdent",
    "}",
  ];
  await arrive("fr", `${words.join("\n")}\n`);
  await arrive("fr-later", "desk-intro = x\n");
  await french;
  assert.equal(t("snap-put", { name: "Ada", line: "diag1" }), "Ada écrit dans la diagonale (diagonale)");
  assert.equal(t("snap-put", { name: "Ada", line: "B.row1" }), "Ada écrit au rang 1 de la grille B (rang 1 de B)");
  assert.equal(t("snap-lines", { lines: ["row1", "A.diag1"] }), "lignes\u202f: au rang 1 et dans la diagonale de la grille A");
  assert.equal(t("snap-lines", { lines: ["row1"] }), "ligne\u202f: au rang 1");
  assert.equal(t("snap-made", { result: "three" }), "brelan");
  assert.equal(t("snap-won", { others: ["Ada"] }), "Ada perd");
  assert.equal(t("snap-won", { others: ["Ada", "Ben"] }), "Ada et Ben perdent");
});

test("numbers, lists and dates use the digits 0 to 9", async () => {
  const { day } = await import("../src/text/text.js");
  assert.equal(new Intl.NumberFormat("ar-EG").format(12), "١٢", "the engine knows other digits");
  const arabic = loadTexts("ar-EG");
  await settle();
  await arrive("ar", "text-direction = rtl\nsome = { $count }\nmany = { $number }\n");
  await arrive("ar-later", "desk-intro = x\n");
  await arabic;
  assert.ok(/12/.test(t("some", { count: 12 })));
  assert.ok(/^0.5$/u.test(t("some", { count: 0.5 })));
  assert.ok(/23.*2026/u.test(day(Date.UTC(2026, 10, 23))));
});

test("a region overrides a few messages, also while the desk loads", async () => {
  const canada = loadTexts("fr-CA");
  await settle();
  await arrive("fr-CA", "hello = allô\ndesk-intro = Pupitre\n");
  await arrive("fr", "text-direction = ltr\nhello = salut\nbye = adieu\n");
  await arrive("fr-later", "desk-intro = Le bureau\n");
  await canada;
  assert.deepEqual([t("hello"), t("bye"), t("desk-intro")], ["allô", "adieu", "Pupitre"]);
});

test("the grammar pseudo-language marks values that may be inflected, not keys", async () => {
  asksFor.search = "?strings=grammar";
  asked.clear();
  const english = loadTexts("en");
  while (!asked.has("en-later")) await new Promise((resolve) => setImmediate(resolve));
  const words = "snap-say-row1 = row 1\nsnap-put = { $name } puts { $numbers } in { $line }\nsnap-left = { $count } left\nsnap-some = { $count ->\n    [one] one\n   *[other] more\n}\nsnap-how = { $how ->\n    [fast] fast\n   *[slow] slow\n}\nmatch-copy = { $name }: 2\n";
  await arrive("en", `text-direction = ltr\n${words}`);
  await arrive("en-later", "desk-intro = The desk\n");
  await english;
  assert.equal(t("snap-put", { name: "Ada", numbers: [3, 5].map(String), line: "row1" }), "Ada‹m/f/n› puts 3, 5‹count 2› in row 1‹case›");
  assert.equal(t("snap-left", { count: 3 }), "3‹few› left");
  assert.equal(t("snap-some", { count: 1 }), "one");
  assert.equal(t("snap-how", { how: "fast" }), "fast");
  assert.equal(t("match-copy", { name: "Ada" }), "Ada: 2");
  asksFor.search = "";
});

test("a Turkish list of numbers has commas", async () => {
  const turkish = loadTexts("tr");
  await settle();
  await arrive("tr", "text-direction = ltr\nchoose = { $numbers }\n");
  await arrive("tr-later", "");
  await turkish;
  assert.equal(t("choose", { numbers: ["3", "4", "5"] }), "3, 4 ve 5");
});

test("dates follow the browser's region if it speaks the page's language", async () => {
  const english = loadTexts("en");
  await settle();
  await arrive("en", "text-direction = ltr\n");
  await arrive("en-later", "desk-intro = x\n");
  await english;
  const third = new Date(2026, 10, 3, 12).getTime();
  browser.languages = ["de-DE", "en-GB"];
  assert.equal(shortDay(third), "3 Nov");
  browser.languages = ["en-US"];
  assert.equal(shortDay(third), "Nov 3");
  browser.languages = ["fr-FR"];
  assert.equal(shortDay(third), "Nov 3");
});
