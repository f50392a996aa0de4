import { z } from "zod";
import { seenSigns } from "../text/fold.ts";

/** Typed text of a form: bounded here, validated by `domain/validation`, which has the messages for faults. */
export const typed = (max: number) => z.string().max(max);

/**
 * Required typed text (R121). Text without a visible character counts as empty: it is no attempt at a code or password.
 */
export const filled = (max: number) => typed(max).refine((text) => seenSigns(text) > 0);
