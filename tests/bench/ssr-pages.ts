import { flightSearch } from "#fixtures/answers/flight-search.ts";
import { isfahanSearch } from "#fixtures/answers/isfahan-search.ts";
import { tourDeparture } from "#fixtures/answers/tour-departure.ts";
import { tourDepartures } from "#fixtures/answers/tour-departures.ts";
import { tourDetails } from "#fixtures/answers/tour-details.ts";
import { tourSearch } from "#fixtures/answers/tour-search.ts";
import type { Answers } from "#fixtures/scenario.ts";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import { inTurn } from "#tests/stories/in-turn.ts";

/** A measured page: the provider's answers, and its address as links spell it, different in each turn. */
type MeasuredPage = { answers: Answers; path(turn: number): string };

const tourPath = tourAddress(tourDetails, {
  origin: tourDeparture.origin.slug,
  departure: tourDeparture.departure_id,
  rooms: "2",
});

export const ssrPages = {
  "stay-search": {
    answers: { "property/v2/search": isfahanSearch },
    path: (turn) =>
      `/search/property?check_in=2026-12-01&destination_id=city-2&destination_name=x${turn}&length_of_stay=3`,
  },
  "tour-search": {
    answers: { "tour/v2/search": tourSearch },
    path: (turn) =>
      `/search/tour?check_in=2026-12-01&destination_id=city-${turn}&length_of_stay=3&origin_id=city-1&rooms=2`,
  },
  tour: {
    answers: {
      [`tour/v2/details/${tourDetails.city.slug}/${tourDetails.slug}`]: tourDetails,
      "tour/v2/departures": inTurn(tourDepartures, []),
      [`tour/v2/departures/${tourDeparture.departure_id}`]: tourDeparture,
    },
    path: (turn) => `${tourPath}&package=${turn}`,
  },
  "flight-search": {
    answers: { "flight/v2/search": flightSearch },
    path: (turn) =>
      `/search/flight?adult_count=2&departure_date=${flightSearch.departure_date}&destination_city_id=city-${turn}&origin_city_id=city-1`,
  },
} as const satisfies Readonly<Record<string, MeasuredPage>>;

export type SsrPage = keyof typeof ssrPages;
export const ssrPageNames = Object.keys(ssrPages) as SsrPage[];
