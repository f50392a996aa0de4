import type { Page } from "@playwright/test";
import { localDigits } from "#domain/text/digits.ts";
import { codeFor, newMobile } from "./account.ts";
import { expect, test } from "./site.ts";
import { ready, watch } from "./watch.ts";
import { someOf } from "./ways.ts";

const words = {
  fa: {
    logIn: "ورود",
    logOut: "خروج",
    mobile: "شمارهٔ موبایل",
    send: "دریافت کد تأیید",
    code: "کد تأیید شش‌رقمی",
    change: "تغییر شماره",
    fill: "وارد کردن کد",
    close: "بستن",
  },
  en: {
    logIn: "Log in",
    logOut: "Log out",
    mobile: "Mobile number",
    send: "Get verification code",
    code: "Six-digit verification code",
    change: "Change number",
    fill: "Fill in the code",
    close: "Close",
  },
} as const;

/** True when the login has a page of its own; otherwise it is a dialog above the page. */
const isByAddress = { fa: false, en: true } as const;

const submit = (page: Page, name: string) => page.locator("form").getByRole("button", { name, exact: true }).click();

for (const locale of ["fa", "en"] as const) {
  test(`R10, R111, R112, R190, R191 a visitor logs in with a code, is still logged in after a reload, and logs out (${locale})`, async ({
    page,
    context,
    request,
    site,
  }) => {
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const w = words[locale];
    const mobile = newMobile();
    const seen = await watch(page);
    await page.goto("/IsfahanHotels.html?sort=lowest_price");
    await ready(page);
    const link = page.getByRole("banner").getByRole("link", { name: w.logIn, exact: true });
    if (!isByAddress[locale]) await link.click();
    else {
      await page.goto((await link.getAttribute("href")) ?? "");
      await ready(page);
    }
    await page.getByLabel(w.mobile).fill(localDigits(mobile, locale));
    await submit(page, w.send);
    const code = await codeFor(request, mobile);
    await page.getByLabel(w.code).fill(localDigits(code, locale));
    await page.waitForURL("**/IsfahanHotels.html?sort=lowest_price");
    await ready(page);
    await expect(page.getByRole("button", { name: w.logOut, exact: true })).toBeVisible();

    // The token is a cookie with the specified name and form; the cookie that it is bound to is not readable by
    // scripts.
    const cookies = await context.cookies();
    const token = cookies.find(({ name }) => name === "token");
    expect(token).toMatchObject({ sameSite: "Lax", path: "/", httpOnly: false });
    expect(cookies.find(({ name }) => name === "fgp")).toMatchObject({ httpOnly: true, sameSite: "Strict" });
    const payload = JSON.parse(Buffer.from(token?.value.split(".")[1] ?? "", "base64url").toString());
    // It expires with the token, by the browser's own clock: another journey may have moved the demonstration's.
    const lasts = (payload.token_expire_at - payload.iat) as number;
    expect(Math.abs((token?.expires ?? 0) - Date.now() / 1_000 - lasts)).toBeLessThan(60);
    expect(JSON.stringify(payload)).not.toContain(mobile);

    // Stolen without that cookie it is useless.
    const stolen = await request.get("/user/v2/me", {
      headers: { Authorization: `Bearer ${token?.value}`, "Client-Token": "shamseh-web" },
    });
    expect(stolen.status()).toBe(401);

    await page.getByRole("button", { name: w.logOut, exact: true }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: w.logIn, exact: true })).toBeVisible();
    expect((await context.cookies()).some(({ name }) => name === "token")).toBe(false);
    seen.expectClean();
    expect(site.written()).not.toContain(mobile);
    expect(site.written()).not.toContain(code);
  });
}

for (const locale of someOf(["fa", "en"] as const, 1)) {
  test(`on a telephone the demonstration shows the message in the dialog, and no step back costs the wait (${locale})`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const page = await context.newPage();
    const w = words[locale];
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/user/v2/send-otp")) sent.push(request.url());
    });
    await page.goto("/IsfahanHotels.html");
    await ready(page);
    const open = page.getByRole("banner").getByRole("link", { name: w.logIn, exact: true });
    await open.tap();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(w.mobile).fill(newMobile());
    await dialog.getByRole("button", { name: w.send, exact: true }).tap();
    const field = dialog.getByLabel(w.code);
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(field).toHaveAttribute("inputmode", "numeric");
    const fill = dialog.getByRole("button", { name: w.fill, exact: true });
    await fill.waitFor();
    // Back to the number and forward; closed and reopened; the page discarded and reloaded.
    await dialog.getByRole("button", { name: w.change, exact: true }).tap();
    await dialog.getByRole("button", { name: w.send, exact: true }).tap();
    await field.waitFor();
    await dialog.getByRole("button", { name: w.close, exact: true }).tap();
    await open.tap();
    await field.waitFor();
    await page.reload();
    await ready(page);
    await open.tap();
    await fill.tap();
    await expect(dialog).toBeHidden();
    expect(sent).toHaveLength(1);
    expect((await context.cookies()).some(({ name }) => name === "token")).toBe(true);
    await context.close();
  });
}

test("R116 a token that the server no longer knows ends the session at start, once", async ({
  page,
  context,
  site,
}) => {
  const payload = Buffer.from(JSON.stringify({ token_expire_at: Math.floor(Date.now() / 1000) + 3600 })).toString(
    "base64url",
  );
  await context.addCookies([{ name: "token", value: `e30.${payload}.c2ln`, url: site.url }]);
  await page.goto("/");
  await ready(page);
  await expect(page.getByRole("banner").getByRole("link", { name: words.fa.logIn, exact: true })).toBeVisible();
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === "token")).toBe(false);
});

test("R116, R162 an anonymous visitor's page asks for no user, and a token that cannot be read is cleared by the host", async ({
  page,
  context,
  site,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/user/")) asked.push(request.url());
  });
  await page.goto("/");
  await ready(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await context.addCookies([{ name: "token", value: "%E0%A4%A", url: site.url }]);
  const answer = await page.request.get("/");
  expect(answer.headers()["set-cookie"]).toMatch(/^token=;/);
  expect((await context.cookies()).some(({ name }) => name === "token")).toBe(false);
  expect(asked).toEqual([]);
});
