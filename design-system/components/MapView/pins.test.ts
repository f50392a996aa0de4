import { expect, it } from "vitest";
import { pinsOn } from "./MapSigns.tsx";
import { wayToClear } from "./pins.ts";
import { fit } from "./projection.ts";

const place = { lat: 32.65, lon: 51.67, href: "#", price: { amount: 86_110_000, of: "۳ شب · ۱ اتاق" } };
const points = [
  { ...place, id: 1, name: "One" },
  { ...place, id: 2, name: "Two", lon: 51.6701 },
];
const sheet = { viewport: fit(points, 400, 400, 100_000), width: 400, height: 400 };

it("the chosen pin has room for its price before the others, and pins keep the order of their places", () => {
  const shown = (chosen: number | null) =>
    pinsOn(sheet, points, chosen, "en").map(({ point, hasRoom, isChosen }) => [point.id, hasRoom, isChosen]);
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
  const [fa] = pinsOn(sheet, points, null, "fa");
  expect([fa?.point.label, fa?.point.title]).toEqual(["۸٬۶۱۱", "One، ۸٬۶۱۱٬۰۰۰\u00a0تومان"]);
  const [bare] = pinsOn(sheet, [{ ...place, id: 3, name: "Three", price: null }], null, "fa");
  expect([bare?.point.label, bare?.point.title, bare?.hasRoom]).toEqual(["", "Three", false]);
});

it("a map moves no more than it must for a chosen pin to stand clear of its card and the edges", () => {
  expect(wayToClear({ x: 200, y: 150 }, 400, 480)).toEqual({ x: 0, y: 0 });
  expect(wayToClear({ x: 200, y: 400 }, 400, 480)).toEqual({ x: 0, y: 144 });
  expect(wayToClear({ x: 8, y: 8 }, 400, 480)).toEqual({ x: -96, y: -40 });
  expect(wayToClear({ x: 392, y: 200 }, 400, 480)).toEqual({ x: 40, y: 0 });
  expect(wayToClear({ x: 392, y: 100 }, 400, 480)).toEqual({ x: 96, y: 0 });
});
