import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { codeFor, loginWords, newMobile } from "./account.ts";
import {
  chooseRoom,
  fillTravellers,
  hold,
  later,
  payAtBank,
  people,
  termsBox,
  toPayment,
  toStatus,
  bookingWords as words,
} from "./booking.ts";
import { press, reach, typeInto } from "./keyboard.ts";
import { pagesOf } from "./pdf.ts";
import { expect, test } from "./site.ts";
import { ready, watch } from "./watch.ts";
import { someOf } from "./ways.ts";

/** From a property to its voucher, as travellers book; and every way in which a payment can fail. */

const sizes = { phone: { width: 360, height: 800 }, desktop: { width: 1200, height: 900 } } as const;

const ways = [
  ["fa", "phone"],
  ["en", "desktop"],
] as const;

for (const [locale, size] of someOf(ways, 1)) {
  test(`from a property to its voucher, and called off again (${locale}, ${size})`, async ({ page, context, site }) => {
    const w = words[locale];
    await page.setViewportSize(sizes[size]);
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const seen = await watch(page);
    await chooseRoom(page, locale);
    const total = Number(await page.locator("[data-total]").first().getAttribute("data-total"));
    const mobile = await hold(page, locale);
    await expect(page.locator("[data-total]")).toHaveAttribute("data-total", String(total));

    // A reload keeps everything typed.
    await fillTravellers(page, mobile);
    await page.reload();
    await ready(page);
    await expect(page.locator('[id="travellers.1.first_name_fa"] input')).toHaveValue(people[1].name);
    await toStatus(page, locale);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sizes[size].width);

    await payAtBank(page, locale, "pay");
    await page.waitForURL(/\/reserve-new\/reserve\/status\//);
    await page.getByRole("heading", { name: w.certain }).waitFor();
    await page.getByRole("link", { name: w.voucher }).click();
    await page.waitForURL(/\/reserve-new\/reserve\/voucher\//);
    await expect(page.getByRole("main").getByText(people[0].name)).toBeVisible();
    // The first booking has filled the profile: the header shows its owner's name.
    await expect(page.getByRole("banner").getByRole("link", { name: new RegExp(`^${people[0].name}`) })).toBeVisible();
    expect(pagesOf(await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm" } }))).toBe(1);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: w.calendar }).click();
    const calendar = ICAL.parse(await readFile(await (await saving).path(), "utf8"));
    const [stay] = new ICAL.Component(calendar).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
    expect([stay?.startDate.isDate, stay?.endDate.subtractDate(stay.startDate).days]).toEqual([true, 2]);
    const address = page.url();
    const tracking = (await page.locator("dl bdi").first().textContent()) ?? "";

    // A visitor with the code alone is redirected to the tracking page, and sees masked data with the mobile number
    const stranger = await context.browser()?.newContext({ baseURL: site.url });
    const elsewhere = await stranger?.newPage();
    if (!stranger || !elsewhere) throw new Error("There is no second browser");
    await stranger.addCookies([{ name: "lang", value: locale, url: site.url }]);
    await elsewhere.goto(address);
    await elsewhere.waitForURL(/tracking\.html/);
    await ready(elsewhere);
    await elsewhere.getByLabel(w.track.code).fill(tracking);
    await elsewhere.getByLabel(w.track.mobile).fill(mobile);
    await elsewhere.getByRole("button", { name: w.track.find, exact: true }).click();
    await elsewhere.getByRole("heading", { name: w.certain }).waitFor();
    expect(await elsewhere.content()).not.toContain(people[0].code);
    await stranger.close();

    // Cancelled: first its cost is shown, then it is done.
    await page.goBack();
    await page.getByRole("button", { name: w.cancel }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.locator("dl").waitFor();
    await dialog.getByRole("button", { name: w.confirmCancel }).click();
    await page.getByRole("heading", { name: w.cancelled }).waitFor();
    seen.expectClean();
    for (const personal of [mobile, people[0].code, tracking]) expect(site.written()).not.toContain(personal);
  });
}

test("a payment that is called off at the bank says that nothing was charged, and can be paid again", async ({
  page,
}) => {
  const w = words.fa;
  await toPayment(page);
  await payAtBank(page, "fa", "decline");
  await page.getByRole("heading", { name: w.left }).waitFor();
  await expect(page.getByText(w.notCharged).first()).toBeVisible();
  await payAtBank(page, "fa", "pay");
  await page.getByRole("heading", { name: w.certain }).waitFor();
});

test("a payment whose callback is lost is found by the reconciler, and is not paid twice", async ({ page }) => {
  const w = words.fa;
  await toPayment(page);
  const status = page.url();
  test.setTimeout(180_000);
  const told = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/pg/"),
  );
  await payAtBank(page, "fa", "lose");
  await told;
  await page.goto(status);
  // The page asks the bank by itself, and shows that it does (one-message.spec.ts); the answer may come at once.
  await page.getByRole("heading", { name: w.certain }).waitFor({ timeout: 120_000 });
  await expect(page.getByRole("button", { name: w.pay })).toHaveCount(0);
});

test("the whole way with a keyboard alone", async ({ page }) => {
  const w = words.fa;
  await chooseRoom(page, "fa");
  await press(page, page.getByRole("button", { name: w.book }));
  const mobile = newMobile();
  await page.getByRole("dialog").waitFor();
  await typeInto(page, page.getByLabel(loginWords.fa.mobile, { exact: true }), mobile);
  await page.keyboard.press("Enter");
  await page.getByLabel(loginWords.fa.code).waitFor();
  await expect(page.getByLabel(loginWords.fa.code)).toBeFocused();
  await page.keyboard.type(await codeFor(page.request, mobile));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/prepare\//);
  await page.getByRole("timer").waitFor();
  for (const [index, { name, code }] of people.entries()) {
    const place = (field: string) => page.locator(`[id="travellers.${index}.${field}"]`);
    if (index > 0) await press(page, page.locator(`#seat-head-${index}`));
    await reach(page, place("gender").locator("select"));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await typeInto(page, place("first_name_fa").locator("input"), name);
    await page.keyboard.press("Tab");
    await page.keyboard.type("فرهمند");
    await typeInto(page, place("birth_date").locator("input").first(), "1");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.type("1370");
    await typeInto(page, place("national_code").locator("input"), code);
    if (index === 0) await expect(place("mobile").locator("input")).toHaveValue(mobile);
  }
  await press(page, page.getByRole("button", { name: w.next }));
  await page.waitForURL(/\/status\//);
  await ready(page);
  await reach(page, termsBox(page));
  await page.keyboard.press("Space");
  await press(page, page.getByRole("button", { name: w.pay }));
  await page.waitForURL(/\/StartPay\//);
  await press(page, page.getByRole("button", { name: w.atBank.pay }).first());
  await page.getByRole("link", { name: w.voucher }).waitFor();
  await press(page, page.getByRole("link", { name: w.voucher }));
  await page.waitForURL(/\/voucher\//);
});

// The clock stays moved ahead, which later tests tolerate.
test.describe("when time passes", () => {
  test("a hold that ended says so, and that nothing was paid", async ({ page }) => {
    await chooseRoom(page, "fa");
    const mobile = await hold(page, "fa");
    await fillTravellers(page, mobile);
    await later(page, 960);
    await page.getByRole("button", { name: words.fa.next }).click();
    await page.getByRole("heading", { name: words.fa.over }).waitFor();
    await expect(page.getByText(words.fa.nothingPaid)).toBeVisible();
  });

  test("R107 a deadline that passed is extended once, told in words, and paid in time", async ({ page }) => {
    const w = words.fa;
    await toPayment(page);
    await later(page, 1_860);
    await page.reload();
    await page.getByRole("heading", { name: w.deadlineOver }).waitFor();
    await expect(page.getByText(w.notPaid)).toBeVisible();
    await page.getByRole("button", { name: w.extend }).click();
    await page.getByText(w.extended).waitFor();
    await expect(page.getByRole("button", { name: w.extend })).toHaveCount(0);
    await payAtBank(page, "fa", "pay");
    await page.getByRole("heading", { name: w.certain }).waitFor();
  });
});
