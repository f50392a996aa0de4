import { compact } from "./compact.ts";

const WEIGHTS = [29, 27, 23, 19, 17] as const;
const DIGITS = 11;

/** The identifier of a company as it is kept: eleven digits, the last of which checks the others. Null when it is none. */
export function canonicalLegalId(text: string): string | null {
  const digits = compact(text);
  if (digits.length !== DIGITS || !/^\d+$/.test(digits) || digits.slice(3, 9) === "000000") return null;
  const [check = 0, tenth = 0, ...rest] = [...digits].toReversed().map(Number);
  const firstTen = [...rest.toReversed(), tenth];
  const sum = firstTen.reduce((total, digit, index) => total + (digit + tenth + 2) * (WEIGHTS[index % 5] ?? 0), 0);
  return (sum % 11) % 10 === check ? digits : null;
}
