import { z } from "zod";
import { LENGTH_OF_STAY, LISTED_AGE, PARTY, ROOMS, TOUR_BEDS_TEXT, TOUR_FLEX } from "#domain/bounds.ts";
import { askedAudience } from "#domain/contract/audience.shapes.ts";
import { citySummary } from "#domain/contract/base.shapes.ts";
import { cancellationSentence, datedPenalty } from "#domain/contract/cancellation.shapes.ts";
import { changeConfirmed, changeQuoteValue } from "#domain/contract/change.shapes.ts";
import { withShapes } from "#domain/contract/described.ts";
import { epochSeconds, isoDate, nothing, pageNumber, pageOf, rial } from "#domain/contract/envelope.shapes.ts";
import { facetValue } from "#domain/contract/facet.shapes.ts";
import { dayTotal } from "#domain/contract/property-card.shapes.ts";
import {
  insteadOf,
  quoteEnvelope,
  reservationEnvelope,
  reserveShapes,
  statusEnvelope,
  voucherEnvelope,
} from "#domain/contract/reservation.shapes.ts";
import { confirmations, meals } from "#domain/contract/sale-terms.shapes.ts";
import { scene } from "#domain/contract/scene.shapes.ts";
import { travellerInput } from "#domain/contract/traveller.shapes.ts";
import { tourSorts } from "#domain/enums/enums.ts";
import {
  packageStay,
  place,
  tourGroup,
  tourKinds,
  tourLeg,
  tourListCard,
  tourModes,
  tourResult,
  tourTable,
  tourVisa,
  visaKinds,
} from "#products/tour/contract/tour-card.shapes.ts";
import { departureStates } from "../rules/departure.ts";
import { tourPersonTypes } from "../rules/room-price.ts";
import { tourCalls, tourChangeCalls, tourReserveCalls } from "./tour.calls.ts";

/** Reasons why a package is not available to this party. */
export const packageBlockings = ["sold_out", "capacity", "no_price", "closed"] as const;

export type TourLeg = z.infer<typeof tourLeg>;
export type PackageStay = z.infer<typeof packageStay>;
export type TourTable = z.infer<typeof tourTable>;

export const tourFacets = z.object({
  hotel_star: z.array(facetValue),
  meal: z.array(facetValue),
  mode: z.array(facetValue),
  carrier: z.array(facetValue.extend({ name_fa: z.string(), name_en: z.string() })),
  visa: z.array(facetValue),
  guaranteed: z.number().int(),
  /** For the whole party; null without any result. */
  price: z.object({ min: rial, max: rial }).nullable(),
});
export type TourFacets = z.infer<typeof tourFacets>;

/** Filters and sort order of a list of tours. */
export const tourFilters = z.strictObject({
  hotel_star: z
    .array(z.enum(["1", "2", "3", "4", "5"]))
    .max(5)
    .optional(),
  meal: z.enum(meals).optional(),
  mode: z.array(z.enum(tourModes)).max(3).optional(),
  carrier: z.array(z.string().max(60)).max(20).optional(),
  price_min: rial.optional(),
  price_max: rial.optional(),
  guaranteed: z.literal(true).optional(),
  visa: z.enum(visaKinds).optional(),
  sort: z.enum(tourSorts).default("default"),
  page: pageNumber.default(1),
});
export type TourFilters = z.infer<typeof tourFilters>;

/** Call 59. */
export const tourHomeValue = z.object({
  destinations: z.array(
    z.object({ city: place.extend({ image: scene }), from_price: rial, tour_count: z.number().int() }),
  ),
  guaranteed: z.array(tourListCard),
  /** `seats_left`: of the departure with the fewest. */
  last_seats: z.array(tourListCard.extend({ seats_left: z.number().int() })),
});
export type TourHomeValue = z.infer<typeof tourHomeValue>;

