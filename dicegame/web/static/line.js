// The connection to the server. What a phone sends is sent again until an answer comes, and the page says so.
"use strict";

const line = (() => {
  const note = document.getElementById("line");
  const ANSWER_MS = 30000, WORK_MS = 1000, PAUSE_MS = 1000, LONGEST_PAUSE_MS = 5000, THANKS_MS = 4000;
  const on = { kept: false, gone: false, sent: false, working: false }; // the first that is true is told
  let wake = () => {}; // ends the pause before the next attempt
  let thanks = 0;

  function tell(what, isTrue) {
    on[what] = isTrue;
    const told = Object.keys(on).find((key) => on[key]);
    const text = told ? note.dataset[told] : "";
    if (note.textContent !== text) note.textContent = text;
    note.classList.toggle("at-work", told === "working");
    show();
  }

  function show() { // at a table, the hand says it, so that nothing is covered
    const say = document.querySelector(".play .say");
    if (!say) return;
    if (note.textContent) say.dataset.line = note.textContent;
    else delete say.dataset.line;
    say.parentElement.classList.toggle("lost", on.kept || on.gone);
  }
  document.addEventListener("swapped", show);

  async function attempt(address, options) {
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), ANSWER_MS);
    try {
      const answer = await fetch(address, { ...options, signal: stop.signal });
      const text = await answer.text();
      // a proxy, or a server that is full, answers without a page
      return answer.status >= 500 && !text.includes('id="main"') ? null : { answer, text };
    } catch {
      return null;
    } finally {
      clearTimeout(late);
    }
  }

  const pause = (ms) => new Promise((done) => { wake = done; setTimeout(done, ms); });

  // Send until an answer comes, or until it is no longer `wanted`; a refresh is not told and tried once.
  async function send(address, options, wanted) {
    if (!wanted) {
      const found = await attempt(address, options);
      if (found) tell("gone", false);
      return found;
    }
    const slow = setTimeout(() => tell("working", true), WORK_MS);
    for (let pauses = 1; wanted(); pauses++) {
      const found = await attempt(address, options);
      if (!wanted()) break;
      if (found) {
        clearTimeout(slow);
        tell("working", false);
        tell("gone", false);
        found.late = on.kept;
        tell("kept", false);
        return found;
      }
      tell("kept", true);
      await pause(Math.min(pauses * PAUSE_MS, LONGEST_PAUSE_MS));
    }
    clearTimeout(slow);
    return null;
  }

  function thank() { // once the page shows what was sent
    clearTimeout(thanks);
    tell("sent", true);
    thanks = setTimeout(() => tell("sent", false), THANKS_MS);
  }

  // Forms that load a new page, such as a new duchy: the page stays until the answer comes.
  let leaving = 0;
  document.addEventListener("submit", (event) => {
    if (!event.target.hasAttribute("data-swap")) leaving = setTimeout(() => tell("working", true), WORK_MS);
  });
  addEventListener("pageshow", () => { clearTimeout(leaving); tell("working", false); });

  async function look() { // the home page of the last visit stands in for any page while there is no connection
    const back = await fetch("/manifest.webmanifest", { cache: "no-store" }).then((answer) => answer.ok, () => false);
    if (back) { location.reload(); return; }
    tell("gone", true);
    setTimeout(look, LONGEST_PAUSE_MS);
  }
  if (document.documentElement.hasAttribute("data-offline")) look();

  if (!document.documentElement.hasAttribute("data-on-device")) addEventListener("offline", () => tell("gone", true));
  addEventListener("online", () => wake());
  return { send, thank, dead: () => on.kept, gone: (isTrue) => { tell("gone", isTrue); if (!isTrue) wake(); } };
})();
