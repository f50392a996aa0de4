import type { DatedPenalty } from "#domain/sale/dated-penalties.ts";

/** Maximum number of costs of cancelling on one A4. If each night of a long stay raises the fee, the last line says so. */
export const MAX_LINES = 8;

/** Columns of those costs on paper. */
const COLUMNS = 2;

/** Rows that the costs of cancelling take on paper; a kept voucher of an older version has none. */
export const penaltyRows = (penalties: readonly DatedPenalty[] = []): number =>
  Math.ceil(Math.min(penalties.length, MAX_LINES) / COLUMNS);

/** Largest letters in which this many lines fit on one A4, by the number that each size holds. */
export function lettersFor(lines: number, holds: { usual: number; small: number }): "usual" | "small" | "smallest" {
  if (lines <= holds.usual) return "usual";
  return lines <= holds.small ? "small" : "smallest";
}
