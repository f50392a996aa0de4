import { expect, it } from "vitest";
import { scene } from "#domain/contract/scene.shapes.ts";
import { propertyTypes } from "#domain/enums/enums.ts";
import { facadeOf, houseOf, type SeenFromOutside, withHouse } from "./facade.ts";

const property: SeenFromOutside = {
  id: 209,
  type: "hotel",
  floors: 9,
  star: 4,
  grade: null,
  facilities: ["wifi", "indoor_parking", "pool"],
};

it("shows a property's kind, storeys, stars and visible facilities, in the contract's shape", () => {
  expect(houseOf(property)).toEqual({
    ...{ kind: "hotel", storeys: 9, stars: 4, variant: 17 },
    shows: ["pool", "parking"],
  });
  for (const type of propertyTypes) {
    const image = withHouse(facadeOf("Homa", "Tehran"), { ...property, type, floors: 200, facilities: [] });
    expect(scene.parse(image)).toEqual(image);
  }
});

it("takes stars from the grade where a property has no number of them", () => {
  expect(houseOf({ ...property, star: 0, grade: "4_star_t" }).stars).toBe(4);
  expect(houseOf({ ...property, star: 0 }).stars).toBe(0);
});

it("stands by the sea with a beach of its own, and elsewhere where its city does", () => {
  expect(houseOf({ ...property, facilities: ["private_beach", "courtyard"] })).toMatchObject({
    setting: "sea",
    shows: ["garden"],
  });
  expect(houseOf(property).setting).toBeUndefined();
});

it("gives properties with consecutive ids different variants", () => {
  const variants = Array.from({ length: 64 }, (_, at) => houseOf({ ...property, id: 240 + at }).variant);
  expect(new Set(variants).size).toBe(64);
});

it("leaves pictures of rooms as they are", () => {
  const room = { slug: "Homa", city: "Tehran", hour: "day", view: "room" } as const;
  expect(withHouse(room, property)).toEqual(room);
});
