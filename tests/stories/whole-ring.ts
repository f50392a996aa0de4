import { expect } from "storybook/test";

/** Pixels of a control's focus ring that each ancestor cuts. */
function cutOf(control: Element): number {
  const { outlineWidth, outlineOffset } = getComputedStyle(control);
  const beyond = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const ring = control.getBoundingClientRect();
  let most = 0;
  for (let around = control.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === "visible" && overflowY === "visible") continue;
    if (around === document.body || around === document.documentElement) continue;
    const box = around.getBoundingClientRect();
    const sides = [box.left - ring.left, ring.right - box.right, box.top - ring.top, ring.bottom - box.bottom];
    most = Math.max(most, ...sides.map((side) => side + beyond));
  }
  return most;
}

/** The keyboard's focus on a control is shown by a ring of which nothing is cut off. */
export async function expectWholeRing(control: HTMLElement): Promise<void> {
  control.focus();
  control.scrollIntoView({ block: "nearest", inline: "nearest" });
  // With reduced motion everything passes over to its new look in a thousandth of a second.
  await Promise.all(control.getAnimations().map(({ finished }) => finished));
  // Read at once: a step of the story takes a while, and the focus may be elsewhere after it.
  const seen = { isDrawn: getComputedStyle(control).outlineStyle === "solid", cut: cutOf(control) };
  await expect(seen).toEqual({ isDrawn: true, cut: expect.any(Number) });
  await expect(seen.cut).toBeLessThan(1);
}
