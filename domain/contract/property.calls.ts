import { calls } from "./call.ts";

/** Finding and reading about accommodation. */
export const propertyCalls = calls({
  listing: { name: "property.listing", method: "GET", path: "property/v2/listing", who: "anyone", source: "ours" },
  city: { name: "property.city", method: "GET", path: "property/v2/city/{destinationName}", who: "anyone", source: "ours" },
  category: { name: "property.category", method: "GET", path: "property/v2/category/{filter}", who: "anyone", source: "ours" },
  subject: {
    name: "property.subject",
    method: "GET",
    path: "property/v2/subject/{destinationName}/{filter}",
    who: "anyone",
    source: "ours",
  },
  search: { name: "property.search", method: "GET", path: "property/v2/search", who: "anyone", source: "ours" },
  details: {
    name: "property.details",
    method: "GET",
    path: "property/v2/details/{cityName}/{propertyName}",
    who: "anyone",
    source: "ours",
  },
  rooms: { name: "property.rooms", method: "GET", path: "property/v2/{property_id}/rooms", who: "anyone", source: "ours" },
  priceCalendar: {
    name: "property.priceCalendar",
    method: "GET",
    path: "property/v2/{property_id}/price-calendar",
    who: "anyone",
    source: "ours",
  },
  comments: {
    name: "property.comments",
    method: "GET",
    path: "property/v2/{property_id}/comments",
    who: "anyone",
    source: "ours",
  },
  questions: {
    name: "property.questions",
    method: "GET",
    path: "property/v2/{property_id}/questions",
    who: "anyone",
    source: "ours",
  },
  similar: { name: "property.similar", method: "GET", path: "property/v2/{property_id}/similar", who: "anyone", source: "ours" },
  suggested: {
    name: "property.suggested",
    method: "GET",
    path: "property/v2/{property_id}/suggested",
    who: "anyone",
    source: "ours",
  },
  extraFacilities: {
    name: "property.extraFacilities",
    method: "GET",
    path: "property/v2/{property_id}/extra-facilities",
    who: "anyone",
    source: "ours",
  },
  attraction: {
    name: "attraction.details",
    method: "GET",
    path: "attraction/v2/{destinationName}/{attractionId}",
    who: "anyone",
    source: "ours",
  },
});
