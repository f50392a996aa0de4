import { expect, test } from "./site.ts";
import { ready, watch } from "./watch.ts";
import { someOf } from "./ways.ts";

/** Recently viewed items of a browser are on Home alone, and can be cleared. */

const words = {
  fa: { section: "ادامهٔ جست‌وجوی شما", clear: "پاک کردن" },
  en: { section: "Pick up where you left off", clear: "Clear" },
} as const;
const HOTEL = "/IsfahanHotels/HowzkhanehBoutiqueHotel.html";

for (const locale of someOf(["fa", "en"] as const, 1)) {
  test(`a place and a search come again on Home without moving it, and are cleared (${locale})`, async ({
    page,
    context,
    site,
  }) => {
    const w = words[locale];
    await page.setViewportSize({ width: 360, height: 740 });
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const seen = await watch(page);
    await page.goto(`${HOTEL}?utm_source=letter`);
    await ready(page);
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await page.goto("/");
    await ready(page);
    const section = page.getByRole("region", { name: w.section });
    await expect(section.getByRole("link", { name })).toHaveAttribute("href", HOTEL);
    expect(await seen.shift()).toBeLessThan(0.02);
    // The server's response contains none of it.
    expect(await (await page.request.get("/")).text()).not.toContain(w.section);
    await section.getByRole("button", { name: w.clear }).click();
    await expect(section).toHaveCount(0);
    await page.reload();
    await ready(page);
    await expect(section).toHaveCount(0);
    seen.expectClean();
  });
}
