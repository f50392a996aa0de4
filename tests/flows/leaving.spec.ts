import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { codeFor, loginWords, newMobile } from "./account.ts";
import { test } from "./site.ts";
import { ready } from "./watch.ts";

/** A traveller downloads all data, deletes the account, and starts as another user with the same number. */

test.use({ actionTimeout: 30_000 });

const INFORMATION = "/user/panel/information.html";
const words = loginWords.fa;

async function logIn(page: Page, mobile: string): Promise<Locator> {
  await page.goto(`/user/login.html?return_to=${INFORMATION}`);
  await ready(page);
  await page.getByLabel(words.mobile, { exact: true }).fill(mobile);
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await page.getByLabel(words.code).fill(await codeFor(page.request, mobile));
  await page.waitForURL(({ pathname }) => pathname === INFORMATION);
  await ready(page);
  return page.getByRole("region", { name: "داده‌ها و حذف حساب", exact: true });
}

/** Content of the file that the section offers for download. */
async function ownData(page: Page, leaving: Locator) {
  const coming = page.waitForEvent("download");
  await leaving.getByRole("button", { name: "دریافت داده‌های من", exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("shamseh.json");
  return JSON.parse(await readFile(await file.path(), "utf8"));
}

test("an account is downloaded and deleted, and its number comes back as a new one", async ({ page }) => {
  const mobile = newMobile();
  const leaving = await logIn(page, mobile);
  const own = await ownData(page, leaving);
  expect(own).toMatchObject({ schema_version: 1, account: { mobile }, reservations: [] });

  await leaving.getByRole("button", { name: "حذف حساب", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "حذف همیشگی حساب", exact: true }).click();
  await expect(page.getByText("حساب شما حذف شد.", { exact: true })).toBeVisible();
  await expect(leaving).toBeHidden();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name, value }) => /token|fgp/.test(name) && value !== "")).toEqual([]);

  const next = await ownData(page, await logIn(page, mobile));
  expect(next.account).toMatchObject({ mobile, has_password: false });
  expect(next.account.id).not.toBe(own.account.id);
});
