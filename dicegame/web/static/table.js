// All of the script there is. Every page works without it; with it pages change in place, and show what others do.
"use strict";

const main = () => document.getElementById("main");
let latest = 0; // answers that were overtaken are dropped

async function swap(address, options, keep) {
  const mine = ++latest;
  const focused = document.activeElement && document.activeElement.id;
  let answer;
  try {
    answer = await fetch(address, { ...options, headers: { ...(options && options.headers), "X-Swap": "1" } });
  } catch {
    return; // no line: the next event, or the person, tries again
  }
  const text = await answer.text();
  if (mine !== latest) return;
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const next = fresh.getElementById("main");
  if (!next) { location.assign(answer.url); return; }
  main().replaceWith(next);
  document.title = fresh.title;
  if (!keep && answer.url !== location.href) history.pushState(null, "", answer.url);
  const target = focused && document.getElementById(focused);
  if (target) target.focus({ preventScroll: true });
  else if (!keep) (document.getElementById("confirm") || main()).focus({ preventScroll: true });
  listen();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (!link.hasAttribute("data-swap") && !link.closest(".board")) return;
  const address = link.getAttribute("href") || link.getAttribute("xlink:href");
  event.preventDefault();
  swap(address);
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.hasAttribute("data-swap")) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  if (form.method === "get") swap(form.action + "?" + body);
  else swap(form.action, { method: "POST", body });
});

document.addEventListener("change", (event) => {
  const form = event.target.form;
  if (form && form.hasAttribute("data-auto")) form.requestSubmit();
});

addEventListener("popstate", () => swap(location.href, undefined, true));

// What others do: the server says that something changed, and the page is asked for again.
let source = null, place = "", version = "";
function listen() {
  const live = document.getElementById("live");
  const address = live ? live.dataset.events : "";
  if (live) version = live.dataset.version;
  if (address === place) return;
  if (source) source.close();
  place = address;
  if (!address) return;
  source = new EventSource(address);
  source.onmessage = (event) => { if (event.data !== version) refresh(); };
}
function refresh() {
  const field = document.activeElement;
  if (field && main().contains(field) && field.matches("input[type=text], input:not([type]), select, textarea")) {
    if (field.value !== (field.defaultValue ?? "")) { field.addEventListener("blur", refresh, { once: true }); return; }
  }
  swap(location.href, undefined, true);
}
document.addEventListener("visibilitychange", () => { if (!document.hidden && place) refresh(); });
listen();
