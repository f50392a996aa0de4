import type { Translate } from "#app/src/messages/catalogue.ts";
import type { ResultWords } from "./filter-table.ts";

/**
 * Number of results, of those available (all of them when absent), of the flights that they are fares of, of the
 * packages that they have, and of pages where not every ten results are one.
 */
export type Counted = {
  total: number;
  open?: number | undefined;
  flights?: number | undefined;
  packages?: number | undefined;
  pages?: number | undefined;
};

/** Text of the number of results; available and unavailable ones are counted separately. */
export function countText(words: ResultWords, list: Counted, t: Translate): string {
  const { total, open = total, flights = 0, packages = 0 } = list;
  if (words.parts === undefined || open === total) return t(words.count, { count: total, flights, packages });
  return t(words.parts, { open, total, without: total - open });
}

/** Number on the button: the available results, while there are any. */
export const shownCount = ({ total, open = total }: Counted): number => (open > 0 ? open : total);
