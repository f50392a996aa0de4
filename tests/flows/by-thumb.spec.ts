import type { Locator, Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { codeFor, loginWords, newMobile } from "./account.ts";
import { people, termsBox, bookingWords as words } from "./booking.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";
import { someOf } from "./ways.ts";

/** The whole journey by touch, from the first page to the refund on the card; counts taps and scrolling. */

const more = {
  fa: {
    typed: "اصفهان",
    destination: "مقصد",
    stay: "ورود و خروج",
    apply: "تأیید تاریخ",
    search: "جست‌وجو",
    rooms: "انتخاب اتاق",
    nothingBack: "غیرقابل استرداد",
    card: /^کارتی که با آن پرداخت کردید/,
    onCard: /به کارتی که با آن پرداخت کردید/,
  },
  en: {
    typed: "Isfahan",
    destination: "Destination",
    stay: "Check-in and check-out",
    apply: "Use these dates",
    search: "Search",
    rooms: "Choose room",
    nothingBack: "Non-refundable",
    card: /^The card you paid with/,
    onCard: /To the card you paid with/,
  },
} as const;

/** Scroll position once a jump to a section has come to rest. */
const restingPlace = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let [last, same] = [-1, 0]; same < 3; same = scrollY === last ? same + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
    return scrollY;
  });

/** Counts a thumb's work on a page: taps, and pixels scrolled until the tapped element is in sight. */
function countingThumb(page: Page) {
  const counts = { taps: 0, pixels: 0 };
  return {
    counts,
    async tap(control: Locator): Promise<void> {
      await control.waitFor();
      const before = await restingPlace(page);
      // A list of suggestions may re-render meanwhile.
      await expect(() => control.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
      counts.pixels += Math.abs((await page.evaluate(() => scrollY)) - before);
      counts.taps += 1;
      await control.tap();
    },
    /** Types into a field: one tap and the keyboard. */
    async type(field: Locator, text: string): Promise<void> {
      await this.tap(field);
      await field.fill(text);
    },
  };
}

const ways = [
  { locale: "fa", viewport: { width: 360, height: 740 } },
  { locale: "en", viewport: { width: 390, height: 844 } },
  { locale: "fa", viewport: { width: 390, height: 844 } },
  { locale: "en", viewport: { width: 360, height: 740 } },
] as const;

for (const { locale, viewport } of someOf(ways, 1)) {
  test.describe(`${locale}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test("from Home to the voucher, and the money back on the card", async ({ page, context, site }) => {
      const w = { ...words[locale], ...more[locale], ...loginWords[locale] };
      await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
      const thumb = countingThumb(page);
      const { tap, counts } = thumb;
      const said: string[] = [];
      const note = (step: string) => said.push(`${step}: ${counts.taps} taps, ${Math.round(counts.pixels)} px`);

      await page.goto("/?audience=iranian");
      await ready(page);
      await thumb.type(page.getByRole("combobox", { name: w.destination }), w.typed);
      await tap(page.getByRole("option", { name: w.typed }).first());
      await tap(page.getByRole("button", { name: w.stay }));
      const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 26);
      for (const day of [checkIn, addDays(checkIn, 2)]) await tap(page.locator(`[popover] [data-day="${day}"]`));
      const apply = page.getByRole("button", { name: w.apply });
      if (await apply.isVisible()) await tap(apply);
      await tap(page.getByRole("button", { name: w.search, exact: true }));
      await page.waitForURL(/\/search\/property\?/);
      await ready(page);
      note("searched");

      const name = await page.locator("[data-property] h3").first().boundingBox();
      expect((name?.y ?? 0) + (name?.height ?? Number.POSITIVE_INFINITY)).toBeLessThan(420);
      await page.goto(`${page.url()}&online=true`);
      await ready(page);
      await tap(page.locator("[data-property] h3 a").first());
      await page.waitForURL(/Hotels\/\w+\.html\?/);
      await ready(page);
      const place = await page.evaluate(() => ({
        rooms: (document.querySelector("#rooms")?.getBoundingClientRect().top ?? Number.NaN) + scrollY,
        page: document.documentElement.scrollHeight,
      }));
      expect(place.rooms).toBeLessThan(1_500);
      expect(place.page).toBeLessThanOrEqual(6_000);
      note(`at the property, whose rooms begin at ${Math.round(place.rooms)} of ${place.page} px`);

      await tap(page.getByRole("link", { name: w.rooms, exact: true }));
      await tap(
        page
          .locator("[data-plan]")
          .filter({ hasText: w.instant, hasNotText: w.nothingBack })
          .getByRole("link", { name: w.choose })
          .first(),
      );
      await page.locator("[data-total]").first().waitFor();
      note("a room chosen");
      const atChoice = counts.pixels;
      await tap(page.getByRole("button", { name: w.book }));
      expect(counts.pixels, "pixels from choosing a room to booking it").toBe(atChoice);

      const mobile = newMobile();
      await thumb.type(page.getByLabel(w.mobile, { exact: true }), mobile);
      await tap(page.getByRole("button", { name: w.send, exact: true }));
      await page.getByLabel(w.code).fill(await codeFor(page.request, mobile));
      await page.waitForURL(/\/reserve\/prepare\//);
      await page.getByRole("timer").waitFor();
      note("logged in, the room held");

      for (const [index, { name, code }] of people.entries()) {
        const head = page.locator(`#seat-head-${index}`);
        if ((await head.getAttribute("aria-expanded")) === "false") await tap(head);
        const field = (key: string) => page.locator(`[id="travellers.${index}.${key}"]`);
        await thumb.type(field("first_name_fa").locator("input"), name);
        await thumb.type(field("last_name_fa").locator("input"), "فرهمند");
        await field("gender").locator("select").selectOption("female");
        await thumb.type(field("birth_date").locator("input").first(), "۱");
        await field("birth_date").locator("select").selectOption("3");
        await thumb.type(field("birth_date").locator("input").last(), "۱۳۷۰");
        await thumb.type(field("national_code").locator("input"), code);
      }
      await tap(page.getByRole("button", { name: w.next }));
      await page.waitForURL(/\/reserve\/status\//);
      await ready(page);
      note("travellers named");

      await tap(termsBox(page));
      await tap(page.getByRole("button", { name: w.pay }));
      await page.waitForURL(/\/StartPay\//);
      await tap(page.getByRole("button", { name: w.atBank.pay }).first());
      await page.getByRole("heading", { name: w.certain }).waitFor();
      await tap(page.getByRole("link", { name: w.voucher }));
      await page.waitForURL(/\/reserve\/voucher\//);
      await page.getByRole("table").waitFor();
      note("paid, with the voucher");

      await page.goBack();
      await tap(page.getByRole("button", { name: w.cancel }));
      const dialog = page.getByRole("alertdialog");
      const card = dialog.getByRole("radio", { name: w.card });
      await tap(card);
      await expect(card).toBeChecked();
      await tap(dialog.getByRole("button", { name: w.confirmCancel }));
      await page.getByRole("heading", { name: w.cancelled }).waitFor();
      await expect(page.getByRole("main").getByText(w.onCard).first()).toBeVisible();
      note("cancelled, the money on its way to the card");
      test.info().annotations.push(...said.map((description) => ({ type: "thumb", description })));
      if (process.env["WAYS"]) console.log(`${locale} ${viewport.width}\n  ${said.join("\n  ")}`);
    });
  });
}
