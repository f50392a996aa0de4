import { z } from "zod";
import { FARE_CALENDAR_DAYS, FLIGHT_GROUP, OFFER_ID_TEXT, PARTY, SEAT_TEXT, SEGMENTS } from "#domain/bounds.ts";
import { cancellationSentence, datedPenalty } from "#domain/contract/cancellation.shapes.ts";
import { changeConfirmed, changeQuoteValue } from "#domain/contract/change.shapes.ts";
import { withShapes } from "#domain/contract/described.ts";
import {
  epochSeconds,
  isoDate,
  localDateTime,
  nothing,
  pageNumber,
  pageOf,
  rial,
} from "#domain/contract/envelope.shapes.ts";
import { facetValue } from "#domain/contract/facet.shapes.ts";
import {
  insteadOf,
  quoteEnvelope,
  reservationEnvelope,
  reserveShapes,
  statusEnvelope,
  voucherEnvelope,
} from "#domain/contract/reservation.shapes.ts";
import { confirmations } from "#domain/contract/sale-terms.shapes.ts";
import { ageGroups, transportationClasses, transportationTypes } from "#domain/enums/enums.ts";
import { flightDirections } from "#domain/reservation/directions.ts";
import { connectionKinds } from "../rules/connections.ts";
import { dayBands, stopCounts } from "../rules/facets.ts";
import { flightSorts } from "../rules/order.ts";
import { seatUses } from "../rules/seat-uses.ts";
import { seatStates, seatTraits } from "../rules/seats.ts";
import { flightCalls, flightChangeCalls, flightOwnCalls, flightReserveCalls } from "./flight.calls.ts";
import { carrier, fareDay, flightRouteContract, nearRoute, place } from "./flight-routes.shapes.ts";

export const fareBrands = ["saver", "classic", "flex", "charter"] as const;
export type FareBrand = (typeof fareBrands)[number];
export const flightPolicyIds = ["system_flex", "system_classic", "system_saver", "charter_table", "charter"] as const;
export const flightChangeKinds = ["retimed", "cancelled"] as const;

/** One end of a flight. */
const flightEnd = z.object({
  iata: z.string().length(3),
  name_fa: z.string(),
  name_en: z.string(),
  city: place,
  country: z.string().length(2),
  terminal: z.string().nullable(),
});

/** One flight of an offer. Instants, with the local time at each end: `2026-12-01T08:30`. */
export const flightSegment = z.object({
  flight_id: z.number().int(),
  carrier,
  /** Operating carrier, where it is another company. */
  operated_by: carrier.nullable(),
  number: z.string(),
  origin: flightEnd,
  destination: flightEnd,
  departs_at: epochSeconds,
  departs_local: localDateTime,
  arrives_at: epochSeconds,
  arrives_local: localDateTime,
  /** Days between the two local dates, -1 to 2. */
  day_shift: z.number().int(),
  minutes: z.number().int(),
  aircraft: z.string(),
  class: z.enum(transportationClasses),
  booking_class: z.string(),
});
export type FlightSegment = z.infer<typeof flightSegment>;

/** Connection between two consecutive flights: airports of arrival and of the next departure. */
export const layover = z.object({
  from: z.string().length(3),
  to: z.string().length(3),
  city: place,
  minutes: z.number().int(),
  kind: z.enum(connectionKinds),
  is_overnight: z.boolean(),
});
export type Layover = z.infer<typeof layover>;

/** For one person, rial. Taxes are refunded with every cancellation before departure. */
const farePrice = z.object({ fare: rial, taxes: rial });
const farePrices = z.object({ adult: farePrice, child: farePrice, infant: farePrice });
export type FarePrices = z.infer<typeof farePrices>;

const bags = z.object({ cabin_kg: z.number().int(), checked_kg: z.number().int(), pieces: z.number().int() });
const baggage = z.object({ adult: bags, child: bags, infant: bags });
export type Baggage = z.infer<typeof baggage>;

/** A journey in one direction: one to three flights with a fare each, as offered or agreed. */
export const flightJourney = z.object({
  kind: z.enum(transportationTypes),
  confirmation: z.enum(confirmations),
  class: z.enum(transportationClasses),
  brand: z.enum(fareBrands),
  segments: z.array(flightSegment).min(SEGMENTS.min).max(SEGMENTS.max),
  layovers: z.array(layover).max(SEGMENTS.max - 1),
  minutes: z.number().int(),
  day_shift: z.number().int(),
  prices: farePrices,
  baggage,
  policy: z.enum(flightPolicyIds),
});
export type FlightJourney = z.infer<typeof flightJourney>;

