import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { expect, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";
import { ready } from "./watch.ts";

/** CPU slowdown. */
const SLOWER = 4;

/** Frames with the list in the document: its visibility, and milliseconds since its answer. */
type Seen = { frames: { isVisible: boolean; at: number }[]; answeredAt: number };

/** Checks the list in each frame, and records the arrival of the last answer. Runs in the page. */
function watchTheList(): void {
  const seen: Seen = { frames: [], answeredAt: 0 };
  Object.assign(window, { seen });
  const ask = window.fetch;
  window.fetch = async (...input) => {
    const answer = await ask(...input);
    if (String(input[0]).includes("autocomplete")) seen.answeredAt = performance.now();
    return answer;
  };
  const look = () => {
    const list = document.querySelector("[role=listbox]")?.parentElement;
    if (list) {
      const { opacity, clipPath } = getComputedStyle(list);
      const { width, height } = list.getBoundingClientRect();
      const isVisible = opacity === "1" && clipPath === "none" && width > 0 && height > 0;
      seen.frames.push({ isVisible, at: performance.now() - seen.answeredAt });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const destination = (page: Page) => page.getByRole("combobox", { name: "مقصد" });

test("suggestions can be seen in the frame in which they exist, on a telephone four times slower", async ({
  browser,
  site,
}) => {
  const context = await telephone(browser, site);
  const page = await context.newPage();
  await page.addInitScript(watchTheList);
  await page.goto("/");
  await ready(page);
  // The list's code is loaded.
  await destination(page).tap();
  await page.getByRole("listbox").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("listbox").waitFor({ state: "detached" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    (window as unknown as { seen: Seen }).seen.frames = [];
  });
  await page.keyboard.type("اصف");
  await page
    .getByRole("option", { name: /اصفهان/ })
    .first()
    .waitFor();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: Seen }).seen.frames.length))
    .toBeGreaterThan(3);
  const { frames } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  expect(frames.filter(({ isVisible }) => !isVisible)).toEqual([]);
  const field = await destination(page).boundingBox();
  const list = await page.getByRole("listbox").boundingBox();
  expect(list && field && list.x >= field.x - 1 && list.x + list.width <= field.x + field.width + 1).toBe(true);
  test
    .info()
    .annotations.push({ type: "ms from answer to sight", description: String(Math.round(frames[0]?.at ?? -1)) });
  await context.close();
});

test("a misspelt city is suggested as a guess, and is among the recent searches afterwards", async ({ page }) => {
  const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 12);
  await page.goto(`/search/property?destination_id=city-2&destination_name=x&check_in=${checkIn}&length_of_stay=3`);
  await ready(page);
  await destination(page).fill("مشحد");
  const guesses = page.getByRole("group", { name: "شاید منظورتان این باشد" });
  await guesses.getByRole("option").first().click();
  await expect(destination(page)).toHaveValue("مشهد");
  const answer = Promise.withResolvers<void>();
  await page.route(/property\/v2\/search/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "جست‌وجو", exact: true }).click();
  await page.waitForURL(/destination_id=city-(?!2&)/);
  // The visitor goes on while results are loading; their arrival does not change the form.
  await destination(page).fill("");
  const recent = page.getByRole("group", { name: "جست‌وجوهای اخیر" });
  await expect(recent.getByRole("option")).toHaveText([/^مشهد/, "پاک کردن جست‌وجوهای اخیر"]);
  answer.resolve();
  await expect(page.locator("h1")).toContainText("مشهد");
  await expect(destination(page)).toHaveValue("");
  await expect(destination(page)).toBeFocused();
  await recent.getByRole("option").last().click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await ready(page);
  await destination(page).fill("");
  await page.getByRole("group", { name: "مقصدهای پرطرفدار" }).waitFor();
  await expect(recent).toHaveCount(0);
});
