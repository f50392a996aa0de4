import { expect, it } from "vitest";
import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import { propertyRooms } from "#fixtures/answers/property-rooms.ts";
import type { PlanOffer, RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { moreRooms } from "./more-rooms.ts";

const [example] = propertyRooms.parties[0]!.room_types;
type Type = { sleeps: number; left: number | null; blocking: Blocking["reason"][] };

function offered(types: readonly Type[]): RoomsValue {
  const plan = example!.plans[0]!;
  const planOf = ({ left, blocking }: Type): PlanOffer => ({
    ...plan,
    rooms_left: left,
    blocking: blocking.map((reason) => ({ reason, date: null, nights: null })),
  });
  const room_types = types.map((type, id) => ({
    ...example!,
    id,
    capacity: type.sleeps - 1,
    extra_capacity: 1,
    plans: [planOf(type)],
  }));
  return { ...propertyRooms, parties: [{ ...propertyRooms.parties[0]!, room_types }] };
}

const nine = [{ adults: 9, children: [] }];
const spread = (...types: Type[]) => moreRooms(offered(types), nine)?.map(({ adults }) => adults) ?? null;
const small = { blocking: ["capacity" as const] };

it("a party too large for a room is put into the fewest that hold it", () => {
  expect(spread({ sleeps: 3, left: 3, ...small }, { sleeps: 2, left: null, ...small })).toEqual([3, 3, 3]);
  expect(spread({ sleeps: 5, left: null, ...small }, { sleeps: 2, left: null, ...small })).toEqual([5, 4]);
});

it("only as many rooms of a size are counted as are left", () => {
  expect(spread({ sleeps: 5, left: 1, ...small }, { sleeps: 3, left: 2, ...small })).toEqual([3, 3, 3]);
  expect(spread({ sleeps: 5, left: 1, ...small }, { sleeps: 2, left: 3, ...small })).toBeNull();
});

it("nothing is proposed where a room fits, nor rooms that could not be had anyway", () => {
  expect(spread({ sleeps: 3, left: null, ...small }, { sleeps: 9, left: null, blocking: [] })).toBeNull();
  expect(spread({ sleeps: 3, left: null, blocking: ["capacity", "closed_to_arrival"] })).toBeNull();
  expect(spread({ sleeps: 1, left: null, ...small })).toBeNull();
});
