import { expect, it } from "vitest";
import { choiceOf, sampleOf, storiesOf } from "#tests/visual/reviewed-stories.ts";
import type { Story } from "#tests/visual/stories.ts";

const storyOf = (importPath: string): Story => ({ id: importPath, title: "", name: "", type: "story", importPath });
const stories = [storyOf("./app/src/Card.stories.tsx"), storyOf("./design-system/Button.stories.tsx")];
const stats = {
  modules: [
    { name: "./app/src/Card.tsx", reasons: [{ moduleName: "./app/src/Card.stories.tsx" }] },
    { name: "./app/src/screens/stay/page.tsx", reasons: [{ moduleName: "./app/src/on-demand.ts" }] },
    { name: "./app/src/on-demand.ts", reasons: [{ moduleName: "./app/src/Card.stories.tsx" }] },
  ],
};
const files = (...paths: string[]) => new Map(paths.map((path) => [path, "digest"]));
const nothing = { checks: [files(), files()], sources: [files(), files()] } as const;

/** The stories that are judged and those that are played after a change of some sources. */
function chosenAfter(...changed: string[]) {
  const { judged, played } = choiceOf("1412558c", stats, { ...nothing, sources: [files(), files(...changed)] });
  return [judged, played].map((chosen) => storiesOf(stories, chosen).map(({ id }) => id));
}

it("judges and plays the stories of the files that a change reaches", () => {
  const card = ["./app/src/Card.stories.tsx"];
  expect(chosenAfter("app/src/Card.tsx")).toEqual([card, card]);
});

it("plays the stories that fetch a changed screen by its address", () => {
  expect(chosenAfter("app/src/screens/stay/page.tsx")).toEqual([[], ["./app/src/Card.stories.tsx"]]);
});

it("plays every story after a change of the story tests", () => {
  expect(chosenAfter(".storybook/ready-page.mjs")).toEqual([[], stories.map(({ id }) => id)]);
});

it("judges every story after a change of a check", () => {
  const { judged, played, why } = choiceOf("1412558c", stats, { ...nothing, checks: [files(), files("a.ts")] });
  expect([storiesOf(stories, judged), storiesOf(stories, played)]).toEqual([stories, stories]);
  expect(why).toBe("the checks have changed since 1412558c");
});

it("judges and plays nothing where nothing has changed", () => expect(chosenAfter()).toEqual([[], []]));

it("plays about a tenth of the unchanged files, and all of them within some commits", () => {
  const paths = Array.from({ length: 200 }, (_, index) => `design-system/components/Part${index}.stories.tsx`);
  const samples = Array.from({ length: 80 }, (_, commit) => sampleOf(paths, `commit ${commit}`));
  const sizes = samples.map(({ length }) => length);
  expect(Math.min(...sizes)).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThan(40);
  expect(new Set(samples.flat()).size).toBe(paths.length);
});
