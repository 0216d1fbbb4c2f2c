// The page around the app: it starts Python in a worker, shows how far it is, and passes requests on to it.
"use strict";

{
  const part = (id) => document.getElementById(id);
  const texts = JSON.parse(part("texts").textContent);
  const frame = part("app"), progress = part("progress"), said = part("progress-said"), offer = part("offer"), refusal = part("refusal");
  const unstored = part("unstored"), whyUnstored = part("unstored-why");
  const HOME = new URL("./", location.href);
  const place = HOME.pathname + "app";
  let worker = null, wanted = location.hash.slice(1), ready = false;

  const say = (key) => {
    said.textContent = texts[key];
    said.hidden = false;
  };
  function refuse(key, reason) {
    refusal.textContent = texts[key] + (reason ? " (" + reason + ")" : "");
    refusal.hidden = false;
    progress.hidden = said.hidden = true;
  }

  // One tab at a time: two would overwrite each other's games. The second one goes on when the first is closed.
  function alone() {
    return new Promise((go, fail) => navigator.locks.request(place, { ifAvailable: true }, (lock) => {
      if (lock) { go(); return new Promise(() => {}); }
      refuse("second-tab");
      navigator.locks.request(place, () => { refusal.hidden = true; go(); return new Promise(() => {}); });
    }).catch(fail));
  }

  async function install() {
    say("loading");
    progress.hidden = false;
    const service = navigator.serviceWorker;
    service.addEventListener("message", heard);
    const controlled = new Promise((done) => {
      if (service.controller) done();
      else service.addEventListener("controllerchange", done, { once: true });
    });
    const registration = await service.register("service.js", { scope: "./", updateViaCache: "none" });
    const waits = () => { if (registration.waiting && service.controller) suggest(registration.waiting); };
    waits();
    registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", waits));
    await service.ready;
    if (!service.controller && !sessionStorage.getItem("again")) setTimeout(reloaded, 3000); // after a forced reload, no page is controlled
    await controlled;
    sessionStorage.removeItem("again");
  }
  function reloaded() {
    if (navigator.serviceWorker.controller) return;
    sessionStorage.setItem("again", "1");
    location.reload();
  }

  function suggest(waiting) {
    offer.hidden = false;
    offer.querySelector("button").onclick = () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage("update");
    };
  }

  function heard({ data, ports }) {
    if (data.ask) {
      if (worker) worker.postMessage({ ask: data.ask }, ports);
      else ports[0].postMessage({});
    } else if (data.complete) say("offline-ready");
    else if (data.all) [progress.max, progress.value] = [data.all, data.loaded];
  }

  function start() {
    say("starting");
    progress.removeAttribute("value");
    worker = new Worker("worker.js", { type: "module" });
    worker.onerror = (event) => refuse("broken", event.message);
    worker.onmessage = ({ data }) => {
      if (data.stage === "broken") refuse("broken", data.reason);
      else if (data.stage === "ready") go();
      else if (data.stored) stored();
      else notStored(data);
    };
    worker.postMessage({ start: { place: { origin: location.origin, prefix: place }, folder: "/data" + HOME.pathname.replace(/\/$/, ""), languages: navigator.languages.join(",") } });
  }

  // What the browser does not store is kept in memory: as long as that lasts, the page says so and offers a download.
  let thanks = 0;
  function notStored({ unread, reason }) {
    clearTimeout(thanks);
    const why = unread ? texts.unread : reason === "QuotaExceededError" ? texts.full : texts.unstored + " (" + reason + ")";
    if (whyUnstored.textContent !== why) whyUnstored.textContent = why;
    unstored.dataset.now = "";
    unstored.hidden = false;
  }
  function stored() {
    if (!("now" in unstored.dataset)) return;
    delete unstored.dataset.now;
    whyUnstored.textContent = texts["stored-again"];
    thanks = setTimeout(() => { unstored.hidden = true; }, 5000);
  }
  addEventListener("beforeunload", (event) => { if ("now" in unstored.dataset) event.preventDefault(); });

  function go() {
    ready = true;
    say("ready");
    progress.hidden = true;
    document.documentElement.dataset.ready = "";
    navigator.serviceWorker.controller.postMessage("the rest");
    if (navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(() => {});
    if (wanted) show(wanted);
  }

  function show(path) {
    document.documentElement.classList.remove("waiting");
    document.documentElement.classList.add("open");
    frame.hidden = false;
    frame.src = place + path;
  }

  // A tap before the app is ready is kept, and the progress stays in sight.
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="app/"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    wanted = link.getAttribute("href").slice("app".length);
    if (ready) {
      show(wanted);
      return;
    }
    document.documentElement.classList.add("waiting");
    if (refusal.hidden) say("soon");
  });

  // The address of the shell says where the app is, so that a reload leads back there.
  const follow = () => {
    const inside = frame.contentWindow.location;
    if (!inside.pathname.startsWith(place)) return;
    history.replaceState(null, "", "#" + inside.pathname.slice(place.length) + inside.search);
    document.title = frame.contentDocument.title;
  };
  frame.addEventListener("load", async () => {
    follow();
    frame.contentDocument.addEventListener("swapped", follow);
    if (!ready || await navigator.serviceWorker.getRegistration()) return;
    await install(); // somebody deleted the data of this page: the games are still in memory
    said.hidden = progress.hidden = true;
    frame.contentWindow.location.reload();
  });
  document.addEventListener("visibilitychange", () => { if (!frame.hidden) follow(); });

  if (!isSecureContext) refuse("insecure");
  else if (!("serviceWorker" in navigator && "locks" in navigator && "DecompressionStream" in self)) refuse("old-browser");
  else alone().then(install).then(start).catch((error) => refuse(error.name === "SecurityError" ? "blocked" : "broken", error.message));
}
