import { expect, test } from "vitest";
import { constant, dark, light } from "./palette.ts";
import { tokenFile } from "./token-file.ts";
import { duration, family, layer, radius, space, typeScale, weight } from "./tokens.ts";

type Leaf = { path: string; type: string | undefined; value: unknown };

/** Tokens of the file by their path, each with the type that its group gives. */
function leavesOf(node: object, path: readonly string[] = [], inherited?: string): Leaf[] {
  const type = "$type" in node ? String(node.$type) : inherited;
  if ("$value" in node) return [{ path: path.join("."), type, value: node.$value }];
  return Object.entries(node).flatMap(([name, child]) =>
    typeof child === "object" && child !== null ? leavesOf(child, [...path, name], type) : [],
  );
}

const leaves = leavesOf(tokenFile());
const valueAt = (path: string): unknown => leaves.find((leaf) => leaf.path === path)?.value;
const namesIn = (group: string): string[] =>
  leaves.flatMap(({ path }) => (path.startsWith(`${group}.`) ? path.slice(group.length + 1) : []));

test("the file of tokens holds every colour of both themes, and every measure", () => {
  expect(namesIn("colour.light")).toEqual(Object.keys(light));
  expect(namesIn("colour.dark")).toEqual(Object.keys(dark));
  expect(namesIn("colour.constant")).toEqual(Object.keys(constant));
  const measures = { space, radius, duration, weight, layer, type: typeScale, font: family };
  for (const [group, members] of Object.entries(measures)) expect(namesIn(group), group).toEqual(Object.keys(members));
});

test("the file of tokens gives each a type of the format, and finite numbers", () => {
  const types = new Set(leaves.map(({ type }) => type));
  expect([...types].toSorted()).toEqual(
    [
      "color",
      "cubicBezier",
      "dimension",
      "duration",
      "fontFamily",
      "fontWeight",
      "number",
      "shadow",
      "typography",
    ].toSorted(),
  );
  expect(JSON.parse(JSON.stringify(tokenFile()))).toEqual(tokenFile());
  expect(JSON.stringify(tokenFile())).not.toContain("null");
});

test("a token is written as the format says", () => {
  expect(valueAt("colour.light.surface")).toEqual({
    colorSpace: "srgb",
    components: [1, 1, 1],
    alpha: 1,
    hex: "#FFFFFF",
  });
  expect(valueAt("colour.constant.backdrop")).toMatchObject({ alpha: 0.549, hex: "#090D1C" });
  expect(valueAt("space.none")).toEqual({ value: 0, unit: "px" });
  expect(valueAt("space.md")).toEqual({ value: 16, unit: "px" });
  expect(valueAt("duration.enter")).toEqual({ value: 200, unit: "ms" });
  expect(valueAt("layer.below")).toBe(-1);
  expect(valueAt("type.h1")).toMatchObject({ fontFamily: "{font.display}", fontSize: { value: 2, unit: "rem" } });
});

test("a reference in the file names a token of it", () => {
  const references = JSON.stringify(tokenFile()).match(/\{[a-z]+\.[a-z]+\}/g) ?? [];
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter((one) => valueAt(one.slice(1, -1)) === undefined)).toEqual([]);
});
