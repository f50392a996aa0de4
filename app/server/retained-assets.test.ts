import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openAssets } from "./assets.ts";
import { keepAssets } from "./retained-assets.ts";

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-kept-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A build whose one hashed file is of its version. */
function buildOf(version: string): string {
  const build = temporary();
  for (const folder of [".vite", "assets"]) mkdirSync(join(build, folder));
  writeFileSync(join(build, ".vite/manifest.json"), JSON.stringify({ entry: { file: `assets/entry-${version}.js` } }));
  writeFileSync(join(build, `assets/entry-${version}.js`), version);
  return build;
}

const textOf = (assets: ReturnType<typeof openAssets>, version: string): string | null => {
  const file = assets.file(`assets/entry-${version}.js`);
  return file && new TextDecoder().decode(file.body);
};

test("a website has the files of the versions before it, and of one that is started after it", () => {
  const kept = temporary();
  const [one, two] = ["one", "two"].map(buildOf) as [string, string];
  keepAssets(one, kept, new Date());
  const ofOne = openAssets(one, kept);
  expect(textOf(ofOne, "two")).toBeNull();
  keepAssets(two, kept, new Date());
  expect([textOf(ofOne, "one"), textOf(ofOne, "two"), textOf(openAssets(two, kept), "one")]).toEqual([
    "one",
    "two",
    "one",
  ]);
  expect(openAssets(two, kept).file("assets/entry-one.js")?.isImmutable).toBe(true);
  expect(textOf(openAssets(two), "one")).toBeNull();
});

test("three versions are kept, the newest; one that is started once more is new once more", () => {
  const kept = temporary();
  const builds = ["one", "two", "three", "four"].map(buildOf);
  builds.slice(0, 3).forEach((build, at) => {
    keepAssets(build, kept, new Date());
    for (const name of readdirSync(kept).filter((one) =>
      existsSync(join(kept, one, `assets/entry-${["one", "two", "three"][at]}.js`)),
    ))
      utimesSync(join(kept, name), at, at);
  });
  keepAssets(builds[0] ?? "", kept, new Date());
  keepAssets(builds[3] ?? "", kept, new Date());
  const assets = openAssets(builds[3] ?? "", kept);
  expect(["one", "two", "three", "four"].map((version) => textOf(assets, version))).toEqual([
    "one",
    null,
    "three",
    "four",
  ]);
  expect(readdirSync(kept)).toHaveLength(3);
});

test("nothing but hashed files is looked for in other versions", () => {
  const kept = temporary();
  const build = buildOf("one");
  keepAssets(build, kept, new Date());
  writeFileSync(join(kept, readdirSync(kept)[0] ?? "", "secret.json"), "{}");
  const assets = openAssets(buildOf("two"), kept);
  for (const path of ["secret.json", "assets/../secret.json", "assets/none.js"]) expect(assets.file(path)).toBeNull();
});
