import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { timeLimit } from "./time-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("ends with a TimeoutError when its time is over, and says that it was the time", () => {
  const limit = timeLimit(100);
  vi.advanceTimersByTime(99);
  expect([limit.signal.aborted, limit.isLate()]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([limit.signal.aborted, limit.signal.reason.name, limit.isLate()]).toEqual([true, "TimeoutError", true]);
});

test("ends with the reason of the signal beside it, also of one that has ended", () => {
  const visit = new AbortController();
  const limit = timeLimit(100, visit.signal);
  visit.abort("left");
  const after = timeLimit(100, visit.signal);
  expect([limit.signal.reason, limit.isLate(), after.signal.reason]).toEqual(["left", false, "left"]);
});

test("what was lifted leaves neither a timer nor a listener", () => {
  const visit = new AbortController();
  const limit = timeLimit(100, visit.signal);
  limit.lift();
  expect(vi.getTimerCount()).toBe(0);
  visit.abort("left");
  expect(limit.signal.aborted).toBe(false);
});
