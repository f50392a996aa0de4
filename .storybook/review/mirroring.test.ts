import { expect, test } from "vitest";
import { chevronFaults, forwardFaults, mirroringFaults } from "./mirroring.ts";
import { box, pageOf } from "./test-page.ts";

const places = (faults: { place: string }[]) => faults.map(({ place }) => place);
const both = (fa: Parameters<typeof pageOf>[1], en: Parameters<typeof pageOf>[1]) =>
  [pageOf("fa", fa), pageOf("en", en)] as const;

test("what changes sides is mirrored, within two pixels", () =>
  expect(mirroringFaults(...both([{ box: box(292, 0, 100, 20) }], [{ box: box(10, 0, 100, 20) }]))).toEqual([]));

test("what stands on the same side in both languages is reported, with where it belongs", () => {
  const [fault] = mirroringFaults(...both([{ box: box(8, 0, 100, 20) }], [{ box: box(8, 0, 100, 20) }]));
  expect(fault).toEqual({ place: "element 1", what: expect.stringContaining("8 px from the left edge in both") });
  expect(fault?.what).toContain("292 px from the edge");
});

test("of what did not mirror only the outermost is reported", () => {
  const inside = { parent: 1, box: box(18, 0, 80, 20) };
  const outside = { box: box(8, 0, 100, 20) };
  expect(places(mirroringFaults(...both([outside, inside], [outside, inside])))).toEqual(["element 1"]);
});

test.each([
  ["in the middle", { box: box(150, 0, 100, 20) }, { box: box(150, 0, 100, 20) }],
  ["pushed by longer words", { box: box(120, 0, 100, 20) }, { box: box(40, 0, 100, 20) }],
  ["wider in one language", { box: box(8, 0, 100, 20) }, { box: box(8, 0, 140, 20) }],
  ["in another line", { box: box(8, 0, 100, 20) }, { box: box(8, 30, 100, 20) }],
  ["scrolled out of its frame", { box: box(8, 0, 500, 20) }, { box: box(8, 0, 500, 20) }],
])("nothing is said of what is %s", (_name, fa, en) => expect(mirroringFaults(...both([fa], [en]))).toEqual([]));

test.each([
  ["is declared to stay", { isUnmirrored: true }],
  ["has the same direction in both", { direction: "ltr" as const }],
])("nothing is said of what is in a part that %s", (_name, facts) => {
  const inside = { parent: 1, box: box(8, 0, 100, 20) };
  const part = { box: box(0, 0, 400, 40), ...facts };
  expect(mirroringFaults(...both([part, inside], [part, inside]))).toEqual([]);
});

test("what is centred stands on no side, also where its frame is a little wider in one language", () => {
  const frame = (width: number) => ({ box: box(0, 0, width, 40) });
  const inside = { parent: 1, box: box(33, 0, 42, 20) };
  expect(mirroringFaults(...both([frame(104), inside], [frame(109), inside]))).toEqual([]);
  const aside = { parent: 1, box: box(8, 0, 42, 20) };
  expect(mirroringFaults(...both([frame(104), aside], [frame(204), aside]))).toHaveLength(1);
});

test("what longer words beside it may have pushed is left, unless it is placed", () => {
  const heart = { box: box(60, 0, 40, 20) };
  const words = { box: box(0, 0, 60, 20) };
  const longer = { box: box(0, 0, 90, 20) };
  expect(mirroringFaults(...both([heart, words], [heart, longer]))).toEqual([]);
  const placed = { ...heart, isPlaced: true };
  expect(places(mirroringFaults(...both([placed, words], [placed, longer])))).toEqual(["element 1"]);
});

test("a text that begins at the left in both languages is reported", () => {
  const block = box(0, 0, 400, 30);
  const at = (x: number, width: number) => [{ box: block, pieces: [{ text: "متن", boxes: [box(x, 0, width, 20)] }] }];
  expect(mirroringFaults(...both(at(0, 90), at(0, 120)))[0]?.what).toContain("its text stands 0 px from the left");
  expect(mirroringFaults(...both(at(310, 90), at(0, 120)))).toEqual([]);
});

test("an arrow that points the same way in both languages is reported", () => {
  const right = { pointing: "right" as const };
  const faults = chevronFaults(...both([right], [right]));
  expect(faults).toEqual([{ place: "element 1", what: "the arrow points to the right in both languages" }]);
  expect(chevronFaults(...both([{ pointing: "left" }], [right]))).toEqual([]);
});

test.each([
  ["fa", "next", "left", true],
  ["fa", "next", "right", false],
  ["fa", "back", "right", true],
  ["en", "next", "right", true],
  ["en", "back", "right", false],
] as const)("%s: what leads %s and points to the %s is right: %s", (locale, meaning, pointing, isRight) =>
  expect(forwardFaults(pageOf(locale, [{ meaning, pointing }]))).toHaveLength(isRight ? 0 : 1),
);

test("an arrow among words that points the same way in both languages is reported", () => {
  const block = box(0, 0, 400, 30);
  const [fa, en] = [
    { box: block, text: "تهران → مشهد" },
    { box: block, text: "Tehran → Mashhad" },
  ];
  const what = "«→» in its text points the same way in both languages: use <Icon>";
  expect(chevronFaults(...both([fa], [en]))).toEqual([{ place: "element 1", what }]);
  expect(chevronFaults(...both([{ ...fa, text: "تهران ← مشهد" }], [en]))).toEqual([]);
});

test("in a code that runs from left to right in both languages an arrow stays", () => {
  const code = { pieces: [{ text: "THR → MHD", isIsolated: true }] };
  expect(chevronFaults(...both([code], [code]))).toEqual([]);
});
