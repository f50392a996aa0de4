import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { formatMoneyText } from "#domain/text/money.ts";
import { logInByCall } from "./account.ts";
import { termsBox, bookingWords as words } from "./booking.ts";
import { instantsIn } from "./calendar-file.ts";
import { chooseIn, press, typeInto } from "./keyboard.ts";
import { pagesOf } from "./pdf.ts";
import { expect, test } from "./site.ts";
import { bornFiveAndAHalfYearsBefore, holdTour, theTotal, travellers } from "./tour-booking.ts";
import { holdByKeys } from "./tour-by-keys.ts";
import { ready, watch } from "./watch.ts";

/**
 * A tour from its travellers to its voucher and its calendar file, and its cancellation: by touch, and by keyboard
 * alone from Home.
 */

/** Means of input: a thumb, or the keyboard alone. */
type Hand = {
  press(control: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(select: Locator, value: string): Promise<void>;
};

const byTouch = (): Hand => ({
  press: (control) => control.tap(),
  async type(field, text) {
    await field.tap();
    await field.fill(text);
  },
  choose: async (select, value) => void (await select.selectOption(value)),
});

const byKeyboard = (page: Page): Hand => ({
  press: (control) => press(page, control),
  type: (field, text) => typeInto(page, field, text),
  choose: (select, value) => chooseIn(page, select, value),
});

const own = {
  fa: {
    prepare: "مشخصات مسافران",
    rules: "مدارک سفر",
    guaranteed: /حرکت این تور قطعی است/,
    trust: /تا روز حرکت .*نزد شمسه امانت است/,
    calendar: "افزودن به تقویم",

    switchCalendar: "ورود تاریخ میلادی",
  },
  en: {
    prepare: "Traveller details",
    rules: "Travel documents",
    guaranteed: /departure of this tour is confirmed/,
    trust: /held in trust by Shamseh until the day you leave/,
    calendar: "Add to calendar",

    switchCalendar: null,
  },
} as const;

const ways = [
  { locale: "fa", viewport: { width: 360, height: 740 }, hasTouch: true },
  { locale: "en", viewport: { width: 1200, height: 900 }, hasTouch: false },
] as const;

for (const { locale, viewport, hasTouch } of ways) {
  test.describe(`${locale}, ${hasTouch ? "by touch" : "by keyboard"}`, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    test("R60, R61, R62, R63, R80, R109 a tour is named, declined, paid, printed, put into a calendar and called off", async ({
      page,
      context,
      site,
    }) => {
      test.setTimeout(180_000);
      const w = { ...words[locale], ...own[locale] };
      const hand = hasTouch ? byTouch() : byKeyboard(page);
      await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
      const seen = await watch(page);
      const { mobile, held } = hasTouch ? await holdAtOnce(page) : await holdByKeys(page);
      const code = held.confirmation_code;
      const total = held.totals.payable;
      const isWithinTheScreen = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

      await page.goto(`/tour/reserve/prepare/${code}?audience=iranian`);
      await ready(page);
      await page.getByRole("timer").waitFor();
      await expect(page.getByRole("region", { name: w.rules })).toBeVisible();
      expect(await theTotal(page)).toBe(total);
      await isWithinTheScreen();
      await nameTravellers(page, hand, held.subject.date, w.switchCalendar);
      await hand.press(page.getByRole("button", { name: w.next }));
      await page.waitForURL(new RegExp(`/tour/reserve/status/${code}(\\?|$)`));
      await ready(page);
      expect(await theTotal(page)).toBe(total);
      await expect(page.getByText(w.guaranteed)).toBeVisible();
      await expect(page.getByText(w.trust)).toBeVisible();
      await isWithinTheScreen();

      // Aborted at the bank, reported as not charged, and then paid.
      await atBank(page, hand, locale, "decline");
      await page.getByRole("heading", { name: w.left }).waitFor();
      await expect(page.getByText(w.notCharged).first()).toBeVisible();
      await atBank(page, hand, locale, "pay");
      await page.waitForURL(new RegExp(`/tour/reserve/status/${code}`));
      await page.getByRole("heading", { name: w.certain }).waitFor();
      if (hasTouch) await expectStatusAsked(page, code, w.certain);
      await hand.press(page.getByRole("link", { name: w.voucher }));
      await page.waitForURL(new RegExp(`/tour/reserve/voucher/${code}(\\?|$)`));
      await expect(page.getByRole("row")).toHaveCount(1 + travellers.length);
      await expect(page.getByRole("definition").filter({ hasText: formatMoneyText(total, locale) })).toBeVisible();
      await isWithinTheScreen();
      expect(pagesOf(await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm" } }))).toBe(1);

      const saving = page.waitForEvent("download");
      await hand.press(page.getByRole("button", { name: w.calendar }));
      const file = await saving;
      expect(file.suggestedFilename()).toBe(`shamseh-${held.tracking_code}.ics`);
      const text = await readFile(await file.path(), "utf8");
      const { out, back } = held.subject;
      expect(instantsIn(text, "DTSTART")).toEqual([out.departs_at, back.departs_at]);
      expect(instantsIn(text, "DTEND")).toEqual([out.arrives_at, back.arrives_at]);
      for (const personal of [mobile, ...travellers.map(({ code: national }) => national)])
        expect(text).not.toContain(personal);

      // The older address shows the same voucher, and redirects nowhere.
      await page.goto(`/tour/reserve/${code}/voucher`);
      await ready(page);
      await expect(page.getByRole("row")).toHaveCount(1 + travellers.length);
      expect(new URL(page.url()).pathname).toBe(`/tour/reserve/${code}/voucher`);

      // Cancelled from the account, which shows the same tour, its sum and its refund.
      await page.goto(`/user/panel/reserves/${code}.html`);
      await ready(page);
      expect(await theTotal(page)).toBe(total);
      await hand.press(page.getByRole("button", { name: w.cancel }));
      const dialog = page.getByRole("alertdialog");
      await dialog.locator("dl").waitFor();
      const refunded = (await dialog.locator("dl dd").last().textContent()) ?? "";
      expect(refunded).toMatch(/[1-9۱-۹]/);
      await hand.press(dialog.getByRole("button", { name: w.confirmCancel }));
      await page.getByRole("heading", { name: w.cancelled }).waitFor();
      await expect(page.getByText(w.trust)).toHaveCount(0);
      await page.goto("/user/panel/financial/refunds.html");
      await ready(page);
      const ofTheTour = page.getByRole("listitem").filter({ has: page.locator(`a[href*="${code}"]`) });
      await expect(ofTheTour).toContainText(refunded);
      seen.expectClean();
      for (const personal of [mobile, travellers[0].code, held.tracking_code])
        expect(site.written()).not.toContain(personal);
    });
  });
}

/**
 * While a booking is being issued, its page polls the status alone, and reloads the whole only once that differs. The
 * test answers as if issuing took two polls.
 */
async function expectStatusAsked(page: Page, code: string, certain: string): Promise<void> {
  const path = `/tour/v2/reserve/${code}`;
  const asked: string[] = [];
  const answerLater = (address: string, turns: number) =>
    page.route(`**${address}`, async (route) => {
      asked.push(address);
      const response = await route.fetch();
      const answer = (await response.json()) as { value: object };
      const isIssuing = asked.filter((one) => one === address).length <= turns;
      const value = isIssuing ? { ...answer.value, status: "in_progress", actions: [] } : answer.value;
      await route.fulfill({ response, json: { ...answer, value } });
    });
  await answerLater(path, 1);
  await answerLater(`${path}/status`, 1);
  await page.reload();
  await page.getByRole("heading", { name: certain }).waitFor();
  expect(asked).toEqual([path, `${path}/status`, `${path}/status`, path]);
  await page.unrouteAll();
}

/** Logs in and holds through the website's calls: tour.spec.ts covers the way from Home by touch. */
async function holdAtOnce(page: Page) {
  const mobile = await logInByCall(page);
  return { mobile, held: await holdTour(page) };
}

/** Names everyone, the child by a Gregorian date of birth; a Persian page is switched to that calendar. */
async function nameTravellers(page: Page, hand: Hand, departure: string, toGregorian: string | null): Promise<void> {
  const born = bornFiveAndAHalfYearsBefore(departure);
  for (const [index, { name, latin, code }] of travellers.entries()) {
    const head = page.locator(`#seat-head-${index}`);
    if ((await head.getAttribute("aria-expanded")) === "false") await hand.press(head);
    const place = (field: string) => page.locator(`[id="travellers.${index}.${field}"]`);
    const type = (field: string, text: string) => hand.type(place(field).locator("input"), text);
    const { year, month, day } = index === 2 ? born : { year: 1990, month: 5, day: 3 };
    await hand.choose(place("gender").locator("select"), "male");
    // Tickets need Latin names, domestic ones too; each language asks for its own script first.
    const persian = [
      ["first_name_fa", name],
      ["last_name_fa", "فرهمند"],
    ] as const;
    const inLatin = [
      ["first_name_en", latin],
      ["last_name_en", "Farahmand"],
    ] as const;
    const names = toGregorian === null ? [...inLatin, ...persian] : [...persian, ...inLatin];
    for (const [field, text] of names) await type(field, text);
    if (toGregorian) await hand.press(place("birth_date").getByRole("button", { name: toGregorian }));
    await hand.type(place("birth_date").locator("input").first(), String(day));
    await hand.choose(place("birth_date").locator("select"), String(month));
    await hand.type(place("birth_date").locator("input").last(), String(year));
    await type("national_code", code);
  }
}

/** Pays or declines on the bank's page. */
async function atBank(page: Page, hand: Hand, locale: "fa" | "en", what: "pay" | "decline"): Promise<void> {
  await termsBox(page).check();
  await hand.press(page.getByRole("button", { name: words[locale].pay }));
  await page.waitForURL(/\/StartPay\//);
  await hand.press(page.getByRole("button", { name: words[locale].atBank[what] }).first());
}
