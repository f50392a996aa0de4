import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { warmUpLater, warmUpShareDraw } from "./share-warm-up.ts";

const fonts = join(import.meta.dirname, "../public/share");

it("draws a picture with the fonts that it is given", async () => {
  await expect(warmUpShareDraw(fonts)).resolves.toBeUndefined();
});

it("leaves a process alone that has just started", () => {
  vi.useFakeTimers();
  try {
    warmUpLater(fonts);
    vi.advanceTimersByTime(19_999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
