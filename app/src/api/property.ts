import type { Query } from "#app/src/routes.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { CalendarEvent, CitySummary, Suggestion } from "#domain/contract/base.shapes.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type {
  HomeValue,
  LandingSlug,
  LandingValue,
  PageSlug,
  PageValue,
  PartnerValue,
} from "#domain/contract/content.shapes.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type {
  AttractionValue,
  CalendarDay,
  CardsValue,
  CategoryValue,
  CityValue,
  CommentsValue,
  DetailsValue,
  ExtraFacilitiesValue,
  ListingValue,
  QuestionsValue,
  RoomsValue,
  SearchValue,
  SubjectValue,
} from "#domain/contract/property.shapes.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { HandOffValue } from "#domain/contract/reservation.shapes.ts";
import type { Client } from "./client.ts";

/** The calls of this area with their types: a page's `load` reads as a list of what it needs. */
export const propertyApi = (client: Client) => ({
  home: () => client.call<HomeValue>(contentCalls.home),
  page: (slug: PageSlug) => client.call<PageValue>(contentCalls.page, { params: { slug } }),
  landing: (slug: LandingSlug) => client.call<LandingValue>(contentCalls.landing, { params: { slug } }),
  partner: (id: string) => client.call<PartnerValue>(contentCalls.partner, { params: { id } }),
  cities: () => client.call<CitySummary[]>(baseCalls.cities),
  handOff: (hashTrackingCode: string) =>
    client.call<HandOffValue>(reservationCalls.handOff, { params: { hashTrackingCode } }),
  calendarEvents: (from: string, to: string) =>
    client.call<CalendarEvent[]>(baseCalls.calendarEvents, { query: { from, to } }),
  autocomplete: (q: string, signal?: AbortSignal) =>
    client.call<Suggestion[]>(baseCalls.autocomplete, {
      query: { q, scope: "property" },
      ...(signal ? { signal } : {}),
    }),
  listing: (scope: "iran" | "international", query: Query) =>
    client.call<ListingValue>(propertyCalls.listing, { query: { ...query, scope } }),
  city: (destinationName: string, query: Query) =>
    client.call<CityValue>(propertyCalls.city, { params: { destinationName }, query }),
  category: (filter: string, query: Query) =>
    client.call<CategoryValue>(propertyCalls.category, { params: { filter }, query }),
  subject: (destinationName: string, filter: string, query: Query) =>
    client.call<SubjectValue>(propertyCalls.subject, { params: { destinationName, filter }, query }),
  search: (query: Query) => client.call<SearchValue>(propertyCalls.search, { query }),
  details: (cityName: string, propertyName: string) =>
    client.call<DetailsValue>(propertyCalls.details, { params: { cityName, propertyName } }),
  rooms: (property_id: number, query: Query) =>
    client.call<RoomsValue>(propertyCalls.rooms, { params: { property_id }, query }),
  priceCalendar: (property_id: number, query: Query) =>
    client.call<CalendarDay[]>(propertyCalls.priceCalendar, { params: { property_id }, query }),
  comments: (property_id: number, query: Query) =>
    client.call<CommentsValue>(propertyCalls.comments, { params: { property_id }, query }),
  questions: (property_id: number, query: Query) =>
    client.call<QuestionsValue>(propertyCalls.questions, { params: { property_id }, query }),
  similar: (property_id: number) => client.call<CardsValue>(propertyCalls.similar, { params: { property_id } }),
  suggested: (property_id: number) => client.call<CardsValue>(propertyCalls.suggested, { params: { property_id } }),
  extraFacilities: (property_id: number) =>
    client.call<ExtraFacilitiesValue>(propertyCalls.extraFacilities, { params: { property_id } }),
  attraction: (destinationName: string, attractionId: string) =>
    client.call<AttractionValue>(propertyCalls.attraction, { params: { destinationName, attractionId } }),
});

export type PropertyApi = ReturnType<typeof propertyApi>;
