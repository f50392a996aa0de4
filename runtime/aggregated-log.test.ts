import { expect, onTestFinished, test, vi } from "vitest";
import { createAggregatedLog } from "./aggregated-log.ts";

test("a storm is one line a window, with its count", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const storm = createAggregatedLog((name, count) => lines.push(`${name} ${count}`));
  for (let step = 0; step < 10_000; step += 1) storm.count("quotes");
  storm.count("codes");
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(["quotes 10000", "codes 1"]);
  storm.count("quotes");
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toBe("quotes 1");
});
