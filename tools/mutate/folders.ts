import { globSync } from "node:fs";

/** What is mutated: the folders whose rules cost someone money or a journey, and none of what only tests or stories run. */
export const FOLDERS = [
  "domain",
  "provider/shop/reservation",
  "provider/stay",
  "provider/money/payment",
  "app/server",
  "app/src/page",
] as const;

/** Not run where a test runs: helpers of tests and stories, what starts a process, and tables that migrations make. */
const LEFT_OUT = /\.test\.|\.stories\.|\/test-|\/story|\/schema\.ts$|app\/server\/(main|dev)\.ts$/;

export const filesOf = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted();

export const isMutated = (file: string): boolean =>
  FOLDERS.some((folder) => file.startsWith(`${folder}/`)) && !LEFT_OUT.test(file);
