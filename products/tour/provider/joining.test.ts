import { expect } from "vitest";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { BalanceValue } from "#domain/contract/wallet.shapes.ts";
import type { TourQuoteInput, TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { onProvider } from "#tests/engines.ts";
import { tourOf } from "#tests/prove/bookable-items.ts";
import { heldInTrust } from "#tests/prove/trust.ts";
import { chargeWalletOf } from "#tests/support/charge-wallet.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import { guestsFor, standAtFrozenNoon } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";
import { PRICES, prepareTour, type TourWanted } from "#tests/support/tour.ts";

/** Prices of the day of joining, rial. */
const TODAY = {
  single: 99_000_000,
  double: 66_000_000,
  extra_adult: 55_000_000,
  child_with_bed: 44_000_000,
  child_no_bed: 22_000_000,
  infant: 6_000_000,
};

type Sent = SaveGuestsInput["travellers"][number];
const [first, ...others] = guestsFor(3, (one) => ({
  ...one,
  first_name_en: "Alireza",
  last_name_en: "Karimi",
  room: 0,
  mobile: "",
  is_room_supervisor: false,
})).travellers as [Sent, ...Sent[]];
const contact = { ...first, mobile: "09121234567", is_room_supervisor: true };
/** A traveller who joins a room, from 1. */
const joining = (room_number: number, change: Partial<Sent> = {}): Sent => {
  const { room: _, ...one } = { ...others[0]!, ...change };
  return { ...one, room_number };
};
const CHILD = { age_group: "child", birth_date: "1400-01-20" } as const;

onProvider("A traveller who joins a tour", (provider, onEngine) => {
  const database = () => provider.services.database;

  const priced = (packageId: number, prices: object) =>
    database().query("UPDATE tour_package SET prices = prices || $2::jsonb WHERE id = $1", [
      packageId,
      JSON.stringify(prices),
    ]);

  /** An issued tour, for one adult unless said otherwise; today's prices are others. */
  async function booked(
    wanted: TourWanted = {},
    rooms: TourQuoteInput["rooms"] = [{ adult_count: 1, children: [] }],
    travellers: Sent[] = [contact],
  ) {
    await standAtFrozenNoon(database());
    const tour = await prepareTour(database(), wanted);
    await priced(tour.packageId, PRICES);
    const user = await logIn(provider.app);
    const before = await heldInTrust(database());
    const item = {
      ...tourOf(() => tour),
      request: () => ({ ...tour.request(), rooms }),
      travellers: { travellers },
    };
    const { confirmation_code: code } = await issued(provider.services, user, item);
    await priced(tour.packageId, TODAY);
    const path = `${item.path}/${code}`;
    return {
      ...{ tour, user, path, code },
      trust: async () => (await heldInTrust(database())) - before,
      read: async () => (await user.get<TourReservationValue>(path)).value,
      balance: async () => (await user.get<BalanceValue>("wallet/v2/balance")).value.balance,
      quote: (rooms: string, more: Record<string, string> = {}) =>
        user.get<ChangeQuoteValue>(`${path}/change-quote?${new URLSearchParams({ rooms, ...more })}`),
      join: async (rooms: string, travellers: Sent[], { quote_id, due }: ChangeQuoteValue, more: object = {}) => {
        await chargeWalletOf(database(), code, due);
        return user.post<TourReservationValue & ChangeQuoteValue>(
          `${path}/change`,
          { rooms, travellers, quote_id, ...more },
          newKey(),
        );
      },
      cancellation: async (part?: string) =>
        (await user.get<CancellationQuoteValue>(`${path}/cancellation-quote${part ? `?part=${part}` : ""}`)).value,
      cancel: ({ quote_id, part }: Pick<CancellationQuoteValue, "quote_id" | "part">) =>
        user.post<TourReservationValue>(`${path}/cancel`, { quote_id, ...(part && { part }) }, newKey()),
    };
  }

  const expectBooksAndStock = async () => {
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
  };

  onEngine("shares the single room of another: a place as it was sold, and one at today's price", async () => {
    const trip = await booked();
    const whole = await trip.cancellation();
    const { value: asked } = await trip.quote("2");
    expect(asked).toMatchObject({ paid: 30_000_000, comes: 66_000_000, total: 126_000_000 });
    expect(asked.penalty).toBe((whole.penalty * 30) / 90);
    expect(asked.due).toBe(66_000_000 - 30_000_000 + asked.penalty);
    const { status, value: after, text } = await trip.join("2", [joining(1)], asked);
    expect(status, text).toBe(200);
    expect(after.subject).toMatchObject({
      rooms: [{ adults: 2, children: [] }],
      lines: [
        { room: 1, type: "double", count: 1, price: 60_000_000 },
        { room: 1, type: "double", count: 1, price: 66_000_000 },
      ],
    });
    expect(after.travellers.map(({ national_code }) => national_code)).toEqual([
      contact.national_code,
      others[0]?.national_code,
    ]);
    expect(after.own_changes).toMatchObject([{ what: "party", paid: 30_000_000, comes: 66_000_000 }]);
    expect(after.history.at(-1)).toMatchObject({ reason: "booking_changed" });
    expect(await trip.tour.counters()).toEqual({ seats: { held: 0, sold: 2 }, rooms: { held: 0, sold: 1 } });
    expect([await trip.trust(), await trip.balance()]).toEqual([126_000_000, 0]);
    await expectBooksAndStock();
    // A traveller who leaves again leaves the other with the single room of the first sale.
    const { value: left } = await trip.cancel(await trip.cancellation("traveller-2"));
    expect(left.subject.lines).toMatchObject([{ type: "single", price: 90_000_000 }]);
    expect(left.totals.paid).toBe(90_000_000);
    await expectBooksAndStock();
  });

  onEngine("joins a couple as a child, with a bed or without one, and the others' places cost no more", async () => {
    const couple = [contact, others[1]!];
    const trip = await booked({}, [{ adult_count: 2, children: [] }], couple);
    const { value: asked } = await trip.quote("2,5", { beds: "0-0" });
    expect(asked).toMatchObject({ paid: 0, penalty: 0, comes: 44_000_000, due: 44_000_000, total: 164_000_000 });
    expect((await trip.quote("2,5")).value.comes).toBe(22_000_000);
    const { value: after } = await trip.join("2,5", [joining(1, CHILD)], asked, { beds: "0-0" });
    expect(after.subject.lines).toMatchObject([
      { type: "double", count: 2, price: 60_000_000 },
      { type: "child_with_bed", count: 1, price: 44_000_000 },
    ]);
    // Another in a room of their own.
    const own = (await trip.quote("2,5;1")).value;
    expect(own).toMatchObject({ paid: 0, comes: 99_000_000 });
    const alone = joining(2, { ...others[2]!, mobile: "09121234567", is_room_supervisor: true });
    const { value: two } = await trip.join("2,5;1", [alone], own);
    expect(two.subject.rooms).toEqual([
      { adults: 2, children: [{ age: 5, with_bed: true }] },
      { adults: 1, children: [] },
    ]);
    expect(await trip.tour.counters()).toEqual({ seats: { held: 0, sold: 4 }, rooms: { held: 0, sold: 2 } });
    await expectBooksAndStock();
  });

  onEngine("needs a seat and a room that are free, a departure that is open, and a place that is sold", async () => {
    const trip = await booked({ seats: 2, rooms: 1 });
    expect((await trip.quote("2")).status).toBe(200);
    expect((await trip.quote("3")).reason).toBe("sold_out");
    expect((await trip.quote("1;1")).reason).toBe("sold_out");
    // An infant has no seat.
    expect((await trip.quote("2,0")).status).toBe(200);
    await priced(trip.tour.packageId, { double: null });
    expect((await trip.quote("2")).reason).toBe("blocked");
    await database().query(`UPDATE tour_departure SET closes_at = app_now() WHERE id = $1`, [trip.tour.departureId]);
    expect((await trip.quote("2")).reason).toBe("departure_closed");
  });

  onEngine("is refused with the faults of the form, and where a traveller would go", async () => {
    const trip = await booked();
    const couple = await booked({}, [{ adult_count: 2, children: [] }], [contact, others[1]!]);
    expect((await couple.quote("1")).errors).toMatchObject([{ name: "rooms", code: "travellers_stay" }]);
    expect((await couple.quote("1;1")).errors).toMatchObject([{ name: "rooms", code: "travellers_stay" }]);
    expect((await couple.quote("2")).errors).toMatchObject([{ name: "package_id", code: "same_booking" }]);
    expect((await couple.quote("x")).errors).toMatchObject([{ name: "rooms" }]);
    const { value: asked } = await trip.quote("2");
    const none = await trip.join("2", [], asked);
    expect(none.errors).toMatchObject([{ code: "rooms_differ" }]);
    const child = await trip.join("2", [joining(1, CHILD)], asked);
    expect(child.status).toBe(422);
    const nameless = await trip.join("2", [joining(1, { first_name_en: "" })], asked);
    expect(nameless.errors).toMatchObject([{ name: "travellers.0.first_name_en" }]);
    expect((await trip.read()).travellers).toHaveLength(1);
    await expectBooksAndStock();
  });

  onEngine("joins on another departure too, in one change", async () => {
    const trip = await booked();
    const later = await prepareTour(database(), { leavesIn: 50 * 86_400 });
    await priced(later.packageId, TODAY);
    const to = { departure_id: String(later.departureId), package_id: String(later.packageId) };
    const { value: asked } = await trip.quote("2", to);
    expect(asked).toMatchObject({ paid: 90_000_000, comes: 132_000_000 });
    const body = { departure_id: later.departureId, package_id: later.packageId };
    const { value: after, text } = await trip.join("2", [joining(1)], asked, body);
    expect(after?.own_changes, text).toMatchObject([{ what: "booking" }]);
    expect((await trip.tour.counters()).seats.sold).toBe(0);
    await expectBooksAndStock();
  });

  onEngine("has one winner of the last seat", async () => {
    const [trip, rival] = [await booked({ seats: 2 }), await logIn(provider.app)];
    const { value: quote } = await rival.post<{ quote_id: string }>("tour/v2/reserve/quote", trip.tour.request([1]));
    const { value: asked } = await trip.quote("2");
    const [joined, held] = await Promise.all([
      trip.join("2", [joining(1)], asked),
      rival.post("tour/v2/reserve/create", { quote_id: quote.quote_id }, newKey()),
    ]);
    expect([joined, held].filter(({ status }) => status === 200)).toHaveLength(1);
    await expectBooksAndStock();
  });
});
