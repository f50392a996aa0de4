import type { Page } from "@playwright/test";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { codeFor, logInByCall, loginWords } from "./account.ts";
import { bookingWords, termsBox, toPayment } from "./booking.ts";
import { toPay } from "./own-voucher.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";
import { someOf } from "./ways.ts";

/** A payer returns from the bank in a browser without a session: it ended, or the bank's app opened another browser. */

const words = {
  fa: {
    paid: /^پرداخت شما انجام شد.*برای دیدن رزرو .*\d{10}.* وارد شوید/,
    left: /مبلغی کسر نشد.*کیف پول/,
    charge: "شارژ کیف پول",
  },
  en: {
    paid: /^Your payment went through.*Log in to see booking .*\d{10}/,
    left: /Nothing was charged.*your wallet/,
    charge: "Top up wallet",
  },
} as const;

async function logInAgain(page: Page, locale: "fa" | "en", mobile: string): Promise<void> {
  const w = loginWords[locale];
  await ready(page);
  await page.getByLabel(w.mobile, { exact: true }).fill(mobile);
  await page.getByRole("button", { name: w.send, exact: true }).click();
  await page.getByLabel(w.code).fill(await codeFor(page.request, mobile));
}

for (const locale of someOf(["fa", "en"] as const, 1)) {
  const w = words[locale];
  const { atBank, certain, pay } = bookingWords[locale];

  test(`a payer without a session reads what became of the payment, and goes on to the reservation (${locale})`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const mobile = await toPayment(page);
    await termsBox(page).check();
    await page.getByRole("button", { name: pay }).click();
    await page.waitForURL(/\/StartPay\//);
    await context.clearCookies({ name: "token" });
    await page.getByRole("button", { name: atBank.pay }).first().click();
    await page.waitForURL(/\/user\/login\.html/);
    await expect(page.getByText(w.paid)).toBeVisible();
    await expect(page.locator("main")).not.toContainText(mobile.slice(1));
    await logInAgain(page, locale, mobile);
    await page.waitForURL(/\/reserve-new\/reserve\/status\//);
    await page.getByRole("heading", { name: certain }).waitFor();
  });

  for (const product of someOf(["flight", "tour"] as const, 1)) {
    test(`so does the payer of a ${product} (${locale})`, async ({ page, context, site }) => {
      await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
      const mobile = await logInByCall(page);
      const { kind, confirmation_code } = await toPay[product](page);
      const status = reservationAddress(kind, "status", confirmation_code);
      await page.goto(status);
      await ready(page);
      await termsBox(page).check();
      await page.getByRole("button", { name: pay }).click();
      await page.waitForURL(/\/StartPay\//);
      await context.clearCookies({ name: "token" });
      await page.getByRole("button", { name: atBank.pay }).first().click();
      await page.waitForURL(/\/user\/login\.html/);
      await expect(page.getByText(w.paid)).toBeVisible();
      await expect(page.locator("main")).not.toContainText(mobile.slice(1));
      await logInAgain(page, locale, mobile);
      await page.waitForURL(({ pathname }) => pathname === status);
      await page.getByRole("heading", { name: certain }).waitFor();
    });
  }

  test(`so does one who left the bank without topping up the wallet (${locale})`, async ({ page, context, site }) => {
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const mobile = await logInByCall(page);
    await page.goto("/user/panel/financial/index.html");
    await ready(page);
    const form = page.locator("form").filter({ has: page.getByRole("button", { name: w.charge }) });
    await form.getByRole("textbox").fill("500000");
    await form.getByRole("button", { name: w.charge }).click();
    await page.waitForURL(/\/StartPay\//);
    await context.clearCookies({ name: "token" });
    await page.getByRole("button", { name: atBank.decline }).first().click();
    await page.waitForURL(/\/user\/login\.html/);
    await expect(page.getByText(w.left)).toBeVisible();
    await logInAgain(page, locale, mobile);
    await page.waitForURL(/\/user\/panel\/financial\/index\.html/);
  });
}
