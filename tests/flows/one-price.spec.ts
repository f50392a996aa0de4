import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { bookingWords, fillTravellers, hold, openTraveller, payAtBank, toStatus } from "./booking.ts";
import { expect, test } from "./site.ts";
import { ready, watch } from "./watch.ts";

/**
 * One stay has one total and one cancellation sentence on every page that shows it.
 * `provider/shop/reservation/one-price.test.ts` checks the provider's answers for every policy; this file checks the
 * pages.
 */

type Said = { total: number; sentence: string };

/** Total and cancellation sentence of a part of a page. */
async function saidBy(page: Page, place: string): Promise<Said> {
  const part = page.locator(place);
  const sum = part.locator("[data-sum]:visible").first();
  await sum.waitFor();
  return {
    total: Number(await sum.getAttribute("data-sum")),
    sentence: (await part.locator("[data-cancellation]").first().textContent()) ?? "",
  };
}

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1200, height: 900 } } as const;

for (const [locale, size, kind, inDays, rooms] of [
  ["fa", "phone", "non_refundable", 8, "1;1"],
  ["en", "desktop", "free", 30, "2"],
] as const) {
  test(`one total and one sentence from the list to the voucher (${locale}, ${kind}, rooms ${rooms})`, async ({
    page,
    context,
    site,
  }) => {
    const w = bookingWords[locale];
    await page.setViewportSize(sizes[size]);
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const seen = await watch(page);
    const checkIn = addDays(tehranDate(Date.now() / 1000), inDays);
    const stay = new URLSearchParams({ check_in: checkIn, length_of_stay: "2", rooms, audience: "iranian" });
    if (kind === "free") stay.set("cancellable", "true");
    const list = `/search/property?destination_id=city-2&destination_name=Isfahan&${stay}`;

    // A card of the list, and the same property on its map.
    await page.goto(list);
    const card = page.locator("[data-property]").filter({ has: page.locator(`[data-cancellation=${kind}]`) });
    const id = await card.first().getAttribute("data-property");
    const listed = await saidBy(page, `[data-property="${id}"]`);
    await card.first().getByRole("link").first().click();
    await page.waitForURL(/Hotel\.html\?/);
    await ready(page);

    // The card's price is that of the cheapest rate of each room.
    for (let room = 1; room <= rooms.split(";").length; room += 1) {
      await page
        .locator(`#party-${room} [data-plan]`)
        .filter({ has: page.locator(`[data-cancellation=${kind}]`) })
        .getByRole("link", { name: w.choose })
        .first()
        .click();
      await page.locator("[data-total]").waitFor();
    }
    await expect.poll(() => saidBy(page, "#summary")).toEqual(listed);
    const chosen = listed;

    const mobile = await hold(page, locale);
    expect(await saidBy(page, "main")).toEqual(chosen);
    await fillTravellers(page, mobile);
    // Each room has a contact of its own.
    for (const room of rooms.split(";").keys()) {
      await openTraveller(page, room);
      await page.locator(`[id="travellers.${room}.mobile"] input`).fill(mobile);
    }
    await toStatus(page, locale);
    expect(await saidBy(page, "main")).toEqual(chosen);
    await payAtBank(page, locale, "pay");
    await page.waitForURL(/\/reserve-new\/reserve\/status\//);
    await page.getByRole("heading", { name: w.certain }).waitFor();
    expect(await saidBy(page, "main")).toEqual(chosen);

    await page.getByRole("link", { name: w.voucher }).click();
    await page.waitForURL(/\/reserve-new\/reserve\/voucher\//);
    await expect(page.locator("[data-cancellation]")).toHaveText(chosen.sentence);
    await page.goBack();
    await page.getByRole("button", { name: w.cancel }).click();
    await expect(page.getByRole("alertdialog").locator("[data-cancellation]")).toHaveText(chosen.sentence);
    seen.expectClean();
  });
}
