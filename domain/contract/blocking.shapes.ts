import { z } from "zod";
import { isoDate } from "./envelope.shapes.ts";

/**
 * Reasons why a stay cannot be booked as asked, in the words of R187. `date` is the night (or the check-out day) that
 * blocks.
 */
export const blockingReasons = [
  "inactive",
  "not_bookable",
  "closed_to_audience",
  "no_price",
  "unavailable",
  "closed_to_arrival",
  "closed_to_departure",
  "min_stay",
  "max_stay",
  "capacity",
] as const;
export type BlockingReason = (typeof blockingReasons)[number];
export const blocking = z.object({
  reason: z.enum(blockingReasons),
  date: isoDate.nullable(),
  /** Bound of the stay rule (nights), or the places that a capacity lacks. */
  nights: z.number().int().nullable(),
});
export type Blocking = z.infer<typeof blocking>;
