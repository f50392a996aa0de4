import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { shorterQuote } from "#fixtures/answers/stay-changed.ts";
import { createMock } from "#fixtures/mock/mock.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import type { Services } from "#provider/services.ts";
import { openServices } from "#tests/engines.ts";
import { type BookableItem, flightsOf, stayIn, tourOf } from "#tests/prove/bookable-items.ts";
import { logIn } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer } from "#tests/support/flight.ts";
import { runHere } from "#tests/support/run-cli.ts";
import { prepareRoom, standAtFrozenNoon } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";
import { prepareTour } from "#tests/support/tour.ts";

/** Serves an app on a real socket and returns its address. */
async function addressOf(app: { fetch: (request: Request) => Response | Promise<Response> }): Promise<string> {
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const quote = (token: string, ...more: string[]) =>
  runHere(["change", "quote", "Zr8kQ2vYw0m4Jt6LxH1cPA", ...more, "--token-file", "-"], `${token}\n`);

/** No-break spaces of amounts as spaces. */
const linesOf = (out: string): string[] => out.replaceAll("\u00A0", " ").trimEnd().split("\n");

describe("change quote", () => {
  it("says what goes, what is kept of it, what comes and the difference with the words of the website", async () => {
    const { code, out, err } = await quote("a-token", "--nights", "3");
    expect([code, err]).toEqual([0, ""]);
    expect(linesOf(out)).toEqual([
      "Now                             1 to 4 December 2026",
      "After the change                2 to 5 December 2026",
      "Paid for what goes              6,013,000 toman",
      "Cancellation fee of that        0 toman",
      "Today’s price of what is added  7,242,000 toman",
      "To pay                          1,229,000 toman",
      "Wallet balance                  1,379,000 toman",
      "Price of the booking after the change: 20,783,000 toman",
      expect.stringMatching(/^Cancellation fee until the end of Friday 20 November \(Tehran time\): 20% /),
      "These amounts stand until Friday 20 November 2026, 12:15 (Tehran time)",
    ]);
  });

  it("says it in Persian, of a flight with what becomes of seats and tickets", async () => {
    const { out } = await quote("a-token", "--offer", "x", "--locale", "fa");
    expect(linesOf(out)).toEqual([
      "اکنون                            ۱۷ آذر ۱۴۰۵",
      "پس از تغییر                      ۱۷ آذر ۱۴۰۵",
      "پرداخت‌شده برای پرواز و نرخ قبلی  ۱۰٬۶۲۸٬۰۰۰ تومان",
      "جریمهٔ لغو آن                     ۵٬۱۲۹٬۰۰۰ تومان",
      "قیمت امروز انتخاب جدید           ۱۱٬۶۰۴٬۰۰۰ تومان",
      "مابه‌التفاوت                      ۶٬۱۰۵٬۰۰۰ تومان",
      "موجودی کیف پول                   ۶٬۲۵۵٬۰۰۰ تومان",
      "قیمت رزرو پس از تغییر: ۱۱٬۶۰۴٬۰۰۰ تومان",
      expect.stringMatching(/^لغو تا شنبه ۱۴ آذر، ساعت ۱۲:۰۰ به وقت تهران با جریمهٔ /),
      expect.stringMatching(/^صندلی‌هایی که برای پرواز قبلی/),
      expect.stringMatching(/^بلیت این پرواز از نو صادر می‌شود/),
      "این مبلغ‌ها تا جمعه ۲۹ آبان ۱۴۰۵، ساعت ۱۲:۱۵ به وقت تهران می‌مانند",
    ]);
  });

  it("says where a difference goes back to, and names no wallet to pay from", async () => {
    const mock = createMock({ instead: { "reservation.changeQuote": shorterQuote } });
    const { out } = await quote("a-token", "--nights", "2", "--base-url", await addressOf(mock));
    const lines = linesOf(out);
    expect(lines).toContainEqual(expect.stringMatching(/^Refund +6,013,000 toman$/));
    expect(lines.filter((line) => /^(?:To pay|Wallet balance|Today’s price)/.test(line))).toEqual([]);
    const open = shorterQuote.ways.filter(({ is_open }) => is_open);
    expect(open.length).toBeGreaterThan(0);
    expect(lines.filter((line) => /: 6,013,000 toman$/.test(line))).toHaveLength(open.length);
  });

  it("sends days of either calendar and numbers of either script as the call takes them", async () => {
    const asked: string[] = [];
    const mock = createMock();
    const noting = {
      fetch: (request: Request) => {
        asked.push(new URL(request.url).search);
        return mock.fetch(request);
      },
    };
    const url = await addressOf(noting);
    await quote("a-token", "--check-in", "۱۴۰۵/۹/۱۲", "--nights", "۳", "--base-url", url);
    await quote("a-token", "--rooms", "1-412-88-2,5", "--guest-rooms", "1,1,0", "--base-url", url);
    await quote("a-token", "--departure", "5", "--package", "6", "--beds", "0-0", "--base-url", url);
    await quote("a-token", "--offer", "a", "--return-offer", "b", "--base-url", url);
    expect(asked.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
      { check_in: "2026-12-03", length_of_stay: "3" },
      { rooms: "1-412-88-2,5", guest_rooms: "1,1,0" },
      { departure_id: "5", package_id: "6", beds: "0-0" },
      { offer_id: "a", return_offer_id: "b" },
    ]);
  });
});

