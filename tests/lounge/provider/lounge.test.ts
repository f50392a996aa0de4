import { expect } from "vitest";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { QuoteEnvelope, TrackingValue } from "#domain/contract/reservation.shapes.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { sweepReservations } from "#provider/shop/reservation/timers.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";
import { inEmptyShops } from "#tests/empty-shops.ts";
import { chargeWalletOf } from "#tests/support/charge-wallet.ts";
import { type Caller, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { importFiles } from "#tests/support/inventory.ts";
import { guestsFor, wait } from "#tests/support/stay.ts";
import type { LoungeReservation, LoungeSearchValue, LoungeVoucher } from "../contract/lounge.shapes.ts";
import { hourRow, LOUNGE_DAY, LOUNGE_PRICE, LOUNGES_FILE, loungeRow, textOf } from "../world/lounges-file.ts";

const RESERVE = "lounge/v2/reserve";

inEmptyShops(
  "A lounge",
  (shop) => importFiles(shop, [["lounges", LOUNGES_FILE]]),
  (shop, there) => {
    const database = () => shop.services.database;
    const drift = () => findDrift(database(), shop.services.products);
    const place = async () => (await database().query<{ id: number }>("SELECT id FROM city"))[0]?.id;
    const search = async (people: number, changes: Readonly<Record<string, string>> = {}) => {
      const query = { destination_id: `city-${await place()}`, departure_date: LOUNGE_DAY, adult_count: `${people}` };
      const asked = new URLSearchParams({ ...query, ...changes });
      return callerOf(shop.app).get<LoungeSearchValue>(`lounge/v2/search?${asked}`);
    };
    /** Ids of the hours with enough seats. */
    const hoursFor = async (people: number) =>
      (await search(people)).value.items.flatMap(({ hours }) => hours.map(({ hour_id }) => hour_id));
    const counters = async (hour: number) =>
      (await database().query("SELECT held, sold FROM stock WHERE id = $1", [stockIdOf("loungeSeats", hour)]))[0];
    const quoteOf = (hour_id: number | undefined, seats = 2) =>
      callerOf(shop.app).post<QuoteEnvelope>(`${RESERVE}/quote`, { hour_id, seats });
    const create = (user: Caller, quote_id: string) =>
      user.post<LoungeReservation>(`${RESERVE}/create`, { quote_id }, newKey());
    const act = <T = LoungeReservation>(user: Caller, code: string, what: string, body: unknown = {}) =>
      user.post<T>(`${RESERVE}/${code}/${what}`, body, newKey());

    /** Held, named, submitted and paid from a wallet, as its owner does. */
    const booked = async (hour: number | undefined) => {
      const user = await logIn(shop.app);
      const { value: quote } = await quoteOf(hour);
      const { value: made } = await create(user, quote.quote_id);
      const code = made.confirmation_code;
      expect((await act(user, code, "save-guests", guestsFor(1))).status).toBe(200);
      expect((await act(user, code, "submit")).value.status).toBe("ready_to_pay");
      await chargeWalletOf(database(), code, quote.total);
      const start = { confirmation_code: code, gateway: "test", use_wallet: true };
      const paid = await user.post<StartValue>("payment/v2/start", start, newKey());
      expect(paid.status, paid.text).toBe(200);
      await runOutbox(shop.services);
      return { user, code, total: quote.total, tracking: made.tracking_code };
    };

    there("is found in its city on a day, priced for everyone, where there are seats", async () => {
      const { value } = await search(2);
      expect(value.items).toMatchObject([
        { name_en: "Mahtab Lounge", price: LOUNGE_PRICE, total: 2 * LOUNGE_PRICE, hours: [{ seats_left: 3 }, {}] },
      ]);
      expect(await hoursFor(4)).toHaveLength(1);
      expect(await hoursFor(5)).toEqual([]);
      const id = value.items[0]?.lounge_id;
      const details = await callerOf(shop.app).get(`lounge/v2/details/${id}`);
      expect(details.value).toMatchObject({ id, name_fa: "سالن مهتاب", city: { name_en: "Isfahan" } });
      expect((await callerOf(shop.app).get("lounge/v2/details/0")).status).toBe(404);
      const refused = await search(2, { destination_id: "city-0", departure_date: "2020-01-01" });
      expect(refused.errors).toMatchObject([{ name: "destination_id" }, { name: "departure_date" }]);
    });

    there("is held, named, paid, issued, tracked, listed and cancelled by the machinery", async () => {
      const [hour = 0] = await hoursFor(3);
      const { user, code, total, tracking } = await booked(hour);
      expect([total, await counters(hour)]).toEqual([2 * LOUNGE_PRICE, { held: 0, sold: 2 }]);
      const details = await user.get<LoungeReservation>(`${RESERVE}/${code}`);
      const subject = { kind: "lounge", name_en: "Mahtab Lounge", seats: 2 };
      expect(details.value).toMatchObject({ kind: "lounge", status: "successful", subject, totals: { paid: total } });
      const voucher = await user.get<LoungeVoucher>(`${RESERVE}/${code}/voucher`);
      expect(voucher.value).toMatchObject({ subject, paid: total, travellers: [{}, {}] });
      expect((await user.get<{ items: unknown }>("user/v2/reserves")).value.items).toMatchObject([
        { kind: "lounge", status: "successful", summary: { title_en: "Mahtab Lounge", party: { rooms: null } } },
      ]);
      expect((await (await logIn(shop.app)).get(`user/v2/reserves/${code}`)).status).toBe(404);
      // The calls of another product do not find it.
      expect((await user.get(`reserve/v2/${code}`)).status).toBe(404);

      const tracked = await callerOf(shop.app).post<TrackingValue>("reserve/v2/tracking", {
        tracking_code: tracking,
        mobile: user.mobile,
      });
      const view = callerOf(shop.app, { Authorization: `Bearer ${tracked.value.token}` });
      const masked = await view.get<LoungeReservation>(`user/v2/reserves/${code}`);
      expect(masked.value).toMatchObject({ is_masked: true, travellers: [{ national_code: "********48" }, {}] });

      const cost = await user.get<CancellationQuoteValue>(`${RESERVE}/${code}/cancellation-quote`);
      expect(cost.value).toMatchObject({ penalty: total / 10, refundable: (total * 9) / 10, percent: 10 });
      const cancelled = await act(user, code, "cancel", { quote_id: cost.value.quote_id });
      expect(cancelled.value).toMatchObject({ status: "cancelled", totals: { penalty: total / 10 } });
      expect((await user.get<{ balance: number }>("wallet/v2/balance")).value.balance).toBe((total * 9) / 10);
      expect(await counters(hour)).toEqual({ held: 0, sold: 0 });
      expect([await drift(), await ledgerFaults(database())]).toEqual([[], { sum: 0, journals: 0, balances: 0 }]);
    });

    there("is never sold twice, and comes back when its time is over", async () => {
      const [hour = 0] = await hoursFor(4);
      const { value: quote } = await quoteOf(hour);
      const users = await Promise.all(Array.from({ length: 6 }, () => logIn(shop.app)));
      const made = await Promise.all(users.map((user) => create(user, quote.quote_id)));
      expect(made.map(({ status, reason }) => `${status} ${reason ?? ""}`.trim()).toSorted()).toEqual([
        ...Array(2).fill("200"),
        ...Array(4).fill("422 sold_out"),
      ]);
      expect([await counters(hour), await drift()]).toEqual([{ held: 4, sold: 0 }, []]);
      await wait(database(), 16 * 60);
      await sweepReservations(shop.services);
      expect([await counters(hour), await drift()]).toEqual([{ held: 0, sold: 0 }, []]);
    });

    there("shows another price first, and refuses a wrong party and too many", async () => {
      const [hour = 0] = await hoursFor(4);
      const user = await logIn(shop.app);
      const { value: quote } = await quoteOf(hour, 1);
      const price = LOUNGE_PRICE + 1_000;
      await importFiles(shop, [["lounges", textOf([{ ...loungeRow, price }])]]);
      expect(await create(user, quote.quote_id)).toMatchObject({ reason: "price_changed", value: { total: price } });
      await importFiles(shop, [["lounges", textOf([loungeRow])]]);
      const { value: held } = await create(user, quote.quote_id);
      const two = await act(user, held.confirmation_code, "save-guests", guestsFor(1));
      expect(two.errors).toMatchObject([{ name: "travellers", code: "rooms_differ" }]);
      expect((await quoteOf(hour, 4)).reason).toBe("sold_out");
    });

    there("is exported as the rows that came in, and keeps seats that are held", async () => {
      const out = await shop.operator(["export", "lounges"]);
      expect(
        out.out
          .trim()
          .split("\n")
          .map((row) => JSON.parse(row).record),
      ).toEqual([...["country", "city", "lounge", "hour", "hour"]]);
      const again = await shop.operator(["import", "lounges", "-", "--json"], out.out);
      const changes: { created: number; changed: number }[] = JSON.parse(again.out).changes;
      expect(changes.every(({ created, changed }) => created + changed === 0)).toBe(true);
      const fewer = await shop.operator(["import", "lounges", "-"], textOf([hourRow(11, 0)]));
      expect([fewer.code, fewer.out]).toEqual([1, ""]);
    });
  },
);
