import { expect } from "vitest";
import { products } from "#products/provider.ts";
import type {
  DeparturesValue,
  DepartureValue,
  TourListingValue,
  TourQuoteValue,
  TourReservationValue,
} from "#products/tour/contract/tour.shapes.ts";
import type { ChangedTour } from "#products/tour/provider/demo/change.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";

onProvider("The demonstration’s tours", (provider, onEngine) => {
  const anyone = () => callerOf(provider.app);
  const post = (body: unknown, type = "application/json") =>
    provider.app.request("/__demo/tours", {
      method: "POST",
      headers: { "Content-Type": type },
      body: JSON.stringify(body),
    });
  const change = async (body: unknown): Promise<ChangedTour> => {
    const response = await post(body);
    expect(response.status).toBe(200);
    return response.json();
  };
  const departureOf = async (id: number) =>
    (await anyone().get<DepartureValue>(`tour/v2/departures/${id}?rooms=2`)).value;

  /** Of a person in a double room, of what is left. */
  const cheapest = ({ packages }: DepartureValue) =>
    Math.min(...packages.flatMap(({ rooms_left, table }) => (rooms_left === 0 ? [] : (table.double ?? []))));

  const taken = new Set<number>();
  /** A departure for each test that still waits for its group, with a package that is confirmed at once. */
  const open = async (): Promise<{ id: number; one: DepartureValue; chosen: number }> => {
    const { database } = provider.services;
    await standAtFrozenNoon(database);
    const rows = await database.query<{ id: number }>(
      `SELECT departure.id FROM tour_departure AS departure JOIN stock AS seats ON seats.id = seats_stock_id
       WHERE state = 'scheduled' AND closes_at > app_now() AND decide_by > app_now() AND sold < min_group
         AND min_group <= total AND total - held - sold > 4 ORDER BY departure.id`,
    );
    for (const { id } of rows.filter((row) => !taken.has(row.id))) {
      const one = await departureOf(id);
      const found = one.packages.find(
        ({ total, confirmation, rooms_left }) => total !== null && confirmation === "online" && rooms_left !== 1,
      );
      if (found === undefined) continue;
      taken.add(id);
      return { id, one, chosen: found.package_id };
    }
    throw new Error("The small world has no such departure");
  };
  const quoteOf = (departure_id: number, package_id: number) =>
    anyone().post<TourQuoteValue>("tour/v2/reserve/quote", {
      departure_id,
      package_id,
      rooms: [{ adult_count: 2, children: [] }],
    });
  /** Seats and a room that a traveller holds. */
  const hold = async (id: number, chosen: number) => {
    const user = await logIn(provider.app);
    const { value } = await quoteOf(id, chosen);
    const made = await user.post<TourReservationValue>(
      "tour/v2/reserve/create",
      { quote_id: value.quote_id },
      newKey(),
    );
    expect(made.status, made.text).toBe(200);
    return () => user.get<TourReservationValue>(`tour/v2/reserve/${made.value.confirmation_code}`);
  };
  const drift = () => findDrift(provider.services.database, productsOf(products));

  onEngine("cost more or less everywhere from the same moment on", async () => {
    const { id, one, chosen } = await open();
    const before = one.packages.find(({ package_id }) => package_id === chosen)!;
    const changed = await change({ action: "reprice", departure_id: id, percent: 10 });
    const after = await departureOf(id);
    for (const { package_id, table } of one.packages) {
      const now = after.packages.find((two) => two.package_id === package_id)?.table;
      for (const [type, price] of Object.entries(table)) {
        expect(now?.[type as keyof typeof table], type).toBe(
          price === null ? null : Math.round((price * 110) / 1000) * 10,
        );
      }
      expect(changed.packages.find((two) => two.package_id === package_id)?.double).toBe(now?.double);
    }
    expect((await quoteOf(id, chosen)).value.total).toBe(2 * Math.round((before.table.double! * 110) / 1000) * 10);
    const [listed] = await provider.services.database.query<{ tour: number; origin: number; city: string }>(
      `SELECT tour.id AS tour, departure.origin_city_id AS origin, city.slug AS city FROM tour_departure AS departure
       JOIN tour ON tour.id = departure.tour_id JOIN city ON city.id = tour.city_id WHERE departure.id = $1`,
      [id],
    );
    const period = `tour_id=${listed?.tour}&origin_id=${listed?.origin}&from=${one.date}&to=${one.date}`;
    const days = (await anyone().get<DeparturesValue>(`tour/v2/departures?${period}`)).value;
    expect(days[0]?.min_price).toBe(cheapest(after));
    // Half of it is the lowest of all: what the lists begin from.
    await change({ action: "reprice", departure_id: id, percent: -50 });
    const list = (await anyone().get<TourListingValue>(`tour/v2/listing/${listed?.city}`)).value;
    expect(list.items.find(({ tour_id }) => tour_id === listed?.tour)?.from_price).toBe(
      cheapest(await departureOf(id)),
    );
  });

  onEngine("are sold out, a package or all the seats, and what a traveller holds stays theirs", async () => {
    const { id, chosen } = await open();
    const mine = await hold(id, chosen);
    const one = await change({ action: "sell_out", departure_id: id, package_id: chosen });
    expect(one.packages.find(({ package_id }) => package_id === chosen)?.rooms_left).toBe(0);
    expect(one.seats_left).toBeGreaterThan(0);
    const blocked = (await departureOf(id)).packages.find(({ package_id }) => package_id === chosen);
    expect(blocked?.blocking.map(({ reason }) => reason)).toEqual(["sold_out"]);

    const all = await change({ action: "sell_out", departure_id: id });
    expect(all).toMatchObject({ departure_id: id, seats_left: 0 });
    expect((await departureOf(id)).seats_left).toBe(0);
    expect((await mine()).value.status).toBe("in_progress");
    expect(await drift()).toEqual([]);
  });

  onEngine("do not leave when their group fails, and their reservations end for that reason", async () => {
    const { id, chosen } = await open();
    const mine = await hold(id, chosen);
    // As many as are needed have joined: it fails all the same.
    await provider.services.database.query("UPDATE tour_departure SET min_group = 0 WHERE id = $1", [id]);
    const failed = await change({ action: "fail_group", departure_id: id });
    expect(failed.state).toBe("cancelled");
    expect(failed.group.sold).toBeLessThan(failed.group.min);
    expect((await mine()).value).toMatchObject({ status: "cancelled", status_reason: "group_not_reached" });
    // There is nothing to decide any more.
    expect((await post({ action: "fill_group", departure_id: id })).status).toBe(404);
    expect(await drift()).toEqual([]);
  });

  onEngine("leave when their group fills", async () => {
    const { id, one } = await open();
    const filled = await change({ action: "fill_group", departure_id: id });
    expect(filled).toMatchObject({ state: "guaranteed", group: { min: one.group.min, sold: one.group.min } });
    expect((await departureOf(id)).state).toBe("guaranteed");
    expect((await post({ action: "fail_group", departure_id: id })).status).toBe(404);
    expect(await drift()).toEqual([]);
  });

  onEngine("refuse what they do not know", async () => {
    const { id } = await open();
    for (const body of [
      {},
      { action: "cancel", departure_id: id },
      { action: "reprice", departure_id: id },
      { action: "reprice", departure_id: id, percent: -51 },
      { action: "fail_group", departure_id: id, percent: 1 },
    ]) {
      expect((await post(body)).status, JSON.stringify(body)).toBe(422);
    }
    for (const body of [
      { action: "reprice", departure_id: 1, percent: 10 },
      { action: "sell_out", departure_id: id, package_id: 1 },
      { action: "fill_group", departure_id: 1 },
    ]) {
      expect((await post(body)).status, JSON.stringify(body)).toBe(404);
    }
    // A request that another site's page could send without a CORS preflight.
    expect((await post({ action: "fail_group", departure_id: id }, "text/plain")).status).toBe(415);
  });
});
