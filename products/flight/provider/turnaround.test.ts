import { expect } from "vitest";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { PriceAlertsValue } from "#domain/contract/price-alert.shapes.ts";
import { REFUSALS } from "#domain/messages/refusal-table.ts";
import type { FlightQuoteValue, FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { AHEAD_SECONDS, flightRequest, prepareFlight, prepareOffer, type TestOffer } from "#tests/support/flight.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";

/** Duration of the flights of these tests. */
const FLIGHT_SECONDS = 5_400;
const MINUTE_SECONDS = 60;

onProvider("R64 Flights there and back on one day", (provider, onEngine) => {
  const anyone = () => callerOf(provider.app);
  /** At noon of a day beyond the small world's. */
  const first = () => AHEAD_SECONDS;
  const sold = async (of: { from: string; to: string; leavesIn: number; adult?: number }) => {
    const flight = await prepareFlight(provider.services.database, {
      ...of,
      fares: [{ adult: of.adult ?? 30_000_000 }],
    });
    return { flight, offer: await prepareOffer(provider.services.database, flight.parts) };
  };
  const searched = (day: TestOffer["day"], back: string, more = "") =>
    anyone().get<FlightSearchValue>(
      `flight/v2/search?origin_city_id=${day.originId}&destination_city_id=${day.destinationId}` +
        `&departure_date=${day.date}&return_date=${back}&adult_count=1&sort=earliest${more}`,
    );
  const quoted = async (out: TestOffer, back: TestOffer) =>
    anyone().post<FlightQuoteValue>(
      "flight/v2/reserve/quote",
      await flightRequest(provider.services.database, [out, back]),
    );

  onEngine("are sold with time on the ground, listed so, priced so and watched so", async () => {
    await standAtFrozenNoon(provider.services.database);
    const landed = first() + FLIGHT_SECONDS;
    const out = await sold({ from: "THR", to: "MHD", leavesIn: first() });
    const late = await sold({ from: "THR", to: "MHD", leavesIn: first() + 8 * HOUR_SECONDS, adult: 20_000_000 });
    const soon = await sold({ from: "MHD", to: "THR", leavesIn: landed + 5 * MINUTE_SECONDS, adult: 5_000_000 });
    const inTime = await sold({ from: "MHD", to: "THR", leavesIn: landed + 3 * HOUR_SECONDS, adult: 9_000_000 });
    const { value } = await searched(out.offer.day, inTime.offer.day.date);
    const [early, alone] = value.items;
    // 2 million of taxes for an adult.
    expect(early).toMatchObject({ return_from: 11_000_000 });
    expect(alone).toMatchObject({ total: 22_000_000, return_from: null });
    expect(value).toMatchObject({ total: 2, open: 1, cheapest_return: null });
    const home = (await searched(out.offer.day, inTime.offer.day.date, `&outbound=${early?.offer_id}`)).value;
    expect(home.items.map(({ total }) => total)).toEqual([11_000_000]);
    expect((await quoted(out.offer, soon.offer)).errors).toMatchObject([
      { name: "return_offer_id", code: "short_turnaround" },
    ]);
    expect((await quoted(late.offer, inTime.offer)).errors).toMatchObject([{ code: "date_order" }]);
    expect((await quoted(out.offer, inTime.offer)).status).toBe(200);
    const user = await logIn(provider.app);
    const { originId, destinationId, date } = out.offer.day;
    const asked = {
      origin_city_id: originId,
      destination_city_id: destinationId,
      departure_date: date,
      return_date: date,
      adult_count: 1,
      limit_total: null,
    };
    const alerts = await user.post<PriceAlertsValue>("user/v2/price-alerts/save-flight", asked, newKey());
    expect(alerts.value, alerts.text).toMatchObject([{ base_total: 32_000_000 + 11_000_000 }]);
  });

  onEngine("from another airport of the city take as long as changing to it does", async () => {
    await standAtFrozenNoon(provider.services.database);
    const start = first() + 5 * DAY_SECONDS;
    const landed = start + FLIGHT_SECONDS;
    const out = await sold({ from: "MHD", to: "THR", leavesIn: start });
    const soon = await sold({ from: "IKA", to: "MHD", leavesIn: landed + 35 * MINUTE_SECONDS });
    expect((await quoted(out.offer, soon.offer)).errors).toMatchObject([{ code: "short_turnaround" }]);
    const { value } = await searched(out.offer.day, soon.offer.day.date);
    expect(value.items).toMatchObject([{ return_from: null }]);
    const inTime = await sold({ from: "IKA", to: "MHD", leavesIn: landed + 240 * MINUTE_SECONDS });
    expect((await quoted(out.offer, inTime.offer)).status).toBe(200);
  });

  onEngine("whose ways do not lead back are refused as such, whatever their dates", async () => {
    await standAtFrozenNoon(provider.services.database);
    const start = first() + 10 * DAY_SECONDS;
    const fly = async (from: string, to: string, leavesIn: number) => (await sold({ from, to, leavesIn })).offer;
    const out = await fly("THR", "MHD", start);
    const inTime = start + DAY_SECONDS;
    const wrong: Readonly<Record<string, TestOffer>> = {
      "begins in another city": await fly("KIH", "THR", inTime),
      "ends in another city": await fly("MHD", "KIH", inTime),
      "flies the same way again": await fly("THR", "MHD", inTime),
      "begins in another city, too early": await fly("KIH", "THR", start - 2 * HOUR_SECONDS),
    };
    for (const [what, back] of Object.entries(wrong)) {
      const { status, errors } = await quoted(out, back);
      expect([status, errors], what).toEqual([
        422,
        [{ name: "return_offer_id", code: "other_cities", message: REFUSALS.other_cities[0], params: {} }],
      ]);
    }
  });
});
