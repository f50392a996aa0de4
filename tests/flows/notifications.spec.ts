import { logInByCall } from "./account.ts";
import { flightToPay, payFlight } from "./flight-booking.ts";
import { expect, test } from "./site.ts";
import { ready, watch } from "./watch.ts";
import { someOf } from "./ways.ts";

/** Notifications in the panel, and the badges that link to them. */

const words = {
  fa: {
    list: "اعلان‌ها",
    unread: "۱ اعلان خوانده‌نشده",
    counted: "اعلان‌ها (۱)",
    told: "رزرو تهران به مشهد قطعی شد.",
    open: "مشاهدهٔ رزرو",
  },
  en: {
    list: "Notifications",
    unread: "1 unread notification",
    counted: "Notifications (1)",
    told: "Your booking for Tehran to Mashhad is confirmed.",
    open: "View booking",
  },
} as const;

for (const locale of someOf(["fa", "en"] as const, 1)) {
  test(`a booking that was issued is counted, told, and seen once (${locale})`, async ({ page, context, site }) => {
    const w = words[locale];
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const seen = await watch(page);
    await logInByCall(page);
    const held = await flightToPay(page);
    await payFlight(page, held.confirmation_code, locale);
    await page.goto("/user/panel.html");
    await ready(page);
    const account = page.getByRole("banner").locator("a[href='/user/panel.html']");
    await expect(account).toContainText(w.unread);
    await page.getByRole("link", { name: w.counted }).click();
    await expect(page.getByRole("heading", { level: 1, name: w.list })).toBeVisible();
    await expect(page.getByText(w.told)).toBeVisible();
    await expect(account).not.toContainText(w.unread);
    await page.getByRole("link", { name: w.open }).click();
    await page.waitForURL(`**/user/panel/reserves/${held.confirmation_code}.html`);
    seen.expectClean();
  });
}
