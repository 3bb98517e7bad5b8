/** Uncaught errors: one sentence for the person, and the page goes on. What only came too late (`Late`) is none. */
import { releaseAll } from "../ui/busy.js";
import { Late } from "../text/problems.js";

/** @param {import("./page.js").Page} page */
export function watchFaults(page) {
  /** @param {unknown} fault */
  const tell = (fault) => {
    releaseAll();
    page.tell(fault);
  };
  window.addEventListener("error", ({ error }) => error && tell(error));
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof Late) event.preventDefault();
    else tell(event.reason);
  });
}
