import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { blockingReasons } from "#domain/contract/blocking.shapes.ts";
import { envelope } from "#domain/contract/envelope.shapes.ts";
import type { DayTotal, PropertyCard } from "#domain/contract/property-card.shapes.ts";
import { NEAR_WALK, travelTimes } from "#domain/place/distance.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import {
  nearbyDatesValue,
  priceCalendarValue,
  type RoomsValue,
  type SearchMapValue,
  type SearchValue,
} from "#products/stay/contract/stay.shapes.ts";
import { startPostgres, type TestPostgres } from "#tests/postgres.ts";
import { publicReads } from "#tests/support/public-reads.ts";
import { smallWorld, testServices } from "#tests/support/services.ts";
import { createApp } from "./app.ts";
import type { Services } from "./services.ts";

const world = smallWorld();
const isfahan = world.cities.find(({ slug }) => slug === "Isfahan")!;
const open = world.properties.find(
  (property) => property.cityId === isfahan.id && property.isActive && property.isBookable,
)!;
const sight = world.attractions.find(({ cityId }) => cityId === isfahan.id)!;
const stay = "check_in=2026-12-05&length_of_stay=3";

/** Stricter shapes than the contract's: so many days are asked for. */
const stricter: Readonly<Record<string, z.ZodType>> = {
  [stayCalls.nearbyDates.name]: nearbyDatesValue.length(7),
  [stayCalls.priceCalendar.name]: priceCalendarValue.length(31),
};

type Answer = {
  status: number;
  body: {
    code: number;
    reason: string | null;
    message: string;
    errors: { name: string; code: string }[];
    value: unknown;
  };
};

const onPglite = async (): Promise<TestPostgres> => ({ url: "", stop: async () => {} });
const engines = [
  ["PGlite", onPglite],
  ["PostgreSQL", () => startPostgres(["fsync=off"])],
] as const;

