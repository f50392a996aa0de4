import type { Page } from "@playwright/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { logInByCall } from "./account.ts";
import { ownVoucher } from "./own-voucher.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";

/** Every document on paper, from each theme: dark text on light paper. */

const themes = [
  { chosen: "dark", system: "light" },
  { chosen: null, system: "dark" },
  { chosen: "light", system: "dark" },
] as const;

/** Texts of the page that are unreadable on paper, each with its contrast. Runs in the page. */
function unreadable(): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const read = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, alpha];
  };
  const luminance = (colour: Colour): number => {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const paperUnder = (element: Element): Colour => {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const colour = read(getComputedStyle(around).backgroundColor);
      if (colour[3] > 0.5) return colour;
    }
    return [255, 255, 255, 1];
  };
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const element = text.parentElement;
    if (element === null || text.textContent?.trim() === "" || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const [ink, paper] = [luminance(read(getComputedStyle(element).color)), luminance(paperUnder(element))];
    const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    if (contrast < 4.4 || paper < 0.5)
      faults.push(`${text.textContent?.trim()}: ${contrast.toFixed(2)} on ${paper.toFixed(2)}`);
  }
  return faults;
}

/** Prints the page from each theme, and expects all of it to be readable. */
async function expectOnPaper(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
  await page.locator("main h1").first().waitFor();
  for (const { chosen, system } of themes) {
    await page.emulateMedia({ media: "print", colorScheme: system });
    await page.evaluate((theme) => {
      if (theme === null) delete document.documentElement.dataset["theme"];
      else document.documentElement.dataset["theme"] = theme;
    }, chosen);
    expect(await page.evaluate(unreadable), `${address} from ${chosen ?? `the system’s ${system}`}`).toEqual([]);
  }
  await page.emulateMedia({ media: null, colorScheme: null });
}

for (const product of ["stay", "tour", "flight"] as const) {
  test(`a ${product}'s documents can be read on paper from every theme`, async ({ page }) => {
    await logInByCall(page);
    const { address } = await ownVoucher(page, product, "fa");
    await expectOnPaper(page, address);
    await expectOnPaper(page, address.replace("voucher", "status"));
    if (product !== "stay") return;
    await expectOnPaper(page, addressOf("panelTransactions"));
    const receipt = await page.locator("main a[href*='/receipts/']").first().getAttribute("href");
    await expectOnPaper(page, receipt ?? "");
  });
}

test("pages of words can be read on paper from every theme", async ({ page }) => {
  for (const route of ["about", "rulesAndPolicies"] as const) await expectOnPaper(page, addressOf(route));
});
