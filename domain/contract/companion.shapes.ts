import { z } from "zod";
import { PARTY } from "../bounds.ts";
import { companionFacts, companionStages, companionStates } from "../reservation/companions.ts";
import { companionCalls } from "./companion.calls.ts";
import { withShapes } from "./described.ts";
import { epochSeconds, isoDate, nothing } from "./envelope.shapes.ts";
import { reservationKind } from "./reservation.shapes.ts";

/** Links of the travellers, each by its place in the reservation, from 1; null where none holds. */
export const companionLinks = z.object({
  links: z.array(z.object({ traveller: z.number().int().positive(), companion_token: z.string().nullable() })),
});
export type CompanionLinks = z.infer<typeof companionLinks>;

export const companionInput = z.strictObject({
  traveller: z
    .number()
    .int()
    .min(1)
    .max(PARTY.max * 2),
});

const words = z.object({ fa: z.string(), en: z.string() });

/** A flight, a leg or a stay of one traveller. Times by the clock of each place. */
export const companionStage = z.object({
  kind: z.enum(companionStages),
  title: words,
  /** Hours, `HH:MM`, where they are known. */
  starts_on: isoDate,
  starts_at: z.string().nullable(),
  ends_on: isoDate,
  ends_at: z.string().nullable(),
  is_abroad: z.boolean(),
  /** Airport, station or city of both ends of a way; null of a stay. */
  from: words.nullable(),
  to: words.nullable(),
  /** Of the place, for a driver and a reception. */
  address: words.nullable(),
  /** In the international form. */
  phone: z.string().nullable(),
  facts: z.array(z.object({ name: z.enum(companionFacts), text: words })),
});
export type CompanionStage = z.infer<typeof companionStage>;

/** A link as its companion sees it: nothing of the booker, of the other travellers, of documents or of prices. */
export const companionValue = z.object({
  state: z.enum(companionStates),
  /** Null unless it is open. */
  voucher: z
    .object({
      kind: reservationKind,
      name: words,
      stages: z.array(companionStage),
      /** Time at which the link ends. */
      until: epochSeconds,
    })
    .nullable(),
});
export type CompanionValue = z.infer<typeof companionValue>;

/** Calls of this area with their shapes. */
export const companionContract = withShapes(companionCalls, {
  list: [nothing, companionLinks],
  make: [companionInput, companionLinks],
  revoke: [companionInput, companionLinks],
  read: [nothing, companionValue],
});
