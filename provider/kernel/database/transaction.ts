import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Order in which every transaction takes its locks, so that no two deadlock: account, reservations by id, payment, facts
 * of suppliers, stock by id (nights by room and night), campaigns by id, wallets by account.
 */

const inside = new AsyncLocalStorage<true>();

/**
 * Throws inside a transaction: a statement there must go through the transaction's own handle, or it would not be in
 * it.
 */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) throw new Error("The database was used inside withTx: use the transaction it hands out");
}

/** Runs `work` so that `refuseInsideTransaction` knows of it. */
export const markTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  // Awaited inside: drizzle's queries run only when they are awaited.
  inside.run(true, async () => await work());

/** Thrown to roll a transaction back on purpose: its connection stays usable. */
export class DeliberateRollback extends Error {}

/** SQL state of every statement behind a failed one, until the transaction ends. */
const IN_FAILED_TRANSACTION = "25P02";

/**
 * Remembers the first failed statement of a transaction. Several are sent at once, and which failure is met first is
 * chance: one behind a deadlock says no more than that the transaction has failed, and would never be retried.
 */
export function createFailures() {
  let first: unknown;
  return {
    /** The same statement, watched. */
    watch<T>(statement: Promise<T>): Promise<T> {
      statement.catch((error: unknown) => {
        first ??= error;
      });
      return statement;
    },
    /** The failure that an error follows from; the error itself where it says more. */
    causeOf: (error: unknown): unknown => (sqlState(error) === IN_FAILED_TRANSACTION ? (first ?? error) : error),
    /** Failure behind a COMMIT that the server answered by rolling back, which no caller has seen. */
    unmet: (): unknown => first ?? new Error("The transaction was rolled back"),
  };
}
export type Failures = ReturnType<typeof createFailures>;

const ATTEMPTS = 3;
/** Serialization failure and deadlock: the transaction, or the statement outside of one, may be retried. */
const worthRetrying: ReadonlySet<string> = new Set(["40001", "40P01"]);

/** The five-character SQLSTATE of an error thrown by either engine, however deep it is wrapped. */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  return null;
}

/** The constraint that an error of either engine names, however deep it is wrapped. */
export function constraintOf(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("constraint" in cause) return cause.constraint;
  return null;
}

/**
 * Constraints of codes that are drawn at random and short enough to be read out: among a million reservations one draw in
 * nine thousand is a tracking code that is in use, and the next draw is another.
 */
const drawnAtRandom: ReadonlySet<unknown> = new Set([
  "reservation_tracking_code_unique",
  "inquiry_tracking_code_unique",
]);

/** True when the same may succeed later: it overlapped with another's work, or drew a code that is in use. */
export const isRetryable = (error: unknown): boolean =>
  worthRetrying.has(sqlState(error) ?? "") || drawnAtRandom.has(constraintOf(error));

/** Retries what may succeed later, with a short random pause. */
export async function retrying<T>(
  attempt: () => Promise<T>,
  pause: () => number = () => 5 + Math.random() * 45,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= ATTEMPTS || !isRetryable(error)) throw error;
      await delay(pause() * tried);
    }
  }
}
