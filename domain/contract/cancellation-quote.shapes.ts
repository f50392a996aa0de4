import { z } from "zod";
import { refundDestinations } from "../refund/legs.ts";
import { PART_KEY } from "../reservation/part-key.ts";
import { cancellableParts } from "../reservation/penalty.ts";
import { cancellationSentence, penaltyBases } from "./cancellation.shapes.ts";
import { epochSeconds, rial } from "./envelope.shapes.ts";
import { refundWay } from "./refund.shapes.ts";

/** A room, a direction or a traveller that is cancelled alone, `room-2`: counted from 1, as `parts` of call 53 names it. */
const partKey = z.string().regex(PART_KEY);

/** Call 53. Without `part`: the whole reservation. */
export const cancellationQuoteQuery = z.strictObject({ part: partKey.optional() });

/**
 * Result of cancelling one traveller. `single_room`: the other traveller of a room, from 1, has it alone, and pays for a single
 * room. `child_in_double`: the eldest child takes the second place of a room. `group`: the departure's group falls below its
 * least. `visa`: documents were handed in, and the fee of the visa is kept.
 */
export const partResult = z.discriminatedUnion("what", [
  z.object({ what: z.enum(["single_room", "child_in_double"]), room: z.number().int().positive(), price: rial }),
  z.object({ what: z.literal("group"), sold: z.number().int(), min: z.number().int(), decide_by: epochSeconds }),
  z.object({ what: z.literal("visa"), fee: rial }),
]);
export type PartResult = z.infer<typeof partResult>;

/**
 * Call 53: current cost of a cancellation, of the whole or of the part that was asked for. The cancelling call sends
 * `quote_id`.
 */
export const cancellationQuoteValue = z.object({
  quote_id: z.string(),
  /** The part that was asked for; absent: the whole. */
  part: partKey.optional(),
  /** Amount paid for what would be cancelled. */
  paid: rial,
  penalty: rial,
  refundable: rial,
  /** Current step of the policy, or null if nothing was paid. */
  percent: z.number().int().nullable(),
  base: z.enum(penaltyBases).nullable(),
  /** The same as one sentence; null if nothing was paid, and of a traveller, whose share follows from the others'. */
  cancellation: cancellationSentence.nullable(),
  /**
   * Cost and refund of each room or direction, which are the whole together, and of each traveller who can be cancelled
   * alone. Absent: it has one part alone, nothing was paid, or a part was asked for.
   */
  parts: z
    .array(
      z.object({
        of: z.enum(cancellableParts),
        position: z.number().int().positive(),
        penalty: rial,
        refundable: rial,
        /** True when it can be cancelled alone now. Absent in answers of the previous version. */
        is_open: z.boolean().optional(),
      }),
    )
    .optional(),
  /**
   * Extras that go with it, each by its own terms; their sums are part of `paid` and `penalty`. Absent: none, nothing was paid,
   * or in answers of the previous version.
   */
  extras: z
    .array(
      z.object({
        number: z.number().int().positive(),
        title_fa: z.string(),
        title_en: z.string(),
        provider_fa: z.string(),
        provider_en: z.string(),
        paid: rial,
        penalty: rial,
      }),
    )
    .optional(),
  /** Results of a part beside its sums. Absent: none, or in answers of the previous version. */
  results: z.array(partResult).optional(),
  /** Refund destinations in order of preference; empty where nothing is refunded. */
  ways: z.array(refundWay),
  valid_until: epochSeconds,
});
export type CancellationQuoteValue = z.infer<typeof cancellationQuoteValue>;

/** Call 54. Default destination: the card that paid if its gateway can refund it, otherwise the wallet. */
export const cancelInput = z.strictObject({
  quote_id: z.string().max(200),
  /** The part that the quote was asked for. Absent: the whole reservation. */
  part: partKey.optional(),
  reason: z.string().max(500).nullish(),
  destination: z.enum(refundDestinations).optional(),
  bank_account_id: z.number().int().nullish(),
});

/** A part that was cancelled alone. Its price is in no total any more; `paid` less `penalty` was refunded. */
export const cancelledPart = z.object({
  of: z.enum(cancellableParts),
  /** At that time, from 1. */
  position: z.number().int().positive(),
  title_fa: z.string(),
  title_en: z.string(),
  paid: rial,
  penalty: rial,
  at: epochSeconds,
});
export type CancelledPart = z.infer<typeof cancelledPart>;
