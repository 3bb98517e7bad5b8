/** Works offline or not, and why: registers the service worker, and offers a new version without ever forcing it. */
import { idle } from "./busy.js";
import { t } from "./text.js";

/** @typedef {"insecure" | "unsupported" | "preparing" | "ready" | "failed"} OfflineState */

/** @param {import("./page.js").Page} page */
export async function watchOffline(page) {
  /** @param {OfflineState} state */
  const show = (state) => {
    page.offline = state;
    document.documentElement.dataset.offline = state;
    page.draw();
  };
  if (!isSecureContext) return show("insecure");
  if (!("serviceWorker" in navigator)) return show("unsupported");
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  let asked = false;
  serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    else if (wasControlled) offer(() => location.reload());
  });
  /** @param {() => void} take */
  const offer = (take) =>
    page.notify({ id: "new-version", text: t("new-version"), actions: [{ act: "reload", label: t("reload"), run: take }] });
  /** @param {ServiceWorker} waiting */
  const offerWaiting = (waiting) =>
    offer(() => {
      asked = true;
      waiting.postMessage("take over", []);
    });

  show(wasControlled ? "ready" : "preparing");
  // The first visit's precaching then finds in the browser's cache what Python's start has fetched, and keeps only files
  // with which Python did start.
  // They wait for the first match, too.
  if (!wasControlled) await page.ready.then(idle);
  try {
    const registration = await serviceWorker.register(new URL("sw.js", document.baseURI));
    if (registration.waiting && registration.active) offerWaiting(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && registration.active) offerWaiting(installing);
        if (installing.state === "redundant" && !registration.active) show("failed");
      });
    });
    await serviceWorker.ready;
    show("ready");
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
  } catch {
    // With an older worker in charge that is no failure: everything is there.
    if (!wasControlled) show("failed");
  }
}
