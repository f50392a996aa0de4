import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { RESEND_AFTER } from "../../kernel/outbox/code-lifetime.ts";

/**
 * Rate limits on codes and guesses for one number or address (decision 025). A single caller over its
 * limit is refused. The sum over all unknown browsers only delays; a browser that is known for the number has a budget
 * of its own.
 */

/** Maximum `codes` to one destination for one caller within `seconds`, for all purposes together. */
const CALLER_LIMITS = [
  { codes: 1, seconds: RESEND_AFTER },
  { codes: 5, seconds: HOUR_SECONDS },
  { codes: 10, seconds: DAY_SECONDS },
] as const;

/** Seconds between two messages to one destination: the first row whose `below` exceeds the messages within a day. */
const SPACING = [
  { below: 10, seconds: 60 },
  { below: 20, seconds: 120 },
  { below: 40, seconds: 300 },
  { below: Number.POSITIVE_INFINITY, seconds: 900 },
] as const;

/** Maximum code comparisons per hour for one destination: the first row whose `below` exceeds those within a day. */
const COMPARISONS = [
  { below: 200, perHour: 100 },
  { below: 300, perHour: 50 },
  { below: Number.POSITIVE_INFINITY, perHour: 25 },
] as const;
/** Share of the hour's comparisons for second and later tries of a challenge; the rest is reserved for first tries. */
const FOR_RETRIES = 0.4;
/** Share of them up to which a caller that had a code within the day gets another; the rest is for other callers. */
const FOR_REPEATS = 0.7;

const rowFor = <R extends { below: number }>(table: readonly R[], count: number): R =>
  table.find(({ below }) => count < below) ?? (table.at(-1) as R);

/** Seconds to wait before the next message, after `sentToday` within a day. */
export const spacingAfter = (sentToday: number): number => rowFor(SPACING, sentToday).seconds;

/** Comparisons for one destination by unknown browsers, with one reserved for each challenge that is still open. */
export type Spent = { hour: number; day: number };

const hourly = ({ day }: Spent): number => rowFor(COMPARISONS, day).perHour;

/** True when one more challenge may be created: its first try is reserved, so that it is never refused. */
export const mayChallenge = (spent: Spent, isRepeat: boolean): boolean =>
  spent.hour < hourly(spent) * (isRepeat ? FOR_REPEATS : 1);

const perHourSql = `CASE ${COMPARISONS.map(({ below, perHour }) => (Number.isFinite(below) ? `WHEN day < ${below} THEN ${perHour}` : `ELSE ${perHour}`)).join(" ")} END`;

/** True when a challenge may be tried once more. */
export const mayRetry = (spent: Spent): boolean => spent.hour < hourly(spent) * FOR_RETRIES;

const SPENT = `CASE WHEN challenge.tries > 0 THEN challenge.tries
  WHEN challenge.ended_at IS NULL AND code.used_at IS NULL AND code.expires_at > app_now() THEN 1 ELSE 0 END`;

/** SQL for {@link Spent} of a destination, given as a parameter. */
const spentSql = (destination: string): string =>
  `SELECT coalesce(sum(spent) FILTER (WHERE is_recent), 0)::int AS hour, coalesce(sum(spent), 0)::int AS day,
       greatest(1, ceil(extract(epoch FROM min(free_at) FILTER (WHERE is_recent AND spent > 0) - app_now())))::int AS "freeIn"
     FROM (
       SELECT ${SPENT} AS spent, code.expires_at > app_now() - interval '1 hour' AS is_recent,
         code.expires_at + CASE WHEN challenge.tries > 0 THEN interval '1 hour' ELSE interval '0' END AS free_at
       FROM one_time_code AS code JOIN code_challenge AS challenge ON challenge.code_id = code.id
       WHERE code.destination = ${destination} AND NOT code.is_known AND code.expires_at > app_now() - interval '1 day') AS counted`;

/** SQL for {@link mayRetry}, for the statement that also counts the attempt. */
export const mayRetrySql = (destination: string): string =>
  `(SELECT hour < ${FOR_RETRIES} * ${perHourSql} FROM (${spentSql(destination)}) AS spent)`;

/** {@link Spent} of a destination; `freeIn`: seconds until some of the hour's comparisons are free again. */
export async function spentOn(from: Queryable, destination: string): Promise<Spent & { freeIn: number }> {
  const [spent] = await from.query<Spent & { freeIn: number }>(spentSql("$1"), [destination], "code_spent");
  return spent ?? { hour: 0, day: 0, freeIn: 1 };
}

/** Seconds until a caller may have the next code to a destination (0: now), and whether it had one within the day. */
export async function waitOf(
  from: Queryable,
  destination: string,
  asker: string,
): Promise<{ wait: number; isRepeat: boolean }> {
  const waits = CALLER_LIMITS.map(
    ({ codes, seconds }) =>
      `(SELECT ceil(extract(epoch FROM sent_at + make_interval(secs => ${seconds}) - app_now()))::int
        FROM asks ORDER BY sent_at DESC OFFSET ${codes - 1} LIMIT 1)`,
  );
  const [found] = await from.query<{ wait: number; isRepeat: boolean }>(
    `WITH asks AS (
       SELECT code.sent_at FROM one_time_code AS code JOIN code_challenge AS challenge ON challenge.code_id = code.id
       WHERE code.destination = $1 AND challenge.asker = $2)
     SELECT greatest(0, ${waits.join(", ")}) AS wait,
       EXISTS (SELECT FROM asks WHERE sent_at > app_now() - interval '1 day') AS "isRepeat"`,
    [destination, asker],
    "code_wait",
  );
  return found ?? { wait: 0, isRepeat: false };
}
