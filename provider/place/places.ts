import { baseCalls } from "#domain/contract/base.calls.ts";
import type { CitySummary, CountryChoice, Suggestion } from "#domain/contract/base.shapes.ts";
import { endpoint } from "../http/endpoint.ts";
import { callingCode } from "../user/mobile.ts";
import { airlines as airlineList, airports as airportList } from "./airports.ts";
import { suggestionOf } from "./findables.ts";
import { find } from "./search-index.ts";

/** Calls 22 and 24: lists of places, and what a typed name may mean. */

export const countries = endpoint({
  call: baseCalls.countries,
  answer: (_, { atlas, settings }): CountryChoice[] =>
    atlas.current().countries.map((country) => ({
      ...country,
      calling_code: callingCode(country.iso2),
      has_sms: settings.smsCountries.includes(country.iso2),
    })),
});

export const cities = endpoint({
  call: baseCalls.cities,
  answer: (_, { atlas }): CitySummary[] => atlas.current().cities.map((city) => city.summary),
});

export const airports = endpoint({ call: baseCalls.airports, answer: () => airportList });
export const airlines = endpoint({ call: baseCalls.airlines, answer: () => airlineList });

export const autocomplete = endpoint({
  call: baseCalls.autocomplete,
  answer: ({ query, locale }, { index }): Suggestion[] => {
    // One flies and tours to cities; only a stay can be in a province, beside a sight or in a house.
    const accepts = (kind: Suggestion["kind"]) => query.scope === "property" || kind === "city";
    return find(index.current(), query.q ?? "", accepts).map((found) => suggestionOf(found, locale));
  },
});
