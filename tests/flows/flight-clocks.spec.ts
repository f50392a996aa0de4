import { execFileSync } from "node:child_process";
import type { Browser, Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { dayOfLocal, formatLocalTime, type LocalDateTime } from "#domain/calendar/local-date-time.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { formatMoment, USUAL_CALENDAR } from "#domain/text/dates.ts";
import type {
  FlightReservationValue,
  FlightSearchValue,
  FlightSegment,
} from "#products/flight/contract/flight.shapes.ts";
import { atTheAirport } from "#products/flight/rules/at-the-airport.ts";
import { refuseZones } from "#tests/refuse-zones.ts";
import { logInByCall } from "./account.ts";
import { asked } from "./calls.ts";
import { flightToPay, payFlight } from "./flight-booking.ts";
import { expect, type Site, startSite, test } from "./site.ts";
import { ready, watch } from "./watch.ts";

/**
 * Flights leave and land by the clocks of their airports, and deadlines are Tehran's, independent of the time zone and
 * `Intl` data of the website, the provider and the browser: a site in Auckland in a browser in Los Angeles, neither
 * with any zone data, shows the same as a usual one.
 */

const ELSEWHERE = {
  TZ: "Pacific/Auckland",
  NODE_OPTIONS: [process.env.NODE_OPTIONS ?? "", `--import ${import.meta.resolve("../refused-zones.ts")}`]
    .join(" ")
    .trim(),
};

/** A page of a site elsewhere, in a browser elsewhere. */
async function pageElsewhere(browser: Browser, { url }: Site, locale: "fa" | "en"): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, timezoneId: "America/Los_Angeles", locale: "en-US" });
  await context.addInitScript(refuseZones);
  await context.addCookies([{ name: "lang", value: locale, url }]);
  return context.newPage();
}

/** Runs in a page and, as text, in a process: reports whether zones are known, and the offset of its own clock. */
function surroundings(): [knowsZones: boolean, minutes: number] {
  const minutes = new Date(Date.UTC(2026, 11, 1)).getTimezoneOffset();
  try {
    new Intl.DateTimeFormat("en", { timeZone: "Asia/Tehran" });
    return [true, minutes];
  } catch {
    return [false, minutes];
  }
}

const today = tehranDate(Math.floor(Date.now() / 1000));
/** Tehran to Istanbul and, mostly via Istanbul, to Rome; on days on which no journey books. */
const searches = ["city-101", "city-118"].map(
  (destination_city_id) =>
    `origin_city_id=city-1&destination_city_id=${destination_city_id}&departure_date=${addDays(today, 55)}&adult_count=1`,
);

/** Flight texts of a page: its days, its offers, or the reviewed directions and their sum. */
async function saidAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await ready(page);
  return page.locator("nav li, [data-offer], [data-way], #summary").allTextContents();
}

/** Local times on a page, deduplicated. */
const timesOn = async (page: Page): Promise<string[]> => {
  await page.locator("main time").first().waitFor();
  return [
    ...new Set(
      await page
        .locator("main time")
        .evaluateAll((all) => all.map((one) => `${(one as HTMLTimeElement).dateTime} ${one.textContent}`)),
    ),
  ].toSorted();
};

const segmentsOf = ({ subject }: FlightReservationValue): FlightSegment[] =>
  subject.flights.flatMap(({ segments }) => segments);

const shown = (local: LocalDateTime): string => `${local} ${formatLocalTime(local, "fa")}`;

/** Times of a reservation in display form. */
const timesOf = (reservation: FlightReservationValue): string[] =>
  segmentsOf(reservation)
    .flatMap(({ departs_local, arrives_local }) => [shown(departs_local), shown(arrives_local)])
    .toSorted();

/** Times of its ticket, which also says when to be at each airport. */
const timesOfTicket = (reservation: FlightReservationValue): string[] => {
  const first = reservation.subject.flights.flatMap(({ segments }) => segments.slice(0, 1));
  return [...timesOf(reservation), ...first.map((segment) => shown(atTheAirport(segment.departs_local)))].toSorted();
};

test("R198 times do not follow from where the site and the browser stand, nor from what their Intl knows", async ({
  browser,
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000);
  const elsewhere = await startSite(ELSEWHERE);
  try {
    const there = await pageElsewhere(browser, elsewhere, "fa");
    const seen = await watch(there);
    const ofProcess = `console.log(JSON.stringify((${surroundings})()))`;
    const env = { ...process.env, ...ELSEWHERE };
    expect(JSON.parse(execFileSync(process.execPath, ["--eval", ofProcess], { env }).toString())).toEqual([
      false,
      -780,
    ]);
    await context.addCookies([{ name: "lang", value: "fa", url: site.url }]);
    await there.goto("/");
    expect(await there.evaluate(surroundings)).toEqual([false, 480]);
    for (const query of searches) {
      const usual = await saidAt(page, `/search/flight?${query}`);
      expect(usual.join(" ")).toMatch(/[۰-۹]{2}:[۰-۹]{2}/);
      expect(await saidAt(there, `/search/flight?${query}`)).toEqual(usual);
      const offers = await Promise.all(
        [page, there].map((one) => asked<FlightSearchValue>(one, `/flight/v2/search?${query}`)),
      );
      const [here, away] = offers.map(
        ({ items }) => `/flight/reserve/prepare?offer_id=${items[0]?.offer_id}&adult_count=1`,
      );
      expect(await saidAt(there, away ?? "")).toEqual(await saidAt(page, here ?? ""));
    }

    // The booked flight has the times of the same flight on the usual site.
    await logInByCall(there);
    const held = await flightToPay(there, { isReturn: true });
    for (const segment of segmentsOf(held)) expect(await sameFlight(page, segment)).toEqual(segment);
    await there.goto(`/flight/reserve/status/${held.confirmation_code}`);
    await ready(there);
    expect(await timesOn(there)).toEqual(timesOf(held));
    const display = { locale: "fa", calendar: USUAL_CALENDAR.fa } as const;
    for (const { at } of held.history) await expect(there.locator("main")).toContainText(formatMoment(at, display));
    await payFlight(there, held.confirmation_code, "fa");
    await there.goto(`/flight/reserve/voucher/${held.confirmation_code}`);
    await ready(there);
    expect(await timesOn(there)).toEqual(timesOfTicket(held));
    seen.expectClean();
    await there.context().close();
  } finally {
    await elsewhere.stop();
  }
});

/** The same flight in the usual site's answer. */
async function sameFlight(page: Page, { flight_id, departs_local, origin, destination }: FlightSegment) {
  const query = new URLSearchParams({
    origin_city_id: `city-${origin.city.id}`,
    destination_city_id: `city-${destination.city.id}`,
    departure_date: dayOfLocal(departs_local),
    adult_count: "1",
  });
  const { items } = await asked<FlightSearchValue>(page, `/flight/v2/search?${query}`);
  return items.flatMap(({ segments }) => segments).find((one) => one.flight_id === flight_id);
}
