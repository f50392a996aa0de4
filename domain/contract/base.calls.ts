import type * as base from "./base.shapes.ts";
import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import { errorCalls } from "./error.calls.ts";

/** Calls open to every page: context, enumerations, places, holidays, suggestions and browsers' error reports. */
export const baseCalls = {
  ...errorCalls,
  context: call<typeof base.contextQuery, typeof base.contextValue>()({
    name: "base.context",
    method: "GET",
    path: "base/v2/context",
    who: "anyone",
    source: "ours",
  }),
  enums: call<typeof envelope.nothing, typeof base.enumsValue>()({
    name: "base.enums",
    method: "GET",
    path: "base/v2/enums",
    who: "anyone",
    source: "ours",
  }),
  countries: call<typeof envelope.nothing, typeof base.countriesValue>()({
    name: "base.countries",
    method: "GET",
    path: "base/v2/countries",
    who: "anyone",
    source: "ours",
  }),
  cities: call<typeof envelope.nothing, typeof base.citiesValue>()({
    name: "base.cities",
    method: "GET",
    path: "base/v2/cities",
    who: "anyone",
    source: "ours",
  }),
  airports: call<typeof envelope.nothing, typeof base.airportsValue>()({
    name: "base.airports",
    method: "GET",
    path: "base/v2/airports",
    who: "anyone",
    source: "ours",
  }),
  airlines: call<typeof envelope.nothing, typeof base.airlinesValue>()({
    name: "base.airlines",
    method: "GET",
    path: "base/v2/airlines",
    who: "anyone",
    source: "ours",
  }),
  calendarEvents: call<typeof base.periodQuery, typeof base.calendarEventsValue>()({
    name: "base.calendarEvents",
    method: "GET",
    path: "base/v2/calendar-events",
    who: "anyone",
    source: "ours",
  }),
  autocomplete: call<typeof base.autocompleteQuery, typeof base.suggestionsValue>()({
    name: "base.autocomplete",
    method: "GET",
    path: "base/v2/autocomplete",
    who: "anyone",
    source: "ours",
  }),
  /** The only reading call with a side effect: from the company's own network only. */
  refresh: call<typeof base.refreshQuery, typeof envelope.done>()({
    name: "base.refresh",
    method: "GET",
    path: "cache/v2/refresh",
    who: "anyone",
    source: "ours",
  }),
};
