import type { Browser, Locator, Page } from "@playwright/test";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { chooseIn, goToDay, press, reach } from "./keyboard.ts";
import { expect, type Site } from "./site.ts";
import { telephone } from "./slow-telephone.ts";

/** Ways to work a page: a thumb on a Persian telephone, or the keyboard alone in English. */
export type Hand = {
  readonly page: Page;
  readonly locale: Locale;
  /** Presses a button or a link. */
  push(control: Locator): Promise<void>;
  /** Takes a radio button, or changes a box. */
  choose(option: Locator): Promise<void>;
  /** Puts a text in place of what a field has. */
  type(field: Locator, text: string): Promise<void>;
  select(list: Locator, value: string): Promise<void>;
  /** Takes days in the open calendar, one after the other. */
  days(days: readonly IsoDate[]): Promise<void>;
};

/** Least height of what a thumb takes, px. */
const LEAST_TARGET = 44;

/** Expects a target that a thumb hits: a box or a radio button by the whole of its label. */
async function expectLarge(control: Locator): Promise<void> {
  const height = await control.evaluate(
    (element) => (element.closest("label") ?? element).getBoundingClientRect().height,
  );
  expect(height, `height of ${control}`).toBeGreaterThanOrEqual(LEAST_TARGET - 0.5);
}

const byThumb = (page: Page): Hand => ({
  page,
  locale: "fa",
  async push(control) {
    await control.waitFor();
    await expectLarge(control);
    await control.tap();
  },
  async choose(option) {
    await option.waitFor();
    await expectLarge(option);
    await option.tap();
  },
  async type(field, text) {
    await field.tap();
    await field.fill(text);
  },
  async select(list, value) {
    await list.selectOption(value);
  },
  async days(days) {
    for (const day of days) await page.locator(`[data-day="${day}"]`).tap();
  },
});

const byKeys = (page: Page): Hand => ({
  page,
  locale: "en",
  async push(control) {
    await control.waitFor();
    await press(page, control);
  },
  choose: (option) => takeByKeys(page, option),
  async type(field, text) {
    await reach(page, field);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  },
  select: (list, value) => chooseIn(page, list, value),
  async days(days) {
    await reach(page, page.locator("[popover] [data-day][tabindex='0']").first());
    for (const day of days) {
      await goToDay(page, day, "en");
      await page.keyboard.press("Enter");
    }
  },
});

/** Radio buttons of one choice are one stop of Tab, and arrows lead from one to the next. */
async function takeByKeys(page: Page, option: Locator): Promise<void> {
  await option.waitFor();
  const [kind, name] = await option.evaluate((element) => [
    (element as HTMLInputElement).type,
    (element as HTMLInputElement).name,
  ]);
  if (kind === "checkbox") {
    await reach(page, option);
    await page.keyboard.press("Space");
    return;
  }
  const isIn = () => page.evaluate((of) => (document.activeElement as HTMLInputElement | null)?.name === of, name);
  for (let presses = 0; !(await isIn()); presses += 1) {
    if (presses > MOST_PRESSES) throw new Error(`Tab does not lead to ${option}`);
    await page.keyboard.press("Tab");
  }
  const isThere = () => option.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isThere()); presses += 1) {
    if (presses > MOST_PRESSES) throw new Error(`Arrows do not lead to ${option}`);
    await page.keyboard.press("ArrowDown");
  }
  if (!(await option.isChecked())) await page.keyboard.press("Space");
  await expect(option).toBeChecked();
}

const MOST_PRESSES = 150;

export const hands = ["touch", "keys"] as const;
export type HandName = (typeof hands)[number];

/** Opens a browser of its own for a hand: 390 × 844 in Persian, or 1280 wide in English. */
export async function handIn(browser: Browser, site: Site, name: HandName): Promise<Hand> {
  const context =
    name === "touch"
      ? await telephone(browser, site)
      : await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 900 } });
  const locale = name === "touch" ? "fa" : "en";
  await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
  const page = await context.newPage();
  return name === "touch" ? byThumb(page) : byKeys(page);
}
