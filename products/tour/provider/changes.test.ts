import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { TourReservationValue, TourVoucherValue } from "#products/tour/contract/tour.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { tourOf } from "#tests/prove/bookable-items.ts";
import { heldInTrust } from "#tests/prove/trust.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import { ownBooking } from "#tests/support/own-booking.ts";
import { expectSoundBooks } from "#tests/support/sound-books.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";
import { prepareTour, type TestTour } from "#tests/support/tour.ts";
import { decideByOperator } from "./decide.ts";
import { releaseTrust } from "./trust.ts";

const LEAVES = 40 * DAY_SECONDS;

onProvider("The departure of a tour that its owner changes", (provider, onEngine) => {
  const database = () => provider.services.database;

  const priced = (tour: TestTour, factor: number) =>
    database().query(
      `UPDATE tour_package SET prices = jsonb_set(prices, '{double}', to_jsonb(((prices ->> 'double')::numeric * $2 / 10)::bigint * 10))
       WHERE id = $1`,
      [tour.packageId, factor],
    );

  /** An issued tour for two. */
  async function booked() {
    await standAtFrozenNoon(database());
    const tour = await prepareTour(database());
    const user = await logIn(provider.app);
    const before = await heldInTrust(database());
    const item = tourOf(() => tour);
    const { confirmation_code: code } = await issued(provider.services, user, item);
    const own = ownBooking<TourReservationValue, TourVoucherValue>(database(), user, item.path, code);
    const wish = ({ departureId, packageId }: TestTour) => ({ departure_id: departureId, package_id: packageId });
    return {
      ...own,
      tour,
      trust: async () => (await heldInTrust(database())) - before,
      quote: (to: TestTour, asked: object = wish(to)) => own.quote(asked),
      change: (to: TestTour, quoteId: string) => own.change(wish(to), quoteId),
    };
  }

  const expectBooksAndStock = () => expectSoundBooks(provider.services);

  onEngine("costs what cancelling costs, and the penalty leaves the trust at once", async () => {
    const trip = await booked();
    const other = await prepareTour(database(), { leavesIn: LEAVES + 10 * DAY_SECONDS });
    await priced(other, 1.5);
    const early = await prepareTour(database(), { leavesIn: 60 * DAY_SECONDS });
    const whole = await trip.cancellation();
    const { value: asked } = await trip.quote(other);
    expect(asked).toMatchObject({ paid: whole.paid, penalty: whole.penalty });
    expect(await trip.change(other, asked.quote_id)).toMatchObject({ reason: "wallet_insufficient" });
    expect(await trip.trust()).toBe(whole.paid);
    await trip.topUp(asked.due);
    const { status, value: after } = await trip.change(other, asked.quote_id);
    expect(status).toBe(200);
    expect(after).toMatchObject({ subject: { departure_id: other.departureId }, totals: { paid: asked.total } });
    expect(await trip.trust()).toBe(asked.total);
    expect(await trip.tour.counters()).toEqual({ seats: { held: 0, sold: 0 }, rooms: { held: 0, sold: 0 } });
    expect(await other.counters()).toEqual({ seats: { held: 0, sold: 2 }, rooms: { held: 0, sold: 1 } });
    expect(await trip.voucher()).toMatchObject({ subject: { departure_id: other.departureId }, paid: asked.total });
    // Back to a cheaper one: the difference goes back, and the trust has what the booking costs.
    const back = (await trip.quote(early)).value;
    expect(back.refundable).toBeGreaterThan(0);
    const balance = await trip.balance();
    expect((await trip.change(early, back.quote_id)).status).toBe(200);
    expect([await trip.balance(), await trip.trust()]).toEqual([balance + back.refundable, back.total]);
    await expectBooksAndStock();
    const end = await trip.cancellation();
    expect((await trip.cancel(end.quote_id)).value.status).toBe("cancelled");
    await releaseTrust(provider.services);
    expect(await trip.trust()).toBe(0);
    await expectBooksAndStock();
  });

  onEngine("keeps a penalty of a late change with the agency, and the trust exact", async () => {
    const trip = await booked();
    const other = await prepareTour(database(), { leavesIn: LEAVES + 10 * DAY_SECONDS });
    await database().query(
      "UPDATE reservation SET offer = jsonb_set(offer, '{date}', to_jsonb((app_now() + interval '3 days')::date::text)) WHERE confirmation_code = $1",
      [trip.code],
    );
    const whole = await trip.cancellation();
    expect(whole.penalty).toBeGreaterThan(0);
    const { value: asked } = await trip.quote(other);
    expect(asked).toMatchObject({ penalty: whole.penalty, due: whole.penalty });
    await trip.topUp(asked.due);
    expect((await trip.change(other, asked.quote_id)).status).toBe(200);
    expect(await trip.trust()).toBe(asked.total);
    await expectBooksAndStock();
  });

  onEngine("says that documents of a visa were handed in, and only then", async () => {
    const trip = await booked();
    const other = await prepareTour(database(), { leavesIn: LEAVES + 10 * DAY_SECONDS });
    const told = async (submittedOn: string) => {
      await database().query(
        `UPDATE reservation SET offer = jsonb_set(jsonb_set(offer, '{visaSubmittedOn}', to_jsonb($2::text)),
           '{subject,visa,kind}', '"included"') WHERE confirmation_code = $1`,
        [trip.code, submittedOn],
      );
      return (await trip.quote(other)).value.results ?? [];
    };
    expect(await told("2026-11-01")).toEqual(["visa"]);
    expect(await told("2026-12-20")).toEqual([]);
  });

  onEngine("is another one of the same tour with seats, and never of what its supplier ended", async () => {
    const trip = await booked();
    const full = await prepareTour(database(), { seats: 1 });
    expect((await trip.quote(full)).reason).toBe("sold_out");
    expect((await trip.quote(trip.tour)).errors).toMatchObject([{ name: "departure_id", code: "same_dates" }]);
    const [elsewhere] = await database().query<{ departure_id: number; package_id: number }>(
      `SELECT departure.id::float8 AS departure_id, package.id::float8 AS package_id FROM tour_departure AS departure
       JOIN tour_package AS package ON package.departure_id = departure.id
       WHERE departure.tour_id <> (SELECT tour_id FROM tour_departure WHERE id = $1) AND departure.state <> 'cancelled' LIMIT 1`,
      [trip.tour.departureId],
    );
    expect((await trip.quote(trip.tour, elsewhere)).errors).toMatchObject([{ name: "departure_id" }]);
    const gone = await prepareTour(database());
    await database().withTx((tx) => decideByOperator(tx, gone.departureId, "cancelled"));
    expect((await trip.quote(gone)).reason).toBe("departure_closed");
    const asked = await prepareTour(database(), { confirmation: "on_request" });
    expect((await trip.quote(asked)).reason).toBe("change_on_request");
    const stranger = await logIn(provider.app);
    expect((await stranger.get(`${trip.path}/change-quote?departure_id=1&package_id=1`)).status).toBe(404);
    const other = await prepareTour(database());
    const { value: quote } = await trip.quote(other);
    // Its own departure is cancelled meanwhile: all goes back, and nothing is changed.
    await database().withTx((tx) => decideByOperator(tx, trip.tour.departureId, "cancelled"));
    expect((await trip.change(other, quote.quote_id)).status).toBe(422);
    expect((await trip.read()).status).toBe("cancelled");
    expect((await other.counters()).seats).toEqual({ held: 0, sold: 0 });
    await expectBooksAndStock();
  });

  onEngine("gives the last seats to a change or to a new booking, and one of two tabs wins", async () => {
    const trip = await booked();
    const last = await prepareTour(database(), { seats: 2 });
    const more = await prepareTour(database());
    const rival = await logIn(provider.app);
    const { value: quote } = await rival.post<{ quote_id: string }>("tour/v2/reserve/quote", last.request());
    const quotes = [(await trip.quote(last)).value, (await trip.quote(more)).value] as const;
    await trip.topUp(quotes[0].due + quotes[1].due);
    const [one, other, booking] = await Promise.all([
      trip.change(last, quotes[0].quote_id),
      trip.change(more, quotes[1].quote_id),
      rival.post("tour/v2/reserve/create", { quote_id: quote.quote_id }, newKey()),
    ]);
    expect([one, booking].filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect([one, other].filter(({ status }) => status === 200)).toHaveLength(1);
    const { seats } = await last.counters();
    expect(seats.held + seats.sold).toBeLessThanOrEqual(2);
    await expectBooksAndStock();
  });
});
