import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { tehranInstant } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { GatewayName } from "#domain/contract/payment.shapes.ts";
import type { SettlementLine, SettlementValue } from "#domain/contract/settlement.shapes.ts";
import type { PaymentState } from "#domain/payment/states.ts";
import { raiseAlarm, resolveAlarm } from "../../kernel/alarm/alarm.ts";
import { bulkLimits, type Queryable } from "../../kernel/database/database.ts";
import { runConcurrently } from "../../kernel/run-concurrently.ts";
import type { Services } from "../../services.ts";
import { isSettled } from "../payment/row.ts";
import { settle } from "../payment/settle.ts";
import {
  type Difference,
  endDifference,
  type Found,
  intoSuspense,
  keepDifference,
  openDifferences,
  outOfSuspense,
  shown,
} from "./difference.ts";

/**
 * A line beside our books' record of its session. `sent` and `owed` are legs of refunds to its card: done, and on their
 * way, so that the gateway may have done them already. Rial.
 */
type Compared = Omit<SettlementLine, "refunded"> & {
  refunded: number | null;
  payment_id: number | null;
  state: PaymentState | null;
  our_amount: number | null;
  sent: number;
  owed: number;
};

/**
 * Keeps lines of a day's settlement until they are compared. A part that is sent again replaces itself; the first part
 * replaces what was kept of the day.
 */
export async function keepLines(
  tx: Queryable,
  gateway: GatewayName,
  day: IsoDate,
  lines: readonly SettlementLine[],
  isFirst: boolean,
): Promise<void> {
  if (isFirst) await tx.query("DELETE FROM settlement_line WHERE gateway = $1 AND day = $2::date", [gateway, day]);
  await tx.query(
    `INSERT INTO settlement_line (gateway, authority, day, ref_id, amount, refunded, card_masked, paid_at)
     SELECT $1, authority, $2::date, ref_id, amount, refunded, card_masked, to_timestamp(paid_at)
     FROM jsonb_to_recordset($3::jsonb)
       AS line (authority text, ref_id text, amount bigint, refunded bigint, card_masked text, paid_at float8)
     ON CONFLICT (gateway, authority) DO UPDATE SET day = excluded.day, ref_id = excluded.ref_id,
       amount = excluded.amount, refunded = excluded.refunded, card_masked = excluded.card_masked, paid_at = excluded.paid_at`,
    [gateway, day, JSON.stringify(lines)],
  );
}

/**
 * Compares the kept lines of a day with our books. Payments of ours that are not booked yet are settled first, by the
 * gateway's own word. Then, in one transaction, it looks for money that the gateway has and we do not know, another sum
 * than ours or another that went back to its card, and money that we booked on that day and no settlement names. Each
 * is kept once and raises an alarm; a line that agrees by now ends an earlier difference.
 */
export async function compareDay(services: Services, gateway: GatewayName, day: IsoDate): Promise<SettlementValue> {
  const { database, log } = services;
  const unsettled = (await compared(database, gateway, day)).filter(({ state }) => state !== null && !isSettled(state));
  await runConcurrently(
    (most) => unsettled.splice(0, most),
    async ({ authority }) => {
      await settle(services, gateway, authority, false);
    },
  );
  return database.withTx(async (tx) => {
    const open = new Map((await openDifferences(tx, gateway)).map((one) => [one.authority, one]));
    const lines = await compared(tx, gateway, day);
    const kept: Difference[] = [];
    let agreed = 0;
    for (const line of lines) {
      const kind = differenceOf(line);
      const { authority, ref_id, card_masked, paid_at, payment_id } = line;
      const before = open.get(authority);
      if (kind === null) {
        agreed += 1;
        if (before !== undefined) await endAgreed(tx, before, line);
        continue;
      }
      const found: Found = { gateway, authority, kind, ...sumsOf(line), ref_id, card_masked, paid_at, payment_id };
      // A sum leaves `suspense` exactly as it was put there.
      if (before?.is_in_suspense) found.amount = before.amount;
      const one = await keepDifference(tx, log, { ...found, day });
      if (one === null) continue;
      if (kind === "unknown") await intoSuspense(tx, one);
      kept.push(one);
    }
    const gone = await missing(tx, gateway, day);
    const isTold = await tellOfMany(tx, log, { gateway, day, missing: gone.length, lines: lines.length });
    for (const found of gone) {
      const one = await keepDifference(tx, log, { ...found, day }, { isTold });
      if (one !== null) kept.push(one);
    }
    await tx.query(
      `INSERT INTO settlement_run (gateway, day, lines, differences, at) VALUES ($1, $2::date, $3, $4, app_now())
       ON CONFLICT (gateway, day) DO UPDATE
         SET lines = excluded.lines, differences = excluded.differences, at = excluded.at`,
      [gateway, day, lines.length, kept.length],
    );
    const older = (await openDifferences(tx, gateway)).filter(({ id }) => kept.every((one) => one.id !== id));
    return { day, lines: lines.length, agreed, differences: [...kept, ...older].map(shown) };
  }, bulkLimits);
}

