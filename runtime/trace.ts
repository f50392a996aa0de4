import { randomBytes } from "node:crypto";

/**
 * W3C Trace Context: one trace for a visitor's request, with a span for each process that had a part in it, so that
 * their lines of log can be put together. https://www.w3.org/TR/trace-context/
 */
export const TRACE_HEADER = "traceparent";

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const NOTHING = /^0+$/;

/** The number of the trace that a header names; null where it names none. */
export function traceOf(header: string | undefined): string | null {
  const [, trace = "", span = ""] = TRACEPARENT.exec(header ?? "") ?? [];
  return trace === "" || NOTHING.test(trace) || NOTHING.test(span) ? null : trace;
}

/** A header for the next process: the same trace where there is one, else a new one, and a span of its own. */
export const nextTraceparent = (header: string | undefined): string =>
  `00-${traceOf(header) ?? randomBytes(16).toString("hex")}-${randomBytes(8).toString("hex")}-01`;
