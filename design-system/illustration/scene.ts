/** A picture as data: the same scene always makes the same picture. The contract's scenes have this shape. */
export const hours = ["dawn", "day", "dusk", "night"] as const;
export const views = ["skyline", "facade", "lobby", "room", "courtyard", "restaurant", "view"] as const;
export type Hour = (typeof hours)[number];
export type View = (typeof views)[number];
export type Direction = "rtl" | "ltr";
export type Scene = { readonly slug: string; readonly city: string; readonly hour: Hour; readonly view: View };
