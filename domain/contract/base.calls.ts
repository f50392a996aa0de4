import { calls } from "./call.ts";

/** What every page may ask: context, enumerations, places, holidays, suggestions, and where browsers report their errors. */
export const baseCalls = calls({
  errorLog: { name: "errorLog", method: "POST", path: "error-log", who: "anyone", source: "specified" },
  context: { name: "base.context", method: "GET", path: "base/v2/context", who: "anyone", source: "ours" },
  enums: { name: "base.enums", method: "GET", path: "base/v2/enums", who: "anyone", source: "ours" },
  countries: { name: "base.countries", method: "GET", path: "base/v2/countries", who: "anyone", source: "ours" },
  cities: { name: "base.cities", method: "GET", path: "base/v2/cities", who: "anyone", source: "ours" },
  airports: { name: "base.airports", method: "GET", path: "base/v2/airports", who: "anyone", source: "ours" },
  airlines: { name: "base.airlines", method: "GET", path: "base/v2/airlines", who: "anyone", source: "ours" },
  calendarEvents: {
    name: "base.calendarEvents",
    method: "GET",
    path: "base/v2/calendar-events",
    who: "anyone",
    source: "ours",
  },
  autocomplete: {
    name: "base.autocomplete",
    method: "GET",
    path: "base/v2/autocomplete",
    who: "anyone",
    source: "ours",
  },
  /** The one reading call with an effect (rule 31): from the company's own network only. */
  refresh: { name: "base.refresh", method: "GET", path: "cache/v2/refresh", who: "anyone", source: "ours" },
});
