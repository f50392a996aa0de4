import { FULL_NAME } from "#domain/bounds.ts";
import { shareCalls } from "#domain/contract/share.calls.ts";
import { isPart, PARTS, type PartsStanding } from "#domain/payment/parts.ts";
import { canonicalSheba, shebaRules } from "#domain/validation/sheba.ts";
import { resolveAlarm } from "../../kernel/alarm/alarm.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint, work } from "../../kernel/http/endpoint.ts";
import { openForm } from "../../kernel/http/form.ts";
import { signedIn } from "../../kernel/http/principal.ts";
import { isLinkToken } from "../../kernel/link-token.ts";
import { SHARE_OWED, subjectOfShare } from "../refund/share-owed.ts";
import { standingOfParts } from "./parts.ts";
import { wasJustAsked } from "./row.ts";
import { settle } from "./settle.ts";
import { findShare, insertShare, type ShareRow, writeOfShare } from "./share.ts";
import { shareStateOf, shareValueOf } from "./share-value.ts";
import { startPayment } from "./start.ts";

/** Calls of paying together (decision 134). A link's own calls are limited by address: they are anybody's. */

const limitOf = () => "links" as const;

const shareOf = async (from: Queryable, token = ""): Promise<ShareRow | null> =>
  isLinkToken(token) ? findShare(from, { token }) : null;

/** Shares of what is missing, judged one after the other as if each were paid: all of them, or none. */
const make = effect({
  call: shareCalls.make,
  async effect({ body: { confirmation_code: code, amounts }, principal }, tx, services) {
    const payable = await services.payables.lockOpen(tx, services, code, signedIn(principal).userId);
    if (isRefusal(payable)) return payable;
    if (payable.hasNews) return services.payables.newsRefusal(payable);
    const standing = await standingOfParts(tx, payable.id);
    if (standing.isWholeOpen) return refuse("payment_under_way");
    const share_ids: string[] = [];
    let counted: PartsStanding = standing;
    for (const amount of amounts) {
      const refused = faultOfShare(amount, payable.due, counted);
      if (refused !== null) return refused;
      counted = { ...counted, open: counted.open + amount, count: counted.count + 1 };
      share_ids.push(await insertShare(tx, services.vault, payable.id, amount));
    }
    return { share_ids };
  },
});

function faultOfShare(amount: number, due: number, standing: PartsStanding): Refusal | null {
  if (isPart(amount, due, standing)) return null;
  const missing = due - standing.paid - standing.open;
  const params = { min: Math.min(PARTS.least, Math.max(missing, 0)), max: Math.max(missing, 0) };
  return refuse("invalid_input", [{ name: "amounts", code: "amount_out_of_bounds", params }]);
}

/** Ends a share's link. A payment that is at the bank then is taken all the same where it is needed. */
const revoke = effect({
  call: shareCalls.revoke,
  async effect({ params, principal }, tx, services) {
    const mine = { publicId: params.share_id, userId: signedIn(principal).userId };
    const found = await findShare(tx, mine);
    if (found === null) return refuse("not_found");
    const payable = await services.payables.lock(tx, services, found.reservationId);
    const share = (await findShare(tx, mine, true)) ?? found;
    const state = await shareStateOf(tx, share, payable);
    if (state === "paid") return refuse("not_open");
    await tx.query(
      "UPDATE payment_share SET revoked_at = coalesce(revoked_at, app_now()) WHERE id = $1",
      [share.id],
      "revoke_share",
    );
    return {};
  },
});

const read = endpoint({
  call: shareCalls.read,
  limitOf: () => "linkReads",
  async answer({ params }, services) {
    const share = await shareOf(services.database, params.share_token);
    return share === null ? refuse("not_found") : services.database.withTx((tx) => shareValueOf(tx, services, share));
  },
});

const pay = effect({
  call: shareCalls.pay,
  limitOf,
  async effect({ params, body }, tx, services) {
    const form = openForm();
    const name = form.read("name", body.name, [
      "required",
      ["min", { min: FULL_NAME.min }],
      ["max", { max: FULL_NAME.max }],
    ]);
    if (form.faults.length > 0) return refuse("invalid_input", form.faults);
    const share = await shareOf(tx, params.share_token);
    if (share === null) return refuse("not_found");
    const started = await startPayment(tx, services, { kind: "share", share, gateway: body.gateway });
    if (isRefusal(started)) return started;
    await writeOfShare(tx, services.vault, share, "name", name);
    return started;
  },
});

/** Asks the gateway about the payment of a share that is open, like `payment.check`. */
const check = work({
  call: shareCalls.check,
  limitOf,
  async answer({ params, body }, services) {
    const { database } = services;
    const share = await shareOf(database, params.share_token);
    if (share === null) return refuse("not_found");
    const [open] = await database.query<{ id: number; gateway: string; authority: string }>(
      `SELECT id, gateway, authority FROM payment WHERE share_id = $1 AND authority IS NOT NULL
         AND state IN ('requested', 'unknown') ORDER BY id DESC LIMIT 1`,
      [share.id],
      "open_payment_of_share",
    );
    if (open !== undefined && (body.is_left || !(await wasJustAsked(database, open.id))))
      await settle(services, open.gateway, open.authority, body.is_left === true);
    return database.withTx((tx) => shareValueOf(tx, services, share));
  },
});

/** Keeps the sheba for what a companion's card could not take back, once: an operator pays to it. */
const sheba = effect({
  call: shareCalls.sheba,
  limitOf,
  async effect({ params, body }, tx, services) {
    const form = openForm();
    const canonical = form.read("sheba", body.sheba, ["required", ...shebaRules(body.sheba)], canonicalSheba);
    if (form.faults.length > 0) return refuse("invalid_input", form.faults);
    const found = await shareOf(tx, params.share_token);
    if (found === null) return refuse("not_found");
    await services.payables.lock(tx, services, found.reservationId);
    const share = (await findShare(tx, { id: found.id }, true)) ?? found;
    const { back } = await shareValueOf(tx, services, share);
    if (back?.state !== "needs_sheba") return refuse("not_open");
    await writeOfShare(tx, services.vault, share, "sheba", canonical);
    await resolveAlarm(tx, SHARE_OWED, subjectOfShare(share.id), "a sheba was named");
    return shareValueOf(tx, services, { ...share, sheba: canonical });
  },
});

export const shareEndpoints: readonly Endpoint[] = [make, revoke, read, pay, check, sheba];
