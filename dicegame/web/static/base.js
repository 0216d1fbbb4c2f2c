// A tap on what is lit makes its move at once, and a tap on a die lights its targets before the answer comes. This script
// knows no rule: the legal moves stand in the page, each with the parts that it is about.
"use strict";
{
  document.documentElement.classList.add("js");
  const list = () => document.querySelector(".court .all");
  const moves = () => [...document.querySelectorAll(".court .all option")].map((one) => ({
    text: one.value, to: (one.dataset.to || "").split(" "), held: (one.dataset.on || "").split(" "), workers: Number(one.dataset.w || 0),
    die: Number(one.parentElement.dataset.die || 0), buys: one.parentElement.dataset.buy !== undefined,
  }));
  const chosen = () => {
    const die = document.querySelector(".court .die.on[data-die]"), held = document.querySelector(".court .sto.on");
    return { die: die ? Number(die.dataset.die) : 0, held: held ? held.id : "", buying: Boolean(document.querySelector(".court .black.on")) };
  };
  function fitting(part) {
    const now = chosen();
    const found = moves().filter((one) => one.to.includes(part) && (!now.die || one.die === now.die || !one.die) && (!now.held || !one.held[0] || one.held.includes(now.held)) && one.buys === now.buying);
    const least = Math.min(...found.map((one) => one.workers));
    return found.filter((one) => one.workers === least);
  }
  function light(die) {
    const price = new Map();
    for (const one of moves()) {
      if (one.die !== die || (one.workers && one.to[0].startsWith("g"))) continue;
      for (const part of one.to) price.set(part, Math.min(one.workers, price.get(part) ?? 9));
    }
    if (!price.size) return; // the list of a chosen die has no moves of the other
    document.querySelector(".court").classList.add("choosing");
    for (const part of document.querySelectorAll(".court a:is(.t, .e, .gs):not(.sto)")) {
      part.classList.remove("pay", "on");
      part.classList.toggle("lit", price.has(part.id));
      if (price.get(part.id)) part.classList.add("pay");
    }
  }
  // A duchy that is too large for its frame shows at least one hex that is lit. Faces may not have come yet.
  function show() {
    const frame = document.querySelector(".court .duchy"), land = frame && frame.querySelector(".land");
    if (!land || (frame.scrollWidth <= frame.clientWidth && frame.scrollHeight <= frame.clientHeight)) return;
    const { left, right, top, bottom } = frame.getBoundingClientRect(), scale = land.getScreenCTM();
    const lit = [...land.querySelectorAll("a.e.lit > use")].map((one) => new DOMPoint(one.getAttribute("x"), one.getAttribute("y")).matrixTransform(scale));
    const shown = ({ x, y }) => x > left + 19 && x < right - 19 && y > top + 22 && y < bottom - 22;
    if (lit.length && !lit.some(shown)) frame.scrollBy(lit[0].x - (left + right) / 2, lit[0].y - (top + bottom) / 2);
  }
  // The parts of pictures have their names in the addresses only, which keeps pages small.
  function name() {
    for (const link of document.querySelectorAll(".court svg a:not([id])")) {
      const part = link.href.baseVal.match(/on=(\w+)$/);
      if (part) link.id = part[1];
    }
  }
  name();
  document.addEventListener("swapped", name);
  document.addEventListener("swapped", show);
  addEventListener("load", show);
  addEventListener("resize", show);
  document.addEventListener("click", (event) => {
    const link = event.target.closest(".court a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    if (link.dataset.die && link.search.startsWith("?die")) light(Number(link.dataset.die));
    const best = link.classList.contains("lit") && list() ? fitting(link.id) : [];
    if (best.length !== 1 || new Set(best.map((one) => one.text)).size !== 1) {
      if (link.matches("svg a")) link.setAttribute("data-swap", "");
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (later(link)) return;
    const body = new URLSearchParams(new FormData(list()));
    body.set("turn", best[0].text);
    swap(list().action, { method: "POST", body }, false, link.id);
  }, true);
}
