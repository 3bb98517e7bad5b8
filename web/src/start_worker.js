/** @returns {Worker} the worker that holds Python; it begins to load by itself */
export function startWorker() {
  return new Worker(new URL(SITE.worker, document.baseURI), { type: "module" });
}
