/**
 * A screen's handle on the page, until the screen is left. After that, the screen cannot draw, send requests to
 * Python, open a dialog or change the address.
 */
import { cancellable } from "../ui/cancellation.js";
import { Cancelled } from "../text/problems.js";

/** @implements {PageContext} */
export class Visit {
  #over = new AbortController();
  /** @type {import("./page.js").Page} */
  #whole;
  /** Python, for this screen: late answers are dropped. */
  engine = {
    /** @param {string} method @param {Record<string, unknown>} [values] */
    call: async (method, values) => {
      this.signal.throwIfAborted();
      return cancellable(this.signal, this.#whole.engine.call(method, values));
    },
    expectBots: () => this.#whole.engine.expectBots(),
  };

  /** @param {import("./page.js").Page} page */
  constructor(page) {
    this.#whole = page;
  }

  /** Aborted when the screen is left. */
  get signal() {
    return this.#over.signal;
  }

  /** Whether the user has left: the browser reports a typed address one task later. */
  get left() {
    return this.signal.aborted || this.#whole.leaving;
  }

  /** Called when the screen is left. */
  end() {
    this.#over.abort(new Cancelled());
  }

  /** @template T @param {(page: PageContext) => T} work @returns {T} */
  outlive(work) {
    return work(this.#whole);
  }

  get store() {
    return this.#whole.store;
  }

  get robots() {
    return this.#whole.robots;
  }

  get classes() {
    return this.#whole.classes;
  }

  get lock() {
    return this.#whole.lock;
  }

  get notices() {
    return this.#whole.notices;
  }

  get phase() {
    return this.#whole.phase;
  }

  get arrived() {
    return this.#whole.arrived;
  }

  get failure() {
    return this.#whole.failure;
  }

  get offline() {
    return this.#whole.offline;
  }

  get notKept() {
    return this.#whole.notKept;
  }

  get learner() {
    return this.#whole.learner;
  }

  get handoff() {
    return this.#whole.handoff;
  }

  get install() {
    return this.#whole.install;
  }

  draw() {
    if (!this.signal.aborted) this.#whole.draw();
  }

  /** @param {string} address */
  go(address) {
    if (!this.left) this.#whole.go(address);
  }

  /** @param {string} address */
  goInstead(address) {
    if (!this.left) this.#whole.goInstead(address);
  }

  /** @param {string} address */
  standAt(address) {
    if (!this.left) this.#whole.standAt(address);
  }

  /** @param {Notice} notice */
  notify(notice) {
    this.#whole.notify(notice);
  }

  /** @param {string} id */
  dismiss(id) {
    this.#whole.dismiss(id);
  }

  /** @param {unknown} error */
  report(error) {
    this.#whole.report(error);
  }
}
