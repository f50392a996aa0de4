import type { Browser, Page } from "@playwright/test";
import { pathTo } from "#domain/addresses/routes.ts";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { MethodsValue } from "#domain/contract/payment.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { formatMoney } from "#domain/text/money.ts";
import { logInByCall } from "./account.ts";
import { bookingWords, later, payAtBank } from "./booking.ts";
import { asked } from "./calls.ts";
import { expect, type Site, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";
import { stayToPay } from "./stay-booking.ts";
import { ready } from "./watch.ts";

/** Four friends pay a stay together: its booker, and three by links on telephones of their own, by touch. */

const { atBank, certain } = bookingWords.fa;
const statusOf = (code: string) => pathTo("status", { confirmation_code: code });

async function friendsOfFour(page: Page): Promise<{ code: string; links: string[] }> {
  await page.goto("/");
  await logInByCall(page);
  const { confirmation_code: code } = await stayToPay(page);
  await page.goto(statusOf(code));
  await ready(page);
  await page.getByRole("button", { name: "پرداخت با همراهان" }).tap();
  const more = page.getByRole("button", { name: /یک نفر بیشتر/ });
  await more.tap();
  await more.tap();
  await page.getByRole("button", { name: "ساخت ۳ لینک" }).tap();
  await expect(page.getByRole("button", { name: /^ارسال لینک/ })).toHaveCount(3);
  const shares = (await methodsOf(page, code)).parts?.shares ?? [];
  return { code, links: shares.map(({ share_token }) => pathTo("share", { share_token })) };
}

const methodsOf = (page: Page, code: string) =>
  asked<MethodsValue>(page, `/payment/v2/methods?confirmation_code=${code}`);

/** Expects a line with its sum for each part and each share that waits, which make the whole with what is left to pay. */
async function expectLines(page: Page, code: string): Promise<void> {
  const { totals } = await asked<StayReservationValue>(page, `/reserve/v2/${code}`);
  const { parts, payable } = await methodsOf(page, code);
  const waiting = (parts?.shares ?? []).filter(({ state }) => state === "open");
  for (const [name, sums] of [
    ["بخش‌های پرداخت", parts?.items ?? []],
    ["سهم همراهان", waiting],
  ] as const) {
    const lines = page.getByRole("region", { name }).getByRole("listitem");
    await expect(lines).toHaveCount(sums.length);
    for (const [at, { amount }] of sums.entries())
      await expect(lines.nth(at)).toContainText(formatMoney(amount, "fa").amount);
  }
  const said = [...(parts?.items ?? []), ...waiting].reduce((sum, { amount }) => sum + amount, payable);
  expect(said).toBe(totals.payable);
}

/** A friend opens a link on a telephone of their own and pays; returns the telephone's page. */
async function payAsFriend(browser: Browser, site: Site, link: string, name: string): Promise<Page> {
  const page = await (await telephone(browser, site)).newPage();
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await ready(page);
  await page.getByRole("textbox", { name: "نام شما" }).fill(name);
  await page.getByRole("button", { name: /^پرداخت/ }).tap();
  await page.waitForURL(/\/StartPay\//);
  await page.getByRole("button", { name: atBank.pay }).first().tap();
  await page.getByRole("heading", { name: new RegExp(`ممنون ${name}`) }).waitFor();
  return page;
}

test("four friends pay to a voucher", async ({ browser, site }) => {
  const context = await telephone(browser, site);
  const page = await context.newPage();
  const { code, links } = await friendsOfFour(page);
  const friends = await Promise.all(
    ["سارا", "رضا", "مینا"].map((name, at) => payAsFriend(browser, site, links[at] ?? "", name)),
  );
  // The booker's page stayed open, and follows.
  for (const name of ["سارا", "رضا", "مینا"]) await page.getByText(`سهم ${name}، با کارت`).waitFor();
  await expectLines(page, code);
  await payAtBank(page, "fa", "pay");
  await page.getByRole("heading", { name: certain }).waitFor();
  for (const friend of friends) await friend.context().close();
  await context.close();
});

test("one of four does not pay: the booker sees who, and at the deadline each is refunded", async ({
  browser,
  site,
}) => {
  const context = await telephone(browser, site);
  const page = await context.newPage();
  const { code, links } = await friendsOfFour(page);
  const friends = [
    await payAsFriend(browser, site, links[0] ?? "", "سارا"),
    await payAsFriend(browser, site, links[1] ?? "", "رضا"),
  ];
  await page.goto(statusOf(code));
  await page.getByText("سهم رضا، با کارت").waitFor();
  await expect(page.getByRole("button", { name: /^ارسال لینک/ })).toHaveCount(1);
  await expectLines(page, code);
  await later(page, 26 * HOUR_SECONDS);
  await expect
    .poll(async () => (await asked<StayReservationValue>(page, `/reserve/v2/${code}`)).status, { timeout: 60_000 })
    .toBe("expired");
  for (const friend of friends) {
    await friend.reload();
    await friend.getByText(/به کارت شما برمی‌گردد|به شما برگشت/).waitFor();
    await friend.context().close();
  }
  await context.close();
});
