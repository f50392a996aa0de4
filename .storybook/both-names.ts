import type { Indexer } from "storybook/internal/types";
import { storyNames } from "./story-names.ts";

/** Lists each story under its Persian and its English name. Its address stays that of its export. */
export const withBothNames = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    return entries.map((entry) => {
      const persian = storyNames[entry.exportName];
      return persian === undefined ? entry : { ...entry, name: `${persian} · ${entry.name ?? entry.exportName}` };
    });
  },
});
