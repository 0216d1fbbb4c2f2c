// Motion, sound, vibration, notices, and rules in a box. Everything that these show stands on a page without them, too.
"use strict";

{
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const WISHES = ["sound", "buzz", "notice", "words"];
  const wants = (wish) => { try { return localStorage.getItem("wish-" + wish) === "yes"; } catch { return false; } };
  const dice = () => [...document.querySelectorAll(".dice .i:not([hidden]) > use")].map((face) => face.getAttribute("href")).join();
  const look = () => {
    const live = document.getElementById("live"), earned = document.getElementById("earned");
    return {
      place: location.pathname, dice: dice(), round: live && live.dataset.round || "", earned: earned ? earned.dataset.round : "",
      done: document.querySelectorAll(".lm").length, yours: live && live.dataset.yours || "", nudged: Boolean(live && "nudged" in live.dataset),
    };
  };
  let before = look();

  // after each new page in place
  function arrived() {
    const now = look();
    const same = now.place === before.place;
    wishes();
    const other = now.round && before.round && now.round !== before.round;
    if (same && now.dice && (now.dice !== before.dice || other)) tumble();
    if (same && (other || now.done !== before.done)) tell();
    if (same && now.earned && now.earned !== before.earned) rise();
    if (now.yours && (!before.yours || now.round !== before.round || (now.nudged && !before.nudged))) call(now);
    if (navigator.setAppBadge) (now.yours ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
    before = now;
  }

  function tumble() {
    if (wants("sound")) clatter();
    if (wants("buzz") && navigator.vibrate) navigator.vibrate([20, 40, 20]);
    if (calm.matches) return;
    for (const list of document.querySelectorAll(".dice")) list.classList.add("tumbling");
  }

  function tell() { // what each of the others did appears one after another
    const live = document.getElementById("live");
    if (live && !calm.matches) live.classList.add("told");
  }

  function rise() {
    const earned = document.getElementById("earned");
    const hex = [...document.querySelectorAll("svg.board .new")].pop();
    if (!hex || calm.matches) return;
    const box = hex.getBoundingClientRect();
    const points = document.createElement("span");
    points.className = "rising";
    points.textContent = earned.textContent;
    points.setAttribute("aria-hidden", "true");
    points.style.setProperty("left", box.left + box.width / 2 + scrollX + "px");
    points.style.setProperty("top", box.top + scrollY + "px");
    points.addEventListener("animationend", () => points.remove());
    document.body.append(points);
  }

  let sounds = null;
  function clatter() { // five short knocks, made here
    sounds = sounds || new AudioContext();
    for (let knock = 0; knock < 5; knock++) {
      const at = sounds.currentTime + knock * 0.07 + Math.random() * 0.03;
      const tone = sounds.createOscillator(), loud = sounds.createGain();
      tone.type = "triangle";
      tone.frequency.setValueAtTime(500 + Math.random() * 500, at);
      tone.frequency.exponentialRampToValueAtTime(120, at + 0.06);
      loud.gain.setValueAtTime(0.25, at);
      loud.gain.exponentialRampToValueAtTime(0.001, at + 0.08);
      tone.connect(loud).connect(sounds.destination);
      tone.start(at);
      tone.stop(at + 0.1);
    }
  }

  async function call(now) {
    if (now.nudged && wants("buzz") && navigator.vibrate) navigator.vibrate([80, 60, 80]);
    if (!document.hidden || !wants("notice") || !("Notification" in window) || Notification.permission !== "granted") return;
    const options = { body: document.title, icon: document.querySelector('link[rel="apple-touch-icon"]').href, tag: location.pathname, data: location.href };
    const worker = navigator.serviceWorker && await navigator.serviceWorker.getRegistration();
    if (worker) worker.showNotification(now.yours, options);
    else try { new Notification(now.yours, options).onclick = () => focus(); } catch { }
  }

  // what a phone may do is the wish of its owner
  function wishes() {
    document.documentElement.classList.toggle("words", wants("words"));
    const device = document.getElementById("device");
    if (!device) return;
    device.hidden = false;
    const can = { sound: "AudioContext" in window, buzz: "vibrate" in navigator, notice: isSecureContext && "Notification" in window, words: true };
    for (const wish of WISHES) {
      const field = document.getElementById("wish-" + wish);
      if (!field) continue;
      field.closest("label").hidden = !can[wish];
      field.checked = wants(wish) && (wish !== "notice" || Notification.permission === "granted");
    }
  }
  document.addEventListener("change", async (event) => {
    const wish = event.target.id.startsWith("wish-") && event.target.id.slice(5);
    if (!WISHES.includes(wish)) return;
    const field = event.target;
    if (wish === "notice" && field.checked) field.checked = await Notification.requestPermission() === "granted";
    try { localStorage.setItem("wish-" + wish, field.checked ? "yes" : "no"); } catch { }
    if (wish === "sound" && field.checked) clatter();
    wishes();
  });

  // A tap on a die, a circle, a number or a hex shows its rule. On a page without this, the link leads there.
  let rules = null;
  async function explain(page, id) {
    rules = rules || fetch(page).then((answer) => answer.ok ? answer.text() : Promise.reject(answer));
    let text = "";
    try { text = await rules; } catch { rules = null; location.assign(page + "#" + id); return; }
    const found = new DOMParser().parseFromString(text, "text/html").getElementById(id);
    if (!found) return;
    const dialog = document.createElement("dialog");
    const close = document.createElement("button");
    close.textContent = document.getElementById("line").dataset.close;
    close.addEventListener("click", () => dialog.close());
    dialog.className = "explained";
    dialog.setAttribute("aria-label", found.textContent.trim().split("\n")[0]);
    dialog.append(...found.childNodes, close);
    for (const inner of dialog.querySelectorAll("[id]")) inner.removeAttribute("id");
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const link = event.target.closest('a[href*="/rules#"], dialog a[href^="#"]');
    if (link && (link.closest("dialog") || link.pathname !== location.pathname)) { // on the page of the rules, links are links
      event.preventDefault();
      const open = link.closest("dialog");
      if (open) open.close();
      explain(link.pathname, link.hash.slice(1)); // the rules in a dialog have been loaded
      return;
    }
    const hex = event.target.closest(".board .hex");
    const button = hex && !event.target.closest("a") && document.querySelector(`button[data-hex="${hex.id}"]`);
    if (button) button.click();
  });

  // Arrows move between the hexes that can be tapped. Tab leads to one of them only.
  const hexes = () => [...document.querySelectorAll("svg.board a[id^=to-]")];
  function rove(chosen) {
    const all = hexes(), one = chosen || all.find((hex) => hex === document.activeElement) || all.find((hex) => hex.matches(".lit, .advice")) || all[0];
    for (const hex of all) hex.setAttribute("tabindex", hex === one ? "0" : "-1");
  }
  const middle = (hex) => { const box = hex.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  document.addEventListener("keydown", (event) => {
    const way = WAYS[event.key], from = event.target.closest && event.target.closest("svg.board a[id^=to-]");
    if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [x, y] = middle(from);
    let near = null, least = Infinity;
    for (const hex of hexes()) {
      const [toX, toY] = middle(hex);
      const ahead = (toX - x) * way[0] + (toY - y) * way[1], aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
      if (ahead > 1 && ahead + 2 * aside < least) [near, least] = [hex, ahead + 2 * aside];
    }
    if (!near) return;
    rove(near);
    near.focus();
  });
  document.addEventListener("swapped", () => rove());
  rove();

  // the app on the home screen
  if (isSecureContext && "serviceWorker" in navigator && !document.documentElement.hasAttribute("data-on-device")) navigator.serviceWorker.register("/worker.js").catch(() => {
    const why = document.getElementById("install-untrusted");
    if (why && location.protocol === "https:") why.hidden = false;
  });
  addEventListener("beforeinstallprompt", (event) => {
    const row = document.getElementById("install-row");
    if (!row) return;
    event.preventDefault();
    row.hidden = false;
    document.getElementById("install").open = true;
    document.getElementById("install-now").onclick = () => event.prompt();
  });

  document.addEventListener("swapped", arrived);
  document.addEventListener("rolled", tumble);
  document.addEventListener("animationend", (event) => {
    const list = event.target.closest(".tumbling");
    if (list && event.target === list.lastElementChild) list.classList.remove("tumbling");
  });
  wishes();
}
