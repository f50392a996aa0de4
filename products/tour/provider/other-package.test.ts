import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import type { TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";
import { onProvider } from "#tests/engines.ts";
import { tourOf } from "#tests/prove/bookable-items.ts";
import { heldInTrust } from "#tests/prove/trust.ts";
import { chargeWalletOf } from "#tests/support/charge-wallet.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { ownBooking } from "#tests/support/own-booking.ts";
import { expectSoundBooks } from "#tests/support/sound-books.ts";
import { guestsFor, standAtFrozenNoon } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";
import { PRICES, prepareTour, type TestTour, touristsFor } from "#tests/support/tour.ts";

/** Two adults and a child of five in one room. */
const withChild = guestsFor(2, (one, index) => ({
  ...one,
  room: 0,
  is_room_supervisor: index === 0,
  first_name_en: "Alireza",
  last_name_en: "Karimi",
  ...(index === 2 && { age_group: "child" as const, birth_date: "1400-01-20" }),
}));

type Wanted = { child?: boolean; seats?: number; rooms?: number; discountCode?: string };

onProvider("The package of a tour that its owner changes", (provider, onEngine) => {
  const database = () => provider.services.database;
  const services = () => provider.services;

  const priced = (packageId: number, prices: object) =>
    database().query("UPDATE tour_package SET prices = prices || $2::jsonb WHERE id = $1", [
      packageId,
      JSON.stringify(prices),
    ]);

  /** Another package of a departure, full board, at these prices. */
  async function anotherPackage({ departureId, packageId }: TestTour, prices: object, rooms = 100): Promise<TestTour> {
    const other = packageId + 1;
    await database().query("INSERT INTO stock (id, what, total) VALUES ($1, 'rooms of a test', $2)", [
      stockIdOf("tourRooms", other),
      rooms,
    ]);
    await database().query(
      `INSERT INTO tour_package SELECT (jsonb_populate_record(model, jsonb_build_object('id', $2::bigint, 'rooms_stock_id', $3::bigint,
         'stays', (SELECT jsonb_agg(stay || '{"meal": "full_board"}') FROM jsonb_array_elements(model.stays) AS stay)))).*
       FROM tour_package AS model WHERE model.id = $1`,
      [packageId, other, stockIdOf("tourRooms", other)],
    );
    await priced(other, { ...PRICES, ...prices });
    return { departureId, packageId: other } as TestTour;
  }

  const soldOf = async (kind: "tourSeats" | "tourRooms", id: number) =>
    (await database().query<{ sold: number }>("SELECT sold FROM stock WHERE id = $1", [stockIdOf(kind, id)]))[0]?.sold;

  /** An issued tour; with a child of five where it is asked for. */
  async function booked({ child = false, discountCode, ...wanted }: Wanted = {}) {
    await standAtFrozenNoon(database());
    const tour = await prepareTour(database(), wanted);
    await priced(tour.packageId, PRICES);
    const user = await logIn(provider.app);
    const before = await heldInTrust(database());
    const party = { adult_count: 2, children: child ? [{ age: 5, with_bed: false }] : [] };
    const item = {
      ...tourOf(() => tour),
      request: () => ({ ...tour.request(), rooms: [party] }),
      ...(discountCode && { choice: () => ({ path: "discount-code", body: { code: discountCode } }) }),
      travellers: child ? { travellers: withChild.travellers.slice(0, 3) } : touristsFor(),
    };
    const { confirmation_code: code } = await issued(services(), user, item);
    // A policy without a fee until two weeks before.
    await database().query(
      `UPDATE reservation SET offer = offer || '{"policyId": "tour_flexible"}' WHERE confirmation_code = $1`,
      [code],
    );
    return {
      ...ownBooking<TourReservationValue>(database(), user, item.path, code),
      tour,
      trust: async () => (await heldInTrust(database())) - before,
      /** Its cancellation costs something from now on. */
      isLate: () =>
        database().query(
          `UPDATE reservation SET offer = jsonb_set(offer, '{date}', to_jsonb((app_now() + interval '3 days')::date::text))
           WHERE confirmation_code = $1`,
          [code],
        ),
    };
  }

  const expectBooksAndStock = () => expectSoundBooks(provider.services);

  onEngine("is another one of the same departure, with its own seats, and back", async () => {
    const trip = await booked({ seats: 2, rooms: 1 });
    const other = await anotherPackage(trip.tour, { double: 70_000_000 }, 1);
    const wish = { package_id: other.packageId };
    const { value: asked } = await trip.quote(wish);
    expect(asked).toMatchObject({
      paid: 120_000_000,
      penalty: 0,
      comes: 140_000_000,
      due: 20_000_000,
    });
    await chargeWalletOf(database(), trip.code, asked.due);
    const { status, value: after } = await trip.change(wish, asked.quote_id);
    expect(status).toBe(200);
    expect(after).toMatchObject({
      subject: { package_id: other.packageId, departure_id: trip.tour.departureId },
      totals: { paid: 140_000_000 },
      own_changes: [{ what: "package", paid: 120_000_000, penalty: 0, comes: 140_000_000 }],
    });
    expect(after.history.at(-1)).toMatchObject({ reason: "booking_changed" });
    expect([await soldOf("tourRooms", trip.tour.packageId), await soldOf("tourRooms", other.packageId)]).toEqual([
      0, 1,
    ]);
    expect([await soldOf("tourSeats", trip.tour.departureId), await trip.trust()]).toEqual([2, 140_000_000]);
    await expectBooksAndStock();
    const back = (await trip.quote({ package_id: trip.tour.packageId })).value;
    expect(back).toMatchObject({ paid: 140_000_000, comes: 120_000_000, refundable: 20_000_000 });
    expect((await trip.change({ package_id: trip.tour.packageId }, back.quote_id)).status).toBe(200);
    expect([await trip.balance(), await trip.trust()]).toEqual([20_000_000, 120_000_000]);
    const end = await trip.cancellation();
    expect(end.paid).toBe(120_000_000);
    expect((await trip.cancel(end.quote_id)).value.status).toBe("cancelled");
    await expectBooksAndStock();
  });

  onEngine("may be of another departure too, and one change says both", async () => {
    const trip = await booked();
    const later = await prepareTour(database(), { leavesIn: 50 * DAY_SECONDS });
    const other = await anotherPackage(later, {});
    const wish = { departure_id: other.departureId, package_id: other.packageId };
    const { value: asked } = await trip.quote(wish);
    expect(asked).toMatchObject({ comes: 120_000_000, due: 0, refundable: 0 });
    expect((await trip.change(wish, asked.quote_id)).value.own_changes).toMatchObject([{ what: "booking" }]);
    await expectBooksAndStock();
  });

  onEngine("costs the penalty of all that was bought once it is late", async () => {
    const trip = await booked();
    const other = await anotherPackage(trip.tour, {});
    await trip.isLate();
    const whole = await trip.cancellation();
    expect(whole.penalty).toBeGreaterThan(0);
    const { value: asked } = await trip.quote({ package_id: other.packageId });
    expect(asked).toMatchObject({ paid: whole.paid, penalty: whole.penalty, due: whole.penalty });
  });

  onEngine("leaves a visa that was handed in with its traveller on the same departure", async () => {
    const trip = await booked();
    const other = await anotherPackage(trip.tour, {});
    const fee = 10_000_000;
    await database().query(
      `UPDATE reservation SET offer = jsonb_set(jsonb_set(offer, '{visaSubmittedOn}', to_jsonb('2026-11-01'::text)),
         '{subject,visa}', $2::jsonb) WHERE confirmation_code = $1`,
      [trip.code, JSON.stringify({ kind: "included", fee, days: 10 })],
    );
    expect((await trip.cancellation()).penalty).toBe(2 * fee);
    const { value: asked } = await trip.quote({ package_id: other.packageId });
    expect(asked).toMatchObject({ paid: 100_000_000, penalty: 0, comes: 100_000_000, due: 0 });
    expect(asked.results).toBeUndefined();
    const next = await prepareTour(database(), { leavesIn: 50 * DAY_SECONDS });
    await priced(next.packageId, PRICES);
    const elsewhere = { departure_id: next.departureId, package_id: next.packageId };
    expect((await trip.quote(elsewhere)).value).toMatchObject({ penalty: 2 * fee, results: ["visa"] });
  });

  onEngine("gives a child a bed at today's price, and the others keep theirs", async () => {
    const trip = await booked({ child: true });
    // Prices rise after it was bought: only the bed has the new one.
    await priced(trip.tour.packageId, { double: 99_000_000, child_with_bed: 45_000_000, child_no_bed: 25_000_000 });
    const { value: asked } = await trip.quote({ beds: "0-0" });
    expect(asked).toMatchObject({
      paid: 20_000_000,
      penalty: 0,
      comes: 45_000_000,
      total: 165_000_000,
      due: 25_000_000,
    });
    await chargeWalletOf(database(), trip.code, asked.due);
    const { value: after } = await trip.change({ beds: "0-0" }, asked.quote_id);
    expect(after.subject.rooms).toEqual([{ adults: 2, children: [{ age: 5, with_bed: true }] }]);
    expect(after.subject.lines).toMatchObject([
      { type: "double", count: 2, price: 60_000_000 },
      { type: "child_with_bed", count: 1, price: 45_000_000 },
    ]);
    expect(after.own_changes).toMatchObject([{ what: "party" }]);
    expect(await trip.trust()).toBe(165_000_000);
    const back = (await trip.quote({ beds: "none" })).value;
    expect(back).toMatchObject({ paid: 45_000_000, comes: 25_000_000, refundable: 20_000_000, total: 145_000_000 });
    expect((await trip.change({ beds: "none" }, back.quote_id)).status).toBe(200);
    expect(await trip.trust()).toBe(145_000_000);
    await expectBooksAndStock();
  });

  onEngine("keeps the discount of what stays, and takes that of what goes", async () => {
    const operator = callerOf(provider.app, { Authorization: `Bearer ${services().settings.operatorToken}` });
    const sale = { sale_from: FROZEN_NOW - DAY_SECONDS, sale_until: FROZEN_NOW + 100 * DAY_SECONDS };
    const campaign = { operator: "Mina", code: "BEDS10", percent: 10, budget: 1_000_000_000, ...sale };
    await standAtFrozenNoon(database());
    expect((await operator.post("operator/v2/campaigns", campaign)).status).toBe(200);
    const trip = await booked({ child: true, discountCode: "BEDS10" });
    const { value: asked } = await trip.quote({ beds: "0-0" });
    expect(asked).toMatchObject({ paid: 18_000_000, comes: 40_000_000, total: 148_000_000, due: 22_000_000 });
    await chargeWalletOf(database(), trip.code, asked.due);
    expect((await trip.change({ beds: "0-0" }, asked.quote_id)).value.totals.paid).toBe(148_000_000);
    await expectBooksAndStock();
  });

  onEngine("costs for a bed what the child's place alone costs to cancel", async () => {
    const trip = await booked({ child: true });
    await trip.isLate();
    const whole = await trip.cancellation();
    const { value: asked } = await trip.quote({ beds: "0-0" });
    expect(asked.paid).toBe(20_000_000);
    expect(asked.penalty).toBe((whole.penalty * 20) / 140);
  });

  onEngine("refuses what is booked already, what is full, and beds that a room has not", async () => {
    const trip = await booked({ child: true });
    const same = [{ name: "package_id", code: "same_booking" }];
    expect((await trip.quote({ package_id: trip.tour.packageId })).errors).toMatchObject(same);
    expect((await trip.quote({ beds: "none" })).errors).toMatchObject(same);
    expect((await trip.quote({ beds: "x" })).errors).toMatchObject([{ name: "beds" }]);
    const full = await anotherPackage(trip.tour, {}, 0);
    expect((await trip.quote({ package_id: full.packageId })).reason).toBe("sold_out");
    await priced(trip.tour.packageId, { child_with_bed: null });
    expect((await trip.quote({ beds: "0-0" })).reason).toBe("blocked");
  });

  onEngine("has one winner of the last room, and of two tabs", async () => {
    const trip = await booked();
    const other = await anotherPackage(trip.tour, {}, 1);
    const rival = await logIn(provider.app);
    const request = { ...trip.tour.request(), package_id: other.packageId };
    const { value: quote } = await rival.post<{ quote_id: string }>("tour/v2/reserve/quote", request);
    const wish = { package_id: other.packageId };
    const { value: asked } = await trip.quote(wish);
    const [one, two, booking] = await Promise.all([
      trip.change(wish, asked.quote_id),
      trip.change(wish, asked.quote_id),
      rival.post("tour/v2/reserve/create", { quote_id: quote.quote_id }, newKey()),
    ]);
    expect([one, two].filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect([one, two, booking].filter(({ status }) => status === 200)).toHaveLength(1);
    await expectBooksAndStock();
  });
});
