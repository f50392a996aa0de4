import { existsSync, readFileSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { breakpoints } from "#domain/enums/enums.ts";
import { serveStatic } from "#tools/serve-static.mjs";
import { openPreview, visit } from "./visit.ts";

/**
 * Every story of the built Storybook is visited in Persian, right to left, and then in English, left to right: its play
 * function and axe run in both. A worker keeps one page for all its stories, because loading the page costs more than a
 * story does. A story that fills the window is a screen, and is also measured at the widths below.
 */

const WORKBENCH = "storybook-static";

/** The widths at which a screen may not scroll sideways: the narrowest telephone, and the narrowest window of each layout. */
const SCREEN_WIDTHS = [320, breakpoints.md, breakpoints.lg];
const WINDOW = { width: 1280, height: 720 };

type Entry = { type: "story" | "docs"; id: string; title: string; name: string; importPath: string; tags: string[] };

const INDEX = `${WORKBENCH}/index.json`;
const isBuilt = existsSync(INDEX);
const { entries } = (isBuilt ? JSON.parse(readFileSync(INDEX, "utf8")) : { entries: {} }) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(({ type, tags }) => type === "story" && tags.includes("test"));

const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use) => {
      const server = await serveStatic(WORKBENCH);
      const page = await browser.newPage({ viewport: WINDOW, reducedMotion: "reduce" });
      await openPreview(page, `${server.url}iframe.html`);
      await use(page);
      await page.close();
      await server.close();
    },
    { scope: "worker" },
  ],
});

// A test that fails, so that the journeys beside it run all the same.
if (!isBuilt) test("there are stories to visit", () => expect(isBuilt, `${INDEX}: run "storybook build"`).toBe(true));

for (const [file, ofFile] of Map.groupBy(stories, ({ importPath }) => importPath)) {
  test.describe(file, () => {
    for (const { id, title, name } of ofFile) {
      test(`${title} › ${name}`, async ({ preview }) => {
        const persian = await visit(preview, id, "fa");
        expect(persian.faults, "in Persian").toEqual([]);
        if (persian.isScreen) await expectToFit(preview, "in Persian");
        if (persian.hasOwnLocale) return;
        const english = await visit(preview, id, "en");
        expect(english.faults, "in English").toEqual([]);
        if (english.isScreen) await expectToFit(preview, "in English");
      });
    }
  });
}

async function expectToFit(page: Page, language: string): Promise<void> {
  for (const width of SCREEN_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `${language} at ${width} px`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize(WINDOW);
}
