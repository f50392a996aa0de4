import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./paths.mjs";
import { sourceFolders } from "./source-folders.mjs";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const packageFile = JSON.parse(read("package.json")) as {
  imports: Record<string, string>;
  scripts: Record<string, string>;
};

test("every source file of the repository lies in a source folder, or configures a tool at the root", () => {
  const listed = spawnSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).stdout.split("\n");
  const sources = listed.filter((path) => /\.(tsx?|mts|[mc]?js)$/.test(path));
  const outside = sources.filter(
    (path) => path.includes("/") && !sourceFolders.some((one) => path.startsWith(`${one}/`)),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  expect(outside).toEqual([]);
});

test("tools that cannot import the list name the same folders", () => {
  const aliases = Object.fromEntries(
    sourceFolders.filter((name) => !name.startsWith(".")).map((name) => [`#${name}/*`, `./${name}/*`]),
  );
  expect(packageFile.imports).toEqual(aliases);
  expect(packageFile.scripts["lint"]).toContain(` ${sourceFolders.join(" ")} `);
  expect(read("knip.json")).toContain(`"{${sourceFolders.join(",")}}/`);
});
