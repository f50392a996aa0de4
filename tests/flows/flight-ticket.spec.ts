import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { OTHER_LOCALE } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { logInByCall } from "./account.ts";
import { bookingWords, termsBox } from "./booking.ts";
import { instantsIn } from "./calendar-file.ts";
import { cancelFlight, flightReserved, flightToPay, moveFlight, nationalCodes, payFlight } from "./flight-booking.ts";
import { pagesOf } from "./pdf.ts";
import { expect, test } from "./site.ts";
import { theTotal } from "./tour-booking.ts";
import { ready, watch } from "./watch.ts";
import { someOf } from "./ways.ts";

/**
 * Flights after the hold: paid, on paper in either language, in a calendar, cancelled, and changed by their carriers.
 */

const own = {
  fa: {
    ticket: "مشاهده و چاپ بلیت",
    calendar: "افزودن به تقویم",
    route: "تهران به مشهد",
    twin: "بلیت به انگلیسی",
    accept: "ساعت جدید را می‌پذیرم",
    accepted: /ساعت جدید را پذیرفته‌اید/,
    refuse: "لغو رزرو، با بازگشت همهٔ مبلغ",
    later: (minutes: 119 | 120) =>
      ({ 119: "۱ ساعت و ۵۹ دقیقه دیرتر حرکت می‌کند.", 120: "۲ ساعت دیرتر حرکت می‌کند." })[minutes],
    carrier: /^ایرلاین پرواز .* را لغو کرد$/,
    twoHours: "دو ساعت قبل از پرواز در فرودگاه باشید.",
    amount: "مبلغ به تومان",
    charge: "شارژ کیف پول",
    payFromWallet: /^پرداخت .* از کیف پول$/,
    unsuccessful: "رزرو ناموفق بود",
    notIssued: "ایرلاین بلیت این رزرو را صادر نکرد.",
    returned: /برگشت داده شد/,
  },
  en: {
    ticket: "View and print ticket",
    calendar: "Add to calendar",
    route: "Tehran to Mashhad",
    twin: "Ticket in Persian",
    accept: "Accept the new time",
    accepted: /You accepted the new time/,
    refuse: "Cancel with a full refund",
    later: (minutes: 119 | 120) => ({ 119: "It departs 1 h 59 min later.", 120: "It departs 2 h later." })[minutes],
    carrier: /^The airline cancelled ./,
    twoHours: "Be at the airport two hours before departure.",
    amount: "Amount in toman",
    charge: "Top up wallet",
    payFromWallet: /^Pay .* from your wallet$/,
    unsuccessful: "The booking was unsuccessful",
    notIssued: "The airline couldn’t issue the tickets for this booking.",
    returned: /has been refunded/,
  },
} as const;
type Language = keyof typeof own;
const wordsIn = (locale: Language) => ({ ...bookingWords[locale], ...own[locale] });

const WALLET = "/user/panel/financial/index.html";
const statusOf = ({ confirmation_code }: FlightReservationValue) => `/flight/reserve/status/${confirmation_code}`;
const oldAddress = ({ confirmation_code }: FlightReservationValue) =>
  `/reserve-transportation/flight/${confirmation_code}/voucher`;

/** Cancels in the open dialog, and returns the sums that it shows as refunded and kept. */
async function confirmCancel(page: Page, locale: Language): Promise<{ kept: string; back: string }> {
  const dialog = page.getByRole("alertdialog");
  await dialog.locator("dl").first().waitFor();
  const sums = await dialog.locator("dl").first().locator("dd").allTextContents();
  await dialog.getByRole("button", { name: wordsIn(locale).confirmCancel }).click();
  await page.getByRole("heading", { name: wordsIn(locale).cancelled }).waitFor();
  return { kept: sums.at(-2) ?? "", back: sums.at(-1) ?? "" };
}

const ways = [
  { locale: "fa", viewport: { width: 360, height: 740 }, hasTouch: true },
  { locale: "en", viewport: { width: 1200, height: 900 }, hasTouch: false },
] as const;

