import { expect, type Page, type Request } from "@playwright/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { contract } from "#products/contract.shapes.ts";
import { codeFor, logInByCall, logInHere, logInToPanel, loginWords, newMobile } from "./account.ts";
import { bookingWords, chooseRoom, fillTravellers, later, payAtBank, toStatus } from "./booking.ts";
import { press } from "./keyboard.ts";
import { siteTest } from "./site.ts";
import { ready, watch } from "./watch.ts";

/** Actions of a logged-in user on their personal pages, in a real browser. */

/** A site of its own: its clock is moved ahead by days. */
const test = siteTest();

test.use({ actionTimeout: 30_000 });

/** Personal texts, unique to this test, that must appear in no address and no log. */
const canary = {
  name: "قناری‌نژاد",
  latin: "CANARINEJAD",
  nationalCode: "0499370899",
  phone: "02177665544",
  emergency: "09127766554",
  address: "کوچهٔ قناری، پلاک ۷۷۶۶",
  email: "canary7766@shamseh.example",
  sheba: "IR820540102680020817909002",
  card: "6037701689095443",
  legalId: "10380284790",
  company: "شرکت قناری سرخ",
  password: "قناری آواز می‌خواند ۷۷",
} as const;

const specified = contract
  .filter(({ call }) => call.source === "specified")
  .map(({ call }) => `${call.method} ${call.path}`);
const toast = (page: Page) => page.getByRole("region", { name: "پیام‌ها" });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function logInByCode(page: Page, mobile: string): Promise<void> {
  const w = loginWords.fa;
  await field(page, w.mobile).fill(mobile);
  await page.getByRole("button", { name: w.send, exact: true }).click();
  await page.getByLabel(w.code).fill(await codeFor(page.request, mobile));
}

