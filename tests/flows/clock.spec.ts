import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { bookingWords, chooseRoom, hold, later } from "./booking.ts";
import { expect, siteTest } from "./site.ts";
import { ready, watch } from "./watch.ts";
import { someOf } from "./ways.ts";
import { BOOKING_CITY } from "./world.ts";

/** The demonstration's clock applies to the whole site: pages and calendars use the day to which it is moved. */

/** A site of its own: its clock is moved ahead by days. */
const test = siteTest();

const DAYS = 40;

const words = {
  fa: { stay: "ورود و خروج", flight: "پرواز", departure: "تاریخ رفت", past: "تاریخ ورود گذشته است" },
  en: {
    stay: "Check-in and check-out",
    flight: "Flights",
    departure: "Outbound date",
    past: "The check-in date has passed",
  },
} as const;

/** Today in the open calendar, and its first selectable day. */
async function calendarDays(page: Page): Promise<{ today: string | null; first: string | null }> {
  const today = page.locator(':popover-open button[data-day][aria-current="date"]');
  const first = page.locator(":popover-open button[data-day]:not([aria-disabled])").first();
  await today.waitFor();
  return { today: await today.getAttribute("data-day"), first: await first.getAttribute("data-day") };
}

for (const locale of someOf(["fa", "en"] as const, 1)) {
  const w = words[locale];

  test(`the calendars, searches and holds of a site whose clock was moved stand on its day (${locale})`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const seen = await watch(page);
    const homeDays = async () => {
      await page.goto("/");
      await ready(page);
      await page.getByRole("button", { name: w.stay }).click();
      const stay = await calendarDays(page);
      await page.keyboard.press("Escape");
      await page.getByRole("tab", { name: w.flight }).click();
      await page.getByRole("button", { name: w.departure }).click();
      return { stay, flight: await calendarDays(page) };
    };
    const standing = (day: IsoDate) => ({ stay: { today: day, first: day }, flight: { today: day, first: day } });

    const { stay } = await homeDays();
    const before = stay.today as IsoDate;
    expect(await homeDays()).toEqual(standing(before));
    const soon = `/search/property?destination_id=city-2&destination_name=x&length_of_stay=2&check_in=${addDays(before, 10)}`;
    await page.goto(soon);
    await expect(page.getByText(w.past)).toHaveCount(0);

    await later(page, DAYS * DAY_SECONDS);
    await expect.poll(homeDays).toEqual(standing(addDays(before, DAYS)));
    seen.expectClean();
    await page.goto(soon);
    await expect(page.getByText(w.past).first()).toBeVisible();

    // Login, hold and countdown use the same clock.
    await page.goto(`/${BOOKING_CITY}Hotels.html`);
    await chooseRoom(page, locale, DAYS + 5);
    await hold(page, locale);
    const left = foldDigits((await page.getByRole("timer").textContent()) ?? "");
    expect(left).toMatch(/15:00|14:[3-5]\d/);
    await page.reload();
    await expect(page.getByRole("timer")).toBeVisible();

    // Moves it back, for the next test.
    await later(page, -DAYS * DAY_SECONDS);
    await expect.poll(homeDays).toEqual(standing(before));
  });
}

test("dates that passed while the page was open are named, and other dates are a press away", async ({ page }) => {
  await chooseRoom(page, "fa", 1);
  await later(page, 3 * DAY_SECONDS);
  await page.getByRole("button", { name: bookingWords.fa.book }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "تاریخ ورود گذشته است" });
  await refusal.getByRole("link", { name: "تغییر تاریخ" }).click();
  await expect(page.locator("#dates")).toBeInViewport();
});
