// The companion: the screen stays awake, and two quick taps are one. On /companion/phone it also rolls, without a server.
"use strict";

{
  const PAUSE_MS = 700; // nobody has seen the dice of a roll that is younger than this
  const MOST = 100;
  let rolled = -PAUSE_MS, lock = null;

  document.addEventListener("click", (event) => {
    if (!event.target.closest("#go-on, #phone-roll")) return;
    const now = performance.now();
    if (now - rolled < PAUSE_MS) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else rolled = now;
  }, true);

  async function stayAwake() { // browsers let go of the screen whenever the page is hidden
    if (!navigator.wakeLock || document.hidden || (lock && !lock.released)) return;
    try { lock = await navigator.wakeLock.request("screen"); } catch { } // low battery, or not allowed
  }
  document.addEventListener("visibilitychange", stayAwake);
  document.addEventListener("click", stayAwake);
  stayAwake();

  const box = document.getElementById("companion");
  if (box) onThePhone(box);

  function onThePhone(box) { // the page has every time that rolls lead to; here are only faces, drawn by lot
    const after = JSON.parse(box.dataset.after), doubles = JSON.parse(box.dataset.doubles);
    const moments = [...box.querySelectorAll(".moment")], dice = [...box.querySelector("#rolled").children];
    const part = (id) => document.getElementById(id), key = "companion-" + box.dataset.variant;
    const fresh = { at: 0, faces: null };
    let past = [fresh]; // all moments, the last one now: what is taken back is dropped
    try {
      const kept = JSON.parse(localStorage.getItem(key));
      past = Array.isArray(kept) ? kept : kept ? [fresh, kept] : past;
    } catch { }
    if (!past.length || past.some((one) => !moments[one.at])) past = [fresh];

    const lot = (count) => { // every number is equally likely: those of the last, incomplete row are drawn again
      const most = Math.floor(2 ** 32 / count) * count;
      for (;;) {
        const [drawn] = crypto.getRandomValues(new Uint32Array(1));
        if (drawn < most) return drawn % count;
      }
    };

    function show() {
      const now = past[past.length - 1];
      const over = Math.max(...after[now.at]) < 0, told = moments[now.at].dataset.told;
      moments.forEach((moment, at) => { moment.hidden = at !== now.at; });
      part("rolled").hidden = !now.faces;
      part("idle").hidden = Boolean(now.faces);
      if (now.faces) dice.forEach((die, at) => [...die.children].forEach((face, side) => { face.hidden = side !== now.faces[at]; }));
      for (const text of box.querySelectorAll("[data-when]")) text.hidden = text.dataset.when !== told;
      part("sale").hidden = !(now.faces && now.faces[4]);
      part("phone-roll").hidden = over;
      part("phone-score").hidden = !over;
      part("phone-undo").hidden = past.length < 2;
      box.classList.toggle("double", Boolean(now.faces && now.faces[4]));
      const begun = past.findLastIndex((one) => !one.faces), earlier = past.slice(begun + 1, -1).map((one) => one.faces);
      part("before").hidden = !earlier.length;
      part("before").querySelector("ol").replaceChildren(...earlier.map((faces) => {
        const row = document.createElement("li");
        row.append(...faces.map((face, at) => dice[at].children[face].firstElementChild.cloneNode(true)));
        return row;
      }));
      try { localStorage.setItem(key, JSON.stringify(past)); } catch { }
    }

    part("phone-roll").addEventListener("click", () => {
      const faces = dice.slice(0, 4).map((die) => lot(die.children.length));
      const double = Number(doubles[lot(doubles.length)]);
      past.push({ at: after[past[past.length - 1].at][double], faces: [...faces, double] });
      past = past.slice(-MOST);
      show();
      document.dispatchEvent(new Event("rolled"));
    });
    part("phone-undo").addEventListener("click", () => { past.pop(); show(); });
    part("phone-new").addEventListener("click", () => { past.push(fresh); location.hash = ""; show(); });
    part("turn").addEventListener("click", () => box.classList.toggle("turned"));
    show();
  }
}
