import { z } from "zod";
import { flightDirections } from "#domain/reservation/directions.ts";
import { nameFields } from "#domain/reservation/name-correction.ts";
import { PARTY } from "../bounds.ts";
import { decisionInput } from "./decision.shapes.ts";
import { epochSeconds, rial } from "./envelope.shapes.ts";
import { reservedExtra } from "./extra.shapes.ts";
import { keptNames } from "./person.shapes.ts";
import { arrival, discountCode } from "./reservation.shapes.ts";
import { traveller } from "./traveller.shapes.ts";

/** Call 87: paid bookings that wait for their supplier. */

/** A direction as its carrier issued it: `tickets` in the order of the travellers. */
const issuedInput = z.strictObject({
  direction: z.enum(flightDirections),
  locator: z.string().min(1).max(20),
  tickets: z
    .array(z.string().min(1).max(20))
    .min(1)
    .max(PARTY.max * 2),
});
/**
 * The supplier's answer to a paid booking. For stays and tours `supplier_confirmation_code`, the supplier's own code;
 * for flights `issued`, one for each direction. `property_confirmation_code` is the earlier name of the code.
 */
export const issueInput = decisionInput.extend({
  supplier_confirmation_code: z.string().max(60).optional(),
  property_confirmation_code: z.string().max(60).optional(),
  issued: z.array(issuedInput).max(flightDirections.length).optional(),
});
export type IssueInput = z.infer<typeof issueInput>;
/**
 * Names that differ from those first issued, the letters that changed in brackets: `KARIM[I→Y]`. Absent in answers of the
 * previous version, and where none does.
 */
const corrections = z.array(z.object({ field: z.enum(nameFields), marked: z.string() }));
/**
 * The order to place with the supplier of a paid booking that waits to be issued. `facts` as in the queue; `due_at`:
 * time at which an alarm is raised. `issued_names`: the names that a traveller was first issued with, where they were
 * corrected since: an issued booking has an order again once its owner has changed it. Travellers' data is personal, so each read is journalled.
 */
export const orderValue = z.object({
  confirmation_code: z.string(),
  tracking_code: z.string(),
  product: z.string(),
  paid: rial,
  paid_at: epochSeconds,
  due_at: epochSeconds,
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  travellers: z.array(
    traveller.extend({ issued_names: z.object(keptNames).optional(), corrections: corrections.optional() }),
  ),
  arrival: arrival.nullable(),
  note: z.string().nullable(),
  /** Of what was paid, the part that is its supplier's own price. Absent in answers of the previous version. */
  price: rial.optional(),
  /** Extras, which others provide beside it. Absent in answers of the previous version, and without any. */
  extras: z.array(reservedExtra).optional(),
  /** The site pays it, and no supplier gets less for it. Absent in answers of the previous version, and without one. */
  discount_code: discountCode.optional(),
});
export type OrderValue = z.infer<typeof orderValue>;
