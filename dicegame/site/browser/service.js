// The service worker: it serves the files of the site, and passes every other request on to the page that runs Python.
// It keeps no state: a browser may end it at any time. SITE is written above this line when the site is built.
"use strict";

const HOME = new URL("./", location.href);
const OWN = SITE.prefix + HOME.pathname + " "; // other sites of the same host may be built like this one
const KEPT = OWN + SITE.version;
const POLICIES = { // the pages in the frame bring their own; so does the first page, but for what only a header can say
  "text/html": "frame-ancestors 'none'",
  "text/javascript": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
};

// Files are kept unpacked, each with the name under which the pages know it. One that has not changed is not loaded again.
async function known(name) {
  for (const cache of await caches.keys()) {
    const old = await (await caches.open(cache)).match(new URL(name, HOME));
    if (old && old.headers.get("x-hash") === SITE.files[name].hash) return old;
  }
  return null;
}

async function get(name) {
  const { stored, hash, type } = SITE.files[name];
  const old = await known(name);
  if (old) return old;
  const found = await fetch(new URL(stored, HOME), { integrity: hash, cache: "no-cache" });
  if (!found.ok) throw new Error(`${found.status} ${stored}`);
  const body = stored.endsWith(".gz") ? found.body.pipeThrough(new DecompressionStream("gzip")) : found.body;
  return new Response(body, { headers: { "x-hash": hash, "content-type": type, "content-security-policy": POLICIES[type] || "default-src 'none'" } });
}

// A browser that has no room left for a file loads it from the network each time.
async function put(name, found) {
  try {
    await (await caches.open(KEPT)).put(new URL(name, HOME), found);
    return true;
  } catch {
    return false;
  }
}

async function keep(names) {
  const cache = await caches.open(KEPT);
  let loaded = 0;
  const all = names.reduce((sum, name) => sum + SITE.files[name].size, 0);
  const kept = await Promise.all(names.map(async (name) => {
    const there = await cache.match(new URL(name, HOME)) || await put(name, await get(name));
    loaded += SITE.files[name].size;
    await tell({ loaded, all });
    return there;
  }));
  return kept.every(Boolean);
}

async function tell(message) {
  for (const page of await clients.matchAll({ type: "window", includeUncontrolled: true })) page.postMessage(message);
}

const first = Object.keys(SITE.files).filter((name) => !SITE.files[name].later);

addEventListener("install", (event) => event.waitUntil(keep(first)));

addEventListener("activate", (event) => event.waitUntil((async () => {
  const kept = await Promise.all(Object.keys(SITE.files).map(async (name) => await known(name) && name));
  await keep(kept.filter(Boolean));
  const old = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
})()));

addEventListener("message", (event) => {
  if (event.data === "update") skipWaiting();
  if (event.data === "the rest") event.waitUntil(keep(Object.keys(SITE.files)).then((complete) => tell({ complete })));
});

addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (address.origin !== HOME.origin || !address.pathname.startsWith(HOME.pathname)) return;
  const name = address.pathname.slice(HOME.pathname.length) || "index.html";
  if (name in SITE.files) event.respondWith(file(name));
  else if (name.startsWith("app/")) event.respondWith(event.request.destination === "document" ? shell(address) : ask(event.request, address));
});

async function file(name) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(new URL(name, HOME));
  if (kept) return kept;
  const found = await get(name);
  await put(name, found.clone());
  return found;
}

// The address of a page as the app knows it.
const inApp = (address) => address.pathname.slice(HOME.pathname.length + "app".length) + address.search;

// An address of the app that is opened by itself: the shell opens it in its frame.
const shell = (address) => Response.redirect(new URL("./#" + inApp(address), HOME));

async function ask(request, address) {
  const body = await request.arrayBuffer();
  const question = { method: request.method, path: inApp(address), headers: [...request.headers], body };
  for (const page of await clients.matchAll({ type: "window" })) {
    const name = new URL(page.url).pathname.slice(HOME.pathname.length);
    if (name && !/^\w+\.html$/.test(name)) continue; // a page of the app, or a file in another tab, which would never answer
    const answer = await asked(page, question);
    if (answer) return answer;
  }
  return Response.error();
}

function asked(page, question) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    let out = null;
    const body = new ReadableStream({
      start: (controller) => { out = controller; },
      cancel: () => port1.postMessage("gone"),
    });
    port1.onmessage = ({ data }) => {
      if (data.status) done(new Response([204, 205, 304].includes(data.status) ? null : body, { status: data.status, headers: data.headers }));
      else if (data.bytes) { try { out.enqueue(data.bytes); } catch { } } // the page has left
      else if (data.end) { try { out.close(); } catch { } }
      else if (data.broken) done(Response.error());
      else done(null); // another tab, without Python
    };
    page.postMessage({ ask: question }, [port2]);
  });
}
