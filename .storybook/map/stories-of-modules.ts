import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { MappedStory } from "./screen-map.ts";

/** A file of stories, loaded. */
export type StoriesModule = Readonly<Record<string, unknown>> & { default: { title?: string } & Staged };

/** Address declared by a story, or by a file of stories that are not staged. */
type Staged = { parameters?: { address?: string } };

/** The stories of some files, each with the address that it is staged at. */
export const storiesOfModules = (modules: readonly StoriesModule[]): MappedStory[] =>
  modules.flatMap(({ default: { title = "", parameters: ofFile }, ...stories }) =>
    Object.entries(stories).map(([name, story]) => {
      const { parameters } = story as Staged;
      const address = parameters?.address ?? ofFile?.address ?? null;
      return { id: toId(title, storyNameFromExport(name)), title, name, address };
    }),
  );
