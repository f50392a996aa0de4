import type { Locator, Page } from "@playwright/test";
import { daysBetween } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { expect } from "./site.ts";
import { ready } from "./watch.ts";

/** Presses of Tab that reach anything on a page. */
const ANYWHERE = 150;

/**
 * Tabs until an element has the focus: no focus trap, and everything reachable.
 *
 * @param most maximum number of presses
 * @returns the number of presses
 */
export async function reach(page: Page, target: Locator, most = ANYWHERE): Promise<number> {
  await expect(target, "what Tab is to lead to").toBeAttached();
  for (let presses = 0; presses <= most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return presses;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${most} presses of Tab do not lead to ${target}`);
}

/** Tabs to an element and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("Enter");
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}

/** Tabs to a list of options and steps to one of them. */
export async function chooseIn(page: Page, select: Locator, value: string): Promise<void> {
  await reach(page, select);
  await stepTo(page, select, value);
}

/** In a focused list, steps from the chosen option to another. */
export async function stepTo(page: Page, select: Locator, value: string): Promise<void> {
  const [at, to] = await select.evaluate((element, wanted) => {
    const { options, selectedIndex } = element as HTMLSelectElement;
    return [selectedIndex, [...options].findIndex((option) => option.value === wanted)] as const;
  }, value);
  for (let step = at; step < to; step += 1) await page.keyboard.press("ArrowDown");
  for (let step = at; step > to; step -= 1) await page.keyboard.press("ArrowUp");
  await expect(select).toHaveValue(value);
}

/** Types into a focused place field and takes the first suggestion. */
export async function takePlace(page: Page, field: Locator, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page
    .getByRole("option", { name: new RegExp(`^${text}`) })
    .first()
    .waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(text);
}

/** Arrow key to the next day, tab or page. */
export const FORWARD = { fa: "ArrowLeft", en: "ArrowRight" } as const satisfies Record<Locale, string>;

/** Moves by arrow keys from the focused day to a later one: weeks down, then days forward. */
export async function goToDay(page: Page, day: IsoDate, locale: Locale): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-day") ?? "");
  await expect.poll(focused).not.toBe("");
  const days = daysBetween((await focused()) as IsoDate, day);
  for (let week = 0; week < Math.floor(days / 7); week += 1) await page.keyboard.press("ArrowDown");
  for (let left = 0; left < days % 7; left += 1) await page.keyboard.press(FORWARD[locale]);
  await expect.poll(focused).toBe(day);
}

/** Presses a link or a button and resolves when the target page is hydrated. */
export async function follow(page: Page, link: Locator, address: RegExp): Promise<void> {
  await press(page, link);
  await page.waitForURL(address);
  await ready(page);
}
