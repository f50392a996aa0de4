import type { Page } from "@playwright/test";
import {
  chooseRoom,
  fillTravellers,
  hold,
  later,
  openTraveller,
  payAtBank,
  termsBox,
  toPayment,
  bookingWords as words,
} from "./booking.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";

/**
 * On a telephone, by touch: the messages about a payment on a reservation's page, in every frame, through to the
 * voucher.
 */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const w = words.fa;
const says = {
  left: "پرداخت انجام نشد",
  asking: "در حال استعلام پرداخت از بانک",
  unfinished: "پرداخت شما کامل نشده است",
  leaving: "در حال انتقال به درگاه پرداخت",
  over: "مهلت پرداخت به پایان رسید",
  held: /از کیف پول شما برای همین رزرو مسدود شده است/,
  useWallet: /از کیف پول پرداخت شود/,
} as const;

/**
 * Records every frame of the page: the number of messages, and whether it asks the bank and offers to pay at the same
 * time.
 */
async function watchFrames(page: Page) {
  await page.addInitScript((asking) => {
    const contradictions: string[] = [];
    Object.assign(window, { contradictions });
    const look = () => {
      const place = document.querySelector("[role=status] h1")?.closest("[role=status]");
      if (place) {
        const titles = [...document.querySelectorAll("h1")].map((title) => title.textContent);
        const isPayOffered = document.querySelector("[aria-labelledby=pay]") !== null;
        if (titles.length !== 1) contradictions.push(titles.join(" | "));
        if (isPayOffered && titles.some((title) => title === asking))
          contradictions.push("asks the bank and offers to pay");
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, says.asking);
  return async () =>
    expect(await page.evaluate(() => (window as unknown as { contradictions: string[] }).contradictions)).toEqual([]);
}

/** Continues to the voucher, whose codes are those that the property has. */
async function toVoucher(page: Page): Promise<void> {
  await page.getByRole("heading", { name: w.certain }).waitFor({ timeout: 60_000 });
  await page.getByRole("link", { name: w.voucher }).tap();
  await page.waitForURL(/\/reserve-new\/reserve\/voucher\//);
  await page.getByRole("table").waitFor();
}

const pay = (page: Page) => page.getByRole("button", { name: w.pay });
/** Accepts the terms, and pays. */
async function goPay(page: Page): Promise<void> {
  await termsBox(page).check();
  await pay(page).tap();
}

test("a declined payment, then one whose way back is lost: one message at a time, and nothing to pay twice with", async ({
  page,
}) => {
  const expectOneMessage = await watchFrames(page);
  await toPayment(page);
  const status = page.url();
  await payAtBank(page, "fa", "decline");
  await page.getByRole("heading", { name: says.left }).waitFor();
  await expectOneMessage();

  // The connection to the bank is slow: until it has answered, the page asks and offers nothing.
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/payment/v2/*/check", async (route) => {
    await waiting;
    await route.continue();
  });
  await goPay(page);
  await page.waitForURL(/\/StartPay\//);
  const bankAddress = page.url();
  await page.goto(status);
  await page.getByRole("heading", { name: says.asking }).waitFor();
  await expect(page.locator("[role=status]").first()).not.toContainText("ناموفق");
  await expect(pay(page)).toHaveCount(0);
  // Paid only now, in another tab: earlier the reconciler could have found it, and the page would have nothing to ask.
  const bank = await page.context().newPage();
  await bank.goto(bankAddress);
  const paid = bank.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().includes("/pg/"));
  await bank.getByRole("button", { name: w.atBank.lose }).tap();
  await paid;
  letGo();
  await toVoucher(page);
  await expectOneMessage();
});

test("back from the bank's page by the browser's Back: the bank is asked before anything is offered", async ({
  page,
}) => {
  const expectOneMessage = await watchFrames(page);
  await toPayment(page);
  const checks: string[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/check")) checks.push(String(answer.status()));
  });
  await goPay(page);
  await page.waitForURL(/\/StartPay\//);
  await page.goBack();
  await page.getByRole("heading", { name: says.unfinished }).waitFor();
  expect(checks[0]).toBe("200");
  await expectOneMessage();

  // A page from the back/forward cache: shown as it was left, and checked before anything else.
  await pay(page).waitFor();
  const seen = checks.length;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.getByRole("heading", { name: says.unfinished }).waitFor();
  await expect.poll(() => checks.length).toBeGreaterThan(seen);
  await payAtBank(page, "fa", "pay");
  await toVoucher(page);
});

test("wallet money of a payment that was left is a line of the wallet, and is offered again", async ({ page }) => {
  test.setTimeout(120_000);
  await toPayment(page);
  const status = page.url();
  await page.goto("/user/panel/financial/index.html");
  await ready(page);
  await page.getByLabel("مبلغ به تومان").fill("۵۰۰۰۰");
  await page.getByRole("button", { name: "شارژ کیف پول" }).tap();
  await page.waitForURL(/\/StartPay\//);
  await page.getByRole("button", { name: w.atBank.pay }).first().tap();
  await page.waitForURL(/financial/);

  await page.goto(status);
  await page.getByRole("checkbox", { name: says.useWallet }).waitFor();
  await goPay(page);
  await page.waitForURL(/\/StartPay\//);
  await page.goto("/user/panel/financial/index.html");
  const line = page.getByRole("list", { name: "مبلغ‌های مسدودشده" }).getByRole("listitem");
  await expect(line).toContainText(/۵۰٬۰۰۰\sتومان\sبرای\sرزرو\s\d{10}\sمسدود تا/);
  await line.getByRole("link").tap();
  await page.getByRole("heading", { name: says.unfinished }).waitFor();
  await page.getByText(says.held).waitFor();
  await expect(page.getByRole("checkbox", { name: says.useWallet })).toBeChecked();
  await payAtBank(page, "fa", "pay");
  await toVoucher(page);
  await page.goto("/user/panel/financial/index.html");
  await page.getByText("هنوز تراکنشی ندارید").waitFor({ state: "detached" });
  await expect(page.getByRole("list", { name: "مبلغ‌های مسدودشده" })).toHaveCount(0);
});

test("a saved traveller's expired passport and half a number stop nothing, and documents are shown as they are", async ({
  page,
}) => {
  // One of each passport: not every rate is sold to both.
  await chooseRoom(page, "fa", undefined, "mixed");
  const mobile = await hold(page, "fa");
  const place = (seat: number, field: string) => page.locator(`[id="travellers.${seat}.${field}"]`);
  for (const seat of [0, 1]) {
    await openTraveller(page, seat);
    await place(seat, "nationality").locator("select").selectOption("IR");
  }
  await fillTravellers(page, mobile);
  await openTraveller(page, 0);
  // A foreigner after all, and then not.
  await place(0, "nationality").locator("select").selectOption("DE");
  await place(0, "passport_number").locator("input").fill("C0");
  await place(0, "nationality").locator("select").selectOption("IR");
  await expect(place(0, "passport_number")).toHaveCount(0);
  // Half a number, and then the other traveller becomes the room's contact.
  await place(0, "mobile").locator("input").fill("0912");
  await openTraveller(page, 1);
  await place(1, "is_room_supervisor").locator("label").tap();
  await expect(place(1, "is_room_supervisor").getByRole("radio")).toBeChecked();
  await expect(place(0, "mobile")).toHaveCount(0);
  await place(1, "mobile").locator("input").fill(mobile);
  // A foreigner shows a passport: its number is on the voucher exactly as in the passport.
  await place(1, "nationality").locator("select").selectOption("DE");
  await place(1, "first_name_en").locator("input").fill("Maximiliane Wilhelmine Theodora");
  await place(1, "last_name_en").locator("input").fill("Hohenzollern Sigmaringen Habsburg");
  await place(1, "passport_number").locator("input").fill("C01X00T47");
  await place(1, "passport_issuing_country").locator("select").selectOption("DE");
  await place(1, "passport_expires_on").locator("input").first().fill("1");
  await place(1, "passport_expires_on").locator("select").selectOption("3");
  await place(1, "passport_expires_on").locator("input").last().fill("2035");
  await page.getByRole("button", { name: w.next }).tap();
  await page.waitForURL(/\/reserve-new\/reserve\/status\//);
  await ready(page);
  await payAtBank(page, "fa", "pay");
  await toVoucher(page);
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    for (const code of ["C01X00T47", "0084575948"]) {
      const shown = page.getByRole("table").getByText(code, { exact: true });
      await expect(shown).toHaveAttribute("dir", "ltr");
      const lines = await shown.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines, `${code} on ${media}`).toBe(1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test("a saved traveller whose passport has ended takes a place of a stay at home in one tap", async ({ page }) => {
  await chooseRoom(page, "fa");
  const mobile = await hold(page, "fa");
  const reservation = page.url();
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value ?? "";
  const saved = await page.request.post("/user/v2/guests/save", {
    headers: { "Client-Token": "shamseh-web", Authorization: `Bearer ${token}`, "Idempotency-Key": "b".repeat(32) },
    data: {
      first_name_fa: "مریم",
      last_name_fa: "صالحی",
      gender: "female",
      nationality: "IR",
      national_code: "0790419904",
      birth_date: "1360-02-02",
      mobile,
      passport_number: "A12345678",
      passport_issuing_country: "IR",
      passport_expires_on: "2020-01-01",
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto(reservation);
  await ready(page);
  await fillTravellers(page, mobile);
  await page.getByRole("button", { name: "مریم صالحی" }).first().tap();
  await page.getByRole("button", { name: w.next }).tap();
  await page.waitForURL(/\/reserve-new\/reserve\/status\//);
  await ready(page);
  await payAtBank(page, "fa", "pay");
  await toVoucher(page);
  await expect(page.getByRole("table").getByText("0790419904", { exact: true })).toBeVisible();
});

// The clock stays moved ahead, which later tests tolerate.
test("paying after the deadline: the page says so, gives the time back where it can, and goes on to the voucher", async ({
  page,
}) => {
  const expectOneMessage = await watchFrames(page);
  await toPayment(page);
  await pay(page).waitFor();
  await later(page, 1_860);
  await goPay(page);
  await page.getByRole("heading", { name: says.over }).waitFor();
  await expect(pay(page)).toHaveCount(0);
  await expect(page.getByText("زمان باقی‌مانده برای پرداخت", { exact: true })).toHaveCount(0);
  // The message shows the refusal, once, and has the focus.
  await expect(page.getByText("مهلت این کار به پایان رسیده است.")).toHaveCount(0);
  await expect(page.locator("[role=status] [tabindex='-1']")).toBeFocused();
  await page.getByRole("button", { name: w.extend }).tap();
  await page.getByText(w.extended).waitFor();
  await payAtBank(page, "fa", "pay");
  await toVoucher(page);
  await expectOneMessage();
});
