import type { Mark } from "../snapshot.ts";
import { type Colour, contrastOf, hexOf, over } from "./colours.ts";
import { placeOf } from "./places.ts";

/** The contrast that a drawing, an outline and a ring need (WCAG 1.4.11). */
export const DRAWN = 3;

type Seen = Pick<Mark, "kind" | "least"> & { element: Element; colour: Colour; ground: Colour | null };

/** A mark of a colour on its background; none when the background is not known. */
export function markOf({ kind, least, element, colour, ground }: Seen): Mark[] {
  if (ground === null) return [];
  const seen = over(colour, ground);
  const colours = `${hexOf(seen)} on ${hexOf(ground)}`;
  return [{ kind, place: placeOf(element), ratio: contrastOf(seen, ground), least, colours }];
}
