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
export type Scene = {
  readonly slug: string;
  readonly city: string;
  readonly hour: Hour;
  readonly view: View;
  /** For a `room`: without it, one double bed and the city. */
  readonly room?: RoomDrawing | undefined;
  /** For a `sight`: its kind. Without it, open land. */
  readonly sight?: SightKind | undefined;
};
