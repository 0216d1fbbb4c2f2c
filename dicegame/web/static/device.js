// Downloads on a device: a browser asks the network for them, and not Python behind the page. So the page gets the file, and saves it.
"use strict";

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[download]");
  if (!link || link.protocol === "blob:") return;
  event.preventDefault();
  link.classList.add("at-work");
  const answer = await fetch(link.href).catch(() => null);
  link.classList.remove("at-work");
  if (!answer || !answer.ok || (answer.headers.get("content-type") || "").startsWith("text/html")) {
    location.href = link.href; // the page there says why
    return;
  }
  const [, coded, plain] = /filename(?:\*=utf-8''([^;]+)|="([^"]+)")/i.exec(answer.headers.get("content-disposition") || "") || [];
  const save = document.createElement("a");
  save.href = URL.createObjectURL(await answer.blob());
  save.download = link.download || (coded ? decodeURIComponent(coded) : plain) || "";
  save.click();
  setTimeout(() => URL.revokeObjectURL(save.href), 60000);
});
