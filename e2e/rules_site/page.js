// Starts the worker and keeps what it reports where the browser's driver can read it.
// The headers of the site are those of Rollbook's own, with its Trusted Types.
const createScriptURL = (address) => address;
const scripts = window.trustedTypes?.createPolicy("rollbook", { createScriptURL }) ?? { createScriptURL };
const worker = new Worker(scripts.createScriptURL(new URL("worker.js", import.meta.url).href), { type: "module" });
window.report = new Promise((resolve, reject) => {
  worker.addEventListener("message", (event) => resolve(event.data));
  worker.addEventListener("error", (event) => reject(new Error(event.message)));
});
window.report.catch(() => {}).finally(() => (window.reported = true)); // whatever awaits it is told
