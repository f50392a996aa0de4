import { foldDigits } from "./fold.ts";

/** The digits of a text as one number, all else stripped, sign and decimal point too; 0 when there is none (R142, A44). */
export const extractNumber = (text: string): number => Number(foldDigits(text).replace(/\D/g, ""));
