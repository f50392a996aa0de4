import { z } from "zod";
import { seenSigns } from "../text/fold.ts";

/** Typed text of a form: bounded here, judged by `domain/validation`, which knows the words for what is wrong. */
export const typed = (max: number) => z.string().max(max);

/** Typed text that there must be (R121). Text of which nothing is seen is none: it is no try of a code or password. */
export const filled = (max: number) => typed(max).refine((text) => seenSigns(text) > 0);
