import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./paths.mjs";
import { slowest, timings, timingsOf } from "./slowest.mjs";

describe("the slowest files", () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });

  test("of Vitest are timed from their start to their end, named from the repository", () => {
    const testResults = [{ name: join(root, "domain/one.test.ts"), startTime: 1_000, endTime: 3_500 }];
    expect(timings.vitest({ testResults })).toEqual([{ file: "domain/one.test.ts", seconds: 2.5 }]);
  });

  test("of Playwright are the sum of their tests, repeated ones included, wherever they are grouped", () => {
    const suites = [
      {
        title: "tests/flows/booking.spec.ts",
        specs: [spec(1_000), spec(2_000, 4_000)],
        suites: [{ title: "when time passes", specs: [spec(500)], suites: [{ title: "inner", specs: [spec(250)] }] }],
      },
    ];
    expect(slowest(timings.playwright({ suites }), 5)).toEqual([
      { file: "tests/flows/booking.spec.ts", seconds: 7.75 },
    ]);
  });

  test("come slowest first, and no more than are asked for", () => {
    const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
    expect(slowest(files, 2).map(({ file }) => file)).toEqual(["3.test.ts", "2.test.ts"]);
  });

  test("are none where a runner wrote no report", () => {
    expect(timingsOf(join(root, "test-results/none.json"), timings.vitest)).toEqual([]);
  });
});
