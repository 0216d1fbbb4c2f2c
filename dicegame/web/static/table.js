// Every page works without scripts. With them, pages change in place and show what others do, and a tap waits for the line.
"use strict";

const main = () => document.getElementById("main");
const fields = (root = main()) => [...root.querySelectorAll("input:not([type=hidden], [type=file]), select, textarea")];
const named = (field) => field.id || field.name + "=" + field.value; // choices need no id
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
let byKeys = false; // a key was the last thing pressed: then the focus goes to the first hex, too
let leaving = false; // the address is that of another page already
const offline = document.documentElement.hasAttribute("data-offline"); // the page stands in for another
const NOTE_MS = 200;
const taps = []; // what was tapped meanwhile, by id: it is meant for what the answer brings

async function swap(address, options, keep, id, back) {
  const mine = ++latest;
  if (!keep) [acting, tapped, posting] = [mine, id || "", Boolean(options)];
  const before = new Map(fields().map((field) => [named(field), keep ? given(field) : field[what(field)]]));
  const sent = { ...options, headers: { "X-Swap": "1" } };
  if (!keep) memory.keep(address, options);
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
  const arrived = new Map(fields(next).map((field) => [named(field), field]));
  for (const field of fields()) { // what was typed since then is not in the answer yet: it stays
    const newer = field[what(field)] !== before.get(named(field)) && arrived.get(named(field));
    if (!newer) continue;
    newer[what(field)] = field[what(field)];
    const tell = () => newer.dispatchEvent(new Event("change", { bubbles: true }));
    newer.addEventListener("blur", tell, { once: true });
    newer.addEventListener("change", () => newer.removeEventListener("blur", tell), { once: true });
  }
  for (const opened of main().querySelectorAll("details[open] > summary")) {
    for (const summary of next.querySelectorAll("details > summary")) { // its text may have changed with what it counts
      if (opened.id ? summary.id === opened.id : summary.textContent === opened.textContent) summary.parentElement.open = true;
    }
  }
  const caret = inside && focused.setSelectionRange ? [focused.selectionStart, focused.selectionEnd] : [null, null];
  const kindOf = (root) => (root.querySelector("#live")?.className || "").split(" ")[0];
  const begins = kindOf(main()) !== kindOf(next); // a game begins at the top of its page
  const frame = main().querySelector(".duchy"), at = frame ? [frame.scrollLeft, frame.scrollTop] : [0, 0];
  main().replaceWith(next);
  for (const land of next.querySelectorAll(".duchy")) land.scrollTo(...at); // a wide duchy scrolls in its frame
  document.dispatchEvent(new Event("swapped"));
  if (begins && !back) scrollTo(0, 0);
  document.body.className = fresh.body.className;
  if (got.late) line.thank();
  const step = !keep && document.title !== fresh.title && new URL(address, location.href).hash.slice(1); // of a long form
  document.title = fresh.title;
  document.getElementById("icon").href = fresh.getElementById("icon").getAttribute("href");
  const place = answer.redirected || !options; // where a refusal comes from cannot be visited
  if (!keep && !back && place && answer.url !== location.href) past.add(new URL(answer.url));
  visited = here();
  if (back) typed.put((history.state || {}).typed);
  leaving = false;
  typed.note();
  for (const link of document.querySelectorAll(".languages a")) link.href = past.inLanguage(link.lang);
  const found = (id) => id && document.getElementById(id);
  const same = inside && found(focused.id);
  const ahead = !keep && !same && (found("confirm") || found("go-on") || byKeys && next.querySelector(".play a.lit"));
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

// What was typed and not sent yet belongs to its place in the history: it is still there after a reload and on the way back.
const typed = {
  now: () => {
    const all = document.documentElement.hasAttribute("data-posted"); // the address does not have what was sent
    return Object.fromEntries(fields().filter((field) => all || field[what(field)] !== given(field)).map((field) => [named(field), field[what(field)]]));
  },
  note: () => {
    typed.last = Date.now();
    if (!leaving && !offline) history.replaceState({ ...history.state, typed: typed.now() }, "");
  },
  soon: () => { // browsers limit how often the history changes
    clearTimeout(typed.timer);
    if (Date.now() - typed.last > NOTE_MS) typed.note();
    else typed.timer = setTimeout(typed.note, NOTE_MS);
  },
  last: 0,
  timer: 0,
  put: (values) => {
    for (const field of fields()) if (values && named(field) in values) field[what(field)] = values[named(field)];
  },
  carry: (place) => { try { sessionStorage.setItem("typed", JSON.stringify([place, typed.now()])); } catch { } }, // into another language
  carried: () => {
    try {
      const [place, values] = JSON.parse(sessionStorage.getItem("typed")) || [];
      sessionStorage.removeItem("typed");
      return place === location.pathname ? values : null;
    } catch { return null; }
  },
};

// Going back leaves a table, or a step of a form, and does not go through every tap. A form is never emptied by it.
const past = {
  form: () => [...main().querySelectorAll("form[data-steps]")].pop(),
  step: (form, address) => form.dataset.steps.split(" ").map((name) => address.searchParams.get(name)).join(" "),
  add: (to) => {
    const form = past.form(), here = new URL(location.href);
    const same = to.pathname === here.pathname;
    const within = same && !form && !document.getElementById("entry"); // each question about a photo is a place of its own
    if (same && form ? past.step(form, to) === past.step(form, here) : within && history.state && history.state.within) history.replaceState({ within }, "", to);
    else {
      if (form) history.replaceState(null, ""); // what was typed has been sent
      history.pushState({ within }, "", to);
    }
  },
  back: () => { // to another step of a form, with what was entered since
    const form = past.form(), to = new URL(location.href);
    if (!form || new URL(form.action).pathname !== to.pathname) return to;
    const entered = new URLSearchParams(new FormData(form));
    for (const name of form.dataset.steps.split(" ")) {
      entered.delete(name);
      if (to.searchParams.has(name)) entered.set(name, to.searchParams.get(name));
    }
    to.search = entered;
    history.replaceState(history.state, "", to);
    return to;
  },
  inLanguage: (language) => {
    const query = new URLSearchParams(location.search);
    query.set("lang", language);
    return location.pathname + "?" + query;
  },
};

const memory = { // a tap that waits for the line is not lost when the page is loaded again
  keep: (address, options) => { try { sessionStorage.setItem("tap", JSON.stringify([location.pathname, address, options ? String(options.body) : null])); } catch { } },
  forget: () => { try { sessionStorage.removeItem("tap"); } catch { } },
  recall: () => { try { return JSON.parse(sessionStorage.getItem("tap")) || []; } catch { return []; } },
};

addEventListener("keydown", () => { byKeys = true; });
addEventListener("pointerdown", () => {
  byKeys = false;
  released = new Promise((done) => {
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(done, 50), { once: true });
    setTimeout(done, 1000);
  });
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (link.closest(".languages")) { // the same place in the history
    event.preventDefault();
    typed.carry(link.pathname);
    location.replace(link.href);
    return;
  }
  if (!link.hasAttribute("data-swap") && !link.closest(".board")) return;
  const twin = link.id && document.querySelector(`button[data-hex="${link.id}"]`); // the button of a castle
  if (twin) {
    event.preventDefault();
    twin.click();
    return;
  }
  const address = link.getAttribute("href") || link.getAttribute("xlink:href");
  if (address.startsWith("#")) return; // a part of the same page
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

document.addEventListener("click", (event) => { // the keys beside a number
  const key = event.target.closest("[data-step]");
  if (!key) return;
  const number = key.parentElement.querySelector("input");
  const value = Number(number.value || number.placeholder) + Number(key.dataset.step);
  if (value < number.min || value > number.max) return;
  number.value = value;
  number.dispatchEvent(new Event("change", { bubbles: true }));
});

document.addEventListener("input", typed.soon);
document.addEventListener("change", typed.note);
document.addEventListener("change", (event) => {
  const form = event.target.form;
  if (!form || !form.hasAttribute("data-auto")) return;
  form.setAttribute("aria-busy", "true"); // what was made for the last choice is not offered for this one
  form.requestSubmit(form.querySelector("button.hide")); // it stays on this step
});

const here = () => location.pathname + location.search;
let visited = here();
addEventListener("popstate", () => {
  if (here() === visited) return; // a link to a part of the same page is no new page
  visited = here();
  leaving = true;
  swap(past.back().href, undefined, false, "", true);
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
if (!offline) {
  typed.put((history.state || {}).typed);
  typed.put(typed.carried());
  typed.note();
  const [kept, address, body] = memory.recall();
  const changed = document.querySelector("form[data-auto]"); // also by a choice that was made before this script ran
  if (kept === location.pathname) swap(address, body === null ? undefined : { method: "POST", body: new URLSearchParams(body) }, false);
  else if (changed && [...changed.elements].some((field) => fields().includes(field) && field[what(field)] !== given(field))) changed.requestSubmit(changed.querySelector("button.hide"));
}
