import { expect, onTestFinished, test, vi } from "vitest";
import { monotonicSeconds } from "./monotonic.ts";
import { createRateLimit } from "./rate-limit.ts";

test("a window ends after its time, even when the machine's clock is set back by an hour", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = createRateLimit(1, 60, monotonicSeconds);
  expect([limit.allows("a"), limit.allows("a")]).toEqual([true, false]);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(61_000);
  expect(limit.allows("a")).toBe(true);
});
