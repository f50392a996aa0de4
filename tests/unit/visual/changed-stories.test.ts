import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DOCS, type Stats, storiesReached } from "#tests/visual/changed-stories.ts";

/** A graph in Storybook's format: each module with its importers. */
const graph = (importers: Record<string, string[]>): Stats => ({
  modules: Object.entries(importers).map(([name, reasons]) => ({
    name,
    reasons: reasons.map((moduleName) => ({ moduleName })),
  })),
});

const stats = graph({
  "./design-system/Button.css.ts.vanilla.css": ["./design-system/Button.css.ts"],
  "./design-system/Button.css.ts": ["./design-system/Button.tsx"],
  "./design-system/Button.tsx": [
    "./design-system/Button.stories.tsx",
    "./app/src/Card.tsx",
    "./.storybook/docs/Page.tsx",
  ],
  "./app/src/Card.tsx": ["./app/src/Card.stories.tsx", "./app/src/Circle.tsx"],
  "./app/src/Circle.tsx": ["./app/src/Card.tsx"],
  "./app/src/messages/compiled/fa/home.json": ["./app/src/Home.tsx"],
  "./app/src/Home.tsx": ["./app/src/Home.stories.tsx"],
  "./design-system/theme.css.ts": ["./design-system/Button.css.ts", "./.storybook/preview.tsx"],
  "./app/src/screens/stay/Stay.tsx": ["./app/src/screens/stay/page.tsx"],
  "./app/src/screens/stay/page.tsx": ["./app/src/on-demand.ts"],
  "./app/src/screens/tour/page.tsx": ["./app/src/on-demand.ts"],
  "./app/src/on-demand.ts": ["./tests/stories/stage.tsx"],
  "./tests/stories/stage.tsx": [
    "./app/src/screens/stay/Stay.stories.tsx",
    "./app/src/screens/tour/Tour.stories.tsx",
    "./app/src/flows/Walk.stories.tsx",
  ],
  "./.storybook/docs/Page.tsx": ["./.storybook/docs/Page.mdx"],
  "./.storybook/map/Map.tsx": ["./.storybook/docs/Map.mdx"],
  "./design-system/Button.stories.tsx": ["/virtual:/@storybook/builder-vite/storybook-stories.js"],
  "./app/src/Card.stories.tsx": ["/virtual:/@storybook/builder-vite/storybook-stories.js", "./.storybook/map/Map.tsx"],
});

const BUTTON = "design-system/Button.stories.tsx";
const CARD = "app/src/Card.stories.tsx";

describe("the stories that a change reaches", () => {
  it.each([
    ["a component", ["design-system/Button.tsx"], [BUTTON, CARD]],
    ["its styles", ["design-system/Button.css.ts"], [BUTTON, CARD]],
    ["modules in a circle", ["app/src/Circle.tsx"], [CARD]],
    ["a story", [CARD], [CARD]],
    ["a new story", ["app/src/New.stories.tsx"], ["app/src/New.stories.tsx"]],
    ["a catalogue, which is built under another name", ["app/src/messages/fa/home.json"], ["app/src/Home.stories.tsx"]],
    [
      "a screen that is fetched by its address",
      ["app/src/screens/stay/Stay.tsx"],
      ["app/src/screens/stay/Stay.stories.tsx"],
    ],
    [
      "what fetches screens",
      ["tests/stories/stage.tsx"],
      [
        "app/src/screens/stay/Stay.stories.tsx",
        "app/src/screens/tour/Tour.stories.tsx",
        "app/src/flows/Walk.stories.tsx",
      ],
    ],
    ["what no story imports", ["domain/other.ts"], []],
    ["a page of documentation", [".storybook/docs/Page.tsx"], []],
    ["the map of all stories", [".storybook/map/Map.tsx"], []],
    ["a check of the review", [".storybook/review/checks.ts"], []],
    ["the story tests' own files", [".storybook/test-runner.ts", ".storybook/violation.mjs"], []],
    ["what stories are called", [".storybook/story-names.ts"], []],
  ])("of %s", (_what, changed, reached) => expect(storiesReached(stats, changed)).toEqual(new Set(reached)));

  it.each([
    ["what the preview imports", "design-system/theme.css.ts"],
    ["the preview", ".storybook/preview.tsx"],
    ["a decorator", ".storybook/decorators/New.tsx"],
    ["the packages", "package-lock.json"],
    ["a font", "app/public/fonts/vazirmatn-fa.woff2"],
  ])("are all after a change of %s", (_what, path) => expect(storiesReached(stats, [path])).toBe("all"));

  it("are found by imports, as only pages of documentation import stories", () => {
    const importing = /(?:from|import|glob)\b[^\n]*["'][^"']*\.stories(?:\.tsx)?["']/;
    const files = globSync(".storybook/**/*.{ts,tsx,mdx}").filter((path) => importing.test(readFileSync(path, "utf8")));
    expect(files).not.toEqual([]);
    expect(files.filter((path) => !DOCS.test(path))).toEqual([]);
  });
});
