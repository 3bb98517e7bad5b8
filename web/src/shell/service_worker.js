/** The service worker: after one visit the page works without a network, from files that are as they were built. */
import { Kept } from "./kept.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { registration } = worker;
const { scope } = registration;
const kept = new Kept(scope);
/** The page's own text is part of this script, which the browser keeps by itself. So no other page can take its place. */
const PAGE = { headers: { ...SITE.headers, "Content-Type": "text/html; charset=utf-8" } };
const PAGES = new Set([scope, new URL("index.html", scope).href]);

worker.addEventListener("install", (event) => event.waitUntil(install()));

// A page of the first visit may need a new Python when the network has gone; so it is served from here at once.
worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), kept.deleteOlder(registration)]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(scope)) return;
  if (kept.has(address)) event.respondWith(kept.answer(address, request.cache === "reload"));
  else if (PAGES.has(address)) event.respondWith(new Response(SITE.page, PAGE));
  // A page of an older version asks for its own files.
  else event.respondWith(caches.match(address).then((found) => found ?? fetch(request)));
});

// "check", or "take over": a new version waits until somebody asks for it, as nothing may change in the middle of a match.
worker.addEventListener("message", (event) => {
  event.waitUntil(answer(event.data, event.ports[0]));
});

/** What has arrived stays where this fails, so that the next attempt has less to do. */
async function install() {
  if (!(await kept.check())) throw new Error("Not all files could be had as they were built.");
}

/**
 * @param {unknown} asked
 * @param {MessagePort} [port]
 */
async function answer(asked, port) {
  const whole = await kept.check().catch(() => false);
  if (asked === "take over" && whole) await worker.skipWaiting();
  port?.postMessage({ whole, version: SITE.version });
  await kept.deleteOlder(registration);
}
