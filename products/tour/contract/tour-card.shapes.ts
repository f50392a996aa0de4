import { z } from "zod";
import { citySummary } from "#domain/contract/base.shapes.ts";
import { cancellationSentence } from "#domain/contract/cancellation.shapes.ts";
import { epochSeconds, isoDate, localDateTime, rial } from "#domain/contract/envelope.shapes.ts";
import { confirmations, meals } from "#domain/contract/sale-terms.shapes.ts";
import { scene } from "#domain/contract/scene.shapes.ts";
import { departureStates } from "#products/tour/rules/departure.ts";

/** A city on tour pages. */
export const place = citySummary.pick({ id: true, slug: true, name_fa: true, name_en: true });

export const tourKinds = ["domestic", "foreign"] as const;
export const tourModes = ["flight", "train", "bus"] as const;
export const visaKinds = ["none", "included", "own", "on_arrival"] as const;

/** One direction of a tour's journey. Instants, with the local time at each end: `2026-12-01T08:30`. */
export const tourLeg = z.object({
  mode: z.enum(tourModes),
  carrier_fa: z.string(),
  carrier_en: z.string(),
  /** As on tickets: a flight's number with the code of its carrier, `8P 289`, if it has one. */
  number: z.string(),
  from: place,
  to: place,
  departs_at: epochSeconds,
  departs_local: localDateTime,
  arrives_at: epochSeconds,
  arrives_local: localDateTime,
  /** Days between the two local dates. */
  day_shift: z.number().int(),
  class: z.enum(["economy", "business", "standard"]),
});

/** Stays of a package, in order. */
export const packageStay = z.object({
  city: place,
  property: z.object({ id: z.number().int(), slug: z.string(), name_fa: z.string(), name_en: z.string() }),
  nights: z.number().int(),
  star: z.number().int(),
  meal: z.enum(meals),
});

/** Rial for one person of each type; null: not sold. */
export const tourTable = z.object({
  single: rial.nullable(),
  double: rial.nullable(),
  extra_adult: rial.nullable(),
  child_with_bed: rial.nullable(),
  child_no_bed: rial.nullable(),
  infant: rial.nullable(),
});

/** Size of the group: minimum, seats sold, and the time of the decision. */
export const tourGroup = z.object({ min: z.number().int(), sold: z.number().int(), decide_by: epochSeconds });

export const tourVisa = z.object({
  kind: z.enum(visaKinds),
  processing_days: z.number().int(),
  /** For one traveller, rial; part of the price if included. */
  fee: rial,
});

/** One departure of a tour with one of its packages, for one party. */
export const tourCard = z.object({
  tour_id: z.number().int(),
  slug: z.string(),
  city: place,
  title_fa: z.string(),
  title_en: z.string(),
  image: scene,
  kind: z.enum(tourKinds),
  leader_fa: z.string().nullable(),
  leader_en: z.string().nullable(),
  nights: z.number().int(),
  departure_id: z.number().int(),
  package_id: z.number().int(),
  origin: place,
  date: isoDate,
  return_date: isoDate,
  /** From the requested day to the departure; negative before it. */
  days_away: z.number().int(),
  stays: z.array(packageStay),
  star: z.number().int(),
  meal: z.enum(meals),
  /** Beds of the room that has most. */
  beds: z.number().int(),
  mode: z.enum(tourModes),
  carrier_fa: z.string(),
  carrier_en: z.string(),
  /** For the whole party, rial. */
  total: rial,
  /**
   * Price for an adult of the party: in a double room, or in a single where each sleeps alone. Never a share of
   * `total`.
   */
  per_person: rial,
  state: z.enum(departureStates),
  group: tourGroup,
  /** Exact up to nine, then null. */
  seats_left: z.number().int().nullable(),
  rooms_left: z.number().int().nullable(),
  confirmation: z.enum(confirmations),
  visa: z.enum(visaKinds),
  /** Cost of cancelling for this party. */
  cancellation: cancellationSentence,
});
export type TourCard = z.infer<typeof tourCard>;

/** Fields of a card that all departures and packages of its tour share. */
const ofTour = {
  tour_id: true,
  slug: true,
  city: true,
  title_fa: true,
  title_en: true,
  image: true,
  kind: true,
  leader_fa: true,
  leader_en: true,
  nights: true,
  origin: true,
  visa: true,
} as const;
const tourPackage = tourCard.omit(ofTour);
/** A departure with one of its packages, of a tour that is named beside it. */
export type TourPackage = z.infer<typeof tourPackage>;

/**
 * A tour from one city with the packages of its departures, the one that fits best first. That one stands beside them
 * too, for a website of the version before, whose provider answers it alone.
 */
export const tourResult = tourCard.extend({
  /** Absent in answers of the previous version. */
  packages: z.array(tourPackage).min(1).optional(),
});
export type TourResult = z.infer<typeof tourResult>;

/** A tour in a list without a party: its price is for one person in a double. */
export const tourListCard = tourCard
  .pick({
    tour_id: true,
    slug: true,
    city: true,
    title_fa: true,
    title_en: true,
    image: true,
    kind: true,
    nights: true,
    star: true,
    mode: true,
    visa: true,
  })
  .extend({
    /** The cheapest of the coming departures, rial. */
    from_price: rial,
    /** City of departure of `from_price`. Absent in answers of the previous version. */
    from_origin_id: z.number().int().optional(),
    origins: z.array(place),
    /** The next three, from any of the requested origins. */
    next_departures: z.array(
      z.object({ date: isoDate, origin_id: z.number().int(), min_price: rial, state: z.enum(departureStates) }),
    ),
  });
export type TourListCard = z.infer<typeof tourListCard>;

/** A tour on Home: its price is the lowest of its coming departures, for one person in a double. */
export const homeTour = tourListCard
  .pick({ slug: true, city: true, title_fa: true, title_en: true, image: true, nights: true, from_price: true })
  .extend({
    /** Its next departure. */
    date: isoDate,
  });
export type HomeTour = z.infer<typeof homeTour>;
