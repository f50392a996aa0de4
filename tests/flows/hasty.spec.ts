import type { Locator, Page } from "@playwright/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { logInHere } from "./account.ts";
import {
  chooseRoom,
  fillTravellers,
  hold,
  payAtBank,
  people,
  termsBox,
  toStatus,
  bookingWords as words,
} from "./booking.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";

/**
 * Travellers in haste: double taps, going back, going on in another tab.
 */

const w = words.fa;

/** A quick double tap: the second may hit another page, or a control that is gone. */
async function tapTwice(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control} has no place on the page`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
}

/** Number of reservations in the visitor's own list. */
async function ownReservations(page: Page): Promise<number> {
  await page.goto(addressOf("panelReserves"));
  await ready(page);
  const links = page.getByRole("main").locator("[data-reserve]");
  await links.first().waitFor();
  return links.count();
}

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("every button of the way tapped twice makes one booking", async ({ page }) => {
    await chooseRoom(page, "fa");
    await tapTwice(page, page.getByRole("button", { name: w.book }));
    await page.getByRole("dialog").waitFor();
    const mobile = await logInHere(page, "fa");
    await page.waitForURL(/\/reserve-new\/reserve\/prepare\//);
    await page.getByRole("timer").waitFor();
    await fillTravellers(page, mobile);
    await tapTwice(page, page.getByRole("button", { name: w.next }));
    await page.waitForURL(/\/reserve-new\/reserve\/status\//);
    await ready(page);
    await termsBox(page).check();
    await tapTwice(page, page.getByRole("button", { name: w.pay }));
    await page.waitForURL(/\/StartPay\//);
    await tapTwice(page, page.getByRole("button", { name: w.atBank.pay }).first());
    await page.getByRole("heading", { name: w.certain }).waitFor();
    await tapTwice(page, page.getByRole("button", { name: w.cancel }));
    const dialog = page.getByRole("alertdialog");
    await dialog.locator("dl").waitFor();
    await tapTwice(page, dialog.getByRole("button", { name: w.confirmCancel }));
    await page.getByRole("heading", { name: w.cancelled }).waitFor();
    expect(await ownReservations(page)).toBe(1);
  });

  test("Back at every step leads to the step before, keeps what was typed, and ends in one booking", async ({
    page,
  }) => {
    await chooseRoom(page, "fa");
    const chosen = page.url();
    const mobile = await hold(page, "fa");
    await fillTravellers(page, mobile);

    await page.goBack();
    await page.waitForURL(chosen);
    await page.locator("[data-total]").first().waitFor();
    await page.goForward();
    await page.waitForURL(/\/prepare\//);
    await ready(page);
    await expect(page.locator('[id="travellers.1.first_name_fa"] input')).toHaveValue(people[1].name);

    await toStatus(page, "fa");
    const status = page.url();
    // The form was sent: its page redirects to the status, which replaces it in the history.
    await page.goBack({ waitUntil: "commit" });
    await page.waitForURL(status);
    await payAtBank(page, "fa", "pay");
    await page.getByRole("heading", { name: w.certain }).waitFor();
    await page.goBack();
    await page.waitForLoadState();
    await page.goto(status);
    await page.getByRole("heading", { name: w.certain }).waitFor();
    expect(await ownReservations(page)).toBe(1);
  });
});

test("two tabs with different dates stay two bookings, each with its own dates", async ({ page, context }) => {
  await chooseRoom(page, "fa");
  const url = new URL(page.url());
  const other = await context.newPage();
  const checkIn = url.searchParams.get("check_in") ?? "";
  const moved = addDays(checkIn as Parameters<typeof addDays>[0], 7);
  await other.goto(page.url().replace(checkIn, moved));
  await ready(other);

  const mobile = await hold(page, "fa");
  await other.getByRole("button", { name: w.book }).click();
  await other.waitForURL(/\/prepare\//);
  await other.getByRole("timer").waitFor();
  expect(new URL(other.url()).pathname).not.toBe(new URL(page.url()).pathname);
  const datesOf = (tab: Page) => tab.locator("main time, main dd").allTextContents();
  expect(await datesOf(page)).not.toEqual(await datesOf(other));
  for (const tab of [page, other]) {
    await fillTravellers(tab, mobile);
    await toStatus(tab, "fa");
  }
  for (const tab of [other, page]) {
    await payAtBank(tab, "fa", "pay");
    await tab.getByRole("heading", { name: w.certain }).waitFor();
  }
  expect(await ownReservations(page)).toBe(2);
});
