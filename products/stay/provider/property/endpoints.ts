import type { Endpoint } from "#provider/kernel/http/endpoint.ts";
import { addresses, addressFiles } from "./address-files.ts";
import { comments } from "./comments.ts";
import { details } from "./details.ts";
import { extraFacilities } from "./extra-facilities.ts";
import { category, city, listing, subject } from "./lists.ts";
import { nearbyDates } from "./nearby-dates.ts";
import { priceCalendar } from "./price-calendar.ts";
import { questions } from "./questions.ts";
import { similar, suggested } from "./related-properties.ts";
import { rooms } from "./rooms.ts";
import { search, searchMap } from "./search.ts";

/** Finding and reading about accommodation. */
export const stayEndpoints: readonly Endpoint[] = [
  listing,
  city,
  category,
  subject,
  search,
  searchMap,
  details,
  rooms,
  priceCalendar,
  nearbyDates,
  comments,
  questions,
  similar,
  suggested,
  extraFacilities,
  addressFiles,
  addresses,
];
