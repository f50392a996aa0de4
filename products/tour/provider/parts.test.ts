import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { BalanceValue } from "#domain/contract/wallet.shapes.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import type { TourQuoteInput, TourReservationValue, TourVoucherValue } from "#products/tour/contract/tour.shapes.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { onProvider } from "#tests/engines.ts";
import { tourOf } from "#tests/prove/bookable-items.ts";
import { heldInTrust } from "#tests/prove/trust.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { guestsFor, standAtFrozenNoon } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";
import { PRICES, prepareTour } from "#tests/support/tour.ts";
import { releaseTrust } from "./trust.ts";

const FEE = 10_000_000;

type Person = { room: number; born: string; group: "adult" | "child" | "infant"; supervises?: true };
const adult = (room: number, supervises?: true): Person => ({
  ...{ room, born: "1365-04-12", group: "adult" },
  ...(supervises && { supervises }),
});
const child = (room: number, born = "1400-01-20"): Person => ({ room, born, group: "child" });
const infant = (room: number): Person => ({ room, born: "1405-01-20", group: "infant" });

const travellersOf = (people: readonly Person[]): SaveGuestsInput => ({
  travellers: guestsFor(Math.ceil(people.length / 2), (one, index) => {
    const { room = 0, born = "", group = "adult", supervises = false } = people[index] ?? {};
    return {
      ...{ ...one, room, age_group: group, birth_date: born, is_room_supervisor: supervises },
      ...{ first_name_en: "Alireza", last_name_en: "Karimi", mobile: supervises ? "09121234567" : "" },
    };
  }).travellers.slice(0, people.length),
});

type Wanted = {
  rooms: TourQuoteInput["rooms"];
  people: readonly Person[];
  minGroup?: number;
  discountCode?: string;
  prices?: object;
};

const COUPLE: Wanted = { rooms: [{ adult_count: 2, children: [] }], people: [adult(0, true), adult(0)] };
const FAMILY: Wanted = {
  rooms: [{ adult_count: 2, children: [{ age: 5, with_bed: false }] }],
  people: [adult(0, true), adult(0), child(0)],
};

