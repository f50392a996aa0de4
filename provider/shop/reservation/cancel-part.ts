import type { CancellablePart } from "#domain/reservation/penalty.ts";
import type { RecordedReason } from "#domain/reservation/reasons.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal } from "../../kernel/envelope.ts";
import { enqueueNotice } from "../../kernel/notify.ts";
import { refundReservation } from "../../money/refund/refund.ts";
import type { Services } from "../../services.ts";
import { keptBySupplier, takeSharesBack } from "../extra/books.ts";
import { agreedCost } from "./cancel.ts";
import { recordEvent } from "./change.ts";
import type { ChangeDetails } from "./effects.ts";
import { firstChoice } from "./give-back.ts";
import { keepTravellers, peopleOf, travellersOf } from "./guests.ts";
import { letHeldGo } from "./held-change.ts";
import { lockStockOf, productOf } from "./product.ts";
import { cancelledPartsOf, type HistoryEvent, type Reservation, type ReservationRow, type UpToDate } from "./row.ts";
import { writeOffer } from "./write-offer.ts";

type Cancelling = Pick<Services, "products" | "gateways" | "vault">;

/** Recorded reason of each kind of part. */
const REASON = {
  room: "room_cancelled",
  direction: "direction_cancelled",
  traveller: "traveller_cancelled",
  extra: "extra_cancelled",
} as const satisfies Record<CancellablePart["of"], RecordedReason>;

/**
 * Cancels a part of a locked reservation at the cost that was shown (call 54), and leaves the rest as it was agreed: its
 * prices, its policies and the instants that they count from. What was paid for the part leaves `paid` and `total`: the
 * refund goes back, and what is kept stays with the creditor, in `cancelled_part`.
 */
export async function cancelPart(
  tx: Queryable,
  services: Cancelling,
  row: UpToDate<Reservation>,
  agreed: { quoteId: string; part: CancellablePart },
  details: ChangeDetails,
): Promise<Reservation | Refusal> {
  const { products, gateways } = services;
  const { part } = agreed;
  const cost = await agreedCost(tx, services, row, agreed, details);
  if (isRefusal(cost)) return cost;
  const busy = await letHeldGo(tx, products, row);
  if (busy !== undefined) return busy;
  const product = productOf(products, row.kind);
  const { parts } = product;
  if (parts === undefined) throw new Error("A part was priced of a product that has none");
  const { paid, penalty, refundable } = cost;
  const people = travellersOf(services.vault, row);
  const going = { part, ...peopleOf(people) };
  const rest = parts.without(row.offer, going);
  if (product.terms(rest).total !== row.paid - paid) throw new Error("The rest of an offer does not add up");
  await lockStockOf(tx, products, [row]);
  await parts.release(tx, row.id, row.offer, rest, going);
  const number = await keepPart(tx, row, part, { paid, penalty, ...parts.titleOf(row.offer, going) });
  const creditor = await product.payableAccount(tx, row.id);
  const cause = `part:${number}` as const;
  const leaving = { before: row.offer, after: rest, lines: product.penaltyLines(row.offer), now: row.now };
  const sums = { ...leaving, paid, refunded: refundable };
  await parts.settle?.(tx, row.id, { number, kept: keptBySupplier(sums) });
  if (refundable > 0) {
    await takeSharesBack(tx, { reservationId: row.id, creditor, cause, ...sums });
    await refundReservation(tx, {
      reservationId: row.id,
      userId: row.userId,
      from: creditor,
      cause,
      amount: refundable,
      penalty,
      destination: details.destination ?? (await firstChoice(tx, row.id, gateways, refundable)),
      reason: REASON[part.of],
    });
  }
  const travellers = await keepTravellers(tx, services.vault, row, parts.travellersLeft(people, part));
  const written = await writeOffer(tx, row, product, rest);
  const event = await recordPart(tx, row, part, details.operator);
  await enqueueNotice(tx, row.id, "part_cancelled", refundable);
  const cancelledParts = await cancelledPartsOf(tx, row.id);
  const history = [...row.history, event];
  return { ...row, ...written, offer: rest, travellers, history, cancelledParts, live: undefined };
}

async function keepPart(
  tx: Queryable,
  { id, offer }: ReservationRow,
  { of, position }: CancellablePart,
  { paid, penalty, fa, en }: { paid: number; penalty: number; fa: string; en: string },
): Promise<number> {
  const [kept] = await tx.query<{ number: number }>(
    `INSERT INTO cancelled_part (reservation_id, number, "of", position, offer, paid, penalty, title_fa, title_en, at)
     SELECT $1, 1 + count(*), $2, $3, $4, $5, $6, $7, $8, app_now() FROM cancelled_part WHERE reservation_id = $1 RETURNING number`,
    [id, of, position, JSON.stringify(offer), paid, penalty, fa, en],
    "keep_cancelled_part",
  );
  if (kept === undefined) throw new Error("The cancelled part was not kept");
  return kept.number;
}

async function recordPart(
  tx: Queryable,
  { id, status }: ReservationRow,
  { of }: CancellablePart,
  operator: string | undefined,
): Promise<HistoryEvent> {
  const event = { from: status, to: status, actor: operator ? "operator" : "user", reason: REASON[of] } as const;
  return { ...event, at: await recordEvent(tx, id, { ...event, operator: operator ?? null }) };
}
