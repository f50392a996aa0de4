import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { logInHere } from "./account.ts";
import { bookingWords } from "./booking.ts";
import { expect, test } from "./site.ts";
import { theTotal } from "./tour-booking.ts";
import { ready, watch } from "./watch.ts";

/** From a flight search through the review to a hold, its travellers and their seats. */

const today = tehranDate(Math.floor(Date.now() / 1000));
/**
 * Days until the flights of each journey leave. Each has a day of its own, on which no other journey books
 * (flight-booking.ts: 20 to 25 out, 26 to 31 back): a fare that another holds or reprices would differ from the search
 * just shown.
 */
const LEAVES = { fa: 31, en: 32, back: 33, party: 34, scriptless: 35, moved: 36 } as const;
const leave = (whose: keyof typeof LEAVES) => addDays(today, LEAVES[whose]);
const cities = { origin_city_id: "city-1", destination_city_id: "city-4" };
const searchFor = (whose: keyof typeof LEAVES, more: Readonly<Record<string, string>> = {}) =>
  `/search/flight?${new URLSearchParams({ ...cities, departure_date: leave(whose), adult_count: "2", "kind[]": "system", ...more })}`;

const words = {
  fa: {
    choose: /^انتخاب /,
    review: "بررسی پرواز",
    hold: "نگه داشتن صندلی و ادامه",
    form: "مشخصات مسافران",
    seats: "انتخاب صندلی",
    save: "ثبت صندلی‌ها",
    gregorian: "ورود تاریخ میلادی",
  },
  en: {
    choose: /^Choose /,
    review: "Review your flights",
    hold: "Hold and continue",
    form: "Traveller details",
    seats: "Choose seats",
    save: "Save seats",
    gregorian: null,
  },
} as const;
type Locale = keyof typeof words;

/** From the search to the review of its first offer; returns the total that both show. */
async function toReview(page: Page, locale: Locale, query: string): Promise<number> {
  await page.goto(query);
  await ready(page);
  const offer = page.locator("[data-offer]").first();
  const total = Number(await offer.locator("[data-sum]").getAttribute("data-sum"));
  await offer.getByRole("link", { name: words[locale].choose }).click();
  await page.waitForURL(/\/flight\/reserve\/prepare\?/);
  await ready(page);
  await expect(page.getByRole("heading", { level: 1, name: words[locale].review })).toBeVisible();
  expect(await theTotal(page)).toBe(total);
  return total;
}

/** Presses the hold button. Anything but the login is a failure: another price, or a reason for no hold. */
async function askToHold(page: Page, locale: Locale): Promise<void> {
  const logIn = page.getByRole("dialog");
  const objections = page.getByRole("alertdialog").or(page.getByRole("alert"));
  const said = async () => (await objections.allTextContents()).join(" ").trim();
  const before = await said();
  await page.locator("button:visible", { hasText: words[locale].hold }).click();
  const isAnswered = async () => (await logIn.count()) > 0 || (await said()) !== before;
  await expect.poll(isAnswered, "whether holding is answered").toBe(true);
  if ((await logIn.count()) === 0) throw new Error(`Instead of the log-in there is: ${await said()}`);
}

const people = [
  { name: "ناهید", latin: "Nahid", code: "0084575948" },
  { name: "امید", latin: "Omid", code: "2281234568" },
] as const;

async function nameTravellers(page: Page, gregorian: string | null): Promise<void> {
  for (const [index, { name, latin, code }] of people.entries()) {
    const head = page.locator(`#seat-head-${index}`);
    if ((await head.getAttribute("aria-expanded")) === "false") await head.click();
    const field = (of: string) => page.locator(`[id="travellers.${index}.${of}"]`);
    await field("first_name_fa").locator("input").fill(name);
    await field("last_name_fa").locator("input").fill("فرهمند");
    await field("first_name_en").locator("input").fill(latin);
    await field("last_name_en").locator("input").fill("Farahmand");
    await field("gender").locator("select").selectOption("female");
    if (gregorian) await field("birth_date").getByRole("button", { name: gregorian }).click();
    await field("birth_date").locator("input").first().fill("3");
    await field("birth_date").locator("select").selectOption("5");
    await field("birth_date").locator("input").last().fill("1990");
    await field("national_code").locator("input").fill(code);
  }
}

