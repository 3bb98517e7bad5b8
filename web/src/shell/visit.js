/**
 * A screen's handle on the page, until the screen is left. After that, the screen cannot draw, send requests to
 * Python, open a dialog or change the address. Everything else is the page's own.
 */
import { cancellable } from "../ui/cancellation.js";
import { Cancelled } from "../text/problems.js";

/** `left`: whether the user has left; `end`: called when the screen is left. @typedef {PageContext & { readonly left: boolean, end: () => void }} Visit */

/** @param {import("./page.js").Page} page @returns {Visit} */
export function visitOf(page) {
  const over = new AbortController();
  const { signal } = over;
  /** @type {Partial<Visit>} */
  const own = {
    signal,
    // The browser reports a typed address one task later.
    get left() {
      return signal.aborted || page.leaving;
    },
    end: () => over.abort(new Cancelled()),
    engine: {
      call: async (method, values) => {
        signal.throwIfAborted();
        return cancellable(signal, page.engine.call(method, values));
      },
      expectBots: () => page.engine.expectBots(),
    },
    outlive: (work) => work(page),
    draw: () => void (signal.aborted || page.draw()),
    go: (address) => void (own.left || page.go(address)),
    goInstead: (address) => void (own.left || page.goInstead(address)),
    standAt: (address) => void (own.left || page.standAt(address)),
    notify: (notice) => page.notify(notice),
    dismiss: (id) => page.dismiss(id),
    report: (error) => page.report(error),
  };
  return Object.create(page, Object.getOwnPropertyDescriptors(own));
}
