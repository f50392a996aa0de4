import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { RESEND_AFTER } from "../../kernel/outbox/code-lifetime.ts";

/**
 * Rate limits on codes and guesses for one number or address (decision 025). One caller is refused; the sum of all
 * strangers' attempts only delays, and browsers that are known for the number have a budget of their own.
 */

/**
 * At most so many codes for one destination to one caller in so many seconds, for all purposes together (provider
 * §3.1).
 */
const OF_ONE_ASKER = [
  { codes: 1, seconds: RESEND_AFTER },
  { codes: 5, seconds: HOUR_SECONDS },
  { codes: 10, seconds: DAY_SECONDS },
] as const;

/** Seconds between two messages to one destination, by how many went there within a day. */
const SPACING = [
  { below: 10, seconds: 60 },
  { below: 20, seconds: 120 },
  { below: 40, seconds: 300 },
  { below: Number.POSITIVE_INFINITY, seconds: 900 },
] as const;

/** Comparisons within an hour for one destination, by how many there were within a day. */
const COMPARISONS = [
  { below: 200, anHour: 100 },
  { below: 300, anHour: 50 },
  { below: Number.POSITIVE_INFINITY, anHour: 25 },
] as const;
/** Share of them for further tries of a challenge; the rest is reserved for first tries. */
const FOR_RETRIES = 0.4;
/** Share up to which an address that asked within the day may ask again; the rest is reserved for other addresses. */
const FOR_REPEATS = 0.7;

const row = <R extends { below: number }>(table: readonly R[], count: number): R =>
  table.find(({ below }) => count < below) ?? (table.at(-1) as R);

/** Seconds between two messages after so many within a day. */
export const spacingAfter = (sentToday: number): number => row(SPACING, sentToday).seconds;

/** Comparisons that unknown browsers made, or may still make with live challenges of one destination. */
export type Spent = { hour: number; day: number };

const hourly = ({ day }: Spent): number => row(COMPARISONS, day).anHour;

/** True when one more challenge may be made: its first try is reserved, so that it is never refused. */
export const hasRoomToAsk = (spent: Spent, isRepeat: boolean): boolean =>
  spent.hour < hourly(spent) * (isRepeat ? FOR_REPEATS : 1);

const anHourSql = `CASE ${COMPARISONS.map(({ below, anHour }) => (Number.isFinite(below) ? `WHEN day < ${below} THEN ${anHour}` : `ELSE ${anHour}`)).join(" ")} END`;

/** True when a challenge may be tried once more. */
export const hasRoomToRetry = (spent: Spent): boolean => spent.hour < hourly(spent) * FOR_RETRIES;

const SPENT = `CASE WHEN asked.tries > 0 THEN asked.tries
  WHEN asked.ended_at IS NULL AND code.used_at IS NULL AND code.expires_at > app_now() THEN 1 ELSE 0 END`;

/** SQL for the attempts of strangers on the destination in a parameter. */
const spentSql = (destination: string): string =>
  `SELECT coalesce(sum(spent) FILTER (WHERE is_recent), 0)::int AS hour, coalesce(sum(spent), 0)::int AS day,
       greatest(1, ceil(extract(epoch FROM min(free_at) FILTER (WHERE is_recent AND spent > 0) - app_now())))::int AS "freeIn"
     FROM (
       SELECT ${SPENT} AS spent, code.expires_at > app_now() - interval '1 hour' AS is_recent,
         code.expires_at + CASE WHEN asked.tries > 0 THEN interval '1 hour' ELSE interval '0' END AS free_at
       FROM one_time_code AS code JOIN code_challenge AS asked ON asked.code_id = code.id
       WHERE code.destination = ${destination} AND NOT code.is_known AND code.expires_at > app_now() - interval '1 day') AS counted`;

/** SQL for {@link hasRoomToRetry}, to be asked in the statement that counts the attempt. */
export const roomToRetrySql = (destination: string): string =>
  `(SELECT hour < ${FOR_RETRIES} * ${anHourSql} FROM (${spentSql(destination)}) AS spent)`;

/** Comparisons that strangers used up; `freeIn`: seconds until some of the hour's are free again. */
export async function spentOn(from: Queryable, destination: string): Promise<Spent & { freeIn: number }> {
  const [spent] = await from.query<Spent & { freeIn: number }>(spentSql("$1"), [destination], "code_spent");
  return spent ?? { hour: 0, day: 0, freeIn: 1 };
}

/**
 * Seconds until this asker may ask for the next code to a destination, 0 at once, and whether they did within the day.
 */
export async function waitOf(
  from: Queryable,
  destination: string,
  asker: string,
): Promise<{ wait: number; isRepeat: boolean }> {
  const waits = OF_ONE_ASKER.map(
    ({ codes, seconds }) =>
      `(SELECT ceil(extract(epoch FROM sent_at + make_interval(secs => ${seconds}) - app_now()))::int
        FROM asks ORDER BY sent_at DESC OFFSET ${codes - 1} LIMIT 1)`,
  );
  const [found] = await from.query<{ wait: number; isRepeat: boolean }>(
    `WITH asks AS (
       SELECT code.sent_at FROM one_time_code AS code JOIN code_challenge AS asked ON asked.code_id = code.id
       WHERE code.destination = $1 AND asked.asker = $2)
     SELECT greatest(0, ${waits.join(", ")}) AS wait,
       EXISTS (SELECT FROM asks WHERE sent_at > app_now() - interval '1 day') AS "isRepeat"`,
    [destination, asker],
    "code_wait",
  );
  return found ?? { wait: 0, isRepeat: false };
}
