import { join } from "node:path";
import type { Page } from "playwright";
import { build } from "vite";
import type { Locale } from "#domain/enums/enums.ts";
import { root } from "#tools/paths.mjs";
import { type Views, viewsIn } from "../../.storybook/review/checks.ts";
import type { Taken } from "../../.storybook/review/snapshot.ts";
import { muteReview, takeStoryDown, WIDTHS } from "../../.storybook/review/take-down.ts";
import { visitOf, visitStory } from "../../.storybook/review/visit.ts";
import { viewports } from "../../.storybook/viewports.ts";
import type { Story } from "./stories.ts";
import { globalsOf, openWorkbench, WINDOW } from "./workbench.ts";

/** The collector as one script. It is made for the review alone, and is in no build of the website. */
export async function collectorScript(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: join(root, ".storybook/review/collect/collect.ts"), formats: ["iife"], name: "collector" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error("The collector was not built");
  return output.output[0].code;
}

/** Opens a built Storybook in a page, ready to review its stories one after another. */
export async function openReview(page: Page, url: string, collector: string): Promise<void> {
  await page.addInitScript(muteReview);
  await openWorkbench(page, url);
  await page.addScriptTag({ content: collector });
}

/** Changes a story's page in one language before the check: plants a fault. Runs in the page. */
export type Plant = { locale: Locale | "both"; change: () => void };

/**
 * Plays a story in both languages and records it at each width. A story that sets its language is played in that alone.
 * @throws {Error} when the story does not finish
 */
export async function viewsOf(page: Page, story: Story, plant?: Plant): Promise<Views[]> {
  const { locale: only, viewport } = await globalsOf(page, story.id);
  const window = viewport ? viewports[viewport.value] : WINDOW;
  const widths = viewport ? [window.width] : WIDTHS;
  const taken: Taken[] = [];
  for (const locale of only ? [only] : (["fa", "en"] as const)) {
    await page.setViewportSize(window);
    const fault = await page.evaluate(visitStory, visitOf(story.id, { locale }));
    if (fault !== null) throw new Error(`in ${locale}: ${fault}`);
    if (plant && (plant.locale === "both" || plant.locale === locale)) await page.evaluate(plant.change);
    taken.push(...(await takeStoryDown(page, locale, { widths, height: window.height })));
  }
  return viewsIn(`${story.title} › ${story.name}`, taken);
}
