/**
 * The board of the seat that is shown, and the keys of the table:
 * - Arrows, Home and End move the focus on the board; a typed number moves it to the next place with that number.
 * - Page Down and Page Up move it to the next place that can be used.
 * - Enter and the space bar tap the focused place; Enter also continues the match.
 * - Escape closes whatever is open, or removes the picks.
 * - U undoes; R redoes or rolls.
 * - H shows a hint; C shows the chances; T plays a thousand matches.
 * - S announces the scores; W announces the next options.
 * - I shows the rules; ? lists these keys.
 * - The keys of the faces type a roll of real dice; Backspace deletes the last face.
 */
import { html } from "lit-html";
import { BOARDS } from "../games/games.js";
import { t } from "../text/text.js";
import { names } from "../text/words.js";
import { moveInLog } from "./log.js";
import { onScreen } from "./hand_over.js";
import { isLocked } from "../match/about.js";
import { trayOnBoard } from "./dice.js";

/**
 * Draws the board of the seat that is shown.
 * @param {Scene} scene
 * @param {Position} table
 * @param {import("./table_actions.js").TableActions} actions
 * @param {import("./dice.js").DiceUses} [dice] the uses of dice on the board
 */
export function drawBoard(scene, table, { pick, showSeat, hearChance, screen }, dice) {
  const { looks } = scene.saved.things;
  const { picks, choices, rolling, seat, shownSeat } = scene;
  const board = BOARDS[table.game].draw({
    view: table.view,
    // A lesson highlights only its own target.
    next: new Set(rolling ? [] : choices.next.filter((text) => screen.lesson?.allows(`pick ${text}`) ?? true)),
    picks,
    so_far: choices.so_far,
    complete: picks.length > 0 && choices.move !== null,
    marked: choices.marked !== false,
    advised: /** @type {Partial<Table>} */ (table).work !== "self" && !isLocked(scene.saved, "chances") && !isLocked(scene.saved, "hints"),
    rolling,
    seat,
    shownSeat,
    seats: names(table).map((name, number) => Object.assign({ name }, looks[number])),
    latest: table.latest?.events ?? [],
    t,
    by: table.latest?.actor ?? null,
    pick,
    showSeat,
    tray: trayOnBoard(scene, table, dice),
  });
  const heard = (/** @type {FocusEvent} */ event) => {
    roveWithFocus(event);
    hearChance(event);
  };
  return html`<div class="table-board" data-part="board" data-seat=${shownSeat} @focusin=${heard}>${board}</div>`;
}

/**
 * The letters and symbols that have the same effect wherever the focus is.
 * @type {Record<string, (session: import("../match/session.js").Session, actions: import("./table_actions.js").TableActions) => void>}
 */
const LETTERS = {
  u: (_, actions) => actions.undo(),
  h: ({ hints }, actions) => hints.offered && actions.hint(),
  c: ({ chances }, actions) => chances.offered && actions.chances(),
  t: (_, actions) => actions.thousand(),
  s: (_, actions) => actions.hearScores(),
  w: (_, actions) => actions.hearNow(),
  i: (_, actions) => actions.rules(),
  "?": (_, actions) => actions.keys(),
  r: ({ state }, actions) => (state.table?.can_redo ? actions.redo() : actions.roll()),
};

/**
 * @param {KeyboardEvent} event
 * @param {import("../match/session.js").Session} session
 * @param {import("./table_actions.js").TableActions} actions
 * @param {boolean} drawer whether the log covers the table
 */
export function tableKey(event, session, actions, drawer) {
  const { target, key } = event;
  const { state } = session;
  if (!state.table || !(target instanceof Element) || target.closest("input, textarea, select")) return;
  if (moveInLog(event)) return;
  if (typesThrow(key, state.keypad, actions) || goesOn(target, key, state, actions)) event.preventDefault();
  else if (WALKS.test(key)) walk(event, state.choices.marked === false ? [] : state.choices.next); // unmarked, nothing tells what is legal
  else if (key === "Escape") putAway(session, actions, drawer);
  else LETTERS[key.toLowerCase()]?.(session, actions);
}

/**
 * Enters the number of one die, or deletes it. Returns whether this was such a key.
 * @param {string} key
 * @param {import("../match/match_state.js").MatchState["keypad"]} keypad
 * @param {import("./table_actions.js").TableActions} actions
 */
function typesThrow(key, keypad, actions) {
  const face = keypad?.faceOf(key);
  if (face) actions.type(face);
  else if (key === "Backspace" && keypad?.open) actions.undo();
  else return false;
  return true;
}

