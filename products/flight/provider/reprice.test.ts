import { expect } from "vitest";
import type { FareCalendarValue, FlightQuoteValue } from "#products/flight/contract/flight.shapes.ts";
import { addPrices, type FarePrices, farePrices } from "#products/flight/rules/fares.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { connectingIn, flightRequest, prepareFlight, prepareOffer, type TestOffer } from "#tests/support/flight.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { renewFareDays } from "./fare-days.ts";
import { repriceFare } from "./reprice.ts";

const costing = (adult: number): FarePrices =>
  farePrices("system", adult, { adult: 1_000_000, child: 700_000, infant: 100_000 });
const adultTotal = ({ adult }: FarePrices): number => adult.fare + adult.taxes;

onProvider("A fare that changes its price", (provider, onEngine) => {
  const database = () => provider.services.database;
  const reprice = (fareId: number, prices: FarePrices) => database().withTx((tx) => repriceFare(tx, fareId, prices));
  /** Two flights and the connection of both. */
  const connection = async () => {
    await standAtFrozenNoon(database());
    const first = await prepareFlight(database(), { fares: [{}, { adult: 60_000_000 }] });
    const second = await prepareFlight(database(), { from: "MHD", to: "KIH", leavesIn: connectingIn() });
    const [one, dear] = first.parts as [(typeof first.parts)[number], (typeof first.parts)[number]];
    return {
      one,
      dear,
      other: second.parts[0]!,
      alone: await prepareOffer(database(), [one]),
      dearer: await prepareOffer(database(), [dear]),
      both: await prepareOffer(database(), [one, ...second.parts]),
    };
  };
  const kept = async ({ fareIds }: TestOffer) => {
    const [row] = await database().query<{ prices: FarePrices; total: number }>(
      "SELECT prices, adult_total AS total FROM flight_offer WHERE fare_ids = $1::bigint[]",
      [`{${fareIds.join()}}`],
    );
    return row;
  };
  const lowest = async ({ day }: TestOffer) => {
    await renewFareDays(provider.services);
    const { value } = await callerOf(provider.app).get<FareCalendarValue>(
      `flight/v2/price-calendar?origin_city_id=${day.originId}&destination_city_id=${day.destinationId}&from=${day.date}&to=${day.date}`,
    );
    return value.outbound[0]?.min_price;
  };

  onEngine("changes every offer that it is part of, and no other", async () => {
    const { one, other, alone, dearer, both } = await connection();
    const before = await kept(dearer);
    const prices = costing(45_000_000);
    expect(await reprice(one.fareId, prices)).toBe(true);
    expect(await kept(alone)).toEqual({ prices, total: adultTotal(prices) });
    const sum = addPrices(prices, other.prices);
    expect(await kept(both)).toEqual({ prices: sum, total: adultTotal(sum) });
    expect(await kept(dearer)).toEqual(before);
    const quote = await callerOf(provider.app).post<FlightQuoteValue>(
      "flight/v2/reserve/quote",
      await flightRequest(database(), [both], { adult_count: 2 }),
    );
    expect(quote.value.total).toBe(2 * adultTotal(sum));
  });

  onEngine("changes the lowest price of its days, up to that of another offer", async () => {
    const { one, dear, other, alone, both } = await connection();
    // Cheaper than all that other tests sell on that day.
    const cheap = costing(5_000_000);
    await reprice(one.fareId, cheap);
    expect(await lowest(alone)).toBe(adultTotal(cheap));
    expect(await lowest(both)).toBe(adultTotal(addPrices(cheap, other.prices)));
    const next = costing(6_000_000);
    await reprice(dear.fareId, next);
    await reprice(one.fareId, costing(50_000_000));
    expect(await lowest(alone)).toBe(adultTotal(next));
  });

  onEngine("is summed with the other fare of a connection that changes at the same moment", async () => {
    const { one, other, both } = await connection();
    for (let turn = 1; turn <= 5; turn++) {
      const [here, there] = [costing(10_000_000 + turn), costing(20_000_000 + turn)];
      await Promise.all([reprice(one.fareId, here), reprice(other.fareId, there)]);
      const sum = addPrices(here, there);
      expect(await kept(both)).toEqual({ prices: sum, total: adultTotal(sum) });
    }
  });

  onEngine("has to be there", async () => {
    expect(await reprice(1, costing(10_000_000))).toBe(false);
  });
});
