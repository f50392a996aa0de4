import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { nameOf } from "./slowest.mjs";

/**
 * A flaky test passed on its retry, and has the message of its last failure.
 * @typedef {{ file: string, name: string, message: string, isFlaky?: boolean }} Failure
 * @typedef {(report: any) => Failure[]} Reading
 */

/**
 * Failed and flaky tests of a runner's JSON report.
 * @type {{ vitest: Reading, playwright: Reading }}
 */
export const failures = {
  /** Vitest's report; Jest's has the same form. A file that could not be read has a message and no tests. */
  vitest: ({ testResults }) =>
    testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      const flaky = assertionResults.filter(({ status, invocations }) => status === "passed" && invocations > 1);
      const file = nameOf(name);
      if (failed.length + flaky.length === 0) return message ? [{ file, name: "", message }] : [];
      return [
        ...failed.map((one) => ({ file, name: one.fullName, message: one.failureMessages.join("\n") })),
        ...flaky.map((one) => ({
          file,
          name: one.fullName,
          message: one.retryReasons?.at(-1) ?? "",
          isFlaky: true,
        })),
      ];
    }),
  playwright: ({ suites, errors = [] }) => [
    ...suites.flatMap((suite) => failuresIn(suite, nameOf(suite.title))),
    ...errors.map(({ message }) => ({ file: "", name: "", message })),
  ],
};

const failuresIn = ({ specs = [], suites = [] }, file) => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => ({
        file,
        name: title,
        message: results.findLast(({ error }) => error)?.error.message ?? "",
        ...(status === "flaky" && { isFlaky: true }),
      })),
  ),
  ...suites.flatMap((suite) => failuresIn(suite, file)),
];

/** Maximum number of lines printed of a failure's message. */
const LINES = 12;

/**
 * Text of a failure, printed at the end of a run, where it is easy to find.
 * @param {Failure} failure
 */
export const failureText = ({ file, name, message, isFlaky }) => {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, LINES);
  return [
    `${isFlaky ? "~ flaky:" : "✗"} ${[file, name].filter(Boolean).join(" › ")}`,
    ...lines.map((line) => `    ${line}`),
  ].join("\n");
};

/**
 * Failures of a written report; none without a report.
 * @param {string} path
 * @param {Reading} reading
 */
export const failuresOf = (path, reading) => (existsSync(path) ? reading(JSON.parse(readFileSync(path, "utf8"))) : []);
