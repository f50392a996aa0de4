import { foldDigits } from "./fold.ts";

/**
 * The digits of a text as one number, all else dropped, including sign and decimal point; 0 without digits (R142).
 * For finding a sum among words only; typed numbers are read by `wholeNumberIn`, because this makes 10050 of 100.50.
 */
export const extractNumber = (text: string): number => Number(foldDigits(text).replace(/\D/g, ""));
