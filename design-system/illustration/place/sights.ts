import type { SightKind } from "#domain/enums/sight-kinds.ts";
import type { Scene } from "../scene.ts";
import type { Drawing } from "./sight.ts";
import { kindDrawings } from "./sights/kinds.ts";

/** A sight with a drawing of its own. */
export type NamedDrawing = Drawing & { readonly kind: SightKind };

/** Drawings of sights by the slug of their name. */
export const namedDrawings: Readonly<Record<string, NamedDrawing>> = {};

/** Land alone, for a sight whose kind is unknown: it claims nothing. */
const openLand: Drawing = { sky: "teal", far: "hills", ground: "meadow", parts: [] };

/** A sight's own drawing if its kind agrees, else its kind's: no sight is drawn as another kind of thing. */
export function drawingOf({ slug, sight }: Pick<Scene, "slug" | "sight">): Drawing {
  if (sight === undefined) return openLand;
  const named = namedDrawings[slug];
  return named?.kind === sight ? named : kindDrawings[sight];
}