/** An offer of a search. `offer_id` holds for fifteen minutes; call 68 renews it. */
export const flightOffer = flightJourney.extend({
  offer_id: z.string(),
  expires_at: epochSeconds,
  /** Of the whole party, rial. */
  total: rial,
  /** Exact up to nine, then null. */
  seats_left: z.number().int().nullable(),
  /** Cost of cancelling for this party. */
  cancellation: cancellationSentence,
});
export type FlightOffer = z.infer<typeof flightOffer>;

const group = z.number().int().min(FLIGHT_GROUP.min).max(FLIGHT_GROUP.max);
/** Passengers: adults of twelve and over, children of two to eleven, infants without a seat. */
const counts = z.object({
  adult_count: group,
  child_count: group.default(0),
  infant_count: group.default(0),
});
export type FlightCounts = z.infer<typeof counts>;

/** Codes of carriers or airports. */
const codes = z.array(z.string().max(3)).max(40).optional();

/** Filters and sort order of a list of offers. */
export const flightFilters = z.strictObject({
  stops: z.array(z.enum(stopCounts)).max(3).optional(),
  carrier: codes,
  kind: z.array(z.enum(transportationTypes)).max(2).optional(),
  departure: z.array(z.enum(dayBands)).max(4).optional(),
  arrival: z.array(z.enum(dayBands)).max(4).optional(),
  airport_from: codes,
  airport_to: codes,
  minutes_max: z.number().int().positive().optional(),
  price_max: rial.optional(),
  /** Includes checked baggage. */
  bag: z.literal(true).optional(),
  /** Partly refundable as of today. */
  refundable: z.literal(true).optional(),
  /** Without a self-transfer. */
  protected: z.literal(true).optional(),
  sort: z.enum(flightSorts).default("default"),
  page: pageNumber.default(1),
});

export const flightFacets = z.object({
  stops: z.array(facetValue),
  carrier: z.array(facetValue.extend({ name_fa: z.string(), name_en: z.string() })),
  kind: z.array(facetValue),
  departure: z.array(facetValue),
  arrival: z.array(facetValue),
  airport_from: z.array(facetValue),
  airport_to: z.array(facetValue),
  bag: z.number().int(),
  refundable: z.number().int(),
  protected: z.number().int(),
  /** For the whole party; null without any result. */
  price: z.object({ min: rial, max: rial }).nullable(),
  minutes: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
});

const offerId = z.string().min(OFFER_ID_TEXT.min).max(OFFER_ID_TEXT.max);

/** Call 66. Cities as `city-7`, or the number alone. */
export const flightSearchQuery = flightFilters.extend({
  origin_city_id: z.string().min(1).max(60),
  destination_city_id: z.string().min(1).max(60),
  departure_date: isoDate,
  return_date: isoDate.optional(),
  /** Validated by `products/flight/rules/passengers.ts`, which has the messages for faults. */
  adult_count: z.number().int(),
  child_count: z.number().int().default(0),
  infant_count: z.number().int().default(0),
  class: z.enum(transportationClasses).default("economy"),
  /** The chosen outbound: the answer then lists the ways back. */
  outbound: offerId.optional(),
});
export type FlightSearchQuery = z.infer<typeof flightSearchQuery>;

/** Lowest price of a day, with what a party pays. */
const partyDay = fareDay.extend({
  /** Of the whole party, rial; null where no offer has places for all of it. Absent in answers of the previous version. */
  total: rial.nullable().optional(),
});
export type PartyDay = z.infer<typeof partyDay>;

export const flightSearchValue = pageOf(
  flightOffer.extend({
    /**
     * In the first step of a return: the party's lowest price of a way back that can be combined with this outbound,
     * rial; null without any. Null on one way and in the second step.
     */
    return_from: rial.nullable(),
  }),
).extend({
  /** Number of `total` that can be bought: in the first step of a return, those with a way back. Facets count these. */
  open: z.number().int(),
  /** Number of flights that `total` counts the fares of. Absent in answers of the previous version. */
  flights: z.number().int().optional(),
  /** Number of pages: each has ten flights, with all of their fares. Absent in answers of the previous version. */
  pages: z.number().int().optional(),
  /** Number of offers without any filter. */
  full_count: z.number().int(),
  facets: flightFacets,
  origin: place,
  destination: place,
  departure_date: isoDate,
  return_date: isoDate.nullable(),
  ...counts.shape,
  class: z.enum(transportationClasses),
  /** Direction of the offers. */
  direction: z.enum(flightDirections),
  /** The chosen outbound in its current state; null in the first step. */
  outbound: flightOffer.nullable(),
  /** The chosen outbound is no longer available: the offers are those of the first step. */
  is_outbound_gone: z.boolean(),
  /** Always null; see `return_from` of each offer. A website of the version before added it to every one of them. */
  cheapest_return: z.null(),
  /** Three days on either side, for the shown direction; none is past. */
  strip: z.array(partyDay),
  /** Nearby days with offers, when nothing matches. */
  nearest: z.array(fareDay),
  /**
   * Routes to suggest when nothing is available on any nearby day either: from the nearest other origin and to the
   * nearest other destination; without either, between the nearest pair of other cities. Absent in answers of the
   * previous version.
   */
  near_routes: z.array(nearRoute).max(2).optional(),
});
export type FlightSearchValue = z.infer<typeof flightSearchValue>;

