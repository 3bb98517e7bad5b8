/** Uncaught errors: one sentence for the person, and the page goes on. */
import { releaseAll } from "../ui/busy.js";

/** @param {import("./page.js").Page} page */
export function watchFaults(page) {
  /** @param {unknown} fault */
  const tell = (fault) => {
    releaseAll();
    page.tell(fault);
  };
  window.addEventListener("error", ({ error }) => error && tell(error));
  window.addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}
