/** Offers to install the page on the device, as soon as the browser says that it can be (Chrome, Edge, Chromebooks). */

/** @param {import("./page.js").Page} page */
export function offerInstall(page) {
  /** @param {(() => void) | null} install */
  const offer = (install) => {
    page.install = install;
    page.draw();
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // or the browser may show a bar of its own over the page
    offer(() => {
      offer(null);
      /** @type {Event & { prompt(): Promise<unknown> }} */ (event).prompt().catch(() => {}); // it can be asked again at the next visit
    });
  });
  addEventListener("appinstalled", () => offer(null));
}
