import type { HeadContext, SharePicture } from "#app/src/page/page.ts";
import { leastPrice } from "#app/src/page/share.ts";
import type { IsoDate } from "#domain/calendar/types.ts";

/** The least of some fares of one adult, with its day; null without any. */
export function leastFare(
  fares: readonly { date: IsoDate; min_price: number | null }[],
  context: Pick<HeadContext, "environment" | "t">,
): SharePicture["price"] {
  const [least] = fares
    .flatMap(({ date, min_price }) => (min_price === null ? [] : [{ date, rial: min_price }]))
    .toSorted((one, other) => one.rial - other.rial);
  const of = context.t("flight.party", { adults: 1, children: 0, infants: 0 });
  return least === undefined ? null : leastPrice({ ...least, of }, context);
}
