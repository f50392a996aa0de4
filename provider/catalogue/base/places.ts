import { baseCalls } from "#domain/contract/base.calls.ts";
import type { AutocompleteQuery, CitySummary, CountryChoice, Suggestion } from "#domain/contract/base.shapes.ts";
import { airports as knownAirports } from "#domain/place/airports.ts";
import { originsOfTours, placesToured } from "#products/of-tours.ts";
import { airlines as airlineList } from "../../atlas/place/airlines.ts";
import { suggestionOf } from "../../atlas/place/findables.ts";
import { type Accepts, find, type SearchIndex } from "../../atlas/place/search-index.ts";
import { endpoint } from "../../kernel/http/endpoint.ts";
import { callingCode } from "../../kernel/mobile.ts";
import type { Services } from "../../services.ts";

/** Calls 22 and 24: lists of places, and what a typed name may mean. */

const countries = endpoint({
  call: baseCalls.countries,
  answer: (_, { atlas, settings }): CountryChoice[] =>
    atlas.current().countries.map((country) => ({
      ...country,
      calling_code: callingCode(country.iso2),
      has_sms: settings.smsCountries.includes(country.iso2),
    })),
});

const cities = endpoint({
  call: baseCalls.cities,
  answer: (_, { atlas }): CitySummary[] => atlas.current().cities.map((city) => city.summary),
});

const airportList = knownAirports.map(({ iata, citySlug, nameFa, nameEn }) => ({
  iata,
  city_slug: citySlug,
  name_fa: nameFa,
  name_en: nameEn,
}));

const airports = endpoint({ call: baseCalls.airports, answer: () => airportList });
const airlines = endpoint({ call: baseCalls.airlines, answer: () => airlineList });

/** Candidates that a name may resolve to, and the index that it is looked up in. */
type Scope = (services: Services) => Promise<{ index: SearchIndex; accepts: Accepts }>;

const allPlaces =
  (accepted: (services: Services) => Accepts | Promise<Accepts>): Scope =>
  async (services) => ({ index: services.index.current(), accepts: await accepted(services) });

/** A stay may be anywhere, tours go where there are departures, and one flies between cities that have an airport. */
const scopes: Readonly<Record<NonNullable<AutocompleteQuery["scope"]>, Scope>> = {
  property: allPlaces(() => () => true),
  flight: async ({ flightIndex }) => ({ index: flightIndex.current(), accepts: () => true }),
  tour: allPlaces(placesToured),
  tour_origin: allPlaces(originsOfTours),
};

const autocomplete = endpoint({
  call: baseCalls.autocomplete,
  async answer({ query, locale }, services): Promise<Suggestion[]> {
    const { index, accepts } = await scopes[query.scope](services);
    return find(index, query.q ?? "", accepts).map((found) => suggestionOf(found, locale));
  },
});

export const placeEndpoints = [countries, cities, airports, airlines, autocomplete];
