import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import type { FlightCounts } from "#products/flight/contract/flight.shapes.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { onProvider } from "#tests/engines.ts";
import { type BookableItem, flightsOf, stayIn, tourOf } from "#tests/prove/bookable-items.ts";
import { callerOf, logIn } from "#tests/support/client.ts";
import { BAG, extrasOwed, holdWithExtras, owedOf, prepareExtra } from "#tests/support/extras.ts";
import { flightRequest, prepareFlight, prepareOffer, returningIn } from "#tests/support/flight.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { findDrift } from "../reservation/stock-check.ts";

const SOON = 4 * DAY_SECONDS;

onProvider("An extra of flights", (provider, onEngine) => {
  const database = () => provider.services.database;
  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });

  const flown = async (counts: Partial<FlightCounts> = {}) => {
    await standAtFrozenNoon(database());
    const there = await prepareFlight(database(), { from: "THR", to: "MHD", leavesIn: SOON });
    const back = await prepareFlight(database(), { from: "MHD", to: "THR", leavesIn: returningIn(SOON) });
    const offers = [await prepareOffer(database(), there.parts), await prepareOffer(database(), back.parts)] as const;
    const item = flightsOf(() => flightRequest(database(), offers, { adult_count: 2, ...counts }));
    return { there, back, ...(await holdWithExtras(provider.services, await logIn(provider.app), item)) };
  };
  const expectBooksAndStock = async () => {
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
    const { owed, ofAll } = await extrasOwed(operator());
    expect(ofAll).toBe(owed);
  };

  onEngine(
    "is offered for each traveller and direction, chosen, paid with the whole, and owed to its provider",
    async () => {
      const code = await prepareExtra(operator(), { products: ["flight"] });
      const one = await flown();
      const fare = one.held.totals.payable;
      const { value } = await one.available();
      const offered = value.items.find((item) => item.code === code);
      expect(offered).toMatchObject({ price: BAG, provider_en: "Shabahang Airlines", cancellation: { kind: "free" } });
      expect(offered?.places).toHaveLength(4);
      const chosen = await one.choose(
        [
          { code, traveller: 1, direction: 1 },
          { code, traveller: 2, direction: 2 },
        ],
        2 * BAG,
      );
      expect(chosen.status).toBe(200);
      expect(chosen.value.totals).toMatchObject({ payable: fare + 2 * BAG, sale: fare + 2 * BAG });
      expect(chosen.value.extras).toMatchObject([
        { number: 1, code, traveller: 1, direction: 1, price: BAG },
        { number: 2, code, traveller: 2, direction: 2, price: BAG },
      ]);
      const paid = await one.pay();
      expect([paid.status, paid.totals.paid]).toEqual(["successful", fare + 2 * BAG]);
      expect(paid.extras).toHaveLength(2);
      expect(await owedOf(provider.services, one.code)).toEqual({ supplier: fare, trust: 0, extras: 2 * BAG, site: 0 });
      await expectBooksAndStock();
    },
  );

  onEngine("is cancelled with the booking by its own rule, and all of it adds up", async () => {
    const code = await prepareExtra(operator());
    const one = await flown();
    await one.choose([{ code, traveller: 1, direction: 1 }], BAG);
    const paid = await one.pay();
    const before = (await one.quote()).value;
    await wait(database(), 3 * DAY_SECONDS);
    const now = (await one.quote()).value;
    expect(now.extras).toMatchObject([{ number: 1, paid: BAG, penalty: BAG / 2 }]);
    expect(before.extras).toMatchObject([{ number: 1, paid: BAG, penalty: 0 }]);
    const { value } = await one.cancel();
    expect(value.totals.penalty + (value.refund?.amount ?? 0)).toBe(paid.totals.paid);
    const owed = await owedOf(provider.services, one.code);
    expect(owed).toMatchObject({ extras: BAG / 2, supplier: value.totals.penalty - BAG / 2 });
    await expectBooksAndStock();
  });

  onEngine("of a flight that its carrier cancels goes back whole", async () => {
    const code = await prepareExtra(operator(), { cancellation: [] });
    const one = await flown();
    await one.choose([{ code, traveller: 1, direction: 2 }], BAG);
    const paid = await one.pay();
    await operator().post(`operator/v2/flights/${one.there.id}/cancel`, { operator: "Mina", reason: "No aircraft" });
    const after = await one.read();
    expect([after.status, after.refund?.amount]).toEqual(["cancelled", paid.totals.paid]);
    expect(await owedOf(provider.services, one.code)).toEqual({ supplier: 0, trust: 0, extras: 0, site: 0 });
    expect((await one.available()).reason).toBe("ended_by_supplier");
    expect((await one.choose([], 0)).reason).toBe("ended_by_supplier");
    await expectBooksAndStock();
  });

  onEngine(
    "at another price than the one shown, or that has ended, is shown again; what was agreed stands",
    async () => {
      const code = await prepareExtra(operator());
      const one = await flown();
      const fare = one.held.totals.payable;
      const bag = { code, traveller: 1, direction: 1 };
      expect((await one.choose([bag], BAG - 10)).reason).toBe("extras_changed");
      expect((await one.choose([bag, bag], 2 * BAG)).reason).toBe("invalid_input");
      expect((await one.choose([{ ...bag, traveller: 3 }], BAG)).reason).toBe("extras_changed");
      expect((await one.choose([{ ...bag, traveller: null }], BAG)).reason).toBe("extras_changed");
      expect((await one.choose([bag], BAG)).status).toBe(200);
      expect((await operator().post(`operator/v2/extras/${code}/end`, { operator: "Mina" })).status).toBe(200);
      expect((await one.choose([bag], BAG)).reason).toBe("extras_changed");
      expect((await one.act("submit", { total: fare })).reason).toBe("price_changed");
      const paid = await one.pay();
      expect(paid.totals.paid).toBe(fare + BAG);
      expect((await one.choose([], 0)).reason).toBe("not_open");
    },
  );

  onEngine("is no part of what a code is of", async () => {
    const extra = await prepareExtra(operator());
    const code = `BAG${Date.now() % 1_000_000}`;
    // Its sale begins before the noon at which each booking of a test begins.
    const days = { sale_from: FROZEN_NOW - DAY_SECONDS, sale_until: FROZEN_NOW + 30 * DAY_SECONDS };
    const campaign = { operator: "Mina", code, percent: 10, budget: 1_000_000_000, ...days };
    expect((await operator().post("operator/v2/campaigns", campaign)).status).toBe(200);
    const one = await flown();
    const fare = one.held.totals.payable;
    await one.choose([{ code: extra, traveller: 2, direction: 1 }], BAG);
    const { value } = await one.act("discount-code", { code });
    expect(value.discount_code?.discount).toBe(fare / 10);
    expect(value.totals.payable).toBe(fare - fare / 10 + BAG);
    const again = await one.choose([], 0);
    expect(again.value.totals.payable).toBe(fare - fare / 10);
    await one.choose([{ code: extra, traveller: 2, direction: 1 }], BAG);
    const paid = await one.pay();
    expect(await owedOf(provider.services, one.code)).toEqual({
      supplier: fare,
      trust: 0,
      extras: BAG,
      site: -fare / 10,
    });
    const { value: gone } = await one.cancel();
    expect(gone.totals.penalty + (gone.refund?.amount ?? 0)).toBe(paid.totals.paid);
    await expectBooksAndStock();
  });
});

