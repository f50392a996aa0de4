import type { Page } from "@playwright/test";
import { logInHere, loginWords } from "./account.ts";
import { expect, test } from "./site.ts";
import { ready, watch } from "./watch.ts";

const words = {
  fa: {
    menu: "بخش‌ها",
    reserves: "رزروها",
    guests: "مسافران",
    information: "اطلاعات من",
    company: "اطلاعات حقوقی",
    wallet: "کیف پول",
    add: "افزودن مسافر",
    save: "ذخیره",
    saved: "مسافر ذخیره شد.",
  },
  en: {
    menu: "Sections",
    reserves: "Bookings",
    guests: "Travellers",
    information: "My details",
    company: "Company details",
    wallet: "Wallet",
    add: "Add traveller",
    save: "Save",
    saved: "Traveller saved.",
  },
} as const;

/** Follows a section's link; on a telephone most of them are in a menu. */
async function toSection(page: Page, name: string, menu: string): Promise<void> {
  const link = page.getByRole("link", { name, exact: true }).first();
  const button = page.getByRole("button", { name: menu, exact: true });
  if (!(await link.isVisible()) && (await button.isVisible())) await button.click();
  await link.click();
}

const viewports = { fa: { width: 320, height: 800 }, en: { width: 1200, height: 900 } } as const;

for (const locale of ["fa", "en"] as const) {
  test(`R73, R74 one moves about the panel without loading, and out of it by loading (${locale})`, async ({
    page,
    context,
    site,
  }) => {
    const w = words[locale];
    await page.setViewportSize(viewports[locale]);
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const seen = await watch(page);
    // Without a login, redirected there and back.
    await page.goto("/user/panel/guests.html");
    await page.waitForURL(/\/user\/login\.html\?return_to=/);
    await ready(page);
    await page.getByLabel(loginWords[locale].mobile, { exact: true }).waitFor();
    await logInHere(page, locale);
    await page.waitForURL("**/user/panel/guests.html");
    await ready(page);

    await page.evaluate(() => Object.assign(window, { marker: true }));
    const marker = () => page.evaluate(() => "marker" in window);
    for (const [name, address] of [
      [w.reserves, /panel\/reserves\.html$/],
      [w.wallet, /panel\/financial\/index\.html$/],
      [w.guests, /panel\/guests\.html$/],
    ] as const) {
      await toSection(page, name, w.menu);
      await page.waitForURL(address);
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await expect(page).toHaveTitle(new RegExp(name));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
    }
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: w.wallet }).waitFor();
    expect(await marker()).toBe(true);

    // Back and forward restore the scroll position, even when all content had to be fetched.
    await toSection(page, w.information, w.menu);
    const company = page.getByRole("heading", { level: 2, name: w.company });
    await company.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => Math.round(scrollY));
    expect(left).toBeGreaterThan(500);
    await page
      .getByRole("link", { name: w.guests, exact: true })
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.getByRole("heading", { level: 1, name: w.guests }).waitFor();
    await page.goBack();
    await company.waitFor();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: w.guests }).waitFor();

    await page.getByRole("button", { name: w.add }).click();
    const place = (field: string) => page.locator(`[id="guest-new.${field}"]`);
    await place("first_name_fa").locator("input").fill("ناهید");
    await place("last_name_fa").locator("input").fill("فرهمند");
    await place("gender").locator("select").selectOption("female");
    await place("birth_date").locator("input").first().fill("1");
    await place("birth_date").locator("select").selectOption("3");
    await place("birth_date").locator("input").last().fill("1370");
    await place("national_code").locator("input").fill("0084575948");
    await page.getByRole("button", { name: w.save, exact: true }).click();
    await page.getByText(w.saved).waitFor();
    await page.reload();
    await expect(page.getByText("ناهید فرهمند")).toBeVisible();
    expect(await marker()).toBe(false);

    await page.evaluate(() => Object.assign(window, { marker: true }));
    await page.getByRole("banner").getByRole("link").first().click();
    await page.waitForURL(`${site.url}/`);
    expect(await marker()).toBe(false);
    seen.expectClean();
  });
}
