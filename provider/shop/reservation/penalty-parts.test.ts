import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { onProvider } from "#tests/engines.ts";
import { type BookableItem, flightsOf, stayIn, tourOf } from "#tests/prove/bookable-items.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer, returningIn } from "#tests/support/flight.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";
import { prepareTour } from "#tests/support/tour.ts";

/** Cancelling costs something by then, and the way back is still ahead when the way out has left. */
const SOON = 2 * DAY_SECONDS;

onProvider("What each part of a cancellation costs", (provider, onEngine) => {
  const database = () => provider.services.database;
  const book = async (item: BookableItem) => {
    const user = await logIn(provider.app);
    const { confirmation_code } = await issued(provider.services, user, item);
    const path = `${item.path}/${confirmation_code}`;
    const quote = async () => (await user.get<CancellationQuoteValue>(`${path}/cancellation-quote`)).value;
    const cancel = async ({ quote_id }: CancellationQuoteValue) =>
      (await user.post<ReservationEnvelope>(`${path}/cancel`, { quote_id }, newKey())).value;
    return { quote, cancel };
  };
  const flightThere = async (from: string, to: string, leavesIn: number, adult: number) => {
    const flight = await prepareFlight(database(), { from, to, leavesIn, fares: [{ adult }] });
    return prepareOffer(database(), flight.parts);
  };
  const returnFlight = async (): Promise<BookableItem> => {
    await standAtFrozenNoon(database());
    const there = await flightThere("THR", "MHD", SOON, 30_000_000);
    const back = await flightThere("MHD", "THR", returningIn(SOON), 20_000_000);
    return flightsOf(() => flightRequest(database(), [there, back], { adult_count: 2 }));
  };
  /** The parts are the whole: all that was paid, what is kept of it and what comes back. */
  const priced = ({ parts = [] }: CancellationQuoteValue) => parts.filter(({ of }) => of !== "traveller");
  const expectWhole = (quote: CancellationQuoteValue) => {
    const { paid, penalty, refundable } = quote;
    const sum = (of: "penalty" | "refundable") => priced(quote).reduce((all, part) => all + part[of], 0);
    expect([sum("penalty"), sum("refundable")]).toEqual([penalty, refundable]);
    expect(sum("penalty") + sum("refundable")).toBe(paid);
  };
  const named = (quote: CancellationQuoteValue) => priced(quote).map(({ of, position }) => `${of} ${position}`);

  onEngine("is told of each direction of a return flight, and is the whole together", async () => {
    const { quote, cancel } = await book(await returnFlight());
    const before = await quote();
    expect(named(before)).toEqual(["direction 1", "direction 2"]);
    expectWhole(before);
    expect(priced(before).every(({ refundable }) => refundable > 0)).toBe(true);
    await wait(database(), SOON + 60);
    const after = await quote();
    expectWhole(after);
    expect(after.parts).toMatchObject([{ refundable: 0 }, { refundable: expect.any(Number) }]);
    expect(after.parts?.[1]?.refundable).toBeGreaterThan(0);
    const { totals, refund } = await cancel(after);
    expect([totals.penalty, refund?.amount]).toEqual([after.penalty, after.refundable]);
  });

  onEngine("is told of each room of a stay, before it and within it, and is the whole together", async () => {
    await standAtFrozenNoon(database());
    const room = await prepareRoom(database(), { rooms: 2, checkIn: addDays(FROZEN_TODAY, 3) });
    const one = stayIn(room);
    const { quote, cancel } = await book({
      ...one,
      request: () => room.request({ rooms: 2 }),
      travellers: guestsFor(2),
    });
    // The first night has begun by then: at noon it is now, and the check-in is at two.
    for (const seconds of [0, 3 * DAY_SECONDS + 6 * HOUR_SECONDS]) {
      await wait(database(), seconds);
      const asked = await quote();
      expect(named(asked)).toEqual(["room 1", "room 2"]);
      expectWhole(asked);
    }
    const last = await quote();
    expect(last.penalty).toBeGreaterThan(0);
    const { totals, refund } = await cancel(last);
    expect([totals.penalty, refund?.amount ?? 0]).toEqual([last.penalty, last.refundable]);
  });

  onEngine("is not told where there is one part alone", async () => {
    await standAtFrozenNoon(database());
    const there = await flightThere("THR", "MHD", SOON, 30_000_000);
    const room = await prepareRoom(database());
    const tour = await prepareTour(database());
    for (const item of [
      stayIn(room),
      tourOf(() => tour),
      flightsOf(() => flightRequest(database(), [there], { adult_count: 2 })),
    ]) {
      expect(priced(await (await book(item)).quote())).toEqual([]);
    }
  });
});
