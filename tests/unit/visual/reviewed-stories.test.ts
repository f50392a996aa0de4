import { expect, it } from "vitest";
import { choiceOf, storiesOf } from "#tests/visual/reviewed-stories.ts";
import type { Story } from "#tests/visual/stories.ts";

const storyOf = (importPath: string): Story => ({ id: importPath, title: "", name: "", type: "story", importPath });
const stories = [storyOf("./app/src/Card.stories.tsx"), storyOf("./design-system/Button.stories.tsx")];
const stats = {
  modules: [{ name: "./app/src/Card.tsx", reasons: [{ moduleName: "./app/src/Card.stories.tsx" }] }],
};
const files = (...paths: string[]) => new Map(paths.map((path) => [path, "digest"]));
const nothing = { checks: [files(), files()], sources: [files(), files()] } as const;

it("reviews the stories of the files that a change reaches", () => {
  const { reached } = choiceOf("1412558c", stats, { ...nothing, sources: [files(), files("app/src/Card.tsx")] });
  expect(storiesOf(stories, reached).map(({ id }) => id)).toEqual(["./app/src/Card.stories.tsx"]);
});

it("reviews every story after a change of a check", () => {
  const { reached, why } = choiceOf("1412558c", stats, { ...nothing, checks: [files(), files("a.ts")] });
  expect(storiesOf(stories, reached)).toEqual(stories);
  expect(why).toBe("the checks have changed since 1412558c");
});

it("reviews nothing where nothing has changed", () =>
  expect(storiesOf(stories, choiceOf("1412558c", stats, nothing).reached)).toEqual([]));
