import type { Translate } from "#app/src/messages/catalogue.ts";
import type { ResultWords } from "./filter-table.ts";

/**
 * How many results there are, how many of them can be had (all of them where it is not said), and of how many flights they
 * are fares.
 */
export type Counted = { total: number; open?: number | undefined; flights?: number | undefined };

/** How many there are; what can be had and what cannot are said apart. */
export function countText(words: ResultWords, list: Counted, t: Translate): string {
  const { total, open = total, flights = 0 } = list;
  if (words.parts === undefined || open === total) return t(words.count, { count: total, flights });
  return t(words.parts, { open, without: total - open });
}

/** How many the button promises: those that can be had, while there are any. */
export const shownCount = ({ total, open = total }: Counted): number => (open > 0 ? open : total);
