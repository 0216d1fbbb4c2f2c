// Share a result or an invitation with what the phone has for it; otherwise copy the text.
"use strict";

{
  const text = (button) => {
    const from = document.getElementById(button.dataset.from);
    return from ? from.value : button.dataset.share;
  };

  async function picture(button) {
    if (!button.dataset.picture || !navigator.canShare) return null;
    const answer = await fetch(button.dataset.picture);
    const file = new File([await answer.blob()], "game.png", { type: "image/png" });
    return answer.ok && navigator.canShare({ files: [file] }) ? file : null;
  }

  async function copy(words) {
    if (navigator.clipboard) return navigator.clipboard.writeText(words);
    const field = document.createElement("textarea"); // plain http has no clipboard of its own
    field.value = words;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (!done) throw new Error("nothing was copied");
  }

  async function share(button) {
    const { link } = button.dataset, words = text(button);
    if (navigator.share) {
      const file = await picture(button).catch(() => null);
      const what = file ? { files: [file], text: words } : link ? { title: words, url: link } : { text: words };
      try { await navigator.share(what); return; } catch (error) { if (error.name === "AbortError") return; }
    }
    await copy(link || words);
    if (button.dataset.told) return;
    const shown = [...button.childNodes];
    button.dataset.told = "1";
    button.replaceChildren("✓ " + button.dataset.copied);
    setTimeout(() => { button.replaceChildren(...shown); delete button.dataset.told; }, 2500);
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-share]");
    if (button) share(button).catch(() => {});
  });

  const show = () => { for (const button of document.querySelectorAll("button[data-share]")) button.hidden = false; };
  document.addEventListener("swapped", show);
  show();
}
