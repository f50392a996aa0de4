import type { Head, HeadContext, SharePicture } from "#app/src/page/page.ts";
import { leastPrice, skylineOf } from "#app/src/page/share.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import type { FlightSearchData } from "./load.ts";

/** The route with its day; the least price is the party's, in the first step alone. */
function shareOf(
  list: FlightSearchValue,
  name: string,
  { environment, t }: Pick<HeadContext, "environment" | "t">,
): SharePicture {
  const { adult_count: adults, child_count: children, infant_count: infants } = list;
  const least = list.direction === "outbound" && list.return_date === null ? list.facets.price?.min : undefined;
  const [to, date] =
    list.direction === "inbound" ? [list.origin, list.return_date] : [list.destination, list.departure_date];
  return {
    name,
    line: date === null ? null : formatDate(date, environment, "full"),
    price:
      least === undefined
        ? null
        : leastPrice(
            { rial: least, of: t("flight.party", { adults, children, infants }), date: null },
            { environment, t },
          ),
    scene: skylineOf(to.slug),
  };
}

/** A search is a visitor's own: it is shown, never indexed. */
export const head = ({ list }: FlightSearchData, { environment, t }: HeadContext): Head => {
  const { locale } = environment;
  const title =
    list === null
      ? t("flight.search.title")
      : t("flight.title", {
          // In the second step of a return, the way back.
          origin: inLocale(list.direction === "inbound" ? list.destination : list.origin, "name", locale),
          destination: inLocale(list.direction === "inbound" ? list.origin : list.destination, "name", locale),
        });
  return {
    title: t("site.title", { page: title }),
    description: t("flight.description", { title }),
    canonical: null,
    ...(list !== null && { share: shareOf(list, title, { environment, t }) }),
    jsonLd: [],
  };
};
