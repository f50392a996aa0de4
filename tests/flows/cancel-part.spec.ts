import type { Page } from "@playwright/test";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { logInByCall } from "./account.ts";
import { payForIt } from "./booking.ts";
import { asked } from "./calls.ts";
import { flightToPay } from "./flight-booking.ts";
import { press } from "./keyboard.ts";
import { expect, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";
import { stayToPay } from "./stay-booking.ts";
import { ready } from "./watch.ts";

/** A part of a paid booking is cancelled, and the rest stands: status, refund and voucher say the same. */

type Booking = Pick<ReservationEnvelope, "kind" | "confirmation_code">;

async function paidOn(page: Page, { kind, confirmation_code }: Booking, locale: "fa" | "en"): Promise<void> {
  await payForIt(page, kind, confirmation_code, locale);
  await page.goto(reservationAddress(kind, "status", confirmation_code));
  await ready(page);
}

/** Expects the page to say what the provider says of the part, and the voucher to lack it. */
async function expectPartGone(page: Page, path: string, { kind, confirmation_code }: Booking, locale: "fa" | "en") {
  const gone = page.getByRole("region", { name: ofPair(["بخش‌های لغوشده", "Cancelled parts"], locale) });
  await gone.waitFor();
  const value = await asked<ReservationEnvelope>(page, `/${path}/${confirmation_code}`);
  const part = value.cancelled_parts?.[0];
  expect(value.status).toBe("successful");
  await expect(gone).toContainText(formatMoneyText((part?.paid ?? 0) - (part?.penalty ?? 0), locale));
  await page.goto(reservationAddress(kind, "voucher", confirmation_code));
  await ready(page);
  await expect(page.getByText(formatMoneyText(value.totals.paid, locale)).first()).toBeVisible();
  return value;
}

test("a room of two, by touch on a Persian telephone", async ({ browser, site }) => {
  const context = await telephone(browser, site);
  const page = await context.newPage();
  await page.goto("/");
  await logInByCall(page);
  const booking = await stayToPay(page, 2);
  await paidOn(page, booking, "fa");
  await page.getByRole("button", { name: "لغو رزرو" }).tap();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("فقط اتاق ۱").tap();
  await dialog.getByRole("button", { name: "این اتاق را لغو می‌کنم" }).tap();
  const value = await expectPartGone(page, "reserve/v2", booking, "fa");
  expect(value.travellers).toHaveLength(2);
  expect(value.totals.paid).toBe(booking.totals.payable / 2);
  await context.close();
});

test("a traveller of two on a flight, by keys in English", async ({ page, site }) => {
  await page.context().addCookies([{ name: "lang", value: "en", url: site.url }]);
  await page.goto("/");
  await logInByCall(page);
  const booking = await flightToPay(page);
  await paidOn(page, booking, "en");
  await press(page, page.getByRole("button", { name: "Cancel booking" }));
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("radio", { name: "The whole booking" }).waitFor();
  await dialog.getByRole("radio", { name: "The whole booking" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await press(page, dialog.getByRole("button", { name: "Cancel this traveller" }));
  const value = await expectPartGone(page, "flight/v2/reserve", booking, "en");
  expect(value.travellers).toHaveLength(1);
});
