import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { hold, bookingWords as words } from "./booking.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";

/** A party says its passports once: every price from Home to the hold is one that it can have. */

const said = {
  fa: { party: /^مسافران/, done: "تأیید", mixed: "هر دو میان مسافران هست", line: "کارت ملی و گذرنامهٔ خارجی" },
  en: { party: /^Travellers/, done: "Done", mixed: "Both", line: "Iranian ID cards and other passports" },
} as const;
const ofIranians = /ویژهٔ مسافران ایرانی|Iranian travellers only/;
const ofForeigners = /ویژهٔ مسافران خارجی|Foreign travellers only/;

/** From a search to the form of the travellers of the first place with a room that is confirmed at once. */
async function holdFirst(page: Page, locale: "fa" | "en", inDays: number, query = ""): Promise<void> {
  const checkIn = addDays(tehranDate(Date.now() / 1000), inDays);
  await page.goto(
    `/search/property?destination_id=city-2&destination_name=x&check_in=${checkIn}&length_of_stay=2&online=true${query}`,
  );
  await ready(page);
  await page.locator("[data-property] h3 a").first().click();
  await page.waitForURL(/Hotel\.html\?/);
  await ready(page);
  const plans = page.locator("[data-plan]").filter({ hasText: words[locale].instant });
  await expect(page.locator("[data-plan]").filter({ hasText: ofIranians })).toHaveCount(0);
  await plans.getByRole("link", { name: words[locale].choose }).first().click();
  await page.locator("[data-total]").first().waitFor();
  await hold(page, locale);
  await ready(page);
}

const nationality = (page: Page, at: number) => page.locator(`[id="travellers.${at}.nationality"] select`);

test("two other passports in English: no rate for Iranians, and the nationality is asked first", async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: "lang", value: "en", url: site.url }]);
  await holdFirst(page, "en", 41);
  await expect(nationality(page, 0)).toHaveValue("");
  await expect(page.locator('[id="travellers.0.national_code"]')).toHaveCount(0);
  await nationality(page, 0).selectOption("DE");
  await expect(page.locator('[id="travellers.0.passport_number"]')).toBeVisible();
  await expect(nationality(page, 1)).toHaveValue("DE");
});

test("an Iranian and another passport in Persian, said at Home: rates for all, and each is asked", async ({ page }) => {
  const w = said.fa;
  await page.goto("/");
  await ready(page);
  const party = page.getByRole("search").getByRole("button", { name: w.party });
  await party.click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText(w.mixed).click();
  await sheet.getByRole("button", { name: w.done }).click();
  await expect(party).toContainText(w.line);
  await page.getByRole("combobox", { name: "مقصد" }).fill("اصفهان");
  await page
    .getByRole("option", { name: /اصفهان/ })
    .first()
    .click();
  const checkIn = addDays(tehranDate(Date.now() / 1000), 43);
  await page.getByRole("button", { name: /^ورود و خروج/ }).click();
  const days = page.getByRole("dialog");
  await days.getByLabel(/^تاریخ ورود/).fill(checkIn);
  await days.getByLabel(/^تاریخ ورود/).blur();
  await days.getByLabel(/^تاریخ خروج/).fill(addDays(checkIn, 2));
  await days.getByLabel(/^تاریخ خروج/).blur();
  await days.getByRole("button", { name: /^(تأیید|ثبت|استفاده)/ }).click();
  await page.getByRole("button", { name: "جست‌وجو", exact: true }).click();
  await page.waitForURL(/\/search\/property\?audience=mixed&/);
  await ready(page);

  await holdFirst(page, "fa", 43, "&audience=mixed");
  expect(new URL(page.url()).searchParams.get("audience")).toBe("mixed");
  await expect(page.getByText(ofForeigners)).toHaveCount(0);
  await expect(nationality(page, 0)).toHaveValue("");
  await nationality(page, 0).selectOption("IR");
  await expect(page.locator('[id="travellers.0.national_code"]')).toBeVisible();
  await expect(nationality(page, 1)).toHaveValue("");

  // A change of language changes no price: the party stays.
  await page.goto("/IsfahanHotels.html?audience=mixed");
  const other = page.getByRole("banner").getByRole("link", { name: "English" });
  expect(await other.getAttribute("href")).toMatch(/audience=mixed/);
  await page.goto("/IsfahanHotels.html");
  expect(await page.getByRole("banner").getByRole("link", { name: "English" }).getAttribute("href")).toMatch(
    /audience=iranian/,
  );
});