/** Call 67. At most 62 days. */
export const fareCalendarQuery = z.strictObject({
  origin_city_id: z.number().int().positive(),
  destination_city_id: z.number().int().positive(),
  from: isoDate,
  to: isoDate,
  return: z.literal(true).optional(),
  class: z.enum(transportationClasses).default("economy"),
});
export const fareCalendarValue = z.object({
  outbound: z.array(fareDay).max(FARE_CALENDAR_DAYS.max),
  inbound: z.array(fareDay).max(FARE_CALENDAR_DAYS.max).nullable(),
});
export type FareCalendarValue = z.infer<typeof fareCalendarValue>;

/** Part of a price for one type of person. */
export const flightLine = z.object({
  direction: z.enum(flightDirections),
  type: z.enum(ageGroups),
  count: z.number().int(),
  /** For one person, rial. */
  fare: rial,
  taxes: rial,
  amount: rial,
});
export type FlightLine = z.infer<typeof flightLine>;

/** Departure and arrival of a flight, by the local clocks of its airports. */
const times = z.object({
  departs_at: epochSeconds,
  departs_local: localDateTime,
  arrives_at: epochSeconds,
  arrives_local: localDateTime,
});

/** Call 68. */
export const offerQuery = counts.strict();
export const offerValue = z.object({
  offer: flightOffer,
  /** Total for the same party when the offer was made, if it differs. */
  previous_total: rial.nullable(),
  /** Flights whose times changed since the offer was made, with the earlier times. Absent: none. */
  previous_times: z.array(z.object({ flight_id: z.number().int(), before: times })).optional(),
  lines: z.array(flightLine),
  penalties: z.array(datedPenalty),
});
export type OfferValue = z.infer<typeof offerValue>;

/** Payload of a refusal of call 68: the chosen flights, and their cheapest offer that still has places. */
export type GoneOfferValue = { offer: FlightOffer; fresh: FlightOffer | null };

/** Replacement for a quote (call 68b) refused because of its offers: the same flights as they are sold now. */
export type GoneQuoteValue = {
  /** `total`: of both directions for this party, rial. Null when one of them is not available at all. */
  fresh: { offer_id: string; return_offer_id: string | null; total: number } | null;
};

/** Call 69. `price`: rial, for one seat on one flight. */
const seat = z.object({
  seat: z.string(),
  /** Letter of the column. */
  column: z.string(),
  class: z.enum(transportationClasses),
  state: z.enum(seatStates),
  price: rial,
  traits: z.array(z.enum(seatTraits)),
  for: z.array(z.enum(seatUses)),
});
export const seatMapValue = z.object({
  segments: z.array(
    z.object({
      flight_id: z.number().int(),
      number: z.string(),
      origin: z.string().length(3),
      destination: z.string().length(3),
      aircraft: z.string(),
      /** Letters from left to right; null is an aisle. */
      columns: z.array(z.string().nullable()),
      rows: z.array(z.object({ number: z.number().int(), is_exit: z.boolean(), seats: z.array(seat) })),
    }),
  ),
});
export type SeatMapValue = z.infer<typeof seatMapValue>;

/** Call 68b. With `instead_of` and without offers: the flights and fares of that hold. */
export const flightQuoteInput = z.strictObject({
  offer_id: offerId.optional(),
  return_offer_id: offerId.optional(),
  ...counts.shape,
  instead_of: insteadOf.optional(),
});
export type FlightQuoteInput = z.infer<typeof flightQuoteInput>;

