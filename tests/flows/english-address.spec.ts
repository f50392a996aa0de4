import type { Page } from "@playwright/test";
import type { Locale } from "#domain/enums/enums.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";

/** A page in English by its address, as one arrives at it from a search engine or a friend's message. */

const languageOf = (page: Page) => page.locator("html");
/** The language that an address chooses. */
const chosenBy = (url: URL): string | null => url.searchParams.get("lang");
const isIn = (url: URL, language: Locale): boolean => chosenBy(url) === language;

test("English stays with a visitor from page to page, and with their browser afterwards", async ({ page, context }) => {
  await page.goto("/IranHotels.html?lang=en");
  await ready(page);
  await expect(languageOf(page)).toHaveAttribute("lang", "en");
  expect((await context.cookies()).find(({ name }) => name === "lang")?.value).toBe("en");

  // A choice that stays in the page.
  await page.getByRole("link", { name: "Lowest price" }).first().click();
  await page.waitForURL((url) => url.searchParams.get("sort") === "lowest_price" && isIn(url, "en"));

  // Another page, with its choices.
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await page.waitForURL((url) => /Hotel\.html$/.test(url.pathname) && isIn(url, "en"));
  await expect(languageOf(page)).toHaveAttribute("lang", "en");
  await ready(page);

  // A page of theirs, whose address has no language.
  await page.goto("/user/login.html");
  await expect(languageOf(page)).toHaveAttribute("lang", "en");

  // Back to Persian by the link of every page.
  await page.goto("/IsfahanHotels.html?lang=en");
  await ready(page);
  await page.getByRole("banner").locator("a[hreflang=fa]").click();
  await page.waitForURL((url) => isIn(url, "fa"));
  await ready(page);
  await expect(languageOf(page)).toHaveAttribute("lang", "fa");
  await page.goto("/IsfahanHotels.html");
  await expect(languageOf(page)).toHaveAttribute("lang", "fa");
});

test("without scripts a search from an English page is answered in English, and a personal page too", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("/?lang=en");
  await page.locator("main form input[name=destination_name]").first().fill("Isfahan");
  await page.locator("main form").first().getByRole("button", { name: "Search" }).click();
  await expect(languageOf(page)).toHaveAttribute("lang", "en");
  expect(chosenBy(new URL(page.url()))).toBe("en");
  expect(await context.cookies()).toEqual([]);
  await page.goto("/reserve-new/reserve/tracking.html?lang=en");
  expect(new URL(page.url()).search).toBe("");
  await expect(languageOf(page)).toHaveAttribute("lang", "en");
  await context.close();
});
