import { expect, test } from "vitest";
import type { SerialisedState } from "#app/src/page/view.ts";
import { inertJson, stateJson } from "./inert-json.ts";

const written = (texts: ReadonlyMap<string, string>): string => stateJson(state, texts).join("");

const value = { code: 200, reason: null, message: "</script>&\u2028", errors: [], value: { name: "شمسه" } };
const state = {
  route: "home",
  answers: [
    ["base/v2/a", { ok: true, value }],
    ["base/v2/b", { ok: false, failure: { kind: "timeout" } }],
    ["base/v2/c", { ok: true, value }],
  ],
} as unknown as SerialisedState;

test("what would end a script element is escaped, and is the same value when it is read", () => {
  const json = inertJson(value);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});

test("a state with the texts of its answers is the state that is written whole", () => {
  const texts = new Map([
    ["base/v2/a", JSON.stringify(value)],
    ["base/v2/b", "a text of a failure, which is not JSON"],
  ]);
  expect(written(texts)).toBe(written(new Map()));
  expect(JSON.parse(written(texts))).toEqual(state);
});

test("a text is put in as it came", () => {
  const texts = new Map([["base/v2/c", '{"value":1e2}']]);
  expect(written(texts)).toContain('["base/v2/c",{"ok":true,"value":{"value":1e2}}]');
});
