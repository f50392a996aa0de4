import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { inventories } from "#domain/import/inventories.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { recordsOf } from "#products/import-records.shapes.ts";
import type { TourResult } from "#products/tour/contract/tour-card.shapes.ts";
import { inEmptyShops } from "#tests/empty-shops.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { importExamples } from "#tests/support/inventory.ts";
import { recordText } from "#tests/support/record-text.ts";
import { stockIdOf } from "../../shop/stock/ids.ts";
import { carryOnImports } from "./upkeep.ts";

const document = readFileSync(new URL("../../../docs/import.md", import.meta.url), "utf8");
const [hotel = "", tour = "", season = ""] = importExamples("jsonl");
const rows = hotel.trimEnd().split("\n");

/** Removes the padding that aligns a table's columns. */
const plain = (markdown: string): string => markdown.replace(/ +/g, " ").replace(/-{3,}/g, "---");

describe("The document", () => {
  test.each(inventories)("names every row of %s with its fields", (inventory) => {
    for (const kind of recordsOf[inventory]) expect(plain(document)).toContain(plain(recordText(kind)));
  });
});

/** Every count of an answer, by record: `3 0 1`. */
function countsOf(out: string): Record<string, string> {
  const { changes } = JSON.parse(out);
  return Object.fromEntries(
    changes.map(({ record, created, changed, same }: Record<string, unknown>) => [
      record,
      `${created} ${changed} ${same}`,
    ]),
  );
}

