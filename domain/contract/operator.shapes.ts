import { z } from "zod";

/** Call 87: who decides, and why where somebody will ask. `operator` is a name of the operator's own, kept in the history. */
export const decisionInput = z.strictObject({
  operator: z.string().min(1).max(60),
  reason: z.string().max(500).nullish(),
});
/** What the property calls its own booking. */
export const issueInput = decisionInput.extend({ property_confirmation_code: z.string().min(1).max(60) });
/** The bank's reference of a payout. */
export const sentInput = decisionInput.extend({ reference: z.string().min(1).max(60) });
export const answerInput = decisionInput.extend({ text: z.string().min(2).max(2000) });
/** The state after it. */
export const decidedValue = z.object({ state: z.string() });