test("each of the specified calls is made by a screen, and nothing personal stands in an address or a log", async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const made = new Set<string>();
  const addresses: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    made.add(`${request.method()} ${pathname.slice(1)}`);
    addresses.push(decodeURIComponent(request.url()));
  });
  const mobile = newMobile();

  await test.step("R161, R162, R163, R169, R171 first login, and who one is", async () => {
    await page.goto("/user/login.html?return_to=%2Fuser%2Fpanel%2Finformation.html");
    await ready(page);
    await logInByCode(page, mobile);
    await page.waitForURL("**/user/panel/information.html");
    const personal = section(page, "مشخصات فردی");
    await personal.getByLabel("نام", { exact: true }).fill("ناهید");
    await personal.getByLabel("نام خانوادگی", { exact: true }).fill(canary.name.replace("‌", " "));
    await personal.getByLabel("نام به لاتین", { exact: true }).fill("Nahid");
    await personal.getByLabel("نام خانوادگی به لاتین", { exact: true }).fill(canary.latin);
    await personal.getByLabel("جنسیت").selectOption("female");
    await personal.getByLabel("روز").fill("۱");
    await personal.getByLabel("ماه").selectOption("3");
    await personal.getByLabel("سال").fill("۱۳۷۰");

    // A fault is shown once, at its field; nothing typed is lost.
    await personal.getByLabel("کد ملی").fill("1234567890");
    await personal.getByRole("button", { name: "ذخیره" }).click();
    await expect(personal.getByLabel("کد ملی")).toHaveAttribute("aria-invalid", "true");
    await expect(personal.getByLabel("کد ملی")).toBeFocused();
    await expect(toast(page).getByRole("alert")).toHaveCount(0);
    await expect(personal.getByLabel("نام خانوادگی به لاتین", { exact: true })).toHaveValue(canary.latin);
    await personal.getByLabel("کد ملی").fill(canary.nationalCode);
    await personal.getByRole("button", { name: "ذخیره" }).click();
    await page.getByText("ذخیره شد.").first().waitFor();
    // The name is in the header at once, and on the next page, which fetches it once.
    const inHeader = page.getByRole("banner").getByRole("link", { name: /^ناهید.*حساب من$/ });
    await inHeader.waitFor();
    const asked: string[] = [];
    const note = (request: Request) => {
      if (request.url().endsWith("/user/v2/me")) asked.push(request.url());
    };
    page.on("request", note);
    for (const address of ["/user/panel.html", "/user/panel/information.html", "/Content/About.html"]) {
      asked.length = 0;
      await page.goto(address);
      await ready(page);
      await inHeader.waitFor();
      await page.waitForLoadState("networkidle");
      expect(asked, address).toHaveLength(1);
    }
    page.off("request", note);
    await page.goto("/user/panel/information.html");
    await ready(page);
  });

  await test.step("R165, R166, R167 how one is reached", async () => {
    const contact = section(page, "راه‌های تماس");
    await contact.getByLabel("تلفن ثابت").fill(canary.phone);
    await contact.getByLabel("موبایل اضطراری").fill(canary.emergency);
    await contact.getByLabel("نشانی").fill(canary.address);
    await contact.getByLabel("شهر").selectOption({ label: "اصفهان" });
    await contact.getByRole("button", { name: "ذخیره" }).click();
    await expect.poll(() => made.has("POST profile/user-information/save-contact-information")).toBe(true);

    const reachable = section(page, "ورود و اطلاع‌رسانی");
    await reachable.getByRole("button", { name: "افزودن ایمیل" }).click();
    await reachable.getByLabel("ایمیل").fill(canary.email);
    await reachable.getByRole("button", { name: "ارسال کد تأیید" }).click();
    await reachable.getByLabel("کد تأیید شش‌رقمی", { exact: true }).fill(await codeByEmail(page));
    await expect(reachable.getByText(canary.email)).toBeVisible();
  });

  await test.step("R121, R125, R159, R164, R168 a password, a bank account, a company", async () => {
    const secret = section(page, "رمز عبور");
    await secret.getByLabel("رمز عبور جدید").fill(canary.password);
    await secret.getByRole("button", { name: "تعیین رمز عبور" }).click();
    await secret.getByLabel("رمز عبور فعلی").waitFor();

    const bank = section(page, "حساب‌های بانکی");
    await bank.getByRole("button", { name: "افزودن حساب بانکی" }).click();
    await bank.getByLabel("نام صاحب حساب").fill("ناهید قناری");
    // R121, R125: the fault of an IBAN is shown at its field; a missing one is reported before any other fault.
    for (const [typed, said] of [
      ["\u200e ", "اگر شمارهٔ کارت خالی باشد، این فیلد الزامی است"],
      [canary.sheba.slice(0, -1), "۲۶ کاراکتر وارد کنید"],
    ] as const) {
      await bank.getByLabel("شمارهٔ شبا").fill(typed);
      await bank.getByRole("button", { name: "ذخیره" }).click();
      await expect(bank.getByLabel("شمارهٔ شبا")).toHaveAccessibleDescription(said);
    }
    await bank.getByLabel("شمارهٔ شبا").fill(canary.sheba);
    await bank.getByLabel("شمارهٔ کارت").fill(canary.card);
    await bank.getByRole("button", { name: "ذخیره" }).click();
    await bank.getByRole("button", { name: "حذف" }).waitFor();
    await expect(bank).not.toContainText(canary.sheba);

    const legal = section(page, "اطلاعات حقوقی");
    await legal.getByLabel("نام شرکت").fill(canary.company);
    await legal.getByLabel("شناسهٔ ملی شرکت").fill(canary.legalId);
    await legal.getByRole("button", { name: "ذخیره" }).click();
    await expect.poll(() => made.has("POST profile/user-information/save-legal-information")).toBe(true);
    await page.reload();
    await ready(page);
    await expect(section(page, "اطلاعات حقوقی").getByLabel("نام شرکت")).toHaveValue(canary.company);
  });

  await test.step("a stay that is paid for, and over", async () => {
    await chooseRoom(page, "fa", 2);
    await page.getByRole("button", { name: "رزرو و ورود مشخصات" }).click();
    await page.waitForURL(/\/prepare\//);
    await page.getByRole("timer").waitFor();
    await fillTravellers(page, mobile);
    await toStatus(page, "fa");
    await payAtBank(page, "fa", "pay");
    await page.getByRole("heading", { name: "رزرو شما قطعی شد" }).waitFor();
    await later(page, 5 * 86_400);
    // The job that counts past stays runs at the start.
    await site.restartProvider();
  });

  await test.step("R160, R176 its profit goes to the wallet, and out of it", async () => {
    await page.goto("/user/panel/financial/index.html");
    await page.getByRole("button", { name: "انتقال پاداش به کیف پول" }).click();
    await page.getByText(/به کیف پول شما اضافه شد/).waitFor();
    await page.getByRole("link", { name: "بازگشت وجه" }).click();
    await page.getByRole("button", { name: "برداشت از کیف پول" }).click();
    await field(page, "مبلغ به تومان").fill("۱۰");
    await page.locator("form").getByRole("button", { name: "برداشت از کیف پول" }).click();
    await page.getByText("درخواست برداشت ثبت شد.").waitFor();
    await page.getByText("درخواست‌شده", { exact: true }).first().waitFor();
  });

  await test.step("R32 a comment on it, read again in the user's list", async () => {
    await page.getByRole("link", { name: "رزروها" }).click();
    await page.locator("[data-reserve]").first().click();
    await page.getByRole("link", { name: "نوشتن نظر" }).click();
    const groups = page.getByRole("radiogroup");
    await groups.first().waitFor();
    for (const group of await groups.all()) await group.getByRole("radio").nth(4).check();
    await page.getByRole("combobox", { name: "نوع سفر" }).selectOption("family");
    await field(page, "نظر شما").fill("حیاط زیبا بود و همه‌جا پاکیزه.");
    await page.getByRole("button", { name: "ارسال نظر" }).click();
    await page.getByText(/پس از بررسی منتشر می‌شود/).waitFor();
    await page.getByRole("link", { name: "نظرهای من" }).click();
    await page.getByText("حیاط زیبا بود و همه‌جا پاکیزه.").waitFor();
    await page.getByText("در انتظار بررسی").waitFor();
  });

  await test.step("R82, R170, R172, R173, R174, R175 out, in by a password, out, and in again after forgetting it", async () => {
    await page.getByRole("banner").getByRole("button", { name: "خروج" }).click();
    await page.waitForURL(`${site.url}/`);
    await page.goto("/user/login.html");
    await ready(page);
    await page.getByRole("button", { name: "ورود با رمز عبور" }).click();
    await field(page, "شمارهٔ موبایل").fill(mobile);
    await field(page, "رمز عبور").fill(canary.password);
    await page.locator("form").getByRole("button", { name: "ورود", exact: true }).click();
    await page.waitForURL(`${site.url}/`);
    await ready(page);
    await page.getByRole("banner").getByRole("button", { name: "خروج" }).click();
    await page.getByRole("banner").getByRole("link", { name: "ورود", exact: true }).waitFor();
    await page.goto("/user/login.html");
    await ready(page);
    await page.getByRole("button", { name: "ورود با رمز عبور" }).click();
    await field(page, "شمارهٔ موبایل").fill(mobile);
    await page.getByRole("button", { name: "رمز عبور را فراموش کرده‌اید؟" }).click();
    await page.getByLabel("کد تأیید شش‌رقمی").fill(await codeFor(page.request, mobile));
    await field(page, "رمز عبور جدید").fill(`${canary.password}۸`);
    await page.getByRole("button", { name: "ذخیرهٔ رمز عبور" }).click();
    await page.waitForURL(`${site.url}/`);
  });

  await test.step("R178 what breaks in the browser is reported", async () => {
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error("A defect of ours"))));
    await expect.poll(() => made.has("POST error-log")).toBe(true);
  });

  expect(specified.filter((call) => !made.has(call))).toEqual([]);
  for (const words of [...Object.values(canary), mobile]) {
    expect(
      addresses.filter((address) => address.includes(words)),
      words,
    ).toEqual([]);
    expect(site.written(), words).not.toContain(words);
  }
});

