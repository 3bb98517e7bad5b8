/** A page without a browser: the APIs that its modules need exist but do nothing. Import it before any of them. */
import { register } from "node:module";
import "./by_hand.js";

/** The modules that the build makes for the games and the lab; see web/build.py. */
const GAMES = `export const FOUND_GAMES = { roll_it: { board: {}, records: "", sections: {},
  lesson: "rollbook 1\\ngame: roll_it 1\\nseats: a | b\\nseed: 1\\n\\n# begin\\n" } };`;
const WORDS = "export const LAB_WORDS = { members: {}, views: {} };";
const urls = Object.fromEntries(Object.entries({ "found-games": GAMES, "lab-words": WORDS }).map(([name, code]) => [name, inAddress(code)]));
const HOOKS = `import { readFileSync } from "node:fs";
const urls = ${JSON.stringify(urls)};
export const resolve = (name, context, next) => name in urls ? { url: urls[name], shortCircuit: true } : next(name, context);
const sourceOf = (url) => (url.endsWith(".json") ? readFileSync(new URL(url), "utf-8") : '""');
export const load = (url, context, next) => /\\.(py|txt|json)$/.test(url)
  ? { format: "module", source: "export default " + sourceOf(url), shortCircuit: true }
  : next(url, context);`;
register(inAddress(HOOKS));

/** A module within an address. @param {string} code */
function inAddress(code) {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

// A hold left by a test would be reported after a minute; no test waits for that.
const { setTimeout: begin } = globalThis;
Object.assign(globalThis, {
  setTimeout: (/** @type {() => void} */ then, time = 0) => {
    const timer = begin(then, time);
    if (time >= 60_000) /** @type {any} */ (timer).unref();
    return timer;
  },
});

/** The visited addresses, the latest last. @type {string[]} */
export const addresses = [""];
/** The number of opened dialogs. */
export const dialogs = { opened: 0 };

class Element {
  style = {};
  dataset = {};
  classList = { add: () => {} };
  isConnected = false;
  setAttribute() {}
  addEventListener() {}
  append() {}
  showModal() {
    dialogs.opened += 1;
  }
  close() {}
  remove() {}
  querySelector() {
    return null;
  }
  querySelectorAll() {
    return [];
  }
}

const document = Object.assign(new Element(), {
  documentElement: new Element(),
  body: new Element(),
  baseURI: "https://example.org/",
  title: "",
  activeElement: null,
  createElement: () => new Element(),
  createTreeWalker: () => ({}),
});
const goTo = (/** @type {unknown} */ _state, /** @type {string} */ _title, /** @type {string} */ address) => addresses.push(address);
Object.assign(globalThis, {
  document,
  window: globalThis,
  HTMLElement: class extends Element {},
  HTMLInputElement: class extends Element {},
  location: {
    search: "",
    href: "https://example.org/",
    get hash() {
      return addresses.at(-1);
    },
  },
  history: { pushState: goTo, replaceState: goTo },
  localStorage: { getItem: () => null, setItem: () => {} },
  addEventListener: () => {},
  scrollTo: () => {},
  matchMedia: () => ({ matches: true, addEventListener: () => {} }),
  BroadcastChannel: Element,
  CSSStyleSheet: Element,
});
console.error = () => {}; // without words every message is missing