/**
 * Enter and the space bar tap the place that has the focus; Enter also continues if a move is complete, or if nothing
 * has the focus. Returns whether this was such a key.
 * @param {Element} target
 * @param {string} key
 * @param {import("../match/match_state.js").MatchState} state
 * @param {import("./table_actions.js").TableActions} actions
 */
function goesOn(target, key, { picks, choices, diceDue }, actions) {
  const place = placeToTap(target, key, "[data-pick]");
  if (place) {
    if (key === "Enter" && picks.length > 0 && choices.move !== null) actions.confirm();
    else tap(place);
    return true;
  }
  if (key !== "Enter" || target.closest("button, a, summary, [data-pick], .log-list")) return false;
  if (diceDue) actions.roll();
  else actions.confirm();
  return true;
}

/**
 * Closes whatever covers the table; if nothing does, removes the picks.
 * @param {import("../match/session.js").Session} session
 * @param {import("./table_actions.js").TableActions} actions
 * @param {boolean} drawer
 */
function putAway({ hints, chances, state }, actions, drawer) {
  if (hints.open) actions.closeHints();
  else if (chances.open) actions.closeChances();
  else if (drawer) actions.toggleDrawer();
  else if (state.picks.length > 0 || state.refusal) actions.cancel();
}

/** The board that keys walk: the table's, or another screen's that can be tapped. */
const BOARD = ".table-board, .live-board";

/**
 * Arrows walk the board; Enter and the space bar tap a place on it. Returns whether the board took the key.
 * @param {KeyboardEvent} event
 */
export function boardKey(event) {
  const { target, key } = event;
  if (WALKS.test(key)) return walk(event);
  const place = target instanceof Element && placeToTap(target, key, `:is(${BOARD}) [data-pick]`);
  if (!place) return false;
  event.preventDefault();
  return tap(place);
}

/**
 * The place that a key taps, or null; a button is tapped by the browser itself.
 * @param {Element} target
 * @param {string} key
 * @param {string} selector
 */
function placeToTap(target, key, selector) {
  const place = key === "Enter" || key === " " ? target.closest(selector) : null;
  return place instanceof HTMLButtonElement ? null : place;
}

/** @param {Element} place */
const tap = (place) => place.dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** The keys that go from place to place. */
const WALKS = /^(?:Arrow|Home$|End$|Page|\d$)/;

/**
 * Walks the board. Returns whether the board took the key.
 * @param {KeyboardEvent} event of an arrow, Home, End, Page up, Page down or a digit
 * @param {string[]} [next] the picks that can be made now
 */
function walk(event, next = []) {
  const { target, key } = event;
  const board = document.querySelector(BOARD);
  if (!board || !(target instanceof Element)) return false;
  const elsewhere = !board.contains(target) && target.closest("button:not(.controls *), a, summary, input, .log-list") !== null;
  const moved = () => (DIRECTIONS[key] ? moveFocus(board, key) : PAGES[key] ? goToUsable(board, PAGES[key], next) : jump(board, event));
  if (elsewhere || !moved()) return false;
  event.preventDefault();
  return true;
}

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The weight of a sideways distance, compared with the same distance ahead. */
const ASIDE = 2.5;
/**
 * A place is not ahead if its sideways distance is this many times its forward distance or more. So a die that rises a
 * little when chosen still counts as next to the others.
 */
const MAX_ASIDE = 8;

/** @param {ParentNode} board */
function pickables(board) {
  return /** @type {(HTMLElement | SVGElement)[]} */ ([...board.querySelectorAll("[data-pick]:not([aria-hidden])")]);
}

/**
 * Hides places from keys, switches and screen readers, but never the focused one.
 * @param {ParentNode} board
 * @param {string[] | null} reach the picks of those that stay; null if all do
 */
export function limitReach(board, reach) {
  for (const one of board.querySelectorAll("[data-pick]")) {
    const stays = !reach || one === document.activeElement || reach.includes(one.getAttribute("data-pick") ?? "");
    if (stays) one.removeAttribute("aria-hidden");
    else {
      one.setAttribute("aria-hidden", "true");
      one.removeAttribute("tabindex");
    }
  }
}

/**
 * Puts exactly one place of a board into the tab order: the one with the focus, or where it was last, or the first.
 * @param {ParentNode} board
 */
export function roveTabOrder(board) {
  const all = pickables(board);
  const chosen = all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0) ?? all[0];
  for (const one of all) {
    const index = one === chosen ? "0" : "-1";
    if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
  }
}

/** Keeps one place of the drawn board in the tab order. */
export function roveOnBoard() {
  const board = document.querySelector(BOARD);
  if (board) roveTabOrder(board);
}