describe("change quote of a provider", () => {
  let services: Services;
  beforeAll(async () => {
    services = await openServices();
    await standAtFrozenNoon(services.database);
  });
  afterAll(() => services.database.close());

  /** An issued booking of an item, and the quote of a change by its owner or by another token. */
  async function booked(item: BookableItem) {
    const app = createApp(services);
    const url = await addressOf(app);
    const user = await logIn(app);
    const { confirmation_code: code } = await issued(services, user, item);
    return (wish: readonly string[], token = user.token) =>
      runHere(["change", "quote", code, ...wish, "--token-file", "-", "--base-url", url], token);
  }

  it("is of a stay: other nights, whose fields are named where they cannot be had", async () => {
    const checkIn = addDays(FROZEN_TODAY, 6);
    const ask = await booked(stayIn(await prepareRoom(services.database, { checkIn, policy: "flexible" })));
    const { code, out, err } = await ask(["--check-in", addDays(checkIn, 1), "--nights", "2", "--json"]);
    expect([code, err]).toEqual([0, ""]);
    expect(JSON.parse(out)).toMatchObject({
      before: { starts_on: checkIn },
      after: { starts_on: addDays(checkIn, 1), ends_on: addDays(checkIn, 3) },
      wallet: 0,
    });
    const same = await ask(["--check-in", checkIn]);
    expect([same.code, same.out]).toEqual([1, ""]);
    expect(same.err).toMatch(/^error: invalid_input: .*\n {2}\w+: /);
    const stranger = await logIn(createApp(services));
    expect(await ask(["--nights", "1"], stranger.token)).toMatchObject({ code: 1, out: "" });
    const unknown = await ask(["--nights", "1"], `${stranger.token.slice(0, -2)}xx`);
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining("Log in again: shamseh api login")]);
  });

  it("is of a tour: another departure", async () => {
    const tour = await prepareTour(services.database);
    const other = await prepareTour(services.database, { leavesIn: 70 * DAY_SECONDS });
    const ask = await booked(tourOf(() => tour));
    const wish = ["--departure", String(other.departureId), "--package", String(other.packageId)];
    const { code, out, err } = await ask([...wish, "--json"]);
    expect([code, err]).toEqual([0, ""]);
    const { before, after, comes, total } = JSON.parse(out);
    expect(after.starts_on > before.starts_on).toBe(true);
    expect(comes).toBe(total);
    expect((await ask(wish)).out).toContain("Today’s price of what replaces it");
  });

  it("is of a flight: another offer", async () => {
    const { database } = services;
    const offerIn = async (leavesIn: number) => {
      const { parts } = await prepareFlight(database, { leavesIn });
      return prepareOffer(database, parts.slice(0, 1));
    };
    const [there, other] = [await offerIn(40 * DAY_SECONDS), await offerIn(41 * DAY_SECONDS)];
    const ask = await booked(flightsOf(() => flightRequest(database, [there], { adult_count: 2 })));
    const { offer_id } = await flightRequest(database, [other]);
    const { code, out, err } = await ask(["--offer", offer_id, "--json"]);
    expect([code, err]).toEqual([0, ""]);
    expect(JSON.parse(out).results).toContain("tickets");
  });
});
