import { z } from "zod";
import { LAST_FILE } from "#domain/addresses/address-files.ts";
import { attractionSummary, subjectLink } from "#domain/contract/attraction.shapes.ts";
import { askedAudience } from "#domain/contract/audience.shapes.ts";
import { citySummary } from "#domain/contract/base.shapes.ts";
import { blocking } from "#domain/contract/blocking.shapes.ts";
import { cancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import { withShapes } from "#domain/contract/described.ts";
import { isoDate, nothing, pageNumber, pageOf, rial } from "#domain/contract/envelope.shapes.ts";
import { facetValue, namedFacet } from "#domain/contract/facet.shapes.ts";
import { facility } from "#domain/contract/facility.shapes.ts";
import {
  dayTotal,
  fromPrice,
  nightPrice,
  propertyCard,
  rating,
  stayOptions,
  stayPrice,
} from "#domain/contract/property-card.shapes.ts";
import { confirmations, meals, ruleCategories, ruleTypes } from "#domain/contract/sale-terms.shapes.ts";
import { scene } from "#domain/contract/scene.shapes.ts";
import {
  extraServiceTypes,
  foodTypes,
  menuTypes,
  propertyClasses,
  propertyGrades,
  propertySorts,
  propertyTypes,
} from "#domain/enums/enums.ts";
import { AREA_PATTERN, AREA_TEXT, readArea } from "#domain/place/area.ts";
import { audiences } from "#domain/sale/audience.ts";
import { stayCalls } from "./stay.calls.ts";

export const facets = z.object({
  type: z.array(facetValue),
  class: z.array(facetValue),
  grade: z.array(facetValue),
  facility: z.array(namedFacet),
  /** Sights by id, within 20 minutes on foot; only in lists of one city. */
  near: z.array(namedFacet),
  meal: z.array(facetValue),
  /** "4.5" means 4.5 and above, on the scale of 1..5. */
  rating: z.array(facetValue),
  cancellable: z.number().int(),
  online: z.number().int(),
  /**
   * Cheapest and dearest night average (or `from_price`) among available results, price filter left out; null without
   * any.
   */
  price: z.object({ min: rial, max: rial }).nullable(),
});
export type Facets = z.infer<typeof facets>;

/** Filters and sort order of a list of properties. Every list call accepts them. */
export const listQuery = z.strictObject({
  type: z.array(z.enum(propertyTypes)).max(20).optional(),
  class: z.array(z.enum(propertyClasses)).max(5).optional(),
  grade: z.array(z.enum(propertyGrades)).max(48).optional(),
  facility: z.array(z.string().max(40)).max(20).optional(),
  /** Ids of sights: within 20 minutes on foot of any of them, nearest first in the default order. */
  near: z
    .array(z.string().regex(/^[1-9]\d{0,8}$/))
    .max(12)
    .optional(),
  /** Within these bounds: `south,west,north,east` in decimal degrees, south below north, west before east. */
  area: z
    .string()
    .max(AREA_TEXT, { abort: true })
    .regex(AREA_PATTERN, { abort: true })
    .refine((text) => readArea(text) !== null)
    .optional(),
  meal: z.enum(meals).optional(),
  price_min: rial.optional(),
  price_max: rial.optional(),
  rating_min: z.number().min(1).max(5).optional(),
  cancellable: z.literal(true).optional(),
  online: z.literal(true).optional(),
  sort: z.enum(propertySorts).default("default"),
  audience: askedAudience,
  page: pageNumber.default(1),
});
export type ListQuery = z.infer<typeof listQuery>;

/**
 * `open`: number of `total` that are available, for the stay or, without one, for two adults on some of the coming 30
 * days. They come first in every order.
 */
export const cardPage = pageOf(propertyCard).extend({ open: z.number().int(), facets });
export type CardPage = z.infer<typeof cardPage>;

export const listingQuery = listQuery.extend({ scope: z.enum(["iran", "international"]) });
export const listingValue = cardPage.extend({ scope: z.enum(["iran", "international"]), cities: z.array(citySummary) });
export type ListingValue = z.infer<typeof listingValue>;

export const cityValue = cardPage.extend({
  city: citySummary.extend({ description_fa: z.string(), description_en: z.string(), image: scene }),
  attractions: z.array(attractionSummary),
  subjects: z.array(subjectLink),
});
export type CityValue = z.infer<typeof cityValue>;

export const categoryValue = cardPage.extend({
  filter: z.string(),
  title_fa: z.string(),
  title_en: z.string(),
  description_fa: z.string(),
  description_en: z.string(),
});
export type CategoryValue = z.infer<typeof categoryValue>;

export const subjectValue = cardPage.extend({
  city: citySummary,
  filter: z.string(),
  title_fa: z.string(),
  title_en: z.string(),
  description_fa: z.string(),
  description_en: z.string(),
  subjects: z.array(subjectLink),
});
export type SubjectValue = z.infer<typeof subjectValue>;

/** `destination_id` is opaque: `city-…`, `province-…`, `country-…`, `property-…` or `attraction-…`. */
export const searchQuery = listQuery.extend({
  destination_id: z.string().min(1).max(60),
  check_in: isoDate,
  length_of_stay: z.number().int().min(1).max(30),
  rooms: z.string().max(100).optional(),
});
export type SearchQuery = z.infer<typeof searchQuery>;

export const searchValue = cardPage.extend({
  destination: z.object({
    id: z.string(),
    kind: z.enum(["city", "province", "country", "property", "attraction"]),
    name_fa: z.string(),
    name_en: z.string(),
    /** Page about it, or null. */
    address: z.string().nullable(),
  }),
  check_in: isoDate,
  check_out: isoDate,
  length_of_stay: z.number().int(),
  rooms: z.string(),
});
export type SearchValue = z.infer<typeof searchValue>;

export const searchMapValue = z.object({
  /** Every result of the search (at most 200), not just one page. */
  points: z.array(
    z.object({
      id: z.number().int(),
      slug: z.string(),
      city_slug: z.string(),
      name_fa: z.string(),
      name_en: z.string(),
      lat: z.number(),
      lon: z.number(),
      /** Price of the stay, rial; null when unavailable. */
      total: rial.nullable(),
    }),
  ),
  landmarks: z.array(attractionSummary),
});
export type SearchMapValue = z.infer<typeof searchMapValue>;

export const roomTypeSummary = z.object({
  id: z.number().int(),
  name_fa: z.string(),
  name_en: z.string(),
  capacity: z.number().int(),
  extra_capacity: z.number().int(),
  single_beds: z.number().int(),
  double_beds: z.number().int(),
  sofa_beds: z.number().int(),
  /** Square metres. */
  area: z.number().int(),
  view_fa: z.string().nullable(),
  view_en: z.string().nullable(),
  facilities: z.array(z.string()),
  image: scene,
});
export type RoomTypeSummary = z.infer<typeof roomTypeSummary>;

export const detailsValue = z.object({
  id: z.number().int(),
  slug: z.string(),
  name_fa: z.string(),
  name_en: z.string(),
  city: citySummary,
  type: z.enum(propertyTypes),
  grade: z.enum(propertyGrades).nullable(),
  star: z.number().int().min(0).max(5),
  classes: z.array(z.enum(propertyClasses)),
  district_fa: z.string().nullable(),
  district_en: z.string().nullable(),
  address_fa: z.string(),
  address_en: z.string(),
  lat: z.number(),
  lon: z.number(),
  floors: z.number().int(),
  room_count: z.number().int(),
  built_year: z.number().int(),
  renovated_year: z.number().int().nullable(),
  check_in_time: z.string(),
  check_out_time: z.string(),
  images: z.array(z.object({ image: scene, caption_fa: z.string(), caption_en: z.string() })),
  description_fa: z.string(),
  description_en: z.string(),
  facilities: z.array(facility),
  rules: z.array(
    z.object({
      category: z.enum(ruleCategories),
      type: z.enum(ruleTypes),
      text_fa: z.string(),
      text_en: z.string(),
    }),
  ),
  distances: z.array(
    z.object({
      attraction: attractionSummary,
      meters: z.number().int(),
      walk_min: z.number().int().nullable(),
      drive_min: z.number().int().nullable(),
    }),
  ),
  child_policy: z.object({ free_until: z.number().int(), half_until: z.number().int() }),
  cancellation_policy: cancellationPolicy,
  rating: rating.extend({ by_score: z.record(z.string(), z.number()) }),
  /**
   * Each kind of room, with its own lowest price: null where two adults do not fit. `blocking`: no rate of the kind is
   * open to the party; absent otherwise.
   */
  room_types: z.array(roomTypeSummary.extend({ ...fromPrice.shape, blocking: blocking.optional() })),
  ...fromPrice.shape,
  /**
   * The requested stay; null without one, or when it cannot be booked (then `blocking` gives the reason). Without one,
   * `blocking` says at most that no rate is open to the party.
   */
  stay: stayPrice.nullable(),
  blocking: blocking.nullable(),
  is_active: z.boolean(),
  is_bookable: z.boolean(),
  inactive_reason_fa: z.string().nullable(),
  inactive_reason_en: z.string().nullable(),
});
export type DetailsValue = z.infer<typeof detailsValue>;

/** A rate plan for one of the requested rooms, priced night by night, or the reasons why it is not available. */
export const planOffer = z.object({
  rate_plan_id: z.number().int(),
  name_fa: z.string(),
  name_en: z.string(),
  meal: z.enum(meals),
  cancellable: z.boolean(),
  confirmation: z.enum(confirmations),
  /** Audience of the rate. */
  guest_nationality: z.enum(audiences),
  cancellation_policy: cancellationPolicy,
  /** Rooms still free on the scarcest night; null when over five or when the stay is blocked. */
  rooms_left: z.number().int().nullable(),
  /** For one room with the party of `room_index`. */
  nights: z.array(nightPrice),
  rack_total: rial,
  total: rial,
  blocking: z.array(blocking),
});
export type PlanOffer = z.infer<typeof planOffer>;

export const roomsQuery = z.strictObject({
  check_in: isoDate,
  length_of_stay: z.number().int().min(1).max(30),
  rooms: z.string().max(100).optional(),
  audience: askedAudience,
});
export const roomsValue = z.object({
  property_id: z.number().int(),
  check_in: isoDate,
  check_out: isoDate,
  length_of_stay: z.number().int(),
  rooms: z.string(),
  /** One entry for each requested room, in order: the price of each room type and plan for that room's party. */
  parties: z.array(
    z.object({
      adults: z.number().int(),
      children: z.array(z.number().int()),
      room_types: z.array(roomTypeSummary.extend({ plans: z.array(planOffer) })),
    }),
  ),
  /** Reasons that apply to the whole property, for every room. */
  blocking: z.array(blocking),
});
export type RoomsValue = z.infer<typeof roomsValue>;

export const dayStates = ["open", "sold_out", "no_price", "closed", "closed_to_arrival"] as const;
/** One day of the price calendar, for two adults in one room. Days outside the sale are absent. */
export const calendarDay = z.object({
  date: isoDate,
  /**
   * A night of the shortest stay that can begin on this day, on average, the cheapest of equally short ones, rial:
   * `from_price` is the lowest of these. If none can begin on the day, the cheapest night that a stay can include.
   */
  min_price: rial.nullable(),
  state: z.enum(dayStates),
  closed_to_departure: z.boolean(),
  /** The nights of that shortest stay. */
  min_stay: z.number().int(),
  max_stay: z.number().int(),
});
export type CalendarDay = z.infer<typeof calendarDay>;
export const priceCalendarValue = z.array(calendarDay);
/** Seven days, three on either side of the requested one; none is past. */
export const nearbyDatesValue = z.array(dayTotal);

export const priceCalendarQuery = z.strictObject({
  from: isoDate,
  to: isoDate,
  rate_plan_id: z.number().int().optional(),
  audience: askedAudience,
});

/** Non-empty files of the sitemap, in order. */
export const addressFilesValue = z.array(z.number().int().min(1).max(LAST_FILE));
export const addressesQuery = z.strictObject({ file: z.number().int().min(1).max(LAST_FILE) });
/**
 * Parts of the address of each property of a file, in the order of their ids, with the day in Tehran on which its page
 * last changed; null where that is not known.
 */
export const addressesValue = z.array(
  z.object({ city_slug: z.string(), slug: z.string(), changed_on: isoDate.nullable() }),
);

export const cardsValue = z.object({ items: z.array(propertyCard) });
export type CardsValue = z.infer<typeof cardsValue>;

export const extraFacilitiesValue = z.object({
  halls: z.array(z.object({ name_fa: z.string(), name_en: z.string(), capacity: z.number().int() })),
  food_types: z.array(z.enum(foodTypes)),
  menu_types: z.array(z.enum(menuTypes)),
  services: z.array(z.enum(extraServiceTypes)),
});
export type ExtraFacilitiesValue = z.infer<typeof extraFacilitiesValue>;

/** Calls of stays with their shapes. */
export const stayContract = withShapes(stayCalls, {
  listing: [listingQuery, listingValue],
  city: [listQuery, cityValue],
  category: [listQuery, categoryValue],
  subject: [listQuery, subjectValue],
  search: [searchQuery, searchValue],
  searchMap: [searchQuery, searchMapValue],
  details: [stayOptions, detailsValue],
  rooms: [roomsQuery, roomsValue],
  nearbyDates: [roomsQuery, nearbyDatesValue],
  priceCalendar: [priceCalendarQuery, priceCalendarValue],
  similar: [stayOptions, cardsValue],
  suggested: [stayOptions, cardsValue],
  extraFacilities: [nothing, extraFacilitiesValue],
  addressFiles: [nothing, addressFilesValue],
  addresses: [addressesQuery, addressesValue],
});
