import { z } from "zod";
import { propertyTypes } from "../enums/enums.ts";
import { sightKinds } from "../enums/sight-kinds.ts";
import { photo } from "./photo.shapes.ts";

/**
 * A picture: a photograph if there is one, otherwise a drawing of the illustration engine. The same scene always makes
 * the same drawing.
 */
export const scene = z.object({
  /** Seed of the girih and the façade: the slug of a city, a property or a sight. It is part of the picture's address. */
  slug: z.string().regex(/^[A-Za-z0-9_]{1,60}$/),
  /** Slug of the city whose primitives form the skyline. */
  city: z.string().regex(/^[A-Za-z0-9_]{1,60}$/),
  hour: z.enum(["dawn", "day", "dusk", "night"]),
  /** Foreground: the skyline itself, the building, a room inside, or a sight. */
  view: z.enum(["skyline", "facade", "lobby", "room", "courtyard", "restaurant", "view", "sight"]),
  /** For a room: its furniture and the view from its window. */
  room: z
    .object({
      double: z.number().int().min(0).max(9),
      single: z.number().int().min(0).max(9),
      sofa: z.number().int().min(0).max(9),
      outlook: z.enum(["city", "water", "garden", "mountain", "none"]),
    })
    .optional(),
  /** For a sight: its kind. A sight without a drawing of its own is drawn as its kind; without a kind, as open land. */
  sight: z.enum(sightKinds).optional(),
  /** For a facade: the house as it is seen from outside. Absent in answers of the previous version. */
  house: z
    .object({
      kind: z.enum(propertyTypes),
      /** Absent where it is unknown. */
      storeys: z.number().int().min(1).max(20).optional(),
      stars: z.number().int().min(0).max(5),
      /** Absent where only the city is known. */
      setting: z.enum(["avenue", "old_town", "desert", "hills", "mountain", "forest", "sea"]).optional(),
      shows: z.array(z.enum(["pool", "garden", "parking"])),
      /** Sky and wall: those of neighbours differ. */
      variant: z.number().int().min(0).max(63),
    })
    .optional(),
  photo: photo.optional(),
});
export type Scene = z.infer<typeof scene>;
