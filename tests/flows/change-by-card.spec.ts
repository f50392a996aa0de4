import type { Page } from "@playwright/test";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { logInByCall } from "./account.ts";
import { payForIt, bookingWords as words } from "./booking.ts";
import { asked } from "./calls.ts";
import { expect, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";
import { stayToPay } from "./stay-booking.ts";
import { ready } from "./watch.ts";

/** A night more is chosen and agreed to: it is held, and a card is to pay it. */
async function nightMore(page: Page, { check_in, length_of_stay }: StayReservationValue): Promise<void> {
  await page.getByRole("button", { name: "تغییر رزرو" }).tap();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /تاریخ اقامت/ })
    .tap();
  for (const day of [check_in, addDays(check_in, length_of_stay + 1)]) await page.locator(`[data-day="${day}"]`).tap();
  await page.getByRole("button", { name: "تأیید تاریخ" }).tap();
  await page.getByRole("button", { name: "ادامه و پرداخت با کارت" }).tap();
}

/** From the held change to the bank, and back. */
async function atBank(page: Page, what: "pay" | "decline"): Promise<void> {
  const held = page.getByRole("region", { name: "تغییر رزرو منتظر پرداخت شماست" });
  await held.getByRole("button", { name: /^پرداخت / }).tap();
  await page.waitForURL(/\/StartPay\//);
  await page.getByRole("button", { name: words.fa.atBank[what] }).first().tap();
  await page.waitForURL(/\/status\//);
}

test("a night more is paid by card by touch: the bank's no leaves the booking, its yes is on the voucher", async ({
  browser,
  site,
}) => {
  const context = await telephone(browser, site);
  const page = await context.newPage();
  await page.goto("/");
  await logInByCall(page);
  const { kind, confirmation_code: code } = await stayToPay(page, 1);
  await payForIt(page, kind, code, "fa");
  const status = reservationAddress(kind, "status", code);
  const read = () => asked<StayReservationValue>(page, `/reserve/v2/${code}`);
  await page.goto(status);
  await ready(page);
  const before = await read();

  await nightMore(page, before);
  await atBank(page, "decline");
  await page.getByText("تغییر انجام نشد و رزرو شما همان است که بود").waitFor();
  const after = await read();
  expect([after.check_out, after.totals.paid, after.status]).toEqual([
    before.check_out,
    before.totals.paid,
    "successful",
  ]);

  await nightMore(page, before);
  await atBank(page, "pay");
  await page.getByText("رزرو شما تغییر کرد").waitFor();
  const changed = await read();
  const [change] = changed.own_changes ?? [];
  expect(changed.length_of_stay).toBe(before.length_of_stay + 1);
  expect(changed.totals.paid).toBe(before.totals.paid + (change?.comes ?? 0));
  await page.goto(reservationAddress(kind, "voucher", code));
  await ready(page);
  await expect(page.getByText(formatMoneyText(changed.totals.paid, "fa")).first()).toBeVisible();
  await page.goto(addressOf("panelTransactions"));
  await ready(page);
  await expect(page.getByText("مابه‌التفاوت تغییر رزرو")).toBeVisible();
  await context.close();
});
