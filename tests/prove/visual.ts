import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#tools/paths.mjs";
import type { Proof } from "./main.ts";

/** Components whose stories are kept: the token is used by the first alone. */
const KEPT = ["Rating", "Breadcrumb"];
const TOKEN = { file: "design-system/theme/theme.css.ts", before: 'chip: "6px"', after: 'chip: "8px"' };

/**
 * In a clone with the stories of two components, a token is changed: `npm run visual` names the stories of the
 * component that uses it and no others; once accepted, it names none.
 */
export async function run(): Promise<Proof> {
  const clone = mkdtempSync(join(tmpdir(), "shamseh-visual-"));
  const tool = (command: string, ...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, words, { cwd: clone, encoding: "utf8" });
    return { status, said: `${stdout}${stderr}` };
  };
  const visual = (...words: string[]) => tool(process.execPath, "tests/visual/walk.ts", ...words);
  try {
    tool("git", "clone", "--quiet", "--local", root, ".");
    symlinkSync(join(root, "node_modules"), join(clone, "node_modules"), "dir");
    const others = globSync(["**/*.stories.tsx", ".storybook/docs/*.mdx"], {
      cwd: clone,
      exclude: ["node_modules/**"],
    }).filter((path) => !KEPT.some((name) => path.includes(`/${name}/`)));
    for (const path of others) rmSync(join(clone, path));
    tool(
      "git",
      "-c",
      "user.name=proof",
      "-c",
      "user.email=proof@localhost",
      "commit",
      "--quiet",
      "--all",
      "-m",
      "Two components",
    );
    visual("--rebase");
    const unchanged = visual();
    const theme = readFileSync(join(clone, TOKEN.file), "utf8");
    writeFileSync(join(clone, TOKEN.file), theme.replace(TOKEN.before, TOKEN.after));
    const changed = visual();
    const named = changed.said.split("\n").filter((line) => /^[~+-] /.test(line));
    const accepting = visual("--accept", "all");
    const accepted = visual();
    const holds =
      unchanged.status === 0 &&
      changed.status === 1 &&
      named.length > 0 &&
      named.every((line) => line.startsWith("~ ") && line.includes("Rating")) &&
      accepting.status === 0 &&
      accepted.status === 0;
    return {
      holds,
      named: named.length,
      ends: [unchanged, changed, accepted].map(({ said }) => said.trim().split("\n").at(-1)),
    };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}
