// Moves the line between before and after.
for (const slider of document.querySelectorAll(".over input")) {
  const pair = slider.closest(".over").querySelector(".pair");
  const move = () => pair.style.setProperty("--at", `${slider.value}%`);
  slider.addEventListener("input", move);
  move();
}
