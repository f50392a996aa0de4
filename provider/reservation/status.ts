import type { StatusEnvelope } from "#domain/contract/reservation.shapes.ts";
import { openActions, type ReservationAction } from "#domain/reservation/actions.ts";
import { extendedDeadline } from "#domain/reservation/deadlines.ts";
import type { Services } from "../services.ts";
import type { Product } from "./product.ts";
import { COLUMNS, conditionOf, factsOf, IS_ASKING_BANK, type ReservationRow, type Which } from "./row.ts";
import { readReservation } from "./timers.ts";

/** What is known of a reservation without its travellers, its history, its payments and what was offered. */
type Row = Omit<ReservationRow, "offer">;

type Standing = Row & {
  /** The bank is asked about a payment. */
  isAsking: boolean;
};

/** The fields of a reservation that its status call answers too. */
export function statusFields(row: Standing, isMasked: boolean): StatusEnvelope {
  const { status } = row;
  const isPayable = status === "ready_to_pay" || status === "payment_failed";
  const isInGrace = status === "payment_deadline_expired";
  return {
    status,
    status_reason: row.statusReason,
    payment_deadline_at: isPayable || isInGrace ? row.paymentDeadlineAt : null,
    grace_ends_at: isInGrace ? row.timerAt : null,
    extension_used: row.isExtended,
    actions: isMasked ? [] : actionsOf(row),
    now: row.now,
  };
}

/**
 * What is open by the table, less an extension that the last moment for paying would cut to nothing, and paying while
 * the bank is asked.
 */
function actionsOf(row: Standing): ReservationAction[] {
  const { now, paymentDeadlineAt, paymentSeconds, lastPayAt, isAsking } = row;
  const gains = extendedDeadline(now, paymentDeadlineAt ?? now, paymentSeconds ?? 0, lastPayAt) !== null;
  return openActions(row.status, factsOf(row))
    .filter((action) => action !== "extend" || gains)
    .filter((action) => action !== "pay" || !isAsking);
}

/**
 * What of a reservation changes while its owner waits (call 51b): one statement, and nothing sealed is opened. A timer
 * that is due is run first, as for the whole reservation. Null when there is no such reservation.
 */
export async function statusValue(
  services: Services,
  { kind, live }: Product,
  which: Which,
  isMasked: boolean,
): Promise<StatusEnvelope | null> {
  const [name, condition, values] = conditionOf(which);
  const [read] = await services.database.query<Standing & { live: unknown }>(
    `SELECT ${COLUMNS}, ${IS_ASKING_BANK} AS "isAsking", ${live?.sql ?? "NULL"} AS live
     FROM reservation WHERE ${condition}`,
    values,
    `status_${kind}_${name}`,
  );
  if (read === undefined) return null;
  const row = read.isDue ? { ...read, ...(await readReservation(services, { id: read.id })) } : read;
  return { ...statusFields(row, isMasked), ...live?.value(read.live, row) };
}