/** Call 60. A page has ten tours, each with the packages of its departures that fit best. */
export const tourSearchQuery = tourFilters.extend({
  origin_id: z.string().min(1).max(60),
  destination_id: z.string().min(1).max(60),
  check_in: isoDate,
  length_of_stay: z.number().int().min(LENGTH_OF_STAY.min).max(LENGTH_OF_STAY.max),
  rooms: z.string().max(100),
  /** Days around `check_in`: 0, 1, 3 or 7; any other number is read as 3. */
  flex: z.number().int().default(TOUR_FLEX),
});
export type TourSearchQuery = z.infer<typeof tourSearchQuery>;

const tourDestination = z.object({
  id: z.string(),
  kind: z.enum(["city", "province", "country"]),
  name_fa: z.string(),
  name_en: z.string(),
  address: z.string().nullable(),
});
/** `total`: of tours. */
export const tourSearchValue = pageOf(tourResult).extend({
  /** Number of packages of all these tours. */
  packages: z.number().int(),
  facets: tourFacets,
  origin: tourDestination,
  destination: tourDestination,
  check_in: isoDate,
  length_of_stay: z.number().int(),
  rooms: z.string(),
  flex: z.number().int(),
  /** Up to three departures before and after the requested day, when nothing matches. */
  nearest: z.array(tourResult),
  /** Lowest total of each of the seven days around the requested one, with the same filters. */
  strip: z.array(dayTotal),
});
export type TourSearchValue = z.infer<typeof tourSearchValue>;

/** Call 61. */
export const tourListingQuery = tourFilters.extend({
  origin: z.string().max(60).optional(),
  /** A Jalali month: `1405-10`. */
  month: z
    .string()
    .regex(/^1[34]\d\d-(?:0[1-9]|1[0-2])$/)
    .optional(),
});
export const tourListingValue = pageOf(tourListCard).extend({
  facets: tourFacets.omit({ carrier: true }),
  destination: z.object({
    /** As in a search: `city-7`. */
    id: z.string(),
    kind: z.enum(["city", "country"]),
    slug: z.string(),
    name_fa: z.string(),
    name_en: z.string(),
    description_fa: z.string(),
    description_en: z.string(),
    image: scene,
  }),
  origin: place.nullable(),
  origins: z.array(place.extend({ from_price: rial })),
  months: z.array(z.object({ month: z.string(), from_price: rial })),
});
export type TourListingValue = z.infer<typeof tourListingValue>;

const words = z.object({ fa: z.string(), en: z.string() });
/** A line of what the price includes or not; with `passports` only for a party with an Iranian one. */
const priceLine = words.extend({ passports: z.literal("iranian").optional() });

/** Call 62. */
export const tourDetailsValue = z.object({
  id: z.number().int(),
  slug: z.string(),
  city: citySummary,
  title_fa: z.string(),
  title_en: z.string(),
  summary_fa: z.string(),
  summary_en: z.string(),
  kind: z.enum(tourKinds),
  nights: z.number().int(),
  mode: z.enum(tourModes),
  images: z.array(z.object({ image: scene, caption_fa: z.string(), caption_en: z.string() })),
  itinerary: z.array(
    z.object({
      day: z.number().int(),
      title_fa: z.string(),
      title_en: z.string(),
      text_fa: z.string(),
      text_en: z.string(),
      meals: z.array(z.enum(["breakfast", "lunch", "dinner"])),
      city: place,
    }),
  ),
  included: z.array(priceLine),
  excluded: z.array(priceLine),
  documents: z.array(words),
  visa: tourVisa,
  insurance_fa: z.string(),
  insurance_en: z.string(),
  leader_fa: z.string().nullable(),
  leader_en: z.string().nullable(),
  agency: z.object({
    name_fa: z.string(),
    name_en: z.string(),
    licence_fa: z.string(),
    licence_en: z.string(),
    phone: z.string(),
    is_invented: z.literal(true),
  }),
  /** Months that a passport must be valid after the return; null in Iran. */
  passport_months: z.number().int().nullable(),
  origins: z.array(place.extend({ from_price: rial })),
});
export type TourDetailsValue = z.infer<typeof tourDetailsValue>;

/** PostgreSQL's largest `integer`. */
const LARGEST_INTEGER = 2_147_483_647;

