import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";

const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 14);
const stay = `check_in=${checkIn}&length_of_stay=3`;
const cities = "origin_city_id=city-1&destination_city_id=city-101";
const flightSearch = `${cities}&departure_date=${checkIn}&return_date=${addDays(checkIn, 6)}&adult_count=2&infant_count=1`;
const property = "/IsfahanHotels/HowzkhanehBoutiqueHotel.html";

/** Pages measured in browsers, of the demonstration's world. */
const pages = {
  home: "/",
  search: `/search/property?destination_id=city-2&destination_name=x&${stay}`,
  property,
  propertyWithDates: `${property}?${stay}`,
  tourSearch: `/search/tour?origin_id=city-1&destination_id=city-7&rooms=2&${stay}`,
  tour: "/KishTours/LangargahTour.html",
  flightSearch: `/search/flight?${flightSearch}`,
  content: "/Content/About.html",
} as const;

/** Address of the review of the first flight in a search. */
async function flightReview(site: string): Promise<string> {
  const answer = await fetch(`${site}/flight/v2/search?${flightSearch}`, {
    headers: { "Client-Token": "shamseh-web" },
  });
  const { value } = (await answer.json()) as { value: FlightSearchValue };
  return `/flight/reserve/prepare?offer_id=${value.items[0]?.offer_id}&adult_count=2&infant_count=1`;
}

/** Addresses of the measured pages on a site, by name. */
export const measuredPages = async (site: string): Promise<Record<keyof typeof pages | "flightReview", string>> => ({
  ...pages,
  flightReview: await flightReview(site),
});
