import type { Locator, Page } from "@playwright/test";
import { audienceParameter } from "#domain/addresses/party-audience.ts";
import { serializeQuery } from "#domain/addresses/query.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import { logInByCall, logInHere } from "./account.ts";
import { expect } from "./site.ts";
import { IN_DAYS, ownProperty, stayToPay } from "./stay-booking.ts";
import { ready } from "./watch.ts";

/** The steps of a booking, as travellers take them. */

/** Texts of the booking pages. */
export const bookingWords = {
  fa: {
    instant: "تأیید آنی",
    choose: /^انتخاب .+،/,
    book: "رزرو و ورود مشخصات",
    next: "ادامه و پرداخت",
    pay: /^پرداخت [۰-۹]/,
    atBank: { pay: "پرداخت", decline: "انصراف", lose: "پرداخت بدون بازگشت به سایت" },
    voucher: "مشاهده و چاپ واچر",
    calendar: "افزودن به تقویم",
    certain: "رزرو شما قطعی شد",
    left: "پرداخت انجام نشد",
    notCharged: /مبلغی کسر نشد/,
    over: "مهلت تکمیل رزرو تمام شد",
    nothingPaid: /پرداختی انجام نشده است/,
    extend: "تمدید مهلت (یک بار)",
    deadlineOver: "مهلت پرداخت به پایان رسید",
    notPaid: /پرداختی انجام نشده است/,
    extended: "مهلت پرداخت یک بار تمدید شده و دیگر قابل تمدید نیست.",
    cancel: "لغو رزرو",
    confirmCancel: "رزرو را لغو می‌کنم",
    cancelled: "این رزرو لغو شد",
    track: { code: "کد پیگیری", mobile: "شمارهٔ موبایل رزروکننده", find: "پیگیری" },
  },
  en: {
    instant: "Instant",
    choose: /^Select .+,/,
    book: "Book and enter details",
    next: "Continue to payment",
    pay: /^Pay \d/,
    atBank: { pay: "پرداخت", decline: "انصراف", lose: "پرداخت بدون بازگشت به سایت" },
    voucher: "View and print voucher",
    calendar: "Add to calendar",
    certain: "Your booking is confirmed",
    left: "Not paid yet",
    notCharged: /Nothing was charged/,
    over: "Your hold has expired",
    nothingPaid: /haven’t paid anything/,
    extend: "Extend the deadline (once)",
    deadlineOver: "The payment deadline has expired",
    notPaid: /No payment was made/,
    extended: "The deadline has already been extended once.",
    cancel: "Cancel booking",
    confirmCancel: "Cancel booking",
    cancelled: "This booking was cancelled",
    track: { code: "Tracking code", mobile: "Mobile number used for the booking", find: "Track" },
  },
} as const;
type Locale = keyof typeof bookingWords;

/**
 * Opens a property of this journey's own and chooses a room that is confirmed at once and can be cancelled, for a party with
 * these passports.
 */
export async function chooseRoom(
  page: Page,
  locale: Locale,
  inDays = IN_DAYS,
  party: PartyAudience = "iranian",
): Promise<void> {
  const { choose, instant } = bookingWords[locale];
  const checkIn = addDays(tehranDate(Date.now() / 1000), inDays);
  const offers = page.locator("[data-plan]").filter({ hasText: instant }).getByRole("link", { name: choose });
  const stay = { check_in: checkIn, length_of_stay: 2, rooms: "2", ...audienceParameter(party, locale) };
  // A few properties are listed without being on sale, and some sell single rooms only.
  do await page.goto(`${(await ownProperty(page)).address}?${serializeQuery(stay)}`);
  while ((await offers.count()) === 0);
  await ready(page);
  await offers.first().click();
  await page.locator("[data-total]").waitFor();
}

/** Holds the chosen room as a new user; returns their mobile number. */
export async function hold(page: Page, locale: Locale): Promise<string> {
  await page.getByRole("button", { name: bookingWords[locale].book }).click();
  await page.getByRole("dialog").waitFor();
  const mobile = await logInHere(page, locale);
  await page.waitForURL(/\/reserve-new\/reserve\/prepare\//);
  await page.getByRole("timer").waitFor();
  return mobile;
}

export const people = [
  { name: "ناهید", code: "0084575948" },
  { name: "سارا", code: "0499370899" },
] as const;

/** Opens the traveller at an index: only one is open at a time. */
export async function openTraveller(page: Page, index: number): Promise<void> {
  const head = page.locator(`#seat-head-${index}`);
  if ((await head.getAttribute("aria-expanded")) === "false") await head.click();
  await expect(head).toHaveAttribute("aria-expanded", "true");
}

export async function fillTravellers(page: Page, mobile: string): Promise<void> {
  // The mobile number of the login is filled in already.
  await expect(page.locator('[id="travellers.0.mobile"] input')).toHaveValue(mobile);
  for (const [index, { name, code }] of people.entries()) {
    await openTraveller(page, index);
    const place = (field: string) => page.locator(`[id="travellers.${index}.${field}"]`);
    await place("first_name_fa").locator("input").fill(name);
    await place("last_name_fa").locator("input").fill("فرهمند");
    await place("gender").locator("select").selectOption("female");
    await place("birth_date").locator("input").first().fill("۱");
    await place("birth_date").locator("select").selectOption("3");
    await place("birth_date").locator("input").last().fill("۱۳۷۰");
    await place("national_code").locator("input").fill(code);
  }
}

/** Sends the named travellers of a stay, a tour or a flight, to the page that asks for the payment. */
export async function toStatus(page: Page, locale: Locale): Promise<void> {
  await page.getByRole("button", { name: bookingWords[locale].next }).click();
  await page.waitForURL(/\/reserve\/status\//);
  await ready(page);
}

/** Opens the status page of a stay that waits for its payment, as a new user; returns their mobile number. */
export async function toPayment(page: Page): Promise<string> {
  const mobile = await logInByCall(page);
  const { confirmation_code } = await stayToPay(page);
  await page.goto(reservationAddress("property", "status", confirmation_code));
  await ready(page);
  return mobile;
}

/** The box that accepts the terms of a payment, without which nothing is paid. */
export const termsBox = (page: Page): Locator => page.getByRole("checkbox", { name: /^(می‌پذیرم|I accept)/ });

export async function payAtBank(
  page: Page,
  locale: Locale,
  what: keyof (typeof bookingWords)["fa"]["atBank"],
): Promise<void> {
  await termsBox(page).check();
  await page.getByRole("button", { name: bookingWords[locale].pay }).click();
  await page.waitForURL(/\/StartPay\//);
  await page.getByRole("button", { name: bookingWords[locale].atBank[what] }).first().click();
}

/** Pays a reservation that is ready to pay on its status page, until it is confirmed. */
export async function payForIt(page: Page, kind: string, code: string, locale: Locale): Promise<void> {
  const status = reservationAddress(kind, "status", code);
  await page.goto(status);
  await payAtBank(page, locale, "pay");
  await page.waitForURL(new RegExp(status));
  await page.getByRole("heading", { name: bookingWords[locale].certain }).waitFor();
}

/** Moves the demonstration's clock ahead, permanently. */
export async function later(page: Page, seconds: number): Promise<void> {
  const moved = await page.request.post("/__demo/clock", {
    data: { advance_seconds: seconds },
    headers: { "Client-Token": "shamseh-web" },
  });
  expect(moved.status()).toBe(200);
}
