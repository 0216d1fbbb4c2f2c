// Every page works without scripts. With them, pages change in place and show what others do, and a tap waits for the line.
"use strict";

const main = () => document.getElementById("main");
const fields = () => [...main().querySelectorAll("input:not([type=hidden])[id], select[id], textarea[id]")];
const what = (field) => field.type === "checkbox" || field.type === "radio" ? "checked" : "value";
const given = (field) => { // what the page came with
  if (!field.options) return what(field) === "checked" ? field.defaultChecked : field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) || field.options[0]).value;
};
let latest = 0; // answers that were overtaken are dropped
let released = Promise.resolve(); // nothing is replaced under a finger: the tap would be lost
let acting = 0; // what others do waits for the answer to what this phone does
let tapped = ""; // what this phone does
let posting = false; // a form is on its way: nothing else may take its place
const taps = []; // what was tapped meanwhile, by id: it is meant for what the answer brings

async function swap(address, options, keep, id) {
  const mine = ++latest;
  if (!keep) [acting, tapped, posting] = [mine, id || "", Boolean(options)];
  const before = new Map(fields().map((field) => [field.id, keep ? given(field) : field[what(field)]]));
  const sent = { ...options, headers: { "X-Swap": "1" } };
  if (posting && !keep) memory.keep(address, options.body);
  const got = await line.send(address, sent, keep ? null : () => acting === mine);
  await released;
  if (acting === mine) {
    [acting, posting] = [0, false];
    memory.forget();
  }
  if (!got) return; // something newer was tapped, or a refresh failed: the next event tries again
  if (mine !== latest) return;
  const { answer, text } = got;
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const next = fresh.getElementById("main");
  if (!next) { location.assign(options ? location.href : answer.url); return; }
  const focused = document.activeElement;
  const inside = main().contains(focused);
  for (const field of fields()) { // what was typed since then is not in the answer yet: it stays
    const newer = field[what(field)] !== before.get(field.id) && next.querySelector("#" + CSS.escape(field.id));
    if (!newer) continue;
    newer[what(field)] = field[what(field)];
    const tell = () => newer.dispatchEvent(new Event("change", { bubbles: true }));
    newer.addEventListener("blur", tell, { once: true });
    newer.addEventListener("change", () => newer.removeEventListener("blur", tell), { once: true });
  }
  for (const opened of main().querySelectorAll("details[open] > summary")) {
    for (const summary of next.querySelectorAll("details > summary")) {
      if (summary.textContent === opened.textContent) summary.parentElement.open = true;
    }
  }
  const caret = inside && focused.setSelectionRange ? [focused.selectionStart, focused.selectionEnd] : [null, null];
  main().replaceWith(next);
  if (got.late) line.thank();
  const step = !keep && document.title !== fresh.title && new URL(address, location.href).hash.slice(1); // of a long form
  document.title = fresh.title;
  document.getElementById("icon").href = fresh.getElementById("icon").getAttribute("href");
  const place = answer.redirected || !options; // where a refusal comes from cannot be visited
  if (!keep && place && answer.url !== location.href) history.pushState(null, "", answer.url);
  visited = here();
  const found = (id) => id && document.getElementById(id);
  const same = inside && found(focused.id);
  const ahead = !keep && !same && (found("confirm") || found("go-on"));
  if (found(step)) {
    main().focus({ preventScroll: true });
    found(step).scrollIntoView();
  } else if (same) same.focus({ preventScroll: true });
  else if (ahead) ahead.focus(); // and it comes into sight
  else if (inside || !keep) main().focus({ preventScroll: true });
  if (same && same.setSelectionRange && caret[1] !== null) same.setSelectionRange(...caret);
  else if (same && same.type === "number") [same.value, same.value] = ["", same.value]; // its caret can only be sent to the end
  listen();
  document.dispatchEvent(new Event("swapped"));
  if (acting) return;
  const due = found(taps.shift());
  if (due) due.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  else taps.length = 0;
}

