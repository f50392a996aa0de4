import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";

/** Wrong passwords in a row after which a number has to wait. A code to its telephone is always a way back. */
const MAX_FAILURES = 100;
const COOL_DOWN_SECONDS = HOUR_SECONDS;

/**
 * Counts an attempt before it is judged, so that many at once are counted as many. Numbers
 * without an account count the same.
 *
 * @param index the blind index of the canonical mobile number.
 */
export async function countAttempt(database: Queryable, index: string): Promise<Refusal | null> {
  const counted = await database.query(
    `INSERT INTO password_attempt AS kept (mobile_index, failures, last_at) VALUES ($1, 1, app_now())
     ON CONFLICT (mobile_index) DO UPDATE
       SET failures = CASE WHEN kept.failures >= ${MAX_FAILURES} THEN 1 ELSE kept.failures + 1 END, last_at = app_now()
       WHERE kept.failures < ${MAX_FAILURES} OR kept.last_at < app_now() - make_interval(secs => ${COOL_DOWN_SECONDS})
     RETURNING failures`,
    [index],
  );
  return counted.length === 1 ? null : refuse("too_many_requests", [], { retry_after: COOL_DOWN_SECONDS });
}

/** The row of failures ends: a right password, or a code. */
export const forgetAttempts = async (database: Queryable, index: string): Promise<void> => {
  await database.query("DELETE FROM password_attempt WHERE mobile_index = $1", [index]);
};

/** Deletes attempts older than a few days. */
export const forgetOldAttempts = async (database: Queryable): Promise<void> => {
  await database.query("DELETE FROM password_attempt WHERE last_at < app_now() - interval '30 days'");
};
