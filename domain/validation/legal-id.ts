import { compact } from "./compact.ts";

const WEIGHTS = [29, 27, 23, 19, 17];

/**
 * Parses the eleven digits of a company's national id (شناسه ملی) to ASCII; null if invalid. The tenth digit plus two
 * is added to each of the first ten before it is weighted; the sum modulo 11, or 0 for 10, is the last digit.
 */
export function canonicalLegalId(text: string): string | null {
  const id = compact(text);
  if (!/^\d{11}$/.test(id) || /^(\d)\1+$/.test(id)) return null;
  const added = Number(id[9]) + 2;
  let sum = 0;
  for (let index = 0; index < 10; index++) sum += (Number(id[index]) + added) * WEIGHTS[index % WEIGHTS.length]!;
  return (sum % 11) % 10 === Number(id[10]) ? id : null;
}
