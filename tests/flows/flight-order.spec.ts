import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { logInByCall } from "./account.ts";
import { asked } from "./calls.ts";
import { flightHeld, flightToPay, payFlight, seatFlight } from "./flight-booking.ts";
import { expect, test } from "./site.ts";
import { shiftsHere, type TokenKind, tokensOn } from "./token-order.ts";
import { ready } from "./watch.ts";

/** Numbers, codes and times within Persian text keep their order, wherever flights show them. */

const WIDTHS = [360, 1200] as const;

/** Measures a page on a telephone and on a desktop: every kind occurs, and nothing is reversed. */
async function expectOrder(page: Page, kinds: readonly TokenKind[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const tokens = await tokensOn(page);
    const where = `${page.url()} at ${width} px`;
    expect(
      tokens.filter(({ isInOrder }) => !isInOrder),
      where,
    ).toEqual([]);
    expect([...new Set(tokens.map(({ kind }) => kind))], where).toEqual(expect.arrayContaining([...kinds]));
  }
}

/** Address of a search from Mashhad to Istanbul with flights that arrive on another day. */
async function overnightSearch(page: Page): Promise<string> {
  const today = tehranDate(Math.floor(Date.now() / 1000));
  for (let day = 45; day < 50; day += 1) {
    const query = new URLSearchParams({
      origin_city_id: "city-4",
      destination_city_id: "city-101",
      departure_date: addDays(today, day),
      adult_count: "2",
    });
    const { items } = await asked<FlightSearchValue>(page, `/flight/v2/search?${query}`);
    if (items.some(({ day_shift }) => day_shift > 0)) return `/search/flight?${query}`;
  }
  throw new Error("No flight of these days arrives on another day");
}

test("the measure finds what a page turns around, and a shift that is not beside its time", async ({ page }) => {
  const times = "<time>۲۳:۴۰</time><bdi>+۱</bdi>";
  await page.setContent(`<html lang="fa" dir="rtl"><main><p>پرواز <bdo dir="rtl">8P 289</bdo></p><p>پرواز <bdi dir="ltr">8P 289</bdi></p>
    <p>${times}</p><p>${times.replace("<bdi>", '<bdi style="display: block">')}</p></main></html>`);
  const flights = (await tokensOn(page)).filter(({ kind }) => kind === "flight");
  expect(flights.map(({ isInOrder }) => isInOrder)).toEqual([false, true]);
  expect(await page.evaluate(shiftsHere)).toEqual([
    { text: "+۱", isBeside: true },
    { text: "+۱", isBeside: false },
  ]);
});

test("flights are found and reviewed in order, and an arrival on another day says so beside its time", async ({
  page,
}) => {
  await page.goto(await overnightSearch(page));
  await ready(page);
  for (const step of ["search", "review"] as const) {
    if (step === "review") {
      await page
        .getByRole("article")
        .filter({ has: page.locator("time + bdi") })
        .first()
        .getByRole("link")
        .first()
        .click();
      await page.waitForURL(/\/flight\/reserve\/prepare\?/);
      await ready(page);
    }
    await expectOrder(page, ["flight", "airport", "time"]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await page.evaluate(shiftsHere);
      expect(shifts.length, step).toBeGreaterThan(0);
      expect(
        shifts.filter(({ isBeside, text }) => !isBeside || !/^[+−][۱۲]$/.test(text)),
        step,
      ).toEqual([]);
    }
  }
});

test("flights are held, paid, printed and kept in order", async ({ page }) => {
  test.setTimeout(180_000);
  await logInByCall(page);
  const held = await flightHeld(page);
  await seatFlight(page, held);
  const shown = async (address: string, kinds: readonly TokenKind[]) => {
    await page.goto(address);
    await ready(page);
    await page.locator("main time").first().waitFor();
    await expectOrder(page, kinds);
  };
  /** Numbers of documents are masked on a page of a booking until they are asked for. */
  const askNumbers = () => page.getByRole("button", { name: "نمایش شمارهٔ مدارک" }).click();
  const everywhere = ["flight", "airport", "time"] as const;
  // On a telephone the airports are in the sheet of the details.
  await shown(`/flight/reserve/prepare?confirmation_code=${held.confirmation_code}`, ["flight", "time", "seat"]);
  const { confirmation_code: code } = await flightToPay(page, { isReturn: true, hasSeats: true });
  await shown(`/flight/reserve/status/${code}`, [...everywhere, "seat", "number"]);
  await payFlight(page, code, "fa");
  await askNumbers();
  await expectOrder(page, [...everywhere, "seat", "number"]);
  await shown(`/flight/reserve/voucher/${code}`, [...everywhere, "seat", "number", "locator"]);
  await page.emulateMedia({ media: "print" });
  await expectOrder(page, [...everywhere, "seat", "number", "locator"]);
  await page.emulateMedia({ media: null });
  await shown(`/user/panel/reserves/${code}.html`, [...everywhere, "seat"]);
  await askNumbers();
  await expectOrder(page, [...everywhere, "seat", "number"]);
});