/**
 * Moves the tab stop to the focused place, if the board has a tab stop. Chromium lays out the whole page at
 * once when the tabindex of the focus changes: so it changes before anything else does, and not while the page is drawn.
 * @param {{ currentTarget: EventTarget | null }} event
 */
function roveWithFocus({ currentTarget: board }) {
  if (board instanceof Element && board.querySelector('[data-pick][tabindex="0"]')) roveTabOrder(board);
}

/**
 * Takes all places of a board out of the tab order, because nothing can be tapped.
 * @param {ParentNode} board
 */
export function leaveTabOrder(board) {
  for (const one of pickables(board)) if (one.tabIndex !== -1) one.setAttribute("tabindex", "-1");
}

/**
 * Moves the focus to the nearest place in the arrow's direction, if there is one; or to the tab stop, if no place has
 * the focus. On a ring, left and right go round. Returns whether the key is an arrow.
 * @param {ParentNode} board
 * @param {string} key
 */
function moveFocus(board, key) {
  if (!DIRECTIONS[key]) return false;
  const direction = onScreen(DIRECTIONS[key]);
  const all = pickables(board);
  const from = all.find((one) => one === document.activeElement);
  if (!from) {
    all.find((one) => one.tabIndex === 0)?.focus();
    return true;
  }
  if (direction[1] === 0 && from.closest("[data-walk=ring]")) {
    const ring = all.filter((one) => one.closest("[data-walk=ring]"));
    return go(board, ring.at((ring.indexOf(from) + direction[0]) % ring.length));
  }
  const [x, y] = centre(from);
  let nearest;
  let least = Infinity;
  for (const one of all) {
    const [otherX, otherY] = centre(one);
    const ahead = (otherX - x) * direction[0] + (otherY - y) * direction[1];
    const aside = Math.abs((otherX - x) * direction[1]) + Math.abs((otherY - y) * direction[0]);
    const distance = ahead + ASIDE * aside;
    if (ahead > Math.max(1, aside / MAX_ASIDE) && distance < least) {
      nearest = one;
      least = distance;
    }
  }
  go(board, nearest);
  return true;
}

/** The maximum time between digits of one number, in milliseconds. */
const ONE_NUMBER = 1000;
/** The number being typed, by the board. @type {WeakMap<Element, { digits: string, at: number }>} */
const typed = new WeakMap();

/**
 * Moves the focus to the first or the last place of its row or its ring, or to the next place with the typed number.
 * Returns whether there is one.
 * @param {Element} board
 * @param {KeyboardEvent} event
 */
function jump(board, { key, timeStamp }) {
  const all = pickables(board);
  const here = all.findIndex((one) => one === document.activeElement);
  if (key === "Home" || key === "End") {
    const line = all[here]?.closest(LINE);
    return go(board, (line ? all.filter((one) => line.contains(one)) : all).at(key === "Home" ? 0 : -1));
  }
  const { digits, at } = typed.get(board) ?? { digits: "", at: 0 };
  // The search starts at the focused place, whose number may itself have several digits.
  const ahead = (/** @type {number} */ from) => [...all.slice(from), ...all.slice(0, from)];
  const find = (/** @type {string} */ number, /** @type {number} */ from) => ahead(from).find((one) => one.getAttribute("data-number") === number);
  const longer = timeStamp - at < ONE_NUMBER ? digits + key : key;
  const place = find(longer, longer === key ? here + 1 : 0) ?? find(key, here + 1);
  typed.set(board, { digits: place?.getAttribute("data-number") === longer ? longer : key, at: timeStamp });
  return go(board, place);
}

/** @type {Record<string, 1 | -1>} */
const PAGES = { PageDown: 1, PageUp: -1 };

/**
 * Moves the focus to the next place that can be used, as a reader hears them, or to the one before. Returns whether
 * there is one.
 * @param {Element} board
 * @param {1 | -1} way
 * @param {string[]} next the picks that can be made now
 */
function goToUsable(board, way, next) {
  const all = pickables(board);
  const ahead = way > 0 ? all : all.toReversed();
  const here = ahead.findIndex((one) => one === document.activeElement);
  const others = [...ahead.slice(here + 1), ...ahead.slice(0, here + 1)];
  return go(board, others.find((one) => next.includes(one.getAttribute("data-pick") ?? "")));
}

/** The parts of a board with two ends. */
const LINE = "[role=row], [data-walk=ring]";

/** @param {ParentNode} board @param {HTMLElement | SVGElement | undefined} place */
function go(board, place) {
  place?.focus();
  roveTabOrder(board);
  return place !== undefined;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
