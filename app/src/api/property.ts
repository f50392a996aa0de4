import type { Query } from "#domain/addresses/query.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { LandingSlug, PageSlug } from "#domain/contract/content.shapes.ts";
import { handOffCalls } from "#domain/contract/hand-off.calls.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { Client, QueryOf } from "./client.ts";

/** The calls of this area with their types: a page's `load` reads as a list of what it needs. */
export const propertyApi = (client: Client) => ({
  home: () => client.call(contentCalls.home),
  page: (slug: PageSlug) => client.call(contentCalls.page, { params: { slug } }),
  landing: (slug: LandingSlug) => client.call(contentCalls.landing, { params: { slug } }),
  partner: (id: string) => client.call(contentCalls.partner, { params: { id } }),
  cities: () => client.call(baseCalls.cities),
  handOff: (hashTrackingCode: string) => client.call(handOffCalls.handOff, { params: { hashTrackingCode } }),
  calendarEvents: (from: string, to: string) => client.call(baseCalls.calendarEvents, { query: { from, to } }),
  autocomplete: (q: string, signal?: AbortSignal) =>
    client.call(baseCalls.autocomplete, {
      query: { q, scope: "property" },
      ...(signal ? { signal } : {}),
    }),
  listing: (scope: "iran" | "international", query: Query) =>
    client.call(propertyCalls.listing, { query: { ...query, scope } }),
  city: (destinationName: string, query: Query) =>
    client.call(propertyCalls.city, { params: { destinationName }, query }),
  category: (filter: string, query: Query) => client.call(propertyCalls.category, { params: { filter }, query }),
  subject: (destinationName: string, filter: string, query: Query) =>
    client.call(propertyCalls.subject, { params: { destinationName, filter }, query }),
  search: (query: QueryOf<typeof propertyCalls.search>) => client.call(propertyCalls.search, { query }),
  details: (cityName: string, propertyName: string) =>
    client.call(propertyCalls.details, { params: { cityName, propertyName } }),
  rooms: (property_id: number, query: QueryOf<typeof propertyCalls.rooms>) =>
    client.call(propertyCalls.rooms, { params: { property_id }, query }),
  priceCalendar: (property_id: number, query: QueryOf<typeof propertyCalls.priceCalendar>) =>
    client.call(propertyCalls.priceCalendar, { params: { property_id }, query }),
  comments: (property_id: number, query: Query) =>
    client.call(propertyCalls.comments, { params: { property_id }, query }),
  questions: (property_id: number, query: Query) =>
    client.call(propertyCalls.questions, { params: { property_id }, query }),
  similar: (property_id: number) => client.call(propertyCalls.similar, { params: { property_id } }),
  suggested: (property_id: number) => client.call(propertyCalls.suggested, { params: { property_id } }),
  extraFacilities: (property_id: number) => client.call(propertyCalls.extraFacilities, { params: { property_id } }),
  attraction: (destinationName: string, attractionId: string) =>
    client.call(propertyCalls.attraction, { params: { destinationName, attractionId } }),
});

export type PropertyApi = ReturnType<typeof propertyApi>;
