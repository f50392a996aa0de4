import { expect, test } from "vitest";
import type { CitySummary, Suggestion } from "#domain/contract/base.shapes.ts";
import { createApp } from "#provider/app.ts";
import { type ChangesAnswer, SEEN_HEADER } from "#runtime/changes.ts";
import { onBothEngines, onServer, type TestProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { eventually } from "#tests/support/eventually.ts";
import { createMemory } from "../../atlas/memory.ts";
import { stockIdSql } from "../../shop/stock/ids.ts";
import { createChangeFeed } from "./feed.ts";
import { keysOf } from "./keys.ts";
import { covers, readSnapshot } from "./snapshot.ts";

/** Asks as a website does. */
async function changesSince({ app, services }: TestProvider, cursor = ""): Promise<ChangesAnswer> {
  const headers = { "Client-Token": "shamseh-web", "Proxy-Secret": services.settings.proxySecret };
  const answer = await app.request(`/base/v2/changes?${new URLSearchParams({ after: cursor })}`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as ChangesAnswer;
}

/** The keys that a statement adds. */
async function keysFrom(provider: TestProvider, statement: string): Promise<string[] | null> {
  const { cursor } = await changesSince(provider);
  await provider.services.database.query(statement);
  const { keys } = await changesSince(provider, cursor);
  return keys && [...keys].sort();
}

const anyOf = (table: string) => `(SELECT id FROM ${table} ORDER BY id LIMIT 1)`;
const numberOf = async ({ services }: TestProvider, sql: string): Promise<number> =>
  Number(Object.values((await services.database.query<Record<string, number>>(sql))[0] ?? {})[0]);

onBothEngines("The changes since a cursor", (provider, onEngine) => {
  onEngine(
    "are none where nothing has changed, and all where the cursor is none of ours, too old or from another past",
    async () => {
      const first = await changesSince(provider);
      expect(first.keys).toBeNull();
      expect((await changesSince(provider, first.cursor)).keys).toEqual([]);
      await provider.services.database.query("INSERT INTO change (kind, key) VALUES ('content', 'about')");
      const second = await changesSince(provider, first.cursor);
      expect(second.keys).toEqual(["content-about"]);
      expect((await changesSince(provider, second.cursor)).keys).toEqual([]);
      const [at = "", snapshot = ""] = second.cursor.split(".");
      const [from = 0, to = 0] = snapshot.split(":").map(Number);
      const old = `${Number(at) - 2_000}.${snapshot}`;
      const later = `${at}.${from + 1_000}:${to + 1_000}:`;
      for (const cursor of ["x", "1.2", `${at}.1:2:x`, `${at}.${"9".repeat(30)}:1:`, old, later, "' OR 1"])
        expect((await changesSince(provider, cursor)).keys, cursor).toBeNull();
    },
  );

  onEngine("are said to who knows the secret of the proxies, and to no other caller", async () => {
    const { app, services } = provider;
    for (const secret of ["", "guess"]) {
      const headers = {
        "Client-Token": "shamseh-web",
        "Client-Address": "10.0.0.1",
        "Proxy-Secret": secret,
      };
      expect((await app.request("/base/v2/changes", { headers })).status).toBe(404);
    }
    expect(
      (await app.request("/base/v2/changes", { headers: { "Proxy-Secret": services.settings.proxySecret } })).status,
    ).not.toBe(200);
  });

  onEngine("name the pages of whatever is sold, said or shown", async () => {
    const room = "(SELECT room_type_id FROM inventory_night ORDER BY room_type_id LIMIT 1)";
    const property = await numberOf(provider, `SELECT property_id FROM room_type WHERE id = ${room}`);
    const city = await numberOf(provider, `SELECT city_id FROM property WHERE id = ${property}`);
    const departure = anyOf("tour_departure");
    const tour = await numberOf(provider, `SELECT tour_id FROM tour_departure WHERE id = ${departure}`);
    const offer = "(SELECT * FROM flight_offer ORDER BY cardinality(flight_ids) DESC, id LIMIT 1) AS offer";
    const ofPair = async (where: string) =>
      (
        await provider.services.database.query<{ pair: string }>(
          `SELECT DISTINCT 'flights-' || origin_city_id || '-' || destination_city_id AS pair FROM flight_offer WHERE ${where} ORDER BY 1`,
        )
      ).map(({ pair }) => pair);
    const facts = [`city-${city}`, `property-${property}`, "stays"];
    const ofTour = [`tour-${tour}`, "tours"];
    const flight = await numberOf(provider, `SELECT flight_ids[2] FROM ${offer}`);
    const pairs = await ofPair(`${flight} = ANY(flight_ids)`);
    expect(pairs.length).toBeGreaterThan(1);
    const fare = await numberOf(provider, `SELECT fare_ids[2] FROM ${offer}`);
    const cases: [statement: string, keys: string[]][] = [
      [
        `UPDATE night_price SET sale_rate = 5 WHERE rate_plan_id = (SELECT id FROM rate_plan WHERE room_type_id = ${room} LIMIT 1)`,
        ["nights", `nights-${city}`, `property-${property}`],
      ],
      [
        `UPDATE inventory_night SET total = total + 1 WHERE room_type_id = ${room}`,
        ["nights", `nights-${city}`, `property-${property}`],
      ],
      [`UPDATE property SET star = star WHERE id = ${property}`, facts],
      [`UPDATE comment SET text = text WHERE property_id = ${property}`, facts],
      [`UPDATE city SET name_en = 'Other' WHERE id = ${city}`, ["places"]],
      ["UPDATE facility SET name_en = name_en", ["places"]],
      ["UPDATE city SET name_en = 'Other' WHERE id = -1", []],
      ["UPDATE page SET lead_fa = lead_fa WHERE slug = 'about'", ["content-about"]],
      [
        "UPDATE partner SET text_fa = text_fa WHERE id = (SELECT min(id) FROM partner)",
        [`partner-${await textOf(provider, "SELECT min(id) FROM partner")}`],
      ],
      [`UPDATE tour SET title_fa = title_fa WHERE id = ${tour}`, ofTour],
      [`UPDATE tour_departure SET state = state WHERE id = ${departure}`, ofTour],
      [`UPDATE tour_package SET meal = meal WHERE departure_id = ${departure}`, ofTour],
      [`UPDATE stock SET total = total + 1 WHERE id = ${stockIdSql("tourSeats", departure)}`, ofTour],
      [
        `UPDATE stock SET total = total + 1 WHERE id = ${stockIdSql("tourRooms", `(SELECT id FROM tour_package WHERE departure_id = ${departure} LIMIT 1)`)}`,
        ofTour,
      ],
      [`UPDATE flight SET number = number WHERE id = ${flight}`, pairs],
      [`UPDATE stock SET total = total + 1 WHERE id = ${stockIdSql("flightSeats", `${flight}::bigint`)}`, pairs],
      [`UPDATE stock SET total = total + 1 WHERE id = ${stockIdSql("fareSeats", `${fare}::bigint`)}`, pairs],
      [`UPDATE flight_fare SET brand = brand WHERE id = ${fare}`, pairs],
      [
        `UPDATE flight_offer SET stops = stops WHERE id = (SELECT id FROM ${offer})`,
        await ofPair(`id = (SELECT id FROM ${offer})`),
      ],
      ["UPDATE stock SET total = total", ["flights", ...(await toursOf(provider))].sort()],
      ["TRUNCATE stay_change, change, fare_note, fare_day, tour_from", ["tour", "tours"]],
    ];
    for (const [statement, keys] of cases) expect(await keysFrom(provider, statement), statement).toEqual(keys);
  });
});

const textOf = async ({ services }: TestProvider, sql: string) =>
  String(Object.values((await services.database.query<Record<string, string>>(sql))[0] ?? {})[0]);
const toursOf = async ({ services }: TestProvider) => {
  const ids = await services.database.query<{ id: number }>("SELECT DISTINCT tour_id AS id FROM tour_departure");
  return ["tours", ...ids.map(({ id }) => `tour-${id}`)];
};

onServer("A transaction that commits late", (provider, onEngine) => {
  onEngine("is read once it has, after others that began later and were read before", async () => {
    const { database } = provider.services;
    if (database.engine !== "postgres") return;
    const note = (key: string) => `INSERT INTO change (kind, key) VALUES ('content', '${key}')`;
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const late = database.withTx(async (tx) => {
      await tx.query(note("late"));
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    const { cursor } = await changesSince(provider);
    await database.query(note("early"));
    const first = await changesSince(provider, cursor);
    expect(first.keys).toEqual(["content-early"]);
    const feed = createChangeFeed(database, () => 0);
    await feed.catchUp();
    mayEnd.resolve();
    await late;
    const second = await changesSince(provider, first.cursor);
    expect(second.keys).toEqual(["content-late"]);
    // The feed looked while it was under way.
    const snapshotOf = ({ cursor: text }: ChangesAnswer) => text.slice(text.indexOf(".") + 1);
    expect([feed.hasSeen(snapshotOf(first)), feed.hasSeen(snapshotOf(second))]).toEqual([true, false]);
    await feed.catchUp();
    expect(feed.hasSeen(snapshotOf(second))).toBe(true);
  });
});

onBothEngines("What a provider keeps in memory of places", (provider, onEngine) => {
  /** Another provider of the same database, whose clock stands where the test puts it. */
  async function otherProvider() {
    const { services } = provider;
    const clock = { seconds: 0 };
    const changes = createChangeFeed(services.database, () => clock.seconds);
    await changes.catchUp();
    // Each process keeps its own.
    const own = {
      ...services,
      changes,
      atlas: copyOf(services.atlas),
      index: copyOf(services.index),
      flightIndex: copyOf(services.flightIndex),
    };
    const memory = createMemory(own, () => clock.seconds);
    const { database, settings } = services;
    const app = createApp({ ...own, memory });
    const nameOf = async (id: number, headers = {}) => {
      const cities = (await callerOf(app, headers).get<CitySummary[]>("base/v2/cities")).value;
      return cities.find((city) => city.id === id)?.name_en;
    };
    return { app, clock, memory, nameOf, database, settings };
  }
  const copyOf = <T>(of: { current(): T; refresh(): Promise<void> }) => {
    let value = of.current();
    return {
      current: () => value,
      async refresh() {
        await of.refresh();
        value = of.current();
      },
    };
  };
  const rename = (name: string) =>
    provider.services.database.query(
      `UPDATE city SET name_en = '${name}' WHERE id = ${anyOf("property").replace("SELECT id", "SELECT city_id")}`,
    );

  onEngine("is a second old at the most, and as late as what a website has heard of before it asks", async () => {
    const { clock, nameOf } = await otherProvider();
    const id = await numberOf(provider, `SELECT city_id FROM property WHERE id = ${anyOf("property")}`);
    await rename("First");
    clock.seconds = 1;
    expect(await nameOf(id)).toBe("First");
    await rename("Second");
    expect(await nameOf(id)).toBe("First");
    const { cursor } = await changesSince(provider);
    expect(await nameOf(id, { [SEEN_HEADER]: cursor })).toBe("Second");
    await rename("Third");
    // It has heard no more than before, so neither need the answer know more.
    expect(await nameOf(id, { [SEEN_HEADER]: cursor })).toBe("Second");
    expect(await nameOf(id, { [SEEN_HEADER]: "nonsense" })).toBe("Second");
    clock.seconds = 2;
    expect(await nameOf(id)).toBe("Third");
  });

  onEngine("is found by a new name soon after", async () => {
    const { app, clock } = await otherProvider();
    const found = async () =>
      (await callerOf(app).get<Suggestion[]>("base/v2/autocomplete?q=Zzyzx")).value.map(({ name_en }) => name_en);
    expect(await found()).not.toContain("Zzyzx Palace");
    await provider.services.database.query(
      `UPDATE property SET name_en = 'Zzyzx Palace' WHERE id = ${anyOf("property")}`,
    );
    await eventually(async () => {
      clock.seconds += 10;
      expect(await found()).toContain("Zzyzx Palace");
    });
  });
});

test("a snapshot covers another that sees no more than it does", () => {
  const isCovered = (later: string, earlier: string) => covers(readSnapshot(later)!, readSnapshot(earlier)!);
  expect(isCovered("10:20:12", "10:20:12")).toBe(true);
  expect(isCovered("20:30:", "10:20:12")).toBe(true);
  expect(isCovered("12:30:12,25", "10:20:12")).toBe(true);
  expect(isCovered("10:19:", "10:20:12")).toBe(false);
  expect(isCovered("12:30:12", "20:20:")).toBe(false);
  for (const none of ["", "1:2", "1:2:3,", "a:2:", "1:2:3:4", `1:2:${"3,".repeat(20_000)}4`])
    expect(readSnapshot(none), none.slice(0, 20)).toBeNull();
});

test("a change of a kind that this version does not know changes nothing, and too many changes are all", () => {
  expect(keysOf([{ kind: "weather" as "page", key: "x" }])).toEqual([]);
  expect(keysOf([{ kind: "facts", cityId: null, propertyId: null }])).toBeNull();
  expect(keysOf([{ kind: "nights", cityId: 3, propertyId: null }])).toEqual(["city-3", "nights-3", "nights"]);
  const many = Array.from({ length: 3_000 }, (_, id) => ({ kind: "tour", key: String(id) }) as const);
  expect(keysOf(many)).toBeNull();
});
