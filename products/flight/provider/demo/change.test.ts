import { afterAll, beforeAll, expect, test } from "vitest";
import type { FlightSearchValue, OfferValue } from "#products/flight/contract/flight.shapes.ts";
import type { ChangedOffer } from "#products/flight/provider/demo/change.ts";
import { createApp } from "#provider/app.ts";
import type { Services } from "#provider/services.ts";
import { openServices } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer } from "#tests/support/flight.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.database.close());

const ADULT = 30_000_000;
const DEARER = 33_000_000;

test("an offer's flights are repriced and sold out, and an offer grows old at once", async () => {
  const flight = await prepareFlight(services.database, { fares: [{ adult: ADULT, seats: 5 }] });
  const offer = await prepareOffer(services.database, flight.parts);
  const { offer_id } = await flightRequest(services.database, [offer]);
  const caller = callerOf(createApp(services));
  const change = async (body: object) => {
    const response = await createApp(services).request("/__demo/flights", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Client-Token": "shamseh-web" },
      body: JSON.stringify(body),
    });
    return response.status === 200 ? ((await response.json()) as ChangedOffer) : response.status;
  };
  const adultFare = async (id: string) =>
    (await caller.get<OfferValue>(`flight/v2/offers/${id}?adult_count=1`)).value.offer.prices.adult.fare;
  const quoted = async (id: string) =>
    (await caller.post<FlightSearchValue>("flight/v2/reserve/quote", { offer_id: id, adult_count: 1 })).reason;

  expect(await change({ action: "reprice", offer_id, percent: 10 })).toMatchObject({ offer_id });
  expect(await adultFare(offer_id)).toBe(DEARER);
  expect(await change({ action: "reprice", offer_id, percent: 0 })).toMatchObject({
    fares: [{ adult_fare: DEARER, seats_left: 5 }],
  });

  expect(await quoted(offer_id)).toBeNull();
  const aged = (await change({ action: "age", offer_id })) as ChangedOffer;
  expect(await quoted(aged.offer_id)).toBe("offer_expired");
  expect(await adultFare(aged.offer_id)).toBe(DEARER);

  expect(await change({ action: "sell_out", offer_id })).toMatchObject({ fares: [{ seats_left: 0 }] });
  expect(await quoted(offer_id)).toBe("sold_out");

  expect(await change({ action: "sell_out", offer_id: "forged" })).toBe(404);
  expect(await change({ action: "sell_out" })).toBe(422);
  expect(await change({ action: "reprice", offer_id, percent: 500 })).toBe(422);
});
