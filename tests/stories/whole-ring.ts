import { expect } from "storybook/test";

/** Pixels of a control's focus ring clipped by each ancestor. */
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

/** Expects a visible, unclipped focus ring on a control with keyboard focus. */
export async function expectWholeRing(control: HTMLElement): Promise<void> {
  control.focus();
  control.scrollIntoView({ block: "nearest", inline: "nearest" });
  // With reduced motion every transition takes a thousandth of a second.
  await Promise.all(control.getAnimations().map(({ finished }) => finished));
  // Read at once: after a further step of the story the focus may be elsewhere.
  const seen = { isDrawn: getComputedStyle(control).outlineStyle === "solid", cut: cutOf(control) };
  await expect(seen).toEqual({ isDrawn: true, cut: expect.any(Number) });
  await expect(seen.cut).toBeLessThan(1);
}
