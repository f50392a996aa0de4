import { expect, it } from "vitest";
import { promisesOf } from "./cards.ts";
import type { ListedStay } from "./listed.ts";

type Plan = { meal: string; online: boolean };
const stayAt = (...plans: Plan[]) => ({ plans }) as unknown as ListedStay;
const roomOnly = { meal: "none", online: true };
const halfBoard = { meal: "half_board", online: false };

it.each<[string, readonly string[], ListedStay | null, { breakfast: boolean; online: boolean }]>([
  ["breakfast with another rate only", ["none", "breakfast"], stayAt(roomOnly), { breakfast: false, online: true }],
  ["breakfast with the priced rate", ["none", "half_board"], stayAt(halfBoard), { breakfast: true, online: false }],
  [
    "two rooms at unlike rates",
    ["none", "half_board"],
    stayAt(roomOnly, halfBoard),
    { breakfast: false, online: false },
  ],
  ["no stay, some rates with breakfast", ["none", "breakfast"], null, { breakfast: false, online: false }],
  ["no stay, every rate with breakfast", ["breakfast", "half_board"], null, { breakfast: true, online: false }],
  ["no rate at all", [], null, { breakfast: false, online: false }],
])("a card promises what holds of its price: %s", (_, meals, stay, promises) => {
  expect(promisesOf({ candidate: { meals }, stay })).toEqual(promises);
});
