import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { codeFor, logInHere, loginWords, newMobile } from "./account.ts";
import { expect, test } from "./site.ts";
import { ready, watch } from "./watch.ts";

/** From a property to its voucher, as travellers do it; and every way in which paying goes wrong. */

const words = {
  fa: {
    instant: "تأیید آنی",
    choose: "انتخاب",
    book: "رزرو و ورود مشخصات",
    next: "ادامه و پرداخت",
    pay: /^پرداخت [۰-۹]/,
    atBank: { pay: "پرداخت", decline: "انصراف", lose: "پرداخت و گم شدن راه بازگشت" },
    voucher: "دیدن و چاپ واچر",
    certain: "رزرو شما قطعی شد",
    failed: "پرداخت ناموفق بود",
    seventyTwo: /۷۲ ساعت/,
    over: "زمان نگه داشتن اتاق به پایان رسید",
    nothingPaid: /چیزی پرداخت نکرده‌اید/,
    extend: "تمدید مهلت (یک بار)",
    deadlineOver: "مهلت پرداخت به پایان رسید",
    notPaid: /چیزی پرداخت نشده است/,
    extended: "مهلت پرداخت یک بار تمدید شده و بار دیگری ندارد.",
    cancel: "لغو رزرو",
    confirmCancel: "لغو می‌کنم",
    cancelled: "این رزرو لغو شد",
    track: { code: "کد پیگیری", mobile: "شمارهٔ موبایل رزروکننده", find: "پیگیری" },
  },
  en: {
    instant: "Instant",
    choose: "Choose",
    book: "Book and enter details",
    next: "Continue to payment",
    pay: /^Pay \d/,
    atBank: { pay: "پرداخت", decline: "انصراف", lose: "پرداخت و گم شدن راه بازگشت" },
    voucher: "See and print the voucher",
    certain: "Your booking is certain",
    failed: "The payment failed",
    seventyTwo: /72 hours/,
    over: "The time for holding the room is over",
    nothingPaid: /paid nothing/,
    extend: "Extend the deadline (once)",
    deadlineOver: "The payment deadline has passed",
    notPaid: /Nothing was paid/,
    extended: "The payment deadline was extended once and cannot be extended again.",
    cancel: "Cancel the booking",
    confirmCancel: "Cancel it",
    cancelled: "This booking was cancelled",
    track: { code: "Tracking code", mobile: "The booker’s mobile number", find: "Track" },
  },
} as const;
type Locale = keyof typeof words;

/** Opens a property with a room that is confirmed at once and free to call off, and chooses it. */
async function chooseRoom(page: Page, locale: Locale): Promise<void> {
  const checkIn = addDays(tehranDate(Date.now() / 1000), 25);
  await page.goto("/IsfahanHotels.html");
  const addresses = await page
    .locator("[data-property] a[href*='Hotel.html']")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")?.split("?")[0] ?? ""))]);
  for (const address of addresses) {
    await page.goto(`${address}?check_in=${checkIn}&length_of_stay=2&rooms=2`);
    const plan = page.locator("[data-plan]").filter({ hasText: words[locale].instant }).first();
    const link = plan.getByRole("link", { name: words[locale].choose, exact: true });
    if ((await link.count()) === 0) continue;
    await ready(page);
    await link.click();
    await page.locator("[data-total]").waitFor();
    return;
  }
  throw new Error("No property of Isfahan has a room that is confirmed at once");
}

