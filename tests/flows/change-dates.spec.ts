import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { logInByCall } from "./account.ts";
import { payForIt } from "./booking.ts";
import { asked } from "./calls.ts";
import { expect, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";
import { stayToPay } from "./stay-booking.ts";
import { ready } from "./watch.ts";

test("the dates of a paid stay are changed by touch: status, refund and voucher say the same", async ({
  browser,
  site,
}) => {
  const context = await telephone(browser, site);
  const page = await context.newPage();
  await page.goto("/");
  await logInByCall(page);
  const booking = await stayToPay(page, 1);
  const { kind, confirmation_code: code, check_in } = booking;
  await payForIt(page, kind, code, "fa");
  await page.goto(reservationAddress(kind, "status", code));
  await ready(page);
  await page.getByRole("button", { name: "تغییر رزرو" }).tap();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /تاریخ اقامت/ })
    .tap();
  // A night less: it was free to be booked, and is free to be left.
  for (const day of [check_in, addDays(check_in, 1)]) await page.locator(`[data-day="${day}"]`).tap();
  await page.getByRole("button", { name: "تأیید تاریخ" }).tap();
  const dialog = page.getByRole("dialog", { name: "تغییر رزرو" });
  await dialog.getByRole("button", { name: "رزرو را تغییر می‌دهم" }).tap();
  const changes = page.getByRole("region", { name: "تغییرهای شما" });
  await changes.waitFor();
  const value = await asked<StayReservationValue>(page, `/reserve/v2/${code}`);
  const [change] = value.own_changes ?? [];
  expect([value.status, value.length_of_stay]).toEqual(["successful", 1]);
  expect(value.refund?.amount).toBe((change?.paid ?? 0) - (change?.penalty ?? 0));
  await expect(changes).toContainText(formatMoneyText(change?.paid ?? 0, "fa"));
  await page.goto(reservationAddress(kind, "voucher", code));
  await ready(page);
  await expect(page.getByText(formatMoneyText(value.totals.paid, "fa")).first()).toBeVisible();
  await context.close();
});
