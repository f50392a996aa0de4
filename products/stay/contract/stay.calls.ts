import { call } from "#domain/contract/call.ts";
import type * as envelope from "#domain/contract/envelope.shapes.ts";
import type * as propertyCard from "#domain/contract/property-card.shapes.ts";
import type * as property from "./stay.shapes.ts";

/** Search and details of accommodation. */
export const stayCalls = {
  listing: call<typeof property.listingQuery, typeof property.listingValue>()({
    name: "property.listing",
    method: "GET",
    path: "property/v2/listing",
    who: "anyone",
    source: "ours",
  }),
  city: call<typeof property.listQuery, typeof property.cityValue>()({
    name: "property.city",
    method: "GET",
    path: "property/v2/city/{destinationName}",
    who: "anyone",
    source: "ours",
  }),
  category: call<typeof property.listQuery, typeof property.categoryValue>()({
    name: "property.category",
    method: "GET",
    path: "property/v2/category/{filter}",
    who: "anyone",
    source: "ours",
  }),
  subject: call<typeof property.listQuery, typeof property.subjectValue>()({
    name: "property.subject",
    method: "GET",
    path: "property/v2/subject/{destinationName}/{filter}",
    who: "anyone",
    source: "ours",
  }),
  search: call<typeof property.searchQuery, typeof property.searchValue>()({
    name: "property.search",
    method: "GET",
    path: "property/v2/search",
    who: "anyone",
    source: "ours",
  }),
  searchMap: call<typeof property.searchQuery, typeof property.searchMapValue>()({
    name: "property.searchMap",
    method: "GET",
    path: "property/v2/search/map",
    who: "anyone",
    source: "ours",
  }),
  details: call<typeof propertyCard.stayOptions, typeof property.detailsValue>()({
    name: "property.details",
    method: "GET",
    path: "property/v2/details/{cityName}/{propertyName}",
    who: "anyone",
    source: "ours",
  }),
  rooms: call<typeof property.roomsQuery, typeof property.roomsValue>()({
    name: "property.rooms",
    method: "GET",
    path: "property/v2/{property_id}/rooms",
    who: "anyone",
    source: "ours",
  }),
  priceCalendar: call<typeof property.priceCalendarQuery, typeof property.priceCalendarValue>()({
    name: "property.priceCalendar",
    method: "GET",
    path: "property/v2/{property_id}/price-calendar",
    who: "anyone",
    source: "ours",
  }),
  nearbyDates: call<typeof property.roomsQuery, typeof property.nearbyDatesValue>()({
    name: "property.nearbyDates",
    method: "GET",
    path: "property/v2/{property_id}/nearby-dates",
    who: "anyone",
    source: "ours",
  }),
  similar: call<typeof propertyCard.stayOptions, typeof property.cardsValue>()({
    name: "property.similar",
    method: "GET",
    path: "property/v2/{property_id}/similar",
    who: "anyone",
    source: "ours",
  }),
  suggested: call<typeof propertyCard.stayOptions, typeof property.cardsValue>()({
    name: "property.suggested",
    method: "GET",
    path: "property/v2/{property_id}/suggested",
    who: "anyone",
    source: "ours",
  }),
  extraFacilities: call<typeof envelope.nothing, typeof property.extraFacilitiesValue>()({
    name: "property.extraFacilities",
    method: "GET",
    path: "property/v2/{property_id}/extra-facilities",
    who: "anyone",
    source: "ours",
  }),
  addressFiles: call<typeof envelope.nothing, typeof property.addressFilesValue>()({
    name: "property.addressFiles",
    method: "GET",
    path: "property/v2/address-files",
    who: "anyone",
    source: "ours",
  }),
  addresses: call<typeof property.addressesQuery, typeof property.addressesValue>()({
    name: "property.addresses",
    method: "GET",
    path: "property/v2/addresses",
    who: "anyone",
    source: "ours",
  }),
};
