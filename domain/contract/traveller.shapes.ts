import { z } from "zod";
import { ROOMS } from "../bounds.ts";
import { ageGroups, genders } from "../enums/enums.ts";
import { isoDate } from "./envelope.shapes.ts";
import { keptPerson, typedPerson } from "./person.shapes.ts";
import { typed } from "./typed.shapes.ts";

const text = typed(400);
/**
 * A traveller as typed (R104), with the number of its room. It holds the fields of the form (`passengerFields`); others
 * are neither validated nor kept.
 */
export const travellerInput = z
  .strictObject(typedPerson)
  .partial()
  .extend({
    /** Counted from 1. Absent: as in `room`, else the first; flights have none. */
    room_number: z.number().int().min(1).max(ROOMS.max).optional(),
    /** The room counted from 0, as in the previous version. */
    room: z
      .number()
      .int()
      .min(0)
      .max(ROOMS.max - 1)
      .optional(),
    age_group: z.enum(ageGroups),
    gender: z.enum(genders),
    birth_date: text,
    is_room_supervisor: z.boolean(),
  });
export type TravellerInput = z.infer<typeof travellerInput>;

/** A stored traveller; `null` for empty fields. Masked except for the owner: `********48`. */
export const traveller = z.object({
  /**
   * Room of the reservation, counted from 1. Absent in answers of the previous version. Without rooms, as on flights,
   * 1.
   */
  room_number: z.number().int().optional(),
  /** The same counted from 0. */
  room: z.number().int(),
  age_group: z.enum(ageGroups),
  ...keptPerson,
  birth_date: isoDate.nullable(),
  is_room_supervisor: z.boolean(),
});