/** Chooses a seat for each traveller by the map's keys alone. */
async function chooseSeats(page: Page, locale: Locale): Promise<void> {
  const w = words[locale];
  await page.getByRole("button", { name: w.seats }).click();
  const dialog = page.getByRole("dialog", { name: w.seats });
  const free = dialog.locator('[data-standing="free"]');
  await free.first().waitFor();
  const width = await free.first().evaluate((seat) => seat.getBoundingClientRect().width);
  expect(width).toBeGreaterThanOrEqual(44);
  await dialog.locator('[data-seat][tabindex="0"]').focus();
  for (const _ of people) {
    // Moves to the next free seat, along the row and down.
    for (let step = 0; step < 60; step += 1) {
      const standing = await page.evaluate(() => document.activeElement?.getAttribute("data-standing"));
      if (standing === "free") break;
      const before = await page.evaluate(() => document.activeElement?.getAttribute("data-seat"));
      await page.keyboard.press("ArrowRight");
      const after = await page.evaluate(() => document.activeElement?.getAttribute("data-seat"));
      if (before !== after) continue;
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("Enter");
  }
  await expect(dialog.locator('[data-standing="ours"], [data-standing="mine"]')).toHaveCount(people.length);
  await dialog.getByRole("button", { name: w.save }).click();
  await dialog.waitFor({ state: "hidden" });
}

const ways = [
  { locale: "fa", viewport: { width: 360, height: 740 }, isMobile: true },
  { locale: "en", viewport: { width: 1200, height: 900 }, isMobile: false },
] as const;

for (const { locale, viewport, isMobile } of ways) {
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ viewport, isMobile, hasTouch: isMobile });

    test("R66 flights are reviewed, held, named and seated", async ({ page, context, site }) => {
      test.setTimeout(180_000);
      const w = words[locale];
      await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
      const seen = await watch(page);
      const total = await toReview(page, locale, searchFor(locale, { audience: "iranian" }));
      const narrow = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await narrow();
      await askToHold(page, locale);
      const mobile = await logInHere(page, locale);
      await page.waitForURL(/\/flight\/reserve\/prepare\?.*confirmation_code=/);
      await page.getByRole("timer").waitFor();
      await expect(page.getByRole("heading", { level: 1, name: w.form })).toBeVisible();
      expect(await theTotal(page)).toBe(total);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await narrow();

      // A reload restores the hold and everything typed.
      await nameTravellers(page, w.gregorian);
      await page.reload();
      await ready(page);
      await page.getByRole("timer").waitFor();
      await expect(page.locator('[id="travellers.0.first_name_en"] input')).toHaveValue("Nahid");
      await chooseSeats(page, locale);
      await expect(page.locator("[data-chosen-seat]")).toHaveCount(people.length);
      expect(await theTotal(page)).toBeGreaterThan(total);
      await narrow();
      seen.expectClean();

      const submitted = page.waitForResponse(/\/submit$/);
      await page.getByRole("button", { name: bookingWords[locale].next }).click();
      expect((await submitted).status()).toBe(200);
      await page.waitForURL(/\/flight\/reserve\/status\//);
      expect(site.written()).not.toContain(mobile);
    });
  });
}

test("going back from the travellers leads to the search, and the same address finds the hold", async ({ page }) => {
  await toReview(page, "fa", searchFor("back"));
  await askToHold(page, "fa");
  await logInHere(page, "fa");
  await page.waitForURL(/confirmation_code=/);
  await page.getByRole("timer").waitFor();
  const held = page.url();
  await page.goBack();
  await page.waitForURL(/\/search\/flight\?/);
  await page.goto(held);
  await page.getByRole("timer").waitFor();
});

