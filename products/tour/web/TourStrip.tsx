import { NearbyDates } from "#app/src/features/nearby/NearbyDates.tsx";
import { useText } from "#app/src/messages/words.ts";
import { withQuery } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { TourSearchValue } from "#products/tour/contract/tour.shapes.ts";

/** The search on another day, its filters kept. */
function dayAddress(query: URLSearchParams, day: string): string {
  const next = new URLSearchParams(query);
  next.delete("page");
  next.set("check_in", day);
  return withQuery(addressOf("tourSearch"), next.toString());
}

/** True when something departs nearby; otherwise there is nothing to choose among. */
export const hasStrip = ({ strip }: TourSearchValue): boolean => strip.some(({ total }) => total !== null);

/** The lowest total of the departures on each of seven days around the wanted one. */
export function TourStrip({ list, query }: { list: TourSearchValue; query: URLSearchParams }) {
  const t = useText();
  if (!hasStrip(list)) return null;
  return (
    <NearbyDates
      unit={t("tour.strip.unit")}
      chosen={list.check_in}
      days={list.strip.map(({ date, total }) => ({
        date,
        price: total,
        href: total === null ? null : dayAddress(query, date),
        without: t("tour.strip.none"),
      }))}
    />
  );
}
