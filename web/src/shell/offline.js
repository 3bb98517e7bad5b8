/** The page's side of the service worker: the site works offline, a new version waits for the user, and Python gets a snapshot. */
import { idle } from "../ui/busy.js";
import { framed } from "../ui/outward.js";
import { causeOf } from "../files/causes.js";
import { SERVICE_WORKER, workerUrl } from "../files/workers.js";
import { t } from "../text/text.js";
import { deviceMemory, lacksFunction, makeSnapshot } from "../python/python_worker.js";
import { showsTable } from "../ui/addresses.js";

/** @typedef {"inside" | "framed" | "insecure" | "unsupported" | "preparing" | "ready" | "failed"} OfflineState */
/** @typedef {{ whole: boolean, missing: string[], version: string }} Answer `whole`: whether everything is cached correctly */

/** Milliseconds. A match with only robots keeps the page busy until its end. */
const LONGEST_WAIT = 5_000;
const BETWEEN_ATTEMPTS = 60_000;
/** A new version first checks all its files, which is slow on some tablets. */
const LONGEST_TAKE_OVER = 30_000;
/** Milliseconds after which the page of `dev.py play` checks again for a new version. */
const BETWEEN_LOOKS = 1_000;

/**
 * @param {import("./page.js").Page} page
 * @param {Promise<void>} started resolves when Python has started, or has failed to
 */
export function watchOffline(page, started) {
  /** @param {OfflineState} state */
  const show = (state) => {
    page.offline = state;
    document.documentElement.dataset.offline = state;
    page.draw();
  };
  if (SITE.one_file) return show("inside");
  // A service worker would serve the page as built, without a platform's additions for its frame.
  if (framed()) return show("framed");
  if (!isSecureContext) return show("insecure");
  if (!("serviceWorker" in navigator)) return show("unsupported");
  show("preparing");
  new Offline(page, show, started.then(() => atMost(LONGEST_WAIT, idle()))).begin();
}

class Offline {
  #serviceWorker = navigator.serviceWorker;
  #controlled = navigator.serviceWorker.controller !== null;
  /** Whether the user has asked for the new version. */
  #requested = false;
  /** The current attempt to prepare for offline use. @type {Promise<void> | null} */
  #attempt = null;
  /** @type {WeakSet<ServiceWorkerRegistration>} */
  #watched = new WeakSet();

  /**
   * @param {import("./page.js").Page} page
   * @param {(state: OfflineState) => void} show
   * @param {Promise<unknown>} calm resolves when the start no longer needs the network and the processor
   */
  constructor(page, show, calm) {
    this.page = page;
    this.show = show;
    this.calm = calm;
  }

  begin() {
    this.#serviceWorker.addEventListener("controllerchange", () => this.#controllerChanged());
    // A service worker that cannot be installed reports the missing files, and ends.
    this.#serviceWorker.addEventListener("message", ({ data }) => data?.missing && this.#explain(data.missing));
    this.#serviceWorker.startMessages();
    const again = () => this.page.offline === "failed" && document.visibilityState === "visible" && this.#try();
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    setInterval(again, BETWEEN_ATTEMPTS);
    this.#try();
  }

