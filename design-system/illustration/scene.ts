import type { PropertyType } from "#domain/enums/enums.ts";
import type { SightKind } from "#domain/enums/sight-kinds.ts";

/** A picture as data: the same scene always makes the same picture. The contract's scenes have this shape. */
export const hours = ["dawn", "day", "dusk", "night"] as const;
export const views = ["skyline", "facade", "lobby", "room", "courtyard", "restaurant", "view", "sight"] as const;
export type Hour = (typeof hours)[number];
export type View = (typeof views)[number];
export type Direction = "rtl" | "ltr";
/** Views from a window; `none`: the room has no view. */
export const outlooks = ["city", "water", "garden", "mountain", "none"] as const;
export type Outlook = (typeof outlooks)[number];
/** Furniture of a room: number of beds of each kind, 9 at most, and the view from its window. */
export type RoomDrawing = {
  readonly double: number;
  readonly single: number;
  readonly sofa: number;
  readonly outlook: Outlook;
};
/** Surroundings of a house; without one, those of its city and kind. */
export const settings = ["avenue", "old_town", "desert", "hills", "mountain", "forest", "sea"] as const;
export type Setting = (typeof settings)[number];
/** Facilities that are seen from outside. */
export const visibleFacilities = ["pool", "garden", "parking"] as const;
export type VisibleFacility = (typeof visibleFacilities)[number];
/** A house as a drawing shows it. */
export type HouseDrawing = {
  readonly kind: PropertyType;
  /** Rows of windows, 1 to 20; without it, a low house of its kind. */
  readonly storeys?: number | undefined;
  /** 0 to 5: shamsehs over the door. */
  readonly stars: number;
  readonly setting?: Setting | undefined;
  readonly shows: readonly VisibleFacility[];
  /** 0 to 63: sky and wall. Houses of one city differ in it. */
  readonly variant: number;
};
/** Compositions of one house: 8:5, 12:5, 4:3, 1:1 and 7:10. */
export const crops = ["wide", "band", "card", "square", "strip"] as const;
export type Crop = (typeof crops)[number];
export type Scene = {
  readonly slug: string;
  readonly city: string;
  readonly hour: Hour;
  readonly view: View;
  /** For a `room`: without it, one double bed and the city. */
  readonly room?: RoomDrawing | undefined;
  /** For a `sight`: its kind. Without it, open land. */
  readonly sight?: SightKind | undefined;
  /** For a `facade`: without it, a building derived from the slug. */
  readonly house?: HouseDrawing | undefined;
};
