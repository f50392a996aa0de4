import type { GatewayName } from "#domain/contract/payment.shapes.ts";
import type { Database, Queryable } from "../../kernel/database/database.ts";
import { faultPoint } from "../../kernel/fault-points.ts";
import { errorFields } from "../../kernel/log.ts";
import { enqueueNotice } from "../../kernel/notify.ts";
import { runConcurrently } from "../../kernel/run-concurrently.ts";
import type { Services } from "../../services.ts";
import { walletOf } from "../ledger/journal.ts";
import { GIVEN_UP_SECONDS, type Owed, sendToCard } from "../payment/way-back.ts";
import { postBack, recordRefund } from "./refund.ts";
import { tellOfShareOwed } from "./share-owed.ts";

/**
 * The card's leg of a refund, pending since the refund was opened: the reconciler asks the gateway to send it, as for
 * late money (decision 014). If the gateway does not, the wallet gets it.
 */

/** The lease of one attempt, seconds; afterwards its process is taken to be dead. */
const ATTEMPT_SECONDS = 60;
/** Pause before the next attempt, seconds, by the number of attempts. */
const PAUSES = [15, 30, 60, 120, 300] as const;

type Due = Owed & { id: number; gateway: GatewayName; checks: number };

/** Sends the legs that are due, sixteen at once, each under a lease. Returns how many it looked at. */
export async function reconcileCardLegs(services: Services, stopping?: AbortSignal): Promise<number> {
  return runConcurrently(
    (most) => begin(services.database, most),
    (due) =>
      send(services, due).catch((error: unknown) =>
        services.log.error("a refund could not be sent to its card", errorFields(error)),
      ),
    stopping,
  );
}

/** Claims the attempts that are due, or whose last one's lease has ended. */
const begin = (database: Database, most: number): Promise<Due[]> =>
  database.query<Due>(
    `WITH begun AS (
       UPDATE refund SET checks = checks + 1, next_check_at = app_now() + make_interval(secs => ${ATTEMPT_SECONDS})
       WHERE id IN (
         SELECT id FROM refund WHERE state = 'paying' AND next_check_at <= app_now()
         ORDER BY next_check_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, checks, card_part, card_payment_id)
     SELECT begun.id, begun.checks, gateway, authority, card_part AS amount, 'refund:' || begun.id AS reference,
       card_part = payment.amount - payment.wallet_part AS "isWhole",
       (SELECT extract(epoch FROM app_now() - min(at))::float8 FROM refund_event WHERE refund_id = begun.id) AS age
     FROM begun JOIN payment ON payment.id = card_payment_id`,
    [most],
    "begin_card_legs",
  );

async function send({ database, gateways, log }: Services, due: Due): Promise<void> {
  faultPoint("before:gateway.refund");
  const way = await sendToCard(gateways.get(due.gateway), due);
  faultPoint("after:gateway.refund");
  if (way === "later" && due.age > GIVEN_UP_SECONDS)
    log.error("a refund to a card is still owed", { attempts: due.checks });
  await database.withTx(async (tx) => {
    const leg = await lockLeg(tx, due);
    if (leg !== null) await end[way](tx, leg);
  });
}

type Leg = {
  id: number;
  user_id: number;
  reservation_id: number | null;
  source: "reserve" | "wallet";
  share_id: number | null;
  amount: number;
  checks: number;
};

/** The refund, locked; null when another process has claimed it since. */
async function lockLeg(tx: Queryable, { id, checks }: Due): Promise<Leg | null> {
  const [leg] = await tx.query<Leg>(
    `SELECT id, user_id, reservation_id, source, share_id, card_part AS amount, checks FROM refund
     WHERE id = $1 AND state = 'paying' AND checks = $2 FOR NO KEY UPDATE`,
    [id, checks],
  );
  return leg ?? null;
}

const end = {
  async card(tx: Queryable, leg: Leg): Promise<void> {
    await postBack(tx, leg, "payout", { kind: "gateway_clearing" });
    await tx.query("UPDATE refund SET state = 'paid', next_check_at = NULL WHERE id = $1", [leg.id]);
    await recordRefund(tx, leg.id, "paid", null, null);
    await tell(tx, leg, "refund_to_card");
  },
  /**
   * Money that was to leave the wallet stays there: such a request is rejected, while a reservation's refund is paid.
   */
  async wallet(tx: Queryable, leg: Leg): Promise<void> {
    if (leg.share_id !== null) return askForSheba(tx, leg, leg.share_id);
    const state = leg.source === "wallet" ? "rejected" : "paid";
    await postBack(tx, leg, "refund_returned", walletOf(leg.user_id));
    await tx.query(
      `UPDATE refund SET state = $2, next_check_at = NULL, destination = 'wallet', card_part = 0,
         wallet_part = wallet_part + card_part WHERE id = $1`,
      [leg.id, state],
    );
    await recordRefund(tx, leg.id, state, null, "card_refused");
    await tell(tx, leg, "refund_to_wallet");
  },
  async later(tx: Queryable, { id, checks }: Leg): Promise<void> {
    await tx.query("UPDATE refund SET next_check_at = app_now() + make_interval(secs => $2::float8) WHERE id = $1", [
      id,
      PAUSES[Math.min(checks, PAUSES.length) - 1] ?? PAUSES[0],
    ]);
  },
} as const;

/** A companion's card refuses it: the leg waits for a sheba, and no wallet gets it. */
async function askForSheba(tx: Queryable, leg: Leg, shareId: number): Promise<void> {
  await tx.query(
    `UPDATE refund SET state = 'requested', next_check_at = NULL, destination = 'bank', card_part = 0,
       bank_part = bank_part + card_part WHERE id = $1`,
    [leg.id],
  );
  await recordRefund(tx, leg.id, "requested", null, "card_refused");
  await tellOfShareOwed(tx, shareId, leg.amount);
}

async function tell(tx: Queryable, leg: Leg, word: "refund_to_card" | "refund_to_wallet"): Promise<void> {
  if (leg.reservation_id !== null && leg.share_id === null)
    await enqueueNotice(tx, leg.reservation_id, word, leg.amount);
}
