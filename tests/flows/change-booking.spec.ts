import type { Locator, Page } from "@playwright/test";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { guestsFor } from "#tests/support/stay.ts";
import { logInByCall } from "./account.ts";
import { bookingWords, payForIt } from "./booking.ts";
import { asked, sent } from "./calls.ts";
import { flightToPay } from "./flight-booking.ts";
import { press, reach } from "./keyboard.ts";
import { expect, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";
import { bornFiveAndAHalfYearsBefore, holdTour } from "./tour-booking.ts";
import { ready } from "./watch.ts";

/** A paid tour and a paid flight are changed, a row each: status, payment or refund, and voucher say one sum. */

type Booking = Pick<ReservationEnvelope, "kind" | "confirmation_code">;
const RESERVE = { tour: "/tour/v2/reserve", flight: "/flight/v2/reserve" } as const;

/** A couple and a child of five with a bed of their own. */
async function tourToPay(page: Page): Promise<Booking> {
  const held = await holdTour(page);
  const { year, month, day } = bornFiveAndAHalfYearsBefore(held.subject.date);
  const born = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
  const { travellers } = guestsFor(2, (one, index) => ({
    ...one,
    ...{ room: 0, is_room_supervisor: index === 0, first_name_en: "Nahid", last_name_en: "Farahmand" },
    ...(index === 2 && { age_group: "child" as const, birth_date: born }),
  }));
  const path = `${RESERVE.tour}/${held.confirmation_code}`;
  await sent(page, `${path}/save-passengers`, { travellers: travellers.slice(0, 3) });
  return sent<Booking>(page, `${path}/submit`);
}

/** Pays a held change at the bank, at the sum that was quoted. */
async function payHeld(page: Page, quoted: string): Promise<void> {
  const pay = page
    .getByRole("region", { name: "تغییر رزرو منتظر پرداخت شماست" })
    .getByRole("button", { name: `پرداخت ${quoted}` });
  await pay.tap();
  await page.waitForURL(/\/StartPay\//);
  await page.getByRole("button", { name: bookingWords.fa.atBank.pay }).first().tap();
  await page.waitForURL(/\/status\//);
}

/** Expects the list of refunds to say the sum that was quoted. */
async function expectRefunded(page: Page, code: string, quoted: string): Promise<void> {
  await page.goto("/user/panel/financial/refunds.html");
  await ready(page);
  const refund = page.getByRole("listitem").filter({ has: page.locator(`a[href*="${code}"]`) });
  await expect(refund).toContainText(quoted);
}

const rows = [
  {
    what: "a child's bed of a tour, by touch on a Persian telephone",
    isTouch: true,
    locale: "fa",
    toPay: tourToPay,
    kind: "party",
    words: { open: "تغییر تور", confirm: "ادامه و پرداخت با کارت", list: "تغییرهای شما" },
    choice: (dialog: Locator) => dialog.getByRole("checkbox", { name: /تخت جدا برای کودک/ }),
  },
  {
    what: "the fare of a flight, by keys in English",
    isTouch: false,
    locale: "en",
    toPay: (page: Page) => flightToPay(page, { isDear: true }),
    kind: "fare",
    words: { open: "Change flight", confirm: "Change the flight", list: "Your changes" },
    choice: (dialog: Locator) =>
      dialog.getByRole("group", { name: "Other fares of the same flight" }).getByRole("radio").first(),
  },
] as const;

for (const { what, isTouch, locale, toPay, kind, words, choice } of rows)
  test(`${what}`, async ({ browser, site }) => {
    const context = isTouch
      ? await telephone(browser, site)
      : await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 900 } });
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const page = await context.newPage();
    const push = (control: Locator) => (isTouch ? control.tap() : press(page, control));
    await page.goto("/");
    await logInByCall(page);
    const booking = await toPay(page);
    const code = booking.confirmation_code;
    const of = booking.kind === "tour" ? "tour" : "flight";
    await payForIt(page, of, code, locale);
    await page.goto(reservationAddress(of, "status", code));
    await ready(page);

    const read = () => asked<ReservationEnvelope>(page, `${RESERVE[of]}/${code}`);
    const { paid } = (await read()).totals;
    await push(page.getByRole("button", { name: words.open }));
    const dialog = page.getByRole("dialog");
    const chosen = choice(dialog);
    if (isTouch) await chosen.tap();
    else {
      await chosen.waitFor();
      await reach(page, chosen);
      await page.keyboard.press("Space");
    }
    const confirm = dialog.getByRole("button", { name: words.confirm });
    await confirm.waitFor();
    const quoted = (await dialog.locator("dl dd").last().textContent()) ?? "";
    await push(confirm);
    if (isTouch) await payHeld(page, quoted);
    const changes = page.getByRole("region", { name: words.list });
    await changes.waitFor();

    const value = await read();
    const [change] = value.own_changes ?? [];
    const money = (amount: number) => formatMoneyText(amount, locale);
    expect([value.status, change?.what]).toEqual(["successful", kind]);
    const due = (change?.comes ?? 0) - (change?.paid ?? 0) + (change?.penalty ?? 0);
    expect([quoted, isTouch]).toEqual([money(Math.abs(due)), due > 0]);
    expect(value.totals.paid).toBe(paid - (change?.paid ?? 0) + (change?.comes ?? 0));
    for (const sum of [change?.paid, change?.penalty, change?.comes])
      await expect(changes).toContainText(money(sum ?? 0));
    if (!isTouch) await expectRefunded(page, code, quoted);
    await page.goto(reservationAddress(of, "voucher", code));
    await ready(page);
    await expect(page.getByText(money(value.totals.paid)).first()).toBeVisible();
    await context.close();
  });
