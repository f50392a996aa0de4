import type { HeadContext, SharePicture } from "#app/src/page/page.ts";
import { leastPrice } from "#app/src/page/share.ts";
import type { TourListCard } from "#products/tour/contract/tour-card.shapes.ts";

type Context = Pick<HeadContext, "environment" | "t">;

/**
 * The least of these prices, with its day where a coming departure of the shown tours has it; null without any. Prices
 * are of a whole list, of which a page shows a part.
 */
export function leastTour(
  prices: readonly number[],
  cards: readonly Pick<TourListCard, "next_departures">[],
  context: Context,
): SharePicture["price"] {
  if (prices.length === 0) return null;
  const rial = Math.min(...prices);
  const day = cards.flatMap((card) => card.next_departures).find(({ min_price }) => min_price === rial);
  return leastPrice({ rial, of: context.t("tour.fromPerson"), date: day?.date ?? null }, context);
}

/** The least price of tours that are all shown. */
export const leastOfShown = (cards: readonly TourListCard[], context: Context): SharePicture["price"] =>
  leastTour(
    cards.map((card) => card.from_price),
    cards,
    context,
  );
