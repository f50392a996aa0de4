import { expect } from "vitest";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type {
  FlightChangeQuery,
  FlightReservationValue,
  FlightVoucherValue,
} from "#products/flight/contract/flight.shapes.ts";
import { seatPrice } from "#products/flight/rules/seat-prices.ts";
import { seatsIn } from "#products/flight/rules/seats.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { onProvider } from "#tests/engines.ts";
import { flightsOf } from "#tests/prove/bookable-items.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import { type FlightWanted, flightRequest, prepareFlight, prepareOffer, signedRequest } from "#tests/support/flight.ts";
import { ownBooking } from "#tests/support/own-booking.ts";
import { expectSoundBooks } from "#tests/support/sound-books.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";
import { applyFlightChanges } from "./apply-changes.ts";
import { cancelFlight, retimeFlight } from "./carrier-acts.ts";

const OUT = 10 * DAY_SECONDS;
const BACK = 17 * DAY_SECONDS;

onProvider("Flights that an owner changes", (provider, onEngine) => {
  const database = () => provider.services.database;

  async function onSale(wanted: FlightWanted & { adult?: number }) {
    const { adult = 30_000_000, ...flight } = wanted;
    const made = await prepareFlight(database(), { fares: [{ adult }], ...flight });
    return { ...made, offer: await prepareOffer(database(), made.parts.slice(0, 1)) };
  }
  const home = (wanted: Parameters<typeof onSale>[0]) => onSale({ from: "MHD", to: "THR", ...wanted });
  type OnSale = Awaited<ReturnType<typeof onSale>>;

  /** An issued journey there and back, or one way, for two adults unless said otherwise. */
  async function booked({
    isOneWay = false,
    hasSeats = false,
    infants = 0,
    out = {},
    sold,
  }: {
    isOneWay?: boolean;
    hasSeats?: boolean;
    infants?: number;
    out?: FlightWanted;
    /** On sale already: the way out. */
    sold?: OnSale;
  } = {}) {
    await standAtFrozenNoon(database());
    const there = sold ?? (await onSale({ leavesIn: OUT, ...out }));
    const back = await home({ leavesIn: BACK, adult: 20_000_000 });
    const offers = isOneWay ? ([there.offer] as const) : ([there.offer, back.offer] as const);
    const { travellers, ...flights } = flightsOf(() =>
      flightRequest(database(), offers, { adult_count: 2, infant_count: infants }),
    );
    const chosen = seatsIn("narrow_156").filter(
      ({ class: of, traits }) => of === "economy" && !traits.includes("exit"),
    );
    const seats = [there, back].flatMap(({ id: flight_id }, at) =>
      chosen.slice(0, 1).map((seat) => ({ flight_id, traveller: at, seat: seat.seat, price: seatPrice(seat) })),
    );
    const infant = travellers.travellers.slice(0, infants).map((one) => ({
      ...one,
      first_name_en: "Baby",
      national_code: "0012345679",
      birth_date: "2024-12-10",
      age_group: "infant" as const,
    }));
    const item = {
      ...flights,
      travellers: { ...travellers, travellers: [...travellers.travellers, ...infant] },
      ...(hasSeats && {
        choice: () => ({
          path: "seats",
          body: {
            seats: seats.map(({ price: _, ...seat }) => seat),
            agreed_total: seats.reduce((sum, { price }) => sum + price, 0),
          },
        }),
      }),
    };
    const user = await logIn(provider.app);
    const { confirmation_code: code } = await issued(provider.services, user, item);
    const [{ now } = { now: 0 }] = await database().query<{ now: number }>(
      "SELECT floor(extract(epoch FROM app_now()))::float8 AS now",
    );
    const idOf = (one: OnSale) => signedRequest(now, [one.offer]).offer_id;
    return {
      ...ownBooking<FlightReservationValue, FlightVoucherValue>(database(), user, item.path, code),
      ...{ there, back, seats },
      out: (one: OnSale): FlightChangeQuery => ({ offer_id: idOf(one) }),
      home: (one: OnSale): FlightChangeQuery => ({ return_offer_id: idOf(one) }),
    };
  }

  const expectBooksAndStock = () => expectSoundBooks(provider.services);

  onEngine("change one direction: the other keeps its price, seats and ticket, and the new one is issued", async () => {
    const trip = await booked({ hasSeats: true });
    const other = await onSale({ leavesIn: OUT + DAY_SECONDS, adult: 40_000_000 });
    const before = await trip.read();
    const part = await trip.cancellation("direction-1");
    const { value: asked } = await trip.quote(trip.out(other));
    expect(asked).toMatchObject({
      ...{ paid: part.paid, penalty: part.penalty, comes: 2 * 42_000_000, results: ["seats", "tickets"] },
      due: 2 * 42_000_000 - (part.paid - part.penalty),
    });
    expect(part.penalty).toBeGreaterThan(0);
    expect(await trip.change(trip.out(other), asked.quote_id)).toMatchObject({ reason: "wallet_insufficient" });
    expect(await trip.read()).toEqual({ ...before, now: expect.any(Number) });
    await trip.topUp(asked.due);
    const key = newKey();
    const { status, value: after } = await trip.change(trip.out(other), asked.quote_id, key);
    expect(status).toBe(200);
    expect((await trip.change(trip.out(other), asked.quote_id, key)).value).toEqual(after);
    expect(after.subject.flights[0]?.segments[0]?.flight_id).toBe(other.id);
    expect(after.subject.flights[1]).toEqual(before.subject.flights[1]);
    expect(after.seats).toEqual(before.seats.filter(({ flight_id }) => flight_id === trip.back.id));
    expect(after.totals.paid).toBe(asked.total);
    expect(after.issued).toEqual([before.issued[1]]);
    expect(await trip.balance()).toBe(0);
    expect(await trip.there.counters()).toEqual({ seats: 0, infants: 0, fares: [0] });
    expect(await other.counters()).toEqual({ seats: 2, infants: 0, fares: [2] });
    const taken = await database().query<{ id: number }>(
      "SELECT flight_id::float8 AS id FROM flight_seat WHERE reservation_id = (SELECT id FROM reservation WHERE confirmation_code = $1)",
      [trip.code],
    );
    expect(taken).toEqual([{ id: trip.back.id }]);
    await runOutbox(provider.services);
    const voucher = await trip.voucher();
    expect(voucher.issued.map(({ direction }) => direction)).toEqual(["outbound", "inbound"]);
    expect(voucher.issued[1]).toEqual(before.issued[1]);
    expect(voucher.issued[0]?.tickets).not.toEqual(before.issued[0]?.tickets);
    await expectBooksAndStock();
  });

  onEngine("change both directions there and back at what each quote said", async () => {
    const trip = await booked();
    const [out, back] = [
      await onSale({ leavesIn: OUT + 2 * DAY_SECONDS, adult: 25_000_000 }),
      await home({ leavesIn: BACK + DAY_SECONDS, adult: 15_000_000 }),
    ];
    const whole = await trip.cancellation();
    const wish = { ...trip.out(out), ...trip.home(back) };
    const there = (await trip.quote(wish)).value;
    expect(there).toMatchObject({ paid: whole.paid, penalty: whole.penalty });
    await trip.topUp(there.due);
    expect((await trip.change(wish, there.quote_id)).status).toBe(200);
    const again = { ...trip.out(trip.there), ...trip.home(trip.back) };
    const asked = (await trip.quote(again)).value;
    await trip.topUp(asked.due);
    const before = await trip.balance();
    expect((await trip.change(again, asked.quote_id)).status).toBe(200);
    expect(await trip.balance()).toBe(before - asked.due + asked.refundable);
    expect((await trip.read()).totals.paid).toBe(whole.paid);
    const end = await trip.cancellation();
    expect((await trip.cancel(end.quote_id)).value.status).toBe("cancelled");
    await expectBooksAndStock();
  });

  onEngine("are refused where no seat is left, and never count their own", async () => {
    const trip = await booked({ isOneWay: true });
    const full = await onSale({ leavesIn: OUT + DAY_SECONDS, seats: 1 });
    expect((await trip.quote(trip.out(full))).reason).toBe("sold_out");
    // An aircraft that is full of this booking alone, at another fare.
    const alone = await booked({
      isOneWay: true,
      out: { seats: 2, fares: [{ seats: 2 }, { seats: 2, adult: 31_000_000 }] },
    });
    const fare = { ...alone.there, offer: await prepareOffer(database(), [alone.there.parts[1]!]) };
    const { value: asked } = await alone.quote(alone.out(fare));
    expect(asked.comes).toBe(2 * 33_000_000);
    await alone.topUp(asked.due);
    expect((await alone.change(alone.out(fare), asked.quote_id)).status).toBe(200);
    expect(await alone.there.counters()).toEqual({ seats: 2, infants: 0, fares: [0, 2] });
    // The last seats go to a change or to a new booking, never to both.
    const last = await onSale({ leavesIn: OUT + DAY_SECONDS, seats: 2 });
    const change = (await trip.quote(trip.out(last))).value;
    await trip.topUp(change.due);
    const rival = await logIn(provider.app);
    const wanted = await flightRequest(database(), [last.offer], { adult_count: 2 });
    const { value: quote } = await rival.post<{ quote_id: string }>("flight/v2/reserve/quote", wanted);
    const answers = await Promise.all([
      trip.change(trip.out(last), change.quote_id),
      rival.post("flight/v2/reserve/create", { quote_id: quote.quote_id }, newKey()),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await last.counters()).seats).toBe(2);
    await expectBooksAndStock();
  });

  onEngine("keep a direction at its price, on an aircraft that is full of this booking alone", async () => {
    const trip = await booked({ out: { seats: 2, fares: [{ seats: 2 }] } });
    const before = await trip.read();
    const kept = before.subject.lines.filter(({ direction }) => direction === "outbound");
    // The flight that stays is dearer today.
    await database().query(
      `UPDATE flight_fare SET prices = jsonb_set(prices, '{adult,fare}', to_jsonb((prices #>> '{adult,fare}')::bigint + 9000000))
       WHERE flight_id = $1`,
      [trip.there.id],
    );
    const later = await home({ leavesIn: BACK + DAY_SECONDS, adult: 20_000_000 });
    const { value: asked } = await trip.quote(trip.home(later));
    expect(asked.comes).toBe(2 * 22_000_000);
    await trip.topUp(asked.due);
    const { status, value: after } = await trip.change(trip.home(later), asked.quote_id);
    expect(status).toBe(200);
    expect(after.subject.lines.filter(({ direction }) => direction === "outbound")).toEqual(kept);
    expect(after.totals.paid).toBe(before.totals.paid);
    expect(await trip.there.counters()).toEqual({ seats: 2, infants: 0, fares: [2] });
    await expectBooksAndStock();
  });

  onEngine("are refused where the way back leaves before the way out, leads elsewhere, or is the same", async () => {
    const trip = await booked();
    const late = await onSale({ leavesIn: BACK + DAY_SECONDS });
    expect((await trip.quote(trip.out(late))).errors).toMatchObject([{ name: "return_offer_id", code: "date_order" }]);
    const close = await onSale({ leavesIn: BACK - 2 * HOUR_SECONDS });
    expect((await trip.quote(trip.out(close))).errors).toMatchObject([{ code: "short_turnaround" }]);
    const elsewhere = await onSale({ leavesIn: OUT, to: "SYZ" });
    expect((await trip.quote(trip.out(elsewhere))).errors).toMatchObject([{ code: "other_cities" }]);
    expect((await trip.quote(trip.out(trip.there))).errors).toMatchObject([{ code: "same_flight" }]);
    expect((await trip.quote({})).errors).toMatchObject([{ code: "same_flight" }]);
    expect((await trip.quote({ offer_id: "1-1-1-1-1.x" })).status).toBe(404);
    const oneWay = await booked({ isOneWay: true });
    expect((await oneWay.quote(oneWay.home(oneWay.back))).errors).toMatchObject([{ name: "return_offer_id" }]);
    const other = await onSale({ leavesIn: OUT, to: "SYZ" });
    expect((await oneWay.quote(oneWay.out(other))).errors).toMatchObject([{ code: "other_cities" }]);
    const asked = await onSale({ leavesIn: OUT + DAY_SECONDS, confirmation: "on_request" });
    expect((await trip.quote(trip.out(asked))).reason).toBe("change_on_request");
    const stranger = await logIn(provider.app);
    const query = new URLSearchParams(trip.out(late) as Record<string, string>);
    expect((await stranger.get(`${trip.path}/change-quote?${query}`)).status).toBe(404);
    const flown = await booked({ isOneWay: true, out: { leavesIn: DAY_SECONDS } });
    await wait(database(), DAY_SECONDS + 60);
    expect((await flown.quote(flown.out(await onSale({ leavesIn: OUT })))).reason).toBe("change_begun");
  });

  onEngine("change the way back once the way out is flown, and never what is flown", async () => {
    const trip = await booked({ out: { leavesIn: DAY_SECONDS } });
    const later = await home({ leavesIn: BACK + DAY_SECONDS, adult: 25_000_000 });
    const another = await onSale({ leavesIn: 2 * DAY_SECONDS });
    await wait(database(), DAY_SECONDS + 60);
    const part = await trip.cancellation("direction-2");
    const { value: asked } = await trip.quote(trip.home(later));
    expect(asked).toMatchObject({
      paid: part.paid,
      penalty: part.penalty,
      comes: 2 * 27_000_000,
      results: ["tickets"],
    });
    for (const wish of [trip.out(another), { ...trip.out(another), ...trip.home(later) }])
      expect((await trip.quote(wish)).reason).toBe("change_begun");
    await trip.topUp(asked.due);
    const before = await trip.read();
    const { status, value: after } = await trip.change(trip.home(later), asked.quote_id);
    expect([status, after.totals.paid]).toEqual([200, asked.total]);
    expect(after.subject.flights[0]).toEqual(before.subject.flights[0]);
    expect(after.subject.flights[1]?.segments[0]?.flight_id).toBe(later.id);
    expect(after.own_changes).toMatchObject([{ what: "dates", penalty: asked.penalty }]);
    await expectBooksAndStock();
    // The flown direction stays paid, whatever becomes of the rest.
    const end = await trip.cancellation("direction-2");
    expect(end.paid).toBe(2 * 27_000_000);
  });

  onEngine("change the fare of the same flight, whose seats are the booking's own", async () => {
    const there = await prepareFlight(database(), {
      leavesIn: OUT,
      seats: 2,
      fares: [{ adult: 30_000_000 }, { adult: 45_000_000, seats: 2 }],
    });
    const [cheap, dear] = [
      await prepareOffer(database(), there.parts.slice(0, 1)),
      await prepareOffer(database(), there.parts.slice(1)),
    ];
    const trip = await booked({ isOneWay: true, sold: { ...there, offer: cheap } });
    const whole = await trip.cancellation();
    const wish = trip.out({ ...there, offer: dear });
    const { value: asked } = await trip.quote(wish);
    expect(asked).toMatchObject({ paid: whole.paid, penalty: whole.penalty, comes: 2 * 47_000_000 });
    await trip.topUp(asked.due);
    const { status, value: after } = await trip.change(wish, asked.quote_id);
    expect(status).toBe(200);
    expect(after.own_changes).toMatchObject([{ what: "fare" }]);
    expect(after.history.at(-1)).toMatchObject({ reason: "booking_changed" });
    expect(await there.counters()).toMatchObject({ fares: [0, 2] });
    const back = (await trip.quote(trip.out({ ...there, offer: cheap }))).value;
    expect(back).toMatchObject({ paid: 2 * 47_000_000, comes: 2 * 32_000_000 });
    await trip.topUp(back.due);
    expect((await trip.change(trip.out({ ...there, offer: cheap }), back.quote_id)).status).toBe(200);
    expect(await there.counters()).toMatchObject({ fares: [2, 0] });
    await expectBooksAndStock();
  });

  onEngine("are changed once: another flight, another price, two tabs and a cancellation race", async () => {
    const trip = await booked({ isOneWay: true });
    const [one, other] = [
      await onSale({ leavesIn: OUT + DAY_SECONDS, adult: 25_000_000 }),
      await onSale({ leavesIn: OUT + DAY_SECONDS, adult: 25_000_000 }),
    ];
    const quotes = [(await trip.quote(trip.out(one))).value, (await trip.quote(trip.out(other))).value] as const;
    expect([quotes[0].due, quotes[0].refundable]).toEqual([quotes[1].due, quotes[1].refundable]);
    await trip.topUp(200_000_000);
    // The same sums, for another flight.
    expect(await trip.change(trip.out(other), quotes[0].quote_id)).toMatchObject({ reason: "change_changed" });
    const end = await trip.cancellation();
    const answers = await Promise.all([
      trip.change(trip.out(one), quotes[0].quote_id),
      trip.change(trip.out(other), quotes[1].quote_id),
      trip.cancel(end.quote_id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectBooksAndStock();
  });

  onEngine("meet a carrier's acts: free of charge for what it moved, and no waiver for what comes", async () => {
    const trip = await booked();
    const moved = { departsAt: 0, arrivesAt: 0 };
    const [row] = await database().query<{ departsAt: number; arrivesAt: number }>(
      `SELECT extract(epoch FROM departs_at)::float8 AS "departsAt", extract(epoch FROM arrives_at)::float8 AS "arrivesAt" FROM flight WHERE id = $1`,
      [trip.there.id],
    );
    Object.assign(moved, {
      departsAt: (row?.departsAt ?? 0) + 5 * HOUR_SECONDS,
      arrivesAt: (row?.arrivesAt ?? 0) + 5 * HOUR_SECONDS,
    });
    await database().withTx((tx) => retimeFlight(tx, trip.there.id, moved, "late aircraft"));
    const back = await home({ leavesIn: BACK + DAY_SECONDS, adult: 20_000_000 });
    const { value: asked } = await trip.quote(trip.home(back));
    expect(asked).toMatchObject({ penalty: 0, due: 0, refundable: 0 });
    expect((await trip.change(trip.home(back), asked.quote_id)).status).toBe(200);
    const parts = (await trip.cancellation()).parts?.filter(({ of }) => of === "direction");
    expect(parts?.[0]?.penalty).toBe(0);
    expect(parts?.[1]?.penalty).toBeGreaterThan(0);
    // A time that was told before the flight was taken is agreed, and is not told again.
    const out = await onSale({ leavesIn: OUT + DAY_SECONDS });
    const [at] = await database().query<{ departsAt: number; arrivesAt: number }>(
      `SELECT extract(epoch FROM departs_at)::float8 AS "departsAt", extract(epoch FROM arrives_at)::float8 AS "arrivesAt" FROM flight WHERE id = $1`,
      [out.id],
    );
    const later = { departsAt: (at?.departsAt ?? 0) + HOUR_SECONDS, arrivesAt: (at?.arrivesAt ?? 0) + HOUR_SECONDS };
    await wait(database(), 60);
    await database().withTx((tx) => retimeFlight(tx, out.id, later, "slot"));
    const stale = await trip.quote(trip.out(out));
    expect(stale.reason).toBe("offer_expired");
    await wait(database(), 60);
    const fresh = { offer_id: (await flightRequest(database(), [out.offer])).offer_id };
    const there = (await trip.quote(fresh)).value;
    await trip.topUp(there.due);
    expect((await trip.change(fresh, there.quote_id)).status).toBe(200);
    await applyFlightChanges(provider.services);
    expect((await trip.read()).changes).toEqual([]);
    // The flight that was left is cancelled: that is not this booking's any more.
    await database().withTx((tx) => cancelFlight(tx, trip.there.id, "no aircraft"));
    expect((await trip.read()).status).toBe("successful");
    await database().withTx((tx) => cancelFlight(tx, out.id, "no aircraft"));
    expect((await trip.quote(trip.home(trip.back))).status).toBe(422);
    expect((await trip.read()).status).toBe("cancelled");
    await expectBooksAndStock();
  });
});
