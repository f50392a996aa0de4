import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onScrollEnd } from "./scroll-end.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const scrolled = () => {
  const target = new EventTarget();
  const act = vi.fn();
  const end = onScrollEnd(target, act);
  return { act, end, scroll: () => target.dispatchEvent(new Event("scroll")) };
};

it("R201 acts 100 ms after the last movement, once", () => {
  const { act, scroll } = scrolled();
  for (const pause of [0, 99, 99]) {
    vi.advanceTimersByTime(pause);
    scroll();
  }
  vi.advanceTimersByTime(99);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledOnce();
});

it("acts again after the next movement, and no more once it is ended", () => {
  const { act, end, scroll } = scrolled();
  scroll();
  vi.advanceTimersByTime(100);
  scroll();
  end();
  scroll();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledOnce();
});
