import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { StayReservationValue, StayVoucherValue } from "#domain/contract/stay-reservation.shapes.ts";
import { logInByCall } from "./account.ts";
import { payForIt } from "./booking.ts";
import { asked } from "./calls.ts";
import { expect, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";
import { stayToPay } from "./stay-booking.ts";
import { ready } from "./watch.ts";

test("a traveller's surname is corrected by touch, another person's name is refused, and the voucher follows", async ({
  browser,
  site,
}) => {
  const context = await telephone(browser, site);
  const page = await context.newPage();
  await page.goto("/");
  await logInByCall(page);
  const { kind, confirmation_code: code } = await stayToPay(page, 1);
  await payForIt(page, kind, code, "fa");
  await page.goto(reservationAddress(kind, "status", code));
  await ready(page);
  await page.getByRole("button", { name: "اصلاح نام" }).tap();
  const dialog = page.getByRole("dialog", { name: "اصلاح نام مسافر" });
  const first = dialog.getByRole("textbox", { name: "نام", exact: true });
  const surname = dialog.getByRole("textbox", { name: "نام خانوادگی", exact: true });
  const firstWas = await first.inputValue();
  await first.fill("بهرام");
  await surname.fill("رستمیان");
  await dialog.getByRole("button", { name: "نام را اصلاح می‌کنم" }).tap();
  await expect(dialog.getByRole("alert")).toContainText("مسافر دیگری");
  await first.fill(firstWas);
  await dialog.getByRole("button", { name: "نام را اصلاح می‌کنم" }).tap();
  await expect(page.getByRole("region", { name: "تغییرهای شما" })).toContainText("نام یک مسافر اصلاح شد");
  const value = await asked<StayReservationValue>(page, `/reserve/v2/${code}`);
  expect(value.travellers[0]).toMatchObject({ first_name_fa: firstWas, last_name_fa: "رستمیان" });
  await page.goto(reservationAddress(kind, "voucher", code));
  await ready(page);
  await expect(page.getByText("رستمیان").first()).toBeVisible();
  await expect(page.getByText("آخرین تغییر")).toBeVisible();
  const voucher = await asked<StayVoucherValue>(page, `/reserve/v2/${code}/voucher`);
  expect([voucher.revision, /#SHV2\./.test(voucher.qr)]).toEqual([1, true]);
  await context.close();
});
