import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { logInByCall } from "./account.ts";
import { payForIt } from "./booking.ts";
import { asked } from "./calls.ts";
import { expect, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";
import { stayWithGuests, toPay } from "./stay-booking.ts";
import { ready } from "./watch.ts";

/** An insurance is chosen for one guest by touch, paid with the stay, seen on each paper, and cancelled alone. */

const INSURANCE = "بیمهٔ سفر";
const PROVIDER = /بیمهٔ سپهرآسا/;

test("an extra on a Persian telephone, from the choice to its own refund", async ({ browser, site }) => {
  const context = await telephone(browser, site);
  const page = await context.newPage();
  await page.goto("/");
  await logInByCall(page);
  const { confirmation_code: code, totals: before } = await stayWithGuests(page);
  const read = () => asked<StayReservationValue>(page, `/reserve/v2/${code}`);
  const of = (name: "prepare" | "status" | "voucher") => reservationAddress("property", name, code);

  await page.goto(of("prepare"));
  await ready(page);
  await page.getByRole("button", { name: "افزودن خدمات جانبی" }).tap();
  const choice = page.getByRole("dialog");
  const insurance = choice.getByRole("group", { name: INSURANCE });
  await expect(insurance).toContainText(PROVIDER);
  await insurance.getByRole("checkbox").first().tap();
  await choice.getByRole("button", { name: "ثبت خدمات جانبی" }).tap();
  await expect(page.getByRole("button", { name: "تغییر خدمات جانبی" })).toBeVisible();
  const [extra] = (await read()).extras ?? [];
  const price = extra?.price ?? 0;
  const total = before.payable + price;
  expect(price).toBeGreaterThan(0);
  await expect(page.getByText(formatMoneyText(total, "fa")).filter({ visible: true }).first()).toBeVisible();

  expect((await toPay(page, code)).totals.payable).toBe(total);
  await payForIt(page, "property", code, "fa");

  await page.goto(of("voucher"));
  await ready(page);
  const onVoucher = page.locator("[data-extra]").first();
  await expect(onVoucher).toContainText(INSURANCE);
  await expect(onVoucher).toContainText(PROVIDER);
  await expect(page.getByText(formatMoneyText(total, "fa")).filter({ visible: true }).first()).toBeVisible();

  await page.goto(addressOf("panelTransactions"));
  await ready(page);
  await page
    .getByRole("link", { name: /^رسید پرداخت/ })
    .first()
    .tap();
  const paper = page.getByRole("article");
  const line = paper.getByRole("row", { name: new RegExp(INSURANCE) });
  await expect(line).toContainText(PROVIDER);
  await expect(line).toContainText(formatMoneyText(price, "fa"));
  await expect(paper.getByRole("row", { name: /قیمت رزرو/ })).toContainText(formatMoneyText(before.payable, "fa"));

  await page.goto(of("status"));
  await ready(page);
  await page.getByRole("button", { name: "لغو رزرو" }).tap();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText(new RegExp(`فقط ${INSURANCE}`)).tap();
  await dialog.getByRole("button", { name: "این خدمت را لغو می‌کنم" }).tap();
  await page.getByRole("region", { name: "بخش‌های لغوشده" }).waitFor();
  const after = await read();
  expect([after.status, after.extras?.length ?? 0]).toEqual(["successful", 0]);
  expect(after.totals.paid).toBe(before.payable);
  expect(after.cancelled_parts).toMatchObject([{ of: "extra", paid: price, penalty: 0 }]);
  await context.close();
});
