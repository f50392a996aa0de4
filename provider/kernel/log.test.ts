import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { createLog, errorFields, type LogFields } from "./log.ts";

test("a log line holds the fields that are allowed and nothing else", () => {
  const lines: string[] = [];
  const log = createLog({ write: (line: string) => void lines.push(line) });
  const careless: LogFields & Record<string, unknown> = { route: "/a", mobile: "09120000000", body: "secret" };
  log.info("request\nforged", careless);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain("\n");
  expect(Object.keys(JSON.parse(lines[0]!)).sort()).toEqual(["level", "msg", "route", "time"]);
});

test("an error is named by its class and code; its message, which may quote what a visitor sent, stays out", () => {
  const error = Object.assign(new TypeError("no such guest: 0084575948"), { code: "22P02" });
  const fields = errorFields(error);
  expect(fields).toMatchObject({ error_name: "TypeError", error_code: "22P02" });
  expect(JSON.stringify(fields)).not.toContain("0084575948");
});

test("an error of the built provider is placed in the source that its line comes from", () => {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-map-"));
  const file = join(folder, "main.js");
  // The first column of the built file's first line is the third line of the source.
  const map = { version: 3, sources: ["../../products/stay/provider/price.ts"], names: [], mappings: "AAEA" };
  writeFileSync(`${file}.map`, JSON.stringify(map));
  const error = new Error("x");
  const library = "    at library (file:///srv/node_modules/provider/index.js:1:1)";
  error.stack = `Error: x\n${library}\n    at async price (${pathToFileURL(file)}:1:1)`;
  expect(errorFields(error).error_at).toBe("async price (products/stay/provider/price.ts:3:1)");
  error.stack = "Error: x\n    at price (file:///srv/shamseh/dist/provider/main.js:12:3)";
  expect(errorFields(error).error_at).toBe("price (provider/main.js:12:3)");
  rmSync(folder, { recursive: true });
});
