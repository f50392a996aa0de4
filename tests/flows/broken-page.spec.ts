import type { Page } from "@playwright/test";
import { brokenWords } from "#app/src/page/broken-words.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { refusal } from "#domain/messages/refusals.ts";
import { newMobile } from "./account.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";

const words = brokenWords.fa;
const code = "1405082908";

/** Removes a field's error element from the page, as a browser extension may, and makes React look for it. */
async function breakIn(page: Page, mobile: string): Promise<void> {
  const [codeField, mobileField] = [page.locator("input[name=tracking_code]"), page.locator("input[name=mobile]")];
  const find = page.getByRole("button", { name: "پیگیری" });
  await mobileField.fill("");
  await find.click();
  await expect(mobileField).toHaveAttribute("aria-invalid", "true");
  await mobileField.evaluate((field) => {
    document.getElementById(field.getAttribute("aria-describedby") ?? "")?.remove();
  });
  await codeField.fill(code);
  await mobileField.fill(mobile);
  await find.click();
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
}

test("R178 a page that breaks in rendering says so, keeps what was typed, and is reported once", async ({ page }) => {
  const mobile = newMobile();
  const reports: string[] = [];
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
    if (new URL(request.url()).pathname === "/error-log") reports.push(request.postData() ?? "");
  });
  await page.goto(addressOf("tracking"));
  await ready(page);

  await breakIn(page, mobile);
  await expect(page.getByRole("alert").filter({ hasText: words.text })).toBeVisible();
  await expect(page.getByRole("button", { name: words.draw })).toBeFocused();
  await expect(page.getByRole("contentinfo")).toBeVisible();

  await page.getByRole("button", { name: words.draw }).click();
  await expect(page.locator("input[name=tracking_code]")).toHaveValue(code);
  await expect(page.locator("input[name=mobile]")).toHaveValue(mobile);
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(mobile);

  await breakIn(page, mobile);
  expect(documents, "a page that is broken is loaded again by its visitor alone").toBe(1);
  await page.getByRole("button", { name: words.open }).click();
  await expect(page.locator("input[name=tracking_code]")).toBeVisible();
  expect(documents).toBe(2);

  expect(reports.map((report) => (JSON.parse(report) as { name: string }).name)).toEqual(["NotFoundError"]);
  expect(reports.join()).not.toMatch(new RegExp(`${code}|${mobile}`));
});

test("R178 a page whose frame breaks is not blank: it offers to be loaded again", async ({ page }) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/error-log") reports.push(request.postData() ?? "");
  });
  await page.goto(addressOf("tracking"));
  await ready(page);
  await page.locator("section[popover=manual]").evaluate((toasts) => {
    toasts.appendChild = () => {
      throw new Error("planted");
    };
  });
  await page.locator("input[name=tracking_code]").fill(code);
  await page.locator("input[name=mobile]").fill(newMobile());
  await page.getByRole("button", { name: "پیگیری" }).click();
  await expect(page.getByRole("alert")).toContainText(refusal("chunk_failed", {}, "fa"));
  await page.getByRole("button", { name: words.draw }).click();
  await expect(page.locator("input[name=tracking_code]")).toBeVisible();
  expect(reports.map((report) => (JSON.parse(report) as { message: string }).message)).toEqual(["planted"]);
});

test("R185 a page whose code does not arrive stays as it was sent, and offers to be loaded again", async ({ page }) => {
  await page.route(/\/web\/assets\/common-[^/]+\.js$/, (route) => route.abort());
  await page.goto(addressOf("contact"));
  await expect(page.getByRole("alert")).toContainText(refusal("chunk_failed", {}, "fa"));
  // Wait until the browser has fetched everything that it fetches by itself.
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("R185 a log-in whose code does not arrive leaves the page, and offers to load it again", async ({ page }) => {
  await page.goto("/LuxuryCategoryHotels.html");
  await ready(page);
  await page.route(/\/web\/assets\/LoginDialog-[^/]+\.js$/, (route) => route.abort());
  await page
    .getByRole("button", { name: /در علاقه‌مندی‌ها/ })
    .first()
    .click();
  await expect(page.getByRole("alert")).toContainText(refusal("chunk_failed", {}, "fa"));
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
