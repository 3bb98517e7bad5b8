/** Reading aloud with a fake voice: the choice of voice, its texts, and its silence. Announcements fit keys. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import "./page_by_hand.js";

const { Voice, spokenSentences } = await import("../src/ui/voice.js");
const { Aloud, forKeys } = await import("../src/ui/speech.js");

/** @param {string} lang @param {{ local?: boolean, usual?: boolean }} [more] */
const voice = (lang, { local = true, usual = false } = {}) => /** @type {SpeechSynthesisVoice} */ ({ lang, localService: local, default: usual, name: lang, voiceURI: lang });

/** A device whose voices appear on command, and which records the texts to read. */
function device() {
  /** @type {SpeechSynthesisVoice[]} */
  let voices = [];
  /** @type {(() => void)[]} */
  const heard = [];
  /** @type {string[]} */
  const said = [];
  return {
    said,
    getVoices: () => voices,
    speak: (/** @type {any} */ { text, lang }) => void said.push(`${lang}: ${text}`),
    cancel: () => void said.push("silence"),
    addEventListener: (/** @type {any} */ _, /** @type {any} */ listener) => void heard.push(listener),
    come: (/** @type {SpeechSynthesisVoice[]} */ ...come) => {
      voices = come;
      for (const tell of heard) tell();
    },
  };
}

// Node has neither voices nor preferences.
Object.defineProperty(globalThis, "navigator", { value: { languages: [] }, configurable: true });
Object.assign(globalThis, {
  /** @this {{ text: string }} @param {string} text */
  SpeechSynthesisUtterance: function (text) {
    this.text = text;
  },
});

test("online voices and voices of other languages are not used", () => {
  const own = device();
  const speech = new Voice(own);
  assert.equal(speech.able, false);
  own.come(voice("en-GB", { local: false }), voice("de-DE"), voice("eng"));
  assert.equal(speech.able, false);
  speech.say("Roll the dice.", new AbortController().signal);
  assert.deepEqual(own.said, []);
});

test("voices that load late are announced to the page", async () => {
  const own = device();
  let told = 0;
  /** @type {((value: unknown) => void) | undefined} */
  let heard;
  const aloud = new Aloud();
  await aloud.awaitVoices(own, () => {
    told += 1;
    heard?.(null);
  });
  own.come(voice("en-US", { local: false }));
  await new Promise(setImmediate);
  assert.deepEqual([told, aloud.able], [0, false]);
  await new Promise((done) => {
    heard = done;
    own.come(voice("en-US"));
  });
  assert.deepEqual([told, aloud.able], [1, true]);
  own.come();
  await new Promise(setImmediate);
  assert.deepEqual([told, aloud.able], [2, false]);
});

test("a voice has the page's region, the browser's, or the device's default", () => {
  const own = device();
  const speech = new Voice(own);
  own.come(voice("fr_CA"), voice("fr_BE", { usual: true }), voice("fr_FR"), voice("en_US"));
  assert.equal(speech.voiceFor("fr-CA", [])?.lang, "fr_CA");
  assert.equal(speech.voiceFor("fr", ["en-GB", "fr-FR"])?.lang, "fr_FR");
  assert.equal(speech.voiceFor("fr", ["en-GB"])?.lang, "fr_BE");
  assert.equal(speech.voiceFor("es", ["es-ES"]), null);
});

test("a text is read by sentence, replaced by the next, and ends with its screen", () => {
  const own = device();
  const speech = new Voice(own);
  own.come(voice("en-GB"));
  const screen = new AbortController();
  speech.say("Roll the dice. Then write!", screen.signal);
  speech.say("Choose 1.9.", screen.signal);
  assert.deepEqual(own.said, ["en-GB: Roll the dice.", "en-GB: Then write!", "silence", "en-GB: Choose 1.9."]);
  screen.abort();
  assert.equal(own.said.at(-1), "silence");
  const count = own.said.length;
  speech.silence();
  speech.say("Too late.", screen.signal);
  assert.equal(own.said.length, count);
});

