import { z } from "zod";
import { FLIGHT_GROUP, LENGTH_OF_STAY, TOUR_BEDS_TEXT } from "../bounds.ts";
import { transportationClasses } from "../enums/enums.ts";
import { partyAudiences } from "../sale/audience.ts";
import { askedAudience } from "./audience.shapes.ts";
import { citySummary } from "./base.shapes.ts";
import { withShapes } from "./described.ts";
import { epochSeconds, isoDate, nothing, rial } from "./envelope.shapes.ts";
import { priceAlertCalls } from "./price-alert.calls.ts";

/** Products that an alert can watch. */
export const priceAlertKinds = ["property", "tour", "flight"] as const;
export type PriceAlertKind = (typeof priceAlertKinds)[number];

/** `price`: that it falls. `place`: that what is sold out can be booked by the party. */
export const alertWishes = ["price", "place"] as const;
export type AlertWish = (typeof alertWishes)[number];

/**
 * `active`: it is watched. `triggered`: what it waits for has happened, and the user was notified. `expired`: its date
 * has passed, or it left the catalogue.
 */
export const priceAlertStates = ["active", "triggered", "expired"] as const;

const common = {
  id: z.number().int(),
  /** Absent in answers of the previous version. */
  waits_for: z.enum(alertWishes).optional(),
  /**
   * Price when the alert was set, and the price at or below which it triggers, for the whole party; null of one that waits
   * for a place.
   */
  base_total: rial.nullable(),
  threshold: rial.nullable(),
  /** Price when the alert was triggered; null before. */
  triggered_total: rial.nullable(),
  state: z.enum(priceAlertStates),
  created_at: epochSeconds,
};
const place = citySummary.pick({ id: true, slug: true, name_fa: true, name_en: true });

/** An alert on the total of a stay at a property, for a party. */
const stayAlertValue = z.object({
  ...common,
  kind: z.literal("property"),
  property_id: z.number().int(),
  slug: z.string(),
  city_slug: z.string(),
  name_fa: z.string(),
  name_en: z.string(),
  check_in: isoDate,
  length_of_stay: z.number().int(),
  rooms: z.string(),
  /** Absent in answers of the previous version. */
  audience: z.enum(partyAudiences).optional(),
});
/**
 * An alert on a package of a tour's departure, for a party; `package_id`: null of one that waits for a place in any of its
 * packages. `beds`: empty without requested beds.
 */
const tourAlertValue = z.object({
  ...common,
  kind: z.literal("tour"),
  slug: z.string(),
  city_slug: z.string(),
  name_fa: z.string(),
  name_en: z.string(),
  departure_id: z.number().int(),
  package_id: z.number().int().nullable(),
  date: isoDate,
  return_date: isoDate,
  rooms: z.string(),
  beds: z.string(),
});
/** An alert on the lowest total of a search for flights: one way or return. */
const flightAlertValue = z.object({
  ...common,
  kind: z.literal("flight"),
  origin: place,
  destination: place,
  departure_date: isoDate,
  return_date: isoDate.nullable(),
  adult_count: z.number().int(),
  child_count: z.number().int(),
  infant_count: z.number().int(),
  class: z.enum(transportationClasses),
});
export const priceAlertValue = z.discriminatedUnion("kind", [stayAlertValue, tourAlertValue, flightAlertValue]);
export type PriceAlertValue = z.infer<typeof priceAlertValue>;
/** Newest first, the last twenty. */
export const priceAlertsValue = z.array(priceAlertValue);
export type PriceAlertsValue = z.infer<typeof priceAlertsValue>;

/** `limit_total`: triggers at or below it, rial; null: when the total has fallen by five percent, or at a free place. */
const wish = {
  waits_for: z.enum(alertWishes).default("price"),
  limit_total: z.number().int().max(Number.MAX_SAFE_INTEGER).min(Number.MIN_SAFE_INTEGER).nullable(),
};
const id = z.number().int().positive().max(999_999_999);
const largeId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const people = z.number().int().min(FLIGHT_GROUP.min).max(FLIGHT_GROUP.max);

export const savePriceAlertInput = z.strictObject({
  property_id: id,
  check_in: isoDate,
  length_of_stay: z.number().int().min(LENGTH_OF_STAY.min).max(LENGTH_OF_STAY.max),
  rooms: z.string().max(100).optional(),
  audience: askedAudience,
  ...wish,
});

/** `rooms` and `beds`: as in call 62c. `package_id`: absent where a place in any package is waited for. */
export const saveTourPriceAlertInput = z.strictObject({
  departure_id: largeId,
  package_id: largeId.optional(),
  rooms: z.string().max(100).optional(),
  beds: z.string().max(TOUR_BEDS_TEXT.max).optional(),
  ...wish,
});

/** As in call 66. */
export const saveFlightPriceAlertInput = z.strictObject({
  origin_city_id: id,
  destination_city_id: id,
  departure_date: isoDate,
  return_date: isoDate.optional(),
  adult_count: people,
  child_count: people.default(0),
  infant_count: people.default(0),
  class: z.enum(transportationClasses).default("economy"),
  ...wish,
});
export type SaveFlightPriceAlertInput = z.infer<typeof saveFlightPriceAlertInput>;

/** Calls of this area with their shapes. */
export const priceAlertContract = withShapes(priceAlertCalls, {
  list: [nothing, priceAlertsValue],
  save: [savePriceAlertInput, priceAlertsValue],
  saveTour: [saveTourPriceAlertInput, priceAlertsValue],
  saveFlight: [saveFlightPriceAlertInput, priceAlertsValue],
  end: [nothing, priceAlertsValue],
});