onProvider("An extra that is cancelled alone or with a part", (provider, onEngine) => {
  const database = () => provider.services.database;
  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
  const booked = async (item: BookableItem) => holdWithExtras(provider.services, await logIn(provider.app), item);
  const expectBooksAndStock = async () => {
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
    const { owed, ofAll } = await extrasOwed(operator());
    expect(ofAll).toBe(owed);
  };
  const returnFlight = async () => {
    await standAtFrozenNoon(database());
    const there = await prepareFlight(database(), { from: "THR", to: "MHD", leavesIn: SOON });
    const back = await prepareFlight(database(), { from: "MHD", to: "THR", leavesIn: returningIn(SOON) });
    const offers = [await prepareOffer(database(), there.parts), await prepareOffer(database(), back.parts)] as const;
    return flightsOf(() => flightRequest(database(), offers, { adult_count: 2 }));
  };
  const issue = async (code: string) => {
    const [mine] = await database().query<{ status: string }>(
      "SELECT status FROM reservation WHERE confirmation_code = $1",
      [code],
    );
    expect(mine?.status).toBe("successful");
  };

  onEngine("leaves the booking, and what is kept plus what goes back is what was paid", async () => {
    const code = await prepareExtra(operator(), { cancellation: [{ hours_before: 1, percent: 30 }] });
    const one = await booked(await returnFlight());
    await one.choose(
      [1, 2].map((direction) => ({ code, traveller: 1, direction })),
      2 * BAG,
    );
    const paid = await one.pay();
    await issue(one.code);
    const { parts = [] } = (await one.quote()).value;
    expect(parts.filter(({ of }) => of === "extra")).toMatchObject([
      { position: 1, penalty: 1_200_000, refundable: 2_800_000, is_open: true },
      { position: 2, penalty: 1_200_000, refundable: 2_800_000, is_open: true },
    ]);
    const quote = (await one.quote("extra-2")).value;
    expect(quote).toMatchObject({ paid: BAG, penalty: 1_200_000, refundable: 2_800_000, percent: 30, base: "extra" });
    const { value } = await one.cancel("extra-2");
    expect(value.extras?.map(({ number }) => number)).toEqual([1]);
    expect(value.totals.paid).toBe(paid.totals.paid - BAG);
    expect(value.cancelled_parts).toMatchObject([{ of: "extra", position: 2, paid: BAG, penalty: 1_200_000 }]);
    expect(value.refund?.amount).toBe(2_800_000);
    expect((await one.quote("extra-2")).reason).toBe("invalid_input");
    expect(await owedOf(provider.services, one.code)).toMatchObject({ extras: BAG + 1_200_000 });
    const { value: last } = await one.cancel();
    expect(last.totals.penalty + (last.refund?.amount ?? 0) + 1_200_000).toBe(paid.totals.paid);
    await expectBooksAndStock();
  });

  onEngine("goes with its direction, and with its traveller, and parts make the whole", async () => {
    const code = await prepareExtra(operator());
    const one = await booked(await returnFlight());
    const all = [1, 2].flatMap((traveller) => [1, 2].map((direction) => ({ code, traveller, direction })));
    await one.choose(all, 4 * BAG);
    const paid = await one.pay();
    await issue(one.code);
    const { parts = [] } = (await one.quote()).value;
    const ways = parts.filter(({ of }) => of === "direction");
    expect(ways.reduce((sum, { penalty, refundable }) => sum + penalty + refundable, 0)).toBe(paid.totals.paid);
    const traveller = (await one.quote("traveller-1")).value;
    expect(traveller.extras?.map(({ number }) => number)).toEqual([1, 2]);
    const without = await one.cancel("traveller-1");
    expect(without.value.extras?.map(({ number, traveller: of }) => [number, of])).toEqual([
      [3, 1],
      [4, 1],
    ]);
    const back = await one.cancel("direction-2");
    expect(back.value.extras).toMatchObject([{ number: 3, traveller: 1, direction: 1 }]);
    const last = await one.cancel();
    const kept = (last.value.cancelled_parts ?? []).reduce((sum, { penalty }) => sum + penalty, 0);
    expect(last.value.totals.penalty + kept + (last.value.refund?.amount ?? 0)).toBe(paid.totals.paid);
    expect(await owedOf(provider.services, one.code)).toMatchObject({ extras: 0 });
    await expectBooksAndStock();
  });

  onEngine("of a stay goes with the room of its traveller", async () => {
    const code = await prepareExtra(operator(), { kind: "insurance", per: "traveller", products: ["property"] });
    await standAtFrozenNoon(database());
    const room = await prepareRoom(database(), { policy: "flexible", rooms: 5 });
    const one = await booked({ ...stayIn(room), request: () => room.request({ rooms: 2 }), travellers: guestsFor(2) });
    const places = (await one.available()).value.items.find((item) => item.code === code)?.places ?? [];
    expect(places.length).toBeGreaterThan(2);
    await one.choose(
      places.map((place) => ({ code, ...place })),
      places.length * BAG,
    );
    const paid = await one.pay();
    await issue(one.code);
    const half = places.length / 2;
    const quote = (await one.quote("room-1")).value;
    expect(quote.extras).toHaveLength(half);
    const { parts = [] } = (await one.quote()).value;
    const rooms = parts.filter(({ of }) => of === "room");
    expect(rooms[0]).toMatchObject({ penalty: quote.penalty, refundable: quote.refundable });
    expect(rooms.reduce((sum, { penalty, refundable }) => sum + penalty + refundable, 0)).toBe(paid.totals.paid);
    const rest = await one.cancel("room-1");
    expect(rest.value.extras?.map(({ traveller }) => traveller)).toEqual(
      places.slice(0, half).map((_, index) => index + 1),
    );
    const last = await one.cancel();
    expect(last.value.refund?.amount).toBe(paid.totals.paid);
    await expectBooksAndStock();
  });

  onEngine("of a tour is owed to its provider and never lies in trust", async () => {
    const code = await prepareExtra(operator(), {
      kind: "transfer",
      per: "booking",
      products: ["tour"],
      price: 6_000_000,
    });
    await standAtFrozenNoon(database());
    const tour = await prepareTour(database(), {});
    const one = await booked(tourOf(() => tour));
    const own = one.held.totals.payable;
    await one.choose([{ code, traveller: null, direction: null }], 6_000_000);
    const paid = await one.pay();
    expect(paid.totals.paid).toBe(own + 6_000_000);
    expect(await owedOf(provider.services, one.code)).toEqual({ supplier: 0, trust: own, extras: 6_000_000, site: 0 });
    await operator().post(`operator/v2/departures/${tour.departureId}/cancel`, {
      operator: "Mina",
      reason: "No leader",
    });
    const after = await one.read();
    expect(after.refund?.amount).toBe(own + 6_000_000);
    expect(await owedOf(provider.services, one.code)).toEqual({ supplier: 0, trust: 0, extras: 0, site: 0 });
    await expectBooksAndStock();
  });
});
