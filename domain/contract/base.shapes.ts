import { z } from "zod";
import { PAGE_ADDRESS, QUERY_TEXT } from "../bounds.ts";
import { baseCalls } from "./base.calls.ts";
import { withShapes } from "./described.ts";
import { done, epochSeconds, isoDate, nothing } from "./envelope.shapes.ts";

export const errorLogInput = z.strictObject({
  name: z.string().max(200),
  message: z.string().max(2000),
  stack: z.string().max(5000).optional(),
  address: z.string().max(500),
  route: z.string().max(100),
  client_version: z.string().max(20),
  device: z.enum(["mobile", "tablet", "desktop"]),
});
export type ErrorLogInput = z.infer<typeof errorLogInput>;

const pageAddress = z.string().max(PAGE_ADDRESS.max);

/** Call 20: given the current page, the answer may name the call that revalidates it. */
export const contextQuery = z.strictObject({ address: pageAddress.optional() });
export const contextValue = z.object({
  /** True when the caller is in one of the company's own networks (R13). */
  is_company_ip: z.boolean(),
  /**
   * Address that the reload-cache button requests (R75): a path of this site. Only with a page, and only in those
   * networks.
   */
  reload_cache_address: z.string().optional(),
  now: epochSeconds,
  holidays_version: z.string(),
});
export type ContextValue = z.infer<typeof contextValue>;

const label = z.object({ value: z.string(), fa: z.string(), en: z.string() });
export const enumsValue = z.record(z.string(), z.array(label));
export type EnumsValue = z.infer<typeof enumsValue>;

export const country = z.object({
  id: z.number().int(),
  iso2: z.string().length(2),
  name_fa: z.string(),
  name_en: z.string(),
});
export type Country = z.infer<typeof country>;

/** A country in forms. `has_sms`: one-time codes are sent to its numbers, which begin with `+calling_code`. */
export const countryChoice = country.extend({ calling_code: z.string().nullable(), has_sms: z.boolean() });
export type CountryChoice = z.infer<typeof countryChoice>;
export const countriesValue = z.array(countryChoice);

/** A city in lists. `id` is part of the `destination_id` of a search for a city: `city-12`. */
export const citySummary = z.object({
  id: z.number().int(),
  destination_id: z.string(),
  slug: z.string(),
  name_fa: z.string(),
  name_en: z.string(),
  province_fa: z.string().nullable(),
  province_en: z.string().nullable(),
  country: country,
  lat: z.number(),
  lon: z.number(),
  property_count: z.number().int(),
});
export type CitySummary = z.infer<typeof citySummary>;
export const citiesValue = z.array(citySummary);

export const calendarEvent = z.object({
  date: isoDate,
  name_fa: z.string(),
  name_en: z.string(),
  /** True when banks and offices close. */
  is_holiday: z.boolean(),
  /** True for lunar dates, which are certain only shortly before. */
  is_predicted: z.boolean(),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;
export const calendarEventsValue = z.array(calendarEvent);

export const periodQuery = z.strictObject({ from: isoDate, to: isoDate });

export const autocompleteQuery = z.strictObject({
  q: z.string().max(QUERY_TEXT.max).optional(),
  /** `tour`: destinations of tours; `tour_origin`: cities of departure. */
  scope: z.enum(["property", "tour", "tour_origin", "flight"]).default("property"),
});
export type AutocompleteQuery = z.infer<typeof autocompleteQuery>;

/** `city_slug` is the city's own, as its page is addressed. */
export const airport = z.object({
  iata: z.string().length(3),
  city_slug: z.string(),
  name_fa: z.string(),
  name_en: z.string(),
});
export const airline = z.object({ iata: z.string(), name_fa: z.string(), name_en: z.string() });

/** Call 85: an address of this site, by its path. */
export const refreshQuery = z.strictObject({ address: pageAddress });

export const suggestionKinds = ["city", "province", "country", "property", "attraction"] as const;
/**
 * One suggestion of the destination field. `id` goes into `destination_id`; `address` is the page about it, or null.
 */
export const suggestion = z.object({
  id: z.string(),
  kind: z.enum(suggestionKinds),
  name: z.string(),
  name_en: z.string(),
  /** Surrounding region in words: "استان اصفهان", "Türkiye". In the caller's language. */
  parent: z.string(),
  address: z.string().nullable(),
  /** True when the name only resembles what was typed: one letter away, or of the same sound. Guesses come last. */
  is_guess: z.boolean(),
});
export const airportsValue = z.array(airport);
export const airlinesValue = z.array(airline);
export type Suggestion = z.infer<typeof suggestion>;
export const suggestionsValue = z.array(suggestion);

/** Calls of this area with their shapes. */
export const baseContract = withShapes(baseCalls, {
  errorLog: [errorLogInput, done],
  context: [contextQuery, contextValue],
  enums: [nothing, enumsValue],
  countries: [nothing, countriesValue],
  cities: [nothing, citiesValue],
  airports: [nothing, airportsValue],
  airlines: [nothing, airlinesValue],
  calendarEvents: [periodQuery, calendarEventsValue],
  autocomplete: [autocompleteQuery, suggestionsValue],
  refresh: [refreshQuery, done],
});
