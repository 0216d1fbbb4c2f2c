// The end of a game is shown with a little motion, once; not again when the page changes.
"use strict";

document.addEventListener("animationend", (event) => {
  if (event.animationName === "spin") document.documentElement.classList.add("seen");
});
