import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readings, tallyOf, tallyOfCheck } from "./tally.mjs";

describe("the sum of the tests", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "tally-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const report = (content: unknown): string => {
    const path = join(folder, "report.json");
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const vitest = (passed: number, failed: number) =>
    report({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, numTodoTests: 0 });

  test("is what the runner's report says", () => {
    expect(tallyOf(false, vitest(7, 2), readings.vitest)).toEqual({ passed: 7, failed: 2, skipped: 0 });
  });

  test("counts a runner that failed outside of its tests as one failure", () => {
    expect(tallyOf(false, vitest(7, 0), readings.vitest)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  test("counts a runner that ran nothing as one failure", () => {
    expect(tallyOf(true, vitest(0, 0), readings.vitest).failed).toBe(1);
  });

  test("counts a runner without a report as one failure", () => {
    expect(tallyOf(true, join(folder, "none.json"), readings.vitest).failed).toBe(1);
  });

  test("counts a story file that could not be read as a failure", () => {
    const stories = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numRuntimeErrorTestSuites: 1 };
    expect(tallyOf(false, report(stories), readings.jest).failed).toBe(1);
  });

  test("counts a journey that passed on its retry as passed, and one that did not as failed", () => {
    const flows = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } };
    expect(tallyOf(true, report(flows), readings.playwright)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  test("takes a check without tests of its own as one test", () => {
    expect(tallyOfCheck(true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(tallyOfCheck(false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