for (const { locale, viewport, hasTouch } of someOf(ways, 1)) {
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    test("R7, R66, R67, R68, R69, R70, R193 both ways are paid, printed, put into a calendar and called off", async ({
      page,
      context,
      site,
    }) => {
      test.setTimeout(180_000);
      const w = wordsIn(locale);
      await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
      const seen = await watch(page);
      const mobile = await logInByCall(page);
      const held = await flightToPay(page, { isReturn: true });
      const code = held.confirmation_code;
      const total = held.totals.payable;
      const isWithinTheScreen = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

      await page.goto(statusOf(held));
      await ready(page);
      expect(await theTotal(page)).toBe(total);
      const promised = (await page.locator("[data-cancellation]").first().textContent()) ?? "";
      await isWithinTheScreen();
      await payFlight(page, code, locale);
      await page.getByRole("link", { name: w.ticket }).click();
      await page.waitForURL(new RegExp(`/flight/reserve/voucher/${code}$`));

      // One sheet per direction, each a page in print.
      const { issued, subject, tracking_code } = await flightReserved(page, code);
      await expect(page.locator("[data-sheet]")).toHaveCount(2);
      for (const { locator, tickets } of issued)
        for (const number of [locator, ...tickets]) await expect(page.getByText(number, { exact: true })).toBeVisible();
      await expect(page.getByText(w.twoHours)).toHaveCount(2);
      const sums = await page
        .locator("[data-sheet-total]")
        .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-sheet-total"))));
      expect(sums.reduce((sum, one) => sum + one, 0)).toBe(total);
      await isWithinTheScreen();
      expect(pagesOf(await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm" } }))).toBe(2);

      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: w.calendar }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe(`shamseh-${tracking_code}.ics`);
      const text = await readFile(await file.path(), "utf8");
      const segments = subject.flights.flatMap((flight) => flight.segments);
      expect(instantsIn(text, "DTSTART")).toEqual(segments.map(({ departs_at }) => departs_at));
      expect(instantsIn(text, "DTEND")).toEqual(segments.map(({ arrives_at }) => arrives_at));
      for (const personal of [mobile, ...nationalCodes]) expect(text).not.toContain(personal);

      await expectTwins(page, held, locale);
      await page.goto(oldAddress(held));
      await ready(page);
      await expect(page.getByRole("heading", { level: 1, name: w.route })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(oldAddress(held));

      // Cancelled from the account, at the fee shown on its card.
      await page.goto(`/user/panel/reserves/${code}.html`);
      await ready(page);
      expect(await theTotal(page)).toBe(total);
      await page.getByRole("button", { name: w.cancel }).click();
      const { kept, back } = await confirmCancel(page, locale);
      expect(promised).toContain(kept.trim());
      await page.goto("/user/panel/financial/refunds.html");
      await ready(page);
      const refund = page.getByRole("listitem").filter({ has: page.locator(`a[href*="${code}"]`) });
      await expect(refund).toContainText(back);
      seen.expectClean();
      for (const personal of [mobile, ...nationalCodes, tracking_code]) expect(site.written()).not.toContain(personal);
    });
  });
}

for (const { locale, viewport, hasTouch } of someOf(ways, 1)) {
  test.describe(`${locale}, ${viewport.width} px, changed`, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    test("a carrier’s 119 minutes are said, 120 are accepted or refused with all the money back, and what it cancels is refunded", async ({
      page,
      context,
      site,
    }) => {
      test.setTimeout(180_000);
      const w = wordsIn(locale);
      await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
      await logInByCall(page);
      const paid = async () => {
        const held = await flightToPay(page);
        await payFlight(page, held.confirmation_code, locale);
        return held;
      };
      const shown = async (held: FlightReservationValue) => {
        await page.goto(statusOf(held));
        await ready(page);
      };

      const told = await paid();
      await moveFlight(page, site, told, 119);
      await shown(told);
      await expect(page.getByText(w.later(119))).toBeVisible();
      await expect(page.getByRole("button", { name: w.accept })).toHaveCount(0);

      const accepted = await paid();
      await moveFlight(page, site, accepted, 120);
      await shown(accepted);
      await expect(page.getByText(w.later(120))).toBeVisible();
      await expect(page.locator("[data-cancellation=free]")).toHaveCount(1);
      await page.getByRole("button", { name: w.accept }).click();
      await expect(page.getByText(w.accepted)).toBeVisible();
      await expect(page.locator("[data-cancellation=charged]")).toHaveCount(1);

      const refused = await paid();
      await moveFlight(page, site, refused, 120);
      await shown(refused);
      await page.getByRole("button", { name: w.refuse }).click();
      const { back } = await confirmCancel(page, locale);
      expect(back).toBe(formatMoneyText(refused.totals.payable, locale));

      const ended = await paid();
      await cancelFlight(page, site, ended);
      await shown(ended);
      await expect(page.getByRole("heading", { name: w.carrier })).toBeVisible();
      const { refund } = await flightReserved(page, ended.confirmation_code);
      expect(refund?.amount).toBe(ended.totals.payable);
    });
  });
}

