/**
 * Visible characters of a masked number, by kind: at its beginning and end, for lengths from `least` on. Identity
 * numbers are masked in a tracking view, just enough to tell travellers apart; account numbers also for their
 * owner, as banks print them.
 */
export const maskedKinds = {
  national_code: { first: 0, last: 2, least: 6 },
  passport_number: { first: 0, last: 2, least: 6 },
  mobile: { first: 0, last: 2, least: 6 },
  card_number: { first: 6, last: 4, least: 16 },
  sheba: { first: 4, last: 4, least: 26 },
} as const;
export type MaskedKind = keyof typeof maskedKinds;

/** For numbers shorter than their kind: a third of the characters, at the end, and at most two. */
const shortened = (length: number) => ({ first: 0, last: Math.min(2, Math.floor(length / 3)) });

/** Masks a number with a star for each hidden character, an IBAN with an ellipsis: `********48`, `IR82…9002`. */
export function masked(text: string, kind: MaskedKind): string {
  const characters = [...text];
  const { length } = characters;
  const { first, last } = length < maskedKinds[kind].least ? shortened(length) : maskedKinds[kind];
  const covered = kind === "sheba" ? "…" : "*".repeat(length - first - last);
  return `${characters.slice(0, first).join("")}${covered}${characters.slice(length - last).join("")}`;
}