/** Code in an e-mail. */
async function codeByEmail(page: Page): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const { messages } = (await (await page.request.get("/__demo/outbox")).json()) as {
        messages: { email?: string; text: string }[];
      };
      const letter = messages.find(({ email }) => email === canary.email);
      code = /(?<!\d)\d{6}(?!\d)/.exec(letter?.text ?? "")?.[0];
      return code;
    })
    .toBeDefined();
  return code ?? "";
}

test("R181 a session that ended elsewhere is asked for once, and what was typed is saved after all", async ({
  page,
  context,
}) => {
  await page.goto("/user/panel/information.html");
  await ready(page);
  const mobile = await logInHere(page, "fa");
  await page.waitForURL("**/user/panel/information.html");
  const contact = section(page, "راه‌های تماس");
  await contact.getByLabel("نشانی").fill("خیابان نمونه");

  const token = (await context.cookies()).find(({ name }) => name === "token")?.value ?? "";
  const headers = {
    Authorization: `Bearer ${token}`,
    "Client-Token": "shamseh-web",
    "Content-Type": "application/json",
  };
  expect((await page.request.post("/user/v2/logout", { headers, data: {} })).status()).toBe(200);

  let logouts = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/user/v2/logout")) logouts += 1;
  });
  await contact.getByRole("button", { name: "ذخیره" }).click();
  await page.getByRole("dialog").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect((await context.cookies()).some(({ name }) => name === "token")).toBe(false);
  // A new code for the same number is allowed after a minute.
  await later(page, 61);
  await logInByCode(page, mobile);
  await page.getByText("ذخیره شد.").waitFor();
  await page.reload();
  await ready(page);
  await expect(section(page, "راه‌های تماس").getByLabel("نشانی")).toHaveValue("خیابان نمونه");
  expect(logouts).toBe(0);

  // Concurrent calls refused with 401 ask for one login.
  await page.request.post("/user/v2/logout", {
    headers: {
      ...headers,
      Authorization: `Bearer ${(await context.cookies()).find(({ name }) => name === "token")?.value}`,
    },
    data: {},
  });
  await page.getByRole("link", { name: "سفرهای من" }).first().click();
  await page.getByRole("dialog").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
});

