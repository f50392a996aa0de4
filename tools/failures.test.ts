import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { failures, failuresOf, failureText } from "./failures.mjs";
import { root } from "./paths.mjs";

describe("the failures of a run", () => {
  test("of Vitest are its failed tests, and the files that could not be read", () => {
    const passed = { status: "passed", fullName: "a sum is right", failureMessages: [] };
    const failed = { status: "failed", fullName: "a sum is wrong", failureMessages: ["expected 2", "to be 3"] };
    const testResults = [
      { name: join(root, "domain/one.test.ts"), message: "", assertionResults: [passed, failed] },
      { name: join(root, "domain/two.test.ts"), message: "Cannot find module", assertionResults: [] },
    ];
    expect(failures.vitest({ testResults })).toEqual([
      { file: "domain/one.test.ts", name: "a sum is wrong", message: "expected 2\nto be 3" },
      { file: "domain/two.test.ts", name: "", message: "Cannot find module" },
    ]);
  });

  test("of Playwright are its failed and flaky tests, wherever they are grouped, and errors outside of them", () => {
    const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
      title,
      tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
    });
    const suites = [
      {
        title: "tests/flows/booking.spec.ts",
        specs: [spec("pays", "expected", undefined), spec("waits", "flaky", "too late", undefined)],
        suites: [{ title: "when time passes", specs: [spec("ends", "unexpected", "still there")] }],
      },
    ];
    expect(failures.playwright({ suites, errors: [{ message: "no browser" }] })).toEqual([
      { file: "tests/flows/booking.spec.ts", name: "waits", message: "too late", isFlaky: true },
      { file: "tests/flows/booking.spec.ts", name: "ends", message: "still there" },
      { file: "", name: "", message: "no browser" },
    ]);
  });

  test("of the stories are also those that passed on their retry", () => {
    const story = { fullName: "Home", status: "passed", failureMessages: [], retryReasons: ["no answer"] };
    const assertionResults = [
      { ...story, invocations: 1 },
      { ...story, invocations: 2 },
    ];
    const report = { testResults: [{ name: join(root, "app/a.stories.tsx"), message: "", assertionResults }] };
    const flaky = { file: "app/a.stories.tsx", name: "Home", message: "no answer", isFlaky: true };
    expect(failures.vitest(report)).toEqual([flaky]);
    expect(failureText(flaky)).toBe("~ flaky: app/a.stories.tsx › Home\n    no answer");
  });

  test("are printed with the first lines of their message, without colours", () => {
    const message = ["\u001B[31mexpected\u001B[39m", ...Array.from({ length: 20 }, (_, at) => `at ${at}`)].join("\n");
    const text = failureText({ file: "a.test.ts", name: "holds", message }).split("\n");
    expect(text.slice(0, 3)).toEqual(["✗ a.test.ts › holds", "    expected", "    at 0"]);
    expect(text).toHaveLength(13);
  });

  test("are none where a runner wrote no report", () => {
    expect(failuresOf(join(root, "test-results/none.json"), failures.vitest)).toEqual([]);
  });
});
