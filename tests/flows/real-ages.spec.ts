import type { Page } from "@playwright/test";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { logInByCall } from "./account.ts";
import { openTraveller } from "./booking.ts";
import { asked, sent } from "./calls.ts";
import { press, typeInto } from "./keyboard.ts";
import { expect, test } from "./site.ts";
import { holdTour, theTotal, tourReserved } from "./tour-booking.ts";
import { ready, watch } from "./watch.ts";
import { someOf } from "./ways.ts";

/** R134, R137: a date of birth that does not match the priced age, corrected at its field: by touch and by keyboard. */

const words = {
  fa: {
    fault: /بزرگسال|کودک/,
    see: "دیدن قیمت با سن واقعی",
    after: "قیمت جدید: ",
    accept: "ادامه با قیمت جدید",
    year: "۱۳۹۰",
    day: "۱",
    month: "3",
  },
  en: {
    fault: /adult|child/,
    see: "See the price for the real ages",
    after: "New price: ",
    accept: "Go on with the new price",
    year: "2011",
    day: "1",
    month: "3",
  },
} as const;

const ways = [
  { locale: "fa", viewport: { width: 360, height: 740 }, hasTouch: true },
  { locale: "en", viewport: { width: 1280, height: 900 }, hasTouch: false },
] as const;

/** Numbers of adults and children that a tour was priced for. */
const pricedFor = ({ subject }: TourReservationValue) =>
  subject.rooms.map(({ adults, children }) => [adults, children.length]);

for (const { locale, viewport, hasTouch } of someOf(ways, 1)) {
  test.describe(`${locale}, ${hasTouch ? "by touch" : "by keyboard"}`, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    test("a child who turns out to be an adult is priced as one, and held in place of the first", async ({
      page,
      context,
      site,
    }) => {
      const w = words[locale];
      await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
      const seen = await watch(page);
      await logInByCall(page);
      const first = await holdTour(page);
      expect(pricedFor(first)).toEqual([[2, 1]]);
      await page.goto(`/tour/reserve/prepare/${first.confirmation_code}`);
      await ready(page);
      const name = page.locator('[id="travellers.2.first_name_en"] input');
      const born = page.locator('[id="travellers.2.birth_date"]');
      if (hasTouch) {
        await openTraveller(page, 2);
        await name.fill("Sam");
        await born.locator("input").first().fill(w.day);
        await born.locator("select").selectOption(w.month);
        await born.locator("input").last().fill(w.year);
      } else {
        await press(page, page.locator("#seat-head-2"));
        await typeInto(page, name, "Sam");
        await typeInto(page, born.locator("input").first(), w.day);
        await typeInto(page, born.locator("select"), "March");
        await typeInto(page, born.locator("input").last(), w.year);
      }
      // Reported as soon as the date is complete, before anything is sent.
      await expect(born).toContainText(w.fault);
      const take = async (button: string) => {
        const control = page.getByRole("button", { name: button, exact: true });
        await (hasTouch ? control.tap() : press(page, control));
      };
      await take(w.see);
      const price = page.getByText(w.after);
      await price.waitFor();
      // Nothing changes before the new price is accepted.
      expect((await tourReserved(page, first.confirmation_code)).status).toBe(first.status);
      await take(w.accept);
      await page.waitForURL(
        ({ pathname }) => pathname.startsWith("/tour/reserve/prepare/") && !pathname.endsWith(first.confirmation_code),
      );
      await ready(page);
      const code = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const second = await tourReserved(page, code);
      expect(pricedFor(second)).toEqual([[3, 0]]);
      expect(second.totals.payable).not.toBe(first.totals.payable);
      expect(await theTotal(page)).toBe(second.totals.payable);
      // The typed values were kept, and are no longer a fault.
      if ((await page.locator("#seat-head-2").getAttribute("aria-expanded")) === "false")
        await page.locator("#seat-head-2").click();
      await expect(name).toHaveValue("Sam");
      await expect(born).not.toContainText(w.fault);
      await expectEnded(page, first.confirmation_code);
      // Other journeys hold seats of this departure too.
      await giveBack(page, code);
      seen.expectClean();
    });
  });
}

/** The first hold released its seats. */
async function expectEnded(page: Page, code: string): Promise<void> {
  const { status, actions } = await asked<ReservationEnvelope>(page, `/tour/v2/reserve/${code}`);
  expect([status, actions]).toEqual(["cancelled", []]);
}

/** Cancels a hold for which nothing was paid. */
async function giveBack(page: Page, code: string): Promise<void> {
  const { quote_id } = await asked<{ quote_id: string }>(page, `/tour/v2/reserve/${code}/cancellation-quote`);
  await sent(page, `/tour/v2/reserve/${code}/cancel`, { quote_id });
  await expectEnded(page, code);
}
