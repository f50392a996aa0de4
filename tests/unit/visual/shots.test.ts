import { describe, expect, it } from "vitest";
import { changedFiles, keyOf } from "#tests/visual/files.ts";
import { shotsOf } from "#tests/visual/shots.ts";
import { allModes, comparedModes } from "../../../.storybook/modes.ts";

const seen = (own: Parameters<typeof shotsOf>[0], modes = comparedModes) =>
  shotsOf(own, modes).map(({ locale, theme, views }) => [locale, theme, ...views.map(({ window }) => window.width)]);

describe("the pictures of a story", () => {
  it("are taken in four modes by two plays", () =>
    expect(seen({})).toEqual([
      ["fa", "light", 360, 1200],
      ["en", "light", 360, 1200],
    ]));
  it("are one for modes that look the same, in what the story sets itself", () => {
    expect(seen({ locale: "en" })).toEqual([["en", "light", 360, 1200]]);
    expect(seen({ viewport: { value: "reflow" } })).toEqual([
      ["fa", "light", 320],
      ["en", "light", 320],
    ]);
    expect(seen({ theme: "dark" }, allModes)).toHaveLength(2);
  });
});

describe("the name of sources", () => {
  const before = new Map([
    ["a", "1"],
    ["b", "2"],
  ]);
  it("is one for the same files, in any order, and another for any other", () => {
    expect(keyOf(new Map([...before].toReversed()))).toBe(keyOf(before));
    expect(keyOf(new Map([...before, ["c", "3"]]))).not.toBe(keyOf(before));
    expect(keyOf(before, "one story")).not.toBe(keyOf(before));
  });
  it("changes by what is changed, added or removed", () =>
    expect(
      changedFiles(
        before,
        new Map([
          ["a", "1"],
          ["b", "3"],
          ["c", "3"],
        ]),
      ),
    ).toEqual(["b", "c"]));
});