/** Subject of a reservation of flights, as shown on its pages and its ticket. */
export const flightSubject = z.object({
  kind: z.literal("flight"),
  origin: place,
  destination: place,
  departure_date: isoDate,
  return_date: isoDate.nullable(),
  /** The local day of the last departure, on which ages count. */
  last_departure_date: isoDate,
  is_abroad: z.boolean(),
  /** Months that a passport must be valid after the journey; null without a requirement. */
  passport_months: z.number().int().nullable(),
  ...counts.shape,
  flights: z
    .array(flightJourney.extend({ direction: z.enum(flightDirections) }))
    .min(1)
    .max(2),
  lines: z.array(flightLine),
});
export type FlightSubject = z.infer<typeof flightSubject>;

/** A seat of a reservation. `traveller`: index in the list of travellers, from 0. */
export const reservedSeat = z.object({
  flight_id: z.number().int(),
  traveller: z.number().int().min(0),
  seat: z.string(),
  price: rial,
});
export type ReservedSeat = z.infer<typeof reservedSeat>;

export const flightChange = z.object({
  change_id: z.number().int(),
  flight_id: z.number().int(),
  kind: z.enum(flightChangeKinds),
  /** A major change may be declined free of charge. */
  is_major: z.boolean(),
  state: z.enum(["open", "accepted", "told"]),
  before: times,
  /** Null when the flight is cancelled. */
  after: times.nullable(),
  at: epochSeconds,
});
export type FlightChange = z.infer<typeof flightChange>;

/**
 * The carrier's own identifiers of a direction: its record locator, and a ticket number for each traveller in order.
 */
export const issuedDirection = z.object({
  direction: z.enum(flightDirections),
  locator: z.string(),
  tickets: z.array(z.string()),
});

export const flightQuoteValue = quoteEnvelope.extend({ subject: flightSubject });
export type FlightQuoteValue = z.infer<typeof flightQuoteValue>;

const flightOwn = z.object({
  subject: flightSubject,
  seats: z.array(reservedSeat),
  changes: z.array(flightChange),
  /** Empty until it is issued. */
  issued: z.array(issuedDirection),
});
export const flightReservationValue = reservationEnvelope.extend(flightOwn.shape);
export type FlightReservationValue = z.infer<typeof flightReservationValue>;
export const flightStatusValue = statusEnvelope.extend(flightOwn.pick({ issued: true, changes: true }).shape);
export type FlightStatusValue = z.infer<typeof flightStatusValue>;
export const flightVoucherValue = voucherEnvelope.extend(flightOwn.shape);
export type FlightVoucherValue = z.infer<typeof flightVoucherValue>;

/** Call 70b. `seat`: null releases one. `agreed_total`: total of all seats, rial. */
export const seatsInput = z.strictObject({
  seats: z
    .array(
      z.strictObject({
        flight_id: z.number().int().positive(),
        traveller: z
          .number()
          .int()
          .min(0)
          .max(PARTY.max * 2),
        seat: z.string().min(SEAT_TEXT.min).max(SEAT_TEXT.max).nullable(),
      }),
    )
    .min(1)
    .max(PARTY.max * 2 * SEGMENTS.max),
  agreed_total: rial,
});
export type SeatsInput = z.infer<typeof seatsInput>;

/** Offers of the directions that are changed; another stays as it is. */
const otherFlights = { offer_id: offerId.optional(), return_offer_id: offerId.optional() };
/** Calls 53b and 54b of flights. */
export const flightChangeQuery = z.strictObject(otherFlights);
export const flightChangeInput = z.strictObject({ ...otherFlights, ...changeConfirmed });
export type FlightChangeQuery = z.infer<typeof flightChangeQuery>;

/** Call 70c. Declining is a cancellation, which is then free. */
export const answerChangeInput = z.strictObject({
  change_id: z.number().int().positive(),
  answer: z.enum(["accept"]),
});

/** Calls of flights with their shapes. */
export const flightContract = [
  ...flightRouteContract,
  ...withShapes(flightCalls, {
    search: [flightSearchQuery, flightSearchValue],
    priceCalendar: [fareCalendarQuery, fareCalendarValue],
    offer: [offerQuery, offerValue],
    seatMap: [nothing, seatMapValue],
  }),
  ...withShapes(
    flightReserveCalls,
    reserveShapes(flightQuoteInput, flightQuoteValue, flightReservationValue, flightStatusValue, flightVoucherValue),
  ),
  ...withShapes(flightChangeCalls, {
    changeQuote: [flightChangeQuery, changeQuoteValue],
    change: [flightChangeInput, flightReservationValue],
  }),
  ...withShapes(flightOwnCalls, {
    seatMap: [nothing, seatMapValue],
    seats: [seatsInput, flightReservationValue],
    answerChange: [answerChangeInput, flightReservationValue],
  }),
];
