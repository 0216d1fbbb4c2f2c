// Without a connection: the companion of the phone, the rules and the last home page are shown as they were.
"use strict";

const KEPT = "kept-3";
const PAGES = ["/", "/rules", "/companion/phone", "/companion/phone?variant=solo"];
const FILES = ["style.css", "line.js", "table.js", "moments.js", "share.js", "companion.js", "icons.svg", "hero.svg", "game-dice.svg", "game-base.svg", "bot-random.svg", "bot-greedy.svg", "bot-planner.svg", "bot-search.svg", "bot-expert.svg", "sans.woff2", "sans-bold.woff2", "display.woff2", "icon.svg", "icon-turn.svg", "icon-192.png"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([...PAGES, ...FILES.map((name) => "/static/" + name)])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || address.pathname.endsWith("/events")) return;
  const ours = address.pathname.startsWith("/static/") || PAGES.includes(address.pathname);
  if (!ours && request.mode !== "navigate") return;
  event.respondWith(fetch(request).then(async (answer) => {
    if (ours && answer.ok && !request.headers.has("X-Swap") && !address.searchParams.has("lang")) await (await caches.open(KEPT)).put(request, answer.clone());
    return answer;
  }).catch(async (error) => {
    const kept = await caches.match(request, { ignoreSearch: !address.searchParams.has("variant"), ignoreVary: true });
    if (kept && address.pathname !== "/") return kept;
    const home = request.mode === "navigate" && await caches.match("/", { ignoreVary: true });
    if (!home) throw error;
    // the address stays, and the page knows that it stands in for another
    return new Response((await home.text()).replace("<html", "<html data-offline"), { headers: home.headers });
  }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(self.clients.matchAll({ type: "window" }).then((open) => {
    const same = open.find((one) => new URL(one.url).pathname === new URL(address).pathname);
    return same ? same.focus() : self.clients.openWindow(address);
  }));
});