describe.each(engines)("The provider on %s", (_, start) => {
  let postgres: TestPostgres | null;
  let services: Services;
  let app: Hono;

  beforeAll(async () => {
    postgres = await start();
    if (postgres === null) return;
    services = await testServices(postgres.url === "" ? { folder: null } : { url: postgres.url });
    app = createApp(services);
  });
  afterAll(async () => {
    await services?.database.close();
    await postgres?.stop();
  });

  async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await app.request(`/${path}`, { headers: { "Client-Token": "shamseh-web", ...headers } });
    return { status: response.status, body: await response.json() };
  }
  async function value<T>(path: string): Promise<T> {
    const { status, body } = await get(path);
    expect(status, `${path}: ${JSON.stringify(body.errors)}`).toBe(200);
    return body.value as T;
  }
  async function everyCard(path: string): Promise<PropertyCard[]> {
    const cards: PropertyCard[] = [];
    for (let page = 1, total = 1; cards.length < total; page++) {
      const found = await value<SearchValue>(`${path}&page=${page}`);
      total = found.total;
      cards.push(...found.items);
    }
    return cards;
  }
  const onEngine = (name: string, body: () => Promise<void>) =>
    test(name, async (context) => {
      if (postgres === null) context.skip();
      await body();
    });

  onEngine("answers every public read of the contract in its shape", async () => {
    for (const { call, address, value: usual } of publicReads) {
      const { status, body } = await get(address);
      expect(status, `${call.name} ${address}: ${JSON.stringify(body.errors)}`).toBe(200);
      const parsed = envelope(stricter[call.name] ?? usual).safeParse(body);
      expect(parsed.success ? "" : `${call.name}: ${z.prettifyError(parsed.error)}`).toBe("");
      expect(body.value, call.name).not.toEqual([]);
    }
  });

  onEngine("a search offers exactly what the property page can sell, at the sum of its nights", async () => {
    for (const rooms of ["2", "2;2,5,8", "1;1;1"]) {
      const cards = await everyCard(`property/v2/search?destination_id=city-${isfahan.id}&${stay}&rooms=${rooms}`);
      expect(cards.some((card) => card.stay !== null)).toBe(true);
      for (const card of cards) {
        const offered = await value<RoomsValue>(`property/v2/${card.id}/rooms?${stay}&rooms=${rooms}`);
        expect(card.stay?.total ?? null, `${card.slug} for ${rooms}`).toBe(cheapestOf(offered));
        if (card.stay !== null && offered.parties.length === 1) {
          const racks = plansOf(offered).flatMap((plan) => (plan.total === card.stay?.total ? [plan.rack_total] : []));
          expect(racks, card.slug).toContain(card.stay.rack_total);
        }
      }
    }
  });

  onEngine("the days nearby cost what the property page sells on each of them", async () => {
    for (const rooms of ["2", "2;2,5,8"]) {
      const days = await value<DayTotal[]>(`property/v2/${open.id}/nearby-dates?${stay}&rooms=${rooms}`);
      expect(days.some(({ total }) => total !== null)).toBe(true);
      for (const { date, total } of days) {
        const asked = `check_in=${date}&length_of_stay=3&rooms=${rooms}`;
        expect(total, date).toBe(cheapestOf(await value<RoomsValue>(`property/v2/${open.id}/rooms?${asked}`)));
      }
    }
    const [first] = await value<DayTotal[]>(
      `property/v2/${open.id}/nearby-dates?check_in=${addDays(FROZEN_TODAY, 1)}&length_of_stay=1`,
    );
    expect(first?.date).toBe(FROZEN_TODAY);
  });

  onEngine(
    "an area narrows every list to what lies within it, and one that is none is refused by its name",
    async () => {
      const lists = [
        `property/v2/search?destination_id=city-${isfahan.id}&${stay}`,
        "property/v2/listing?scope=iran",
        "property/v2/city/Isfahan?",
        "property/v2/category/Luxury?",
      ];
      for (const list of lists) {
        const { items, total } = await value<SearchValue>(list);
        const [first] = items;
        if (first === undefined) throw new Error(`There is nothing on ${list}`);
        const { lat, lon } = first;
        const area = [lat - 0.01, lon - 0.01, lat + 0.01, lon + 0.01].map((degrees) => degrees.toFixed(4)).join();
        const cards = await everyCard(`${list}&area=${area}`);
        expect(cards.map(({ slug }) => slug)).toContain(first.slug);
        expect(cards.length, list).toBeLessThan(total);
        for (const card of cards) {
          expect(Math.abs(card.lat - lat), card.slug).toBeLessThanOrEqual(0.0101);
          expect(Math.abs(card.lon - lon), card.slug).toBeLessThanOrEqual(0.0101);
        }
        if (list.startsWith("property/v2/search?")) {
          const { points } = await value<SearchMapValue>(`${list.replace("search", "search/map")}&area=${area}`);
          expect(points.length).toBe(cards.length);
        }
        for (const wrong of ["1,2,3", "x,1,2,3", "2,1,1,3", "1,3,2,1", "1,2,91,3", "1,2,3,181", "1".repeat(90)]) {
          const { status, body } = await get(`${list}&area=${wrong}`);
          expect([status, body.errors.map(({ name }) => name)], wrong).toEqual([422, ["area"]]);
        }
      }
    },
  );

  onEngine("a card promises what the rate that it is priced by promises, not what another rate would", async () => {
    const cards = await everyCard(`property/v2/search?destination_id=city-${isfahan.id}&${stay}&rooms=2`);
    for (const card of cards.filter((each) => each.stay !== null)) {
      const plans = plansOf(await value<RoomsValue>(`property/v2/${card.id}/rooms?${stay}&rooms=2`));
      const priced = plans.filter(({ total }) => total === card.stay?.total);
      const promises = priced.map(({ meal, confirmation }) => [meal !== "none", confirmation === "online"]);
      expect(promises, card.slug).toContainEqual([card.breakfast, card.online]);
    }
  });

  onEngine("every plan's total is the sum of its nights, extra beds included", async () => {
    const offered = await value<RoomsValue>(`property/v2/${open.id}/rooms?${stay}&rooms=3,4`);
    const plans = plansOf(offered).filter((plan) => plan.nights.length > 0);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan.nights).toHaveLength(3);
      expect(plan.total).toBe(plan.nights.reduce((sum, night) => sum + night.sale + night.extra, 0));
      expect(plan.rack_total).toBe(plan.nights.reduce((sum, night) => sum + night.rack + night.extra, 0));
    }
  });

  onEngine(
    "R187 every reason why a stay is blocked occurs in the demonstration, and only where no stay is offered",
    async () => {
      const seen = new Set<string>();
      for (const property of world.properties) {
        for (const asked of ["length_of_stay=1", "length_of_stay=8", "length_of_stay=1&audience=mixed"]) {
          const offered = await value<RoomsValue>(
            `property/v2/${property.id}/rooms?check_in=2026-12-03&rooms=4&${asked}`,
          );
          for (const { reason } of offered.blocking) seen.add(reason);
          for (const plan of plansOf(offered)) for (const { reason } of plan.blocking) seen.add(reason);
        }
      }
      expect([...seen].sort()).toEqual([...blockingReasons].sort());
    },
  );

  onEngine("what cannot be booked comes last and says why", async () => {
    const cards = await everyCard(`property/v2/search?destination_id=city-${isfahan.id}&${stay}`);
    expect(cards.map(({ id }) => id)).toHaveLength(new Set(cards.map(({ id }) => id)).size);
    expect(cards).toHaveLength(world.properties.filter(({ cityId }) => cityId === isfahan.id).length);
    const firstBlocked = cards.findIndex((card) => card.stay === null);
    expect(firstBlocked).toBeGreaterThan(0);
    expect(cards.slice(firstBlocked).every((card) => card.stay === null && card.blocking !== null)).toBe(true);
    expect(cards.slice(0, firstBlocked).every((card) => card.stay !== null && card.blocking === null)).toBe(true);
  });

  onEngine("a facet says how many results that can be had choosing it alone would leave", async () => {
    const path = `property/v2/search?destination_id=city-${isfahan.id}&${stay}`;
    const { facets } = await value<SearchValue>(path);
    for (const facet of ["type", "class", "facility", "near", "meal"] as const) {
      const choice = facets[facet][0]!;
      const key = facet === "meal" ? "meal" : `${facet}[]`;
      const narrowed = await value<SearchValue>(`${path}&${key}=${choice.value}`);
      expect(narrowed.open, `${facet} ${choice.value}`).toBe(choice.count);
    }
    expect((await value<SearchValue>(`${path}&cancellable=true`)).open).toBe(facets.cancellable);
    expect((await value<SearchValue>(`${path}&online=true`)).open).toBe(facets.online);
    expect((await value<SearchValue>(`${path}&rating_min=4`)).open).toBe(
      facets.rating.find(({ value }) => value === "4")?.count,
    );
  });

  onEngine("near a sight means 20 minutes on foot, the nearest first, and the card says how far", async () => {
    const path = `property/v2/search?destination_id=city-${isfahan.id}&${stay}`;
    const [first, second] = (await value<SearchValue>(path)).facets.near;
    const cards = await everyCard(`${path}&near[]=${first?.value}`);
    expect(cards.filter(({ stay }) => stay !== null)).toHaveLength(first?.count ?? 0);
    for (const { sight: near } of cards) {
      expect(near).toMatchObject({ id: Number(first?.value), name_fa: first?.name_fa, name_en: first?.name_en });
      expect(travelTimes(near?.meters ?? 0).walk_min).toBeLessThanOrEqual(NEAR_WALK);
    }
    const open = cards.filter((card) => card.stay !== null).map((card) => card.sight?.meters ?? 0);
    expect(open).toEqual(open.toSorted((one, other) => one - other));
    const either = await everyCard(`${path}&near[]=${first?.value}&near[]=${second?.value}`);
    expect(either.length).toBeGreaterThanOrEqual(cards.length);
    expect((await value<SearchValue>(`${path}&near[]=999999999`)).total).toBe(0);
  });

  onEngine("a Jalali date and Persian digits mean the same as Gregorian ones", async () => {
    const path = (date: string, length: string) =>
      `property/v2/${open.id}/rooms?check_in=${encodeURIComponent(date)}&length_of_stay=${encodeURIComponent(length)}`;
    const asked = await value<RoomsValue>(path("۱۴۰۵-۰۹-۱۴", "۳"));
    expect(asked).toEqual(await value<RoomsValue>(path("2026-12-05", "3")));
  });

  onEngine("a destination may be a city, a province, a country, a property or a sight", async () => {
    for (const id of [
      `city-${isfahan.id}`,
      "province-isfahan",
      "country-1",
      `property-${open.id}`,
      `attraction-${sight.id}`,
    ]) {
      const found = await value<SearchValue>(`property/v2/search?destination_id=${id}&${stay}`);
      expect(found.destination.id).toBe(id);
      expect(found.total).toBeGreaterThan(0);
    }
    const asked = `destination_id=property-${open.id}&check_in=2026-12-14&length_of_stay=1&rooms=1`;
    const around = await value<SearchValue>(`property/v2/search?${asked}`);
    const map = await value<SearchMapValue>(`property/v2/search/map?${asked}`);
    const isOpenThen = map.points.find(({ id }) => id === open.id)?.total !== null;
    if (isOpenThen) expect(around.items[0]?.id).toBe(open.id);
  });

  const wrong: [string, number][] = [
    [`property/v2/search?destination_id=city-${isfahan.id}&length_of_stay=3`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&check_in=0000-99-99&length_of_stay=3`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&check_in=2027-02-30&length_of_stay=3`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&check_in=2026-11-19&length_of_stay=3`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&check_in=2031-01-01&length_of_stay=3`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&check_in=2026-12-05&length_of_stay=400`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&check_in=2026-12-05&length_of_stay=1e9`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&check_in=2026-12-05&length_of_stay=1.5`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&${stay}&rooms=${Array(99).fill("2").join(";")}`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&${stay}&rooms=2;2;2;2;2`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&${stay}&page=1001`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&${stay}&page=-1`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&${stay}&sort=cheapest`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&${stay}&sort=default&sort=default`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&${stay}&near[]=0x1`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&${stay}${"&near[]=1".repeat(13)}`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&${stay}&nosuch=1`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}&${stay}&__proto__=1`, 422],
    [`property/v2/search?destination_id=city-${isfahan.id}%00&${stay}`, 422],
    [`property/v2/search?destination_id=${"x".repeat(8192)}&${stay}`, 422],
    [`property/v2/search?destination_id=nowhere&${stay}`, 404],
    [`property/v2/search?destination_id=city-99999999999999999999&${stay}`, 404],
    [`property/v2/search?destination_id=constructor-1&${stay}`, 404],
    ["property/v2/listing?scope=moon", 422],
    ["property/v2/listing", 422],
    ["property/v2/city/Nowhere", 404],
    ["property/v2/city/%E0%A4%A", 404],
    ["property/v2/city/%00", 422],
    ["property/v2/category/Nothing", 404],
    ["property/v2/subject/Isfahan/Nothing", 404],
    ["property/v2/details/Isfahan/Nothing", 404],
    [`property/v2/0/rooms?${stay}`, 404],
    [`property/v2/99999999999/rooms?${stay}`, 404],
    [`property/v2/abc/rooms?${stay}`, 404],
    [`property/v2/${open.id}/price-calendar?from=2026-12-01&to=2036-12-01`, 422],
    [`property/v2/${open.id}/price-calendar?from=2026-12-01&to=2026-11-01`, 422],
    [`property/v2/${open.id}/price-calendar?from=2026-12-01&to=2026-12-31&rate_plan_id=first`, 422],
    [`property/v2/${open.id}/comments?type=loud`, 422],
    ["attraction/v2/Isfahan/999999", 404],
    ["content/v2/pages/nosuch", 404],
    ["content/v2/landings/nosuch", 404],
    ["content/v2/partners/nosuch", 404],
    [`base/v2/context?address=/${"x".repeat(2000)}`, 422],
    [`base/v2/autocomplete?q=${"ا".repeat(61)}`, 422],
    ["base/v2/calendar-events?from=2026-11-01", 422],
    ["nosuch", 404],
    ["property/v2/1/comments/../../..", 404],
  ];

  onEngine("bad input is refused in an envelope, never with a 400 or a 5xx", async () => {
    for (const [path, expected] of wrong) {
      const { status, body } = await get(path);
      expect(`${path.slice(0, 120)} ${status}`).toBe(`${path.slice(0, 120)} ${expected}`);
      expect(body.code).toBe(expected);
      expect(body.reason).toBe(expected === 404 ? "not_found" : "invalid_input");
      expect(body.message).not.toBe("");
      expect(body.value).toBeNull();
    }
  });

  onEngine("a property or sight asked for under another city answers with its own", async () => {
    for (const city of ["Yazd", "Nowhere"]) {
      const property = await get(`property/v2/details/${city}/${open.slug}`);
      expect([property.status, property.body.value]).toMatchObject([200, { id: open.id, city: { slug: "Isfahan" } }]);
      const found = await get(`attraction/v2/${city}/${sight.id}`);
      expect([found.status, found.body.value]).toMatchObject([200, { city: { slug: "Isfahan" } }]);
    }
    expect((await get(`attraction/v2/Isfahan/0${sight.id}`)).status).toBe(404);
  });

  onEngine("refusals speak the caller's language", async () => {
    const path = "property/v2/listing?scope=moon";
    expect((await get(path, { "Accept-Language": "en" })).body.message).toMatch(/[a-z]/);
    expect((await get(path, { "Accept-Language": "fa" })).body.message).toMatch(/[آ-ی]/);
  });

  onEngine("a room is never sold twice: the database itself refuses", async () => {
    const oversell = () =>
      services.database.query("UPDATE inventory_night SET held = total + 1 WHERE room_type_id = $1", [
        open.roomTypes[0]!.id,
      ]);
    await expect(oversell()).rejects.toMatchObject({ code: "23514" });
  });

  onEngine("a transaction that fails leaves nothing, and the database is not used beside it", async () => {
    const { database } = services;
    const failed = database.withTx(async (tx) => {
      await tx.query("UPDATE app_clock SET offset_seconds = 99");
      throw new Error("stop");
    });
    await expect(failed).rejects.toThrow("stop");
    expect(await database.query("SELECT offset_seconds FROM app_clock")).toEqual([{ offset_seconds: 0 }]);
    await expect(database.withTx(() => database.query("SELECT 1"))).rejects.toThrow("withTx");
    await expect(database.withTx(() => database.orm.execute("SELECT 1"))).rejects.toThrow();
  });

  onEngine("the database's clock can be moved, and only there", async () => {
    const read = async () =>
      (
        await services.database.query<{ ahead: number }>(
          "SELECT extract(epoch FROM app_now() - clock_timestamp())::int AS ahead",
        )
      )[0]?.ahead;
    expect(await read()).toBe(0);
    await services.database.query("UPDATE app_clock SET offset_seconds = 3600");
    expect(await read()).toBe(3600);
    await services.database.query("UPDATE app_clock SET offset_seconds = 0");
  });
});

/** Every plan for every party. */
const plansOf = (offered: RoomsValue) =>
  offered.parties.flatMap((party) => party.room_types.flatMap((room) => room.plans));

/** The cheapest way to take one open plan for each party without using a room twice, found by trying everything. */
function cheapestOf(offered: RoomsValue): number | null {
  let best: number | null = null;
  const visit = (party: number, total: number, used: ReadonlyMap<number, number>): void => {
    const rooms = offered.parties[party]?.room_types;
    if (rooms === undefined) {
      best = best === null ? total : Math.min(best, total);
      return;
    }
    for (const room of rooms) {
      const taken = used.get(room.id) ?? 0;
      for (const plan of room.plans) {
        if (plan.blocking.length > 0 || taken >= (plan.rooms_left ?? 6)) continue;
        visit(party + 1, total + plan.total, new Map(used).set(room.id, taken + 1));
      }
    }
  };
  visit(0, 0, new Map());
  return best;
}
