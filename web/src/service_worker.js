/** The service worker: keeps everything that the page needs, so that after one visit it works without a network. */
import { createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

precacheAndRoute(SITE.precache);
registerRoute(new NavigationRoute(createHandlerBoundToURL("index.html")));

// The first visit's page may need a new Python when the network has gone; so it is served from here at once.
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

// A new version waits until somebody asks for it: nothing changes in the middle of a match.
worker.addEventListener("message", (event) => {
  if (event.data === "take over") worker.skipWaiting();
});
