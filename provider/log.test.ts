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
