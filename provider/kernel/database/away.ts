import { sqlState } from "./transaction.ts";

/**
 * States of a server that cannot do its work now: connection failures (08), too many connections or no disk (53),
 * starting, stopping or cancelling (57), a lock that was not free in time (55P03), a demoted server that only reads
 * (25006), and a transaction that it ended because this process stood still in it (25P03).
 */
const STATES = /^(08|53|57|55P03|25006|25P03)/;
const SYSTEM_ERRORS = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH)/;
/** Messages of node-postgres itself, without a code: timeout of a connection or an answer, or a lost connection. */
const MESSAGES =
  /timeout expired|timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/;

/** True when the database cannot do its work now, and may soon again: the caller may retry later. */
export function isDatabaseAway(error: unknown): boolean {
  if (STATES.test(sqlState(error) ?? "")) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && SYSTEM_ERRORS.test(String(cause.code))) return true;
    if (MESSAGES.test(cause.message)) return true;
  }
  return false;
}
