import { expect, it } from "vitest";
import type { PenaltyLine } from "#domain/reservation/penalty.ts";
import type { Product } from "../reservation/product.ts";
import { discountAmount, discountIn, withDiscount, withDiscounts } from "./discounted.ts";

type Room = { readonly id: string; readonly total: number };
type Offer = { readonly rooms: readonly Room[] };

/** A product of rooms alone, whose changes keep the rooms that both offers have. */
const rooms = withDiscounts({
  terms: ({ rooms: all }: Offer) => ({ total: all.reduce((sum, { total }) => sum + total, 0) }),
  penaltyLines: ({ rooms: all }: Offer): PenaltyLine[] =>
    all.map(({ total }, index) => ({
      part: { of: "room", position: index + 1 },
      ...{ policy: "standard", anchor: { at: 0, name: "arrival" }, total, base: total },
      begins: [{ at: 100, cost: total }],
    })) as unknown as PenaltyLine[],
  changes: {
    changed: (_: Offer, priced: Offer) => priced,
    stays: (before: Offer, after: Offer) => ({
      rooms: before.rooms.filter(({ id }) => after.rooms.some((room) => room.id === id)),
    }),
  },
} as unknown as Product);

const named = (...totals: Record<string, number>[]): Offer => ({
  rooms: totals.flatMap((one) => Object.entries(one).map(([id, total]) => ({ id, total }))),
});
const terms = { id: 1, code: "YALDA", terms: { kind: "percent", percent: 10 }, least: 0 } as never;

function discounted(offer: Offer): Offer {
  const total = offer.rooms.reduce((sum, room) => sum + room.total, 0);
  return withDiscount(rooms, offer, terms, total / 10);
}
const sharesAfter = (before: Offer, after: Offer): readonly number[] => {
  const changed = rooms.changes?.changed(before as never, after as never, null);
  return discountIn(changed)?.lines ?? [];
};

it("leaves each room its share where one before it goes", () => {
  const three = discounted(named({ a: 3_000, b: 6_000, c: 10_000 }));
  expect(discountIn(three)?.lines).toEqual([300, 600, 1_000]);
  expect(sharesAfter(three, named({ a: 3_000, c: 10_000 }))).toEqual([300, 1_000]);
  expect(sharesAfter(three, named({ b: 6_000, c: 10_000 }))).toEqual([600, 1_000]);
  expect(sharesAfter(three, named({ c: 10_000 }))).toEqual([1_000]);
  const falling = discounted(named({ a: 10_000, b: 6_000, c: 3_000 }));
  expect(sharesAfter(falling, named({ a: 10_000, c: 3_000 }))).toEqual([1_000, 300]);
});

it("gives a room that comes nothing, also in the place of one that goes", () => {
  const two = discounted(named({ a: 3_000, b: 6_000 }));
  expect(sharesAfter(two, named({ a: 3_000, b: 6_000, d: 9_000 }))).toEqual([300, 600, 0]);
  expect(sharesAfter(two, named({ a: 3_000, d: 9_000 }))).toEqual([300, 0]);
  expect(discountAmount(rooms.changes?.changed(two as never, named({ d: 9_000 }) as never, null))).toBe(0);
});