inEmptyShops("An inventory of one's own", null, (shop, there, engine) => {
  const bring = (text: string, ...args: string[]) => shop.operator(["import", "properties", "-", ...args], text);
  const count = async (table: string) =>
    (await shop.services.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n;

  there("is nothing at first, and a dry run leaves it so", async () => {
    const ran = await bring(hotel, "--dry-run", "--json");
    expect([ran.code, ran.err]).toEqual([0, ""]);
    expect(countsOf(ran.out)).toMatchObject({ property: "1 0 0", night: "123 0 0", stock: "123 0 0" });
    expect(await Promise.all(["country", "property", "night_price", "inventory_night"].map(count))).toEqual([
      0, 0, 0, 0,
    ]);
  });

  there("comes from the document's own example, and is searched and booked at once", async () => {
    const foreseen = await bring(hotel, "--dry-run", "--locale", "fa");
    expect(foreseen.out).toMatch(/^country +1 ساخته می‌شود +0 تغییر می‌کند +0 بی‌تغییر می‌ماند\n/);
    expect(foreseen.err).toMatch(/^\d+ سطر خوانده شد\. چیزی نوشته نشد\.\n$/);
    const ran = await bring(hotel);
    expect([ran.code, ran.out.split("\n")[0]]).toEqual([0, "country   1 created    0 changed  0 as it was"]);
    const [stay] = await shop.services.database.query<{ room: number; plan: number; property: number }>(
      "SELECT rate_plan.id AS plan, room_type_id AS room, property_id AS property FROM rate_plan JOIN room_type ON room_type.id = room_type_id",
    );
    const checkIn = addDays(FROZEN_TODAY, 25);
    const query = new URLSearchParams({
      destination_id: `city-${(await shop.services.database.query<{ id: number }>("SELECT id FROM city"))[0]?.id}`,
      check_in: checkIn,
      length_of_stay: "2",
      rooms: "2",
    });
    const found = await callerOf(shop.app).get<{ items: { name_en: string }[] }>(`property/v2/search?${query}`);
    expect(found.value.items.map(({ name_en }) => name_en)).toEqual(["Goli House"]);

    const { make: _make, ...booking } = bookingAt(shop);
    const asked = {
      property_id: stay!.property,
      check_in: checkIn,
      length_of_stay: 2,
      rooms: [
        {
          room_type_id: stay!.room,
          rate_plan_id: stay!.plan,
          adult_count: 2,
          children: [],
          extra_bed: 0,
          baby_cot: 0,
        },
      ],
    };
    const { reservation } = await booking.submitted({ request: () => asked } as never);
    expect(reservation.status).toBe("ready_to_pay");
  });

  there("is the same after the same file once more", async () => {
    const ran = await bring(hotel, "--json");
    expect(countsOf(ran.out)).toMatchObject({ country: "0 0 1", room: "0 0 1", night: "0 0 123", stock: "0 0 123" });
  });

  there("is changed by what differs alone, from a JSON array and from CSV too", async () => {
    const renamed = rows.slice(4, 6).map((row) => row.replace("Goli House", "The Goli House"));
    const array = await bring(
      `[\n  ${renamed.join(",\n  ").replaceAll(',"', ',\n "')}\n]`,
      "--format",
      "json",
      "--json",
    );
    expect(countsOf(array.out)).toMatchObject({ property: "0 1 0", room: "0 0 1", plan: "0 0 0" });
    const [csv = ""] = importExamples("csv");
    const table = await bring(csv, "--format", "csv", "--json");
    expect(countsOf(table.out)).toMatchObject({ night: "0 2 0", stock: "0 2 0", property: "0 0 0" });
  });

  there("keeps what is sold: fewer rooms than that are a fault of their line", async () => {
    const night = addDays(FROZEN_TODAY, 25);
    const ran = await bring(
      `{"record":"stock","room":"H-17/double","from":"${addDays(night, 7)}","total":0}\n\n` +
        `{"record":"stock","room":"H-17/double","from":"${night}","to":"${addDays(night, 3)}","total":0}\n`,
    );
    expect([ran.code, ran.out]).toEqual([1, ""]);
    expect(ran.err).toBe(`-:3: total: on ${night} 1 rooms are held or sold\n1 fault in 2 rows. Nothing was written.\n`);
    const [left] = await shop.services.database.query<{ total: number }>(
      "SELECT total FROM inventory_night WHERE night = $1",
      [addDays(night, 7)],
    );
    expect(left?.total).toBe(4);
  });

  there("names every fault by line and field, and takes nothing", async () => {
    const nights = Array.from(
      { length: 3_000 },
      (_, index) =>
        `{"record":"night","plan":"H-17/double/bb","from":"${addDays("2028-01-01" as IsoDate, index)}","sale_rate":40000000}`,
    );
    nights[41] = '{"record":"night","plan":"H-17/double/bb","from":"2030-02-30","sale_rate":-1}';
    nights[1_000] = '{"record":"night","plan":"H-17/none","from":"2028-09-27","sale_rate":40000000}';
    nights[2_500] = `${nights[7]}`;
    const ran = await bring(`${nights.join("\n")}\n{"record":"room","external_id"`);
    expect(ran.err.trimEnd().split("\n")).toEqual([
      '-:42: from: "2030-02-30" is no date: write 2026-12-01 or 1405-09-10',
      "-:42: sale_rate: must be 0 to 1000000000000",
      '-:1001: plan: there is no plan "H-17/none", neither in the file nor in the database',
      "-:2501: from: is in the file twice: these days are in line 8 too",
      '-:3001: this is not JSON: {"record":"room","external_id"',
      "5 faults in 3001 rows. Nothing was written.",
    ]);
    expect(ran.code).toBe(1);
    const [found] = await shop.services.database.query("SELECT FROM night_price WHERE night >= '2028-01-01' LIMIT 1");
    expect(found).toBeUndefined();
  });

  // Embedded it says the same, and takes ten seconds for it.
  const atSize = engine === "PostgreSQL" ? there : () => {};
  atSize("of 100,000 rows of which three are wrong writes nothing, and says three lines", async () => {
    const plans = Array.from({ length: 50 }, (_, index) => `H-17/double/p${index}`);
    const nights = plans.flatMap((plan) => [
      `{"record":"plan","external_id":"${plan}","room":"H-17/double","name_fa":"الف","name_en":"A","meal":"breakfast","policy":"standard"}`,
      ...Array.from(
        { length: 1_999 },
        (_, index) =>
          `{"record":"night","plan":"${plan}","from":"${addDays("2031-01-01" as IsoDate, index)}","sale_rate":40000000}`,
      ),
    ]);
    nights[41] = nights[41]!.replace("40000000", "-1");
    nights[50_100] = nights[50_100]!.replace("H-17/double/", "H-17/none/");
    nights[99_999] = nights[99_999]!.replace(/"from":"[^"]+"/, '"from":"2031-02-30"');
    const ran = await bring(`${nights.join("\n")}\n`);
    const said = ran.err.trimEnd().split("\n");
    expect(said.map((line) => /^-:(\d+): (\w+)/.exec(line)?.slice(1))).toEqual([
      ["42", "sale_rate"],
      ["50101", "plan"],
      ["100000", "from"],
      undefined,
    ]);
    expect(said.at(-1)).toBe("3 faults in 100000 rows. Nothing was written.");
    expect(ran.code).toBe(1);
    const [found] = await shop.services.database.query("SELECT FROM night_price WHERE night >= '2031-01-01' LIMIT 1");
    expect(found).toBeUndefined();
  });

  there("never moves a room to another house, and has each address once", async () => {
    const other = rows[4]!.replace("H-17", "H-18");
    const ran = await bring(`${other}\n${rows[5]!.replace('"property":"H-17"', '"property":"H-18"')}\n`);
    expect(ran.err.split("\n").slice(0, 2)).toEqual([
      "-:1: slug: belongs to another: H-17",
      "-:2: property: a room stays with its property: give another external_id",
    ]);
  });

  there("comes to its end by itself when the process that took it is gone", async () => {
    const { database } = shop.services;
    const operator = bookingAt(shop).operator();
    const body = { operator: "Sara", inventory: "properties", is_dry_run: false, accept_outliers: true };
    const begun = await operator.post<{ id: number }>("operator/v2/imports", body);
    const night = (day: string) => `1\t{"record":"night","plan":"H-17/double/bb","from":"${day}","sale_rate":7}\n`;
    const send = (part: number, day: string) =>
      operator.post<{ rows: number }>(`operator/v2/imports/${begun.value.id}/rows`, {
        operator: "Sara",
        part,
        rows: night(day),
      });
    expect((await send(1, "2029-01-01")).value.rows).toBe(1);
    // Its answer was lost, and it comes once more.
    expect((await send(1, "2029-01-01")).value.rows).toBe(1);
    expect((await send(3, "2029-01-03")).status).toBe(422);
    expect((await send(2, "2029-01-02")).value.rows).toBe(2);
    await database.query("UPDATE inventory_import SET state = 'checking' WHERE id = $1", [begun.value.id]);
    await carryOnImports(shop.services);
    const after = await operator.get<{ state: string }>(`operator/v2/imports/${begun.value.id}`);
    expect(after.value.state).toBe("applied");
    expect(await count("night_price WHERE sale_rate = 7")).toBe(2);
    expect((await send(3, "2029-01-03")).status).toBe(404);
  });

  /**
   * Result of an import whose thing is locked and booked by another transaction, which commits once the import waits.
   */
  async function whileBooked<Said>(
    table: string,
    id: number,
    stockId: number,
    move: () => Promise<Said>,
  ): Promise<Said> {
    const { database } = shop.services;
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hold = (by: number) => ["UPDATE stock SET held = held + $2 WHERE id = $1", [stockId, by]] as const;
    const booking = database.withTx(async (tx) => {
      await tx.query(`SELECT id FROM ${table} WHERE id = $1 FOR SHARE`, [id]);
      await tx.query(...hold(1));
      begun.resolve();
      await over.promise;
    });
    await begun.promise;
    let isAnswered = false;
    const moving = move().finally(() => {
      isAnswered = true;
    });
    const isWaiting = async () => (await database.query("SELECT 1 FROM pg_locks WHERE NOT granted")).length > 0;
    if (engine === "PostgreSQL") while (!(isAnswered || (await isWaiting())));
    over.resolve();
    await booking;
    const said = await moving;
    await database.query(...hold(-1));
    return said;
  }

  there(
    "has tours, which are found and booked; a departure's seats stay what is sold, its time what is booked",
    async () => {
      const bringTours = (text: string) => shop.operator(["import", "tours", "-", "--json"], text);
      const ran = await bringTours(tour);
      expect([ran.err, countsOf(ran.out)]).toMatchObject(["", { city: "1 0 0", departure: "1 0 0", counter: "2 0 0" }]);
      expect(countsOf((await bringTours(tour)).out)).toMatchObject({
        tour: "0 0 1",
        package: "0 0 1",
        counter: "0 0 2",
      });

      const cityOf = async (slug: string) =>
        (await shop.services.database.query<{ id: number }>("SELECT id FROM city WHERE slug = $1", [slug]))[0]?.id;
      const query = new URLSearchParams({
        origin_id: `city-${await cityOf("Tehran")}`,
        destination_id: `city-${await cityOf("Kashan")}`,
        check_in: "2026-12-16",
        length_of_stay: "2",
        rooms: "2",
      });
      const found = await callerOf(shop.app).get<{ items: TourResult[] }>(`tour/v2/search?${query}`);
      expect(found.value.items).toMatchObject([{ slug: "Goli", packages: [{ total: 124_000_000 }] }]);
      const [card] = found.value.items.flatMap(({ packages }) => packages);
      const { departure_id } = card!;
      const moving = await whileBooked("tour_departure", departure_id, stockIdOf("tourSeats", departure_id), () =>
        bringTours(tour.replaceAll("T07:30", "T06:30")),
      );
      expect(moving.err).toMatch(/^-:4: out: its times are booked: see operator departures cancel\n1 fault/);
      const user = await logIn(shop.app);
      const rooms = [{ adult_count: 2, children: [] }];
      const wanted = { departure_id: card!.departure_id, package_id: card!.package_id, rooms };
      const quoted = await user.post<{ quote_id: string }>("tour/v2/reserve/quote", wanted);

      const held = await user.post("tour/v2/reserve/create", { quote_id: quoted.value.quote_id }, newKey());
      expect(held.status).toBe(200);

      const fewer = await bringTours(tour.replace('"seats":24', '"seats":1').replaceAll("T07:30", "T06:30"));
      expect(fewer.err.split("\n").slice(0, 2)).toEqual([
        "-:4: out: its times are booked: see operator departures cancel",
        expect.stringMatching(/^-:4: seats: 2 are held or sold \(tour departure \d+, seats\)$/),
      ]);
      // The way back alone, and when it arrives, are booked too.
      const [booked = ""] = tour.split("\n").filter((line) => line.includes('"record":"departure"'));
      const { back } = JSON.parse(booked);
      for (const time of ["departs", "arrives"]) {
        const later = back[time].replace(/T(\d\d):\d\d/, "T$1:59");
        const moved = await bringTours(tour.replace(JSON.stringify(back), JSON.stringify({ ...back, [time]: later })));
        expect(moved.err.split("\n")[0], time).toBe("-:4: back: its times are booked: see operator departures cancel");
      }
      const dearer = await bringTours(tour.replace('"double":62000000', '"double":63000000'));
      expect(countsOf(dearer.out)).toMatchObject({ departure: "0 0 1", package: "0 1 0", counter: "0 0 2" });
      const after = await callerOf(shop.app).get<{ items: TourResult[] }>(`tour/v2/search?${query}`);
      expect(after.value.items).toMatchObject([{ packages: [{ total: 126_000_000 }] }]);
      const out = await shop.operator(["export", "tours"]);
      expect(out.out).toContain('"departs":"2026-12-16T07:30+03:30"');
      expect(countsOf((await bringTours(out.out)).out)).toMatchObject({
        departure: "0 0 1",
        package: "0 0 1",
        tour: "0 0 1",
      });
    },
  );

  there("has flights by their season, which are found and booked, and whose times are then an operator's", async () => {
    const bringFlights = (text: string) => shop.operator(["import", "flights", "-", "--json"], text);
    const ran = await bringFlights(season);
    expect([ran.err, countsOf(ran.out)]).toMatchObject([
      "",
      { carrier: "1 0 0", flight: "13 0 0", fare: "13 0 0", counter: "39 0 0" },
    ]);
    expect(countsOf((await bringFlights(season)).out)).toMatchObject({ flight: "0 0 13", counter: "0 0 39" });
    const cityOf = async (slug: string) =>
      (await shop.services.database.query<{ id: number }>("SELECT id FROM city WHERE slug = $1", [slug]))[0]?.id;
    const query = new URLSearchParams({
      origin_city_id: `city-${await cityOf("Tehran")}`,
      destination_city_id: `city-${await cityOf("Mashhad")}`,
      departure_date: "2026-12-16",
      adult_count: "1",
    });
    const search = () => callerOf(shop.app).get<FlightSearchValue>(`flight/v2/search?${query}`);
    const [offer] = (await search()).value.items;
    expect([offer?.total, offer?.segments[0]?.departs_local]).toEqual([58_000_000, "2026-12-16T08:30"]);
    // Times that are being booked at this moment are waited for, and are booked then.
    const flightId = offer?.segments[0]?.flight_id ?? 0;
    const moving = await whileBooked("flight", flightId, stockIdOf("flightSeats", flightId), () =>
      bringFlights(season.replace('"departs":"08:30"', '"departs":"08:40"')),
    );
    expect(moving.err).toMatch(/^-:4: departs: its times are booked: see operator flights retime\n1 fault/);
    const user = await logIn(shop.app);
    const asked = { offer_id: offer?.offer_id, adult_count: 1 };
    const quoted = await user.post<{ quote_id: string }>("flight/v2/reserve/quote", asked);
    expect([quoted.status, quoted.errors]).toEqual([200, []]);
    const held = await user.post("flight/v2/reserve/create", { quote_id: quoted.value.quote_id }, newKey());
    expect(held.status).toBe(200);
    const later = await bringFlights(season.replace('"departs":"08:30"', '"departs":"08:40"'));
    expect(later.err).toMatch(/^-:4: departs: its times are booked: see operator flights retime\n1 fault/);
    // Time and place of arrival are booked too.
    const lands = await bringFlights(season.replace('"arrives":"10:05"', '"arrives":"10:15"'));
    expect(lands.err).toMatch(/^-:4: departs: its times are booked: see operator flights retime\n1 fault/);
    const elsewhere = await bringFlights(season.replace('"origin":"THR"', '"origin":"IKA"'));
    expect(elsewhere.err).toMatch(/-:4: destination: its route is booked: see operator flights cancel\n/);
    const dearer = await bringFlights(season.replace('"fare":52000000', '"fare":53000000'));
    expect(countsOf(dearer.out)).toMatchObject({ flight: "0 0 13", fare: "0 13 0", counter: "0 0 39" });
    expect((await search()).value.items[0]?.total).toBe(59_000_000);
    const out = await shop.operator(["export", "flights"]);
    const again = countsOf((await bringFlights(out.out)).out);
    expect([again["fare"]?.slice(0, 3), again["flight"]?.slice(0, 3)]).toEqual(["0 0", "0 0"]);
  });

  there("has the company's own pages", async () => {
    const words = { title_fa: "دربارهٔ ما", title_en: "About us", lead_fa: "ما", lead_en: "Us" };
    const blocks = [{ kind: "heading", id: "who", text: "Who we are" }];
    const row = { record: "page", slug: "about", ...words, blocks_fa: blocks, blocks_en: blocks };
    const about = () => callerOf(shop.app).get<{ title: string }>("content/v2/pages/about");
    expect((await about()).status).toBe(404);
    expect(countsOf((await bring(JSON.stringify(row), "--json")).out)).toMatchObject({ page: "1 0 0" });
    expect((await about()).value.title).toBe("دربارهٔ ما");
    expect(countsOf((await bring(JSON.stringify(row), "--json")).out)).toMatchObject({ page: "0 0 1" });
  });

  there("goes out as the rows that came in", async () => {
    const out = await shop.operator(["export", "properties"]);
    const again = await bring(out.out, "--json");
    const changed = Object.values(countsOf(again.out)).filter((counted) => !counted.startsWith("0 0 "));
    expect([out.code, again.code, changed]).toEqual([0, 0, []]);
    const csv = await shop.operator(["export", "properties", "--format", "csv", "--limit", "1"]);
    const fromCsv = await bring(csv.out, "--format", "csv", "--json");
    expect(Object.values(countsOf(fromCsv.out)).filter((counted) => !counted.startsWith("0 0 "))).toEqual([]);
  });
});
