import { z } from "zod";
import { epochSeconds, rial } from "./envelope.shapes.ts";

/** Bases of a cancellation policy's percentages, and so of a cancellation fee. */
export const policyBases = ["first_night", "whole_stay", "whole_tour", "fare", "seats"] as const;
/** Bases that are used up and never refunded, under any policy. */
export const begunBases = ["nights_begun", "direction_flown"] as const;
/** Base of an extra, whatever it is sold with: its price. */
export const EXTRA_BASE = "extra";
export const penaltyBases = [...policyBases, ...begunBases, EXTRA_BASE] as const;

/** Cost of cancelling at the moment of the answer, and the next change: `CancellationSentence`. Money in rial. */
export const cancellationSentence = z.object({
  kind: z.enum(["free", "charged", "non_refundable"]),
  penalty: rial,
  /** Amount that would be refunded. Absent in answers of the previous version. */
  refund: rial.optional(),
  /** Share that `penalty` is; null if rooms differ, and without a penalty. */
  share: z
    .object({
      of: z.enum(penaltyBases),
      percent: z.number().int().min(0).max(100),
    })
    .nullable(),
  /** Instant from which cancelling costs more; null: never. */
  until: epochSeconds.nullable(),
  after: z.enum(["dearer", "non_refundable"]).nullable(),
  /** Amount that would be kept then. Absent in answers of the previous version. */
  next: rial.nullable().optional(),
});

/** Cost of cancelling until an instant; the last entry has none. */
export const datedPenalty = z.object({ until: epochSeconds.nullable(), amount: rial });

/**
 * Cost of a cancellation as a share of the policy's base, from that much time before the beginning on.
 */
export const cancellationStep = z.object({
  /** At least this many calendar days before check-in; null: later than every other step. */
  days_before: z.number().int().nullable(),
  /** Or at least this many hours before 14:00 of the check-in day. */
  hours_before: z.number().int().nullable(),
  /** Or until 12:00 so many days before, local time at the place of departure; absent: another of these applies. */
  noon_days_before: z.number().int().optional(),
  percent: z.number().int().min(0).max(100),
});
export const cancellationPolicy = z.object({
  id: z.string(),
  /**
   * Base of the percentage: for a stay its first night or the whole, for a tour the whole, for a flight the fare
   * without taxes, or its seats.
   */
  base: z.enum(policyBases),
  steps: z.array(cancellationStep),
});
export type CancellationPolicy = z.infer<typeof cancellationPolicy>;
