import { z } from "zod";
import { photo } from "./photo.shapes.ts";

/**
 * A picture: a photograph if there is one, otherwise a drawing of the illustration engine. The same scene always makes
 * the same drawing.
 */
export const scene = z.object({
  /** Seed of the girih and the façade: a city's slug or a property's. It is part of the picture's address. */
  slug: z.string().regex(/^[A-Za-z0-9_]{1,60}$/),
  /** Slug of the city whose primitives form the skyline. */
  city: z.string().regex(/^[A-Za-z0-9_]{1,60}$/),
  hour: z.enum(["dawn", "day", "dusk", "night"]),
  /** Foreground: the skyline itself, the building, or a room inside. */
  view: z.enum(["skyline", "facade", "lobby", "room", "courtyard", "restaurant", "view"]),
  /** For a room: its furniture and the view from its window. */
  room: z
    .object({
      double: z.number().int().min(0).max(9),
      single: z.number().int().min(0).max(9),
      sofa: z.number().int().min(0).max(9),
      outlook: z.enum(["city", "water", "garden", "mountain", "none"]),
    })
    .optional(),
  photo: photo.optional(),
});
export type Scene = z.infer<typeof scene>;
