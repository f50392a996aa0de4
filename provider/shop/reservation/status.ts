import type { StatusEnvelope } from "#domain/contract/reservation.shapes.ts";
import { openActions, type ReservationAction } from "#domain/reservation/actions.ts";
import { extendedDeadline } from "#domain/reservation/deadlines.ts";
import type { Services } from "../../services.ts";
import type { Product } from "./product.ts";
import { COLUMNS, conditionOf, factsOf, IS_ASKING_BANK, type ReservationRow, readLive, type Which } from "./row.ts";
import { readReservation } from "./up-to-date.ts";

/** Row of a reservation without its travellers, its history, its payments and what was offered. */
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
    issue_due_at: status === "in_progress" ? row.issueDueAt : null,
    actions: isMasked ? [] : actionsOf(row),
    now: row.now,
  };
}

/**
 * Actions that the table allows, without an extension that the last moment for paying would cut to nothing, and without
 * paying while the bank is asked.
 */
function actionsOf(row: Standing): ReservationAction[] {
  const { now, paymentDeadlineAt, paymentSeconds, lastPayAt, isAsking } = row;
  const gains = extendedDeadline(now, paymentDeadlineAt ?? now, paymentSeconds ?? 0, lastPayAt) !== null;
  return openActions(row.status, factsOf(row))
    .filter((action) => action !== "extend" || gains)
    .filter((action) => action !== "pay" || !isAsking);
}

/**
 * Part of a reservation that changes while its owner waits (call 51b): one statement, and nothing sealed is opened. A
 * timer that is due and a fact that has not reached it come first, as for the whole reservation. Null when there is no
 * such reservation.
 */
export async function statusValue(
  services: Services,
  product: Product,
  which: Which,
  isMasked: boolean,
): Promise<StatusEnvelope | null> {
  const { kind, live, facts } = product;
  const [name, condition, values] = conditionOf(which);
  const [read] = await services.database.query<Standing & { live: unknown; isBehind: boolean }>(
    `SELECT ${COLUMNS}, ${IS_ASKING_BANK} AS "isAsking", ${live?.sql ?? "NULL"} AS live,
       ${facts === undefined ? "false" : `ended_at IS NULL AND ${facts.isBehind}`} AS "isBehind"
     FROM reservation WHERE ${condition}`,
    values,
    `status_${kind}_${name}`,
  );
  if (read === undefined) return null;
  if (!read.isDue && !read.isBehind) return { ...statusFields(read, isMasked), ...live?.value(read.live, read) };
  const row = { ...read, ...(await readReservation(services, { id: read.id })) };
  const now = read.isBehind ? await readLive(services.database, product, row.confirmationCode) : read.live;
  return { ...statusFields(row, isMasked), ...live?.value(now, row) };
}
