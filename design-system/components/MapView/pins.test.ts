import { expect, it } from "vitest";
import { boxAround, doMeet } from "./boxes.ts";
import { layOut, tagsAbove } from "./layout.ts";
import { nameOf, pinStacks } from "./MapSigns.tsx";
import type { MapPoint } from "./map-types.ts";
import { labelOf, starOf, writtenOn } from "./Pin.tsx";
import { wayToClear } from "./pins.ts";
import { fit } from "./projection.ts";

const place = { lat: 32.65, lon: 51.67, href: "#", price: { amount: 86_110_000, of: "۳ شب · ۱ اتاق" } };
const words = { others: (count: string) => `${count} more here` };
const sized = { width: 400, height: 400 };
const sheet = { viewport: fit([place], 400, 400, 100_000), ...sized };
const drawn = (points: readonly MapPoint[], chosen: number | null = null) =>
  pinStacks(sheet, points, chosen, "en").map((pin) => ({
    ...pin,
    label: labelOf(pin),
    star: starOf(pin),
  }));

/** Two places thirty pixels apart: their stars are two, their tags do not fit side by side. */
const near = [
  { ...place, id: 1, name: "One" },
  { ...place, id: 2, name: "Two", lon: 51.67 + 0.108 },
];

it("above streets, the chosen pin has room for its price before the others, and pins keep the order of their places", () => {
  const shown = (chosen: number | null) =>
    tagsAbove(drawn(near, chosen)).map(({ point, tag, isChosen }) => [point.id, tag !== null, isChosen]);
  expect(shown(null)).toEqual([
    [1, true, false],
    [2, false, false],
  ]);
  expect(shown(2)).toEqual([
    [1, false, false],
    [2, true, true],
  ]);
});

it("a pin is called by its place and its price with the unit; without a price by its place", () => {
  const [fa] = pinStacks(sheet, near, null, "fa");
  expect([fa?.point.label, fa?.point.title]).toEqual(["۸٫۶\u00a0میلیون", "One، ۸٬۶۱۱٬۰۰۰\u00a0تومان"]);
  const [bare] = drawn([{ ...place, id: 3, name: "Three", price: null }]);
  expect([bare?.label, bare?.point.title]).toEqual(["", "Three"]);
  expect(
    layOut({ sheet: sized, direction: "ltr", isMoved: false, names: [], stacks: bare ? [bare] : [] }).pins[0]?.tag,
  ).toBeNull();
});

it("what the page is about is named, and shares its pin with no price beside it", () => {
  const sight = { ...place, id: 0, name: "Sight", href: null, price: null };
  const pins = drawn([{ ...place, id: 1, name: "One" }, sight, { ...place, id: 2, name: "Two" }]);
  expect(pins.map(({ label, places, isOwn }) => [label, places.length, isOwn])).toEqual([
    ["Sight", 1, true],
    ["", 2, false],
  ]);
  const { pins: placed } = layOut({ sheet: sized, direction: "ltr", isMoved: false, names: [], stacks: pins });
  expect(placed.map(({ tag }) => tag?.isAbove)).toEqual([true, undefined]);
});

it("four hundred places on one spot are one pin, which shows how many they are, and the price of the chosen one", () => {
  const many = Array.from({ length: 400 }, (_, id) => ({
    ...place,
    id,
    name: `Number ${id}`,
    price: id === 0 ? null : place.price,
  }));
  const [pin, ...others] = drawn(many);
  if (pin === undefined) throw new Error("There is no pin");
  expect(others).toEqual([]);
  expect([pin.point.id, pin.label]).toEqual([1, ""]);
  const written = writtenOn({ ...pin, tag: null }, "en");
  expect(nameOf(pin, written, words, "en")).toBe("400 Number 1, 8,611,000\u00a0toman, 399 more here");
  expect(drawn(many, 7).map(({ point, isChosen, label }) => [point.id, isChosen, label])).toEqual([
    [7, true, "8.6\u00a0million"],
  ]);
});

it.each([
  [400, 0],
  [40, 3],
])(
  "%i places all over a map: no tag on a name, a pin, another tag or a control, none over the edge",
  (count, least) => {
    const spread = Array.from({ length: count }, (_, id) => ({
      ...place,
      id,
      name: "",
      lat: 32.65 + ((id * 37) % 100) / 100 - 0.5,
      lon: 51.67 + ((id * 53) % 97) / 80 - 0.6,
    }));
    const names = Array.from({ length: 30 }, (_, order) => ({
      order,
      kind: "district" as const,
      text: "Ahmadabad",
      at: { x: (order * 71) % 400, y: (order * 113) % 400 },
    }));
    const { names: written, pins } = layOut({
      sheet: sized,
      direction: "rtl",
      isMoved: true,
      names,
      stacks: drawn(spread),
    });
    const tags = pins.flatMap(({ tag, at }) => (tag ? [{ box: tag.box, at }] : []));
    expect(tags.length).toBeGreaterThanOrEqual(least);
    expect(written.length).toBeGreaterThan(3);
    const boxes = [...tags, ...written].map(({ box }) => box);
    for (const [index, box] of boxes.entries()) {
      expect(boxes.filter((other, at) => at !== index && doMeet(box, other))).toEqual([]);
      expect(box.left >= 0 && box.top >= 0 && box.right <= 400 && box.bottom <= 400 - 44).toBe(true);
      expect(box.left < 60 && box.top < 156).toBe(false);
    }
    for (const { at, star } of pins)
      expect(written.filter(({ box }) => doMeet(box, boxAround(at, star, star)))).toEqual([]);
  },
);

it("a map moves no more than it must for a chosen pin to stand clear of its card and the edges", () => {
  expect(wayToClear({ x: 200, y: 150 }, 400, 480)).toEqual({ x: 0, y: 0 });
  expect(wayToClear({ x: 200, y: 400 }, 400, 480)).toEqual({ x: 0, y: 144 });
  expect(wayToClear({ x: 200, y: 400 }, 400, 480, 2)).toEqual({ x: 0, y: 200 });
  expect(wayToClear({ x: 8, y: 8 }, 400, 480)).toEqual({ x: -96, y: -40 });
  expect(wayToClear({ x: 392, y: 200 }, 400, 480)).toEqual({ x: 40, y: 0 });
  expect(wayToClear({ x: 392, y: 100 }, 400, 480)).toEqual({ x: 96, y: 0 });
});
