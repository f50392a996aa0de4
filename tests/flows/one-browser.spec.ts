import type { Page } from "@playwright/test";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { logInHere, logInToPanel } from "./account.ts";
import { chooseRoom, fillTravellers, hold, people } from "./booking.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";
import { someOf } from "./ways.ts";

/** A browser is shared by several people, in several tabs, and its clock may be set wrong. */

const words = {
  fa: { logOut: "خروج", missing: "این رزرو در حساب شما نیست" },
  en: { logOut: "Log out", missing: "This booking isn’t in your account" },
} as const;

/** Everything that a tab shows or stores. */
const heldBy = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      document.body.textContent,
      [...document.querySelectorAll("input")].map(({ value }) => value),
      Object.entries(sessionStorage),
    ]),
  );

for (const locale of someOf(["fa", "en"] as const, 1)) {
  const w = words[locale];

  test(`what one user typed is in no tab once they logged out in another, nor for the next user (${locale})`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    await chooseRoom(page, locale);
    const mobile = await hold(page, locale);
    await fillTravellers(page, mobile);
    const form = page.url();
    const other = await context.newPage();
    await other.goto("/");
    await ready(other);
    expect(await heldBy(page)).toContain(people[1].code);

    await other.getByRole("button", { name: w.logOut, exact: true }).click();
    await page.waitForURL(`${site.url}/`);
    await ready(page);
    for (const { code } of people) expect(await heldBy(page)).not.toContain(code);
    expect(await heldBy(page)).not.toContain(mobile);

    await logInToPanel(other, locale);
    await page.goto(form);
    await page.getByRole("heading", { level: 1, name: w.missing }).waitFor();
    for (const { code } of people) expect(await heldBy(page)).not.toContain(code);
  });

  test(`a browser whose clock stands 40 days ahead logs in, and stays so (${locale})`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    await page.clock.install({ time: Date.now() + 40 * DAY_SECONDS * 1_000 });
    await page.goto("/user/login.html?return_to=/user/panel.html");
    await ready(page);
    await logInHere(page, locale);
    await page.waitForURL(({ pathname }) => pathname === "/user/panel.html");
    await page.reload();
    await ready(page);
    await expect(page.getByRole("button", { name: w.logOut, exact: true }).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/user/panel.html");
  });
}
