import type { Context } from "hono";
import type { Reason } from "#domain/contract/envelope.shapes.ts";
import { TRACE_HEADER, traceOf } from "#runtime/trace.ts";
import { isDatabaseAway } from "../database/away.ts";
import { constraintOf, isRetryable, sqlState } from "../database/transaction.ts";
import { type Refusal, refuse } from "../envelope.ts";
import { errorFields, type Log } from "../log.ts";
import { AccountClosed } from "./account-closed.ts";

/**
 * Rules of the database by which a closed account gets nothing new. A call that its deletion has overtaken meets them: its
 * session is over as well.
 */
const ofOpenAccounts: ReadonlySet<unknown> = new Set(["of_an_open_account", "a_closed_account_is_empty"]);

/** Logs an unexpected error of a call, with the route, and returns the call's refusal. */
export function refusalOfError(error: unknown, { req }: Context, route: string, log: Log): Refusal {
  if (error instanceof AccountClosed || ofOpenAccounts.has(constraintOf(error))) return refuse("unauthorized");
  const trace_id = traceOf(req.header(TRACE_HEADER)) ?? undefined;
  log.error("request failed", { trace_id, method: req.method, route, ...errorFields(error) });
  return refuse(reasonOf(error));
}

/** A value out of a column's range that its schema let through is still a client error. */
function reasonOf(error: unknown): Reason {
  if (isDatabaseAway(error) || isRetryable(error)) return "unavailable";
  return sqlState(error)?.startsWith("22") ? "invalid_input" : "internal";
}
