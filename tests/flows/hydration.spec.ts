import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";
import { logInHere } from "./account.ts";
import { expect, siteTest } from "./site.ts";
import { ready } from "./watch.ts";

/** React's development build reports every difference from the server's markup. */
const test = siteTest({}, "reporting");
/** The site as `npm run dev` serves it, each module a file: a page takes ten times as long. */
const inDevelopment = siteTest({}, "development");

const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 20);
const stay = `check_in=${checkIn}&length_of_stay=3`;
const search = `/search/property?destination_id=city-2&destination_name=x&${stay}`;

/** Each screen once. */
const pages = {
  home: "/",
  "Iran listing": "/IranHotels.html",
  category: "/LuxuryCategoryHotels.html",
  city: "/IsfahanHotels.html",
  subject: "/IsfahanHotels/BoutiqueHotels.html",
  attraction: "/IsfahanTourism/6.html",
  search,
  "search with a map": `${search}&view=map`,
  "an impossible search":
    "/search/property?destination_id=city-2&destination_name=x&check_in=1300-01-01&length_of_stay=99",
  property: `/IsfahanHotels/HowzkhanehBoutiqueHotel.html?${stay}`,
  "search for flights": `/search/flight?origin_city_id=city-1&destination_city_id=city-101&departure_date=${checkIn}&return_date=${addDays(checkIn, 6)}&adult_count=2&infant_count=1`,
  "an impossible search for flights":
    "/search/flight?origin_city_id=city-1&destination_city_id=city-1&departure_date=1300-01-01&adult_count=0",
  content: "/Content/About.html",
  gallery: "/Content/Gallery.html",
  contact: "/Content/Contact.html",
  partner: "/partners/sepid",
  "register a hotel": "/Landings/RegisterHotel.html",
  Nowruz: "/Landings/Nowruz.html",
  login: "/user/login.html",
  tracking: "/reserve-new/reserve/tracking.html",
  "not found": "/nothing-here",
};

/** Pages whose language is that of their address, whatever the visitor chose. */
const inEnglish = { home: "/?lang=en", city: "/IsfahanHotels.html?lang=en", "not found": "/nothing-here?lang=en" };

/** Records console errors and warnings, each with its page. */
function listenTo(page: Page) {
  const said: string[] = [];
  let here = "";
  page.on("console", (message) => {
    const isOfThePage = message.type() === "error" && /status of (404|422)/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isOfThePage) said.push(`${here}: ${message.text()}`);
  });
  page.on("pageerror", (error) => said.push(`${here}: ${error.message}`));
  const visit = async (name: string, address: string) => {
    here = name;
    const before = said.length;
    // The development build on a busy machine: a call of the page took longer than a visitor should wait, and the page
    // reports that. That is right, and says nothing about its hydration.
    for (let tries = 0; (await page.goto(address))?.status() === 503 && tries < 3; tries += 1) said.length = before;
    await ready(page);
    // A mismatch is reported once the tree has hydrated, parts below the fold last.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    await page.waitForTimeout(100);
  };
  return { said, visit };
}

for (const locale of ["fa", "en"] as const) {
  test(`every screen wakes up without a word in the console (${locale})`, async ({ page, context, site }) => {
    test.setTimeout(180_000);
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const { said, visit } = listenTo(page);
    for (const [name, address] of Object.entries(pages)) {
      await visit(name, address);
      await expect(page.locator("html")).toHaveAttribute("dir", DIRECTION[locale]);
    }
    for (const [name, address] of Object.entries(inEnglish)) {
      await visit(name, address);
      await expect(page.locator("html")).toHaveAttribute("dir", DIRECTION.en);
    }
    expect(said).toEqual([]);
  });
}

const panel = [
  "/user/panel.html",
  ...["information", "reserves", "guests", "favorites"].map((name) => `/user/panel/${name}.html`),
];

test("the panel wakes up without a word in the console, also in a tab that has looked at a stay", async ({ page }) => {
  const { said, visit } = listenTo(page);
  await visit("login", pages.login);
  await logInHere(page, "fa");
  await page.waitForURL((url) => url.pathname === "/");
  await visit("property", pages.property);
  for (const address of panel) await visit(address, address);
  expect(said).toEqual([]);
});

inDevelopment("`npm run dev` serves pages that wake up without a word in the console", async ({ page }) => {
  test.setTimeout(180_000);
  const { said, visit } = listenTo(page);
  await visit("home", pages.home);
  await visit("property", pages.property);
  expect(said).toEqual([]);
});