const words = (/** @type {string} */ text) => spokenSentences(text).join(" / ");

test("game symbols are read as words, decorative ones are skipped", () => {
  const [to, minus, times, plus, equals] = ["to", "minus", "times", "plus", "equals"].map((one) => `aloud-${one}`);
  assert.equal(words("3 × 4 = 12"), `3 ${times} 4 ${equals} 12`);
  assert.equal(words("3 × \u2068نقطتان\u2069 · 10 × (6 + 1)"), `3 ${times} نقطتان , 10 ${times} (6 ${plus} 1)`);
  assert.equal(words("1000 ×: 6 · 15 minutes"), "1000 : 6 , 15 minutes");
  assert.equal(words("5 + 6 and 2–4"), `5 ${plus} 6 and 2 ${to} 4`);
  assert.equal(words("9 − 2\u202f!"), `9 ${minus} 2 !`);
  assert.equal(words("✓ \u2068Anna\u2069 → Ben\n★"), "Anna , Ben");
  assert.equal(words("  \n\n"), "");
});

test("an Arabic question mark ends a sentence", () => {
  assert.equal(words("هل ترمي؟ ارمِ الآن."), "هل ترمي؟ / ارمِ الآن.");
});

test("words that change before the first tap are read once after it", () => {
  const own = device();
  const speech = new Voice(own);
  own.come(voice("en-GB"));
  const screen = new AbortController();
  const activation = { hasBeenActive: false };
  const turn = { textContent: "Roll the dice.", querySelectorAll: () => [], cloneNode: () => turn };
  const before = { navigator: globalThis.navigator, querySelector: document.querySelector };
  Object.defineProperty(globalThis, "navigator", { value: { languages: [], userActivation: activation }, configurable: true });
  Object.assign(document, { querySelector: () => turn });
  try {
    speech.sayChanged(screen.signal, ".turn");
    assert.deepEqual(own.said, []);
    activation.hasBeenActive = true;
    speech.sayChanged(screen.signal, ".turn");
    speech.sayChanged(screen.signal, ".turn");
    assert.deepEqual(own.said, ["en-GB: Roll the dice."]);
  } finally {
    Object.defineProperty(globalThis, "navigator", { value: before.navigator, configurable: true });
    Object.assign(document, { querySelector: before.querySelector });
  }
});

/** The word for tapping with a finger, in each language. */
const TAPS = { en: /\btap\b/iu, uk: /натис/iu, ar: /اضغط/u, de: /\btipp/iu, fr: /\btouche\b/iu, es: /\btoca\b/iu, tr: /dokun/iu, pl: /\bstuk/iu, pt: /\btoque/iu };

const FILES = ["shell/common.ftl", ...["knockout", "knaster", "roll_it", "lowdown", "roll_out"].map((game) => `games/${game}.ftl`)];

for (const [language, tap] of Object.entries(TAPS)) {
  test(`no prompt is announced with a word for tapping: ${language}`, async () => {
    const folder = new URL(`../src/text/${language}/`, import.meta.url);
    const texts = (await Promise.all(FILES.map((file) => readFile(new URL(file, folder), "utf-8")))).join("\n");
    Object.assign(globalThis, { fetch: async () => ({ ok: true, text: async () => texts }), localStorage: { getItem: () => null } });
    Object.assign(globalThis, { SITE: { regions: {}, texts: { [language]: { url: language } } } });
    const { loadTexts } = await import("../src/text/text.js");
    await loadTexts(language);
    const prompts = texts.match(/^(\w+-)?(prompt|step)-.*(\n[ }].*)*/gmu) ?? [];
    assert.ok(prompts.length > 50);
    assert.deepEqual(prompts.map(forKeys).filter((/** @type {string} */ text) => tap.test(text)), []);
    assert.equal(prompts.some((/** @type {string} */ text) => tap.test(text)), true, "people who tap read it");
  });
}
