import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type {
  FlightCounts,
  FlightReservationValue,
  FlightVoucherValue,
} from "#products/flight/contract/flight.shapes.ts";
import { seatPrice } from "#products/flight/rules/seat-prices.ts";
import { seatsIn } from "#products/flight/rules/seats.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { onProvider } from "#tests/engines.ts";
import { flightsOf } from "#tests/prove/bookable-items.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer, returningIn } from "#tests/support/flight.ts";
import { expectSoundBooks } from "#tests/support/sound-books.ts";
import { guestsFor, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";

const SOON = 2 * DAY_SECONDS;

onProvider("A direction of a return flight that is cancelled alone", (provider, onEngine) => {
  const database = () => provider.services.database;

  async function returnFlight(counts: Partial<FlightCounts> = {}) {
    await standAtFrozenNoon(database());
    const fly = (from: string, to: string, leavesIn: number, adult: number) =>
      prepareFlight(database(), { from, to, leavesIn, fares: [{ adult }] });
    const there = await fly("THR", "MHD", SOON, 30_000_000);
    const back = await fly("MHD", "THR", returningIn(SOON), 20_000_000);
    const offers = [await prepareOffer(database(), there.parts), await prepareOffer(database(), back.parts)] as const;
    const item = flightsOf(() => flightRequest(database(), offers, { adult_count: 2, ...counts }));
    const user = await logIn(provider.app);
    const { confirmation_code } = await issued(provider.services, user, item);
    const path = `${item.path}/${confirmation_code}`;
    return {
      confirmation_code,
      there,
      back,
      read: async () => (await user.get<FlightReservationValue>(path)).value,
      voucher: async () => (await user.get<FlightVoucherValue>(`${path}/voucher`)).value,
      quote: (part?: string) =>
        user.get<CancellationQuoteValue>(`${path}/cancellation-quote${part === undefined ? "" : `?part=${part}`}`),
      cancel: ({ quote_id, part }: Pick<CancellationQuoteValue, "quote_id" | "part">) =>
        user.post<FlightReservationValue>(`${path}/cancel`, { quote_id, ...(part && { part }) }, newKey()),
    };
  }

  const expectBooksAndStock = () => expectSoundBooks(provider.services);

  onEngine("leaves the way out with its ticket, and gives the seats of the way back free", async () => {
    const { there, back, read, voucher, quote, cancel } = await returnFlight();
    const before = await read();
    const { value: asked } = await quote("direction-2");
    const { status, value: after } = await cancel(asked);
    expect(status).toBe(200);
    expect(after.subject.flights).toEqual([before.subject.flights[0]]);
    expect(after.subject).toMatchObject({ return_date: null, origin: before.subject.origin });
    expect(after.totals.paid).toBe(before.totals.paid - asked.paid);
    expect(after.travellers).toEqual(before.travellers);
    expect(after.issued).toEqual([before.issued[0]]);
    expect(after.cancelled_parts).toMatchObject([
      { of: "direction", position: 2, paid: asked.paid, penalty: asked.penalty },
    ]);
    expect((await there.counters()).fares).toEqual([2]);
    expect((await back.counters()).fares).toEqual([0]);
    expect((await voucher()).issued).toEqual([before.issued[0]]);
    expect((await quote()).value.parts?.map(({ of }) => of)).toEqual(["traveller", "traveller"]);
    await expectBooksAndStock();
  });

  onEngine("leaves the way back as a flight of its own, called by its locator", async () => {
    const { there, back, read, quote, cancel } = await returnFlight();
    const [locator] = (await read()).issued.map((one) => one.locator);
    await database().query("UPDATE reservation SET supplier_confirmation_code = $2 WHERE confirmation_code = $1", [
      (await read()).confirmation_code,
      locator ?? "",
    ]);
    const before = await read();
    const [out, home] = before.subject.flights;
    const { value: after } = await cancel((await quote("direction-1")).value);
    expect(after.subject.flights).toEqual([{ ...home, direction: "outbound" }]);
    expect(after.subject).toMatchObject({ origin: before.subject.destination, destination: before.subject.origin });
    expect(after.issued).toEqual([{ ...before.issued[1], direction: "outbound" }]);
    expect(after.supplier_confirmation_code).toBe(before.issued[1]?.locator);
    expect(out?.segments[0]?.flight_id).toBe(there.id);
    expect((await there.counters()).fares).toEqual([0]);
    expect((await back.counters()).fares).toEqual([2]);
    const whole = (await quote()).value;
    expect((await cancel(whole)).value.status).toBe("cancelled");
    expect((await back.counters()).fares).toEqual([0]);
    await expectBooksAndStock();
  });

  onEngine("is refused once it has left, and the other one is not", async () => {
    const { read, quote, cancel } = await returnFlight();
    const { value: early } = await quote();
    await wait(database(), SOON + 60);
    expect((await quote("direction-1")).reason).toBe("stay_over");
    const { value: whole } = await quote();
    expect(whole.parts?.map(({ is_open }) => is_open)).toEqual([false, true]);
    // Those who have flown stay on the booking.
    expect(whole.parts?.every(({ of }) => of === "direction")).toBe(true);
    expect(early.parts?.map(({ is_open }) => is_open)).toEqual([true, true, true, true]);
    expect((await cancel((await quote("direction-2")).value)).status).toBe(200);
    expect((await read()).totals.paid).toBe(
      whole.paid - (whole.parts?.[1]?.refundable ?? 0) - (whole.parts?.[1]?.penalty ?? 0),
    );
    await expectBooksAndStock();
  });
});

onProvider("A traveller of a flight who is cancelled alone", (provider, onEngine) => {
  const database = () => provider.services.database;

  async function family() {
    await standAtFrozenNoon(database());
    const fly = (from: string, to: string, leavesIn: number, adult: number) =>
      prepareFlight(database(), { from, to, leavesIn, fares: [{ adult }] });
    const there = await fly("THR", "MHD", SOON, 30_000_010);
    const back = await fly("MHD", "THR", returningIn(SOON), 20_000_030);
    const offers = [await prepareOffer(database(), there.parts), await prepareOffer(database(), back.parts)] as const;
    const counts = { adult_count: 2, child_count: 1, infant_count: 1 };
    // In the order of the form: two adults, a girl of eight, a boy of one.
    const born = ["1365-04-12", "1367-04-12", "1397-04-12", "1404-06-12"];
    const groups = ["adult", "adult", "child", "infant"] as const;
    const travellers = guestsFor(2, (one, index) => ({
      ...one,
      age_group: groups[index] ?? "adult",
      room: 0,
      birth_date: born[index] ?? "",
      first_name_en: ["Alireza", "Maryam", "Taraneh", "Sam"][index],
      last_name_en: "Karimi",
      is_room_supervisor: index === 0,
      mobile: index === 0 ? "09121234567" : "",
    }));
    // Not at an exit: a child may sit there too.
    const plain = seatsIn("narrow_156").filter((seat) => seat.class === "economy" && seat.for.includes("child"));
    const seats = [there, back].flatMap(({ id }) =>
      plain.slice(0, 3).map(({ seat }, traveller) => ({ flight_id: id, traveller, seat })),
    );
    const agreed_total = 2 * plain.slice(0, 3).reduce((sum, seat) => sum + seatPrice(seat), 0);
    const item = {
      ...flightsOf(() => flightRequest(database(), offers, counts)),
      travellers,
      choice: () => ({ path: "seats", body: { seats, agreed_total } }),
    };
    const user = await logIn(provider.app);
    const { confirmation_code } = await issued(provider.services, user, item);
    const path = `${item.path}/${confirmation_code}`;
    return {
      there,
      back,
      takenSeats: async () =>
        (
          await database().query(
            "SELECT seat FROM flight_seat JOIN reservation ON reservation.id = reservation_id WHERE confirmation_code = $1",
            [confirmation_code],
          )
        ).length,
      read: async () => (await user.get<FlightReservationValue>(path)).value,
      quote: (part?: string) =>
        user.get<CancellationQuoteValue>(`${path}/cancellation-quote${part === undefined ? "" : `?part=${part}`}`),
      cancel: ({ quote_id, part }: Pick<CancellationQuoteValue, "quote_id" | "part">) =>
        user.post<FlightReservationValue>(`${path}/cancel`, { quote_id, ...(part && { part }) }, newKey()),
    };
  }

  onEngine("takes the seats of a direction with it", async () => {
    const { there, back, quote, cancel, takenSeats } = await family();
    const { value: after } = await cancel((await quote("direction-1")).value);
    expect(after.seats.map(({ flight_id }) => flight_id)).toEqual([back.id, back.id, back.id]);
    expect(await takenSeats()).toBe(3);
    expect((await there.counters()).seats).toBe(0);
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
  });

  onEngine("goes with their seat, their tickets and their share; an infant is never left alone", async () => {
    const { there, back, takenSeats, read, quote, cancel } = await family();
    const before = await read();
    const { value: whole } = await quote();
    const alone = (value: CancellationQuoteValue) => value.parts?.filter(({ of }) => of === "traveller") ?? [];
    expect(alone(whole).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    const answer = await cancel((await quote("traveller-3")).value);
    expect(answer.status, answer.text).toBe(200);
    const { value: child } = answer;
    expect(child.travellers).toEqual(before.travellers.toSpliced(2, 1));
    expect(child.issued.map(({ tickets }) => tickets)).toEqual(before.issued.map((one) => one.tickets.toSpliced(2, 1)));
    expect(child.subject).toMatchObject({ adult_count: 2, child_count: 0, infant_count: 1 });
    expect((await there.counters()).fares).toEqual([2]);
    const seatsOf = (one: FlightReservationValue) =>
      one.seats.map(({ flight_id, traveller }) => [flight_id, traveller]);
    expect(seatsOf(before)).toHaveLength(6);
    expect(seatsOf(child)).toEqual([there, back].flatMap(({ id }) => [0, 1].map((traveller) => [id, traveller])));
    expect(await takenSeats()).toBe(4);
    const { value: adult } = await cancel((await quote("traveller-1")).value);
    expect(seatsOf(adult)).toEqual([there, back].map(({ id }) => [id, 0]));
    expect(adult.travellers.map(({ is_room_supervisor }) => is_room_supervisor)).toEqual([true, false]);
    // One adult with an infant: only the infant can go alone.
    const { value: two } = await quote();
    expect(alone(two).map(({ position }) => position)).toEqual([2]);
    expect((await quote("traveller-1")).errors).toMatchObject([{ name: "part", code: "left_without_adult" }]);
    const { value: infant } = await cancel((await quote("traveller-2")).value);
    const { value: last } = await quote();
    expect(alone(last)).toEqual([]);
    const { value: end } = await cancel(last);
    const kept = [...(end.cancelled_parts ?? []).map(({ penalty }) => penalty), end.totals.penalty];
    expect(kept.reduce((sum, penalty) => sum + penalty, 0)).toBe(whole.penalty);
    expect(end.refund?.amount).toBe(whole.refundable);
    expect(infant.totals.paid).toBe(last.paid);
    expect((await there.counters()).fares).toEqual([0]);
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
  });
});
