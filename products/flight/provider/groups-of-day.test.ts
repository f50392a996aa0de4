import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { FlightChangeQuery, FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { onProvider } from "#tests/engines.ts";
import { flightsOf } from "#tests/prove/bookable-items.ts";
import { chargeWalletOf } from "#tests/support/charge-wallet.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import { type FlightWanted, flightRequest, prepareFlight, prepareOffer, signedRequest } from "#tests/support/flight.ts";
import { guestsFor, standAtFrozenNoon } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";

/** The frozen noon is of 21 November 2026. */
const OUT = 10 * DAY_SECONDS;
const BACK = 17 * DAY_SECONDS;
/** Beyond the birthdays. */
const LATER = 25 * DAY_SECONDS;

/** Between both days an infant is two, and a child twelve. */
const BORN = { adult: "1986-07-03", child: "2014-12-12", infant: "2024-12-12" };

onProvider("Travellers whose age group changes by the new day of a flight", (provider, onEngine) => {
  const database = () => provider.services.database;

  async function onSale(wanted: FlightWanted) {
    const made = await prepareFlight(database(), { fares: [{ adult: 30_000_000 }], ...wanted });
    return { ...made, offer: await prepareOffer(database(), made.parts.slice(0, 1)) };
  }
  const home = (wanted: FlightWanted) => onSale({ from: "MHD", to: "THR", ...wanted });
  type OnSale = Awaited<ReturnType<typeof onSale>>;

  /** An issued journey of two adults, a child and an infant. */
  async function booked({ isOneWay = false, first = [OUT, BACK] } = {}) {
    await standAtFrozenNoon(database());
    const [there, back] = [await onSale({ leavesIn: first[0]! }), await home({ leavesIn: first[1]! })];
    const offers = isOneWay ? ([there.offer] as const) : ([there.offer, back.offer] as const);
    const groups = ["adult", "adult", "child", "infant"] as const;
    const item = {
      ...flightsOf(() => flightRequest(database(), offers, { adult_count: 2, child_count: 1, infant_count: 1 })),
      travellers: guestsFor(2, (one, index) => {
        const group = groups[index] ?? "adult";
        return {
          ...{ ...one, room: 0, age_group: group, birth_date: BORN[group], is_room_supervisor: index === 0 },
          ...{ first_name_en: ["Alireza", "Maryam", "Taraneh", "Sam"][index], last_name_en: "Karimi" },
          mobile: index === 0 ? "09121234567" : "",
        };
      }),
    };
    const user = await logIn(provider.app);
    const { confirmation_code: code } = await issued(provider.services, user, item);
    const path = `${item.path}/${code}`;
    const [{ now } = { now: 0 }] = await database().query<{ now: number }>(
      "SELECT floor(extract(epoch FROM app_now()))::float8 AS now",
    );
    const idOf = (one: OnSale) => signedRequest(now, [one.offer]).offer_id;
    return {
      ...{ there, back },
      out: (one: OnSale): FlightChangeQuery => ({ offer_id: idOf(one) }),
      home: (one: OnSale): FlightChangeQuery => ({ return_offer_id: idOf(one) }),
      read: async () => (await user.get<FlightReservationValue>(path)).value,
      quote: (wish: FlightChangeQuery) =>
        user.get<ChangeQuoteValue>(`${path}/change-quote?${new URLSearchParams(wish as Record<string, string>)}`),
      async change(wish: FlightChangeQuery, { quote_id, due }: ChangeQuoteValue, more: object = {}) {
        await chargeWalletOf(database(), code, due);
        return user.post<FlightReservationValue>(`${path}/change`, { ...wish, quote_id, ...more }, newKey());
      },
      cancellation: async (part?: string) =>
        (await user.get<CancellationQuoteValue>(`${path}/cancellation-quote${part ? `?part=${part}` : ""}`)).value,
      cancel: ({ quote_id, part }: Pick<CancellationQuoteValue, "quote_id" | "part">) =>
        user.post<FlightReservationValue>(`${path}/cancel`, { quote_id, ...(part && { part }) }, newKey()),
    };
  }

  const expectBooksAndStock = async () => {
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
  };
  const OLDER = [
    { traveller: 3, before: "child", after: "adult" },
    { traveller: 4, before: "infant", after: "child" },
  ];
  const linesIn = ({ subject }: FlightReservationValue) =>
    subject.lines.map(({ direction, type, count }) => `${direction} ${type} ${count}`);

  onEngine("pay the new group's price on the way that comes, and keep their own on the way that stays", async () => {
    const trip = await booked();
    const before = await trip.read();
    const later = await home({ leavesIn: LATER });
    const { value: asked } = await trip.quote(trip.home(later));
    const way = before.subject.flights[1]!.prices;
    const priceOf = (group: keyof typeof way) => way[group].fare + way[group].taxes;
    expect(asked).toMatchObject({
      paid: 2 * priceOf("adult") + priceOf("child") + priceOf("infant"),
      comes: 3 * priceOf("adult") + priceOf("child"),
      age_groups: OLDER,
    });
    const { status, value: after, text } = await trip.change(trip.home(later), asked);
    expect(status, text).toBe(200);
    expect(linesIn(after)).toEqual([
      "outbound adult 2",
      "outbound child 1",
      "outbound infant 1",
      "inbound adult 3",
      "inbound child 1",
    ]);
    expect(after.subject).toMatchObject({ adult_count: 3, child_count: 1, infant_count: 0 });
    expect(after.travellers.map(({ age_group }) => age_group)).toEqual(["adult", "adult", "adult", "child"]);
    // The infant has a seat on the way back alone.
    expect(await trip.there.counters()).toMatchObject({ seats: 3, infants: 1 });
    expect(await later.counters()).toMatchObject({ seats: 4, infants: 0 });
    expect(await trip.back.counters()).toMatchObject({ seats: 0, infants: 0 });
    await expectBooksAndStock();

    // Each traveller goes with their place of either group, and the parts make the whole.
    const whole = await trip.cancellation();
    const infant = await trip.cancellation("traveller-4");
    const out = before.subject.flights[0]!.prices;
    expect(infant.paid).toBe(out.infant.fare + out.infant.taxes + priceOf("child"));
    expect((await trip.cancel(infant)).status).toBe(200);
    expect(await trip.there.counters()).toMatchObject({ seats: 3, infants: 0 });
    expect(await later.counters()).toMatchObject({ seats: 3, infants: 0 });
    await expectBooksAndStock();
    const back = await trip.cancellation("direction-2");
    expect((await trip.cancel(back)).status).toBe(200);
    expect(await later.counters()).toMatchObject({ seats: 0, infants: 0 });
    const twelve = await trip.cancellation("traveller-3");
    expect(twelve.paid).toBe(out.child.fare + out.child.taxes);
    expect((await trip.cancel(twelve)).status).toBe(200);
    const rest = await trip.cancellation();
    expect((await trip.cancel(rest)).value.status).toBe("cancelled");
    expect([infant, back, twelve, rest].reduce((sum, { penalty }) => sum + penalty, 0)).toBe(whole.penalty);
    expect(await trip.there.counters()).toMatchObject({ seats: 0, infants: 0 });
    await expectBooksAndStock();
  });

  onEngine("change back to their groups by a day before", async () => {
    const trip = await booked({ isOneWay: true });
    const [later, sooner] = [await onSale({ leavesIn: LATER }), await onSale({ leavesIn: OUT + DAY_SECONDS })];
    const first = (await trip.quote(trip.out(sooner))).value;
    expect(first.age_groups).toBeUndefined();
    const asked = (await trip.quote(trip.out(later))).value;
    expect(asked.age_groups).toEqual(OLDER);
    expect((await trip.change(trip.out(later), asked)).status).toBe(200);
    const back = (await trip.quote(trip.out(sooner))).value;
    expect(back.age_groups).toEqual(
      OLDER.map(({ traveller, before, after }) => ({ traveller, before: after, after: before })),
    );
    const { value: after } = await trip.change(trip.out(sooner), back);
    expect(after.subject).toMatchObject({ adult_count: 2, child_count: 1, infant_count: 1 });
    expect(await sooner.counters()).toMatchObject({ seats: 3, infants: 1 });
    await expectBooksAndStock();
  });

  onEngine("are judged again: a seat for who was an infant, and an adult for each infant", async () => {
    const trip = await booked({ isOneWay: true });
    // Places for three alone.
    const full = await onSale({ leavesIn: LATER, fares: [{ adult: 30_000_000, seats: 3 }] });
    expect((await trip.quote(trip.out(full))).reason).toBe("sold_out");
    const enough = await onSale({ leavesIn: OUT + DAY_SECONDS, fares: [{ adult: 30_000_000, seats: 3 }] });
    expect((await trip.quote(trip.out(enough))).status).toBe(200);
  });

  onEngine("keep a way out that was bought before through a second change of the way back", async () => {
    const trip = await booked();
    const [later, latest] = [await home({ leavesIn: LATER }), await home({ leavesIn: LATER + DAY_SECONDS })];
    const asked = (await trip.quote(trip.home(later))).value;
    await trip.change(trip.home(later), asked);
    const again = (await trip.quote(trip.home(latest))).value;
    expect(again.age_groups).toBeUndefined();
    const { value: after } = await trip.change(trip.home(latest), again);
    expect(linesIn(after).slice(0, 3)).toEqual(["outbound adult 2", "outbound child 1", "outbound infant 1"]);
    expect(await trip.there.counters()).toMatchObject({ seats: 3, infants: 1 });
    await expectBooksAndStock();
    // Another way out is of the groups of the last day.
    const out = await onSale({ leavesIn: OUT + DAY_SECONDS });
    const other = (await trip.quote(trip.out(out))).value;
    const { value: end } = await trip.change(trip.out(out), other);
    expect(linesIn(end)).toEqual(["outbound adult 3", "outbound child 1", "inbound adult 3", "inbound child 1"]);
    expect(await out.counters()).toMatchObject({ seats: 4, infants: 0 });
    await expectBooksAndStock();
  });
});
