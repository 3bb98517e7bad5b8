/** A page without a browser: what its modules ask of one is there and does nothing. To be imported before any of them. */
import { register } from "node:module";
import "./by_hand.js";

/** What the build puts into the page for its games; see web/found_games.py. */
const GAMES = `export const FOUND_GAMES = { roll_it: { board: {}, records: "", sections: {},
  lesson: "rollbook 1\\ngame: roll_it 1\\nseats: a | b\\nseed: 1\\n\\n# begin\\n" } };`;
const HOOKS = `export const resolve = (name, context, next) => name === "found-games"
  ? { url: ${JSON.stringify(`data:text/javascript,${encodeURIComponent(GAMES)}`)}, shortCircuit: true }
  : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);

/** The addresses that the page has stood at, the latest last. @type {string[]} */
export const addresses = [""];
/** How many dialogs have been opened. */
export const dialogs = { opened: 0 };

class Element {
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
});
console.error = () => {}; // without words every message is missing
