import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";
import { visitOf, visitStory } from "../../.storybook/review/visit.ts";
import { viewports } from "../../.storybook/viewports.ts";
import { lookAtEach } from "./each-story.ts";
import type { Story } from "./stories.ts";
import { exceptionsOf, globalsOf, openWorkbench, WINDOW } from "./workbench.ts";

/** Modes in which axe checks stories beyond the story tests, which use the light theme at the usual text size. */
const LOOKS = {
  dark: { globals: { theme: "dark" }, rules: ["color-contrast"], isPlayedElsewhere: false },
  // Some stories' steps fail with text twice as large: such a story is checked in the state where its steps ended.
  large: { globals: { textSize: "200" }, rules: null, isPlayedElsewhere: true },
} as const;

export type Look = keyof typeof LOOKS;
export const looks = Object.keys(LOOKS) as Look[];

/** Rules for whole pages, which a story, as a part of a page, is exempt from. */
const OF_WHOLE_PAGES = ["region", "landmark-one-main", "page-has-heading-one"];

const SHOWN_PLACES = 2;

/**
 * Checks stories with axe in both languages and prints the findings.
 * @returns the number of findings and of stories that could not be drawn
 */
export async function judgeStories(look: Look, folder: string, stories: readonly Story[]): Promise<number> {
  const { globals, rules, isPlayedElsewhere } = LOOKS[look];
  const axe = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
  const options: RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    ...(rules && { runOnly: { type: "rule", values: [...rules] } }),
  };
  return lookAtEach(folder, stories, {
    async open(page, url) {
      await openWorkbench(page, url);
      await page.evaluate(axe);
    },
    async lookAt(page, story) {
      const { locale: only, viewport } = await globalsOf(page, story.id);
      const notAsked = [...OF_WHOLE_PAGES, ...(await exceptionsOf(page, story.id))];
      const asked = { ...options, rules: Object.fromEntries(notAsked.map((rule) => [rule, { enabled: false }])) };
      const found: string[] = [];
      for (const locale of only ? [only] : (["fa", "en"] as const)) {
        await page.setViewportSize(viewport ? viewports[viewport.value] : WINDOW);
        const fault = await page.evaluate(visitStory, visitOf(story.id, { locale, ...globals }, isPlayedElsewhere));
        if (fault !== null && !isPlayedElsewhere) throw new Error(`in ${locale}: ${fault}`);
        for (const one of await violations(page, asked))
          found.push(`${story.title} › ${story.name} (${locale}): ${one}`);
      }
      return found;
    },
  });
}

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const { violations: found } = await page.evaluate(
    (given) =>
      (globalThis as unknown as { axe: { run(of: Element, by: RunOptions): Promise<AxeResults> } }).axe.run(
        document.body,
        given,
      ),
    options,
  );
  return found.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, SHOWN_PLACES)
      .map(({ target, any }) => `${target.join(" ")}: ${any[0]?.message ?? help}`);
    return [`${id}, ${nodes.length} places`, ...places].join("\n    ");
  });
}
