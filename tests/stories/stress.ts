import type { Translate } from "#app/src/messages/catalogue.ts";

/**
 * Stress modes of the toolbar: names and texts as long as a reviewer may fear, sums a thousand times as large, or the
 * site's own words as long as a translation can become.
 */
export const stresses = ["none", "long", "sums", "pseudo"] as const;
export type Stress = (typeof stresses)[number];

/** Parses a globals' value; `none` when it is unknown. */
export const stressOf = (value: unknown): Stress => stresses.find((one) => one === value) ?? "none";

const SUMS =
  /^(total|rack_total|amount|price|rack|sale|extra|payable|paid|penalty|discount|refundable|fare|taxes|balance|balance_after|available|apart|(from|min|wallet|gateway|previous)_(price|rack|part|balance|total))$/;

/** Factor in whole rial: wider than any column was designed for, with consistent sums. */
const FACTOR = 1_000;

/** The same answer with every sum a thousand times as large. */
export function withHugeSums(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withHugeSums);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === "number" && SUMS.test(key) ? inner * FACTOR : withHugeSums(inner),
    ]),
  );
}

type Transport = (address: string, init?: RequestInit) => Promise<Response>;

/** A transport whose answers have huge sums. */
export const hugeSums =
  (transport: Transport): Transport =>
  async (address, init) => {
    const response = await transport(address, init);
    return Response.json(withHugeSums(await response.json()), { status: response.status });
  };

/** A text in brackets that show where it ends, lengthened by two fifths of its own letters. */
export const lengthenedWords = (text: string): string =>
  `⟦${text} ${text.slice(0, Math.ceil(text.length * 0.4)).trim()}⟧`;

/** The same words, bracketed and lengthened: text without brackets does not come from a catalogue. */
export const pseudoLocale = (t: Translate): Translate =>
  Object.assign((...asked: Parameters<Translate>) => lengthenedWords(t(...asked)), { knows: t.knows }) as Translate;