/** Charges the wallet of the logged-in user, at the bank. Rial. */
async function fillWallet(page: Page, rial: number, locale: Language): Promise<void> {
  const w = wordsIn(locale);
  await page.goto(WALLET);
  await ready(page);
  await page.getByLabel(w.amount).fill(String(rial / 10));
  await page.getByRole("button", { name: w.charge }).click();
  await page.waitForURL(/\/StartPay\//);
  await page.getByRole("button", { name: w.atBank.pay }).first().click();
  await page.waitForURL(/financial/);
}

for (const { locale, viewport, hasTouch } of someOf(ways, 1)) {
  test.describe(`${locale}, ${viewport.width} px, refused`, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    test("tickets that the airline does not issue are said to be so, and all the money is in the wallet", async ({
      page,
      context,
      site,
    }) => {
      test.setTimeout(120_000);
      const w = wordsIn(locale);
      await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
      const seen = await watch(page);
      await logInByCall(page);
      const held = await flightToPay(page);
      const total = held.totals.payable;
      const data = { action: "fail_issue", confirmation_code: held.confirmation_code };
      expect((await page.request.post("/__demo/flights", { data })).status()).toBe(200);

      await fillWallet(page, total, locale);
      await page.goto(statusOf(held));
      await ready(page);
      await termsBox(page).check();
      await page.getByRole("button", { name: w.payFromWallet }).click();
      await expect(page.getByRole("heading", { name: w.unsuccessful })).toBeVisible();
      await expect(page.getByText(w.notIssued).first()).toBeVisible();
      await expect(page.getByText(w.returned).first()).toContainText(formatMoneyText(total, locale));
      await expect(page.getByRole("link", { name: w.ticket })).toHaveCount(0);

      await page.goto(WALLET);
      await ready(page);
      await expect(page.getByText(formatMoneyText(total, locale)).first()).toBeVisible();
      seen.expectClean();
    });
  });
}

/**
 * The document is in the language of its address, the button leads to its translation, and the site keeps the visitor's
 * choice.
 */
async function expectTwins(page: Page, held: FlightReservationValue, locale: Language): Promise<void> {
  const other = OTHER_LOCALE[locale];
  await page.getByRole("link", { name: own[locale].twin }).click();
  await page.waitForURL(`**${oldAddress(held)}/${other}`);
  await ready(page);
  await expect(page.getByRole("heading", { level: 1, name: own[other].route })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await page.getByRole("banner").locator("a[hreflang]").click();
  await page.waitForURL(`**${oldAddress(held)}/${locale}`);
  await expect(page.getByRole("heading", { level: 1, name: own[locale].route })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "lang")?.value).toBe(locale);
}

test("a ticket is no one’s by its address alone, is kept by no cache, and is in no third language", async ({
  page,
  request,
}) => {
  const code = "Fk7nX2qLr5b8Mv3ZyD1tGh";
  const old = `/reserve-transportation/flight/${code}/voucher`;
  for (const address of [`/flight/reserve/voucher/${code}`, old, `${old}/fa`, `${old}/en`]) {
    const answer = await request.get(address);
    expect([answer.status(), answer.headers()["cache-control"]], address).toEqual([
      200,
      expect.stringMatching(/no-store/),
    ]);
    expect(answer.headers()["x-robots-tag"], address).toContain("noindex");
    await page.goto(address);
    await page.waitForURL("**/reserve-new/reserve/tracking.html");
  }
  for (const language of ["de", "FA", "ar"]) expect((await request.get(`${old}/${language}`)).status()).toBe(404);
  const status = await request.get(`/flight/reserve/status/${code}`, { maxRedirects: 0 });
  expect([status.status(), status.headers()["location"]]).toEqual([302, expect.stringContaining("/user/login.html")]);
});

test("R71 the app’s link shows where to go on, and an unknown one is not found", async ({ page, request }) => {
  await logInByCall(page);
  const held = await flightToPay(page);
  const answer = await page.goto(`/reserve-transportation/flight/${held.confirmation_code}/book`);
  expect(answer?.status()).toBe(200);
  await ready(page);
  await page.getByRole("link", { name: "ادامه در وب" }).click();
  await page.waitForURL(`**${statusOf(held)}`);
  expect((await request.get("/reserve-transportation/flight/Fk7nX2qLr5b8Mv3ZyD1tGh/book")).status()).toBe(404);
});
