import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { KNOWN_BROWSER } from "#app/src/store/account.ts";
import { TOKEN_COOKIE } from "#app/src/store/session.ts";
import type { CodeSentValue, LoginValue } from "#domain/contract/user.shapes.ts";
import { sent } from "./calls.ts";
import { ready } from "./watch.ts";

let count = 0;
/** A number that no other test uses: codes are limited per number. */
export function newMobile(): string {
  count += 1;
  return `0912${String((Date.now() % 100_000) * 100 + (count % 100)).padStart(7, "0")}`;
}

const seen = new Set<string>();

/** The new code for a number: not one read before, since the new one may still be on its way. */
export async function codeFor(request: APIRequestContext, mobile: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get(`/__demo/outbox?mobile=${encodeURIComponent(mobile)}`);
      code = /(?<!\d)\d{6}(?!\d)/.exec(await answer.text())?.[0];
      return code !== undefined && !seen.has(code);
    })
    .toBe(true);
  seen.add(code ?? "");
  return code ?? "";
}

export const loginWords = {
  fa: { mobile: "شمارهٔ موبایل", send: "دریافت کد تأیید", code: "کد تأیید شش‌رقمی" },
  en: { mobile: "Mobile number", send: "Get verification code", code: "Six-digit verification code" },
} as const;

/** Logs in as a new user with the form in view, in a dialog or on its own page; returns the number. */
export async function logInHere(page: Page, locale: "fa" | "en"): Promise<string> {
  const w = loginWords[locale];
  const mobile = newMobile();
  await page.getByLabel(w.mobile, { exact: true }).fill(mobile);
  await page.getByRole("button", { name: w.send, exact: true }).click();
  // Six digits submit themselves.
  await page.getByLabel(w.code).fill(await codeFor(page.request, mobile));
  return mobile;
}

/** Logs in as a new user, who is then in the panel; returns the number. */
export async function logInToPanel(page: Page, locale: "fa" | "en"): Promise<string> {
  await page.goto("/user/login.html?return_to=/user/panel.html");
  await ready(page);
  const mobile = await logInHere(page, locale);
  await page.waitForURL(({ pathname }) => pathname === "/user/panel.html");
  return mobile;
}

/**
 * Logs in as a new user through the website's calls, for a journey that is about something else: the next page that is
 * opened is theirs. Returns the number.
 */
export async function logInByCall(page: Page, mobile = newMobile()): Promise<string> {
  const { challenge } = await sent<CodeSentValue>(page, "/user/v2/send-otp", { mobile });
  const code = await codeFor(page.request, mobile);
  const { token, known_browser } = await sent<LoginValue>(page, "/user/v2/login-by-otp", { mobile, challenge, code });
  // As the site's script keeps them; the answer has set the other cookie of the session.
  await page.context().addCookies([{ name: TOKEN_COOKIE, value: token, domain: "127.0.0.1", path: "/" }]);
  await page.addInitScript(
    ([key, kept]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, kept);
    },
    [KNOWN_BROWSER, known_browser] as const,
  );
  return mobile;
}
