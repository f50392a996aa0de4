/** Folders of our source, each of them read by lint, types, tests and builds. `source-folders.test.ts` holds the others' lists. */
export const sourceFolders = [
  "domain",
  "products",
  "design-system",
  "app",
  "provider",
  "runtime",
  "fixtures",
  "cli",
  "tests",
  "tools",
  ".storybook",
];
