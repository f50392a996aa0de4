import { attraction } from "./attraction/attraction.ts";
import { calendarEvents, context, enums } from "./base/context.ts";
import { home, page } from "./content/content.ts";
import type { Endpoint } from "./http/endpoint.ts";
import { airlines, airports, autocomplete, cities, countries } from "./place/places.ts";
import { similar, suggested } from "./property/beside.ts";
import { comments } from "./property/comments.ts";
import { details } from "./property/details.ts";
import { extraFacilities } from "./property/extra-facilities.ts";
import { category, city, listing, subject } from "./property/lists.ts";
import { priceCalendar } from "./property/price-calendar.ts";
import { questions } from "./property/questions.ts";
import { rooms } from "./property/rooms.ts";
import { search } from "./property/search.ts";

/** Every read that the provider answers. Error reports, the one write, are taken in `app.ts`. */
export const endpoints: readonly Endpoint[] = [
  context,
  enums,
  countries,
  cities,
  airports,
  airlines,
  calendarEvents,
  autocomplete,
  home,
  page,
  listing,
  city,
  category,
  subject,
  search,
  details,
  rooms,
  priceCalendar,
  comments,
  questions,
  similar,
  suggested,
  extraFacilities,
  attraction,
];
