import { sqlState } from "./transaction.ts";

/**
 * What a server says that cannot do its work now: connection failures (08), too many connections or no disk (53), one that is
 * starting, stopping or cancelling (57), a lock that was not free in time (55P03), one that was demoted and only reads
 * (25006), and one that ended a transaction because this process stood still in it (25P03).
 */
const STATES = /^(08|53|57|55P03|25006|25P03)/;
const SYSTEM_ERRORS = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH)/;
/** What node-postgres says by itself, without a code: no connection in time, no answer in time, or the connection is lost. */
const MESSAGES =
  /timeout expired|timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/;

/** Whether the database cannot do its work now, and may soon again: the caller may try later. */
export function isDatabaseAway(error: unknown): boolean {
  if (STATES.test(sqlState(error) ?? "")) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && SYSTEM_ERRORS.test(String(cause.code))) return true;
    if (MESSAGES.test(cause.message)) return true;
  }
  return false;
}
