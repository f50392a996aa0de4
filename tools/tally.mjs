import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Tally
 * @typedef {(report: any) => Tally} Reading
 */

/**
 * Reads the totals of each runner's JSON report. A browser test that passed on its retry counts as passed; the end of
 * the run names it (`failures.mjs`).
 */
export const readings = {
  vitest: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }),
  jest: ({ numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  }),
  playwright: ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }),
};

/**
 * Tally of a finished runner. A runner that failed although its report has no failed test (an unreadable file, an error
 * outside of any test), or that ran nothing, counts as one failure: a green sum means that all ran.
 * @param {boolean} isSuccess true when it exited with 0
 * @param {string} path of its JSON report
 * @param {Reading} reading
 * @returns {Tally}
 */
export function tallyOf(isSuccess, path, reading) {
  const tally = existsSync(path)
    ? reading(JSON.parse(readFileSync(path, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  const isEmpty = tally.passed + tally.failed === 0;
  return tally.failed === 0 && (!isSuccess || isEmpty) ? { ...tally, failed: 1 } : tally;
}

/** @param {boolean} isSuccess result of a check that counts as one test */
export const tallyOfCheck = (isSuccess) => ({ passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1, skipped: 0 });