test("a heart pressed by an anonymous visitor asks for the log-in and stays pressed, and its property is compared", async ({
  page,
}) => {
  await page.goto("/LuxuryCategoryHotels.html");
  await ready(page);
  const hearts = page.getByRole("button", { name: /در علاقه‌مندی‌ها/ });
  await hearts.nth(0).click();
  await page.getByRole("dialog").waitFor();
  await logInHere(page, "fa");
  await expect(hearts.nth(0)).toHaveAttribute("aria-pressed", "true");
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute("aria-pressed", "true");

  // A toggle that the provider did not carry out is rolled back.
  await page.route("**/user/v2/favorites/toggle", (route) => route.abort());
  await hearts.nth(2).click();
  await page.getByText("در علاقه‌مندی‌ها ذخیره نشد. دوباره تلاش کنید.").waitFor();
  await expect(hearts.nth(2)).toHaveAttribute("aria-pressed", "false");
  await page.unroute("**/user/v2/favorites/toggle");

  // All prices are of the stay of the address, and the comparison is of the same.
  const stay = { check_in: addDays(tehranDate(Date.now() / 1000), 60), length_of_stay: 2, rooms: "2" };
  const priced = page.waitForRequest(/\/user\/v2\/favorites\?/);
  await page.goto(addressOf("panelFavorites", {}, stay));
  const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);
  const asked = { ...stay, length_of_stay: "2" };
  expect(queryOf((await priced).url())).toMatchObject(asked);
  const boxes = page.getByRole("checkbox");
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole("link", { name: "مقایسهٔ ۲ اقامتگاه" }).click();
  await page.waitForURL(({ pathname }) => pathname === addressOf("compare"));
  expect(queryOf(page.url())).toMatchObject(asked);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByRole("rowheader", { name: "قیمت", exact: true })).toBeVisible();
});

