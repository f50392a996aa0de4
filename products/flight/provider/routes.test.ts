import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import type {
  FlightHomeValue,
  FlightOriginValue,
  FlightRouteValue,
  NearRoute,
} from "#products/flight/contract/flight-routes.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { renewFareDays } from "./fare-days.ts";

onProvider("Routes of flights", (provider, onEngine) => {
  const database = () => provider.services.database;
  const ask = async <Value>(path: string) => {
    await standAtFrozenNoon(database());
    return callerOf(provider.app).get<Value>(`flight/v2/${path}`);
  };
  const lowestOn = async ({ origin, destination }: Pick<NearRoute, "origin" | "destination">, date: IsoDate) => {
    const { value } = await ask<FlightSearchValue>(
      `search?origin_city_id=city-${origin.id}&destination_city_id=city-${destination.id}&departure_date=${date}&adult_count=1&sort=lowest_price`,
    );
    return value.items[0]?.total ?? null;
  };

  onEngine("have lowest fares that can be bought on their day, at home and from each origin", async () => {
    const { value: home } = await ask<FlightHomeValue>("home");
    expect(home.routes.length).toBeGreaterThan(3);
    expect(home.origins.map(({ slug }) => slug)).toContain("Tehran");
    for (const route of [...home.routes.slice(0, 2), ...home.deals.slice(0, 2)])
      expect(await lowestOn(route, route.date)).toBe(route.min_price);
    for (const { min_price, usual_price } of home.deals) expect(min_price).toBeLessThan(usual_price);
    const { value: tehran } = await ask<FlightOriginValue>("routes/Tehran");
    const [of] = home.origins.filter(({ slug }) => slug === "Tehran");
    expect([tehran.destinations.length, tehran.destinations[0]?.min_price]).toEqual([of?.route_count, of?.from_price]);
    expect(tehran.airports.map(({ iata }) => iata)).toEqual(["IKA", "THR"]);
  });

  onEngine("show a month of a route: a day whose seats are gone is full and sets no price", async () => {
    const { value: route, status } = await ask<FlightRouteValue>("routes/Tehran/Mashhad");
    expect([status, route.days.length, route.days[0]?.date]).toEqual([200, 31, FROZEN_TODAY]);
    const open = route.days.filter(({ min_price }) => min_price !== null);
    const lowest = open.toSorted((one, other) => (one.min_price ?? 0) - (other.min_price ?? 0))[0]!;
    expect(await lowestOn(route, lowest.date)).toBe(lowest.min_price);
    expect([route.flown?.stops, route.back !== null]).toEqual([0, true]);
    const { id } = route.origin;
    await database().query(
      `UPDATE stock SET sold = total - held WHERE id IN (SELECT unnest(seat_stock_ids) FROM flight_offer
         WHERE origin_city_id = $1 AND destination_city_id = $2 AND date = $3)`,
      [id, route.destination.id, lowest.date],
    );
    while ((await renewFareDays({ database: database() })) > 0);
    const { value: after } = await ask<FlightRouteValue>("routes/Tehran/Mashhad");
    expect(after.days.find(({ date }) => date === lowest.date)).toMatchObject({ min_price: null, state: "full" });
    const { value: origin } = await ask<FlightOriginValue>("routes/Tehran");
    expect(origin.destinations.find(({ destination }) => destination.slug === "Mashhad")?.date).not.toBe(lowest.date);
  });

  onEngine("without flights name the nearest airports that have some", async () => {
    const { value: route, text } = await ask<FlightRouteValue>("routes/Rasht/Mashhad");
    expect([route.flown, route.days.every(({ state }) => state === "none")], text).toEqual([null, true]);
    const [near] = route.near;
    expect([near?.origin.slug, near?.destination.slug, near?.destination_meters]).toEqual(["Tehran", "Mashhad", 0]);
    expect(near && (await lowestOn(near, near.date))).toBe(near?.min_price);
    const { value: origin } = await ask<FlightOriginValue>("routes/Rasht");
    expect([origin.destinations, origin.near[0]?.slug]).toEqual([[], "Tehran"]);
  });

  onEngine("are not found for a name that is no city with an airport, nor from a city to itself", async () => {
    for (const path of ["routes/Nowhere", "routes/Kashan", "routes/Tehran/Nowhere", "routes/Tehran/Tehran"])
      expect((await ask(path)).status, path).toBe(404);
  });

  onEngine("end with their days: none is offered that has passed, or lies beyond the month", async () => {
    const { value } = await ask<FlightHomeValue>("home");
    for (const { date } of [...value.routes, ...value.deals]) {
      expect(date >= FROZEN_TODAY).toBe(true);
      expect(date <= addDays(FROZEN_TODAY, value.days - 1)).toBe(true);
    }
  });
});
