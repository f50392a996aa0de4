import { readFile } from "node:fs/promises";
import { formatMoneyText } from "#domain/text/money.ts";
import { bookingWords, termsBox } from "./booking.ts";
import { instantsIn } from "./calendar-file.ts";
import { flightReserved } from "./flight-booking.ts";
import {
  findTrip,
  holdByKeys,
  type Keys,
  keysOn,
  nameByKeys,
  passports,
  reviewByKeys,
  searchByKeys,
  seatByKeys,
} from "./flight-by-keys.ts";
import { pagesOf } from "./pdf.ts";
import { expect, test } from "./site.ts";
import { theTotal } from "./tour-booking.ts";
import { ready, watch } from "./watch.ts";
import { someOf } from "./ways.ts";

/**
 * A round trip to Istanbul with the keyboard alone: found, held, named, seated, paid, printed, cancelled and refunded.
 */

const own = {
  fa: {
    ticket: "مشاهده و چاپ بلیت",
    calendar: "افزودن به تقویم",
    amount: "مبلغ به تومان",
    charge: "شارژ کیف پول",
    wallet: /از کیف پول پرداخت شود/,
  },
  en: {
    ticket: "View and print ticket",
    calendar: "Add to calendar",
    amount: "Amount in toman",
    charge: "Top up wallet",
    wallet: /from your wallet/,
  },
} as const;

/** Wallet charge, which pays a part of the price: rial, typed in toman. */
const CHARGED = 5_000_000;
const RIAL_OF_TOMAN = 10;

/** Charges the wallet through the bank. */
async function chargeByKeys(keys: Keys): Promise<void> {
  const { page, locale } = keys;
  const w = { ...bookingWords[locale], ...own[locale] };
  await page.goto("/user/panel/financial/index.html");
  await ready(page);
  await keys.skip();
  await keys.type("amount", page.getByLabel(w.amount), String(CHARGED / RIAL_OF_TOMAN));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/StartPay\//);
  await keys.press("pay at the bank", page.getByRole("button", { name: w.atBank.pay }).first());
  await page.waitForURL(/financial/);
}

/** Pays on the status page: the wallet's balance, and the rest at the bank. */
async function payByKeys(keys: Keys, status: string, total: number): Promise<void> {
  const { page, locale } = keys;
  const w = { ...bookingWords[locale], ...own[locale] };
  await page.goto(status);
  await ready(page);
  await expect(page.getByRole("checkbox", { name: w.wallet })).toBeChecked();
  const pay = page.getByRole("button", { name: w.pay });
  await expect(pay).toContainText(formatMoneyText(total - CHARGED, locale));
  await keys.skip();
  await keys.to("accept the terms", termsBox(page));
  await page.keyboard.press("Space");
  await keys.press("pay", pay);
  await page.waitForURL(/\/StartPay\//);
  await expect(page.getByText(formatMoneyText(total - CHARGED, "fa"))).toBeVisible();
  await keys.press("pay at the bank", page.getByRole("button", { name: w.atBank.pay }).first());
  await page.waitForURL(new RegExp(status));
  await page.getByRole("heading", { name: w.certain }).waitFor();
}

/** Prints the ticket, and downloads its flights as a calendar file. */
async function keepByKeys(keys: Keys, code: string, mobile: string): Promise<void> {
  const { page, locale } = keys;
  const w = own[locale];
  await keys.press("ticket", page.getByRole("link", { name: w.ticket }));
  await page.waitForURL(new RegExp(`/flight/reserve/voucher/${code}$`));
  await ready(page);
  await expect(page.locator("[data-sheet]")).toHaveCount(2);
  expect(pagesOf(await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm" } }))).toBe(2);
  const { subject, tracking_code } = await flightReserved(page, code);
  const saving = page.waitForEvent("download");
  await keys.skip();
  await keys.press("add to calendar", page.getByRole("button", { name: w.calendar }));
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`shamseh-${tracking_code}.ics`);
  const text = await readFile(await file.path(), "utf8");
  const segments = subject.flights.flatMap((flight) => flight.segments);
  expect(instantsIn(text, "DTSTART")).toEqual(segments.map(({ departs_at }) => departs_at));
  expect(instantsIn(text, "DTEND")).toEqual(segments.map(({ arrives_at }) => arrives_at));
  for (const personal of [mobile, ...passports]) expect(text).not.toContain(personal);
}

/** Cancels from the account, at a fee that is known before, and finds the rest among the refunds. */
async function cancelByKeys(keys: Keys, code: string, total: number, fee: number): Promise<void> {
  const { page, locale } = keys;
  const w = bookingWords[locale];
  await page.goto(`/user/panel/reserves/${code}.html`);
  await ready(page);
  expect(await theTotal(page)).toBe(total);
  await keys.skip();
  await keys.press("cancel", page.getByRole("button", { name: w.cancel }));
  const dialog = page.getByRole("alertdialog");
  // Sums of both directions together; the cost of each is below.
  const together = dialog.locator("dl").first();
  await together.waitFor();
  const sums = await together.locator("dd").allTextContents();
  expect(sums.slice(-2)).toEqual([formatMoneyText(fee, locale), formatMoneyText(total - fee, locale)]);
  await keys.press("confirm", dialog.getByRole("button", { name: w.confirmCancel }));
  await page.getByRole("heading", { name: w.cancelled }).waitFor();
  await page.goto("/user/panel/financial/refunds.html");
  await ready(page);
  const refund = page.getByRole("listitem").filter({ has: page.locator(`a[href*="${code}"]`) });
  await expect(refund).toContainText(formatMoneyText(total - fee, locale));
  const { refund: answered } = await flightReserved(page, code);
  expect(answered?.amount).toBe(total - fee);
}

/** Days until each flight leaves: other days than any other journey books. */
const ways = [
  { locale: "fa", width: 360, inDays: 40 },
  { locale: "en", width: 1200, inDays: 50 },
  { locale: "fa", width: 1200, inDays: 60 },
  { locale: "en", width: 360, inDays: 70 },
] as const;

for (const { locale, width, inDays } of someOf(ways, 1)) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, isMobile: width < 600 });

    test("R64, R66, R67, R68, R81, R110 both ways abroad with the keyboard alone", async ({ page, context, site }) => {
      test.setTimeout(240_000);
      const w = bookingWords[locale];
      await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
      const seen = await watch(page);
      const keys = keysOn(page, locale);
      const trip = await findTrip(page, inDays);
      await searchByKeys(keys, trip);
      const total = await reviewByKeys(keys, trip);
      const mobile = await holdByKeys(keys);
      await nameByKeys(keys, trip);
      await seatByKeys(keys);
      const whole = await theTotal(page);
      const seats = whole - total;
      expect(seats).toBeGreaterThan(0);
      await keys.press("on to the payment", page.getByRole("button", { name: w.next }));
      await page.waitForURL(/\/flight\/reserve\/status\//);
      const status = new URL(page.url()).pathname;
      const code = status.split("/").at(-1) ?? "";
      await chargeByKeys(keys);
      await payByKeys(keys, status, whole);
      await keepByKeys(keys, code, mobile);
      const { out, home } = trip;
      // As on the cards and in the review; a seat on an issued ticket is not refunded.
      const fee = out.offer.cancellation.penalty + home.offer.cancellation.penalty + seats;
      await cancelByKeys(keys, code, whole, fee);
      seen.expectClean();
      for (const personal of [mobile, ...passports]) expect(site.written()).not.toContain(personal);
      test.info().annotations.push({ type: "presses of Tab", description: JSON.stringify(keys.steps) });
    });
  });
}
