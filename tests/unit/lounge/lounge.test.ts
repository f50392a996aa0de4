import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { CancellationQuoteValue, QuoteEnvelope, TrackingValue } from "#domain/contract/reservation.shapes.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { productModules, products } from "#products/provider.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { post, walletOf } from "#provider/money/ledger/journal.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { sweepReservations } from "#provider/shop/reservation/timers.ts";
import { onBothEngines } from "#tests/both-engines.ts";

import { type Caller, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { guestsFor, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import type { LoungeReservation, LoungeVoucher } from "./contract.ts";
import { lounge, stockIdOf } from "./product.ts";

/**
 * A fourth product, built on the product interface alone: nothing outside this folder knows it. Its tests stand for
 * every other product.
 */

const PRICE = 4_000_000;
const MIGRATION = readFileSync(new URL("migration.sql", import.meta.url), "utf8");
const RESERVE = "lounge/v2/reserve";

onBothEngines(
  "A fourth product",
  (provider, onEngine) => {
    const database = () => provider.services.database;
    const drift = () => findDrift(database(), provider.services.products);
    let hours = 0;

    /** An hour in the lounge, two days ahead, with a number of seats. */
    const open = async (seats: number) => {
      await standAtFrozenNoon(database());
      if (hours === 0) {
        for (const statement of MIGRATION.split("--> statement-breakpoint")) await database().query(statement);
        const names = "'سالن مهتاب', 'Mahtab lounge', 'اصفهان', 'Isfahan'";
        await database().query(`INSERT INTO lounge VALUES (1, ${names}, ${PRICE})`);
      }
      hours += 1;
      const hour = Math.ceil(FROZEN_NOW / HOUR_SECONDS) * HOUR_SECONDS + (48 + hours) * HOUR_SECONDS;
      const row = [stockIdOf(1, hour), seats];
      await database().query("INSERT INTO stock (id, what, total) VALUES ($1, 'lounge 1', $2)", row);
      return hour;
    };
    const counters = async (hour: number) =>
      (await database().query("SELECT held, sold FROM stock WHERE id = $1", [stockIdOf(1, hour)]))[0];
    const quoteOf = (hour: number, seats = 2) =>
      callerOf(provider.app).post<QuoteEnvelope>(`${RESERVE}/quote`, { lounge_id: 1, hour, seats });
    const create = (user: Caller, quote_id: string) =>
      user.post<LoungeReservation>(`${RESERVE}/create`, { quote_id }, newKey());
    const act = <T = LoungeReservation>(user: Caller, code: string, what: string, body: unknown = {}) =>
      user.post<T>(`${RESERVE}/${code}/${what}`, body, newKey());

    /** Held, named, submitted and paid from a wallet, as its owner does. */
    const booked = async (hour: number) => {
      const user = await logIn(provider.app);
      const { value: quote } = await quoteOf(hour);
      const { value: made } = await create(user, quote.quote_id);
      const code = made.confirmation_code;
      expect((await act(user, code, "save-guests", guestsFor(1))).status).toBe(200);
      expect((await act(user, code, "submit")).value.status).toBe("ready_to_pay");
      await database().withTx(async (tx) => {
        const [owner] = await tx.query<{ id: number }>("SELECT max(user_id) AS id FROM reservation");
        const from = { account: { kind: "gateway_clearing" }, amount: -quote.total } as const;
        const to = { account: walletOf(owner!.id), amount: quote.total };
        await post(tx, { kind: "charge", ref: `lounge:${code}`, postings: [from, to] });
      });
      const start = { confirmation_code: code, gateway: "test", use_wallet: true };
      const paid = await user.post<StartValue>("payment/v2/start", start, newKey());
      expect(paid.status, paid.text).toBe(200);
      await runOutbox(provider.services);
      return { user, code, total: quote.total, tracking: made.tracking_code };
    };

    onEngine("is held, named, paid, issued, tracked, listed and cancelled by the machinery", async () => {
      const hour = await open(3);
      const { user, code, total, tracking } = await booked(hour);
      expect(total).toBe(2 * PRICE);
      expect(await counters(hour)).toEqual({ held: 0, sold: 2 });
      const details = await user.get<LoungeReservation>(`${RESERVE}/${code}`);
      const subject = { kind: "lounge", hour, seats: 2 };
      expect(details.value).toMatchObject({ kind: "lounge", status: "successful", subject, totals: { paid: total } });
      const voucher = await user.get<LoungeVoucher>(`${RESERVE}/${code}/voucher`);
      expect(voucher.value).toMatchObject({ subject: { name_en: "Mahtab lounge" }, paid: total });
      expect(voucher.value.travellers).toHaveLength(2);
      expect((await user.get<{ items: unknown }>("user/v2/reserves")).value.items).toMatchObject([
        { kind: "lounge", status: "successful", summary: { title_en: "Mahtab lounge", party: { rooms: null } } },
      ]);
      const ofAnyKind = await user.get(`user/v2/reserves/${code}`);
      expect(ofAnyKind.value).toMatchObject({ ...details.value, now: expect.any(Number) });
      const other = await logIn(provider.app);
      expect((await other.get(`user/v2/reserves/${code}`)).status).toBe(404);
      // The calls of another product do not find it.
      expect((await user.get(`reserve/v2/${code}`)).status).toBe(404);

      const tracked = await callerOf(provider.app).post<TrackingValue>("reserve/v2/tracking", {
        tracking_code: tracking,
        mobile: user.mobile,
      });
      const view = callerOf(provider.app, { Authorization: `Bearer ${tracked.value.token}` });
      const masked = await view.get<LoungeReservation>(`user/v2/reserves/${code}`);
      const travellers = [{ national_code: "********48" }, {}];
      expect(masked.value).toMatchObject({ is_masked: true, actions: [], travellers });

      const cost = await user.get<CancellationQuoteValue>(`${RESERVE}/${code}/cancellation-quote`);
      expect(cost.value).toMatchObject({ penalty: total / 10, refundable: (total * 9) / 10, percent: 10 });
      const cancelled = await act(user, code, "cancel", { quote_id: cost.value.quote_id });
      expect(cancelled.value).toMatchObject({ status: "cancelled", totals: { penalty: total / 10 } });
      expect((await user.get<{ balance: number }>("wallet/v2/balance")).value.balance).toBe((total * 9) / 10);
      expect(await counters(hour)).toEqual({ held: 0, sold: 0 });
      expect(await drift()).toEqual([]);
      expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    });

    onEngine("is never sold twice, and comes back when its time is over", async () => {
      const hour = await open(4);
      const { value: quote } = await quoteOf(hour);
      const users = await Promise.all(Array.from({ length: 6 }, () => logIn(provider.app)));
      const made = await Promise.all(users.map((user) => create(user, quote.quote_id)));
      expect(made.map(({ status, reason }) => `${status} ${reason ?? ""}`.trim()).toSorted()).toEqual([
        ...Array(2).fill("200"),
        ...Array(4).fill("422 sold_out"),
      ]);
      expect(await counters(hour)).toEqual({ held: 4, sold: 0 });
      expect(await drift()).toEqual([]);
      await wait(database(), 16 * 60);
      await sweepReservations(provider.services);
      expect(await counters(hour)).toEqual({ held: 0, sold: 0 });
      expect(await drift()).toEqual([]);
    });

    onEngine("shows another price first, and refuses the past and a wrong party", async () => {
      const hour = await open(4);
      const user = await logIn(provider.app);
      const { value: quote } = await quoteOf(hour, 1);
      await database().query("UPDATE lounge SET price = price + 1000");
      const moved = await create(user, quote.quote_id);
      expect(moved).toMatchObject({ status: 422, reason: "price_changed", value: { total: PRICE + 1_000 } });
      await database().query("UPDATE lounge SET price = $1", [PRICE]);
      const { value: reservation } = await create(user, quote.quote_id);
      const two = await act(user, reservation.confirmation_code, "save-guests", guestsFor(1));
      expect(two.errors).toMatchObject([{ name: "travellers", code: "rooms_differ" }]);
      expect((await quoteOf(Math.floor(FROZEN_NOW / HOUR_SECONDS) * HOUR_SECONDS - HOUR_SECONDS)).status).toBe(422);
      expect((await quoteOf(hour, 4)).reason).toBe("sold_out");
    });
  },
  (services) => ({
    ...services,
    modules: [...productModules, { product: lounge, endpoints: [], jobs: [], table: "lounge" }],
    products: productsOf([...products, lounge]),
  }),
);
