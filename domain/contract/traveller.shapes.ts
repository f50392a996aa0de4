import { z } from "zod";
import { ROOMS } from "../bounds.ts";
import { ageGroups, genders } from "../enums/enums.ts";
import { typedPerson } from "./person.shapes.ts";
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
