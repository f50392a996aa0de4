import { expect, test } from "@playwright/test";
import { isReadyForStories } from "../../.storybook/ready-page.mjs";

test("the page of the story tests is not gone on with when a story has left it, or it crashed", async ({ page }) => {
  const setUp = () => page.evaluate(() => Object.assign(globalThis, { __getContext: () => ({}) }));
  expect(await isReadyForStories(page)).toBe(false);
  await setUp();
  expect(await isReadyForStories(page)).toBe(true);
  await page.goto("data:text/html,<title>elsewhere</title>");
  expect(await isReadyForStories(page)).toBe(false);
  await setUp();
  await page.goto("chrome://crash").catch(() => {});
  expect(await isReadyForStories(page)).toBe(false);
});
