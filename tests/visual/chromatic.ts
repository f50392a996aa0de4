import { spawnSync } from "node:child_process";
import { binary } from "#tools/paths.mjs";
import { chromaticModesOf, modes } from "../../.storybook/modes.ts";
import { Advice } from "./files.ts";
import { storiesIn } from "./stories.ts";
import { storybookNow } from "./storybooks.ts";

/**
 * `npm run chromatic`: runs Chromatic's own command, which needs a project's token. With `--dry-run` and without a
 * token it builds the upload, with the statistics that `onlyChanged` reads, and counts the snapshots.
 */
const words = process.argv.slice(2);
const hasToken =
  (process.env["CHROMATIC_PROJECT_TOKEN"] ?? "") !== "" ||
  words.some((word) => /^(-t|--project-token)(=|$)/.test(word));

async function dryRun(): Promise<void> {
  const { folder } = storybookNow();
  const stories = await storiesIn(folder, "");
  const snapshots = stories
    .map(({ importPath }) => chromaticModesOf(importPath.replace(/^\.\//, "")).length)
    .reduce((sum, count) => sum + count, 0);
  const all = stories.length * Object.keys(modes).length;
  console.log(
    `There is no CHROMATIC_PROJECT_TOKEN: nothing is sent. A first build would take ${snapshots} snapshots of ` +
      `${stories.length} stories (${all} with every story in every mode); later ones only of what changed, by ${folder}/preview-stats.json.`,
  );
}

try {
  if (hasToken) process.exitCode = spawnSync(binary("chromatic"), words, { stdio: "inherit" }).status ?? 1;
  else if (words.includes("--dry-run")) await dryRun();
  else
    throw new Advice("Set CHROMATIC_PROJECT_TOKEN to the project's token, or see what would be sent with --dry-run.");
} catch (error) {
  if (!(error instanceof Advice)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
