import { expect } from "vitest";
import type { ImportValue } from "#domain/contract/import.shapes.ts";
import { inEmptyShops } from "#tests/empty-shops.ts";
import { exampleFiles, importFiles, type Shop } from "#tests/support/inventory.ts";

const files = exampleFiles();
const [hotel = "", tour = "", season = ""] = files.map(([, text]) => text);
const fill = (shop: Shop) => importFiles(shop, files);

inEmptyShops("A file with fewer columns, or with other sums", fill, (shop, there) => {
  const bring = (rows: readonly object[] | string, ...more: string[]) =>
    shop.operator(
      ["import", "properties", "-", ...more],
      typeof rows === "string" ? rows : rows.map((row) => JSON.stringify(row)).join("\n"),
    );
  const answerOf = ({ out }: { out: string }): ImportValue => JSON.parse(out);
  const night = async (day: string) =>
    (
      await shop.services.database.query(
        `SELECT sale_rate, rack_rate, min_stay, max_stay, closed FROM night_price
         WHERE night = $1 AND rate_plan_id = (SELECT id FROM inventory_key WHERE kind = 'plan' AND external_id = 'H-17/double/bb')`,
        [day],
      )
    )[0];
  const run = { record: "night", plan: "H-17/double/bb" };

  there("a night keeps what its row does not name, in JSON and in CSV; null sets it back", async () => {
    const day = "2027-01-10";
    await bring([{ ...run, from: day, sale_rate: 42_000_000, rack_rate: 48_000_000, min_stay: 3, closed: true }]);
    const kept = { rack_rate: 48_000_000, min_stay: 3, max_stay: 30, closed: true };
    expect((await bring([{ ...run, from: day, sale_rate: 43_000_000 }])).code).toBe(0);
    expect(await night(day)).toEqual({ ...kept, sale_rate: 43_000_000 });
    const csv = `record,plan,from,sale_rate,min_stay,closed\nnight,H-17/double/bb,${day},44000000,,\n`;
    expect((await bring(csv, "--format", "csv")).code).toBe(0);
    expect(await night(day)).toEqual({ ...kept, sale_rate: 44_000_000 });
    expect((await bring([{ ...run, from: day, rack_rate: null, closed: null }])).code).toBe(0);
    expect(await night(day)).toEqual({ ...kept, sale_rate: 44_000_000, rack_rate: null, closed: false });
    const back = `record,plan,from,min_stay\nnight,H-17/double/bb,${day},null\n`;
    expect((await bring(back, "--format", "csv")).code).toBe(0);
    expect(await night(day)).toMatchObject({ min_stay: 1 });
    // A new night has what a new one has.
    await bring([{ ...run, from: "2027-05-01", sale_rate: 42_000_000 }]);
    expect(await night("2027-05-01")).toEqual({
      sale_rate: 42_000_000,
      rack_rate: null,
      min_stay: 1,
      max_stay: 30,
      closed: false,
    });
  });

  there("a shortest stay beyond the longest that stays is a fault, and nothing is written", async () => {
    await bring([{ ...run, from: "2027-01-12", sale_rate: 42_000_000, max_stay: 4 }]);
    const { code, err } = await bring([{ ...run, from: "2027-01-12", min_stay: 5 }]);
    expect([code, err]).toEqual([1, expect.stringContaining("max_stay: on 2027-01-12 min_stay is 5 and max_stay 4")]);
    expect(await night("2027-01-12")).toMatchObject({ min_stay: 1, max_stay: 4 });
  });

  there("a room, a tour and a flight keep what their rows do not name, what others sold among it", async () => {
    const { database } = shop.services;
    const line = (text: string, record: string) =>
      text
        .trim()
        .split("\n")
        .map((one) => JSON.parse(one))
        .find((one) => one.record === record);
    const without = ({ ...row }: Record<string, unknown>, ...names: string[]) => {
      for (const name of names) delete row[name];
      return row;
    };
    const bringTo = (inventory: string, ...rows: object[]) =>
      shop.operator(["import", inventory, "-"], rows.map((row) => JSON.stringify(row)).join("\n"));
    // A property that was put out of sale, with rooms sold elsewhere.
    const house = { ...line(hotel, "property"), is_bookable: false, phone: "+983155555555", star: 4 };
    const stock = { record: "stock", room: "H-17/double", from: "2027-01-10", total: 4 };
    expect((await bringTo("properties", house, { ...stock, sold_elsewhere: 2 })).code).toBe(0);
    expect(
      (await bringTo("properties", without(house, "is_bookable", "phone", "star"), { ...stock, total: 5 })).code,
    ).toBe(0);
    expect(await database.query("SELECT is_bookable, phone, star FROM property WHERE slug = 'Goli'")).toEqual([
      { is_bookable: false, phone: "+983155555555", star: 4 },
    ]);
    const [of] = await database.query(
      "SELECT total, sold_elsewhere, sold FROM inventory_night WHERE night = '2027-01-10'",
    );
    expect(of).toEqual({ total: 5, sold_elsewhere: 2, sold: 2 });
    // A departure that closes early, and a package on request.
    const leaves = {
      ...line(tour, "departure"),
      min_group: 7,
      closes_at: "2026-12-10T12:00+03:30",
      seats_sold_elsewhere: 5,
    };
    const bundle = { ...line(tour, "package"), confirmation: "on_request", rooms_sold_elsewhere: 1 };
    expect((await bringTo("tours", leaves, bundle)).code).toBe(0);
    const before = await database.query("SELECT min_group, closes_at, decide_by FROM tour_departure");
    const less = [
      without(leaves, "min_group", "closes_at", "seats_sold_elsewhere"),
      without(bundle, "confirmation", "rooms_sold_elsewhere"),
    ];
    expect((await bringTo("tours", ...less)).code).toBe(0);
    expect(await database.query("SELECT min_group, closes_at, decide_by FROM tour_departure")).toEqual(before);
    expect(await database.query("SELECT confirmation FROM tour_package")).toEqual([{ confirmation: "on_request" }]);
    const counted = "SELECT sold_elsewhere FROM stock WHERE what LIKE 'tour %' ORDER BY what";
    expect(await database.query(counted)).toEqual([{ sold_elsewhere: 5 }, { sold_elsewhere: 1 }]);
    // A flight with blocked seats, and seats of a fare that others sold.
    const flight = line(season, "flight");
    const fares = flight.fares.map((fare: object) => ({ ...fare, seats_sold_elsewhere: 3 }));
    const flown = { ...flight, blocked_seats: ["1A"], seats_sold_elsewhere: 6, infants: 4, fares };
    expect((await bringTo("flights", flown)).code).toBe(0);
    const counters = "SELECT what, total, sold_elsewhere FROM stock WHERE what LIKE 'f%' ORDER BY id";
    const sold = await database.query(counters);
    const rest = without(
      { ...flown, fares: flight.fares.map((fare: Record<string, unknown>) => without(fare, "seats_sold_elsewhere")) },
      "blocked_seats",
      "seats_sold_elsewhere",
      "infants",
    );
    expect((await bringTo("flights", rest)).code).toBe(0);
    expect(await database.query(counters)).toEqual(sold);
    expect(await database.query("SELECT DISTINCT blocked_seats FROM flight")).toEqual([{ blocked_seats: ["1A"] }]);
  });

  there("sums in toman are refused with the old and the new one, until they are said to be meant", async () => {
    const day = "2027-01-15";
    await bring([{ ...run, from: day, sale_rate: 51_000_000 }]);
    const toman = [{ ...run, from: day, sale_rate: 5_100_000 }];
    for (const more of [["--dry-run"], []]) {
      const { code, err } = await bring(toman, ...more);
      expect([code, err]).toEqual([1, expect.stringContaining("sale_rate: 51000000 → 5100000: rial, not toman?")]);
    }
    // Nights that are new are compared with what the plan usually costs.
    expect((await bring([{ ...run, from: "2027-06-01", sale_rate: 5_100_000 }])).code).toBe(1);
    expect(await night(day)).toMatchObject({ sale_rate: 51_000_000 });
    const meant = await bring(toman, "--accept-outliers");
    expect([meant.code, meant.err]).toEqual([0, expect.stringContaining(`sale_rate 51000000 → 5100000, ${day}`)]);
    expect(await night(day)).toMatchObject({ sale_rate: 5_100_000 });
    for (const [inventory, text, name] of [
      ["tours", tour, "prices.single"],
      ["flights", season, "prices.adult.fare"],
    ] as const) {
      const inToman = text.replace(/"(single|double|extra_adult|child_with_bed|fare)":(\d+)0/g, '"$1":$2');
      const { code, err } = await shop.operator(["import", inventory, "-"], inToman);
      expect([code, err]).toEqual([1, expect.stringContaining(`${name}: `)]);
      expect(err).toContain("rial, not toman?");
    }
  });

  there("a dry run and the journal say what changes, from what to what, by whom and from which file", async () => {
    const days = { ...run, from: "2027-02-01", to: "2027-02-03" };
    await bring([{ ...days, sale_rate: 42_000_000 }]);
    const changed = {
      total: 1,
      items: [
        {
          record: "night",
          key: "H-17/double/bb",
          field: "sale_rate",
          before: "42000000",
          after: "45000000",
          first: "2027-02-01",
          last: "2027-02-03",
          count: 3,
        },
      ],
    };
    const dry = await bring([{ ...days, sale_rate: 45_000_000 }], "--dry-run", "--json");
    expect(answerOf(dry)).toMatchObject({ state: "checked", operator: "Sara", changed });
    const done = answerOf(await bring([{ ...days, sale_rate: 45_000_000 }], "--json"));
    expect(done).toMatchObject({ state: "applied", operator: "Sara", changed });
    expect(answerOf(await bring([{ ...days, sale_rate: 45_000_000 }], "--json")).changed.total).toBe(0);
    const renamed = {
      ...JSON.parse(hotel.split("\n").find((one) => one.includes('"record":"plan"')) ?? "{}"),
      name_en: "B&B",
    };
    expect(answerOf(await bring([renamed], "--json")).changed.items).toMatchObject([
      { record: "plan", key: "H-17/double/bb", field: "name_en", before: "Bed and breakfast", after: "B&B" },
    ]);
    const back = { ...renamed, name_en: "Bed and breakfast" };
    const said = [{ record: "plan", field: "name_en", before: "B&B", after: "Bed and breakfast" }];
    expect(answerOf(await bring([back], "--dry-run", "--json")).changed.items).toMatchObject(said);
    expect(answerOf(await bring([back], "--json")).changed.items).toMatchObject(said);
  });

  there("the journal has rooms, seats and places too, each dry run before it the same", async () => {
    const stock = [{ record: "stock", room: "H-17/double", from: "2027-03-01", total: 6, sold_elsewhere: 1 }];
    const seats = tour.replace('"seats":24', '"seats":25');
    const infants = season.replace('"aircraft":', '"infants":7,"aircraft":');
    for (const [inventory, text, change] of [
      [
        "properties",
        JSON.stringify(stock[0]),
        { record: "stock", key: "H-17/double", field: "total", before: "4", after: "6" },
      ],
      ["tours", seats, { record: "counter", key: expect.stringContaining(", seats"), field: "total", after: "25" }],
      ["flights", infants, { record: "counter", key: expect.stringContaining("infants"), field: "total", after: "7" }],
    ] as const) {
      const run = async (...more: string[]) =>
        answerOf(await shop.operator(["import", inventory, "-", "--json", ...more], text)).changed.items;
      const dry = await run("--dry-run");
      expect(dry, inventory).toContainEqual(expect.objectContaining(change));
      expect(await run(), inventory).toEqual(dry);
      expect(await run(), inventory).toEqual([]);
    }
  });

  there("a file of flights taken for properties is refused in words, and nothing is lost", async () => {
    const before = await shop.services.database.query("SELECT count(*)::int AS nights FROM night_price");
    const { code, err } = await bring(season);
    expect([code, err]).toEqual([1, expect.stringContaining('"record" names what the row is')]);
    expect(err).toContain("Nothing was written");
    expect(await shop.services.database.query("SELECT count(*)::int AS nights FROM night_price")).toEqual(before);
  });
});
