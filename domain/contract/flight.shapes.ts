import { z } from "zod";
import { FARE_CALENDAR_DAYS, FLIGHT_GROUP, OFFER_ID_TEXT, PARTY, SEAT_TEXT, SEGMENTS } from "../bounds.ts";
import { ageGroups, transportationClasses, transportationTypes } from "../enums/enums.ts";
import { connectionKinds } from "../flight/connections.ts";
import { dayBands, stopCounts } from "../flight/facets.ts";
import { flightSorts } from "../flight/order.ts";
import { seatUses } from "../flight/seat-uses.ts";
import { seatStates, seatTraits } from "../flight/seats.ts";
import { citySummary } from "./base.shapes.ts";
import { epochSeconds, isoDate, pageNumber, pageOf, rial } from "./envelope.shapes.ts";
import { cancellationSentence, confirmations, datedPenalty, facetValue } from "./property.shapes.ts";
import {
  insteadOf,
  quoteEnvelope,
  reservationEnvelope,
  statusEnvelope,
  voucherEnvelope,
} from "./reservation.shapes.ts";

export const flightDirections = ["outbound", "inbound"] as const;
export const fareBrands = ["saver", "classic", "flex", "charter"] as const;
export type FareBrand = (typeof fareBrands)[number];
export const flightPolicyIds = ["system_flex", "system_classic", "system_saver", "charter_table", "charter"] as const;
export const fareDayStates = ["open", "full", "none"] as const;
export const flightChangeKinds = ["retimed", "cancelled"] as const;

/** A city as flights name it. */
const place = citySummary.pick({ id: true, slug: true, name_fa: true, name_en: true });

/** Names of a company that flies. Those of the demonstration are invented. */
const carrier = z.object({ code: z.string(), name_fa: z.string(), name_en: z.string() });

/** One end of a flight. */
const flightEnd = z.object({
  iata: z.string().length(3),
  name_fa: z.string(),
  name_en: z.string(),
  city: place,
  country: z.string().length(2),
  terminal: z.string().nullable(),
});

/** One flight of an offer. Instants, and the clock of each end at them: `2026-12-01T08:30`. */
export const flightSegment = z.object({
  flight_id: z.number().int(),
  carrier,
  /** Who really flies it, where that is another company. */
  operated_by: carrier.nullable(),
  number: z.string(),
  origin: flightEnd,
  destination: flightEnd,
  departs_at: epochSeconds,
  departs_local: z.string(),
  arrives_at: epochSeconds,
  arrives_local: z.string(),
  /** Days between the two local dates, -1 to 2. */
  day_shift: z.number().int(),
  minutes: z.number().int(),
  aircraft: z.string(),
  class: z.enum(transportationClasses),
  booking_class: z.string(),
});
export type FlightSegment = z.infer<typeof flightSegment>;

/** Between a flight and the next one: where one lands and where one leaves from. */
export const layover = z.object({
  from: z.string().length(3),
  to: z.string().length(3),
  city: place,
  minutes: z.number().int(),
  kind: z.enum(connectionKinds),
  is_overnight: z.boolean(),
});
export type Layover = z.infer<typeof layover>;

/** Of one person, rial. Taxes are returned with every cancellation before departure. */
const farePrice = z.object({ fare: rial, taxes: rial });
const farePrices = z.object({ adult: farePrice, child: farePrice, infant: farePrice });
export type FarePrices = z.infer<typeof farePrices>;

const bags = z.object({ cabin_kg: z.number().int(), checked_kg: z.number().int(), pieces: z.number().int() });
const baggage = z.object({ adult: bags, child: bags, infant: bags });
export type Baggage = z.infer<typeof baggage>;

/** A journey in one direction: one to three flights with a fare each, as it was agreed or would be. */
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
  /** Exact to nine, then null. */
  seats_left: z.number().int().nullable(),
  /** What cancelling costs this party. */
  cancellation: cancellationSentence,
});
export type FlightOffer = z.infer<typeof flightOffer>;

const group = z.number().int().min(FLIGHT_GROUP.min).max(FLIGHT_GROUP.max);
/** Who flies: adults of twelve and over, children of two to eleven, infants without a seat. */
const counts = z.object({
  adult_count: group,
  child_count: group.default(0),
  infant_count: group.default(0),
});
export type FlightCounts = z.infer<typeof counts>;

/** Codes of carriers or airports. */
const codes = z.array(z.string().max(3)).max(40).optional();

/** What narrows and orders a list of offers. */
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
  /** With a bag to check in. */
  bag: z.literal(true).optional(),
  /** Something is given back today. */
  refundable: z.literal(true).optional(),
  /** Without a change on one's own risk. */
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
  /** Of the whole party; null when there is nothing. */
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
  /** Judged by `domain/flight/passengers.ts`, which knows the words for what is wrong. */
  adult_count: z.number().int(),
  child_count: z.number().int().default(0),
  infant_count: z.number().int().default(0),
  class: z.enum(transportationClasses).default("economy"),
  /** The chosen way out: what is answered are the ways back. */
  outbound: offerId.optional(),
});
export type FlightSearchQuery = z.infer<typeof flightSearchQuery>;

/** The lowest price of a day, an adult's. */
export const fareDay = z.object({ date: isoDate, min_price: rial.nullable(), state: z.enum(fareDayStates) });
export type FareDay = z.infer<typeof fareDay>;

