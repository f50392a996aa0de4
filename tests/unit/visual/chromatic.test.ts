import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "#tools/paths.mjs";
import { chromaticModesOf, modes } from "../../../.storybook/modes.ts";

describe("the modes of Chromatic", () => {
  it("are one for a small component, and all for a complex one and for pages", () => {
    expect(chromaticModesOf("design-system/components/Badge/Badge.stories.tsx")).toEqual(["fa-desktop-light"]);
    for (const path of [
      "design-system/components/StayPicker/StayPicker.stories.tsx",
      "app/src/screens/home/Home.stories.tsx",
    ])
      expect(chromaticModesOf(path)).toEqual(Object.keys(modes));
  });
  it("are switched off in the `meta` that each file of stories of the design system has", () => {
    const files = globSync("design-system/**/*.stories.tsx", { cwd: root });
    expect(files.length).toBeGreaterThan(30);
    const without = files.filter((path) => !/^const meta\b/m.test(readFileSync(`${root}/${path}`, "utf8")));
    expect(without).toEqual([]);
  });
});
