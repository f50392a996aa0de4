import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";

/** The widths at which a screen may neither scroll sideways nor be cut. */
const SCREEN_WIDTHS = [320, 360, 768, 1200];

/**
 * Every story is visited once in each language: `STORY_LOCALE` says which, and the direction follows from it.
 * A story that fills the window is a screen, and is also measured at the widths above.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const locale = process.env.STORY_LOCALE ?? "fa";
    const frame = new URL("iframe.html", process.env.TARGET_URL);
    frame.searchParams.set("globals", `locale:${locale}`);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(frame.href, { waitUntil: "load" });
  },

  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { parameters } = await getStoryContext(page, context);
    if (parameters.layout !== "fullscreen") return;
    const before = page.viewportSize();
    const wide: string[] = [];
    for (const width of SCREEN_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) wide.push(`${needed} px at ${width} px`);
    }
    if (before) await page.setViewportSize(before);
    if (wide.length > 0) throw new Error(`${context.title} › ${context.name} scrolls sideways: ${wide.join(", ")}`);
  },
};

export default config;