/** Call 62b. `rooms`, `beds`: see call 62c; without `rooms`, prices are of whatever is left for anyone. */
export const departuresQuery = z.strictObject({
  tour_id: z.number().int().min(1).max(LARGEST_INTEGER),
  origin_id: z.number().int().min(1).max(LARGEST_INTEGER),
  from: isoDate,
  to: isoDate,
  rooms: z.string().max(100).optional(),
  beds: z.string().max(TOUR_BEDS_TEXT.max).optional(),
});
export const departureDay = z.object({
  departure_id: z.number().int(),
  date: isoDate,
  return_date: isoDate,
  state: z.enum(departureStates),
  seats_left: z.number().int().nullable(),
  group: tourGroup,
  /** Lowest available price for one person in a double, by the party if given, rial; null when nothing is available. */
  min_price: rial.nullable(),
  closes_at: epochSeconds,
});
export const departuresValue = z.array(departureDay);
export type DeparturesValue = z.infer<typeof departuresValue>;

export const tourLine = z.object({
  room: z.number().int(),
  type: z.enum(tourPersonTypes),
  count: z.number().int(),
  price: rial,
  amount: rial,
});

/**
 * Call 62c. `rooms`: absent means two adults in one room. `beds`: children for whom a bed is requested that their age
 * does not require, as `room-child`, both counted from 0: `0-0,1-1`. `audience` decides `apart` alone: a tour has one
 * price for all.
 */
export const departureQuery = z.strictObject({
  rooms: z.string().max(100).optional(),
  beds: z.string().max(TOUR_BEDS_TEXT.max).optional(),
  audience: askedAudience,
});
export const tourPackageOffer = z.object({
  package_id: z.number().int(),
  stays: z.array(packageStay),
  table: tourTable,
  star: z.number().int(),
  meal: z.enum(meals),
  /** Beds of the room that has most. */
  beds: z.number().int(),
  rooms_left: z.number().int().nullable(),
  confirmation: z.enum(confirmations),
  /** For this party, rial; null when `blocking` gives reasons. */
  total: rial.nullable(),
  lines: z.array(tourLine),
  /**
   * Price of its stays and flights for this party when each is booked separately for the same days, rial; null when
   * unavailable, or when some part is not sold separately now.
   */
  apart: rial.nullable(),
  blocking: z.array(
    z.object({
      reason: z.enum(packageBlockings),
      room: z.number().int().nullable(),
      type: z.enum(tourPersonTypes).nullable(),
    }),
  ),
  /** Cost of cancelling for this party now and later; null and empty when unavailable. */
  cancellation: cancellationSentence.nullable(),
  penalties: z.array(datedPenalty),
});
export type TourPackageOffer = z.infer<typeof tourPackageOffer>;
export const departureValue = departureDay.omit({ min_price: true }).extend({
  tour_id: z.number().int(),
  origin: place,
  out: tourLeg,
  back: tourLeg,
  packages: z.array(tourPackageOffer),
  rooms: z.string(),
  beds: z.string(),
});
export type DepartureValue = z.infer<typeof departureValue>;

/**
 * Call 63. Ages in completed years, read as adults from twelve on; `with_bed` requests a bed that the child's age does
 * not require.
 */
export const tourQuoteInput = z.strictObject({
  departure_id: z.number().int().min(1),
  package_id: z.number().int().min(1),
  rooms: z
    .array(
      z.strictObject({
        adult_count: z.number().int().min(1).max(PARTY.max),
        children: z
          .array(
            z.strictObject({
              age: z.number().int().min(LISTED_AGE.min).max(LISTED_AGE.max),
              with_bed: z.boolean().default(false),
            }),
          )
          .max(PARTY.max),
      }),
    )
    .min(ROOMS.min)
    .max(ROOMS.max),
  instead_of: insteadOf.optional(),
});
export type TourQuoteInput = z.infer<typeof tourQuoteInput>;

/** A reserved hotel, with its contact details. Absent in reservations of the previous version. */
const reservedStay = packageStay.extend({
  property: packageStay.shape.property.extend({
    address_fa: z.string().nullish(),
    address_en: z.string().nullish(),
    /** In the international form. */
    phone: z.string().nullish(),
  }),
});
export type ReservedTourStay = z.infer<typeof reservedStay>;

