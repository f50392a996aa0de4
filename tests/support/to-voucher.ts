import { expect } from "vitest";
import type { PaymentValue, StartValue } from "#domain/contract/payment.shapes.ts";
import type { ReservationEnvelope, SaveGuestsInput, VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import { verifyVoucher } from "#domain/voucher/verify.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import type { Services } from "#provider/services.ts";
import type { TestProvider } from "#tests/engines.ts";
import { type BookableItem, issuedWith } from "#tests/prove/bookable-items.ts";
import { type Caller, callerOf, newKey } from "./client.ts";
import { authorityOf, comeBack, openTestBank } from "./test-bank.ts";

/** A bank for `onProvider`: services that pay at it, and the payer's decision. */
export function payingBank() {
  let { books, gateway } = openTestBank();
  const prepare = (services: Services): Services => {
    ({ books, gateway } = openTestBank());
    return { ...services, gateways: new Map([["test", gateway]]) };
  };
  return { prepare, decide: (authority: string) => books.decide(authority, "paid") };
}

type Shop = { readonly provider: TestProvider; readonly bank: ReturnType<typeof payingBank> };

/**
 * Takes a hold to its voucher as its owner does: names the travellers, submits, pays all at the bank. An operator
 * accepts and issues what is on request. Each answer on the way has the sum of the hold, and the voucher names these
 * travellers.
 */
export async function toVoucher(
  { provider, bank }: Shop,
  user: Caller,
  { kind, path, saving }: Pick<BookableItem, "kind" | "path" | "saving">,
  held: ReservationEnvelope,
  wanted: SaveGuestsInput,
): Promise<VoucherEnvelope> {
  const { services, app } = provider;
  const total = held.totals.payable;
  const at = `${path}/${held.confirmation_code}`;
  const operator = callerOf(app, { Authorization: `Bearer ${services.settings.operatorToken}` });
  const operate = async (what: string, body: object) => {
    const done = await operator.post(`operator/v2/reserves/${held.confirmation_code}/${what}`, body);
    expect(done.status, done.text).toBe(200);
  };
  const read = async () => (await user.get<ReservationEnvelope>(at)).value;
  const saved = await user.post(`${at}/${saving}`, wanted, newKey());
  expect(saved.status, saved.text).toBe(200);
  const submitted = await user.post<ReservationEnvelope>(`${at}/submit`, {}, newKey());
  expect(submitted.status, submitted.text).toBe(200);
  const isOnRequest = submitted.value.status === "under_review";
  if (isOnRequest) await operate("accept", { operator: "test" });
  expect(await read()).toMatchObject({ status: "ready_to_pay", totals: { payable: total } });

  const start = { confirmation_code: held.confirmation_code, gateway: "test", use_wallet: false };
  const started = await user.post<StartValue>("payment/v2/start", start, newKey());
  expect(started.status, started.text).toBe(200);
  bank.decide(authorityOf(started.value));
  await comeBack(app, authorityOf(started.value));
  const receipt = await user.get<PaymentValue>(`payment/v2/${started.value.payment_id}`);
  expect(receipt.value).toMatchObject({ state: "verified", amount: total, wallet_part: 0, held_amount: null });
  await runOutbox(services);
  if (isOnRequest) await operate("issue", { operator: "test", ...issuedWith(kind) });
  expect(await read()).toMatchObject({ status: "successful", totals: { payable: total, paid: total } });

  const { value: voucher, text } = await user.get<VoucherEnvelope>(`${at}/voucher`);
  expect(voucher, text).toMatchObject({ paid: total });
  expect(voucher.travellers.map(({ nationality }) => nationality)).toEqual(
    wanted.travellers.map(({ nationality }) => nationality),
  );
  expect(await verifyVoucher(voucher.qr, services.signer.keys)).toMatchObject({
    state: "genuine",
    claims: { paid: total },
  });
  return voucher;
}
