import { z } from "zod";

/**
 * Call 87: the operator's name, kept in the history, and the reason if required. An operator's own token carries the
 * name; with the installation's token it must be given.
 */
export const decisionInput = z.strictObject({
  operator: z.string().min(1).max(60).nullish(),
  reason: z.string().max(500).nullish(),
});