/** Holds the chosen room as somebody new; answers the number they log in with. */
async function hold(page: Page, locale: Locale): Promise<string> {
  await page.getByRole("button", { name: words[locale].book }).click();
  await page.getByRole("dialog").waitFor();
  const mobile = await logInHere(page, locale);
  await page.waitForURL(/\/reserve-new\/reserve\/prepare\//);
  await page.getByRole("timer").waitFor();
  return mobile;
}

const people = [
  { name: "ناهید", code: "0084575948" },
  { name: "سارا", code: "0499370899" },
] as const;

async function fillTravellers(page: Page, mobile: string): Promise<void> {
  for (const [index, { name, code }] of people.entries()) {
    const place = (field: string) => page.locator(`[id="travellers.${index}.${field}"]`);
    await place("first_name_fa").locator("input").fill(name);
    await place("last_name_fa").locator("input").fill("فرهمند");
    await place("gender").locator("select").selectOption("female");
    await place("birth_date").locator("input").first().fill("۱");
    await place("birth_date").locator("select").selectOption("3");
    await place("birth_date").locator("input").last().fill("۱۳۷۰");
    await place("national_code").locator("input").fill(code);
  }
  await page.locator('[id="travellers.0.mobile"] input').fill(mobile);
}

async function toStatus(page: Page, locale: Locale): Promise<void> {
  await page.getByRole("button", { name: words[locale].next }).click();
  await page.waitForURL(/\/reserve-new\/reserve\/status\//);
  await ready(page);
}

/** From a property's page to the status page with its payment open. */
async function toPayment(page: Page, locale: Locale): Promise<string> {
  await chooseRoom(page, locale);
  const mobile = await hold(page, locale);
  await fillTravellers(page, mobile);
  await toStatus(page, locale);
  return mobile;
}

async function payAtBank(page: Page, locale: Locale, what: keyof (typeof words)["fa"]["atBank"]): Promise<void> {
  await page.getByRole("button", { name: words[locale].pay }).click();
  await page.waitForURL(/\/StartPay\//);
  await page.getByRole("button", { name: words[locale].atBank[what] }).first().click();
}

const sizes = { phone: { width: 360, height: 800 }, desktop: { width: 1200, height: 900 } } as const;

for (const [locale, size] of [
  ["fa", "phone"],
  ["en", "desktop"],
] as const) {
  test(`from a property to its voucher, and called off again (${locale}, ${size})`, async ({ page, context, site }) => {
    const w = words[locale];
    await page.setViewportSize(sizes[size]);
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const seen = await watch(page);
    await chooseRoom(page, locale);
    const total = Number(await page.locator("[data-total]").first().getAttribute("data-total"));
    const mobile = await hold(page, locale);
    await expect(page.locator("[data-total]")).toHaveAttribute("data-total", String(total));

    // Nothing typed is lost by a reload.
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
    await expect(page.getByText(people[0].name)).toBeVisible();
    const address = page.url();
    const tracking = (await page.locator("dl bdi").first().textContent()) ?? "";

    // Whoever has but the code is led to the tracking page, and sees numbers covered once they know the phone (A38).
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

    // Called off: first what it costs, then the act.
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

test("a declined payment is told with what happens to the money, and paid again", async ({ page }) => {
  const w = words.fa;
  await toPayment(page, "fa");
  await payAtBank(page, "fa", "decline");
  await page.getByRole("heading", { name: w.failed }).waitFor();
  await expect(page.getByText(w.seventyTwo).first()).toBeVisible();
  await payAtBank(page, "fa", "pay");
  await page.getByRole("heading", { name: w.certain }).waitFor();
});

test("a payment whose way back is lost is found by itself, and nobody pays twice", async ({ page }) => {
  const w = words.fa;
  await toPayment(page, "fa");
  const status = page.url();
  test.setTimeout(180_000);
  const told = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/pg/"),
  );
  await payAtBank(page, "fa", "lose");
  await told;
  await page.goto(status);
  await page.getByText("در حال پرسیدن نتیجهٔ پرداخت از بانک").waitFor();
  await page.getByRole("heading", { name: w.certain }).waitFor({ timeout: 120_000 });
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
    await typeInto(page, place("first_name_fa").locator("input"), name);
    await page.keyboard.press("Tab");
    await page.keyboard.type("فرهمند");
    await reach(page, place("gender").locator("select"));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await typeInto(page, place("birth_date").locator("input").first(), "1");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.type("1370");
    await typeInto(page, place("national_code").locator("input"), code);
    if (index === 0) await typeInto(page, place("mobile").locator("input"), mobile);
  }
  await press(page, page.getByRole("button", { name: w.next }));
  await page.waitForURL(/\/status\//);
  await ready(page);
  await press(page, page.getByRole("button", { name: w.pay }));
  await page.waitForURL(/\/StartPay\//);
  await press(page, page.getByRole("button", { name: w.atBank.pay }).first());
  await page.getByRole("link", { name: w.voucher }).waitFor();
  await press(page, page.getByRole("link", { name: w.voucher }));
  await page.waitForURL(/\/voucher\//);
});

test.describe("when time passes", () => {
  // The demonstration's clock goes ahead for good, which later tests do not mind.
  const later = async (page: Page, seconds: number) => {
    const moved = await page.request.post("/__demo/clock", {
      data: { advance_seconds: seconds },
      headers: { "Client-Token": "shamseh-web" },
    });
    expect(moved.status()).toBe(200);
  };

  test("a hold that ended says so, and that nothing was paid", async ({ page }) => {
    await chooseRoom(page, "fa");
    const mobile = await hold(page, "fa");
    await fillTravellers(page, mobile);
    await later(page, 960);
    await page.getByRole("button", { name: words.fa.next }).click();
    await page.getByRole("heading", { name: words.fa.over }).waitFor();
    await expect(page.getByText(words.fa.nothingPaid)).toBeVisible();
  });

  test("a deadline that passed is extended once, told in words, and paid in time", async ({ page }) => {
    const w = words.fa;
    await toPayment(page, "fa");
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

/** Tabs until something has the focus: nothing may hold it fast, and everything must be reached. */
async function reach(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  for (let steps = 0; steps < 150; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

async function press(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("Enter");
}

async function typeInto(page: Page, target: ReturnType<Page["locator"]>, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}