  /** Prepares for offline use, or reports a failure; the next good moment is another attempt. */
  #try() {
    this.#attempt ??= this.#tryOnce().finally(() => {
      this.#attempt = null;
    });
  }

  async #tryOnce() {
    try {
      // Some browsers have the interfaces, but refuse every use.
      if (!(await answered((async () => caches.keys())().then(() => true, () => false)))) return this.show("unsupported");
      // On a first visit the service worker finds the files of Python's start in the browser's cache.
      if (!this.#controlled) await this.calm;
      const active = await this.#active();
      await this.calm;
      const { whole, missing, version } = await answered(ask(active, "check"));
      this.show(whole ? "ready" : "failed");
      if (!whole) this.#explain(missing);
      if (whole) makeSnapshotAtRest();
      // An intermediate cache has delivered an old page with the new version's files.
      if (version !== SITE.version) this.#offer(() => location.reload());
    } catch {
      this.show("failed"); // the browser's console names the file
    }
  }

  /** Reports why something could not be cached. @param {string[]} missing paths */
  async #explain(missing) {
    this.page.notKept = await causeOf(missing);
    this.page.draw();
  }

  /** The active service worker, once it has every file. */
  async #active() {
    const registration = await this.#serviceWorker
      .register(workerUrl(SERVICE_WORKER))
      // Without a network, or behind a captive portal, the previous service worker continues.
      .catch(async (error) => (await this.#serviceWorker.getRegistration()) ?? Promise.reject(error));
    this.#watch(registration);
    return registration.active ?? activated(registration);
  }

  /** @param {ServiceWorkerRegistration} registration */
  #watch(registration) {
    if (this.#watched.has(registration)) return;
    this.#watched.add(registration);
    if (registration.waiting && registration.active) this.#offerWaiting(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && registration.active) this.#offerWaiting(installing);
      });
    });
    const look = () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    };
    document.addEventListener("visibilitychange", look);
    if (SITE.watched) setInterval(look, BETWEEN_LOOKS);
  }

  async #controllerChanged() {
    const before = this.#controlled;
    const { controller } = this.#serviceWorker;
    this.#controlled = controller !== null;
    if (this.#requested) location.reload();
    else if (!controller) this.#cleared();
    else if (before && (await ask(controller, "version")).version !== SITE.version) this.#offer(() => location.reload());
  }

  /** The browser has deleted all of this site's data, by itself or on request. */
  #cleared() {
    this.page.cleared = true;
    this.page.notify({ id: "cleared", text: t("kept-cleared"), actions: [] });
    this.show("preparing");
    this.#try();
  }

  /**
   * Offers the version of a waiting service worker. Some hosts and filters change a byte of its script at each delivery; an identical version takes
   * over silently.
   * @param {ServiceWorker} waiting
   */
  async #offerWaiting(waiting) {
    const { version } = await ask(waiting, "version");
    if (version === SITE.version) {
      await this.#attempt; // it asks the active worker, which would no longer answer
      return ask(waiting, "replace");
    }
    this.#offer(async () => {
      this.#requested = true;
      // Once it has taken over, the page reloads and nothing continues here. If that happens late, the reload is offered.
      const refused = ask(waiting, "take over").then(({ whole }) => whole && new Promise(() => {}));
      await atMost(LONGEST_TAKE_OVER, refused);
      this.#requested = false;
      this.page.notify({ id: "new-version", text: t("new-version-incomplete"), actions: [] });
    });
  }

  /** @param {() => void} take */
  #offer(take) {
    const actions = [{ act: "reload", label: t("reload"), run: take }];
    this.page.notify({ id: "new-version", text: t("new-version"), actions });
  }
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @returns {Promise<ServiceWorker>} rejects if something could not be loaded
 */
function activated(registration) {
  const coming = registration.installing ?? registration.waiting;
  return new Promise((resolve, reject) => {
    if (!coming) return reject(new Error("The service worker has gone."));
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(coming);
      if (coming.state === "redundant") reject(new Error("Not all files could be kept."));
    });
  });
}

/**
 * @template T
 * @param {number} time milliseconds
 * @param {Promise<T>} work
 * @returns {Promise<T | void>}
 */
function atMost(time, work) {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, time))]);
}

/**
 * Resolves with the answer of the browser or the service worker. Rejects if there is none, so that a later moment is
 * another attempt.
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
async function answered(promise) {
  const answers = await atMost(BETWEEN_ATTEMPTS, promise.then((answer) => [answer]));
  if (!answers) throw new Error("The browser does not answer.");
  return answers[0];
}

/**
 * @param {ServiceWorker} worker
 * @param {"check" | "version" | "replace" | "take over"} what
 * @returns {Promise<Answer>}
 */
function ask(worker, what) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => {
      port1.close();
      resolve(data);
    });
    port1.start();
    worker.postMessage(what, [port2]);
  });
}

/** Milliseconds without input after which the user counts as idle. */
const REST = 3_000;
/** The number of interrupted attempts after which it gives up: aborted work is lost. */
const ATTEMPTS = 3;

/** Whether a second Python may run in addition to the page's own. */
const fitsAnother = () => deviceMemory() !== undefined || !showsTable(location.hash);

/**
 * Makes a snapshot while the page is idle; the first input aborts it. A device that does not report its memory might end the tab because of a second
 * Python, so no match may be open there. Never rejects.
 */
export async function makeSnapshotAtRest() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const touched = await rest(fitsAnother);
    try {
      return await makeSnapshot(touched);
    } catch (error) {
      lacksFunction(error);
      // Without a snapshot a start only takes longer.
      if (!touched.aborted) return;
    }
  }
}

/**
 * Resolves once the page has been idle for a while and is free. Aborts the returned signal when that ends.
 * @param {() => boolean} [free]
 */
export async function rest(free = () => true) {
  for (;;) {
    await idle();
    const touched = nextTouch();
    const { signal } = touched;
    await pause(signal);
    if (!signal.aborted && document.documentElement.dataset.busy === "false" && free()) return signal;
    touched.abort();
  }
}

function nextTouch() {
  const touched = new AbortController();
  for (const kind of ["pointerdown", "keydown", "click", "hashchange"]) {
    addEventListener(kind, () => touched.abort(), { capture: true, signal: touched.signal });
  }
  return touched;
}

/** @param {AbortSignal} touched @returns {Promise<void>} */
function pause(touched) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, REST);
    touched.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
