import type { Page } from "@playwright/test";
import type { IsoDate } from "#domain/calendar/types.ts";

/** The form of a search, as it is filled on Home and on lists. */

/** Types into a place field and takes the first suggestion that begins so. */
export async function choosePlace(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(text);
  await page
    .getByRole("option", { name: new RegExp(`^${text}`) })
    .first()
    .click();
}

/** Opens the calendar and chooses days by a press on each. One without a button closes by itself at the last. */
export async function chooseDays(
  page: Page,
  { opens, apply }: { opens: RegExp; apply?: string },
  days: readonly IsoDate[],
): Promise<void> {
  await page.getByRole("button", { name: opens }).click();
  const calendar = page.getByRole("dialog");
  for (const day of days) await calendar.locator(`[data-day="${day}"]`).click();
  if (apply !== undefined) await calendar.getByRole("button", { name: apply }).click();
  await calendar.waitFor({ state: "hidden" });
}
