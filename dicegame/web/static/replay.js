// The replay: arrow keys and autoplay. Both only press what is on the page; without scripts, its links do the same.
"use strict";

const STEP_MS = 1300;
let playing = 0;

const press = (id) => {
  const link = document.querySelector(`a#${id}`);
  if (link) link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return Boolean(link);
};

function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => { if (!press("forward")) play(false); }, STEP_MS) : 0;
  dress();
}

function dress() { // the page may have been replaced
  const button = document.getElementById("autoplay");
  if (!button) return;
  const text = playing ? button.dataset.pause : button.dataset.play;
  if (button.hidden) button.hidden = false;
  if (button.textContent !== text) button.textContent = text; // the sign is drawn by the style
  if (!button.dataset.ready) {
    button.dataset.ready = "1";
    button.addEventListener("click", () => {
      if (playing) { play(false); return; }
      if (!press("forward")) press("to-begin");
      play(true);
    });
  }
}

const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "to-begin", End: "to-end" };
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest("input, select, textarea, [contenteditable], .scroll")) return; // they have keys of their own
  if (event.key === " " && !event.target.closest("a, button, summary")) {
    event.preventDefault();
    document.getElementById("autoplay").click();
  } else if (event.key in KEYS) {
    event.preventDefault();
    play(false);
    press(KEYS[event.key]);
  }
});
document.addEventListener("pointerdown", (event) => { if (event.target.closest("#at")) play(false); });
new MutationObserver(dress).observe(document.body, { childList: true });
dress();
