import { expect, test } from "vitest";
import { nextTraceparent, traceOf } from "./trace.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const HEADER = `00-${TRACE}-00f067aa0ba902b7-01`;

test("a trace goes on with a span of its own", () => {
  const next = nextTraceparent(HEADER);
  expect(traceOf(next)).toBe(TRACE);
  expect(next).not.toBe(HEADER);
});

test("where no trace is named, or one that cannot be read, a new one begins", () => {
  const unreadable = [
    undefined,
    "",
    "nonsense",
    HEADER.toUpperCase(),
    `01-${TRACE}-00f067aa0ba902b7-01`,
    `${HEADER}-more`,
    `00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-${"0".repeat(16)}-01`,
    "0".repeat(8_000),
  ];
  expect(unreadable.map(traceOf)).toEqual(unreadable.map(() => null));
  const begun = unreadable.map((header) => traceOf(nextTraceparent(header)));
  expect(new Set(begun).size).toBe(unreadable.length);
  expect(begun).not.toContain(null);
});