test("R33, R147 a question keeps what was typed while its writer comes in, and is found among their own", async ({
  page,
}) => {
  await page.goto("/IsfahanHotels/HowzkhanehBoutiqueHotel.html");
  await ready(page);
  await page.getByRole("button", { name: "پرسش از اقامتگاه" }).click();
  await field(page, "پرسش از اقامتگاه").fill("آیا پارکینگ سرپوشیده دارید؟");
  await page.getByRole("button", { name: "ارسال پرسش" }).click();
  await page.getByRole("dialog").waitFor();
  await logInHere(page, "fa");
  await page.getByText("پرسش شما ثبت شد.").waitFor();
  await page.getByRole("link", { name: "پرسش‌های من" }).click();
  await page.getByText("آیا پارکینگ سرپوشیده دارید؟").waitFor();
});

test("R158 nothing moves on a telephone when what is one's own comes in", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const seen = await watch(page);
  await logInByCall(page);
  await chooseRoom(page, "fa");
  await page.getByRole("button", { name: bookingWords.fa.book }).click();
  await page.waitForURL("**/reserve-new/reserve/prepare/*");
  const panel = (
    ["panel", "panelReserves", "panelNotifications", "panelTransactions", "panelInformation"] as const
  ).map((name) => addressOf(name));
  for (const path of [new URL(page.url()).pathname, ...panel]) {
    await page.goto(path);
    await ready(page);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await seen.shift(), `${path}: ${await seen.moved()}`).toBeLessThanOrEqual(0.001);
  }
});

test("R14, R15 the code of a place of the panel is asked for with it, and a sign shows until it is there", async ({
  page,
}) => {
  await logInToPanel(page, "fa");
  await ready(page);
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route(/\/web\/assets\/[^/]+\.js$/, async (route) => {
    asked.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  const main = page.locator("#main");
  await page.locator("nav").getByRole("link", { name: "کیف پول", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "در حال بارگذاری صفحه" })).toBeVisible();
  await expect(main).toHaveAttribute("aria-busy", "true");
  expect(asked.length).toBeGreaterThan(0);
  held.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "کیف پول" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "در حال بارگذاری صفحه" })).toHaveCount(0);
  await expect(main).not.toHaveAttribute("aria-busy");
});

test("R8, R83 every page of the panel is reached by the keyboard alone", async ({ page }) => {
  await page.goto("/user/panel.html");
  await ready(page);
  await logInHere(page, "fa");
  await page.getByRole("heading", { level: 1, name: "سفرهای من" }).waitFor();
  const parts = page.getByRole("navigation", { name: "بخش‌های حساب من" });
  for (const name of ["رزروها", "علاقه‌مندی‌ها", "کیف پول", "بازگشت وجه", "مسافران", "نظرهای من", "اطلاعات من"]) {
    await press(page, parts.getByRole("link", { name, exact: true }));
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  }
  await press(page, parts.getByRole("link", { name: "نظرهای من", exact: true }));
  await press(page, page.getByRole("link", { name: "پرسش‌های من", exact: true }));
  await page.getByRole("heading", { level: 1, name: "پرسش‌های من", exact: true }).waitFor();
  await press(page, parts.getByRole("button", { name: "خروج" }));
  await page.waitForURL("**/");
});
