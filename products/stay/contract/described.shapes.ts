import { type Described, shaped } from "#domain/contract/described.ts";
import { nothing } from "#domain/contract/envelope.shapes.ts";
import * as propertyCard from "#domain/contract/property-card.shapes.ts";
import { stayCalls } from "./stay.calls.ts";
import * as property from "./stay.shapes.ts";

/** Calls of stays with their shapes. */
export const stayContract: readonly Described[] = [
  shaped(stayCalls.listing, property.listingQuery, property.listingValue),
  shaped(stayCalls.city, property.listQuery, property.cityValue),
  shaped(stayCalls.category, property.listQuery, property.categoryValue),
  shaped(stayCalls.subject, property.listQuery, property.subjectValue),
  shaped(stayCalls.search, property.searchQuery, property.searchValue),
  shaped(stayCalls.searchMap, property.searchQuery, property.searchMapValue),
  shaped(stayCalls.details, propertyCard.stayOptions, property.detailsValue),
  shaped(stayCalls.rooms, property.roomsQuery, property.roomsValue),
  shaped(stayCalls.nearbyDates, property.roomsQuery, property.nearbyDatesValue),
  shaped(stayCalls.priceCalendar, property.priceCalendarQuery, property.priceCalendarValue),
  shaped(stayCalls.similar, propertyCard.stayOptions, property.cardsValue),
  shaped(stayCalls.suggested, propertyCard.stayOptions, property.cardsValue),
  shaped(stayCalls.extraFacilities, nothing, property.extraFacilitiesValue),
  shaped(stayCalls.addressFiles, nothing, property.addressFilesValue),
  shaped(stayCalls.addresses, property.addressesQuery, property.addressesValue),
];
