import type { Page } from "@playwright/test";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { MethodsValue, StartValue } from "#domain/contract/payment.shapes.ts";
import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatMoney, formatMoneyText } from "#domain/text/money.ts";
import { cards, cardText } from "#provider/money/bank/cards.ts";
import { logInByCall } from "./account.ts";
import { bookingWords, termsBox } from "./booking.ts";
import { asked, sent } from "./calls.ts";
import { expect, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";
import { stayToPay } from "./stay-booking.ts";
import { ready } from "./watch.ts";
import { someOf } from "./ways.ts";

/** A stay is paid in five parts, from three cards and the wallet, by touch. */

const { atBank, certain } = bookingWords.fa;
const parts = [
  { by: cards[0], rial: 3_000_000 },
  { by: cards[1], rial: 4_000_000 },
  { by: "wallet", rial: 2_000_000 },
  { by: cards[2], rial: 1_500_000 },
  { by: cards[1], rial: null },
] as const;
const sumText = (rial: number) => formatMoney(rial, "fa").amount;

/** Line of a part in the list of what is paid. */
const lineOf = ({ by }: (typeof parts)[number], number: number): string =>
  by === "wallet" ? `بخش ${localDigits(number, "fa")}، از کیف پول` : `بخش ${localDigits(number, "fa")}، با کارت`;

async function fillWallet(page: Page, amount: number): Promise<void> {
  const { redirect_address } = await sent<StartValue>(page, "/wallet/v2/charge", { amount, gateway: "test" });
  await page.goto(redirect_address);
  await page.getByRole("button", { name: atBank.pay }).first().tap();
  await page.waitForURL(/\/financial\//);
}

async function payPart(page: Page, { by, rial }: (typeof parts)[number], isLast: boolean): Promise<void> {
  if (!isLast) {
    await page.getByRole("button", { name: "پرداخت در چند بخش" }).tap();
    await page.getByRole("textbox", { name: "مبلغ این بخش (تومان)" }).fill(sumText(rial ?? 0));
  }
  const wallet = page.getByRole("checkbox", { name: /^از کیف پول|کیف پول پرداخت شود/ });
  if ((await wallet.count()) > 0 && (await wallet.isChecked()) !== (by === "wallet")) await wallet.tap();
  await termsBox(page).check();
  await page.getByRole("button", { name: /^پرداخت .*[۰-۹].*تومان/ }).tap();
  if (by === "wallet") return;
  await page.waitForURL(/\/StartPay\//);
  await page.getByRole("radio", { name: cardText(by) }).check();
  await page.getByRole("button", { name: atBank.pay }).first().tap();
  await page.waitForURL(/\/status\//);
  await ready(page);
}

for (const way of someOf(["touch"], 0))
  test(`five parts, from three cards and the wallet, lead to a voucher: by ${way}`, async ({ browser, site }) => {
    const context = await telephone(browser, site);
    const page = await context.newPage();
    await page.goto("/");
    await logInByCall(page);
    const { kind, confirmation_code: code, totals } = await stayToPay(page);
    await fillWallet(page, 2_000_000);
    await page.goto(reservationAddress(kind, "status", code));
    await ready(page);
    const paid = page.getByRole("region", { name: "بخش‌های پرداخت" });
    let left = totals.payable;
    for (const [at, part] of parts.entries()) {
      const isLast = at === parts.length - 1;
      await payPart(page, part, isLast);
      if (isLast) break;
      left -= part.rial ?? 0;
      const line = paid.getByRole("listitem").nth(at);
      await expect(line).toContainText(lineOf(part, at + 1));
      await expect(line).toContainText(sumText(part.rial ?? 0));
      if (part.by !== "wallet") await expect(line).toContainText(part.by.slice(-4));
      const { payable } = await asked<MethodsValue>(page, `/payment/v2/methods?confirmation_code=${code}`);
      expect(payable, "what is missing").toBe(left);
      await expect(page.locator("[data-sum]")).toHaveAttribute("data-sum", String(left));
    }
    await page.getByRole("heading", { name: certain }).waitFor();
    const voucher = await asked<VoucherEnvelope>(page, `/reserve/v2/${code}/voucher`);
    expect(voucher.paid).toBe(totals.payable);
    await page.goto(reservationAddress(kind, "voucher", code));
    await expect(page.getByText(formatMoneyText(totals.payable, "fa")).first()).toBeVisible();

    await page.goto(addressOf("panelTransactions"));
    await ready(page);
    const movements = page.getByRole("listitem").filter({ has: page.locator(`a[href*="${code}"]`) });
    await expect(movements).toHaveCount(parts.length);
    for (const [at, part] of parts.entries()) {
      const movement = movements.filter({ hasText: `بخش ${localDigits(at + 1, "fa")}` });
      await expect(movement).toContainText(sumText(part.rial ?? left));
      await expect(movement).toContainText(part.by === "wallet" ? "کیف پول" : part.by.slice(-4));
    }
    await context.close();
  });