function later(element) {
  if (!acting) return false;
  if (line.dead() && !posting) { // without a line, another choice takes the place of the last one
    taps.length = 0;
    return false;
  }
  if (!element || !element.id) return posting;
  if (element.id !== tapped) taps.push(element.id); // twice the same is a slip
  return true;
}

const memory = { // a form that waits for the line is not lost when the page is loaded again
  keep: (address, body) => { try { sessionStorage.setItem("tap", JSON.stringify([location.pathname, address, String(body)])); } catch { } },
  forget: () => { try { sessionStorage.removeItem("tap"); } catch { } },
  recall: () => { try { return JSON.parse(sessionStorage.getItem("tap")) || []; } catch { return []; } },
};

addEventListener("pointerdown", () => {
  released = new Promise((done) => {
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(done, 50), { once: true });
    setTimeout(done, 1000);
  });
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (!link.hasAttribute("data-swap") && !link.closest(".board")) return;
  const address = link.getAttribute("href") || link.getAttribute("xlink:href");
  event.preventDefault();
  if (!later(link)) swap(address, undefined, false, link.id);
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.hasAttribute("data-swap")) return;
  event.preventDefault();
  if (later(event.submitter)) return;
  const id = event.submitter && event.submitter.id;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const address = new URL(form.action);
  if (form.method === "get") address.search = body;
  swap(address.href, form.method === "get" ? undefined : { method: "POST", body }, false, id);
});

document.addEventListener("change", (event) => {
  const form = event.target.form;
  if (form && form.hasAttribute("data-auto")) form.requestSubmit();
});
for (const form of document.querySelectorAll("form[data-auto]")) { // a choice made before this script ran
  if ([...form.elements].some((field) => field.checked !== field.defaultChecked)) form.requestSubmit();
}

const here = () => location.pathname + location.search;
let visited = here();
addEventListener("popstate", () => { // a link to a part of the same page is no new page
  if (here() !== visited) swap(location.href, undefined, true);
  visited = here();
});

// What others do: the server announces a change, and the page is loaded again.
let source = null, place = "", version = "", announced = "";
let heard = 0, closed = 0, silent = 0;
const SILENT_MS = 50000, REOPEN_MS = 2000, PATIENCE_MS = 3000; // the server says something at least every 20 seconds
function listen() {
  const live = document.getElementById("live");
  const address = live ? live.dataset.events : "";
  if (live) version = live.dataset.version;
  if (address === place) {
    if (Number(announced) > Number(version)) refresh();
    return;
  }
  place = address;
  connect();
}
function connect() {
  if (source) source.close();
  clearTimeout(closed);
  announced = "";
  if (!place) return;
  source = new EventSource(place);
  lost();
  source.onopen = present;
  source.onmessage = (event) => {
    present();
    announced = event.data;
    if (announced !== version) refresh();
  };
  source.onerror = () => {
    lost();
    if (source.readyState === EventSource.CLOSED) closed = setTimeout(connect, REOPEN_MS);
  };
}
function present() {
  heard = Date.now();
  clearTimeout(silent);
  silent = 0;
  line.gone(false);
}
function lost() { // a stream that ends and comes back at once is nothing to tell
  if (!silent) silent = setTimeout(() => line.gone(true), PATIENCE_MS);
}
setInterval(() => { if (place && Date.now() - heard > SILENT_MS) { heard = Date.now(); connect(); } }, 5000);
function refresh() {
  if (acting) return; // the answer will be compared with the announced version
  swap(location.href, undefined, true);
}
document.addEventListener("visibilitychange", () => { if (!document.hidden && place) refresh(); });
addEventListener("online", () => { if (place) connect(); });
listen();
const [kept, address, body] = memory.recall();
if (kept === location.pathname) swap(address, { method: "POST", body: new URLSearchParams(body) }, false);
