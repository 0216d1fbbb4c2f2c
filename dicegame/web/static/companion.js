// The companion on the phone itself. The page knows the time after every roll; here are only faces, drawn by lot.
"use strict";

{
  const box = document.getElementById("companion");
  const after = JSON.parse(box.dataset.after), doubles = JSON.parse(box.dataset.doubles);
  const moments = [...box.querySelectorAll(".moment")], rolled = document.getElementById("rolled");
  const key = "companion-" + box.dataset.variant;
  const fresh = { at: 0, faces: null };
  let now = fresh;
  try { now = JSON.parse(localStorage.getItem(key)) || fresh; } catch { }
  if (!moments[now.at]) now = fresh;

  const lot = (count) => { // every number is equally likely: those of the last, incomplete row are drawn again
    const most = Math.floor(2 ** 32 / count) * count;
    for (;;) {
      const [drawn] = crypto.getRandomValues(new Uint32Array(1));
      if (drawn < most) return drawn % count;
    }
  };

  function show() {
    moments.forEach((moment, at) => { moment.hidden = at !== now.at; });
    rolled.hidden = !now.faces;
    if (now.faces) [...rolled.children].forEach((die, at) => [...die.children].forEach((face, side) => { face.hidden = side !== now.faces[at]; }));
    document.getElementById("sale").hidden = !(now.faces && now.faces[4]);
    document.getElementById("phone-roll").hidden = Math.max(...after[now.at]) < 0;
    try { localStorage.setItem(key, JSON.stringify(now)); } catch { }
  }

  document.getElementById("phone-roll").addEventListener("click", () => {
    const faces = [...rolled.children].slice(0, 4).map((die) => lot(die.children.length));
    const double = Number(doubles[lot(doubles.length)]);
    now = { at: after[now.at][double], faces: [...faces, double] };
    show();
    document.dispatchEvent(new Event("rolled"));
  });
  document.getElementById("phone-new").addEventListener("click", () => { now = fresh; show(); });
  show();
}
