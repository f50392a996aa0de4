import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";

import { runnerOf } from "#tools/ensure-node.mjs";

const root = join(import.meta.dirname, "..");
const launcher = join(root, "cli/shamseh.mjs");
const versionOf = (node: string) => spawnSync(node, ["--version"], { encoding: "utf8" }).stdout?.trim() ?? "";
/** A Node on this machine that cannot load TypeScript, if there is one. */
const old = (process.env["PATH"] ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "node"))
  .find((node) => existsSync(node) && /^v2[0-3]\./.test(versionOf(node)));

const convert = (node: string) =>
  spawnSync(node, [launcher, "date", "convert", "1405/8/30"], { cwd: tmpdir(), encoding: "utf8" });

describe("npx shamseh", () => {
  it("is what package.json names", () => {
    const { bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(join(root, bin.shamseh)).toBe(launcher);
  });

  it("works from any folder", () => {
    const { status, stdout, stderr } = convert(process.execPath);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("2026-11-21");
  });

  it.skipIf(old === undefined)("runs itself again with the locked Node where the machine's is older", () => {
    const { status, stdout, stderr } = convert(old as string);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("2026-11-21");
  });

  it("runs through tsx too, where Node reads no TypeScript and none is locked for the platform", () => {
    const words = ["--import", "tsx", join(root, "cli/index.ts"), "date", "convert", "1405/8/30"];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("2026-11-21");
  });

  it.each([
    ["v24.21.0", true, "own"],
    ["v26.0.0", false, "own"],
    ["v22.17.0", true, "locked"],
    ["v20.19.0", true, "locked"],
    ["v22.17.0", false, "tsx"],
    ["v20.19.0", false, "none"],
  ] as const)("on Node %s, with the locked one there: %s, it runs by: %s", (version, hasLocked, runner) => {
    expect(runnerOf({ version, hasLocked })).toBe(runner);
  });
});
