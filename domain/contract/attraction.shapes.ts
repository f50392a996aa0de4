import { z } from "zod";
import { attractionCalls } from "./attraction.calls.ts";
import { audienceQuery } from "./audience.shapes.ts";
import { citySummary } from "./base.shapes.ts";
import { withShapes } from "./described.ts";
import { propertyCard } from "./property-card.shapes.ts";
import { scene } from "./scene.shapes.ts";

export const attractionSummary = z.object({
  id: z.number().int(),
  city_slug: z.string(),
  name_fa: z.string(),
  name_en: z.string(),
  kind: z.string(),
  kind_fa: z.string(),
  kind_en: z.string(),
  lat: z.number(),
  lon: z.number(),
  image: scene,
});
export type AttractionSummary = z.infer<typeof attractionSummary>;

export const subjectLink = z.object({
  filter: z.string(),
  title_fa: z.string(),
  title_en: z.string(),
  count: z.number().int(),
});
export type SubjectLink = z.infer<typeof subjectLink>;

export const attractionValue = z.object({
  attraction: attractionSummary.extend({
    description_fa: z.string(),
    description_en: z.string(),
    visiting_hours_fa: z.string().nullable(),
    visiting_hours_en: z.string().nullable(),
  }),
  city: citySummary,
  /** Nearby properties, nearest first, with their distance. */
  near: z.array(z.object({ card: propertyCard, meters: z.number().int() })),
  others: z.array(attractionSummary),
});
export type AttractionValue = z.infer<typeof attractionValue>;

/** Calls of this area with their shapes. */
export const attractionContract = withShapes(attractionCalls, {
  details: [audienceQuery, attractionValue],
});