test("an address without a choice, or with an offer that is not known, leads Home with the reason", async ({
  page,
  request,
}) => {
  for (const query of ["", "?adult_count=2", "?offer_id=%20&confirmation_code="]) {
    const answer = await request.get(`/flight/reserve/prepare${query}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]], query).toEqual([302, "/?incomplete=choice&kind=flight"]);
  }
  await page.goto("/flight/reserve/prepare");
  await expect(page.getByText("اول پرواز را جست‌وجو و انتخاب کنید.")).toBeVisible();
  for (const offer of ["forged", "../../etc", "a.b"]) {
    const address = `/flight/reserve/prepare?offer_id=${encodeURIComponent(offer)}`;
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]], offer).toEqual([302, "/?incomplete=offer&kind=flight"]);
    await page.goto(address);
    await expect(page.getByRole("alert")).toHaveText("این پرواز دیگر پیدا نمی‌شود. دوباره جست‌وجو و انتخاب کنید.");
  }
});

test("R134, R135 a party that cannot be stays on the page with words and a way to mend it", async ({
  page,
  request,
}) => {
  await toReview(page, "fa", searchFor("party"));
  const address = new URL(page.url());
  const answer = await request.get(address.href);
  expect(answer.headers()).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "private, no-store" });
  for (const [name, value] of [
    ["adult_count", "0"],
    ["adult_count", "10"],
    ["adult_count", "x"],
    ["child_count", "8"],
    ["infant_count", "3"],
    ["infant_count", "-1"],
  ] as const) {
    const asked = new URL(address);
    asked.searchParams.set(name, value);
    const shown = await page.goto(asked.href);
    expect(shown?.status(), `${name}=${value}`).toBe(200);
    await expect(page.getByRole("alert").first(), `${name}=${value}`).toBeVisible();
    await expect(page.locator("[data-total]"), `${name}=${value}`).toHaveCount(0);
    await expect(page.locator("[data-way]"), `${name}=${value}`).toHaveCount(1);
  }
  await page.getByRole("button", { name: "محاسبهٔ قیمت" }).click();
  await page.locator("[data-total]").waitFor();
});

test("without scripts a return is chosen and reviewed to its total", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, locale: "fa-IR" });
  const page = await context.newPage();
  await page.goto(
    searchFor("scriptless", { return_date: addDays(leave("scriptless"), 6), child_count: "1", "kind[]": "" }),
  );
  for (const _ of ["outbound", "inbound"])
    await page.locator("[data-offer]").first().getByRole("link", { name: words.fa.choose }).click();
  await expect(page).toHaveURL(/return_offer_id=/);
  await expect(page.locator("[data-way]")).toHaveCount(2);
  expect(await theTotal(page)).toBeGreaterThan(0);
  await expect(page.getByText(/جاوااسکریپت مرورگر را فعال کنید/)).toBeVisible();
  await context.close();
});

test("R66 a price that moves is asked about, an old offer is renewed, a fare that is gone offers the same flight", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const change = async (action: object): Promise<string> => {
    const answer = await page.request.post("/__demo/flights", { data: action });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { offer_id: string }).offer_id;
  };
  // Scheduled flights have several fares.
  const before = await toReview(page, "fa", searchFor("moved"));
  const address = new URL(page.url());
  const offer_id = address.searchParams.get("offer_id") ?? "";
  await change({ action: "reprice", offer_id, percent: 10 });
  await expect(askToHold(page, "fa")).rejects.toThrow(formatMoneyText(before, "fa"));
  await page.getByRole("alertdialog").getByRole("button", { name: "انصراف" }).click();
  await expect(page).toHaveURL(address.href);

  // Reopened, and with an id that has aged: both totals are shown, and it can be held.
  const aged = await change({ action: "age", offer_id });
  address.searchParams.set("offer_id", aged);
  await page.goto(address.href);
  await ready(page);
  await expect(page.getByRole("alert")).toContainText(formatMoneyText(before, "fa"));
  const now = await theTotal(page);
  expect(now).toBeGreaterThan(before);
  await expect(page.getByRole("alert")).toContainText(formatMoneyText(now, "fa"));
  await askToHold(page, "fa");
  await page.keyboard.press("Escape");

  await change({ action: "sell_out", offer_id });
  await page.reload();
  await ready(page);
  await expect(page.getByRole("alert")).toContainText("این پرواز برای این تعداد مسافر صندلی ندارد");
  await expect(page.locator("[data-total]")).toHaveCount(0);
  await page.getByRole("link", { name: "ادامه با این نرخ" }).click();
  await ready(page);
  expect(await theTotal(page)).toBeGreaterThan(now);
});