/** A route with flights beside one that has none. */
const nearRoute = z.object({
  origin: place,
  destination: place,
  /** From the airport that was asked for to the nearest one of this end; 0 where it is that one. */
  origin_meters: z.number().int(),
  destination_meters: z.number().int(),
  /** Of the days on which it can be had, the one nearest to the day that was asked for. */
  date: isoDate,
  /** An adult's lowest price on that day, rial. */
  min_price: rial,
});
export type NearRoute = z.infer<typeof nearRoute>;

export const flightSearchValue = pageOf(
  flightOffer.extend({
    /**
     * In the first step of a return: the party's lowest price of a way back that can be bought with this way out, rial;
     * null where there is none. Null on one way and in the second step.
     */
    return_from: rial.nullable(),
  }),
).extend({
  /** Of `total` those that can be bought: in the first step of a return with a way back. Facets count these. */
  open: z.number().int(),
  /** How many flights `total` are fares of; the version before does not say. */
  flights: z.number().int().optional(),
  /** How many there are without any filter. */
  full_count: z.number().int(),
  facets: flightFacets,
  origin: place,
  destination: place,
  departure_date: isoDate,
  return_date: isoDate.nullable(),
  ...counts.shape,
  class: z.enum(transportationClasses),
  /** Which way the offers are of. */
  direction: z.enum(flightDirections),
  /** The chosen way out as it stands now; null in the first step. */
  outbound: flightOffer.nullable(),
  /** The way out that was chosen cannot be had any more: the offers are of the first step. */
  is_outbound_gone: z.boolean(),
  /** Always null; see `return_from` of each offer. A website of the version before added it to every one of them. */
  cheapest_return: z.null(),
  /** Three days on either side, for the shown direction; none is past. */
  strip: z.array(fareDay),
  /** Days nearby on which something can be had, where nothing matches. */
  nearest: z.array(fareDay),
  /**
   * Where nothing can be had on any day nearby either: the nearest other origin that is flown from to the destination, and
   * the nearest other destination; where there is neither, the nearest two. The version before does not say.
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

/** One person type's part of a price. */
export const flightLine = z.object({
  direction: z.enum(flightDirections),
  type: z.enum(ageGroups),
  count: z.number().int(),
  /** A person's, rial. */
  fare: rial,
  taxes: rial,
  amount: rial,
});
export type FlightLine = z.infer<typeof flightLine>;

/** When a flight leaves and lands, by the clocks of its ends. */
const times = z.object({
  departs_at: epochSeconds,
  departs_local: z.string(),
  arrives_at: epochSeconds,
  arrives_local: z.string(),
});

/** Call 68. */
export const offerQuery = counts.strict();
export const offerValue = z.object({
  offer: flightOffer,
  /** What the same party would have paid when the offer was made, where that differs. */
  previous_total: rial.nullable(),
  /** The times that its flights had when the offer was made, of those that have others now. Absent: none. */
  previous_times: z.array(z.object({ flight_id: z.number().int(), before: times })).optional(),
  lines: z.array(flightLine),
  penalties: z.array(datedPenalty),
});
export type OfferValue = z.infer<typeof offerValue>;

/** What a refusal of call 68 brings: the flights that were chosen, and the lowest offer of the same ones that still has places. */
export type GoneOfferValue = { offer: FlightOffer; fresh: FlightOffer | null };

/** What a quote (call 68b) that is refused for its offers can be asked for instead: the same flights as they are sold now. */
export type GoneQuoteValue = {
  /** `total`: of both ways for this party, rial. Null where one of them cannot be had at all. */
  fresh: { offer_id: string; return_offer_id: string | null; total: number } | null;
};

/** Call 69. `price`: rial, for one seat on one flight. */
const seat = z.object({
  seat: z.string(),
  /** The letter above the column. */
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

/** Call 68b. In place of a hold without offers: the flights and fares of that hold. */
export const flightQuoteInput = z.strictObject({
  offer_id: offerId.optional(),
  return_offer_id: offerId.optional(),
  ...counts.shape,
  instead_of: insteadOf.optional(),
});
export type FlightQuoteInput = z.infer<typeof flightQuoteInput>;

/** What a reservation of flights is of, as its pages and its ticket say it. */
export const flightSubject = z.object({
  kind: z.literal("flight"),
  origin: place,
  destination: place,
  departure_date: isoDate,
  return_date: isoDate.nullable(),
  /** The local day of the last departure, on which ages count. */
  last_departure_date: isoDate,
  is_abroad: z.boolean(),
  /** Months that a passport must be valid after the journey; null where none is needed. */
  passport_months: z.number().int().nullable(),
  ...counts.shape,
  flights: z
    .array(flightJourney.extend({ direction: z.enum(flightDirections) }))
    .min(1)
    .max(2),
  lines: z.array(flightLine),
});
export type FlightSubject = z.infer<typeof flightSubject>;

/** A seat of a reservation. `traveller`: its place in the list of travellers, from 0. */
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
  /** A major change may be refused free of charge. */
  is_major: z.boolean(),
  state: z.enum(["open", "accepted", "told"]),
  before: times,
  /** Null where the flight is cancelled. */
  after: times.nullable(),
  at: epochSeconds,
});
export type FlightChange = z.infer<typeof flightChange>;

/** The carrier's own names of a direction: its record locator, and a ticket number for each traveller in order. */
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

/** Call 70b. `seat`: null gives one back. `agreed_total`: what all seats come to, rial. */
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

/** Call 70c. Refusing is a cancellation, which then costs nothing. */
export const answerChangeInput = z.strictObject({
  change_id: z.number().int().positive(),
  answer: z.enum(["accept"]),
});
