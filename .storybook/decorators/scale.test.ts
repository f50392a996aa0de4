import { expect, test } from "vitest";
import { frameSize } from "./scale.ts";

test.each([
  ["360", 1456, { width: 360, height: 800, scale: 1 }],
  ["1200", 1216, { width: 1200, height: 1600, scale: 0.5 }],
  ["auto", 1456, { width: 1200, height: 1333, scale: 0.6 }],
  ["auto", 1100, { width: 768, height: 1134, scale: 542 / 768 }],
  ["auto", 740, { width: 360, height: 800, scale: 1 }],
  ["auto", 376, { width: 360, height: 1600, scale: 0.5 }],
])("two frames of %s in %i px", (chosen, width, size) =>
  expect(frameSize(chosen, { width, height: 828 }, 2)).toEqual(size),
);

test("one frame over the other has the whole window", () =>
  expect(frameSize("1200", { width: 1200, height: 828 }, 1)).toEqual({ width: 1200, height: 800, scale: 1 }));
