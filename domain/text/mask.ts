/**
 * What is left to see of a number, by its kind: characters at its beginning and at its end, from a length of `least` on.
 * Identity numbers are shown in a tracking view (A38), so that travellers can be told apart and no more;
 * accounts to their owner alone, as banks print them.
 */
export const maskedKinds = {
  national_code: { first: 0, last: 2, least: 6 },
  passport_number: { first: 0, last: 2, least: 6 },
  mobile: { first: 0, last: 2, least: 6 },
  card_number: { first: 6, last: 4, least: 16 },
  sheba: { first: 4, last: 4, least: 26 },
} as const;
export type MaskedKind = keyof typeof maskedKinds;

/** A number that is shorter than its kind shows one character of three at its end, and two at most. */
const shortened = (length: number) => ({ first: 0, last: Math.min(2, Math.floor(length / 3)) });

/** A number with the rest covered, a star for each character, an IBAN's by an ellipsis: `********48`, `IR82…9002`. */
export function masked(text: string, kind: MaskedKind): string {
  const characters = [...text];
  const { length } = characters;
  const { first, last } = length < maskedKinds[kind].least ? shortened(length) : maskedKinds[kind];
  const covered = kind === "sheba" ? "…" : "*".repeat(length - first - last);
  return `${characters.slice(0, first).join("")}${covered}${characters.slice(length - last).join("")}`;
}
