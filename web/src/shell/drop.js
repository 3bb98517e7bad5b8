/** Takes files that are dragged onto the page: a screen may want them, and else their matches are added. The browser never opens them. */
import { importFiles } from "../library/files.js";

/** @param {import("./page.js").Page} page */
export function offerDrop(page) {
  const { dataset } = document.documentElement;
  window.addEventListener("dragover", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    dataset.dropping = "true";
  });
  window.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) delete dataset.dropping;
  });
  window.addEventListener("drop", (event) => {
    delete dataset.dropping;
    if (!holdsFiles(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    const taken = page.screen?.takeFiles?.(files) ?? importFiles(page, files);
    taken
      .catch((error) => page.tell(error))
      .finally(() => page.screen?.changed?.());
  });
}

/** @param {DragEvent} event */
function holdsFiles(event) {
  return event.dataTransfer?.types.includes("Files") ?? false;
}