/** A settlement that names so many payments fewer than our books is itself at fault: a file that was cut short. */
const MAX_APART = 5;

/**
 * Raises one alarm for a day whose settlement lacks many payments, and resolves it once a later comparison does not.
 * Returns true when that alarm covers them all.
 */
async function tellOfMany(
  tx: Queryable,
  log: Services["log"],
  facts: { gateway: GatewayName; day: IsoDate; missing: number; lines: number },
): Promise<boolean> {
  const subject = `settlement:${facts.gateway}/${facts.day}`;
  if (facts.missing > MAX_APART) await raiseAlarm(tx, log, { kind: "missing_payment", subject, facts });
  else await resolveAlarm(tx, "missing_payment", subject, "compared again");
  return facts.missing > MAX_APART;
}

/** Disagreement between a line and our books; null when they agree. */
function differenceOf(line: Compared): Found["kind"] | null {
  const { state, amount, our_amount } = line;
  // A restore also forgets what was paid and refunded since: nothing of that is left to be found.
  if (state === null) return leftOf(line) > 0 ? "unknown" : null;
  // Reversed since: the gateway has taken back its settlement.
  if (state === "reversed") return null;
  if (amount !== our_amount || isRefundedOtherwise(line)) return "wrong_amount";
  return isSettled(state) ? null : "unbooked";
}

/** True when the gateway says that it sent another sum back to the card than the legs of our refunds. */
const isRefundedOtherwise = ({ refunded, sent, owed }: Compared): boolean =>
  refunded !== null && (refunded < sent || refunded > sent + owed);

/** Sum that the gateway still has of a line, rial. */
const leftOf = ({ amount, refunded }: Compared): number => amount - (refunded ?? 0);

/** Ends a difference of a line that agrees by now: a payment of ours has it, or it went back to its card. */
async function endAgreed(tx: Queryable, before: Difference, { state, payment_id }: Compared): Promise<void> {
  if (state !== null) return endDifference(tx, before, "booked", payment_id);
  await outOfSuspense(tx, before);
  await endDifference(tx, before, "returned");
}

/** The two sums that differ: the sums paid, or the rests of them. */
function sumsOf(line: Compared): Pick<Found, "amount" | "our_amount"> {
  const { state, amount, our_amount, sent } = line;
  if (state === null) return { amount: leftOf(line), our_amount };
  if (amount !== our_amount || !isRefundedOtherwise(line)) return { amount, our_amount };
  return { amount: leftOf(line), our_amount: our_amount - sent };
}

/** SQL: the legs of refunds that go back to the card of a row of `payment`, in these states. */
const legsOf = (states: string): string =>
  `(SELECT coalesce(sum(card_part), 0)::bigint FROM refund WHERE card_payment_id = payment.id AND refund.state IN (${states}))`;

const compared = (from: Queryable, gateway: GatewayName, day: IsoDate): Promise<Compared[]> =>
  from.query<Compared>(
    `SELECT line.authority, line.ref_id, line.amount, line.refunded, line.card_masked,
       ${legsOf("'paid'")} AS sent, ${legsOf("'paying'")} AS owed,
       floor(extract(epoch FROM line.paid_at))::float8 AS paid_at,
       payment.id AS payment_id, payment.state, coalesce(payment.held_amount, payment.amount - payment.wallet_part) AS our_amount
     FROM settlement_line AS line LEFT JOIN payment USING (gateway, authority)
     WHERE line.gateway = $1 AND line.day = $2::date ORDER BY line.paid_at, line.authority`,
    [gateway, day],
  );

/** Longest time from a session's opening to its booking, days: a wide bound, narrowed by the event's time. */
const LONGEST_SESSION_DAYS = 2;

/**
 * Payments that we booked on that day, of which the gateway has the money by our books, and which no settlement names.
 * Payments that went back to their card whole are excluded.
 */
function missing(from: Queryable, gateway: GatewayName, day: IsoDate): Promise<Found[]> {
  const begins = tehranInstant(day);
  return from.query<Found>(
    `SELECT gateway, authority, 'missing' AS kind, NULL::bigint AS amount, amount - wallet_part AS our_amount, ref_id,
       card_masked, payment.id AS payment_id, floor(extract(epoch FROM booked.at))::float8 AS paid_at
     FROM payment, LATERAL (
       SELECT min(at) AS at FROM payment_event WHERE payment_id = payment.id AND state IN ('verified', 'refund_due')
     ) AS booked
     WHERE gateway = $1 AND authority IS NOT NULL AND state IN ('verified', 'refund_due', 'refunding', 'refunded')
       AND created_at >= to_timestamp($2::float8 - ${LONGEST_SESSION_DAYS * DAY_SECONDS})
       AND booked.at >= to_timestamp($2::float8) AND booked.at < to_timestamp($2::float8 + ${DAY_SECONDS})
       AND amount - wallet_part > ${legsOf("'paid', 'paying'")}
       AND NOT EXISTS (
         SELECT FROM settlement_line AS line WHERE line.gateway = payment.gateway AND line.authority = payment.authority)
     ORDER BY payment.id`,
    [gateway, begins],
  );
}
