import type { Page } from "@playwright/test";
import { chooseRoom, hold, bookingWords as words } from "./booking.ts";
import { sellOut } from "./sell-out.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";

/** A room is sold while a visitor views, chooses or books it. */

const lost = (page: Page) => page.locator("#lost");
const telephone = { width: 390, height: 844 } as const;

test("a room that was just sold is named wherever it was chosen, and what comes nearest leads on to a booking", async ({
  page,
  context,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(telephone);
  await chooseRoom(page, "fa");
  const chosen = page.url();
  // Its name, before its meals and the badge with its audience.
  const room = await page
    .locator("#summary span")
    .first()
    .evaluate((line) => line.firstChild?.textContent?.split(" · ", 1)[0] ?? "");
  // Another page of it, from before the sale.
  const before = await context.newPage();
  await before.goto(chosen.replace(/choice=[^&#]*&?/, ""));
  await ready(before);
  const choice = before.locator(`a[href*="choice=${new URL(chosen).searchParams.get("choice")}"]`);
  await expect(choice).toHaveCount(1);

  await sellOut(browser, site, chosen);

  // Chosen on a cached page.
  await choice.click();
  await expect(lost(before).getByRole("alert")).toContainText(`«${room}» را مسافر دیگری رزرو کرد.`);
  await expect(lost(before)).toBeFocused();

  // From a saved address, without scripts.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, viewport: telephone });
  const shared = await plain.newPage();
  // Prefetched by the browser before the sale: it is fresh for five seconds, and shown stale once more.
  await expect(async () => {
    await shared.goto(chosen.replace(/#.*/, ""));
    await expect(lost(shared)).toContainText(`«${room}» را مسافر دیگری رزرو کرد.`, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await lost(shared).getByRole("link").first().click();
  await expect(lost(shared)).toHaveCount(0);
  await expect(shared.locator("[data-total]")).toBeVisible();
  await plain.close();

  // Held too late: the page reports it and offers alternatives.
  await page.getByRole("button", { name: words.fa.book }).click();
  await page.getByRole("dialog").or(lost(page)).first().waitFor();
  await expect(lost(page).getByRole("alert")).toContainText(`«${room}» را مسافر دیگری رزرو کرد.`);
  await expect(lost(page)).toBeFocused();
  await lost(page).getByRole("link").first().click();
  await expect(lost(page)).toHaveCount(0);
  await page.locator("[data-total]").waitFor();
  await hold(page, "fa");
});
