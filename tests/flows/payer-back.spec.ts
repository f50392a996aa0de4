import { termsBox, toPayment, bookingWords as words } from "./booking.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 800 } });

const heading = { fa: "نتیجهٔ پرداخت شما هنوز مشخص نیست", en: "We don’t know the result of your payment yet" } as const;

test("a payer who comes back while the provider is away reads so, and is led on once it is there", async ({
  page,
  context,
  site,
}) => {
  await toPayment(page);
  const back = page.waitForRequest(/\/payment\/v2\/callback\//);
  await termsBox(page).check();
  await page.getByRole("button", { name: words.fa.pay }).click();
  await page.waitForURL(/\/StartPay\//);
  site.provider.kill("SIGKILL");
  await page.getByRole("button", { name: words.fa.atBank.pay }).first().click();
  const answer = await (await back).response();
  await page.getByRole("heading", { level: 1, name: heading.fa }).waitFor();
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  expect(await page.locator("script").count()).toBe(0);
  await context.addCookies([{ name: "lang", value: "en", url: site.url }]);
  await page.getByRole("heading", { level: 1, name: heading.en }).waitFor();
  await context.addCookies([{ name: "lang", value: "fa", url: site.url }]);
  await site.restartProvider();
  await page.waitForURL(/\/reserve-new\/reserve\/status\//);
  await page.getByRole("heading", { name: words.fa.certain }).waitFor();
});
