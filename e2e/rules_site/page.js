// Starts the worker and keeps what it reports where the browser's driver can read it.
const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
window.report = new Promise((resolve, reject) => {
  worker.addEventListener("message", (event) => resolve(event.data));
  worker.addEventListener("error", (event) => reject(new Error(event.message)));
});
window.report.catch(() => {}).finally(() => (window.reported = true)); // whoever awaits it is told
