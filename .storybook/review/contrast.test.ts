import { expect, test } from "vitest";
import { contrastFaults, focusFaults } from "./contrast.ts";
import type { Look, Mark } from "./snapshot.ts";

const plain: Mark = { kind: "icon", place: "svg", ratio: 3, least: 3, colours: "#777777 on #ffffff" };
const lookOf = (mark: Partial<Mark>): Look => ({
  locale: "fa",
  theme: "dark",
  width: 360,
  marks: [{ ...plain, ...mark }],
});

test.each<[string, Partial<Mark>, string | null]>([
  ["a drawing of 3", {}, null],
  ["a drawing of less", { ratio: 2.9 }, "the drawing has a contrast of 2.90, and needs 3 (#777777 on #ffffff)"],
  ["a small text of 3", { kind: "text", least: 4.5 }, "the text has a contrast of 3.00, and needs 4.5"],
  ["a field without an outline", { kind: "outline", ratio: 1 }, "the field's outline has a contrast of 1.00"],
  ["a pale ring", { kind: "focus", ratio: 1.4 }, "the ring of the focus has a contrast of 1.40"],
  ["no ring, which the other check reports", { kind: "focus", ratio: 1 }, null],
])("contrast of %s", (_name, mark, said) =>
  expect(contrastFaults(lookOf(mark)).map(({ what }) => what)).toEqual(
    said === null ? [] : [expect.stringContaining(said)],
  ),
);

test("a control on which the focus draws nothing is reported", () => {
  expect(focusFaults(lookOf({ kind: "focus", ratio: 1 }))).toEqual([
    { place: "svg", what: "nothing is drawn when it has the keyboard's focus" },
  ]);
  expect(focusFaults(lookOf({ kind: "focus", ratio: 1.4 }))).toEqual([]);
  expect(focusFaults(lookOf({ kind: "icon", ratio: 1 }))).toEqual([]);
});
