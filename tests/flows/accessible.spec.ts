import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { logInByCall } from "./account.ts";
import { ownVoucher } from "./own-voucher.ts";
import { expect, test } from "./site.ts";
import { clippedTexts, ready } from "./watch.ts";
import { BOOKING_CITY } from "./world.ts";

/** Pages as people have them who set larger letters, use the keyboard alone, or go by landmarks. */

const inDays = (days: number) => addDays(tehranDate(Math.floor(Date.now() / 1000)), days);

/** The browser's own setting of letters, which media queries in em follow. */
async function doubleLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
}

async function expectWhole(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(clippedTexts), name).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
}

test.describe("with letters twice as large on a telephone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("a flight is whole in its list and in its review", async ({ page }) => {
    const route = "origin_city_id=city-1&destination_city_id=city-4&adult_count=2";
    await page.goto(`/search/flight?${route}&departure_date=${inDays(20)}`);
    await ready(page);
    await doubleLetters(page);
    await expectWhole(page, "list");
    await page
      .locator("[data-offer]")
      .first()
      .getByRole("link", { name: /^انتخاب / })
      .click();
    await page.waitForURL(/\/flight\/reserve\/prepare\?/);
    await page.locator("[data-total]").first().waitFor({ state: "attached" });
    await expectWhole(page, "review");
  });

  for (const product of ["tour", "flight"] as const) {
    test(`the paper of a ${product} is whole`, async ({ page }) => {
      await logInByCall(page);
      const { address } = await ownVoucher(page, product, "fa");
      await page.goto(address);
      await page.locator("main h1").first().waitFor();
      await doubleLetters(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }
});

test("a filter that takes the focus is not behind the button that applies them", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/${BOOKING_CITY}Hotels.html`);
  await ready(page);
  const filters = page.locator("form:has(input[type=checkbox])").first();
  await filters.locator("input").first().focus();
  const behind = async () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const label = (focused as HTMLInputElement | null)?.labels?.[0];
      const isSeen = there !== null && (there === focused || label?.contains(there) || focused?.contains(there));
      return isSeen || focused?.getAttribute("type") !== "checkbox" ? null : (label?.textContent ?? "");
    });
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Tab");
    expect(await behind()).toBeNull();
  }
});

test("every part of the home page is in a landmark", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  await page.evaluate(await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8"));
  const outside = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const { violations } = await axe.run({ runOnly: { type: "rule", values: ["region"] } });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
  expect(outside).toEqual([]);
});
