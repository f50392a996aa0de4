import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { OrderValue } from "#domain/contract/order.shapes.ts";
import type { MethodsValue } from "#domain/contract/payment.shapes.ts";
import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { MovementsValue, ReceiptValue } from "#domain/contract/wallet.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { onProvider } from "#tests/engines.ts";
import { type BookableItem, type Kind, kinds, stayIn } from "#tests/prove/bookable-items.ts";
import { callerOf, logIn, newKey, textsTo } from "#tests/support/client.ts";
import { BAG, holdWithExtras, prepareExtra } from "#tests/support/extras.ts";
import { prepareRoom, type RoomWanted, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { supplied } from "#tests/support/supplied.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";

let made = 0;
/** Half of its price is kept. */
const HALF = [{ hours_before: 1, percent: 50 }];

onProvider("Extras and a code are told as one sum", (provider, onEngine) => {
  const database = () => provider.services.database;
  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
  const itemOf = async (kind: Kind, confirmation: RoomWanted["confirmation"]): Promise<BookableItem> => {
    await standAtFrozenNoon(database());
    return kind === "stay"
      ? stayIn(await prepareRoom(database(), { policy: "flexible", confirmation }))
      : (await supplied[kind](provider.services)).item;
  };
  const codeOf = async (): Promise<string> => {
    const code = `TOLD${++made}`;
    const days = { sale_from: FROZEN_NOW - DAY_SECONDS, sale_until: FROZEN_NOW + 30 * DAY_SECONDS };
    const campaign = { operator: "Mina", code, percent: 10, budget: 100_000_000_000, ...days };
    expect((await operator().post("operator/v2/campaigns", campaign)).status).toBe(200);
    return code;
  };

  /** A booking with an extra of each of two travellers and a code, held and submitted. */
  const chosen = async (kind: Kind, confirmation: RoomWanted["confirmation"] = "online") => {
    const extra = await prepareExtra(operator(), { kind: "insurance", per: "traveller", cancellation: HALF });
    const user = await logIn(provider.app);
    const item = await itemOf(kind, confirmation);
    const one = await holdWithExtras(provider.services, user, item);
    const own = one.held.totals.payable;
    await one.choose(
      [1, 2].map((traveller) => ({ code: extra, traveller, direction: null })),
      2 * BAG,
    );
    const code = await codeOf();
    const { value } = await one.act("discount-code", { code });
    const discount = value.discount_code?.discount ?? 0;
    expect(discount).toBeGreaterThan(0);
    return { ...one, user, item, own, discount, campaign: code, total: own + 2 * BAG - discount };
  };
  const receiptOf = async (user: Awaited<ReturnType<typeof logIn>>, kind: "payment" | "refund") => {
    const { value } = await user.get<MovementsValue>(`wallet/v2/movements?page=1&kind=${kind}`);
    return (await user.get<ReceiptValue>(`wallet/v2/receipts/${value.items[0]?.number}`)).value;
  };
  const INSURANCE = { title_en: "Extra bag, 10 kg", provider_en: "Shabahang Airlines", amount: BAG };

  for (const kind of kinds)
    onEngine(`on the form, at the payment, on the status, the voucher and the receipt: ${kind}`, async () => {
      const { user, item, own, discount, campaign, total, ...one } = await chosen(kind);
      expect((await one.read()).totals.payable).toBe(total);
      await one.act("submit");
      const { value: methods } = await user.get<MethodsValue>(`payment/v2/methods?confirmation_code=${one.code}`);
      expect(methods.payable).toBe(total);
      await one.pay();
      expect((await one.read()).totals).toMatchObject({ payable: total, paid: total });
      const { value: voucher } = await user.get<VoucherEnvelope>(`${item.path}/${one.code}/voucher`);
      expect([voucher.paid, voucher.discount_code?.discount, voucher.extras?.length]).toEqual([total, discount, 2]);
      const paper = await receiptOf(user, "payment");
      expect(paper.lines).toEqual([{ what: "reservation", amount: total }]);
      expect(paper.includes).toMatchObject([INSURANCE, INSURANCE, { code: campaign, amount: -discount }]);
      expect(total - (paper.includes ?? []).reduce((sum, { amount }) => sum + amount, 0)).toBe(own);
    });

  onEngine("in the SMS of a sum to pay, and in the order, whose supplier is owed its own price alone", async () => {
    const { user, own, discount, campaign, total, ...one } = await chosen("stay", "on_request");
    const decide = (what: string, body: object = {}) =>
      operator().post(`operator/v2/reserves/${one.code}/${what}`, { operator: "Mina", ...body }, newKey());
    expect((await one.act("submit")).value.status).toBe("under_review");
    expect((await decide("accept")).status).toBe(200);
    await runOutbox(provider.services);
    const toman = (rial: number) => formatMoneyText(rial, "fa");
    expect(await textsTo(provider.app, user.mobile)).toContainEqual(
      expect.stringContaining(
        `${toman(total)} (با ${toman(2 * BAG)} خدمات جانبی، پس از ${toman(discount)} تخفیف کد) را تا`,
      ),
    );
    const paid = await one.pay();
    expect([paid.status, paid.totals.paid]).toEqual(["in_progress", total]);
    const { value } = await operator().post<OrderValue>(
      `operator/v2/orders/${one.code}/read`,
      { operator: "Mina" },
      newKey(),
    );
    expect(value).toMatchObject({ paid: total, price: own, discount_code: { code: campaign, discount } });
    expect(value.extras).toMatchObject([
      { number: 1, provider_en: "Shabahang Airlines", traveller: 1, price: BAG },
      { number: 2, provider_en: "Shabahang Airlines", traveller: 2, price: BAG },
    ]);
    const sums = (value.price ?? 0) + (value.extras ?? []).reduce((sum, { price }) => sum + price, 0);
    expect(sums - (value.discount_code?.discount ?? 0)).toBe(value.paid);
    await decide("supplier-cancel", { reason: "No room" });
    await runOutbox(provider.services);
    // All that was paid goes back, extras too.
    expect(await textsTo(provider.app, user.mobile)).toContainEqual(
      expect.stringContaining(`${toman(total)} (با ${toman(2 * BAG)} خدمات جانبی) کامل برمی‌گردد`),
    );
  });

  onEngine("on the receipt of what went back, of one alone and of all that was left", async () => {
    const { user, ...one } = await chosen("stay");
    await one.pay();
    await one.cancel("extra-1");
    const ofOne = await receiptOf(user, "refund");
    expect(ofOne.lines).toEqual([
      { what: "paid", amount: BAG },
      { what: "penalty", amount: -BAG / 2 },
    ]);
    expect(ofOne.includes).toEqual([expect.objectContaining(INSURANCE)]);
    await wait(database(), 1);
    const left = (await one.read()).totals.paid;
    const { value } = await one.cancel();
    const paper = await receiptOf(user, "refund");
    expect(paper.lines).toEqual([
      { what: "paid", amount: left },
      { what: "penalty", amount: -value.totals.penalty },
    ]);
    expect(paper.includes).toEqual([expect.objectContaining(INSURANCE)]);
  });
});
