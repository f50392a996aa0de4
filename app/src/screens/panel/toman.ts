import { extractNumber } from "#domain/text/extract-number.ts";

const RIAL_IN_TOMAN = 10;

/** People count in toman, in any digits: the sum in rial, as it is kept. */
export const rialOf = (typed: string): number => extractNumber(typed) * RIAL_IN_TOMAN;
