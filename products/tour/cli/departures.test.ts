import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { tourDepartures } from "#fixtures/answers/tour-departures.ts";
import { tourListing } from "#fixtures/answers/tour-listing.ts";
import { createMock } from "#fixtures/mock/mock.ts";
import { createApp } from "#provider/app.ts";
import type { Services } from "#provider/services.ts";
import { openServices } from "#tests/engines.ts";
import { runHere } from "#tests/support/run-cli.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";

/** Serves an app on a real socket and returns its address. */
async function addressOf(app: { fetch: (request: Request) => Response | Promise<Response> }): Promise<string> {
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const departures = (destination: string, month: string, ...more: string[]) =>
  runHere(["tour", "departures", destination, "--from", "Tehran", "--month", month, ...more]);

describe("tour departures", () => {
  it("are a table with the words of the website, in both languages; days are of the Persian calendar, in English behind the Gregorian one", async () => {
    const english = await departures("Kish", "1405-10");
    expect([english.code, english.err]).toEqual([0, ""]);
    expect(english.out.split("\n")[0]).toBe(
      "301620813  Saturday 26 December 2026 (5 Dey 1405)  Kish tour, 2 nights at Water and Sun Hotel  from 18,700,000\u00A0toman per person  Confirmed departure",
    );
    const persian = await departures("Kish", "۱۴۰۵/۱۰", "--locale", "fa");
    expect(persian.out.split("\n")[0]).toBe(
      "301620813  شنبه ۵ دی ۱۴۰۵   تور کیش، ۲ شب در هتل آب و آفتاب  از ۱۸٬۷۰۰٬۰۰۰\u00A0تومان برای هر نفر  حرکت قطعی",
    );
  });

  it("say how many seats are left, and why one cannot be booked", async () => {
    const day = {
      departure_id: 7,
      date: "2026-12-26",
      return_date: "2026-12-29",
      state: "scheduled",
      seats_left: 4,
      group: { min: 12, sold: 9, decide_by: 1_797_841_800 },
      min_price: 187_000_000,
      closes_at: 1_798_232_100,
    };
    const lastColumns = async (change: object) => {
      const mock = createMock({ instead: { "tour.departures": [{ ...day, ...change }] } });
      const { out } = await departures("Kish", "1405-10", "--base-url", await addressOf(mock));
      return out.split("\n")[0]?.split(/ {2,}/).slice(3);
    };
    expect(await lastColumns({})).toEqual(["from 18,700,000\u00A0toman per person", "9 of 12 people", "4 seats left"]);
    expect(await lastColumns({ seats_left: 0, min_price: null })).toEqual(["full"]);
    // Seats are left, but no package has a room.
    expect(await lastColumns({ min_price: null })).toEqual(["full"]);
    expect(await lastColumns({ state: "cancelled", min_price: null })).toEqual(["cancelled"]);
    expect(await lastColumns({ closes_at: 1_790_000_000 })).toEqual(["booking closed"]);
  });

  it("are none from a city from which no tour leaves, and that is no error", async () => {
    const args = ["tour", "departures", "Kish", "--from", "Nowhere", "--month", "1405-10"];
    expect(await runHere(args)).toEqual({ code: 0, out: "", err: "no tour leaves in this month\n" });
    expect(JSON.parse((await runHere([...args, "--json"])).out)).toEqual({
      schemaVersion: 1,
      destination: "Kish",
      origin: "Nowhere",
      month: "1405-10",
      departures: [],
    });
  });

  it("are read from every page of the listing", async () => {
    const tours = Array.from({ length: 12 }, (_, at) => ({ ...tourListing.items[0], tour_id: at + 1 }));
    const app = new Hono();
    const value = (context: Context, answer: unknown) =>
      context.json({ code: 200, reason: null, message: "", errors: [], value: answer });
    app.get("/tour/v2/listing/Kish", (context) => {
      const page = Number(context.req.query("page"));
      return value(context, { ...tourListing, items: tours.slice(10 * (page - 1), 10 * page), total: 12, page });
    });
    app.get("/tour/v2/departures", (context) =>
      value(context, [{ ...tourDepartures[0], departure_id: 100 + Number(context.req.query("tour_id")) }]),
    );
    const { out } = await departures("Kish", "1405-10", "--json", "--base-url", await addressOf(app));
    const found: { departure_id: number; tour_id: number }[] = JSON.parse(out).departures;
    expect(found.map(({ departure_id, tour_id }) => [departure_id, tour_id])).toEqual(
      tours.map(({ tour_id }) => [100 + tour_id, tour_id]),
    );
  });

  it("ends with 1, 3 or 4 where the server refuses, is away or breaks the contract", async () => {
    const refusing = await departures(
      "Kish",
      "1405-10",
      "--base-url",
      await addressOf(createMock({ scenario: "500" })),
    );
    expect([refusing.code, refusing.out, refusing.err]).toEqual([1, "", expect.stringMatching(/^error: /)]);
    const away = await departures("Kish", "1405-10", "--base-url", "http://127.0.0.1:9");
    expect([away.code, away.err]).toEqual([
      3,
      "error: http://127.0.0.1:9/ cannot be reached. Check the server's address and the network.\n",
    ]);
    const page = { fetch: () => new Response("<!doctype html>") };
    const broken = await departures("Kish", "1405-10", "--base-url", await addressOf(page));
    expect([broken.code, broken.err]).toEqual([4, expect.stringContaining("is not of this API. Check the server's")]);
  });
});

describe("tour departures of a provider", () => {
  let services: Services;
  beforeAll(async () => {
    services = await openServices();
    await standAtFrozenNoon(services.database);
  });
  afterAll(() => services.database.close());

  it("are all of the month from that city, the soonest first", async () => {
    const url = await addressOf(createApp(services));
    const { code, out, err } = await departures("Iran", "1405-10", "--json", "--base-url", url);
    expect([code, err]).toEqual([0, ""]);
    const found: { departure_id: number; date: string }[] = JSON.parse(out).departures;
    const expected = await services.database.query<{ id: number }>(
      `SELECT departure.id FROM tour_departure AS departure JOIN tour ON tour.id = tour_id AND tour.kind = 'domestic'
       JOIN city ON city.id = origin_city_id AND city.slug = 'Tehran'
       WHERE date BETWEEN '2026-12-22' AND '2027-01-20' AND EXISTS (
         SELECT FROM tour_from AS month WHERE month.tour_id = tour.id AND month.origin_city_id = city.id AND month = '1405-10')`,
    );
    expect(expected.length).toBeGreaterThan(5);
    const ascending = (numbers: number[]) => numbers.toSorted((one, other) => one - other);
    expect(ascending(found.map(({ departure_id }) => departure_id))).toEqual(ascending(expected.map(({ id }) => id)));
    expect(found.map(({ date }) => date)).toEqual(found.map(({ date }) => date).toSorted());
  });

  it("of a place that it does not know is a usage error", async () => {
    const url = await addressOf(createApp(services));
    const { code, err } = await departures("Atlantis", "1405-10", "--base-url", url);
    expect([code, err]).toEqual([
      2,
      "error: the destination or the origin is not known. Write both as addresses do: Kish, Turkiye, Tehran.\n",
    ]);
  });
});
