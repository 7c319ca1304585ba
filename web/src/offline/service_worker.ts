/** Keeps the files of this version, for starting without a network. A new version waits until a player takes it, or until no tab is open. */
import { clientsClaim } from "workbox-core";
import {
  cleanupOutdatedCaches,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { PAGE } from "../edition";

declare const PRECACHED: PrecacheEntry[]; // written by vite.config.ts
declare function skipWaiting(): void;

if (!PAGE) {
  // A server's pages come from the server, so that they are of its version; from here only if it does not answer.
  const plugins = [new PrecacheFallbackPlugin({ fallbackURL: "/index.html" })];
  registerRoute(new NavigationRoute(new NetworkOnly({ plugins }), { denylist: [/^\/api\//] }));
}
precacheAndRoute(PRECACHED);
cleanupOutdatedCaches();
clientsClaim();
self.addEventListener("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") skipWaiting();
});
