import { expect, test } from "vitest";
import { clippings, fixedOverlaps, overlaps, protrusions, smallTargets, spills } from "./collisions.ts";
import { box, pageOf } from "./test-page.ts";

const name = { text: "هتل گل ابریشم", box: box(100, 0, 200, 30) };
const heart = { place: "article › button «heart»", isControl: true, box: box(80, 0, 44, 44), ink: box(80, 0, 44, 44) };

test("a control over a text is reported, with both", () =>
  expect(overlaps(pageOf("fa", [name, heart]))).toEqual([
    { place: "element 1", what: "button «heart» lies over «هتل گل ابریشم»" },
  ]));

test("texts over each other are reported", () =>
  expect(overlaps(pageOf("fa", [name, { text: "اصفهان", box: box(120, 4, 60, 30) }]))).toHaveLength(1));

test.each([
  ["beside the text", { ...heart, ink: box(50, 0, 44, 44) }],
  ["in another layer", { ...heart, layer: 1 }],
  ["around the text", { ...heart, parent: -1 }],
])("nothing is said of a control that is %s", (_case, control) => {
  const isAround = control.parent === -1;
  const page = isAround ? pageOf("fa", [{ ...heart }, { ...name, parent: 1 }]) : pageOf("fa", [name, control]);
  expect(overlaps(page)).toEqual([]);
});

test("lines one under the other share the room between their letters", () =>
  expect(overlaps(pageOf("fa", [name, { text: "اصفهان", box: box(100, 24, 200, 30) }]))).toEqual([]));

test("a text that is cut off is reported; one that scrolls into view is not", () => {
  const texts = { cut: box(150, 0, 400, 40) };
  expect(clippings(pageOf("fa", [{ ...name, texts }]))[0]?.what).toBe("«هتل گل ابریشم» is cut off by 50 px");
  expect(
    clippings(pageOf("fa", [{ ...name, texts: { clip: box(150, 0, 400, 40), cut: box(150, 0, 400, 40) } }])),
  ).toEqual([]);
});

test("a list that is too narrow for its chosen entry is reported", () => {
  const needs = { text: "ارزان‌ترین", width: 90, has: 60 };
  expect(clippings(pageOf("fa", [{ needs }]))[0]?.what).toBe("«ارزان‌ترین» is cut off by 30 px");
  expect(clippings(pageOf("fa", [{ needs: { ...needs, has: 89 } }]))).toEqual([]);
});

test("a text that stands out of its box is reported", () => {
  const wide = { box: box(100, 0, 200, 30), pieces: [{ text: "متن", boxes: [box(60, 0, 240, 20)] }] };
  expect(spills(pageOf("fa", [wide]))[0]?.what).toBe("its text stands 40 px out of its box");
  expect(spills(pageOf("fa", [name]))).toEqual([]);
});

const card = { isPanel: true, box: box(20, 0, 300, 200), place: "card" };
const wide = { parent: 1, isControl: true, box: box(20, 10, 340, 48), place: "card › a «choose»" };

test("a control that is wider than its card is reported", () =>
  expect(protrusions(pageOf("fa", [card, wide]))).toEqual([
    { place: "card › a «choose»", what: "it stands 40 px out of its card" },
  ]));

test.each([
  ["as wide as the card", { box: box(20, 10, 300, 48) }],
  ["placed", { isPlaced: true }],
  ["pushed aside in what scrolls", { isBounded: true }],
  ["in a line of text", { isInline: true }],
  ["neither pressed nor painted", { isControl: false }],
  ["in another layer", { layer: 1 }],
  ["on the page itself", { parent: 0 }],
])("nothing is said of what is %s", (_case, facts) =>
  expect(protrusions(pageOf("fa", [card, { ...wide, ...facts }]))).toEqual([]),
);

test.each([
  ["20 px", { box: box(0, 0, 20, 20) }, 1],
  ["24 px", { box: box(0, 0, 24, 24) }, 0],
  ["a link in a line", { box: box(0, 0, 60, 18), isInline: true }, 0],
  ["no control", { box: box(0, 0, 20, 20), isControl: false }, 0],
])("tap targets: %s", (_name, facts, count) =>
  expect(smallTargets(pageOf("fa", [{ isControl: true, ...facts }]))).toHaveLength(count),
);

const bar = { fixed: 1, fixedAs: "bar" as const, isPanel: true, place: "bar", box: box(0, 700, 400, 60) };
const over = (facts: object, y: number) => ({ ...bar, fixed: 2, place: "other", box: box(16, y, 300, 40), ...facts });

test.each([
  ["an announcement over a bar", { fixedAs: "announcement" as const }, 710, 1],
  ["an announcement above it", { fixedAs: "announcement" as const }, 640, 0],
  ["a dialog over a bar", { fixedAs: "top" as const }, 710, 0],
  ["a second bar over it", {}, 710, 1],
  ["what is in the bar", { fixed: 1, fixedAs: null, parent: 1 }, 710, 0],
  ["what is not painted", { fixedAs: "announcement" as const, isPanel: false }, 710, 0],
])("fixed things, %s: %#", (_name, facts, y, count) =>
  expect(fixedOverlaps(pageOf("fa", [bar, over(facts, y)]))).toHaveLength(count),
);

test("an announcement under a dialog is reported", () => {
  const dialog = { ...bar, fixedAs: "top" as const, box: box(0, 300, 400, 460) };
  expect(fixedOverlaps(pageOf("fa", [dialog, over({ fixedAs: "announcement" }, 700)]))).toEqual([
    { place: "bar", what: "it and other lie over each other" },
  ]);
});
