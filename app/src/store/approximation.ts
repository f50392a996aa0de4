import { signal } from "@preact/signals-react";
import type { IsoDate } from "#domain/calendar/types.ts";

/** The manner in which sums are told in the currency that the visitor chose, and the day of its rate. */
export type Approximation = {
  /** `≈ € 41` of a sum in rial. */
  readonly tell: (rial: number) => string;
  readonly day: IsoDate;
};

/**
 * Null until the choice and its rate are known in this browser, where nothing was chosen, and always on the server: a
 * page is the same for all visitors. One for a document, as a choice is of the browser.
 */
export const approximation = signal<Approximation | null>(null);
