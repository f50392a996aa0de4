import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { FlightCounts } from "#products/flight/contract/flight.shapes.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { onProvider } from "#tests/engines.ts";
import { flightsOf } from "#tests/prove/bookable-items.ts";
import { callerOf, logIn } from "#tests/support/client.ts";
import { BAG, extrasOwed, holdWithExtras, owedOf, prepareExtra } from "#tests/support/extras.ts";
import { flightRequest, prepareFlight, prepareOffer, returningIn } from "#tests/support/flight.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
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
    const campaign = { operator: "Mina", code, percent: 10, budget: 1_000_000_000, sale_until: 4_000_000_000 };
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
