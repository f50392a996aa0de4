import { expect, test } from "vitest";
import { gapsOf, screenMap } from "../../.storybook/map/screen-map.ts";
import { type StoriesModule, storiesOfModules } from "../../.storybook/map/stories-of-modules.ts";

const files = import.meta.glob<StoriesModule>(["../../app/src/**/*.stories.tsx", "../../products/**/*.stories.tsx"], {
  eager: true,
});

test("every page has a story in every state that it can be in", () => {
  const rows = screenMap(storiesOfModules(Object.values(files)));
  expect(rows.length).toBeGreaterThan(50);
  expect(gapsOf(rows)).toEqual([]);
});