onProvider("A traveller of a tour who is cancelled alone", (provider, onEngine) => {
  const database = () => provider.services.database;

  /** An issued tour. */
  async function booked({ rooms, people, minGroup, discountCode, prices = {} }: Wanted) {
    await standAtFrozenNoon(database());
    const tour = await prepareTour(database(), minGroup === undefined ? {} : { minGroup });
    const table = JSON.stringify({ ...PRICES, ...prices });
    await database().query("UPDATE tour_package SET prices = prices || $2::jsonb WHERE id = $1", [
      tour.packageId,
      table,
    ]);
    const user = await logIn(provider.app);
    const before = await heldInTrust(database());
    const item = {
      ...tourOf(() => tour),
      request: () => ({ ...tour.request(), rooms }),
      travellers: travellersOf(people),
      ...(discountCode && { choice: () => ({ path: "discount-code", body: { code: discountCode } }) }),
    };
    const { confirmation_code: code } = await issued(provider.services, user, item);
    const path = `${item.path}/${code}`;
    return {
      ...{ tour, user, path, code },
      trust: async () => (await heldInTrust(database())) - before,
      read: async () => (await user.get<TourReservationValue>(path)).value,
      voucher: async () => (await user.get<TourVoucherValue>(`${path}/voucher`)).value,
      balance: async () => (await user.get<BalanceValue>("wallet/v2/balance")).value.balance,
      quote: (part?: string) =>
        user.get<CancellationQuoteValue>(`${path}/cancellation-quote${part ? `?part=${part}` : ""}`),
      cancel: ({ quote_id, part }: Pick<CancellationQuoteValue, "quote_id" | "part">) =>
        user.post<TourReservationValue>(`${path}/cancel`, { quote_id, ...(part && { part }) }, newKey()),
      /** Visas of the booking, handed in already. */
      withVisa: () =>
        database().query(
          `UPDATE reservation SET offer = jsonb_set(jsonb_set(offer, '{visaSubmittedOn}', to_jsonb('2026-11-01'::text)),
             '{subject,visa}', $2::jsonb) WHERE confirmation_code = $1`,
          [code, JSON.stringify({ kind: "included", fee: FEE, processing_days: 10 })],
        ),
    };
  }

  const expectBooksAndStock = async () => {
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
  };

  onEngine("leaves the other alone in a single room, at the price of the day on which it was sold", async () => {
    const trip = await booked({ ...COUPLE, minGroup: 2 });
    // Dearer today, which the other does not pay.
    await database().query(`UPDATE tour_package SET prices = prices || '{"single": 119000000}' WHERE id = $1`, [
      trip.tour.packageId,
    ]);
    const whole = (await trip.quote()).value;
    const { value: asked } = await trip.quote("traveller-1");
    expect(asked).toMatchObject({
      paid: 30_000_000,
      results: [
        { what: "single_room", room: 1, price: 90_000_000 },
        { what: "group", sold: 1, min: 2 },
      ],
    });
    expect(asked.penalty).toBe((whole.penalty * 30) / 120);
    expect(whole.parts).toMatchObject([
      { of: "traveller", position: 1, penalty: asked.penalty, refundable: asked.refundable, is_open: true },
      { of: "traveller", position: 2, is_open: true },
    ]);
    const [before, revision] = [await trip.read(), (await trip.voucher()).revision ?? 0];
    const { status, value: after, text } = await trip.cancel(asked);
    expect(status, text).toBe(200);
    expect(after.totals.paid).toBe(90_000_000);
    expect(after.subject).toMatchObject({
      rooms: [{ adults: 1, children: [] }],
      lines: [{ room: 1, type: "single", count: 1, price: 90_000_000, amount: 90_000_000 }],
    });
    // The one who stays answers for the room, by the number that it is reached at.
    expect(after.travellers).toEqual([
      { ...before.travellers[1], is_room_supervisor: true, mobile: before.travellers[0]?.mobile },
    ]);
    expect(after.cancelled_parts).toMatchObject([
      { of: "traveller", position: 1, paid: 30_000_000, penalty: asked.penalty, title_en: "Adult" },
    ]);
    expect(after.history.at(-1)).toMatchObject({ reason: "traveller_cancelled" });
    expect(await trip.tour.counters()).toEqual({ seats: { held: 0, sold: 1 }, rooms: { held: 0, sold: 1 } });
    expect([await trip.balance(), await trip.trust()]).toEqual([asked.refundable, 90_000_000]);
    expect((await trip.voucher()).revision).toBe(revision + 1);
    await expectBooksAndStock();
    // Both parts are the whole.
    const last = (await trip.quote()).value;
    expect(last.parts).toBeUndefined();
    expect((await trip.quote("traveller-1")).errors).toMatchObject([{ name: "part", code: "last_traveller" }]);
    expect((await trip.cancel(last)).value.status).toBe("cancelled");
    expect(asked.penalty + last.penalty).toBe(whole.penalty);
    await releaseTrust(provider.services);
    expect(await trip.trust()).toBe(0);
    expect(await trip.tour.counters()).toEqual({ seats: { held: 0, sold: 0 }, rooms: { held: 0, sold: 0 } });
    await expectBooksAndStock();
  });

  onEngine("lets a child take the second place of an adult who goes, and never leaves one alone", async () => {
    const trip = await booked(FAMILY);
    const { value: asked } = await trip.quote("traveller-2");
    expect(asked).toMatchObject({
      paid: 20_000_000,
      results: [{ what: "child_in_double", room: 1, price: 60_000_000 }],
    });
    expect((await trip.quote("traveller-3")).value.results).toBeUndefined();
    const { value: after } = await trip.cancel(asked);
    expect(after.subject).toMatchObject({
      rooms: [{ adults: 1, children: [{ age: 5, with_bed: false }] }],
      lines: [{ type: "double", count: 2, amount: 120_000_000 }],
    });
    expect((await trip.quote("traveller-1")).errors).toMatchObject([{ name: "part", code: "left_without_adult" }]);
    expect((await trip.quote()).value.parts).toMatchObject([{ of: "traveller", position: 2 }]);
    // Alone with the single price of the sale.
    expect((await trip.quote("traveller-2")).value).toMatchObject({ paid: 30_000_000 });
    await expectBooksAndStock();
  });

  onEngine("gives an empty room back, and moves the others up", async () => {
    const trip = await booked({
      rooms: [
        { adult_count: 1, children: [] },
        {
          adult_count: 2,
          children: [
            { age: 5, with_bed: false },
            { age: 8, with_bed: false },
          ],
        },
      ],
      people: [adult(0, true), adult(1, true), adult(1), child(1), child(1, "1397-01-20")],
    });
    const before = await trip.read();
    const { value: asked } = await trip.quote("traveller-1");
    expect(asked).toMatchObject({ paid: 90_000_000 });
    expect(asked.results).toBeUndefined();
    const { value: after } = await trip.cancel(asked);
    expect(after.subject.rooms).toEqual(before.subject.rooms.slice(1));
    expect(after.subject.lines.map(({ room }) => room)).toEqual([1, 1, 1]);
    expect(after.travellers).toEqual(before.travellers.slice(1).map((one) => ({ ...one, room: 0, room_number: 1 })));
    expect(await trip.tour.counters()).toEqual({ seats: { held: 0, sold: 4 }, rooms: { held: 0, sold: 1 } });
    // Of two children the one of eight, with a bed.
    expect((await trip.quote("traveller-4")).value.paid).toBe(40_000_000);
    const { value: rest } = await trip.cancel((await trip.quote("traveller-4")).value);
    expect(rest.subject.rooms).toEqual([{ adults: 2, children: [{ age: 5, with_bed: false }] }]);
    await expectBooksAndStock();
  });

  onEngine("keeps the fee of one visa that was handed in, and an infant has no seat", async () => {
    const trip = await booked({
      rooms: [{ adult_count: 3, children: [{ age: 0, with_bed: false }] }],
      people: [adult(0, true), adult(0), adult(0), infant(0)],
      prices: { infant: 15_000_000 },
    });
    await trip.withVisa();
    const whole = (await trip.quote()).value;
    const { value: asked } = await trip.quote("traveller-4");
    expect(asked).toMatchObject({ paid: 15_000_000, results: [{ what: "visa", fee: FEE }] });
    expect(asked.penalty).toBe(FEE + ((whole.penalty - 4 * FEE) * 5) / 145);
    await trip.cancel(asked);
    expect((await trip.tour.counters()).seats.sold).toBe(3);
    // The third bed costs what an extra bed cost.
    const third = (await trip.quote("traveller-2")).value;
    expect(third.paid).toBe(50_000_000);
    await trip.cancel(third);
    const end = (await trip.quote()).value;
    expect(asked.penalty + third.penalty + end.penalty).toBe(whole.penalty);
    await expectBooksAndStock();
  });

  onEngine("is refused where the room was not sold without them", async () => {
    const trip = await booked({ ...COUPLE, prices: { single: null } });
    expect((await trip.quote("traveller-1")).errors).toMatchObject([{ name: "part", code: "no_price_alone" }]);
    expect((await trip.quote()).value.parts).toBeUndefined();
    const dear = await booked({ ...COUPLE, prices: { single: 130_000_000 } });
    expect((await dear.quote("traveller-1")).errors).toMatchObject([{ name: "part", code: "no_price_alone" }]);
    expect((await dear.quote("traveller-3")).errors).toMatchObject([{ name: "part", code: "unknown_value" }]);
    // Less than the fee of the visa that is kept.
    const visa = await booked({ ...COUPLE, prices: { single: 111_000_000 } });
    await visa.withVisa();
    expect((await visa.quote("traveller-1")).errors).toMatchObject([{ name: "part", code: "no_price_alone" }]);
  });

  onEngine("takes their share of a discount along", async () => {
    const operator = callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
    const sale = { sale_from: FROZEN_NOW - DAY_SECONDS, sale_until: FROZEN_NOW + 100 * DAY_SECONDS };
    await standAtFrozenNoon(database());
    const campaign = { operator: "Mina", code: "LEAVES10", percent: 10, budget: 1_000_000_000, ...sale };
    expect((await operator.post("operator/v2/campaigns", campaign)).status).toBe(200);
    const trip = await booked({ ...FAMILY, discountCode: "LEAVES10" });
    const { value: asked } = await trip.quote("traveller-3");
    expect(asked.paid).toBe(18_000_000);
    expect((await trip.cancel(asked)).value.totals.paid).toBe(108_000_000);
    expect(await trip.trust()).toBe(120_000_000);
    await expectBooksAndStock();
  });

  onEngine("has one winner of two tabs", async () => {
    const trip = await booked(COUPLE);
    const quotes = [(await trip.quote("traveller-1")).value, (await trip.quote("traveller-2")).value];
    const answers = await Promise.all(quotes.map((quote) => trip.cancel(quote)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectBooksAndStock();
  });
});
