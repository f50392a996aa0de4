import type { Scene } from "#domain/contract/scene.shapes.ts";
import type { PropertyType } from "#domain/enums/enums.ts";
import { starsOfGrade } from "#domain/place/stars.ts";

/** Columns of a property that its drawing shows. */
export type SeenFromOutside = {
  id: number;
  type: string;
  floors: number;
  star: number;
  grade: string | null;
  facilities: readonly string[];
};
type House = NonNullable<Scene["house"]>;

/** Taller houses are drawn with as many storeys as this. */
const MAX_STOREYS = 20;
const VARIANTS = 64;

/** Facilities of a property by which each visible one is seen. */
const seenBy: Record<House["shows"][number], readonly string[]> = {
  pool: ["pool"],
  garden: ["courtyard"],
  parking: ["parking", "indoor_parking"],
};
const visible = Object.keys(seenBy) as House["shows"];

/** A property's house as its drawing shows it. Properties of one city have consecutive ids, so their variants differ. */
export function houseOf({ id, type, floors, star, grade, facilities }: SeenFromOutside): House {
  return {
    kind: type as PropertyType,
    storeys: Math.min(floors, MAX_STOREYS),
    stars: star || starsOfGrade(grade),
    ...(facilities.includes("private_beach") && { setting: "sea" as const }),
    shows: visible.filter((one) => seenBy[one].some((facility) => facilities.includes(facility))),
    variant: id % VARIANTS,
  };
}

/** A picture of a property, with its house where it shows the building from outside. */
export const withHouse = (image: Scene, property: SeenFromOutside): Scene =>
  image.view === "facade" ? { ...image, house: houseOf(property) } : image;

/** Drawing of a property without drawings of its own. */
export const facadeOf = (slug: string, city: string): Scene => ({ slug, city, hour: "day", view: "facade" });
