import { foldDigits } from "./fold.ts";

/**
 * The digits of a text as one number, all else stripped, sign and decimal point too; 0 when there is none (R142, A44).
 * It finds a sum among words; what a user types as a number is read by `wholeNumberIn`, as this makes 10050 of 100.50.
 */
export const extractNumber = (text: string): number => Number(foldDigits(text).replace(/\D/g, ""));
