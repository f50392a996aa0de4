import { addressOf } from "#domain/addresses/routes.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { translate } from "#tests/support/translator.ts";
import { loginWords, newMobile } from "./account.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";

const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 30);

test("a page that its browser translated goes on: log-in, rooms and tracking", async ({ page }) => {
  const broken: string[] = [];
  // A part that is translated before hydration is re-rendered in the browser: React reports it under this number.
  page.on("pageerror", ({ message }) => message.includes("#418") || broken.push(message));

  await test.step("log-in goes from step to step, and keeps its faults", async () => {
    await page.goto(addressOf("login"));
    await ready(page);
    await page.evaluate(translate, undefined);
    const mobile = page.getByLabel(loginWords.fa.mobile);
    await page.getByRole("button", { name: loginWords.fa.send }).click();
    await expect(page.locator("main [aria-invalid=true]")).toBeVisible();
    await mobile.fill(newMobile());
    await page.getByRole("button", { name: loginWords.fa.send }).click();
    await page.getByLabel(loginWords.fa.code).waitFor();
  });

  await test.step("a room that is chosen has its sum, and another one has another", async () => {
    await page.goto("/IsfahanHotels.html");
    const address = await page.locator("[data-property] a[href*='Hotel.html']").first().getAttribute("href");
    await page.goto(`${address?.split("?")[0]}?check_in=${checkIn}&length_of_stay=2`);
    await ready(page);
    await page.evaluate(translate, undefined);
    const rates = page.locator("[data-plan]").getByRole("link", { name: /انتخاب/ });
    const totals = new Set<string | undefined>();
    for (const place of [0, 1]) {
      await rates.nth(place).click();
      const total = page.locator("[data-total]").first();
      await expect(total).toBeVisible();
      await expect.poll(async () => totals.has((await total.textContent())?.trim())).toBe(false);
      totals.add((await total.textContent())?.trim());
    }
  });

  await test.step("tracking says what is missing, and takes it back", async () => {
    await page.goto(addressOf("tracking"));
    await ready(page);
    await page.evaluate(translate, undefined);
    await page.getByRole("button", { name: "پیگیری" }).click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await page.locator("input[name=mobile]").fill(newMobile());
    await expect(page.locator("main")).toContainText("پیگیری");
  });
  expect(broken).toEqual([]);
});