/** Subject of a reservation of a tour, as shown on its pages and documents. */
export const tourSubject = z.object({
  kind: z.literal("tour"),
  tour: z.object({
    id: z.number().int(),
    slug: z.string(),
    city: place,
    title_fa: z.string(),
    title_en: z.string(),
    kind: z.enum(tourKinds),
    image: scene,
    passport_months: z.number().int().nullable(),
    leader_fa: z.string().nullable(),
    leader_en: z.string().nullable(),
    agency_fa: z.string(),
    agency_en: z.string(),
    agency_phone: z.string(),
    documents: z.array(words),
  }),
  departure_id: z.number().int(),
  package_id: z.number().int(),
  origin: place,
  date: isoDate,
  return_date: isoDate,
  nights: z.number().int(),
  out: tourLeg,
  back: tourLeg,
  stays: z.array(reservedStay),
  meal: z.enum(meals),
  confirmation: z.enum(confirmations),
  visa: tourVisa,
  /** Guests by room. Ages in completed years on the day of departure. */
  rooms: z.array(
    z.object({
      adults: z.number().int(),
      children: z.array(z.object({ age: z.number().int(), with_bed: z.boolean() })),
    }),
  ),
  lines: z.array(tourLine),
});
export type TourSubject = z.infer<typeof tourSubject>;

/** Current state of the departure, whatever was agreed. `group`: null when the departure is no longer on sale. */
export const tourDepartureNow = z.object({ state: z.enum(departureStates), group: tourGroup.nullable() });
export type TourDepartureNow = z.infer<typeof tourDepartureNow>;

export const tourQuoteValue = quoteEnvelope.extend({ subject: tourSubject });
export type TourQuoteValue = z.infer<typeof tourQuoteValue>;

const tourOwn = z.object({ subject: tourSubject, departure: tourDepartureNow });
export const tourReservationValue = reservationEnvelope.extend(tourOwn.shape);
export type TourReservationValue = z.infer<typeof tourReservationValue>;
export const tourStatusValue = statusEnvelope.extend({ departure: tourDepartureNow });
export type TourStatusValue = z.infer<typeof tourStatusValue>;
export const tourVoucherValue = voucherEnvelope.extend(tourOwn.shape);
export type TourVoucherValue = z.infer<typeof tourVoucherValue>;

/**
 * A booked tour after the change; a field that is absent stays as it is. `departure_id`: of the same tour, with a package
 * of its own. `rooms`: the party of each room as in call 62c, those that were booked first and in their order; everyone
 * who was booked stays in their room. `beds`: of all rooms, as in call 62c, or `none`.
 */
const otherTour = {
  departure_id: z.number().int().min(1).optional(),
  package_id: z.number().int().min(1).optional(),
  rooms: z.string().min(1).max(100).optional(),
  beds: z.string().max(TOUR_BEDS_TEXT.max).optional(),
};
/** Calls 53b and 54b of tours. `travellers`: those who come, each with the number of their room afterwards. */
export const tourChangeQuery = z.strictObject(otherTour);
export const tourChangeInput = z.strictObject({
  ...otherTour,
  travellers: z
    .array(travellerInput)
    .max(PARTY.max * 2)
    .optional(),
  ...changeConfirmed,
});
export type TourChangeQuery = z.infer<typeof tourChangeQuery>;
export type TourChangeInput = z.infer<typeof tourChangeInput>;

/** Calls of tours with their shapes. */
export const tourContract = [
  ...withShapes(tourCalls, {
    home: [nothing, tourHomeValue],
    search: [tourSearchQuery, tourSearchValue],
    listing: [tourListingQuery, tourListingValue],
    details: [nothing, tourDetailsValue],
    departures: [departuresQuery, departuresValue],
    departure: [departureQuery, departureValue],
  }),
  ...withShapes(tourChangeCalls, {
    changeQuote: [tourChangeQuery, changeQuoteValue],
    change: [tourChangeInput, tourReservationValue],
  }),
  ...withShapes(
    tourReserveCalls,
    reserveShapes(tourQuoteInput, tourQuoteValue, tourReservationValue, tourStatusValue, tourVoucherValue),
  ),
];
