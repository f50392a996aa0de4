import type { Page } from "@playwright/test";
import type { IsoDate } from "#domain/calendar/types.ts";
import { citiesAbroad } from "#fixtures/world/cities-abroad.ts";
import { citiesIran } from "#fixtures/world/cities-iran.ts";
import type { TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { codeFor, loginWords, newMobile } from "./account.ts";
import { follow, goToDay, press, reach, takePlace, typeInto } from "./keyboard.ts";
import { expect } from "./site.ts";
import { guaranteedTour, theTotal, tourReserved } from "./tour-booking.ts";
import { ready } from "./watch.ts";

/** From Home to a held tour, in English and with the keyboard alone: no mouse, no touch, no script of the test. */

async function chooseDates(page: Page, from: IsoDate, nights: number): Promise<void> {
  await press(page, page.getByRole("button", { name: /^Departure and return/ }));
  const calendar = page.getByRole("dialog");
  await reach(page, calendar.locator("[data-day][tabindex='0']").first());
  await goToDay(page, from, "en");
  await page.keyboard.press("Enter");
  for (let night = 0; night < nights; night += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await press(page, calendar.getByRole("button", { name: "Use these dates" }));
  await calendar.waitFor({ state: "hidden" });
}

/** A couple with a child of five. */
async function chooseTravellers(page: Page): Promise<void> {
  await press(page, page.getByRole("search").getByRole("button", { name: /^Travellers/ }));
  const sheet = page.getByRole("dialog");
  await press(page, sheet.getByRole("button", { name: "One more: Children" }));
  const age = sheet.getByRole("combobox", { name: "Age of child 1" });
  await reach(page, age);
  // A select accepts typed characters.
  await page.keyboard.type("5");
  await expect(age).toHaveValue("5");
  await press(page, sheet.getByRole("button", { name: "Done" }));
  await sheet.waitFor({ state: "hidden" });
}

/** Logs in when the dialog opens, and returns the number. */
async function logIn(page: Page): Promise<string> {
  const w = loginWords.en;
  const mobile = newMobile();
  await page.getByRole("dialog").waitFor();
  await typeInto(page, page.getByLabel(w.mobile, { exact: true }), mobile);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(w.code)).toBeFocused();
  await page.keyboard.type(await codeFor(page.request, mobile));
  return mobile;
}

/** Searches, compares the totals on the way, and holds a guaranteed departure for three. */
export async function holdByKeys(page: Page): Promise<{ mobile: string; held: TourReservationValue }> {
  const { tour, departure, package: chosen } = guaranteedTour();
  const cities = [...citiesIran, ...citiesAbroad];
  const cityOf = (id: number) => cities.find((city) => city.id === id)?.nameEn ?? "";
  await page.goto("/?audience=iranian");
  await ready(page);
  await reach(page, page.getByRole("tab", { selected: true }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Tours" })).toBeFocused();
  await page.keyboard.press("Enter");
  for (const [label, id] of [
    ["Leaving from", departure.originCityId],
    ["Destination", tour.cityId],
  ] as const) {
    const field = page.getByRole("combobox", { name: label });
    await reach(page, field);
    await takePlace(page, field, cityOf(id));
  }
  await chooseDates(page, departure.date, departure.nights);
  await chooseTravellers(page);
  await follow(
    page,
    page.getByRole("search").getByRole("button", { name: "Search", exact: true }),
    /\/search\/tour\?.*rooms=2(%2C|,)5/,
  );

  await follow(page, page.locator(`[data-tour="${tour.id}"] h3 a`).first(), /Tour\.html\?.*departure=/);
  const offer = page.locator(`[data-package="${chosen.id}"]`);
  const total = Number(await offer.locator("[data-sum]").getAttribute("data-sum"));
  if ((await offer.getByRole("link", { name: /^Choose / }).count()) > 0)
    await press(page, offer.getByRole("link", { name: /^Choose / }));
  await page.waitForURL(new RegExp(`package=${chosen.id}`));
  const summary = page.getByRole("complementary", { name: "Tour summary" });
  await expect(summary.locator("[data-total]")).toHaveAttribute("data-total", String(total));

  await press(page, summary.getByRole("button", { name: "Book this tour" }));
  const mobile = await logIn(page);
  await page.waitForURL(/\/tour\/reserve\/prepare\//);
  expect(await theTotal(page)).toBe(total);
  const code = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  return { mobile, held: await tourReserved(page, code) };
}
